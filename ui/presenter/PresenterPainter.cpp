// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presenter/PresenterPainter.h"

#include "ui/stage/SlotPainter.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"

#include <QApplication>
#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Presenter)
};

constexpr qreal kMargin = 48;
constexpr qreal kStripHeight = 63;
constexpr qreal kPanelTop = 240;
constexpr qreal kPanelBottom = 740;
constexpr qreal kPanelGap = 32;
constexpr qreal kRowsTop = 314;
constexpr qreal kRowPitch = 104;
constexpr qreal kSlotHeight = 62;
constexpr qreal kSlotGap = 8;
constexpr qreal kSlotsFrom = 290; ///< from the panel's left
constexpr qreal kSlotsTo = 53;    ///< from the panel's right
constexpr qreal kCostTop = 764;
constexpr qreal kCostBottom = 934;
constexpr qreal kFatesFrom = 766;
constexpr qreal kFateNames = 160;
constexpr std::size_t kFates = 3;
constexpr qreal kFootTop = 968;
constexpr qreal kTrack = 993;
constexpr qreal kNumber = 52;

/// Sizes are pixels of the 1920 × 1080 picture, whatever the application's font is.
Fonts presenterFonts() {
    QFont base = QApplication::font();
    base.setPixelSize(13);
    return Fonts(base);
}

class Picture {
public:
    Picture(QPainter& painter, const Theme& theme, const PresenterView& view)
        : painter_(painter), theme_(theme), fonts_(presenterFonts()), view_(view) {}

    void paint() {
        const QRectF all(QPointF(), kPresenterSize);
        painter_.fillRect(all, theme_.window);
        paintStrip();
        label({kMargin, 146}, view_.headline, 46, QFont::Bold, theme_.text1, all.width() - 2 * kMargin);
        label({kMargin, 190}, view_.sentence, 24, QFont::Normal, theme_.text2, all.width() - 2 * kMargin);
        const qreal width = (all.width() - 2 * kMargin - kPanelGap) / 2;
        paintSide({kMargin, kPanelTop, width, kPanelBottom - kPanelTop}, Words::tr("Before"), view_.before);
        paintSide({kMargin + width + kPanelGap, kPanelTop, width, kPanelBottom - kPanelTop}, Words::tr("After"),
                  view_.after);
        paintCosts();
        paintFoot();
    }

private:
    qreal label(const QPointF& at, const QString& text, qreal px, int weight, const QColor& color, qreal room = -1,
                Qt::AlignmentFlag align = Qt::AlignLeft) {
        return paintLabel(painter_, at, text, {fonts_.text(px, weight), color, align, room});
    }
    qreal mono(const QPointF& at, const QString& text, qreal px, int weight, const QColor& color, qreal room = -1) {
        return paintLabel(painter_, at, text, {fonts_.mono(px, weight), color, Qt::AlignLeft, room});
    }

    void paintStrip() {
        const qreal right = kPresenterSize.width();
        painter_.fillRect(QRectF(0, 0, right, kStripHeight), theme_.panel);
        paintHorizontal(painter_, 0, kStripHeight, right, theme_.line);
        constexpr qreal kGap = 9, kBand = 30;
        const qreal width = (right - 2 * kMargin - kBand - (kPointCount - 2) * kGap) / kPointCount;
        qreal x = kMargin;
        for (int i = 0; i < kPointCount; ++i) {
            if (i == kSchedulingPoints) x += kBand - kGap;
            paintPointName(QRectF(x, 0, width, kStripHeight), i);
            x += width + kGap;
        }
    }

    void paintPointName(const QRectF& box, int index) {
        const PresenterPoint& point = view_.points[static_cast<std::size_t>(index)];
        QColor name = point.isOver ? theme_.text2 : theme_.text3;
        if (point.mark == Mark::Reject) name = theme_.no.hue;
        if (point.isActive) name = theme_.accentText;
        const QColor bar = point.isActive               ? theme_.accent
                           : point.mark == Mark::Reject ? theme_.no.hue
                           : point.isOver               ? theme_.lineStrong
                                                        : theme_.line;
        const bool hasMark = point.mark != Mark::None && !point.isActive;
        label({box.left(), 33}, pointName(static_cast<ExtensionPoint>(index)), point.isActive ? 18 : 15,
              point.isActive ? QFont::Bold : QFont::Normal, name, box.width() - (hasMark ? 20 : 0));
        if (hasMark) paintMark(painter_, theme_, point.mark, {box.right() - 10, 28}, 14);
        paintBox(painter_, QRectF(box.left(), 44, box.width(), 5), bar, {}, 2.5);
    }

