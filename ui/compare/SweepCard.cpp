// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/SweepCard.h"

#include "engine/session/BuiltinConfigurationCheck.h"
#include "ui/compare/SweepChart.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"
#include "ui/view/DiagnosticText.h"
#include "ui/view/Text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kMargin = 14;
constexpr int kBarHeight = 8;

QHBoxLayout* rowIn(QWidget* page) {
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    return row;
}

QVBoxLayout* columnIn(QWidget* page) {
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

QLabel* quietLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setFont(Fonts().font(type::kSmall));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QComboBox* objectiveBox(QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setFont(Fonts().font(type::kSmall));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    box->setMinimumHeight(static_cast<int>(space::kHitArea));
    return box;
}

} // namespace

SweepCard::SweepCard(Registry registry, QWidget* parent) : QWidget(parent), runner_(registry) {
    pages_ = new QStackedWidget(this);
    form_ = new SweepForm(registry);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, 10, kMargin, 10);
    column->setSpacing(6);
    column->addWidget(makeHead());
    column->addWidget(pages_, 1);
    pages_->addWidget(makeFormPage());
    pages_->addWidget(makeRunPage());
    pages_->addWidget(makeResultPage());
    connect(&runner_, &SweepRunner::progressed, this, [this](int done, int all) {
        bar_->setRange(0, all);
        bar_->setValue(done);
        say();
    });
    connect(&runner_, &SweepRunner::finished, this, &SweepCard::take);
    connect(&runner_, &SweepRunner::failed, this, [this](const QString& reason) {
        failure_ = reason;
        turnTo(State::Form);
    });
    turnTo(State::Form);
}

QWidget* SweepCard::makeHead() {
    auto* head = new QWidget(this);
    auto* column = columnIn(head);
    column->setSpacing(2);
    auto* first = new QWidget(head);
    auto* row = rowIn(first);
    title_ = new QLabel(first);
    title_->setFont(Fonts().font(type::kPanelTitle));
    legend_ = quietLabel(first);
    legend_->setWordWrap(false);
    row->addWidget(title_, 1);
    row->addWidget(legend_);
    about_ = quietLabel(head);
    column->addWidget(first);
    column->addWidget(about_);
    return head;
}

QWidget* SweepCard::makeFormPage() {
    auto* page = new QWidget(this);
    auto* column = columnIn(page);
    auto* scroll = new QScrollArea(page);
    scroll->setWidget(form_);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    form_->setAutoFillBackground(false);
    auto* foot = new QWidget(page);
    auto* row = rowIn(foot);
    formNote_ = quietLabel(foot);
    start_ = new ActionButton(ActionButton::Kind::Primary, Icon::Play, {}, foot);
    back_ = new ActionButton(ActionButton::Kind::Normal, foot);
    row->addWidget(formNote_, 1);
    row->addWidget(back_);
    row->addWidget(start_);
    column->addWidget(scroll, 1);
    column->addWidget(foot);
    connect(form_, &SweepForm::changed, this, [this] {
        failure_.clear();
        say();
    });
    connect(start_, &ActionButton::clicked, this, &SweepCard::start);
    connect(back_, &ActionButton::clicked, this, [this] { turnTo(State::Results); });
    return page;
}

QWidget* SweepCard::makeRunPage() {
    auto* page = new QWidget(this);
    auto* column = columnIn(page);
    barNote_ = new QLabel(page);
    barNote_->setFont(Fonts().font(type::kDense));
    bar_ = new QProgressBar(page);
    bar_->setTextVisible(false);
    bar_->setFixedHeight(kBarHeight);
    auto* foot = new QWidget(page);
    auto* row = rowIn(foot);
    cancel_ = new ActionButton(ActionButton::Kind::Normal, foot);
    row->addWidget(bar_, 1);
    row->addWidget(cancel_);
    column->addStretch(1);
    column->addWidget(barNote_);
    column->addWidget(foot);
    column->addStretch(2);
    connect(cancel_, &ActionButton::clicked, this, [this] { runner_.cancel(); });
    return page;
}

