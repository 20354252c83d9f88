// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PipelineStrip.h"

#include "ui/pipeline/PipelineGeometry.h"
#include "ui/pipeline/PointPainter.h"
#include "ui/queues/PodChip.h"
#include "ui/theme/Shapes.h"

#include <QComboBox>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace berth::ui {
namespace {

constexpr int kNarrowWindow = 1440;

QString stateWord(PointState state) {
    switch (state) {
    case PointState::Idle: return PipelineStrip::tr("idle");
    case PointState::Next: return PipelineStrip::tr("next");
    case PointState::Active: return PipelineStrip::tr("active");
    case PointState::Done: return PipelineStrip::tr("done");
    case PointState::Skipped: return PipelineStrip::tr("skipped");
    case PointState::Rejecting: return PipelineStrip::tr("rejecting");
    case PointState::Waiting: return PipelineStrip::tr("waiting");
    }
    return {};
}

bool isOwnKey(const QKeyEvent& event) {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    constexpr std::array kKeys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Home, Qt::Key_End,
                               Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter};
    return std::find(kKeys.begin(), kKeys.end(), event.key()) != kKeys.end();
}

void paintBands(QPainter& painter, const Theme& theme, const Fonts& fonts, const PipelineGeometry& g,
                const PipelineView& view) {
    const QFont title = fonts.text(10.5, QFont::DemiBold);
    const auto band = [&](const QPointF& at, const QString& name, const QString& note, qreal right) {
        const qreal width = paintLabel(painter, at, name, {title, theme.text2});
        const qreal x = at.x() + width + 8;
        if (right > x)
            paintLabel(painter, {x, at.y()}, note, {fonts.text(10.5), theme.text3, Qt::AlignLeft, right - x});
    };
    band(g.schedulingLabel, PipelineStrip::tr("Scheduling cycle"), view.schedulingNote,
         g.points[kSchedulingPoints - 1].right());
    band(g.bindingLabel, PipelineStrip::tr("Binding cycle"), view.bindingNote, g.points.back().right());
    painter.setPen(QPen(theme.lineStrong, 1.5, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& line : g.divider) painter.drawLine(line);
}

void paintConnectors(QPainter& painter, const Theme& theme, const PipelineGeometry& g) {
    for (int i = 0; i + 1 < kPipelinePoints; ++i) {
        if (i + 1 == kSchedulingPoints) continue;
        const QRectF& box = g.points[static_cast<std::size_t>(i)];
        const qreal gap = g.points[static_cast<std::size_t>(i) + 1].left() - box.right();
        paintHorizontal(painter, box.right(), box.top() + 15, gap, theme.lineStrong);
    }
}

void paintHead(QPainter& painter, const Theme& theme, const Fonts& fonts, const PipelineGeometry& g,
               const PipelineView& view) {
    const QFont small = fonts.text(10.5, QFont::Medium);
    if (g.profileLabelBaseline > 0)
        paintLabel(painter, {g.profileBox.left(), g.profileLabelBaseline}, PipelineStrip::tr("Profile"),
                   {small, theme.text3});
    const QString cycle = view.cycle.isEmpty() ? PipelineStrip::tr("No pod in the cycle") : view.cycle;
    paintLabel(painter, {g.podChip.left(), g.cycleLabelBaseline}, cycle,
               {small, theme.text3, Qt::AlignLeft, g.podChip.width()});
    if (view.pod)
        paintPodChip(painter, theme, fonts, g.podChip, *view.pod, {.selected = true, .focused = false});
    else
        paintBox(painter, g.podChip, Qt::NoBrush, {theme.lineStrong, 1, {4, 3}}, 4);
}

} // namespace

