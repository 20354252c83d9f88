// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/QueueLanes.h"

#include "ui/queues/LaneGeometry.h"
#include "ui/queues/PodChip.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <utility>

namespace berth::ui {
namespace {

struct LanePainter {
    QPainter& painter;
    const Theme& theme;
    const Fonts& fonts;

    void header(const QRectF& box, const LaneView& lane) const {
        const qreal baseline = box.top() + 16;
        const qreal name = paintLabel(painter, {box.left() + 12, baseline}, lane.name,
                                      {fonts.text(11.5, QFont::DemiBold), theme.text1});
        const qreal count = badge({box.left() + 12 + name + 8, box.top() + 4}, lane.count);
        const qreal left = box.left() + 12 + name + 8 + count + 12;
        paintLabel(painter, {box.right() - 12, baseline}, lane.note,
                   {fonts.text(10.5), theme.text3, Qt::AlignRight, box.right() - 12 - left});
    }

    /// The count in its frame; returns the frame's width.
    qreal badge(const QPointF& at, int count) const {
        const QFont font = fonts.mono(10.5, QFont::DemiBold);
        const QString text = QLocale().toString(count);
        const qreal width = textWidth(text, font) + 10;
        paintBox(painter, {at.x(), at.y(), width, 16}, theme.raised, {theme.line}, radius::kBadge);
        paintLabel(painter, {at.x() + 5, at.y() + 12}, text, {font, theme.text2});
        return width;
    }

    void line(const QRectF& box, const QString& text) const {
        paintLabel(painter, {box.left(), box.top() + 11}, text,
                   {fonts.text(10.5), theme.text3, Qt::AlignLeft, box.width()});
    }
};

/// The rail of a narrow panel: a count per lane under its name's first letters.
void paintRail(QPainter& painter, const Theme& theme, const Fonts& fonts, const QueuesView& view, qreal width) {
    qreal y = 8;
    for (const LaneView& lane : view.lanes) {
        paintLabel(painter, {width / 2, y + 16}, QLocale().toString(lane.count),
                   {fonts.mono(13, QFont::Bold), lane.count > 0 ? theme.text1 : theme.text3, Qt::AlignHCenter});
        paintLabel(painter, {width / 2, y + 28}, lane.name, {fonts.text(9), theme.text3, Qt::AlignHCenter, width - 4});
        if (!lane.chips.empty())
            paintBox(painter, {2, y + 4, 3, 26}, theme.level(lane.chips.front().level).fill, {QColor()}, 1);
        y += 40;
    }
}

bool isOwnKey(const QKeyEvent& event) {
    constexpr std::array kKeys{Qt::Key_Up, Qt::Key_Down, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter};
    return !(event.modifiers() & ~Qt::KeypadModifier) &&
           std::find(kKeys.begin(), kKeys.end(), event.key()) != kKeys.end();
}

} // namespace

QueueLanes::QueueLanes(QWidget* parent) : QAbstractScrollArea(parent) {
    installSpokenItems();
    setAccessibleName(tr("Queues"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::TabFocus);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalScrollBar()->setSingleStep(static_cast<int>(kChipPitch));
}

void QueueLanes::setView(QueuesView view) {
    if (view == view_) return;
    view_ = std::move(view);
    updateScrollRange();
    viewport()->update();
}

void QueueLanes::setSelectedPod(PodId pod) {
    if (selected_ == pod) return;
    selected_ = pod;
    viewport()->update();
}

std::vector<LaneGeometry> QueueLanes::lanes() const {
    return laneGeometry(view_, viewport()->width(), viewport()->height());
}

QPointF QueueLanes::offset() const {
    return {0.0, static_cast<qreal>(verticalScrollBar()->value())};
}

bool QueueLanes::isRail() const {
    return viewport()->width() < kRailWidth;
}

QRectF QueueLanes::chipRect(PodId pod) const {
    if (isRail()) return {};
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i)
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j)
            if (view_.lanes[i].chips[j].pod == pod) return geometry[i].chips[j].translated(-offset());
    return {};
}

const PodChipView* QueueLanes::chipAt(const QPointF& position) const {
    if (isRail()) return nullptr;
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i)
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j)
            if (geometry[i].chips[j].contains(position + offset())) return &view_.lanes[i].chips[j];
    return nullptr;
}

QSize QueueLanes::sizeHint() const {
    return {264, 380};
}

QSize QueueLanes::minimumSizeHint() const {
    return {44, 120};
}

bool QueueLanes::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && focused_.valid() && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Queues"));
        viewport()->update();
    }
    return QAbstractScrollArea::event(event);
}