QWidget* SweepCard::makeResultPage() {
    auto* page = new QWidget(this);
    auto* column = columnIn(page);
    auto* head = new QWidget(page);
    auto* row = rowIn(head);
    acrossName_ = quietLabel(head);
    upName_ = quietLabel(head);
    across_ = objectiveBox(head);
    up_ = objectiveBox(head);
    vary_ = new ActionButton(ActionButton::Kind::Normal, Icon::Sliders, {}, head);
    for (QLabel* name : {acrossName_, upName_}) name->setWordWrap(false);
    acrossName_->setBuddy(across_);
    upName_->setBuddy(up_);
    row->addWidget(acrossName_);
    row->addWidget(across_, 1);
    row->addWidget(upName_);
    row->addWidget(up_, 1);
    row->addWidget(vary_);
    chart_ = new SweepChart(page);
    auto* foot = new QWidget(page);
    auto* last = rowIn(foot);
    chosen_ = quietLabel(foot);
    open_ = new ActionButton(ActionButton::Kind::Normal, Icon::Branch, {}, foot);
    last->addWidget(chosen_, 1);
    last->addWidget(open_);
    column->addWidget(head);
    column->addWidget(chart_, 1);
    column->addWidget(foot);
    for (QComboBox* box : {across_, up_}) connect(box, &QComboBox::activated, this, &SweepCard::draw);
    connect(vary_, &ActionButton::clicked, this, [this] { turnTo(State::Form); });
    connect(chart_, &SweepChart::settingChosen, this, &SweepCard::sayChosen);
    connect(chart_, &SweepChart::settingOpened, this, &SweepCard::open);
    connect(open_, &ActionButton::clicked, this, [this] { open(chart_->chosenSetting()); });
    return page;
}

void SweepCard::setInput(const std::shared_ptr<const Scenario>& scenario) {
    if (scenario == scenario_) return;
    runner_.drop();
    scenario_ = scenario;
    outcome_.reset();
    failure_.clear();
    form_->setConfiguration(scenario_ ? scenario_->configuration : nullptr);
    turnTo(State::Form);
}

void SweepCard::setSides(const SweepSide& first, const SweepSide& second) {
    first_ = first;
    second_ = second;
    draw();
}

void SweepCard::turnTo(State state) {
    state_ = state;
    pages_->setCurrentIndex(static_cast<int>(state));
    say();
}

void SweepCard::start() {
    const auto request = form_->request();
    if (!request || !scenario_) return;
    failure_.clear();
    bar_->setRange(0, form_->settings() + 1);
    bar_->setValue(0);
    runner_.start(scenario_, *request);
    const bool hadFocus = start_->hasFocus();
    turnTo(State::Running);
    if (hadFocus) cancel_->setFocus();
}

void SweepCard::take(const std::shared_ptr<const SweepOutcome>& outcome) {
    if (outcome->result.runs.empty()) return turnTo(outcome_ ? State::Results : State::Form);
    const bool isFirst = outcome_ == nullptr;
    const tune::ObjectivePair before = isFirst ? tune::ObjectivePair() : pair();
    outcome_ = outcome;
    fillObjectives();
    const tune::ObjectivePair chosen = isFirst ? tune::tellingPair(outcome_->result.runs) : before;
    across_->setCurrentIndex(std::max(0, across_->findData(QVariant::fromValue(text(chosen.first->name)))));
    up_->setCurrentIndex(std::max(0, up_->findData(QVariant::fromValue(text(chosen.second->name)))));
    draw();
    const bool hadFocus = cancel_->hasFocus();
    turnTo(State::Results);
    sayChosen(chart_->chosenSetting());
    if (hadFocus) chart_->setFocus();
}

/// Those that some run has.
void SweepCard::fillObjectives() {
    for (QComboBox* box : {across_, up_}) {
        const QSignalBlocker quiet(box);
        const QVariant before = box->currentData();
        box->clear();
        for (const tune::Objective& objective : tune::objectives())
            if (std::ranges::any_of(outcome_->result.runs,
                                    [&](const auto& run) { return objective.value(run.figures).has_value(); }))
                box->addItem(objectiveText(objective), text(objective.name));
        box->setCurrentIndex(std::max(0, box->findData(before)));
    }
}

tune::ObjectivePair SweepCard::pair() const {
    const auto named = [](const QComboBox* box) {
        return tune::objectiveNamed(box->currentData().toString().toStdString());
    };
    return {named(across_), named(up_)};
}

