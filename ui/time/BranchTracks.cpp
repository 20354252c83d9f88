// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/BranchTracks.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BranchTracks)
};

constexpr qreal kCurrentLine = 22; ///< of its line below its top
constexpr qreal kLine = 10;
constexpr qreal kDiamond = 4;
constexpr qreal kDiamondsApart = 6;

class TrackBrush {
public:
    TrackBrush(QPainter& painter, const Theme& theme, const BranchTracks& tracks, const TrackPainting& how)
        : painter_(painter), theme_(theme), tracks_(tracks), how_(how) {}

    void draw(const BranchTrack& row) const {
        const QColor color = row.isCurrent ? theme_.accent : theme_.lineStrong;
        if (row.branch.parent != row.branch.id) elbow(row, color);
        if (!row.isCurrent) {
            line(row);
            label(row);
        }
        diamonds(row, color);
    }

    void more() const {
        const QRectF box = tracks_.more(how_.labelWidth);
        if (box.isNull()) return;
        const qreal taken = paintLabel(painter_, {12, box.center().y() + 4}, moreBranches(tracks_.hidden),
                                       {Fonts().font(type::kSmallStrong), theme_.accentText});
        paintIcon(painter_, Icon::Down, QRectF(16 + taken, box.center().y() - 7, 14, 14), theme_.accentText);
    }

private:
    qreal forkX(const BranchTrack& row) const { return how_.scale.xOf(row.branch.forkFact, row.branch.forkAt); }
    qreal endX(const BranchTrack& row) const { return how_.scale.xOf(row.branch.facts, row.branch.endAt); }

    void elbow(const BranchTrack& row, const QColor& color) const {
        const BranchTrack* parent = tracks_.find(row.branch.parent);
        if (parent == nullptr) return;
        const qreal x = std::floor(forkX(row)) + 0.5;
        const qreal bend = parent->line < row.line ? 5 : -5;
        QPainterPath path(QPointF(x, parent->line));
        path.lineTo(x, row.line - bend);
        path.quadTo(x, row.line, x + std::abs(bend), row.line);
        painter_.setPen(QPen(color, 1.5));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(path);
    }

    void line(const BranchTrack& row) const {
        const bool isFirst = row.branch.parent == row.branch.id;
        const qreal begin = isFirst ? how_.left : forkX(row) + 4;
        const qreal end = std::max(begin + 3, endX(row));
        painter_.fillRect(QRectF(begin, row.line - 1.5, end - begin, 3), theme_.lineStrong);
    }

    void label(const BranchTrack& row) const {
        paintLabel(painter_, {12, row.line + 4}, text(row.branch.name),
                   {Fonts().font(type::kSmall), theme_.text2, Qt::AlignLeft, how_.labelWidth});
    }

    /// Where the history of this branch and its parent's differ, from the fork on.
    void diamonds(const BranchTrack& row, const QColor& color) const {
        const auto found = how_.partings.find(row.branch.id);
        if (found == how_.partings.end()) return;
        qreal last = -1000;
        for (const SimTime at : found->second) {
            const qreal x = how_.scale.kind() == TimelineScale::Kind::Time ? how_.scale.xOf(0, at) : forkX(row) + 12;
            if (x - last < kDiamondsApart) continue;
            last = x;
            QPainterPath path(QPointF(x, row.line - kDiamond));
            path.lineTo(x + kDiamond, row.line);
            path.lineTo(x, row.line + kDiamond);
            path.lineTo(x - kDiamond, row.line);
            path.closeSubpath();
            painter_.setPen(QPen(color, 1.5));
            painter_.setBrush(theme_.panel);
            painter_.drawPath(path);
        }
    }

    QPainter& painter_;
    const Theme& theme_;
    const BranchTracks& tracks_;
    const TrackPainting& how_;
};

} // namespace

BranchTracks BranchTracks::of(const std::vector<BranchInfo>& branches, std::uint32_t current, qreal top, qreal room) {
    BranchTracks tracks;
    tracks.bottom = top;
    const auto others = static_cast<qreal>(branches.size()) - 1;
    const bool allFit = kCurrentTrackHeight + others * kBranchTrackHeight <= room;
    qreal left = room - kCurrentTrackHeight - (allFit ? 0 : kBranchTrackHeight);
    for (const BranchInfo& branch : branches) {
        const bool isCurrent = branch.id == current;
        if (!isCurrent && left < kBranchTrackHeight) {
            ++tracks.hidden;
            continue;
        }
        if (!isCurrent) left -= kBranchTrackHeight;
        BranchTrack row{branch, isCurrent, tracks.bottom, 0};
        row.line = row.top + (isCurrent ? kCurrentLine : kLine);
        tracks.bottom = row.bottom();
        tracks.rows.push_back(std::move(row));
    }
    if (tracks.hidden > 0) tracks.bottom += kBranchTrackHeight;
    return tracks;
}

const BranchTrack* BranchTracks::current() const {
    const auto it = std::find_if(rows.begin(), rows.end(), [](const BranchTrack& row) { return row.isCurrent; });
    return it == rows.end() ? nullptr : &*it;
}

const BranchTrack* BranchTracks::find(std::uint32_t branch) const {
    const auto it =
        std::find_if(rows.begin(), rows.end(), [branch](const BranchTrack& row) { return row.branch.id == branch; });
    return it == rows.end() ? nullptr : &*it;
}

const BranchTrack* BranchTracks::at(qreal y) const {
    const auto it = std::find_if(rows.begin(), rows.end(),
                                 [y](const BranchTrack& row) { return y >= row.top && y < row.bottom(); });
    return it == rows.end() ? nullptr : &*it;
}

QRectF BranchTracks::more(qreal width) const {
    return hidden == 0 ? QRectF() : QRectF(0, bottom - kBranchTrackHeight, width, kBranchTrackHeight);
}

QString moreBranches(std::size_t hidden) {
    return Words::tr("+%1 more").arg(hidden);
}

void paintBranchTracks(QPainter& painter, const Theme& theme, const BranchTracks& tracks, const TrackPainting& how) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const TrackBrush brush(painter, theme, tracks, how);
    for (const BranchTrack& row : tracks.rows) brush.draw(row);
    brush.more();
    painter.restore();
}

} // namespace berth::ui
