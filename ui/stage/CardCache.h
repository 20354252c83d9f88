// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/CardPainter.h"
#include "ui/stage/DetailLevel.h"
#include "ui/stage/GroupView.h"

#include <QPixmap>

#include <optional>
#include <unordered_map>

namespace berth::ui {

/// Pictures of cards and compact cards as they were drawn last, so that scrolling and hovering draw no text.
///
/// A picture is used again while card, level, theme, zoom, font, selection on the node and devicePixelRatio are the
/// same.
class CardCache {
public:
    /// The card's picture on the rack's ground; `size` in logical pixels.
    const QPixmap& picture(const SharedCard& card, const Theme& theme, const CardLook& look, DetailLevel level,
                           const QSizeF& size, qreal devicePixelRatio);
    /// From here on a card that is drawn anew keeps its last picture for a cross-fade.
    void beginChange();
    /// What the card looked like before the last change; null where it did not change.
    QPixmap previous(NodeId node) const;
    void clear() { entries_.clear(); }
    std::size_t size() const { return entries_.size(); }

private:
    struct Entry {
        std::optional<SharedCard> card;
        PodId selected;
        QString gang;   ///< the selected one, where its pods are on the card
        QString tenant; ///< the same, where its pods are on the card
        QPixmap picture;
        QPixmap previous;
    };

    void dropStale(const Theme& theme, const CardLook& look, DetailLevel level, qreal devicePixelRatio);

    std::unordered_map<NodeId, Entry> entries_;
    const Theme* theme_ = nullptr;
    QFont font_;
    qreal zoom_ = 0;
    DetailLevel level_ = DetailLevel::Card;
    qreal devicePixelRatio_ = 0;
};

} // namespace berth::ui
