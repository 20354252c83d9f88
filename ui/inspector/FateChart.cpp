// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/FateChart.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace berth::ui {
namespace {

constexpr qreal kMargin = 12;
constexpr qreal kTop = 50; ///< title and ruler
constexpr qreal kRow = 36;
constexpr qreal kNames = 96;
constexpr qreal kBar = 14;
constexpr int kTicks = 4;

/// The longest round step of which `kTicks` fit.
Duration tickStep(Duration whole) {
    constexpr std::array<std::int64_t, 12> kSteps = {1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600};
    for (const std::int64_t step : kSteps)
        if (whole.ns <= Duration::seconds(step * kTicks).ns) return Duration::seconds(step);
    return Duration{whole.ns / kTicks};
}

} // namespace

FateChart::FateChart(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setVisible(false);
}

void FateChart::setFates(const FateView& fates) {
    setVisible(!fates.title.isEmpty());
    if (fates == fates_) return;
    fates_ = fates;
    focus_ = std::clamp(focus_, 0, std::max(0, spokenCount() - 1));
    setAccessibleName(fates_.title);
    updateGeometry();
    update();
}

// ---- where things lie

QSize FateChart::sizeHint() const {
    return {300, static_cast<int>(kTop + kRow * static_cast<qreal>(fates_.rows.size()) + 4)};
}

QRectF FateChart::rowRect(int index) const {
    return {kMargin - 4, kTop + kRow * index, width() - 2 * kMargin + 8, kRow};
}

QRectF FateChart::trackRect(int index) const {
    const QRectF row = rowRect(index);
    return {kMargin + kNames, row.top() + 5, width() - 2 * kMargin - kNames, kBar};
}

qreal FateChart::x(Duration time) const {
    const QRectF track = trackRect(0);
    const auto whole = static_cast<qreal>(std::max<std::int64_t>(1, fates_.whole.ns));
    return track.left() + std::min(1.0, static_cast<qreal>(time.ns) / whole) * track.width();
}

int FateChart::rowAt(const QPointF& point) const {
    for (int i = 0; i < spokenCount(); ++i)
        if (rowRect(i).contains(point)) return i;
    return -1;
}

// ---- items

int FateChart::spokenCount() const {
    return static_cast<int>(fates_.rows.size());
}

QString FateChart::spokenText(int index) const {
    const FateView::Row& row = fates_.rows[static_cast<std::size_t>(index)];
    return QStringLiteral("%1: %2").arg(row.name, row.words);
}

QRect FateChart::spokenRect(int index) const {
    return rowRect(index).toAlignedRect();
}

int FateChart::spokenFocus() const {
    return hasFocus() && !fates_.rows.empty() ? focus_ : -1;
}

void FateChart::spokenPress(int index) {
    Q_EMIT selectionRequested(Selection{fates_.rows[static_cast<std::size_t>(index)].pod, {}, {}});
}

void FateChart::spokenFocusOn(int index) {
    focus_ = index;
    setFocus();
    update();
}

void FateChart::moveFocus(int to) {
    if (to < 0 || to >= spokenCount() || to == focus_) return;
    focus_ = to;
    announceFocus(*this, focus_);
    update();
}

void FateChart::mousePressEvent(QMouseEvent* event) {
    const int row = rowAt(event->position());
    if (row < 0 || event->button() != Qt::LeftButton) return event->ignore();
    focus_ = row;
    update();
    spokenPress(row);
}

void FateChart::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: return moveFocus(focus_ - 1);
    case Qt::Key_Down: return moveFocus(focus_ + 1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!fates_.rows.empty()) spokenPress(focus_);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void FateChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (!fates_.rows.empty()) announceFocus(*this, focus_);
    update();
}

void FateChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool FateChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = rowAt(help->pos());
        if (row < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               tr("<b>%1</b><br>%2. A click selects the pod.")
                                   .arg(fates_.rows[static_cast<std::size_t>(row)].name.toHtmlEscaped(),
                                        fates_.rows[static_cast<std::size_t>(row)].words.toHtmlEscaped()));
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Up || key == Qt::Key_Down) event->accept();
    }
    return QWidget::event(event);
}

// ---- drawing

void FateChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRuler(painter);
    for (int i = 0; i < spokenCount(); ++i) paintRow(painter, i);
    if (const int focused = spokenFocus(); focused >= 0)
        paintRing(painter, Theme::of(palette()), rowRect(focused).adjusted(3, 3, -3, -3), Ring::Focus, 4);
}

void FateChart::paintRuler(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    paintHorizontal(painter, kMargin, 4, width() - 2 * kMargin, theme.line);
    paintLabel(painter, {kMargin, 22}, fates_.title, {fonts.text(11.5, QFont::DemiBold), theme.text1});
    paintLabel(painter, {width() - kMargin, 22}, fates_.note, {fonts.font(type::kSmall), theme.text3, Qt::AlignRight});
    const Duration step = tickStep(fates_.whole);
    const qreal bottom = kTop + kRow * spokenCount();
    for (Duration at; at <= fates_.whole; at = at + step) {
        const QString words = at.ns == 0 ? tr("now") : spanText(at);
        paintVertical(painter, x(at), kTop - 4, bottom - kTop + 4, theme.line);
        const QFont font = fonts.font(type::kMicro);
        const bool fits = x(at) + textWidth(words, font) / 2 < width() - 4;
        paintLabel(painter, {x(at), kTop - 8}, words, {font, theme.text3, fits ? Qt::AlignHCenter : Qt::AlignRight});
    }
}

void FateChart::paintRow(QPainter& painter, int index) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const FateView::Row& row = fates_.rows[static_cast<std::size_t>(index)];
    const QRectF track = trackRect(index);
    const qreal middle = track.center().y();
    paintLevel(painter, theme, row.level.value_or(Level::None), {kMargin + 6, middle}, 10);
    paintLabel(painter, {kMargin + 18, middle + fonts.scaled(4)}, row.name,
               {fonts.font(type::kSmallMono), theme.text1, Qt::AlignLeft, kNames - 24});
    for (const FateView::Span& span : row.spans) paintSpan(painter, row, span, track);
    const QFont small = fonts.font(type::kSmall);
    const bool fits = textWidth(row.words, small) <= track.width();
    paintLabel(painter, {fits ? track.left() : track.right(), track.bottom() + fonts.scaled(12)}, row.words,
               {small, theme.text2, fits ? Qt::AlignLeft : Qt::AlignRight, width() - 2 * kMargin});
}

void FateChart::paintSpan(QPainter& painter, const FateView::Row& row, const FateView::Span& span,
                          const QRectF& track) const {
    const Theme& theme = Theme::of(palette());
    QRectF bar(x(span.from), track.top(), std::max<qreal>(3, x(span.to) - x(span.from)), track.height());
    bar.setRight(std::min(bar.right(), track.right()));
    StateBlock block;
    block.level = row.level.value_or(Level::None);
    switch (span.phase) {
    case FateView::Phase::Saving: block.state = SlotState::Reserved; break;
    case FateView::Phase::Leaving: return painter.fillRect(bar, theme.no.hue);
    case FateView::Phase::Waiting: block.state = SlotState::Nominated; break;
    case FateView::Phase::Running: block.state = SlotState::Bound; break;
    }
    paintStateBlock(painter, theme, bar, block, 3);
}

} // namespace berth::ui