    void paintSide(const QRectF& box, const QString& title, const PresenterSide& side) {
        paintBox(painter_, box, theme_.panel, {theme_.line, 1}, 8);
        const qreal at = box.left() + 32;
        const qreal width = label({at, 286}, title, 26, QFont::Bold, theme_.text1);
        mono({at + width + 18, 286}, side.clock, 20, QFont::Normal, theme_.text2);
        const std::size_t rows = std::min(side.rows.size(), kPresenterRows);
        if (rows == 0) return;
        const qreal pitch = std::min(kRowPitch, (box.bottom() - kRowsTop - 6) / static_cast<qreal>(rows));
        for (std::size_t i = 0; i < rows; ++i)
            paintRow({box.left() + 12, kRowsTop + static_cast<qreal>(i) * pitch, box.width() - 24, pitch - 6},
                     side.rows[i], box);
    }

    void paintRow(const QRectF& row, const PresenterRow& node, const QRectF& panel) {
        if (node.isLit) {
            paintBox(painter_, row, theme_.accentSoft, {}, 6);
            painter_.fillRect(QRectF(row.left(), row.top(), 5, row.height()), theme_.accent);
        }
        const qreal left = panel.left() + 36;
        const qreal room = kSlotsFrom - 48;
        const qreal middle = row.center().y();
        mono({left, middle - 6}, node.name, 24, QFont::Medium, theme_.text1, room);
        QColor ink = node.tone == Tone::Plain ? theme_.text2 : theme_.tone(node.tone);
        if (node.noteLevel) ink = theme_.level(*node.noteLevel).text;
        label({left, middle + 26}, node.note, 19, node.isLit ? QFont::DemiBold : QFont::Normal, ink, room);
        const qreal width = panel.width() - kSlotsFrom - kSlotsTo;
        const QRectF place(panel.left() + kSlotsFrom, middle - kSlotHeight / 2, width, kSlotHeight);
        if (node.gpus > 0)
            paintDevices(place, node);
        else
            paintLoad(place, node.used);
    }

    void paintDevices(const QRectF& place, const PresenterRow& node) {
        SlotRows rows;
        rows.perRow = std::max(8, node.gpus);
        rows.gap = node.gpus > 8 ? kSlotGap / 2 : kSlotGap;
        rows.width = (place.width() - (rows.perRow - 1) * rows.gap) / rows.perRow;
        rows.height = place.height();
        rows.origin = place.topLeft();
        rows.rowPitch = place.height();
        for (int device = 0; device < node.gpus; ++device)
            paintBox(painter_, rows.slot(device), theme_.slot, {theme_.slotLine, 1}, 4);
        for (const PodSlotsView& pod : node.pods) paintPod(rows, pod);
    }

    void paintPod(const SlotRows& rows, const PodSlotsView& pod) {
        for (const DeviceRun& run : rows.runsOf(pod.devices)) {
            QRectF box = rows.run(run);
            if (pod.milli < 1000) {
                const qreal height = box.height() * pod.milli / 1000;
                box = QRectF(box.left(), box.bottom() - box.height() * pod.offsetMilli / 1000 - height, box.width(),
                             height);
            }
            StateBlock block;
            block.level = pod.level;
            block.state = pod.state;
            block.remaining = pod.remaining;
            paintStateBlock(painter_, theme_, box, block, 4);
            if (box.height() >= 24) paintPodName(box, pod, block);
        }
    }

    void paintPodName(const QRectF& box, const PodSlotsView& pod, const StateBlock& block) {
        const QFont font = fonts_.mono(18, QFont::Medium);
        const QString name = box.width() < 90 ? QString() : elided(pod.name, font, box.width() - 44);
        const qreal width = name.isEmpty() ? 24 : textWidth(name, font) + 36;
        if (const QColor plate = blockPlateColor(theme_, block); plate.isValid())
            paintBox(painter_, QRectF(box.left() + 6, box.center().y() - 15, width, 30), plate, {}, 4);
        const QColor ink = blockTextColor(theme_, block);
        paintLevelOutline(painter_, pod.level, {box.left() + 18, box.center().y()}, 13, ink);
        paintLabel(painter_, {box.left() + 32, box.center().y() + 6}, name, {font, ink});
    }

    void paintLoad(const QRectF& place, double used) {
        const QRectF bar(place.left(), place.center().y() - 12, place.width(), 24);
        paintBox(painter_, bar, theme_.slot, {theme_.slotLine, 1}, 4);
        QRectF full = bar;
        full.setWidth(bar.width() * std::clamp(used, 0.0, 1.0));
        if (used > 0) paintBox(painter_, full, theme_.level(Level::None).fill, {theme_.level(Level::None).line, 1}, 4);
    }

