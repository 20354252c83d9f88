// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "ui/view/ComparePicture.h"

#include <QDialog>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QTableWidget;

namespace berth::ui {

/// Two branches side by side: what each comes to, and which pods went another way. Not modal; asks for the comparison of
/// what its two boxes say. Deletes itself.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    explicit CompareDialog(QWidget* parent);

    /// Offers these branches; keeps what was chosen where it is still there. `first` and `second` are chosen at first.
    void setBranches(const std::vector<BranchInfo>& branches, std::uint32_t first, std::uint32_t second);
    void setView(const CompareView& view);
    const CompareView& view() const { return view_; }
    std::uint32_t first() const;
    std::uint32_t second() const;
    QString copyText(bool markdown) const;

Q_SIGNALS:
    void comparisonWanted(std::uint32_t first, std::uint32_t second);
    void podActivated(const QString& pod);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeChoice();
    QWidget* makeButtons();
    void inkLetters();
    void fillFigures();
    void fillPods();

    QComboBox* first_ = nullptr;
    QComboBox* second_ = nullptr;
    std::array<QLabel*, 2> letters_{}; ///< "A" and "B", in the colours of their lines
    QLabel* asOf_;
    QTableWidget* figures_;
    QTableWidget* pods_;
    CompareView view_;
};

} // namespace berth::ui
