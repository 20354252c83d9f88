// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Selection.h"

namespace berth::ui {

void SelectionModel::selectPod(PodId pod) {
    if (pod.valid()) select({pod, {}, {}});
}

void SelectionModel::selectNode(NodeId node) {
    if (node.valid()) select({{}, node, {}});
}

void SelectionModel::selectPoint(ExtensionPoint point) {
    select({{}, {}, point});
}

void SelectionModel::selectGang(const std::string& gang) {
    if (!gang.empty()) select(Selection::ofGang(gang));
}

void SelectionModel::selectDeadlock() {
    select(Selection::ofDeadlock());
}

void SelectionModel::selectTenant(const std::string& tenant) {
    if (!tenant.empty()) select(Selection::ofTenant(tenant));
}

void SelectionModel::selectWhat(const Selection& selection) {
    if (!selection.isEmpty()) select(selection);
}

void SelectionModel::clear() {
    select({});
}

void SelectionModel::reset() {
    history_.assign(1, Selection{});
    show(0);
}

void SelectionModel::goBack() {
    if (canGoBack()) show(position_ - 1);
}

void SelectionModel::goForward() {
    if (canGoForward()) show(position_ + 1);
}

void SelectionModel::select(const Selection& selection) {
    if (selection == current_) return;
    history_.resize(position_ + 1);
    history_.push_back(selection);
    show(history_.size() - 1);
}

void SelectionModel::show(std::size_t position) {
    position_ = position;
    current_ = history_[position];
    Q_EMIT changed(current_);
}

} // namespace berth::ui
