// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareHead.h"

#include "ui/compare/CompareMarks.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kSampleWidth = 28;
constexpr int kBoxWidth = 120;
constexpr qreal kMark = 9;

/// A piece of a run's line with its mark, as the legend of all charts.
class LineSample : public QWidget {
public:
    LineSample(std::size_t side, QWidget* parent) : QWidget(parent), side_(side) { setFixedSize(kSampleWidth, 24); }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal middle = height() / 2.0;
        painter.setPen(sidePen(theme, side_, 1.75));
        painter.drawLine(QPointF(1, middle), QPointF(width() - 1, middle));
        paintSideMark(painter, theme, side_, {width() / 2.0, middle}, kMark, theme.panel);
    }

private:
    std::size_t side_;
};

/// One line that ends in "…" where it is cut, and is whole in its tooltip.
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent) : QLabel(parent) {
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.setFont(font());
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, elided(text(), font(), width()));
    }
};

} // namespace

CompareHead::CompareHead(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel(this)),
      subtitle_(new ElidedLabel(this)),
      report_(new ActionButton(ActionButton::Kind::Normal, Icon::Save, {}, this)),
      export_(new ActionButton(ActionButton::Kind::Primary, Icon::Export, {}, this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(16, 10, 14, 8);
    line->setSpacing(16);
    line->addWidget(makeTitle(), 3);
    line->addWidget(makeSide(0), 2);
    line->addWidget(makeSide(1), 2);
    line->addWidget(report_);
    line->addWidget(export_);
    connect(report_, &ActionButton::clicked, this, &CompareHead::reportRequested);
    connect(export_, &ActionButton::clicked, this, &CompareHead::exportRequested);
    say();
    ink();
    setReady(false);
}

QWidget* CompareHead::makeTitle() {
    auto* block = new QWidget(this);
    auto* column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(title_);
    column->addWidget(subtitle_);
    column->addStretch(1);
    return block;
}

QWidget* CompareHead::makeSide(std::size_t side) {
    auto* block = new QWidget(this);
    auto* grid = new QGridLayout(block);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    samples_[side] = new LineSample(side, block);
    letters_[side] = new QLabel(sideLetter(side), block);
    boxes_[side] = new QComboBox(block);
    boxes_[side]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    boxes_[side]->setMinimumWidth(kBoxWidth);
    notes_[side] = new ElidedLabel(block);
    letters_[side]->setBuddy(boxes_[side]);
    grid->addWidget(samples_[side], 0, 0);
    grid->addWidget(letters_[side], 0, 1);
    grid->addWidget(boxes_[side], 0, 2);
    grid->addWidget(notes_[side], 1, 2);
    grid->setColumnStretch(2, 1);
    connect(boxes_[side], &QComboBox::activated, this, &CompareHead::branchesChosen);
    return block;
}

void CompareHead::say() {
    title_->setText(tr("Compare two branches"));
    report_->setText(tr("Save report"));
    report_->setToolTip(tr("Writes all of this as Markdown or as one HTML page with its charts."));
    export_->setText(tr("Export configuration B"));
    export_->setToolTip(tr("Writes B's KubeSchedulerConfiguration, to be applied to the real cluster."));
    for (ActionButton* button : {report_, export_}) button->setAccessibleName(button->text());
    for (std::size_t side = 0; side < kSides; ++side)
        boxes_[side]->setAccessibleName(tr("Branch %1").arg(sideLetter(side)));
}

void CompareHead::ink() {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    title_->setFont(fonts.text(17, QFont::Bold));
    subtitle_->setFont(fonts.font(type::kDense));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme.text2);
    subtitle_->setPalette(quiet);
    for (std::size_t side = 0; side < kSides; ++side) {
        QPalette colored = palette();
        colored.setColor(QPalette::WindowText, sideColor(theme, side));
        letters_[side]->setPalette(colored);
        letters_[side]->setFont(fonts.text(13, QFont::Bold));
        boxes_[side]->setFont(fonts.mono(12));
        notes_[side]->setFont(fonts.font(type::kSmall));
        notes_[side]->setPalette(quiet);
    }
}

void CompareHead::setBranches(const std::vector<BranchInfo>& branches, std::uint32_t first, std::uint32_t second) {
    const std::array<std::uint32_t, kSides> chosen = {first, second};
    for (std::size_t side = 0; side < kSides; ++side) {
        const QSignalBlocker still(boxes_[side]);
        boxes_[side]->clear();
        for (const BranchInfo& branch : branches) {
            boxes_[side]->addItem(text(branch.name), branch.id);
            boxes_[side]->setItemData(boxes_[side]->count() - 1, text(branch.name), Qt::ToolTipRole);
        }
        boxes_[side]->setCurrentIndex(std::max(0, boxes_[side]->findData(chosen[side])));
        boxes_[side]->setToolTip(boxes_[side]->currentText());
        boxes_[side]->setEnabled(branches.size() > 1);
    }
}

void CompareHead::setSubtitle(const QString& subtitle) {
    subtitle_->setText(subtitle);
    subtitle_->setToolTip(subtitle);
}

void CompareHead::setNotes(const QString& first, const QString& second) {
    notes_[0]->setText(first);
    notes_[0]->setToolTip(first);
    notes_[1]->setText(second);
    notes_[1]->setToolTip(second);
}

void CompareHead::setReady(bool isReady) {
    report_->setEnabled(isReady);
    export_->setEnabled(isReady);
}

std::uint32_t CompareHead::branch(std::size_t side) const {
    return boxes_[side]->currentData().toUInt();
}

QString CompareHead::name(std::size_t side) const {
    return boxes_[side]->currentText();
}

void CompareHead::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
}

void CompareHead::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) say();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) ink();
}

} // namespace berth::ui
