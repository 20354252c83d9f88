// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/QueueLanes.h"

#include "ui/queues/LaneGeometry.h"
#include "ui/queues/PodChip.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/StateStroke.h"

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

constexpr qreal kRailTop = 8;
constexpr qreal kRailPitch = 40;
constexpr std::size_t kNamedPods = 3;

QRectF railRect(std::size_t lane, qreal width) {
    return {0, kRailTop + kRailPitch * static_cast<qreal>(lane), width, kRailPitch - 4};
}

/// The rail of a narrow panel: a count per lane under its name's first letters.
void paintRail(QPainter& painter, const Theme& theme, const Fonts& fonts, const QueuesView& view, qreal width) {
    qreal y = kRailTop;
    for (const LaneView& lane : view.lanes) {
        paintLabel(painter, {width / 2, y + 16}, QLocale().toString(lane.count),
                   {fonts.mono(13, QFont::Bold), lane.count > 0 ? theme.text1 : theme.text3, Qt::AlignHCenter});
        paintLabel(painter, {width / 2, y + 28}, lane.name, {fonts.text(9), theme.text3, Qt::AlignHCenter, width - 4});
        if (!lane.chips.empty())
            paintBox(painter, {2, y + 4, 3, 26}, theme.level(lane.chips.front().level).fill, {QColor()}, 1);
        y += kRailPitch;
    }
}

bool isOwnKey(const QKeyEvent& event) {
    constexpr std::array kKeys{Qt::Key_Up, Qt::Key_Down, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape};
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
    animation_.setStartValue(0.0);
    animation_.setEndValue(1.0);
    connect(&animation_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setMotionProgress(value.toReal()); });
}

void QueueLanes::setView(QueuesView view) {
    animation_.stop();
    setMotionProgress(1);
    if (view == view_) return;
    const int ms = isVisible() ? motion_.duration(kLaneMotionMs) : 0;
    before_ = ms > 0 ? places() : std::map<PodId, QRectF>();
    view_ = std::move(view);
    expand();
    if (ms <= 0) return;
    animation_.setDuration(ms);
    animation_.start();
}

void QueueLanes::setMotionProgress(qreal progress) {
    const qreal bounded = std::clamp(progress, 0.0, 1.0);
    if (bounded == progress_) return;
    progress_ = bounded;
    viewport()->update();
}

void QueueLanes::toggleGang(const QString& gang) {
    if (!open_.remove(gang)) open_.insert(gang);
    expand();
}

void QueueLanes::expand() {
    shown_ = view_;
    for (LaneView& lane : shown_.lanes) {
        std::vector<PodChipView> chips;
        for (PodChipView& chip : lane.chips) {
            chip.opened = !chip.members.empty() && open_.contains(chip.gang);
            const std::vector<PodChipView> members = chip.opened ? chip.members : std::vector<PodChipView>();
            chips.push_back(std::move(chip));
            chips.insert(chips.end(), members.begin(), members.end());
        }
        lane.chips = std::move(chips);
    }
    updateScrollRange();
    viewport()->update();
}

std::map<PodId, QRectF> QueueLanes::places() const {
    std::map<PodId, QRectF> places;
    if (isRail()) return places;
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i)
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j)
            places.emplace(shown_.lanes[i].chips[j].pod, geometry[i].chips[j]);
    return places;
}

bool QueueLanes::isSelected(const PodChipView& chip) const {
    if (!selected_.valid()) return false;
    if (chip.opened) return false;
    return chip.pod == selected_ || std::any_of(chip.members.begin(), chip.members.end(),
                                                [this](const auto& member) { return member.pod == selected_; });
}

void QueueLanes::setSelectedPod(PodId pod) {
    if (selected_ == pod) return;
    selected_ = pod;
    viewport()->update();
}

std::vector<LaneGeometry> QueueLanes::lanes() const {
    return laneGeometry(shown_, viewport()->width(), viewport()->height());
}

QPointF QueueLanes::offset() const {
    return {0.0, static_cast<qreal>(verticalScrollBar()->value())};
}

bool QueueLanes::isRail() const {
    return viewport()->width() < kRailWidth;
}

QRectF QueueLanes::chipRect(PodId pod) const {
    QRectF ofGang;
    for (const Shown& shown : shownChips()) {
        const bool isMember = std::any_of(shown.chip->members.begin(), shown.chip->members.end(),
                                          [pod](const PodChipView& member) { return member.pod == pod; });
        if (shown.chip->members.empty() && shown.chip->pod == pod) return shown.rect;
        if (isMember) ofGang = shown.rect;
    }
    return ofGang;
}

const PodChipView* QueueLanes::chipAt(const QPointF& position) const {
    for (const Shown& shown : shownChips())
        if (shown.rect.contains(position)) return shown.chip;
    return nullptr;
}

