// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/StageItems.h"

#include "ui/stage/CardGeometry.h"
#include "ui/stage/SlotPainter.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

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

bool StageItems::sameShape(const GroupList& groups) const {
    if (groups.size() != groups_.size()) return false;
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (!groups.isSameAt(i, groups_) && !sameNodes(groups[i], groups_[i])) return false;
    return true;
}

bool StageItems::setGroups(GroupList groups, DetailLevel level, qreal zoom, qreal width) {
    const bool same = sameShape(groups);
    const GroupList before = std::exchange(groups_, std::move(groups));
    if (!same) {
        layOut(level, zoom, width);
        return true;
    }
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (!groups_.isSameAt(i, before)) followGroup(i);
    return false;
}

/// The group's items show its cards.
void StageItems::followGroup(std::size_t group) {
    const std::vector<SharedCard>& nodes = groups_[group].nodes;
    const int first = firstOf_[group];
    marked_.erase(marked_.lower_bound(first), marked_.lower_bound(first + static_cast<int>(nodes.size())));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const int index = first + static_cast<int>(i);
        items_[static_cast<std::size_t>(index)].card = &*nodes[i];
        mark(index);
    }
}

void StageItems::mark(int index) {
    if (const NodeCardView& card = *at(index).card; card.next || card.current) marked_.insert(marked_.end(), index);
}

void StageItems::layOut(DetailLevel level, qreal zoom, qreal width) {
    layout_ = layoutStage(groups_, level, zoom, width);
    items_.clear();
    firstOf_.clear();
    byNode_.clear();
    marked_.clear();
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        firstOf_.push_back(count());
        for (std::size_t j = 0; j < groups_[i].nodes.size(); ++j) {
            byNode_[groups_[i].nodes[j]->node] = count();
            items_.push_back(
                {&*groups_[i].nodes[j], layout_.groups[i].items[j], static_cast<int>(i), static_cast<int>(j)});
            mark(count() - 1);
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
