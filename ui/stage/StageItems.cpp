// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageItems.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/SlotPainter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

bool sameNodes(const GroupView& a, const GroupView& b) {
    if (a.name != b.name || a.spine != b.spine || a.zone != b.zone || a.nodes.size() != b.nodes.size()) return false;
    for (std::size_t i = 0; i < a.nodes.size(); ++i)
        if (!a.nodes[i].isSameAs(b.nodes[i]) &&
            (a.nodes[i]->node != b.nodes[i]->node || a.nodes[i]->gpus != b.nodes[i]->gpus ||
             a.nodes[i]->counted.size() != b.nodes[i]->counted.size()))
            return false;
    return true;
}

qreal distance(const QRectF& rect, const QPointF& point) {
    const qreal dx = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const qreal dy = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

} // namespace

bool StageItems::sameShape(const std::vector<GroupView>& groups) const {
    return groups.size() == groups_.size() && std::equal(groups.begin(), groups.end(), groups_.begin(), sameNodes);
}

bool StageItems::setGroups(std::vector<GroupView> groups, DetailLevel level, qreal zoom, qreal width) {
    const bool same = sameShape(groups);
    groups_ = std::move(groups);
    if (!same) {
        layOut(level, zoom, width);
        return true;
    }
    for (StageItem& item : items_)
        item.card = &*groups_[static_cast<std::size_t>(item.group)].nodes[static_cast<std::size_t>(item.index)];
    return false;
}

void StageItems::layOut(DetailLevel level, qreal zoom, qreal width) {
    layout_ = layoutStage(groups_, level, zoom, width);
    items_.clear();
    firstOf_.clear();
    byNode_.clear();
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        firstOf_.push_back(count());
        for (std::size_t j = 0; j < groups_[i].nodes.size(); ++j) {
            byNode_[groups_[i].nodes[j]->node] = count();
            items_.push_back(
                {&*groups_[i].nodes[j], layout_.groups[i].items[j], static_cast<int>(i), static_cast<int>(j)});
        }
    }
}

int StageItems::indexOf(NodeId node) const {
    const auto found = byNode_.find(node);
    return found == byNode_.end() ? -1 : found->second;
}

int StageItems::itemAt(const QPointF& point, qreal reach) const {
    int nearest = -1;
    qreal best = reach;
    for (std::size_t i = 0; i < layout_.groups.size(); ++i) {
        if (!layout_.groups[i].frame.contains(point)) continue;
        for (std::size_t j = 0; j < layout_.groups[i].items.size(); ++j) {
            const qreal away = distance(layout_.groups[i].items[j], point);
            if (away > best || (away == best && nearest >= 0)) continue;
            nearest = firstOf_[i] + static_cast<int>(j);
            best = away;
        }
    }
    return nearest;
}

int StageItems::indexAt(int group, int node) const {
    return firstOf_[static_cast<std::size_t>(group)] + node;
}

const SharedCard& StageItems::shared(int index) const {
    const StageItem& item = at(index);
    return groups_[static_cast<std::size_t>(item.group)].nodes[static_cast<std::size_t>(item.index)];
}

SlotRows slotRowsOf(const NodeCardView& card, DetailLevel level) {
    switch (level) {
    case DetailLevel::Card: return cardGeometry(card.gpus).slots;
    case DetailLevel::Compact: return compactSlots(card.gpus);
    case DetailLevel::Tile:
    case DetailLevel::Cell: break;
    }
    return tileSlots(card.gpus);
}

QString deviceSentence(const NodeCardView& card, int device) {
    QStringList pods;
    for (const PodSlotsView& pod : card.pods)
        if (std::find(pod.devices.begin(), pod.devices.end(), device) != pod.devices.end())
            pods << slotSentence(pod, card);
    const QString gpu =
        QCoreApplication::translate("berth::ui::NodeCard", "GPU %1 of %2").arg(QString::number(device), card.name);
    if (pods.isEmpty()) return QCoreApplication::translate("berth::ui::NodeCard", "%1, free").arg(gpu);
    if (const QString shares = deviceShares(card, device); !shares.isEmpty()) pods << shares;
    return gpu + QStringLiteral(": ") + pods.join(QStringLiteral("; "));
}

} // namespace berth::ui