PipelineStrip::PipelineStrip(QWidget* parent) : QWidget(parent), profile_(new QComboBox(this)) {
    installSpokenItems();
    setAccessibleName(tr("Pipeline"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    profile_->setAccessibleName(tr("Profile"));
    connect(profile_, &QComboBox::textActivated, this, &PipelineStrip::profileChosen);
    placeProfileBox();
}

void PipelineStrip::setView(PipelineView view) {
    if (view == view_) return;
    view_ = std::move(view);
    update();
}

void PipelineStrip::setProfiles(const QStringList& names, const QString& current) {
    profile_->clear();
    profile_->addItems(names);
    profile_->setCurrentText(current);
}

void PipelineStrip::setSelectedPoint(std::optional<PipelinePoint> point) {
    selected_ = point;
    if (point) focus_ = static_cast<int>(*point);
    update();
}

QRectF PipelineStrip::pointRect(PipelinePoint point) const {
    return pipelineGeometry(size()).points[static_cast<std::size_t>(point)];
}

QRectF PipelineStrip::podChipRect() const {
    return view_.pod ? pipelineGeometry(size()).podChip : QRectF();
}

QSize PipelineStrip::sizeHint() const {
    const bool narrow = window()->width() < kNarrowWindow;
    return {1280, static_cast<int>(narrow ? kPipelineCompactHeight : kPipelineHeight)};
}

QSize PipelineStrip::minimumSizeHint() const {
    return {800, static_cast<int>(kPipelineCompactHeight)};
}

bool PipelineStrip::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    showTip(*static_cast<QHelpEvent*>(event));
    return true;
}

void PipelineStrip::showTip(const QHelpEvent& help) {
    const PipelineGeometry g = pipelineGeometry(size());
    if (const auto point = pointAt(help.pos())) {
        const PointView& view = view_.at(*point);
        const QString more = view.tooltip.isEmpty() ? QString() : QStringLiteral("<br>") + view.tooltip.toHtmlEscaped();
        QToolTip::showText(
            help.globalPos(),
            QStringLiteral("<b>%1</b> · %2<br>%3%4")
                .arg(pointName(*point), stateWord(view.state), pointSentence(*point).toHtmlEscaped(), more),
            this, pointRect(*point).toRect());
    } else if (view_.pod && g.podChip.contains(help.pos())) {
        QToolTip::showText(help.globalPos(), chipSentence(*view_.pod), this, g.podChip.toRect());
    } else {
        QToolTip::hideText();
    }
}

void PipelineStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Pipeline"));
        profile_->setAccessibleName(tr("Profile"));
    }
    update();
    QWidget::changeEvent(event);
}

void PipelineStrip::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    const PipelineGeometry g = pipelineGeometry(size());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
    paintHead(painter, theme, fonts, g, view_);
    paintBands(painter, theme, fonts, g, view_);
    paintConnectors(painter, theme, g);
    for (int i = 0; i < kPipelinePoints; ++i) {
        const auto point = static_cast<PipelinePoint>(i);
        const PointLook look{g.compact, selected_ == point, hasFocus() && focus_ == i, view_.turn};
        paintPoint(painter, theme, fonts, g.points[static_cast<std::size_t>(i)], point, view_.at(point), look);
    }
}

void PipelineStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeProfileBox();
    updateGeometry();
}

void PipelineStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    if (const auto point = pointAt(event->position())) {
        focus_ = static_cast<int>(*point);
        update();
        Q_EMIT pointSelected(*point);
    } else if (podChipRect().contains(event->position())) {
        Q_EMIT podSelected(view_.pod->pod);
    }
}

void PipelineStrip::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto point = pointAt(event->position())) Q_EMIT pointActivated(*point);
}

void PipelineStrip::keyPressEvent(QKeyEvent* event) {
    if (!isOwnKey(*event)) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return moveFocus(-1);
    case Qt::Key_Right: return moveFocus(1);
    case Qt::Key_Home: return moveFocus(-kPipelinePoints);
    case Qt::Key_End: return moveFocus(kPipelinePoints);
    case Qt::Key_Space: Q_EMIT pointSelected(static_cast<PipelinePoint>(focus_)); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT pointActivated(static_cast<PipelinePoint>(focus_)); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PipelineStrip::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void PipelineStrip::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

std::optional<PipelinePoint> PipelineStrip::pointAt(const QPointF& position) const {
    const PipelineGeometry g = pipelineGeometry(size());
    for (int i = 0; i < kPipelinePoints; ++i)
        if (g.points[static_cast<std::size_t>(i)].contains(position)) return static_cast<PipelinePoint>(i);
    return std::nullopt;
}

QString PipelineStrip::spokenText(int index) const {
    const auto point = static_cast<PipelinePoint>(index);
    const PointView& view = view_.at(point);
    QStringList parts{pointName(point), stateWord(view.state)};
    for (const QString& part : {view.line, view.yield})
        if (!part.isEmpty()) parts << part;
    return parts.join(QStringLiteral(", "));
}

QRect PipelineStrip::spokenRect(int index) const {
    return pointRect(static_cast<PipelinePoint>(index)).toAlignedRect();
}

void PipelineStrip::spokenPress(int index) {
    Q_EMIT pointSelected(static_cast<PipelinePoint>(index));
}

void PipelineStrip::moveFocus(int step) {
    focus_ = std::clamp(focus_ + step, 0, kPipelinePoints - 1);
    announceFocus(*this, focus_);
    update();
}

void PipelineStrip::placeProfileBox() {
    profile_->setGeometry(pipelineGeometry(size()).profileBox.toRect());
}

} // namespace berth::ui
