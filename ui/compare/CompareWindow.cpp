// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/CompareWindow.h"

#include "ui/compare/CompareCard.h"
#include "ui/compare/CompareFacts.h"
#include "ui/compare/CompareHead.h"
#include "ui/compare/CompareMarks.h"
#include "ui/compare/CompareTable.h"
#include "ui/compare/SeriesChart.h"
#include "ui/compare/WaitsChart.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace berth::ui {
namespace {

constexpr QSize kSize(1500, 940);
constexpr QSize kLeast(880, 520);
constexpr int kTextWidth = 520;
constexpr int kStatusHeight = 24;
constexpr int kPodColumns = 4;
constexpr QSize kPicture(720, 340);
constexpr qsizetype kPrintGroup = 4;
constexpr qsizetype kPrintShown = 8;

/// Whether both runs came to their end: a mark beside the words.
class EndingMark : public QWidget {
public:
    explicit EndingMark(QWidget* parent) : QWidget(parent) { setFixedSize(18, 18); }
    void setMark(Mark mark) {
        mark_ = mark;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintMark(painter, Theme::of(palette()), mark_, {9, 9}, 13);
    }

private:
    Mark mark_ = Mark::None;
};

/// A page with a few lines in its middle.
QVBoxLayout* middleOf(QWidget* page) {
    auto* line = new QHBoxLayout(page);
    auto* column = new QVBoxLayout;
    column->setSpacing(12);
    line->addStretch(1);
    line->addLayout(column);
    line->addStretch(1);
    column->addStretch(2);
    return column;
}

QLabel* wrapped(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setMinimumWidth(kTextWidth);
    label->setMaximumWidth(kTextWidth);
    return label;
}

/// "77d2 04be": as much of a fingerprint as tells runs apart.
QString printText(const QString& hex) {
    QString shown = hex.left(kPrintShown);
    if (shown.size() > kPrintGroup) shown.insert(kPrintGroup, QLatin1Char(' '));
    return shown;
}

} // namespace

CompareWindow::CompareWindow(QWidget* parent)
    : QDialog(parent, Qt::Window), head_(new CompareHead(this)), pages_(new QStackedWidget(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(kLeast);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head_);
    for (QWidget* page : {makeEmptyPage(), makeMeasuringPage(), makeStoppedPage(), makeResultPage()})
        pages_->addWidget(page);
    column->addWidget(pages_, 1);
    column->addWidget(makeStatus());
    connect(head_, &CompareHead::branchesChosen, this, &CompareWindow::ask);
    connect(head_, &CompareHead::reportRequested, this, &CompareWindow::reportRequested);
    connect(head_, &CompareHead::exportRequested, this, &CompareWindow::exportRequested);
    say();
    ink();
    resize(kSize);
    head_->box(1).setFocus(Qt::OtherFocusReason);
}

QWidget* CompareWindow::makeEmptyPage() {
    auto* page = new QWidget(this);
    emptyTitle_ = wrapped(page);
    emptyText_ = wrapped(page);
    weights_ = new ActionButton(ActionButton::Kind::Primary, Icon::Sliders, {}, page);
    auto* column = middleOf(page);
    column->addWidget(emptyTitle_);
    column->addWidget(emptyText_);
    column->addWidget(weights_, 0, Qt::AlignLeft);
    column->addStretch(3);
    connect(weights_, &ActionButton::clicked, this, &CompareWindow::weightsRequested);
    return page;
}

QWidget* CompareWindow::makeMeasuringPage() {
    auto* page = new QWidget(this);
    progressText_ = wrapped(page);
    progress_ = new QProgressBar(page);
    progress_->setRange(0, kMeasureSteps);
    progress_->setTextVisible(false);
    stop_ = new ActionButton(ActionButton::Kind::Normal, Icon::Close, {}, page);
    auto* column = middleOf(page);
    column->addWidget(progressText_);
    column->addWidget(progress_);
    column->addWidget(stop_, 0, Qt::AlignLeft);
    column->addStretch(3);
    connect(stop_, &ActionButton::clicked, this, [this] {
        Q_EMIT stopRequested();
        showStopped(tr("Measuring was stopped. Nothing is different."));
    });
    return page;
}

QWidget* CompareWindow::makeStoppedPage() {
    auto* page = new QWidget(this);
    stoppedText_ = wrapped(page);
    again_ = new ActionButton(ActionButton::Kind::Primary, Icon::Play, {}, page);
    auto* column = middleOf(page);
    column->addWidget(stoppedText_);
    column->addWidget(again_, 0, Qt::AlignLeft);
    column->addStretch(3);
    connect(again_, &ActionButton::clicked, this, &CompareWindow::ask);
    return page;
}

