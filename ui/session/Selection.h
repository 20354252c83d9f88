// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/pipeline/PointText.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace berth::ui {

/// What the window is about. Nothing selected means "the cycle at the cursor".
struct Selection {
    PodId pod;
    NodeId node;
    std::optional<ExtensionPoint> point;
    std::string gang = {};   ///< "namespace/name" of a PodGroup; empty for none
    bool deadlock = false;   ///< the one at the cursor
    std::string tenant = {}; ///< a namespace: all its pods; empty for none

    static Selection ofGang(std::string gang) { return {{}, {}, {}, std::move(gang)}; }
    static Selection ofDeadlock() { return {{}, {}, {}, {}, true}; }
    static Selection ofTenant(std::string tenant) { return {{}, {}, {}, {}, false, std::move(tenant)}; }

    bool isEmpty() const {
        return !pod.valid() && !node.valid() && !point && gang.empty() && !deadlock && tenant.empty();
    }
    friend bool operator==(const Selection&, const Selection&) = default;
};

/// The one selection that all panels share, with the way back.
class SelectionModel : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const Selection& current() const { return current_; }
    void selectPod(PodId pod);
    void selectNode(NodeId node);
    void selectPoint(ExtensionPoint point);
    void selectGang(const std::string& gang);
    void selectDeadlock();
    void selectTenant(const std::string& tenant);
    /// Anything but nothing.
    void selectWhat(const Selection& selection);
    void clear();
    /// Forgets everything, ids of another trace too.
    void reset();

    bool canGoBack() const { return position_ > 0; }
    bool canGoForward() const { return position_ + 1 < history_.size(); }
    void goBack();
    void goForward();

Q_SIGNALS:
    void changed(const berth::ui::Selection& selection);

private:
    void select(const Selection& selection);
    void show(std::size_t position);

    Selection current_;
    std::vector<Selection> history_{Selection{}};
    std::size_t position_ = 0;
};

} // namespace berth::ui
