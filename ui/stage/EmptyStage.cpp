// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/EmptyStage.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr qreal kBoxHeight = 132;
constexpr int kLeastGallery = 212; ///< a row of cards
constexpr qreal kBoxWidth = 752;
constexpr int kButtonGap = 12;

QStringList droppedPaths(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    return paths;
}

} // namespace

EmptyStage::EmptyStage(QWidget* parent) : QWidget(parent) {
    setAcceptDrops(true);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i] = new ActionButton(ActionButton::Kind::Normal, this);
        connect(buttons_[i], &ActionButton::clicked, this, [this, i] { Q_EMIT actionTriggered(static_cast<int>(i)); });
    }
}

void EmptyStage::setView(const EmptyView& view) {
    view_ = view;
    setAccessibleName(view.title);
    setAccessibleDescription(view.sentence);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const auto index = static_cast<qsizetype>(i);
        buttons_[i]->setVisible(index < view.actions.size());
        if (index < view.actions.size()) buttons_[i]->setText(view.actions[index]);
        if (i < view.actionIcons.size()) buttons_[i]->setGlyph(view.actionIcons[i]);
    }
    placeButtons();
    update();
}

void EmptyStage::setGallery(QWidget* gallery) {
    gallery_ = gallery;
    gallery_->setParent(this);
    placeButtons();
}

bool EmptyStage::showsGallery() const {
    return gallery_ != nullptr && view_.hasGallery && height() >= kBoxHeight + 3 * space::k24 + kLeastGallery;
}

QRectF EmptyStage::box() const {
    const qreal boxWidth = std::min(kBoxWidth, width() - 2 * space::k24);
    const qreal middle = std::max(space::k24, (height() - kBoxHeight) / 2);
    return {(width() - boxWidth) / 2, showsGallery() ? space::k24 : middle, boxWidth, kBoxHeight};
}

void EmptyStage::placeButtons() {
    int total = -kButtonGap;
    for (ActionButton* button : buttons_)
        total += button->isVisibleTo(this) ? button->sizeHint().width() + kButtonGap : 0;
    int x = static_cast<int>(box().center().x()) - total / 2;
    for (ActionButton* button : buttons_) {
        if (!button->isVisibleTo(this)) continue;
        const QSize size = button->sizeHint();
        button->setGeometry(x, static_cast<int>(box().bottom()) - size.height() - 16, size.width(), size.height());
        x += size.width() + kButtonGap;
    }
    if (gallery_ == nullptr) return;
    gallery_->setVisible(showsGallery());
    const int top = static_cast<int>(box().bottom() + space::k24);
    const int side = static_cast<int>(space::k24);
    gallery_->setGeometry(side, top, width() - 2 * side, height() - top - side);
}

void EmptyStage::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.stage);
    paintBox(painter, box(), theme.rack, {theme.lineStrong, 1, {5, 4}}, radius::kCard);
    paintLabel(painter, {box().center().x(), box().top() + 32}, view_.title,
               {fonts.text(14, QFont::DemiBold), theme.text1, Qt::AlignHCenter, box().width() - 24});
    paintParagraph(painter, QRectF(box().left() + 24, box().top() + 44, box().width() - 48, 36), view_.sentence,
                   {fonts.text(12), theme.text2, Qt::AlignHCenter});
}

void EmptyStage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeButtons();
}

void EmptyStage::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedPaths(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void EmptyStage::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    Q_EMIT filesDropped(droppedPaths(*event->mimeData()));
}

} // namespace berth::ui
