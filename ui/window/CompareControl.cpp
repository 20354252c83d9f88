// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/CompareControl.h"

#include "engine/io/Writer.h"
#include "engine/tune/SweepFigures.h"
#include "ui/compare/ComparePicture.h"
#include "ui/compare/CompareWindow.h"
#include "ui/compare/SweepCard.h"
#include "ui/inspector/InspectorView.h"
#include "ui/time/TimePanel.h"
#include "ui/view/DiagnosticText.h"
#include "ui/view/Text.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QMessageBox>

#include <algorithm>

namespace berth::ui {
namespace {

SweepSide sweepSide(const BranchRun& run, const QString& name) {
    return {name, tune::sweepFigures(run.figures, run.meanWaste)};
}

QString written(const QString& path, const QString& content) {
    const Result<void> done = io::writeFile(path.toStdString(), content.toStdString());
    return done ? QString() : text(done.error().text);
}

bool isHtml(const QString& path) {
    return path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive) ||
           path.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive);
}

} // namespace

CompareControl::CompareControl(Registry registry, SessionModel& model, SessionHost& host, Player& player,
                               SelectionModel& selection, Settings& settings, const WindowParts& parts, QObject* parent)
    : QObject(parent),
      registry_(registry),
      model_(model),
      host_(host),
      player_(player),
      selection_(selection),
      settings_(settings),
      parts_(parts),
      runner_(registry) {
    connect(&host_, &SessionHost::pairFound, this, &CompareControl::measure);
    connect(&host_, &SessionHost::editFailed, this, [this] { opensSetting_ = false; });
    connect(&runner_, &CompareRunner::measured, this, &CompareControl::take);
    connect(&runner_, &CompareRunner::failed, this, [this](const QString& reason) {
        if (window_) window_->showStopped(tr("The branches could not be measured: %1").arg(saidText(reason)));
    });
    connect(&runner_, &CompareRunner::progressed, this, [this](const MeasureStep& step) {
        if (window_ && runner_.isMeasuring()) window_->showProgress(step);
    });
    connect(&model_, &SessionModel::opened, this, &CompareControl::forget);
    connect(&model_, &SessionModel::traceChanged, this, &CompareControl::followBranches);
}

CompareWindow* CompareControl::window() const {
    return window_;
}

CompareWindow* CompareControl::compare(std::uint32_t first, std::uint32_t second) {
    if (!model_.isOpen()) return nullptr;
    if (!window_) window_ = makeWindow();
    branches_ = model_.branches().size();
    window_->setBranches(model_.branches(), first, second);
    window_->show();
    window_->raise();
    window_->activateWindow();
    return window_;
}

bool CompareControl::isBusy() const {
    return asking_ || opensSetting_ || runner_.isMeasuring();
}

QString CompareControl::compareWeights(const TriedWeights& weights) {
    if (!model_.isOpen()) return {};
    const Configuration& now = *model_.moment().world->configuration;
    QStringList names;
    for (const auto& [plugin, weight] : weights) names += QStringLiteral("%1 %2").arg(text(plugin)).arg(weight);
    const auto edit = weightsEdit(now, now.profiles.front().schedulerName, weights, names.join(QStringLiteral(", ")));
    if (!edit) return text(edit.error().front().text);
    compare(model_.branches().front().id, model_.branches().front().id);
    openSetting(*edit);
    return {};
}

CompareWindow* CompareControl::makeWindow() {
    auto* window = new CompareWindow(parts_.time->window());
    window->restoreGeometry(settings_.value(Setting::CompareGeometry).toByteArray());
    connect(window, &CompareWindow::comparisonWanted, this, [this](std::uint32_t first, std::uint32_t second) {
        asking_ = true;
        host_.compare(first, second);
    });
    connect(window, &CompareWindow::stopRequested, this, [this] {
        asking_ = false;
        runner_.cancel();
    });
    connect(window, &CompareWindow::finished, this, [this, window] {
        settings_.setValue(Setting::CompareGeometry, window->saveGeometry());
        asking_ = false;
        runner_.cancel();
        runs_.reset();
    });
    connect(window, &CompareWindow::weightsRequested, this, [this] {
        parts_.inspectorDock->show();
        parts_.inspector->showPage(InspectorView::Page::Weights);
        parts_.time->window()->raise();
        parts_.time->window()->activateWindow();
    });
    connect(window, &CompareWindow::reportRequested, this, &CompareControl::askForReport);
    connect(window, &CompareWindow::exportRequested, this, &CompareControl::askForConfiguration);
    connect(window, &CompareWindow::podActivated, this, &CompareControl::selectPod);
    connect(window, &CompareWindow::saidAgain, this, &CompareControl::show);
    addSweep(*window);
    return window;
}

