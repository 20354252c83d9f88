// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/RemedyList.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr int kHead = 30;
constexpr QSize kButton(40, 22);

QLabel* makeWords(const QString& words, const QFont& font, QWidget* parent) {
    auto* label = new QLabel(words, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setFont(font);
    return label;
}

void setInk(QWidget& label, const QColor& color) {
    QPalette ink = label.palette();
    // On a page whose ground is Base a label is written in Text.
    ink.setColor(QPalette::WindowText, color);
    ink.setColor(QPalette::Text, color);
    label.setPalette(ink);
}

} // namespace

RemedyList::RemedyList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(12, kHead, 12, 4);
    column_->setSpacing(4);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void RemedyList::setRows(const std::vector<RemedyRow>& rows) {
    setVisible(!rows.empty());
    if (rows == rows_) return;
    rows_ = rows;
    for (QWidget* line : lines_) delete line;
    lines_.clear();
    for (const RemedyRow& row : rows_) addLine(row);
    updateGeometry();
    update();
}

void RemedyList::setHead(const QString& title, const QString& note) {
    title_ = title;
    note_ = note;
    update();
}

void RemedyList::addLine(const RemedyRow& row) {
    const Fonts fonts;
    auto* line = new QWidget(this);
    auto* across = new QHBoxLayout(line);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(8);
    across->addWidget(makeWords(row.change, fonts.font(type::kDense), line), 3);
    QLabel* effect = makeWords(row.effect, fonts.text(11, QFont::DemiBold), line);
    effect->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    across->addWidget(effect, 2);
    auto* button = new ActionButton(ActionButton::Kind::Normal, Icon::Branch, {}, line);
    button->setFixedSize(kButton);
    button->setAccessibleName(tr("%1, as a branch").arg(row.change));
    const QString tip = title_.isEmpty() ? tr("Try it: %1. A branch begins before this look; this run stays as it is.")
                                         : tr("Try it: %1. It makes a branch; this run stays as it is.");
    button->setToolTip(tip.arg(row.change));
    connect(button, &ActionButton::clicked, this, [this, id = row.id] { Q_EMIT branchRequested(id); });
    across->addWidget(button);
    column_->addWidget(line);
    lines_.push_back(line);
    inkLine(*line, row);
}

void RemedyList::inkLine(const QWidget& line, const RemedyRow& row) const {
    const Theme& theme = Theme::of(palette());
    const auto words = line.findChildren<QLabel*>(Qt::FindDirectChildrenOnly);
    setInk(*words.front(), theme.text1);
    setInk(*words.back(), row.helps ? theme.ok.hue : theme.text3);
}

void RemedyList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    for (std::size_t i = 0; i < lines_.size(); ++i) inkLine(*lines_[i], rows_[i]);
}

ActionButton* RemedyList::button(std::size_t row) const {
    return row < lines_.size() ? lines_[row]->findChild<ActionButton*>() : nullptr;
}

QList<QStringList> RemedyList::cells() const {
    QList<QStringList> cells{{tr("Change"), tr("Effect")}};
    for (const RemedyRow& row : rows_) cells += QStringList{row.change, row.effect};
    return cells;
}

void RemedyList::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    paintHorizontal(painter, 12, 4, width() - 24, theme.line);
    paintLabel(painter, {12, 22}, title_.isEmpty() ? tr("What would change it") : title_,
               {fonts.text(11.5, QFont::DemiBold), theme.text1});
    paintLabel(painter, {width() - 12.0, 22}, title_.isEmpty() ? tr("each tried on this look") : note_,
               {fonts.font(type::kSmall), theme.text3, Qt::AlignRight});
}

} // namespace berth::ui