QSize QueueLanes::sizeHint() const {
    return {264, 380};
}

QSize QueueLanes::minimumSizeHint() const {
    return {44, 120};
}

bool QueueLanes::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool wanted = isRail() ? key.key() != Qt::Key_Escape : focused_.valid();
        if (wanted && isOwnKey(key)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Queues"));
        viewport()->update();
    }
    return QAbstractScrollArea::event(event);
}

bool QueueLanes::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
    showTip(*static_cast<QHelpEvent*>(event));
    return true;
}

void QueueLanes::showTip(const QHelpEvent& help) {
    if (const auto lane = railLaneAt(help.pos()))
        QToolTip::showText(help.globalPos(), railText(view_.lanes[*lane]), viewport(),
                           railRect(*lane, viewport()->width()).toRect());
    else if (const PodChipView* chip = chipAt(help.pos()))
        QToolTip::showText(help.globalPos(), chipSentence(*chip), viewport(), chipRect(chip->pod).toRect());
    else
        QToolTip::hideText();
}

std::optional<std::size_t> QueueLanes::railLaneAt(const QPointF& position) const {
    if (!isRail()) return std::nullopt;
    for (std::size_t i = 0; i < view_.lanes.size(); ++i)
        if (railRect(i, viewport()->width()).contains(position)) return i;
    return std::nullopt;
}

/// "activeQ, 7 pods: sft-7b-3, sft-7b-4, eval-1 …"
QString QueueLanes::railText(const LaneView& lane) const {
    const QString count = lane.count == 1 ? tr("1 pod") : tr("%1 pods").arg(QLocale().toString(lane.count));
    QStringList names;
    for (std::size_t i = 0; i < lane.chips.size() && i < kNamedPods; ++i) names << lane.chips[i].name;
    QString head = QStringLiteral("%1, %2").arg(lane.name, count);
    if (names.isEmpty()) return head;
    const bool hasMore = lane.chips.size() > kNamedPods || lane.count > static_cast<int>(lane.chips.size());
    return QStringLiteral("%1: %2%3")
        .arg(head, names.join(QStringLiteral(", ")), hasMore ? QStringLiteral(" …") : QString());
}

void QueueLanes::walkRail(int step) {
    if (view_.lanes.empty()) return;
    railFocus_ = std::clamp(railFocus_ + step, 0, static_cast<int>(view_.lanes.size()) - 1);
    announceFocus(*this, railFocus_);
    viewport()->update();
}

void QueueLanes::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.panel);
    if (isRail()) {
        paintRail(painter, theme, fonts, view_, viewport()->width());
        if (hasFocus() && spokenFocus() >= 0)
            paintRing(painter, theme, QRectF(spokenRect(spokenFocus())).adjusted(2, 0, -2, 0), Ring::Focus, 4);
        return;
    }
    painter.translate(-offset());
    const LanePainter lanePainter{painter, theme, fonts};
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i) {
        const LaneView& lane = shown_.lanes[i];
        lanePainter.header(geometry[i].header, lane);
        paintOpenGangs(painter, lane, geometry[i]);
        paintChips(painter, lane, geometry[i]);
        if (!geometry[i].more.isNull())
            lanePainter.line(geometry[i].more, moreText(lane, static_cast<int>(geometry[i].chips.size())));
        if (!geometry[i].empty.isNull()) lanePainter.line(geometry[i].empty, tr("empty"));
    }
}

void QueueLanes::paintChips(QPainter& painter, const LaneView& lane, const LaneGeometry& geometry) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    const int focus = hasFocus() ? spokenFocus() : -1;
    const PodChipView* focused = focus < 0 ? nullptr : shownChips()[static_cast<std::size_t>(focus)].chip;
    for (std::size_t j = 0; j < geometry.chips.size(); ++j) {
        const PodChipView& chip = lane.chips[j];
        const auto before = before_.find(chip.pod);
        const ChipPose pose = progress_ >= 1
                                  ? ChipPose{geometry.chips[j], 1}
                                  : chipPose(before == before_.end() ? std::nullopt : std::optional(before->second),
                                             geometry.chips[j], progress_);
        painter.setOpacity(pose.opacity);
        paintPodChip(painter, theme, fonts, pose.rect, chip, {isSelected(chip), &chip == focused});
    }
    painter.setOpacity(1);
}

/// One bracket over the chip of an opened gang and its members.
void QueueLanes::paintOpenGangs(QPainter& painter, const LaneView& lane, const LaneGeometry& geometry) const {
    for (std::size_t j = 0; j < geometry.chips.size(); ++j) {
        const PodChipView& chip = lane.chips[j];
        if (!chip.opened) continue;
        const std::size_t last = std::min(j + chip.members.size(), geometry.chips.size() - 1);
        paintGangBracket(painter, Theme::of(palette()), geometry.chips[j].united(geometry.chips[last]), chip.level, 1);
    }
}