void CompareControl::addSweep(CompareWindow& window) {
    auto* sweep = new SweepCard(registry_, &window);
    sweep->setInput(model_.input().scenario);
    connect(sweep, &SweepCard::settingOpened, this, &CompareControl::openSetting);
    window.addCard(sweep);
}

/// A setting of the sweep becomes a branch from the first unit on, which is then laid beside A.
void CompareControl::openSetting(const Edit& edit) {
    player_.stop();
    opensSetting_ = true;
    host_.edit(edit, 0, true);
}

void CompareControl::measure(const std::shared_ptr<const BranchPair>& pair) {
    if (!window_ || !asking_) return;
    const bool isOutdated =
        pair && (pair->first.branch != window_->first() || pair->second.branch != window_->second());
    if (isOutdated) return;
    asking_ = false;
    if (!pair) return window_->showStopped(tr("One of the branches is gone."));
    const io::LevelStarts levels = model_.levels();
    runner_.measure(pair, {levels.p0, levels.p1});
}

void CompareControl::take(const std::shared_ptr<const BranchRuns>& runs) {
    runs_ = runs;
    show();
    if (window_) Q_EMIT shown();
}

void CompareControl::show() {
    if (!window_ || !runs_ || !model_.isOpen()) return;
    const CompareView view = compareView(*runs_, model_.branches());
    window_->setView(view);
    if (auto* sweep = window_->findChild<SweepCard*>())
        sweep->setSides(sweepSide(runs_->first, view.sides[0].name), sweepSide(runs_->second, view.sides[1].name));
}

/// A branch that came or went: the boxes offer what there is. A setting that was opened becomes B.
void CompareControl::followBranches() {
    if (!window_ || !model_.isOpen() || model_.branches().size() == branches_) return;
    const auto& all = model_.branches();
    branches_ = all.size();
    const auto isThere = [&](std::uint32_t branch) {
        return std::ranges::any_of(all, [branch](const BranchInfo& each) { return each.id == branch; });
    };
    const std::uint32_t first = isThere(window_->first()) ? window_->first() : all.front().id;
    const bool wasAlone = window_->page() == CompareWindow::Page::Empty;
    std::uint32_t second = isThere(window_->second()) ? window_->second() : all.back().id;
    if (std::exchange(opensSetting_, false) || wasAlone) second = all.back().id;
    window_->setBranches(all, first, second);
}

void CompareControl::selectPod(const QString& shown) {
    if (!model_.isOpen()) return;
    for (std::uint32_t i = 0; i < model_.names().size(); ++i)
        if (text(model_.moment().podName(PodId{i})) == shown) return selection_.selectPod(PodId{i});
}

QString CompareControl::writeReport(const QString& path) const {
    if (!window_) return {};
    return written(path,
                   isHtml(path) ? htmlReport(window_->view(), window_->pictures()) : markdownReport(window_->view()));
}

QString CompareControl::writeConfiguration(const QString& path) const {
    if (!runs_) return {};
    const Configuration& inForce = runs_->second.profiles->configuration();
    const QString yaml = configurationText(inForce, inForce.profiles.front().schedulerName, {});
    return yaml.isEmpty() ? tr("the configuration cannot be written as YAML") : written(path, yaml);
}

void CompareControl::askForReport() {
    auto* dialog = new QFileDialog(window_, tr("Save report"), settings_.value(Setting::LastFolder).toString(),
                                   tr("HTML page (*.html);;Markdown (*.md)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("html"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("*.md")) ? QStringLiteral("md")
                                                                        : QStringLiteral("html"));
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { tellFault(path, writeReport(path)); });
    dialog->open();
}

void CompareControl::askForConfiguration() {
    auto* dialog =
        new QFileDialog(window_, tr("Export configuration B"), settings_.value(Setting::LastFolder).toString(),
                        tr("YAML (*.yaml *.yml);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    dialog->selectFile(QStringLiteral("scheduler-config.yaml"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { tellFault(path, writeConfiguration(path)); });
    dialog->open();
}

void CompareControl::tellFault(const QString& path, const QString& fault) const {
    if (fault.isEmpty() || !window_) return;
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Not written"), tr("%1 was not written: %2").arg(path, fault),
                                QMessageBox::Ok, window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void CompareControl::forget() {
    asking_ = false;
    opensSetting_ = false;
    runner_.cancel();
    runs_.reset();
    if (window_) window_->close();
}

} // namespace berth::ui
