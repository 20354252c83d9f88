// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/RunUntilDialog.h"

#include "ui/pipeline/PointText.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/SayAgain.h"
#include "ui/view/StopText.h"
#include "ui/view/Text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStackedWidget>

#include <array>
#include <cmath>
#include <set>

namespace berth::ui {
namespace {

constexpr std::size_t kMostNames = 500;
constexpr int kWidth = 440;
constexpr std::int64_t kNanosPerSecond = 1'000'000'000;
/// A hundred years: no instant of a run lies farther, and its nanoseconds have room after any start.
constexpr std::int64_t kMostSeconds = 100LL * 365 * 24 * 3600;

/// States a pod may be waited for, in the order of its way.
constexpr std::array kPodStates = {FactKind::PodPopped,     FactKind::PodWaiting,       FactKind::PodNominated,
                                   FactKind::PodBound,      FactKind::PodUnschedulable, FactKind::PodEvicted,
                                   FactKind::VictimEvicted, FactKind::PodFinished,      FactKind::PodDeleted};

QComboBox* namesBox(QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(24);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    return box;
}

/// Whole seconds and what is left of one, where both together are no longer than the most.
std::optional<Duration> spanOf(std::int64_t seconds, double more) {
    if (!std::isfinite(more) || more < 0 || more > static_cast<double>(kMostSeconds)) return std::nullopt;
    if (seconds < 0 || seconds > kMostSeconds) return std::nullopt;
    return Duration{seconds * kNanosPerSecond + static_cast<std::int64_t>(more * 1e9)};
}

/// start + span; nothing where no instant is that late.
std::optional<SimTime> instantAfter(SimTime start, Duration span) {
    if (start.ns > SimTime::never().ns - span.ns) return std::nullopt;
    return start + span;
}

/// Items in the language of now; the chosen one stays chosen.
void sayItems(QComboBox& box, const QStringList& words) {
    const QSignalBlocker quiet(&box);
    if (box.count() == 0) box.addItems(words);
    for (int i = 0; i < box.count() && i < words.size(); ++i) box.setItemText(i, words[i]);
}

std::string fullPodName(const QString& shown) {
    const std::string name = shown.trimmed().toStdString();
    return name.empty() || name.find('/') != std::string::npos ? name : "default/" + name;
}

} // namespace

RunUntilDialog::RunUntilDialog(const SessionModel& model, QWidget* parent)
    : QDialog(parent),
      model_(model),
      until_(new QLabel(this)),
      way_(new QLabel(this)),
      kind_(new QComboBox(this)),
      pages_(new QStackedWidget(this)),
      time_(new QLineEdit(this)),
      point_(new QComboBox(this)),
      pod_(namesBox(this)),
      podState_(new QComboBox(this)),
      event_(new QComboBox(this)),
      node_(namesBox(this)),
      plugin_(namesBox(this)),
      rejects_(new QCheckBox(this)),
      pace_(new QComboBox(this)),
      says_(new QLabel(this)),
      run_(new ActionButton(ActionButton::Kind::Primary, Icon::Until, QString(), this)),
      break_(new ActionButton(ActionButton::Kind::Normal, Icon::Bookmark, QString(), this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    buildFields();
    buildPages();
    auto* column = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    form->addRow(until_, kind_);
    column->addLayout(form);
    column->addWidget(pages_);
    auto* way = new QFormLayout;
    way->addRow(way_, pace_);
    column->addLayout(way);
    says_->setWordWrap(true);
    column->addWidget(says_);
    column->addStretch(1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(break_);
    row->addWidget(run_);
    column->addLayout(row);
    run_->setShortcut(QKeySequence(Qt::Key_Return));
    connect(kind_, &QComboBox::currentIndexChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(run_, &ActionButton::clicked, this, &RunUntilDialog::run);
    connect(break_, &ActionButton::clicked, this, [this] {
        if (const auto wanted = rule()) Q_EMIT breakpointRequested(*wanted);
    });
    until_->setBuddy(kind_);
    way_->setBuddy(pace_);
    fillNames();
    new SayAgain(this, [this] { say(); });
    resize(kWidth, sizeHint().height());
}

void RunUntilDialog::buildFields() {
    for (const ExtensionPoint point : kPipelinePoints) point_->addItem(pointName(point));
    rejects_->setChecked(true);
    for (QComboBox* box : {kind_, point_, podState_, event_})
        connect(box, &QComboBox::currentIndexChanged, this, &RunUntilDialog::refresh);
    for (QComboBox* box : {pod_, node_, plugin_})
        connect(box, &QComboBox::editTextChanged, this, &RunUntilDialog::refresh);
    connect(rejects_, &QCheckBox::toggled, this, &RunUntilDialog::refresh);
    connect(time_, &QLineEdit::textChanged, this, &RunUntilDialog::refresh);
}

/// What was chosen stays chosen, and what was typed stays typed.
void RunUntilDialog::say() {
    setWindowTitle(tr("Run until"));
    run_->setText(tr("Run"));
    break_->setText(tr("Set as breakpoint"));
    until_->setText(tr("&Until"));
    way_->setText(tr("&Way"));
    sayItems(*kind_,
             {tr("an instant"), tr("an extension point"), tr("a pod"), tr("an event"), tr("a node"), tr("a plugin")});
    QStringList states{tr("its turn comes or its fate is decided")}, events;
    for (const FactKind kind : kPodStates) states += factKindText(kind);
    for (const FactKind kind : waitableFacts()) events += factKindText(kind);
    sayItems(*podState_, states);
    sayItems(*event_, events);
    rejects_->setText(tr("only where it &rejects"));
    time_->setPlaceholderText(tr("since the start, such as 90s, 1h30m or 00:14:32"));
    sayItems(*pace_, {tr("express: counters only"), tr("fast: end states only"), tr("play: everything")});
    const QStringList names{tr("&Instant"), tr("&Point"), tr("&Pod"), tr("&Event"), tr("&Node"), tr("P&lugin")};
    for (qsizetype i = 0; i < names.size(); ++i) labels_[static_cast<std::size_t>(i)]->setText(names[i]);
    refresh();
}

void RunUntilDialog::addPage(QWidget* field, QWidget* second) {
    auto* page = new QWidget(pages_);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(page);
    label->setBuddy(field);
    labels_.push_back(label);
    form->addRow(label, field);
    if (second != nullptr) form->addRow(QString(), second);
    pages_->addWidget(page);
}

void RunUntilDialog::buildPages() {
    addPage(time_);
    addPage(point_);
    addPage(pod_, podState_);
    addPage(event_);
    addPage(node_);
    addPage(plugin_, rejects_);
}

void RunUntilDialog::fillNames() {
    for (QComboBox* box : {pod_, node_, plugin_}) box->clear();
    if (!model_.isOpen()) return;
    const Moment& moment = model_.moment();
    for (std::uint32_t i = 0; i < model_.names().size() && i < kMostNames; ++i)
        if (const auto name = moment.podName(PodId{i}); !name.empty()) pod_->addItem(text(name));
    for (std::uint32_t i = 0; i < moment.world->nodes.size() && i < kMostNames; ++i)
        if (moment.world->nodeExists(NodeId{i})) node_->addItem(text(moment.nodeName(NodeId{i})));
    std::set<QString> plugins;
    if (moment.profiles)
        for (const auto& framework : moment.profiles->all())
            for (const ExtensionPoint point : kPipelinePoints)
                for (const std::string_view name : framework->pluginNames(point)) plugins.insert(text(name));
    for (const QString& name : plugins) plugin_->addItem(name);
}

void RunUntilDialog::choose(Kind kind) {
    fillNames();
    kind_->setCurrentIndex(static_cast<int>(kind));
    refresh();
}

RunUntilDialog::Kind RunUntilDialog::kind() const {
    return static_cast<Kind>(kind_->currentIndex());
}

std::optional<Duration> RunUntilDialog::readSpan(const QString& words) {
    static const QRegularExpression clock(QStringLiteral("^(?:(\\d+):)?(\\d{1,2}):(\\d{1,2}(?:\\.\\d{1,9})?)$"));
    const QString trimmed = words.trimmed();
    if (const auto match = clock.match(trimmed); match.hasMatch()) {
        bool isNumber = true;
        const std::int64_t hours = match.captured(1).isEmpty() ? 0 : match.captured(1).toLongLong(&isNumber);
        if (!isNumber || hours > kMostSeconds / 3600) return std::nullopt;
        return spanOf(hours * 3600 + match.captured(2).toLongLong() * 60, match.captured(3).toDouble());
    }
    bool isNumber = false;
    const double seconds = trimmed.toDouble(&isNumber);
    if (isNumber) return spanOf(0, seconds);
    const Result<Duration> read = parseDuration(trimmed.toStdString());
    const bool isSpan = read && read->ns >= 0 && read->ns / kNanosPerSecond <= kMostSeconds;
    return isSpan ? std::optional(*read) : std::nullopt;
}

std::optional<StopRule> RunUntilDialog::rule() const {
    if (!model_.isOpen()) return std::nullopt;
    switch (kind()) {
    case Kind::Time: {
        const auto span = readSpan(time_->text());
        const auto instant = span ? instantAfter(model_.input().scenario->start, *span) : std::nullopt;
        return instant ? std::optional(StopRule::atTime(*instant)) : std::nullopt;
    }
    case Kind::Point: return StopRule::at(kPipelinePoints[static_cast<std::size_t>(point_->currentIndex())]);
    case Kind::Pod: {
        StopRule rule = StopRule::onPod(fullPodName(pod_->currentText()));
        if (rule.pod.empty()) return std::nullopt;
        if (const int state = podState_->currentIndex(); state > 0)
            rule.fact = kPodStates[static_cast<std::size_t>(state - 1)];
        return rule;
    }
    case Kind::Event: return StopRule::onFact(waitableFacts()[static_cast<std::size_t>(event_->currentIndex())]);
    case Kind::Node: {
        const StopRule rule = StopRule::onNode(node_->currentText().trimmed().toStdString());
        return rule.isEmpty() ? std::nullopt : std::optional(rule);
    }
    case Kind::Plugin: {
        StopRule rule = StopRule::onPlugin(plugin_->currentText().trimmed().toStdString());
        rule.rejects = rejects_->isChecked();
        return rule.isEmpty() ? std::nullopt : std::optional(rule);
    }
    }
    return std::nullopt;
}

void RunUntilDialog::refresh() {
    const auto wanted = rule();
    const bool isTime = wanted && wanted->time;
    run_->setEnabled(wanted.has_value());
    break_->setEnabled(wanted.has_value() && !isTime);
    if (wanted)
        says_->setText(tr("Stops when %1.").arg(stopText(*wanted, model_.input().scenario->start)));
    else if (!model_.isOpen())
        says_->setText(tr("Nothing is open."));
    else if (kind() == Kind::Time && !time_->text().trimmed().isEmpty())
        says_->setText(tr("“%1” is no span of time. Write 90s, 1h30m or 00:14:32.").arg(time_->text()));
    else
        says_->setText(tr("Say what to run until."));
}

void RunUntilDialog::run() {
    const auto wanted = rule();
    if (!wanted) return;
    constexpr std::array kPaces = {Pace::Express, Pace::Fast, Pace::Play};
    Q_EMIT runRequested(*wanted, kPaces[static_cast<std::size_t>(pace_->currentIndex())]);
    close();
}

} // namespace berth::ui
