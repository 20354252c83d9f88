// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Player.h"
#include "ui/session/SessionModel.h"
#include "ui/session/StopRule.h"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace berth::ui {

class ActionButton;

/// Asks what to run until: an instant, an extension point, a pod's state, an event, a node, a plugin. Not modal; the
/// same answer can be set as a breakpoint.
class RunUntilDialog : public QDialog {
    Q_OBJECT

public:
    enum class Kind { Time, Point, Pod, Event, Node, Plugin };

    RunUntilDialog(const SessionModel& model, QWidget* parent);

    void choose(Kind kind);
    Kind kind() const;
    /// The rule that the fields say; nothing while they say none.
    std::optional<StopRule> rule() const;
    /// "1m30s", "90", "00:14:32": a span since the start; nothing for anything else.
    static std::optional<Duration> readSpan(const QString& words);

Q_SIGNALS:
    void runRequested(const berth::ui::StopRule& rule, berth::ui::Pace pace);
    void breakpointRequested(const berth::ui::StopRule& rule);

private:
    void addPage(QWidget* field, QWidget* second = nullptr);
    void say();
    void buildPages();
    void buildFields();
    void fillNames();
    void refresh();
    void run();

    const SessionModel& model_;
    std::vector<QLabel*> labels_; ///< of the pages, in the order of Kind
    QLabel* until_;
    QLabel* way_;
    QComboBox* kind_;
    QStackedWidget* pages_;
    QLineEdit* time_;
    QComboBox* point_;
    QComboBox* pod_;
    QComboBox* podState_;
    QComboBox* event_;
    QComboBox* node_;
    QComboBox* plugin_;
    QCheckBox* rejects_;
    QComboBox* pace_;
    QLabel* says_;
    ActionButton* run_;
    ActionButton* break_;
};

} // namespace berth::ui
