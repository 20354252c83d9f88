// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/SubmitRequest.h"

#include <QStringList>
#include <QWidget>

#include <array>

class QButtonGroup;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace berth::ui {

class ActionButton;
class DragHandle;
class DurationBox;

/// Makes pods: level, GPUs, gang size, queue, duration, GPU model; of a gang also how many it needs, how long it waits
/// and where it is kept together. Enter anywhere in it submits.
class SubmitPanel : public QWidget {
    Q_OBJECT

public:
    explicit SubmitPanel(QWidget* parent = nullptr);

    SubmitRequest request() const;
    void setRequest(const SubmitRequest& request);
    /// The queues to choose from, the first chosen unless the present one is among them.
    void setQueues(const QStringList& queues);
    /// The GPU models to choose from beside any; without one there is nothing to choose.
    void setModels(const QStringList& models);
    /// The levels of the network that a gang may be kept together in: labels that nodes carry, outermost first.
    void setTopologies(const QStringList& labels);
    /// The name the pod would get ("sft-7b-5"); the button says "Submit sft-7b-5". Empty: "Submit pod".
    void setProposedName(const QString& name);

Q_SIGNALS:
    void submitted(const berth::ui::SubmitRequest& request);
    /// The person wants to change fields that the panel does not have.
    void yamlRequested(const berth::ui::SubmitRequest& request);
    /// Any field changed: the moment to propose another name.
    void requestChanged(const berth::ui::SubmitRequest& request);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildGang();
    void showGang();
    void chooseTopology(const SubmitRequest& request);
    void retranslate();
    void nameButton();
    void styleCaptions();
    void submit();
    void announceChange();

    QButtonGroup* levels_ = nullptr;
    QDoubleSpinBox* gpus_ = nullptr;
    QSpinBox* pods_ = nullptr;
    QComboBox* queue_ = nullptr;
    DurationBox* duration_ = nullptr;
    QComboBox* model_ = nullptr;
    std::array<QLabel*, 5> captions_{};
    QWidget* gang_ = nullptr; ///< what is asked of a gang alone
    QSpinBox* minMember_ = nullptr;
    QSpinBox* timeout_ = nullptr;
    QComboBox* topology_ = nullptr;
    std::array<QLabel*, 3> gangCaptions_{};
    QStringList topologies_; ///< as setTopologies() was given them
    DragHandle* handle_ = nullptr;
    ActionButton* yaml_ = nullptr;
    ActionButton* submit_ = nullptr;
    QString proposedName_;
};

} // namespace berth::ui
