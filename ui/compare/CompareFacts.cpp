// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareFacts.h"

#include "ui/compare/CompareMarks.h"
#include "ui/compare/CompareTable.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr int kLeastWidth = 396;
constexpr int kMark = 16;
constexpr int kColumns = 4;

/// The box that names who is worse off: a clock, since what they pay is time.
class PayerBox : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBox(painter, QRectF(rect()), theme.isHighContrast ? theme.panel : theme.wait.soft, {theme.wait.hue, 1},
                 radius::kCard);
        const QRect title = layout()->itemAt(0)->geometry();
        paintMark(painter, theme, Mark::Wait, {20.0, title.center().y() + 0.5}, kMark);
    }
};

} // namespace

CompareFacts::CompareFacts(QWidget* parent)
    : QScrollArea(parent),
      settingsTitle_(new QLabel),
      figuresTitle_(new QLabel),
      payersTitle_(new QLabel),
      payersText_(new QLabel),
      settings_(new CompareTable(kColumns, false, nullptr)),
      figures_(new CompareTable(kColumns, false, nullptr)),
      payers_(new PayerBox),
      pods_(new ActionButton(ActionButton::Kind::Flat, Icon::Swap)),
      copyTsv_(new ActionButton(ActionButton::Kind::Normal)),
      copyMarkdown_(new ActionButton(ActionButton::Kind::Normal)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::NoFocus);
    setWidget(makeColumn());
    connect(pods_, &ActionButton::clicked, this, &CompareFacts::podsRequested);
    connect(copyTsv_, &ActionButton::clicked, this, [this] { Q_EMIT copyRequested(false); });
    connect(copyMarkdown_, &ActionButton::clicked, this, [this] { Q_EMIT copyRequested(true); });
    say();
    ink();
}

QWidget* CompareFacts::makeColumn() {
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 10, 8, 12);
    column->setSpacing(4);
    for (QLabel* title : {settingsTitle_, figuresTitle_}) title->setContentsMargins(8, 4, 8, 2);
    column->addWidget(settingsTitle_);
    column->addWidget(settings_);
    column->addSpacing(8);
    column->addWidget(figuresTitle_);
    column->addWidget(figures_);
    column->addSpacing(10);
    auto* box = new QVBoxLayout(payers_);
    box->setContentsMargins(12, 10, 12, 12);
    payersTitle_->setContentsMargins(22, 0, 0, 0);
    payersText_->setWordWrap(true);
    payersText_->setTextFormat(Qt::PlainText);
    payersText_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->addWidget(payersTitle_);
    box->addWidget(payersText_);
    column->addWidget(payers_);
    column->addWidget(makeButtons());
    column->addStretch(1);
    return content;
}

QWidget* CompareFacts::makeButtons() {
    auto* bar = new QWidget;
    auto* column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 6, 0, 0);
    column->addWidget(pods_, 0, Qt::AlignLeft);
    auto* line = new QHBoxLayout;
    line->addWidget(copyTsv_);
    line->addWidget(copyMarkdown_);
    line->addStretch(1);
    column->addLayout(line);
    return bar;
}

void CompareFacts::say() {
    settingsTitle_->setText(tr("What differs"));
    figuresTitle_->setText(tr("What it does"));
    payersTitle_->setText(tr("Who pays for it"));
    settings_->setAccessibleName(settingsTitle_->text());
    figures_->setAccessibleName(figuresTitle_->text());
    payers_->setAccessibleName(payersTitle_->text());
    copyTsv_->setText(tr("Copy TSV"));
    copyMarkdown_->setText(tr("Copy Markdown"));
    const auto count = static_cast<std::int64_t>(view_.pods.size());
    pods_->setText(plural(count, tr("%1 pod went another way"), tr("%1 pods went another way")));
    pods_->setEnabled(count > 0);
    for (ActionButton* button : {pods_, copyTsv_, copyMarkdown_}) button->setAccessibleName(button->text());
}

void CompareFacts::ink() {
    const Fonts fonts;
    for (QLabel* title : {settingsTitle_, figuresTitle_, payersTitle_}) title->setFont(fonts.font(type::kPanelTitle));
    payersText_->setFont(fonts.text(12));
    widget()->setMinimumWidth(static_cast<int>(fonts.scaled(kLeastWidth)));
    setFixedWidth(static_cast<int>(fonts.scaled(kLeastWidth)) + 20);
}

void CompareFacts::setView(const CompareView& view) {
    view_ = view;
    const auto letter = [](std::size_t side) {
        return CompareCell{sideLetter(side), side == 0 ? CompareCell::Ink::First : CompareCell::Ink::Second, false,
                           true};
    };
    settings_->setLines({CompareCell{}, letter(0), letter(1), CompareCell{}}, settingLines(view.settings));
    figures_->setLines({CompareCell{}, letter(0), letter(1), CompareCell{tr("B is"), CompareCell::Ink::Quiet}},
                       figureLines(view.figures));
    payersText_->setText(view.payers.join(QLatin1Char(' ')));
    payers_->setVisible(!view.payers.isEmpty());
    say();
}

void CompareFacts::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (widget() == nullptr) return;
    if (event->type() == QEvent::LanguageChange) say();
    if (event->type() == QEvent::FontChange) ink();
}

} // namespace berth::ui