bool QueueLanes::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const PodChipView* chip = chipAt(help->pos()))
        QToolTip::showText(help->globalPos(), chipSentence(*chip), viewport(), chipRect(chip->pod).toRect());
    else
        QToolTip::hideText();
    return true;
}

void QueueLanes::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.panel);
    if (isRail()) return paintRail(painter, theme, fonts, view_, viewport()->width());
    painter.translate(-offset());
    const LanePainter lanePainter{painter, theme, fonts};
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i) {
        const LaneView& lane = view_.lanes[i];
        lanePainter.header(geometry[i].header, lane);
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j) {
            const PodChipView& chip = lane.chips[j];
            const ChipEmphasis emphasis{chip.pod.valid() && chip.pod == selected_,
                                        hasFocus() && chip.pod.valid() && chip.pod == focused_};
            paintPodChip(painter, theme, fonts, geometry[i].chips[j], chip, emphasis);
        }
        if (!geometry[i].more.isNull())
            lanePainter.line(geometry[i].more, moreText(lane, static_cast<int>(geometry[i].chips.size())));
        if (!geometry[i].empty.isNull()) lanePainter.line(geometry[i].empty, tr("empty"));
    }
}

void QueueLanes::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollRange();
}

void QueueLanes::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const PodChipView* chip = chipAt(event->position())) {
        focused_ = chip->pod;
        Q_EMIT podSelected(chip->pod);
        return;
    }
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size() && !isRail(); ++i)
        if (geometry[i].more.adjusted(0, -3, 0, 3).contains(event->position() + offset()))
            return Q_EMIT moreRequested(static_cast<int>(i));
    Q_EMIT selectionCleared();
}

void QueueLanes::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const PodChipView* chip = chipAt(event->position())) Q_EMIT podActivated(chip->pod);
}

void QueueLanes::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Keyboard && focused_.valid()) {
        const QPoint at = chipRect(focused_).center().toPoint();
        Q_EMIT contextMenuRequested(focused_, viewport()->mapToGlobal(at));
    } else if (const PodChipView* chip = chipAt(event->pos())) {
        Q_EMIT contextMenuRequested(chip->pod, event->globalPos());
    }
}

void QueueLanes::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: return walk(-1);
    case Qt::Key_Down: return walk(1);
    case Qt::Key_Escape:
        focused_ = {};
        viewport()->update();
        Q_EMIT selectionCleared();
        return;
    case Qt::Key_Space:
        if (focused_.valid()) Q_EMIT podSelected(focused_);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (focused_.valid()) Q_EMIT podActivated(focused_);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void QueueLanes::focusInEvent(QFocusEvent* event) {
    if (!focused_.valid()) walk(1);
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void QueueLanes::focusOutEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void QueueLanes::updateScrollRange() {
    const qreal height = isRail() ? 0 : lanesHeight(lanes());
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(height) - viewport()->height()));
}

std::vector<const PodChipView*> QueueLanes::shownChips() const {
    std::vector<const PodChipView*> chips;
    if (isRail()) return chips;
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i)
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j) chips.push_back(&view_.lanes[i].chips[j]);
    return chips;
}

int QueueLanes::spokenCount() const {
    return static_cast<int>(shownChips().size());
}

QString QueueLanes::spokenText(int index) const {
    return chipSentence(*shownChips()[static_cast<std::size_t>(index)]);
}

QRect QueueLanes::spokenRect(int index) const {
    return chipRect(shownChips()[static_cast<std::size_t>(index)]->pod).toAlignedRect();
}

int QueueLanes::spokenFocus() const {
    const auto chips = shownChips();
    const auto found =
        std::find_if(chips.begin(), chips.end(), [this](const PodChipView* chip) { return chip->pod == focused_; });
    return found == chips.end() ? -1 : static_cast<int>(found - chips.begin());
}

void QueueLanes::spokenPress(int index) {
    Q_EMIT podSelected(shownChips()[static_cast<std::size_t>(index)]->pod);
}

void QueueLanes::walk(int step) {
    const auto chips = shownChips();
    if (chips.empty()) return;
    const int last = static_cast<int>(chips.size()) - 1;
    const int present = spokenFocus();
    const int index = present < 0 ? 0 : std::clamp(present + step, 0, last);
    focused_ = chips[static_cast<std::size_t>(index)]->pod;
    const QRectF rect = chipRect(focused_);
    const qreal below = rect.bottom() - viewport()->height();
    if (rect.top() < 0 || below > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      static_cast<int>(rect.top() < 0 ? rect.top() - 4 : below + 4));
    announceFocus(*this, index);
    viewport()->update();
}

} // namespace berth::ui
