// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/GroupCache.h"

#include "ui/stage/FrameBrush.h"
#include "ui/stage/SmallCards.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace berth::ui {
namespace {

/// Rings and victims draw two px outside an item.
constexpr qreal kMarginOfItem = 2;

} // namespace

/// The frame's size, and its items lie in it as they did.
bool GroupCache::sameFrame(const GroupFrame& one, const GroupFrame& other) {
    if (one.frame.size() != other.frame.size() || one.items.size() != other.items.size()) return false;
    return one.items.empty() ||
           (one.items.front().size() == other.items.front().size() &&
            one.items.back().topLeft() - one.frame.topLeft() == other.items.back().topLeft() - other.frame.topLeft());
}

bool GroupCache::sameGround(const Entry& entry, const GroupView& group, const GroupFrame& frame) {
    return !entry.image.isNull() && entry.cards.size() == group.nodes.size() && entry.name == group.name &&
           entry.summary == group.summary && entry.leaf == group.leaf && sameFrame(entry.frame, frame);
}

void GroupCache::follow(const GroupList& groups) {
    entries_.resize(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (!groups.isSameAt(i, groups_)) entries_[i].isStale = true;
    groups_ = groups;
}

void GroupCache::drawGround(Entry& entry, const GroupView& group, const GroupFrame& frame) {
    const QSizeF size = frame.frame.size() * entry.ratio;
    entry.image = QImage(QSize(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))),
                         QImage::Format_RGB32);
    entry.image.setDevicePixelRatio(entry.ratio);
    entry.ground = groundOf(*entry.theme, group);
    entry.image.fill(group.spine.isEmpty() ? entry.theme->stage : entry.theme->rack);
    entry.name = group.name;
    entry.summary = group.summary;
    entry.leaf = group.leaf;
    entry.cards.clear();
    QPainter painter(&entry.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-frame.frame.topLeft());
    const FrameBrush brush(painter, *entry.theme, entry.font);
    if (entry.level == DetailLevel::Cell)
        brush.small(group, frame);
    else
        brush.full(group, frame);
    brush.domains(group, frame);
}

void GroupCache::drawItem(QPainter& painter, const Entry& entry, const NodeCardView& card, const QRectF& box) {
    ++drawn_;
    if (entry.level == DetailLevel::Cell) return paintCell(painter, *entry.theme, card, box, entry.ground);
    painter.fillRect(box.adjusted(-kMarginOfItem, 0, kMarginOfItem, kMarginOfItem), entry.ground);
    paintTile(painter, *entry.theme, card, box);
}

/// Those of another card than it was drawn with.
void GroupCache::drawItems(Entry& entry, const GroupView& group, const GroupFrame& frame) {
    const bool fresh = entry.cards.empty();
    if (fresh) entry.cards.assign(group.nodes.begin(), group.nodes.end());
    std::optional<QPainter> painter;
    for (std::size_t i = 0; i < group.nodes.size(); ++i) {
        if (!fresh && entry.cards[i].isSameAs(group.nodes[i])) continue;
        if (!painter) {
            painter.emplace(&entry.image);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->translate(-frame.frame.topLeft());
        }
        drawItem(*painter, entry, group.nodes[i], frame.items[i]);
        entry.cards[i] = group.nodes[i];
    }
}

const QImage& GroupCache::picture(std::size_t index, const GroupView& group, const GroupFrame& frame, DetailLevel level,
                                  const Theme& theme, const QFont& font, qreal devicePixelRatio) {
    Entry& entry = entries_[index];
    const bool sameLook =
        entry.level == level && entry.theme == &theme && entry.font == font && entry.ratio == devicePixelRatio;
    if (sameLook && !entry.isStale && sameFrame(entry.frame, frame)) return entry.image;
    if (!sameLook || !sameGround(entry, group, frame)) {
        entry.level = level;
        entry.theme = &theme;
        entry.font = font;
        entry.ratio = devicePixelRatio;
        drawGround(entry, group, frame);
    }
    entry.frame = frame;
    drawItems(entry, group, frame);
    entry.isStale = false;
    return entry.image;
}

int GroupCache::takeDrawn() {
    return std::exchange(drawn_, 0);
}

} // namespace berth::ui
