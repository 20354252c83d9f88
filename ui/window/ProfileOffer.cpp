// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ProfileOffer.h"

#include "ui/session/Edits.h"
#include "ui/view/Text.h"
#include "ui/window/EditControl.h"
#include "ui/window/ErrorBanner.h"

#include <QMenu>

namespace berth::ui {
namespace {

constexpr QLatin1String kKey("profiles");

} // namespace

ProfileOffer::ProfileOffer(SessionModel& model, EditControl& edits, ErrorBanner& banner, QObject* parent)
    : QObject(parent), model_(model), edits_(edits), banner_(banner) {
    // Behind those who tidy the banner when an input opens.
    connect(
        &model_, &SessionModel::opened, this,
        [this] {
            said_.clear();
            look();
        },
        Qt::QueuedConnection);
    connect(&edits_, &EditControl::edited, this, &ProfileOffer::look);
}

void ProfileOffer::look() {
    if (!model_.isOpen()) return;
    const UnservedPods unserved = unservedPods(model_.moment());
    const QStringList profiles = profileNames(model_.moment());
    if (unserved.count == 0 || profiles.isEmpty()) {
        said_.clear();
        return banner_.withdraw(kKey);
    }
    const QString asked = unserved.schedulers.join(QLatin1String(", "));
    const QString known = profiles.join(QLatin1String(", "));
    const QString said = QStringLiteral("%1 %2 / %3").arg(unserved.count).arg(asked, known);
    if (said == said_) return;
    said_ = said;
    const auto words = [this, count = unserved.count, asked, known, profiles] {
        BannerWords all{
            plural(count, tr("%1 pod is served by no profile."), tr("%1 pods are served by no profile.")),
            tr("They ask for schedulerName %1; the profiles are %2. Nobody schedules them.").arg(asked, known)};
        all.actions.push_back(
            {tr("Use profile %1 for them").arg(profiles.front()), [this, first = profiles.front()] { serve(first); }});
        const auto chooseOne = [this, profiles] { choose(profiles); };
        if (profiles.size() > 1) all.actions.push_back({tr("Another profile…"), chooseOne});
        return all;
    };
    banner_.showMessage(words, Severity::Warning, kKey);
}

void ProfileOffer::serve(const QString& profile) {
    edits_.perform(serveWith(model_.moment(), profile, unservedPods(model_.moment()).schedulers));
}

void ProfileOffer::choose(const QStringList& profiles) {
    auto* menu = new QMenu(&banner_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(&model_, &SessionModel::opened, menu, &QMenu::close);
    for (const QString& profile : profiles) menu->addAction(profile, this, [this, profile] { serve(profile); });
    menu->popup(banner_.parentWidget()->mapToGlobal(banner_.geometry().bottomRight()) - QPoint(240, 0));
    said_.clear();
    look();
}

} // namespace berth::ui
