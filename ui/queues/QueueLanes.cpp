// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/QueueLanes.h"

#include "ui/queues/PodChip.h"
#include "ui/theme/Icons.h"
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

/// In the lanes' order: activeQ, backoffQ, unschedulablePods, gated, waiting on Permit.
constexpr std::array kRailGlyphs = {Icon::Play, Icon::Clock, Icon::Cordon, Icon::Lock, Icon::Gang};
constexpr qreal kRailGlyph = 14;

/// The rail of a narrow panel: a count and a glyph per lane. Tooltips say the names.
void paintRail(QPainter& painter, const Theme& theme, const Fonts& fonts, const QueuesView& view, qreal width) {
    qreal y = kRailTop;
    std::size_t glyphs = 0;
    for (const LaneView& lane : view.lanes) {
        paintLabel(painter, {width / 2, y + 16}, QLocale().toString(lane.count),
                   {fonts.mono(13, QFont::Bold), lane.count > 0 ? theme.text1 : theme.text3, Qt::AlignHCenter});
        paintIcon(painter, glyphs < kRailGlyphs.size() ? kRailGlyphs[glyphs++] : Icon::Ring,
                  QRectF((width - kRailGlyph) / 2, y + 19, kRailGlyph, kRailGlyph), theme.text3);
        if (!lane.chips.empty())
            paintBox(painter, {2, y + 4, 3, 26}, theme.level(lane.chips.front().level).fill, {QColor()}, 1);
        y += kRailPitch;
    }
}

/// A line is low: a little beside it will do.
QRectF moreHitArea(const LaneGeometry& lane) {
    return lane.more.isNull() ? QRectF() : lane.more.adjusted(0, -3, 0, 3);
}

QRectF wholeOf(const LaneGeometry& lane) {
    const QRectF last = lane.chips.empty() ? lane.header : lane.chips.back();
    return lane.header.united(last).united(moreHitArea(lane));
}

bool isOwnKey(const QKeyEvent& event) {
    constexpr std::array kKeys{Qt::Key_Up,    Qt::Key_Down,   Qt::Key_Home,  Qt::Key_End,
                               Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape};
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
    const SpokenPath focus = hasFocus() ? itemFocus() : SpokenPath();
    const int ms = isVisible() ? motion_.duration(kLaneMotionMs) : 0;
    before_ = ms > 0 ? places() : std::map<PodId, QRectF>();
    view_ = std::move(view);
    expand();
    // Where the focused chip has gone, the focus keeps its place.
    const bool isGone = focus.size() == 2 && focus[0] < itemCount({}) && itemFocus().empty();
    if (const int left = isGone ? itemCount({focus[0]}) : 0; left > 0)
        focusItem({focus[0], std::min(focus[1], left - 1)});
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
    lanes_.forget();
    updateScrollRange();
    viewport()->update();
}

std::map<PodId, QRectF> QueueLanes::places() const {
    std::map<PodId, QRectF> places;
    if (isRail()) return places;
    const auto& geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i)
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j)
            places.emplace(shown_.lanes[i].chips[j].pod, geometry[i].chips[j]);
    return places;
}

bool QueueLanes::isSelected(const PodChipView& chip) const {
    if (!selectedGang_.isEmpty() && chip.gang == selectedGang_) return true;
    if (!selectedTenant_.isEmpty() && chip.tenant == selectedTenant_) return true;
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

void QueueLanes::setSelectedGang(const QString& gang) {
    if (selectedGang_ == gang) return;
    selectedGang_ = gang;
    viewport()->update();
}

void QueueLanes::setSelectedTenant(const QString& tenant) {
    if (selectedTenant_ == tenant) return;
    selectedTenant_ = tenant;
    viewport()->update();
}

const std::vector<LaneGeometry>& QueueLanes::lanes() const {
    const QSize room = viewport()->size();
    return lanes_.at(room, [&] { return laneGeometry(shown_, room.width(), room.height()); });
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
        const bool wanted = isRail() ? key.key() != Qt::Key_Escape : !itemFocus().empty();
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

void QueueLanes::paintNothingOpen(QPainter& painter, const Theme& theme) const {
    const QRectF room = QRectF(viewport()->rect()).adjusted(space::k12, space::k12, -space::k12, -space::k4);
    paintParagraph(painter, room, tr("Pods wait here for their turn. Open a file or a sample first."),
                   {Fonts(font()).font(type::kMenu), theme.text3});
}

void QueueLanes::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), theme.panel);
    const SpokenPath focus = hasFocus() ? itemFocus() : SpokenPath();
    if (hasFocus() && focus.empty()) paintPaneFocus(painter, theme, viewport()->rect());
    if (isRail()) {
        paintRail(painter, theme, fonts, view_, viewport()->width());
        if (!focus.empty())
            paintRing(painter, theme, QRectF(itemRect(focus)).adjusted(3, 3, -3, -3), Ring::Focus, radius::kControl);
        return;
    }
    if (shown_.lanes.empty()) return paintNothingOpen(painter, theme);
    painter.translate(-offset());
    const LanePainter lanePainter{painter, theme, fonts};
    const auto& geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i) {
        const LaneView& lane = shown_.lanes[i];
        lanePainter.header(geometry[i].header, lane);
        paintOpenGangs(painter, lane, geometry[i]);
        paintChips(painter, lane, geometry[i]);
        if (!geometry[i].more.isNull())
            lanePainter.line(geometry[i].more, moreText(lane, static_cast<int>(geometry[i].chips.size())));
        if (!geometry[i].empty.isNull()) lanePainter.line(geometry[i].empty, tr("empty"));
    }
    if (focusedMore_ >= 0 && !focus.empty())
        paintRing(painter, theme, geometry[static_cast<std::size_t>(focusedMore_)].more.adjusted(-4, 0, 4, 0),
                  Ring::Focus, radius::kBadge);
}

