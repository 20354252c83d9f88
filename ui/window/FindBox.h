// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/Moment.h"
#include "ui/window/ActionTable.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;

namespace berth::ui {

/// What a search found: a pod, a node, a PodGroup, an extension point, a plugin at its first point, or an action.
struct Found {
    PodId pod;
    NodeId node;
    QString name;
    std::optional<ExtensionPoint> point = {};
    std::optional<ActionId> action = {};
    std::string gang = {}; ///< "namespace/name" of a PodGroup

    friend bool operator==(const Found&, const Found&) = default;
};

/// Pods, nodes, PodGroups, points, plugins and enabled actions whose name holds `words`; names that begin with them first, at most
/// `most`.
std::vector<Found> findByName(const Moment& moment, const ActionTable& actions, const QString& words, std::size_t most);

/// The search that opens over the stage: type, choose, Enter.
class FindBox : public QWidget {
    Q_OBJECT

public:
    FindBox(const ActionTable& actions, QWidget* parent);

    /// Opens below `top` of its parent. `moment` must live until the box is closed or opened again.
    void openOver(const Moment& moment);
    /// Opens with these to choose from.
    void openList(std::vector<Found> all);

Q_SIGNALS:
    void chosen(const berth::ui::Found& found);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void search();
    void choose();

    const ActionTable& actions_;
    const Moment* moment_ = nullptr;
    QLineEdit* words_;
    QListWidget* list_;
    QLabel* none_;
    std::vector<Found> all_; ///< of openList
    std::vector<Found> found_;
};

} // namespace berth::ui
