// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/Session.h"
#include "ui/compare/CompareView.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <vector>

class QComboBox;
class QLabel;

namespace berth::ui {

class ActionButton;

/// The head of the comparison: what is the same, which branches, and what can be taken along.
class CompareHead : public QWidget {
    Q_OBJECT

public:
    explicit CompareHead(QWidget* parent);

    /// Offers these branches and chooses two.
    void setBranches(const std::vector<BranchInfo>& branches, std::uint32_t first, std::uint32_t second);
    void setSubtitle(const QString& subtitle);
    void setNotes(const QString& first, const QString& second);
    /// Whether there is something to be saved.
    void setReady(bool isReady);
    std::uint32_t branch(std::size_t side) const;
    QComboBox& box(std::size_t side) const { return *boxes_[side]; }
    QString name(std::size_t side) const;
    ActionButton& reportButton() const { return *report_; }
    ActionButton& exportButton() const { return *export_; }

Q_SIGNALS:
    void branchesChosen();
    void reportRequested();
    void exportRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeTitle();
    QWidget* makeSide(std::size_t side);
    void say();
    void ink();

    QLabel *title_, *subtitle_;
    std::array<QLabel*, 2> letters_{}, notes_{};
    std::array<QWidget*, 2> samples_{};
    std::array<QComboBox*, 2> boxes_{};
    ActionButton *report_, *export_;
};

} // namespace berth::ui