void QueueLanes::paintChips(QPainter& painter, const LaneView& lane, const LaneGeometry& geometry) const {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    for (std::size_t j = 0; j < geometry.chips.size(); ++j) {
        const PodChipView& chip = lane.chips[j];
        const auto before = before_.find(chip.pod);
        const ChipPose pose = progress_ >= 1
                                  ? ChipPose{geometry.chips[j], 1}
                                  : chipPose(before == before_.end() ? std::nullopt : std::optional(before->second),
                                             geometry.chips[j], progress_);
        painter.setOpacity(pose.opacity);
        paintPodChip(painter, theme, fonts, pose.rect, chip, {isSelected(chip), hasFocus() && isFocused(chip)});
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
    if (const QString gang = bracketAt(event->position()); !gang.isEmpty()) return Q_EMIT gangSelected(gang);
    if (const PodChipView* chip = chipAt(event->position())) {
        constexpr qreal kArrow = 24;
        const bool onArrow = event->position().x() > viewport()->width() - kArrow - space::k12;
        if (!chip->members.empty() && onArrow) return toggleGang(QString(chip->gang));
        focusOn(*chip);
        return select(*chip);
    }
    if (const auto lane = railLaneAt(event->position())) {
        railFocus_ = static_cast<int>(*lane);
        return pressItem({railFocus_});
    }
    const auto& geometry = lanes();
    for (std::size_t i = 0; i < geometry.size() && !isRail(); ++i)
        if (moreHitArea(geometry[i]).contains(event->position() + offset()))
            return Q_EMIT moreRequested(static_cast<int>(i));
    Q_EMIT selectionCleared();
}

void QueueLanes::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const PodChipView* chip = chipAt(event->position())) activate(*chip);
}

/// A gang's chip stands for the gang.
void QueueLanes::select(const PodChipView& chip) {
    if (!chip.members.empty()) return Q_EMIT gangSelected(QString(chip.gang));
    Q_EMIT podSelected(PodId(chip.pod));
}

