// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/DetailLevel.h"
#include "ui/stage/StageLayout.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

#include <QImage>

#include <vector>

namespace berth::ui {

/// One picture per group of tiles or cells, with its frame: a frame of the stage costs one image per group, a change
/// of a node one small drawing. Looks only at groups that are not shared with those before.
class GroupCache {
public:
    /// The groups that `picture` is asked for from here on.
    void follow(const GroupList& groups);
    /// The group's picture, with its frame's top left corner at the image's.
    const QImage& picture(std::size_t index, const GroupView& group, const GroupFrame& frame, DetailLevel level,
                          const Theme& theme, const QFont& font, qreal devicePixelRatio);
    void clear() {
        entries_.clear();
        groups_ = {};
    }
    /// How many items were drawn since the last call.
    int takeDrawn();

private:
    struct Entry {
        QImage image;
        QColor ground;
        QString name, summary, leaf;
        std::vector<SharedCard> cards;
        GroupFrame frame;
        DetailLevel level = DetailLevel::Cell;
        const Theme* theme = nullptr;
        QFont font;
        qreal ratio = 0;
        bool isStale = true; ///< the group is another one since it was drawn
    };

    static bool sameFrame(const GroupFrame& one, const GroupFrame& other);
    static bool sameGround(const Entry& entry, const GroupView& group, const GroupFrame& frame);
    void drawGround(Entry& entry, const GroupView& group, const GroupFrame& frame);
    void drawItems(Entry& entry, const GroupView& group, const GroupFrame& frame);
    void drawItem(QPainter& painter, const Entry& entry, const NodeCardView& card, const QRectF& box);

    std::vector<Entry> entries_;
    GroupList groups_; ///< of the last frame
    int drawn_ = 0;
};

} // namespace berth::ui