QWidget* CompareWindow::makeResultPage() {
    auto* page = new QWidget(this);
    auto* line = new QHBoxLayout(page);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    facts_ = new CompareFacts(page);
    line->addWidget(facts_);
    line->addWidget(makeCharts(), 1);
    connect(facts_, &CompareFacts::copyRequested, this, &CompareWindow::copy);
    connect(facts_, &CompareFacts::podsRequested, this, [this] {
        chartsArea_->ensureWidgetVisible(podsCard_);
        pods_->setFocus(Qt::OtherFocusReason);
    });
    return page;
}

QWidget* CompareWindow::makeCharts() {
    chartsArea_ = new QScrollArea(this);
    chartsArea_->setFrameShape(QFrame::NoFrame);
    chartsArea_->setWidgetResizable(true);
    chartsArea_->setFocusPolicy(Qt::NoFocus);
    grid_ = new CardGrid(chartsArea_);
    allocation_ = new SeriesChart;
    waits_ = new WaitsChart;
    fragmentation_ = new SeriesChart;
    pods_ = new CompareTable(kPodColumns, true, nullptr);
    allocationCard_ = new CompareCard(allocation_, grid_);
    waitsCard_ = new CompareCard(waits_, grid_);
    fragmentationCard_ = new CompareCard(fragmentation_, grid_);
    podsCard_ = new CompareCard(pods_, grid_);
    for (CompareCard* card : {allocationCard_, waitsCard_, fragmentationCard_}) grid_->add(card);
    grid_->addWide(podsCard_);
    chartsArea_->setWidget(grid_);
    connect(pods_, &CompareTable::activated, this, [this](const QModelIndex& index) { activatePod(index.row()); });
    connect(pods_, &CompareTable::clicked, this, [this](const QModelIndex& index) { activatePod(index.row()); });
    return chartsArea_;
}

QWidget* CompareWindow::makeStatus() {
    auto* bar = new QWidget(this);
    bar->setFixedHeight(kStatusHeight);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(12, 0, 12, 1);
    mark_ = new EndingMark(bar);
    ending_ = new QLabel(bar);
    prints_ = new QLabel(bar);
    for (QLabel* label : {ending_, prints_}) label->setTextFormat(Qt::PlainText);
    ending_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    prints_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(mark_);
    line->addWidget(ending_, 1);
    line->addWidget(prints_);
    return bar;
}

void CompareWindow::addCard(QWidget* card) {
    grid_->add(card);
}

CompareWindow::Page CompareWindow::page() const {
    return static_cast<Page>(pages_->currentIndex());
}

void CompareWindow::turnTo(Page page) {
    const bool isNewPage = page != this->page();
    pages_->setCurrentIndex(static_cast<int>(page));
    head_->setReady(page == Page::Result);
    const bool isResult = page == Page::Result;
    mark_->setVisible(isResult);
    ending_->setVisible(isResult);
    prints_->setVisible(isResult);
    const bool isInHead = focusWidget() != nullptr && head_->isAncestorOf(focusWidget());
    if (isResult && isNewPage && !isInHead) head_->box(1).setFocus(Qt::OtherFocusReason);
}

std::uint32_t CompareWindow::first() const {
    return head_->branch(0);
}

std::uint32_t CompareWindow::second() const {
    return head_->branch(1);
}

void CompareWindow::setBranches(const std::vector<BranchInfo>& branches, std::uint32_t first, std::uint32_t second) {
    head_->setBranches(branches, first, second);
    if (branches.size() > 1) return ask();
    head_->setSubtitle({});
    head_->setNotes({}, {});
    Q_EMIT stopRequested();
    turnTo(Page::Empty);
}

void CompareWindow::ask() {
    showProgress({});
    Q_EMIT comparisonWanted(first(), second());
}

void CompareWindow::showProgress(const MeasureStep& step) {
    step_ = step;
    progress_->setValue(step.done);
    const QString run = sideLetter(step.isSecond ? 1 : 0);
    const bool isRunning = step.done % 2 == 0;
    progressText_->setText(isRunning
                               ? tr("Running %1 to its end: %2 of virtual time so far.").arg(run, spanText(step.passed))
                               : tr("Measuring %1.").arg(run));
    turnTo(Page::Measuring);
}

void CompareWindow::showStopped(const QString& reason) {
    stoppedText_->setText(reason);
    turnTo(Page::Stopped);
}