void QueueLanes::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollRange();
}

void QueueLanes::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const PodChipView* chip = chipAt(event->position())) {
        constexpr qreal kArrow = 24;
        const bool onArrow = event->position().x() > viewport()->width() - kArrow - space::k12;
        if (!chip->members.empty() && onArrow) return toggleGang(QString(chip->gang));
        focusOn(*chip);
        Q_EMIT podSelected(PodId(chip->pod));
        return;
    }
    if (const auto lane = railLaneAt(event->position())) {
        railFocus_ = static_cast<int>(*lane);
        return spokenPress(railFocus_);
    }
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size() && !isRail(); ++i)
        if (geometry[i].more.adjusted(0, -3, 0, 3).contains(event->position() + offset()))
            return Q_EMIT moreRequested(static_cast<int>(i));
    Q_EMIT selectionCleared();
}

void QueueLanes::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const PodChipView* chip = chipAt(event->position())) activate(*chip);
}

void QueueLanes::activate(const PodChipView& chip) {
    if (!chip.members.empty()) return toggleGang(QString(chip.gang));
    Q_EMIT podActivated(PodId(chip.pod));
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
    if (isRail() && isOwnKey(*event) && event->key() != Qt::Key_Escape) {
        if (event->key() == Qt::Key_Up) return walkRail(-1);
        if (event->key() == Qt::Key_Down) return walkRail(1);
        if (spokenFocus() >= 0) spokenPress(spokenFocus());
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: return walk(-1);
    case Qt::Key_Down: return walk(1);
    case Qt::Key_Escape:
        focused_ = {};
        focusedGang_.clear();
        viewport()->update();
        Q_EMIT selectionCleared();
        return;
    case Qt::Key_Space:
        if (focused_.valid()) Q_EMIT podSelected(focused_);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const int index = spokenFocus(); index >= 0) activate(*shownChips()[static_cast<std::size_t>(index)].chip);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void QueueLanes::focusInEvent(QFocusEvent* event) {
    if (!isRail() && !focused_.valid()) walk(1);
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

std::vector<QueueLanes::Shown> QueueLanes::shownChips() const {
    std::vector<Shown> chips;
    if (isRail()) return chips;
    const auto geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i)
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j)
            chips.push_back({&shown_.lanes[i].chips[j], geometry[i].chips[j].translated(-offset())});
    return chips;
}

int QueueLanes::spokenCount() const {
    return static_cast<int>(isRail() ? view_.lanes.size() : shownChips().size());
}

QString QueueLanes::spokenText(int index) const {
    if (isRail()) return railText(view_.lanes[static_cast<std::size_t>(index)]);
    return chipSentence(*shownChips()[static_cast<std::size_t>(index)].chip);
}

QRect QueueLanes::spokenRect(int index) const {
    if (isRail()) return railRect(static_cast<std::size_t>(index), viewport()->width()).toAlignedRect();
    return shownChips()[static_cast<std::size_t>(index)].rect.toAlignedRect();
}

int QueueLanes::spokenFocus() const {
    if (isRail()) return railFocus_ < spokenCount() ? railFocus_ : -1;
    const auto chips = shownChips();
    const auto found = std::find_if(chips.begin(), chips.end(), [this](const Shown& shown) {
        if (!shown.chip->members.empty()) return shown.chip->gang == focusedGang_;
        return focusedGang_.isEmpty() && shown.chip->pod == focused_;
    });
    return found == chips.end() ? -1 : static_cast<int>(found - chips.begin());
}

void QueueLanes::spokenPress(int index) {
    if (isRail()) {
        if (view_.lanes[static_cast<std::size_t>(index)].count > 0) Q_EMIT moreRequested(index);
        return;
    }
    Q_EMIT podSelected(PodId(shownChips()[static_cast<std::size_t>(index)].chip->pod));
}

void QueueLanes::focusOn(const PodChipView& chip) {
    focused_ = chip.pod;
    focusedGang_ = chip.members.empty() ? QString() : chip.gang;
}

void QueueLanes::walk(int step) {
    const auto chips = shownChips();
    if (chips.empty()) return;
    const int last = static_cast<int>(chips.size()) - 1;
    const int present = spokenFocus();
    const int index = present < 0 ? 0 : std::clamp(present + step, 0, last);
    const Shown& shown = chips[static_cast<std::size_t>(index)];
    focusOn(*shown.chip);
    const qreal below = shown.rect.bottom() - viewport()->height();
    if (shown.rect.top() < 0 || below > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      static_cast<int>(shown.rect.top() < 0 ? shown.rect.top() - 4 : below + 4));
    announceFocus(*this, index);
    viewport()->update();
}

} // namespace berth::ui