/// The gang whose bracket is there, at the left of its chips; empty for none.
QString QueueLanes::bracketAt(const QPointF& position) const {
    for (const Shown& shown : shownChips()) {
        const QRectF bracket(0, shown.rect.top(), shown.rect.left() + kBracketRoom, kChipPitch);
        if (!shown.chip->gang.isEmpty() && bracket.contains(position)) return shown.chip->gang;
    }
    return {};
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
    const SpokenPath focus = itemFocus();
    const int all = static_cast<int>(walkedItems().size());
    switch (event->key()) {
    case Qt::Key_Up: return walk(-1);
    case Qt::Key_Down: return walk(1);
    case Qt::Key_Home: return walk(-all);
    case Qt::Key_End: return walk(all);
    case Qt::Key_Escape: return leave();
    case Qt::Key_Space: return focus.empty() ? event->ignore() : pressItem(focus);
    case Qt::Key_Return:
    case Qt::Key_Enter: return focus.empty() ? walk(1) : enter(focus);
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void QueueLanes::enter(const SpokenPath& item) {
    const PodChipView* chip = chipOf(item);
    chip != nullptr ? activate(*chip) : pressItem(item);
}

void QueueLanes::leave() {
    focused_ = {};
    focusedGang_.clear();
    focusedMore_ = -1;
    viewport()->update();
    Q_EMIT selectionCleared();
}

void QueueLanes::focusInEvent(QFocusEvent* event) {
    if (itemFocus().empty()) walk(1);
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
    const auto& geometry = lanes();
    for (std::size_t i = 0; i < geometry.size(); ++i)
        for (std::size_t j = 0; j < geometry[i].chips.size(); ++j)
            chips.push_back({&shown_.lanes[i].chips[j],
                             geometry[i].chips[j].translated(-offset()),
                             {static_cast<int>(i), static_cast<int>(j)}});
    return chips;
}

/// nullptr for a lane and for its "more" line.
const PodChipView* QueueLanes::chipOf(const SpokenPath& item) const {
    if (item.size() < 2) return nullptr;
    const auto lane = static_cast<std::size_t>(item[0]);
    const auto index = static_cast<std::size_t>(item[1]);
    return index < lanes()[lane].chips.size() ? &shown_.lanes[lane].chips[index] : nullptr;
}

int QueueLanes::itemCount(const SpokenPath& parent) const {
    if (parent.empty()) return static_cast<int>(view_.lanes.size());
    if (parent.size() > 1 || isRail()) return 0;
    const LaneGeometry& lane = lanes()[static_cast<std::size_t>(parent[0])];
    return static_cast<int>(lane.chips.size()) + (lane.more.isNull() ? 0 : 1);
}

QString QueueLanes::itemText(const SpokenPath& item) const {
    const auto index = static_cast<std::size_t>(item[0]);
    if (item.size() == 1) return railText(view_.lanes[index]);
    if (const PodChipView* chip = chipOf(item)) return chipSentence(*chip);
    const LaneView& lane = shown_.lanes[index];
    return tr("%1: %2, as a list").arg(lane.name, moreText(lane, static_cast<int>(lanes()[index].chips.size())));
}

QRect QueueLanes::itemRect(const SpokenPath& item) const {
    const auto index = static_cast<std::size_t>(item[0]);
    if (isRail()) return railRect(index, viewport()->width()).toAlignedRect();
    const LaneGeometry& lane = lanes()[index];
    const QRectF place = item.size() == 1          ? wholeOf(lane)
                         : chipOf(item) != nullptr ? lane.chips[static_cast<std::size_t>(item[1])]
                                                   : moreHitArea(lane);
    return place.translated(-offset()).toAlignedRect();
}

bool QueueLanes::itemTakesFocus(const SpokenPath& item) const {
    return isRail() || item.size() == 2;
}

bool QueueLanes::isFocused(const PodChipView& chip) const {
    if (focusedMore_ >= 0) return false;
    if (!chip.members.empty()) return chip.gang == focusedGang_;
    return focusedGang_.isEmpty() && chip.pod == focused_;
}

SpokenPath QueueLanes::itemFocus() const {
    if (isRail()) return railFocus_ < itemCount({}) ? SpokenPath{railFocus_} : SpokenPath();
    if (focusedMore_ >= 0) {
        const auto lane = static_cast<std::size_t>(focusedMore_);
        const bool isThere = lane < lanes().size() && !lanes()[lane].more.isNull();
        return isThere ? SpokenPath{focusedMore_, itemCount({focusedMore_}) - 1} : SpokenPath();
    }
    const auto chips = shownChips();
    const auto found =
        std::find_if(chips.begin(), chips.end(), [this](const Shown& shown) { return isFocused(*shown.chip); });
    return found == chips.end() ? SpokenPath() : found->path;
}

void QueueLanes::focusItem(const SpokenPath& item) {
    if (isRail()) {
        railFocus_ = item[0];
    } else if (const PodChipView* chip = chipOf(item)) {
        focusOn(*chip);
    } else {
        focusedMore_ = item[0];
    }
    scrollTo(itemRect(item));
    announceFocus(*this, item);
    viewport()->update();
}

void QueueLanes::pressItem(const SpokenPath& item) {
    if (const PodChipView* chip = chipOf(item)) return select(*chip);
    if (itemTakesFocus(item) && view_.lanes[static_cast<std::size_t>(item[0])].count > 0) Q_EMIT moreRequested(item[0]);
}

void QueueLanes::focusOn(const PodChipView& chip) {
    focused_ = chip.pod;
    focusedGang_ = chip.members.empty() ? QString() : chip.gang;
    focusedMore_ = -1;
}

std::vector<SpokenPath> QueueLanes::walkedItems() const {
    std::vector<SpokenPath> items;
    for (int lane = 0; lane < itemCount({}); ++lane) {
        if (isRail()) items.push_back({lane});
        for (int item = 0; item < itemCount({lane}); ++item) items.push_back({lane, item});
    }
    return items;
}

void QueueLanes::walk(int step) {
    const std::vector<SpokenPath> items = walkedItems();
    if (items.empty()) return;
    const auto present = std::find(items.begin(), items.end(), itemFocus());
    const auto last = static_cast<std::ptrdiff_t>(items.size()) - 1;
    const std::ptrdiff_t wanted = present == items.end() ? 0 : present - items.begin() + step;
    focusItem(items[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(wanted, 0, last))]);
}

void QueueLanes::scrollTo(const QRectF& rect) {
    const qreal below = rect.bottom() - viewport()->height();
    if (rect.top() >= 0 && below <= 0) return;
    verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                  static_cast<int>(rect.top() < 0 ? rect.top() - 4 : below + 4));
}

} // namespace berth::ui
