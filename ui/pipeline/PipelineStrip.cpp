// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pipeline/PipelineStrip.h"

#include "ui/pipeline/PipelineGeometry.h"
#include "ui/pipeline/PointPainter.h"
#include "ui/queues/PodChip.h"
#include "ui/theme/Shapes.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace berth::ui {
namespace {

constexpr int kNarrowWindow = 1440;
constexpr int kMotionMs = 180;

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
    for (int i = 0; i + 1 < kPointCount; ++i) {
        if (i + 1 == kSchedulingPoints) continue;
        const QRectF& box = g.points[static_cast<std::size_t>(i)];
        const qreal gap = g.points[static_cast<std::size_t>(i) + 1].left() - box.right();
        paintHorizontal(painter, box.right(), box.top() + 15, gap, theme.lineStrong);
    }
}

void paintHead(QPainter& painter, const Theme& theme, const Fonts& fonts, const PipelineGeometry& g,
               const PipelineView& view, bool hasProfile, bool isChipFocused) {
    const QFont small = fonts.text(10.5, QFont::Medium);
    if (g.profileLabelBaseline > 0 && hasProfile)
        paintLabel(painter, {g.profileBox.left(), g.profileLabelBaseline}, PipelineStrip::tr("Profile"),
                   {small, theme.text3});
    const QString cycle = view.cycle.isEmpty() ? PipelineStrip::tr("No pod in the cycle") : view.cycle;
    paintLabel(painter, {g.podChip.left(), g.cycleLabelBaseline}, cycle,
               {small, theme.text3, Qt::AlignLeft, g.podChip.width()});
    if (view.pod)
        paintPodChip(painter, theme, fonts, g.podChip, *view.pod, {.selected = true, .focused = isChipFocused});
    else
        paintBox(painter, g.podChip, Qt::NoBrush, {theme.lineStrong, 1, {4, 3}}, 4);
}

} // namespace

PipelineStrip::PipelineStrip(QWidget* parent)
    : QWidget(parent), profile_(new QComboBox(this)), onlyProfile_(new QLabel(this)) {
    installSpokenItems();
    setAccessibleName(tr("Pipeline"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    profile_->setAccessibleName(tr("Profile"));
    profile_->hide();
    onlyProfile_->setTextFormat(Qt::PlainText);
    onlyProfile_->hide();
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    connect(&animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setMotionProgress(value.toReal()); });
    connect(profile_, &QComboBox::textActivated, this, &PipelineStrip::profileChosen);
    placeProfileBox();
}

void PipelineStrip::setView(PipelineView view) {
    if (view == view_) return;
    animation_.stop();
    before_ = std::exchange(view_, std::move(view));
    if (focus_ == kChip && !view_.pod) focus_ = 0;
    const int ms = isVisible() ? motion_.duration(kMotionMs) : 0;
    setMotionProgress(ms > 0 ? 0 : 1);
    if (ms <= 0) return;
    animation_.setDuration(ms);
    animation_.start();
}

void PipelineStrip::setMotionProgress(qreal progress) {
    progress_ = std::clamp(progress, 0.0, 1.0);
    update();
}

void PipelineStrip::setProfiles(const QStringList& names, const QString& current) {
    if (names == profiles_ && current == profile_->currentText()) return;
    if (names != profiles_) {
        profiles_ = names;
        profile_->clear();
        profile_->addItems(names);
    }
    profile_->setCurrentText(current);
    profile_->setVisible(names.size() > 1);
    onlyProfile_->setVisible(names.size() == 1);
    placeProfileBox();
}

void PipelineStrip::setSelectedPoint(std::optional<ExtensionPoint> point) {
    selected_ = point;
    if (point) focus_ = static_cast<int>(*point);
    update();
}

void PipelineStrip::setBreaks(const std::array<PointBreak, kPointCount>& breaks) {
    if (breaks == breaks_) return;
    breaks_ = breaks;
    update();
}

QRectF PipelineStrip::pointRect(ExtensionPoint point) const {
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
    paintHead(painter, theme, fonts, g, view_, !profiles_.isEmpty(), hasFocus() && focus_ == kChip);
    paintBands(painter, theme, fonts, g, view_);
    paintConnectors(painter, theme, g);
    for (int i = 0; i < kPointCount; ++i) {
        const auto point = static_cast<ExtensionPoint>(i);
        PointLook look{g.compact, selected_ == point, hasFocus() && focus_ == i, breaks_[static_cast<std::size_t>(i)],
                       view_.turn + progress_};
        if (progress_ < 1) look.before = &before_.at(point);
        look.progress = progress_;
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
    case Qt::Key_Home: return moveFocus(-kPointCount - 1);
    case Qt::Key_End: return moveFocus(kPointCount);
    case Qt::Key_Space: return spokenPress(focus_);
    case Qt::Key_Return:
    case Qt::Key_Enter: return enter();
    default: QWidget::keyPressEvent(event);
    }
}

void PipelineStrip::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto focused = focus_ == kChip ? std::nullopt : std::optional(static_cast<ExtensionPoint>(focus_));
    const auto point = byKey ? focused : pointAt(event->pos());
    if (!point) return QWidget::contextMenuEvent(event);
    const QPoint below = mapToGlobal(pointRect(*point).bottomLeft().toPoint());
    Q_EMIT menuRequested(*point, byKey ? below : event->globalPos());
}