    void paintCosts() {
        const QRectF box(kMargin, kCostTop, kPresenterSize.width() - 2 * kMargin, kCostBottom - kCostTop);
        paintBox(painter_, box, theme_.panel, {theme_.line, 1}, 8);
        qreal x = box.left() + 32;
        for (const PresenterCost& cost : view_.costs) {
            const qreal number = mono({x, 841}, cost.number, kNumber, QFont::Bold, theme_.tone(cost.tone));
            const qreal word = label({x, 882}, cost.word, 20, QFont::Normal, theme_.text2);
            x += std::max(number, word) + 56;
        }
        if (view_.fates.empty()) return;
        const qreal from = std::max(x, kFatesFrom);
        paintVertical(painter_, from - 46, kCostTop + 24, box.height() - 48, theme_.line);
        const bool all = view_.fates.size() <= kFates;
        const std::size_t drawn = all ? view_.fates.size() : kFates - 1;
        for (std::size_t i = 0; i < drawn; ++i) paintFate(view_.fates[i], from, 811 + 45 * static_cast<qreal>(i), box);
        if (!all)
            label({from, 811 + 45 * static_cast<qreal>(drawn)}, Words::tr("%1 more").arg(view_.fates.size() - drawn),
                  20, QFont::Normal, theme_.text2);
    }

    void paintFate(const PresenterFate& fate, qreal x, qreal baseline, const QRectF& box) {
        paintLevel(painter_, theme_, fate.level, {x, baseline - 7}, 16);
        const qreal name = mono({x + 20, baseline}, fate.name, 22, QFont::Medium, theme_.text1, 220);
        const qreal at = x + 20 + std::max(name + 24, kFateNames);
        label({at, baseline}, fate.text, 20, fate.tone == Tone::Reject ? QFont::DemiBold : QFont::Normal,
              theme_.tone(fate.tone), box.right() - 60 - at);
        paintMark(painter_, theme_, fate.mark, {box.right() - 42, baseline - 7}, 18);
    }

    void paintFoot() {
        const qreal right = kPresenterSize.width();
        painter_.fillRect(QRectF(0, kFootTop, right, kPresenterSize.height() - kFootTop), theme_.panel);
        paintHorizontal(painter_, 0, kFootTop, right, theme_.line);
        paintProgress();
        const QString where = view_.goesOn ? Words::tr("Stop %1").arg(view_.stop + 1)
                                           : Words::tr("%1 of %2").arg(view_.stop + 1).arg(view_.stops);
        qreal x = kMargin;
        x += label({x, 1043}, where, 22, QFont::Bold, theme_.text1) + 30;
        x += label({x, 1043}, view_.stopName, 22, QFont::DemiBold, theme_.accentText) + 28;
        const QString keys = Words::tr("Space next   PageUp back   L light   Esc leave");
        const qreal keysWidth =
            label({right - kMargin, 1043}, keys, 18, QFont::Normal, theme_.text3, -1, Qt::AlignRight);
        if (!view_.next.isEmpty())
            label({x, 1043}, Words::tr("next: %1").arg(view_.next), 22, QFont::Normal, theme_.text2,
                  right - kMargin - keysWidth - 24 - x);
    }

    void paintProgress() {
        const qreal left = kMargin, right = kPresenterSize.width() - kMargin;
        const int last = std::max(1, view_.stops - 1 + (view_.goesOn ? 1 : 0));
        const auto at = [&](int stop) { return left + (right - left) * stop / last; };
        painter_.fillRect(QRectF(left, kTrack - 3, right - left, 6), theme_.line);
        painter_.fillRect(QRectF(left, kTrack - 3, at(view_.stop) - left, 6), theme_.accent);
        for (int stop = 0; stop < view_.stops; ++stop) {
            const bool past = stop <= view_.stop;
            painter_.setPen(QPen(past ? theme_.accent : theme_.lineStrong, 2));
            painter_.setBrush(past ? theme_.accent : theme_.panel);
            const qreal radius = stop == view_.stop ? 9 : 6;
            painter_.drawEllipse(QPointF(at(stop), kTrack), radius, radius);
        }
    }

    QPainter& painter_;
    const Theme& theme_;
    Fonts fonts_;
    const PresenterView& view_;
};

} // namespace

void paintPresenter(QPainter& painter, const Theme& theme, const QSizeF& size, const PresenterView& view) {
    painter.fillRect(QRectF(QPointF(), size), theme.window);
    const qreal scale = std::min(size.width() / kPresenterSize.width(), size.height() / kPresenterSize.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((size.width() - kPresenterSize.width() * scale) / 2,
                      (size.height() - kPresenterSize.height() * scale) / 2);
    painter.scale(scale, scale);
    Picture(painter, theme, view).paint();
    painter.restore();
}

} // namespace berth::ui
