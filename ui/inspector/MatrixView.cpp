// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/CycleRecord.h"
#include "engine/trace/Pool.h"
#include "ui/inspector/InspectorContent.h"
#include "ui/view/BeatText.h"
#include "ui/view/Text.h"

#include <algorithm>

namespace berth::ui {

MatrixView::MatrixView(std::shared_ptr<const CycleRecord> record, std::shared_ptr<const Pool> pool,
                       const Watched& watched, NodeId selected)
    : record_(std::move(record)), pool_(std::move(pool)), watched_(watched), selected_(selected) {
    for (const CycleRecord::PluginIndex plugin : record_->filterPlugins)
        plugins_.push_back(pluginName(*record_, plugin));
}

std::size_t MatrixView::size() const {
    return record_ != nullptr ? record_->nodes.size() : 0;
}

/// nullptr where the node was not asked yet.
const Status* MatrixView::statusOf(std::size_t index) const {
    if (statuses_.empty()) {
        statuses_.assign(size(), nullptr);
        const std::size_t shown = std::min(watched_.verdicts, record_->verdicts.size());
        for (std::size_t i = 0; i < shown; ++i) statuses_[record_->verdicts[i].node] = &record_->verdicts[i].status;
    }
    return statuses_[index];
}

/// Plugins are asked in order, up to the one that rejects.
void MatrixView::mark(const Status& status, Row& row) const {
    row.passed = status.ok();
    const QString rejecter = row.passed ? QString() : text(status.plugin());
    for (std::size_t i = 0; i < plugins_.size(); ++i) {
        const bool rejects = !row.passed && plugins_[i] == rejecter;
        row.marks[i] = rejects ? markOf(status) : Mark::Success;
        if (rejects) break;
    }
}

MatrixView::Row MatrixView::row(std::size_t index) const {
    const NodeId node = record_->nodes[index];
    Row row{node, text(pool_->nodeName(node)), std::vector<Mark>(plugins_.size(), Mark::None), node == selected_,
            false};
    if (const Status* status = statusOf(index))
        mark(*status, row);
    else if (watched_.next == static_cast<std::uint32_t>(index) && !row.marks.empty())
        row.marks.front() = Mark::Next;
    return row;
}

bool operator==(const MatrixView& one, const MatrixView& other) {
    if (one.watched_ != other.watched_ || one.selected_ != other.selected_) return false;
    if (one.record_ == other.record_) return true;
    return one.record_ != nullptr && other.record_ != nullptr && *one.record_ == *other.record_;
}

} // namespace berth::ui