void CompareWindow::setView(const CompareView& view) {
    view_ = view;
    head_->setSubtitle(view.subtitle);
    head_->setNotes(view.sides[0].note, view.sides[1].note);
    facts_->setView(view);
    allocation_->setView(view.allocation);
    fragmentation_->setView(view.fragmentation);
    waits_->setRows(view.waits);
    const auto ink = [](std::size_t side) { return side == 0 ? CompareCell::Ink::First : CompareCell::Ink::Second; };
    pods_->setLines({{tr("Pod"), CompareCell::Ink::Quiet},
                     {sideLetter(0), ink(0), false, true},
                     {sideLetter(1), ink(1), false, true},
                     {tr("parts at"), CompareCell::Ink::Quiet}},
                    podLines(view.pods));
    podsCard_->setVisible(!view.pods.empty());
    static_cast<EndingMark*>(mark_)->setMark(view.hasEnded ? Mark::Success : Mark::Wait);
    say();
    turnTo(Page::Result);
}

void CompareWindow::say() {
    setWindowTitle(tr("Compare branches"));
    emptyTitle_->setText(tr("There is one branch only."));
    emptyText_->setText(
        tr("Move a weight in the inspector and choose “Compare as branch”, or make any edit in the past: the "
           "run then goes on in two branches, and this window lays them side by side."));
    weights_->setText(tr("Show the weights"));
    stop_->setText(tr("Stop"));
    again_->setText(tr("Measure again"));
    for (ActionButton* button : {weights_, stop_, again_}) button->setAccessibleName(button->text());
    progress_->setAccessibleName(tr("Progress of measuring both branches"));
    allocationCard_->say(view_.allocation.title, view_.allocation.about);
    fragmentationCard_->say(view_.fragmentation.title, view_.fragmentation.about);
    waitsCard_->say(tr("Waiting time by level"),
                    tr("median – 95 %, whisker to the longest · the label is the 95 % · square-root scale"));
    waits_->setAccessibleName(tr("Waiting time by level"));
    podsCard_->say(tr("Pods that went another way"), tr("A click selects the pod in the main window."));
    pods_->setAccessibleName(tr("Pods that went another way"));
    ending_->setText(view_.ending);
    ending_->setToolTip(view_.ending);
    prints_->setText(
        tr("seed %1 · fingerprint A %2 · B %3")
            .arg(view_.seed, printText(view_.sides[0].fingerprint), printText(view_.sides[1].fingerprint)));
    prints_->setToolTip(QStringLiteral("A %1\nB %2").arg(view_.sides[0].fingerprint, view_.sides[1].fingerprint));
}

void CompareWindow::ink() {
    const Fonts fonts;
    emptyTitle_->setFont(fonts.font(type::kVerdict));
    for (QLabel* label : {emptyText_, progressText_, stoppedText_}) label->setFont(fonts.font(type::kMenu));
    ending_->setFont(fonts.font(type::kDense));
    prints_->setFont(fonts.font(type::kSmall));
}

void CompareWindow::copy(bool markdown) {
    QGuiApplication::clipboard()->setText(compareText(view_, markdown));
}

void CompareWindow::activatePod(int row) {
    if (row >= 0 && static_cast<std::size_t>(row) < view_.pods.size())
        Q_EMIT podActivated(view_.pods[static_cast<std::size_t>(row)].pod);
}

std::vector<ReportPicture> CompareWindow::pictures() const {
    const auto shoot = [](QWidget& chart, const QString& title, const QString& about) {
        chart.setPalette(Theme::light().palette());
        chart.setAutoFillBackground(true);
        chart.setBackgroundRole(QPalette::Base);
        chart.resize(kPicture);
        QImage image(kPicture * 2, QImage::Format_RGB32);
        image.setDevicePixelRatio(2);
        image.fill(Theme::light().panel);
        chart.render(&image);
        return ReportPicture{title, about, image};
    };
    SeriesChart allocation;
    allocation.setView(view_.allocation);
    SeriesChart fragmentation;
    fragmentation.setView(view_.fragmentation);
    WaitsChart waits;
    waits.setRows(view_.waits);
    return {shoot(allocation, view_.allocation.title, view_.allocation.about),
            shoot(waits, tr("Waiting time by level"),
                  tr("median – 95 %, whisker to the longest · the label is the 95 % · square-root scale")),
            shoot(fragmentation, view_.fragmentation.title, view_.fragmentation.about)};
}

void CompareWindow::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    const QRect status(0, height() - kStatusHeight, width(), kStatusHeight);
    painter.fillRect(status, theme.panel);
    paintHorizontal(painter, 0, status.top(), width(), theme.line);
    if (page() == Page::Result)
        paintVertical(painter, facts_->width(), head_->height(), status.top() - head_->height(), theme.line);
}

void CompareWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        say();
        Q_EMIT saidAgain();
    }
    if (event->type() == QEvent::FontChange) ink();
}

} // namespace berth::ui