void SweepCard::draw() {
    if (!outcome_) return;
    chart_->setView(sweepView(outcome_->result, outcome_->settings.size(), pair(), first_, second_));
    say();
    sayChosen(chart_->chosenSetting());
}

QString SweepCard::aboutForm() const {
    if (!scenario_) return tr("Open a cluster to try other settings on it.");
    QString about = tr("Each setting runs the whole input from its start with the same seed. Edits are no part of it.");
    if (const auto after = tune::configuredAnewAfter(*scenario_))
        about += QLatin1Char(' ') +
                 tr("A step configures the scheduler anew after %1; from then on all are alike.").arg(spanText(*after));
    return about;
}

QString SweepCard::aboutResults() const {
    QStringList names;
    for (const tune::Axis& axis : outcome_->request.axes) names += text(axis.field.empty() ? axis.plugin : axis.field);
    return QStringList{names.join(QStringLiteral(", ")), bestCorner(pair()), tr("double-click opens a point as B")}
        .join(QStringLiteral(" · "));
}

void SweepCard::say() {
    const bool hasResults = state_ == State::Results && outcome_;
    const int count = hasResults ? static_cast<int>(outcome_->result.runs.size()) : form_->settings();
    title_->setText(count > 0 ? plural(count, tr("Sweep: %1 setting"), tr("Sweep: %1 settings")) : tr("Sweep"));
    legend_->setVisible(hasResults);
    if (hasResults) legend_->setText(tr("○ dominated · %1 distinct · ● on the front").arg(chart_->view().dots.size()));
    about_->setText(hasResults ? aboutResults() : aboutForm());
    const QString fault = scenario_ ? form_->fault() : QString();
    formNote_->setText(!failure_.isEmpty() ? saidText(failure_) : fault);
    formNote_->setForegroundRole(formNote_->text().isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    start_->setText(tr("Start"));
    start_->setEnabled(scenario_ != nullptr && fault.isEmpty());
    back_->setText(tr("Results"));
    back_->setVisible(outcome_ != nullptr);
    cancel_->setText(tr("Cancel"));
    bar_->setAccessibleName(tr("Sweep"));
    barNote_->setText(tr("%1 of %2 runs have ended").arg(countText(bar_->value()), countText(bar_->maximum())));
    acrossName_->setText(tr("Across"));
    upName_->setText(tr("Up"));
    across_->setAccessibleName(tr("Objective across"));
    up_->setAccessibleName(tr("Objective up"));
    for (QComboBox* box : {across_, up_}) box->setToolTip(box->currentText());
    vary_->setText(tr("Vary"));
    vary_->setToolTip(tr("What is swept: weights and arguments."));
    open_->setText(tr("Open as B"));
    for (ActionButton* button : {start_, back_, cancel_, vary_, open_}) button->setAccessibleName(button->text());
    setAccessibleName(title_->text());
}

void SweepCard::sayChosen(int setting) {
    open_->setEnabled(setting >= 0);
    if (setting < 0 || !outcome_) {
        chosen_->setText(outcome_ && outcome_->result.isCutShort ? tr("Cancelled: %1 of %2 settings have run.")
                                                                       .arg(outcome_->result.runs.size())
                                                                       .arg(outcome_->settings.size())
                                                                 : tr("Choose a point to see its setting."));
        return;
    }
    const auto index = static_cast<std::size_t>(setting);
    chosen_->setText(QStringLiteral("%1: %2").arg(settingName(index, outcome_->settings.size()),
                                                  settingText(outcome_->settings[index])));
}

void SweepCard::open(int setting) {
    if (setting < 0 || !outcome_) return;
    const auto index = static_cast<std::size_t>(setting);
    const auto made = tune::configured(*outcome_->scenario->configuration, outcome_->request.profile,
                                       outcome_->settings[index], builtinConfigurationCheck());
    if (!made) return; // it was made before, when it ran
    const QString name = QStringLiteral("%1: %2").arg(settingName(index, outcome_->settings.size()),
                                                      settingText(outcome_->settings[index]));
    Q_EMIT settingOpened({{{Configure{made->configuration}}, name.toStdString(), "configure: " + made->flow}, {}});
}

void SweepCard::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, rect(), theme.panel, {theme.line, 1}, radius::kCard);
}

void SweepCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    if (outcome_) fillObjectives();
    draw();
    say();
    sayChosen(chart_->chosenSetting());
}

} // namespace berth::ui