void PipelineStrip::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void PipelineStrip::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

std::optional<ExtensionPoint> PipelineStrip::pointAt(const QPointF& position) const {
    const PipelineGeometry g = pipelineGeometry(size());
    for (int i = 0; i < kPointCount; ++i)
        if (g.points[static_cast<std::size_t>(i)].contains(position)) return static_cast<ExtensionPoint>(i);
    return std::nullopt;
}

QString PipelineStrip::spokenText(int index) const {
    if (index == kChip) {
        const QString pod = chipSentence(*view_.pod);
        return view_.cycle.isEmpty() ? pod : tr("%1: %2").arg(view_.cycle, pod);
    }
    const auto point = static_cast<ExtensionPoint>(index);
    const PointView& view = view_.at(point);
    QStringList parts{pointName(point), stateWord(view.state)};
    for (const QString& part : {view.line, view.yield})
        if (!part.isEmpty()) parts << part;
    const PointBreak breaks = breaks_[static_cast<std::size_t>(index)];
    if (breaks == PointBreak::On) parts << tr("breakpoint");
    if (breaks == PointBreak::Off) parts << tr("breakpoint, switched off");
    return parts.join(QStringLiteral(", "));
}

QRect PipelineStrip::spokenRect(int index) const {
    if (index == kChip) return podChipRect().toAlignedRect();
    return pointRect(static_cast<ExtensionPoint>(index)).toAlignedRect();
}

void PipelineStrip::spokenPress(int index) {
    if (index == kChip) return Q_EMIT podSelected(PodId(view_.pod->pod));
    Q_EMIT pointSelected(static_cast<ExtensionPoint>(index));
}

void PipelineStrip::spokenFocusOn(int index) {
    focus_ = index;
    announceFocus(*this, focus_);
    update();
}

/// Left of the first point stands the pod's chip.
void PipelineStrip::moveFocus(int step) {
    const int place = std::clamp((focus_ == kChip ? -1 : focus_) + step, view_.pod ? -1 : 0, kPointCount - 1);
    spokenFocusOn(place < 0 ? kChip : place);
}

void PipelineStrip::enter() {
    if (focus_ == kChip) return spokenPress(focus_);
    Q_EMIT pointActivated(static_cast<ExtensionPoint>(focus_));
}

void PipelineStrip::placeProfileBox() {
    const QRect box = pipelineGeometry(size()).profileBox.toRect();
    profile_->setGeometry(box);
    onlyProfile_->setGeometry(box);
    const QString name = profiles_.size() == 1 ? profiles_.front() : QString();
    onlyProfile_->setText(onlyProfile_->fontMetrics().elidedText(name, Qt::ElideRight, box.width()));
    onlyProfile_->setAccessibleName(name);
    onlyProfile_->setToolTip(name);
}

} // namespace berth::ui
