// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/pipeline/PointText.h"

#include <QObject>

#include <optional>
#include <vector>

namespace berth::ui {

/// What the window is about. Nothing selected means "the cycle at the cursor".
struct Selection {
    PodId pod;
    NodeId node;
    std::optional<ExtensionPoint> point;

    bool isEmpty() const { return !pod.valid() && !node.valid() && !point; }
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
