// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SampleGallery.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr QSize kCard(236, 212);
constexpr qreal kPictureHeight = 108;
constexpr int kSpare = 4; ///< beside the cards, so that a list does not wrap for a pixel
constexpr int kPictureRole = Qt::UserRole + 1;

/// As many cards beside each other as fit, and no room left over.
QSize cardSize(int width) {
    const int room = width - kSpare;
    return {room / std::max(1, room / kCard.width()), kCard.height()};
}

class CardDelegate : public QStyledItemDelegate {
public:
    explicit CardDelegate(QListView* gallery) : QStyledItemDelegate(gallery), gallery_(gallery) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return cardSize(gallery_->viewport()->width());
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        const Fonts fonts;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF card = QRectF(option.rect).adjusted(5, 5, -5, -5);
        const bool lit = option.state & QStyle::State_MouseOver;
        const bool focused = (option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Selected);
        paintBox(*painter, card, lit ? theme.raised : theme.card,
                 {focused ? theme.accent : theme.line, focused ? 2.0 : 1}, 6);
        const QRectF picture(card.left() + 8, card.top() + 8, card.width() - 16, kPictureHeight);
        paintSamplePicture(*painter, theme, picture, index.data(kPictureRole).value<SamplePicture>());
        const qreal width = card.width() - 24;
        paintLabel(*painter, {card.left() + 12, picture.bottom() + 20}, index.data(Qt::DisplayRole).toString(),
                   {fonts.font(type::kPanelTitle), theme.text1, Qt::AlignLeft, width});
        paintParagraph(*painter,
                       QRectF(card.left() + 12, picture.bottom() + 26, width, card.bottom() - picture.bottom() - 34),
                       index.data(Qt::ToolTipRole).toString(), {fonts.font(type::kDense), theme.text2});
        painter->restore();
    }

private:
    QListView* gallery_;
};

} // namespace

SampleGallery::SampleGallery(QWidget* parent) : QListView(parent), model_(new QStandardItemModel(this)) {
    setModel(model_);
    setItemDelegate(new CardDelegate(this));
    setViewMode(ListMode);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Samples"));
    pool_.setMaxThreadCount(1);
    connect(this, &QListView::clicked, this, &SampleGallery::choose);
    connect(this, &QListView::activated, this, &SampleGallery::choose);
}

SampleGallery::~SampleGallery() {
    pool_.clear();
    pool_.waitForDone();
}

QSize SampleGallery::sizeHint() const {
    return {3 * kCard.width() + 24, 2 * kCard.height() + 8};
}

SamplePicture SampleGallery::picture(int row) const {
    return model_->index(row, 0).data(kPictureRole).value<SamplePicture>();
}

void SampleGallery::resizeEvent(QResizeEvent* event) {
    scheduleDelayedItemsLayout(); // the cards are as wide as they fit now
    QListView::resizeEvent(event);
}

void SampleGallery::showEvent(QShowEvent* event) {
    if (!filled_) fill();
    QListView::showEvent(event);
}

void SampleGallery::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || !filled_) return;
    setAccessibleName(tr("Samples"));
    fill();
}

void SampleGallery::fill() {
    filled_ = true;
    samples_ = ui::samples();
    model_->clear();
    for (const Sample& sample : samples_) {
        auto* item = new QStandardItem(sample.title);
        item->setToolTip(sample.about);
        item->setData(QStringLiteral("%1. %2").arg(sample.title, sample.about), Qt::AccessibleTextRole);
        model_->appendRow(item);
    }
    if (model_->rowCount() > 0) setCurrentIndex(model_->index(0, 0));
    makePictures();
}

void SampleGallery::makePictures() {
    pool_.clear();
    for (std::size_t row = 0; row < samples_.size(); ++row)
        pool_.start([this, row, path = samples_[row].path] {
            SamplePicture picture = samplePicture(path);
            QMetaObject::invokeMethod(
                this,
                [this, row, path, picture = std::move(picture)] {
                    if (row < samples_.size() && samples_[row].path == path)
                        model_->item(static_cast<int>(row))->setData(QVariant::fromValue(picture), kPictureRole);
                },
                Qt::QueuedConnection);
        });
}

void SampleGallery::choose(const QModelIndex& index) {
    const bool isSecond = chosen_.isValid() && !chosen_.hasExpired(QApplication::doubleClickInterval());
    if (!index.isValid() || isSecond) return;
    chosen_.start();
    Q_EMIT chosen(samples_[static_cast<std::size_t>(index.row())].path);
}

SampleDialog::SampleDialog(QWidget* parent) : QDialog(parent), gallery_(new SampleGallery(this)) {
    setWindowTitle(tr("Samples"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* hint = new QLabel(tr("Each is a whole scenario to step through, and a file to read."), this);
    hint->setWordWrap(true);
    column->addWidget(hint);
    column->addWidget(gallery_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(gallery_, &SampleGallery::chosen, this, [this](const QString& path) {
        close();
        Q_EMIT chosen(path);
    });
    gallery_->setFocus();
}

} // namespace berth::ui
