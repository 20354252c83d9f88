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
    const QString headline =
        plural(unserved.count, tr("%1 pod is served by no profile."), tr("%1 pods are served by no profile."));
    const QString detail = tr("They ask for schedulerName %1; the profiles are %2. Nobody schedules them.")
                               .arg(unserved.schedulers.join(QLatin1String(", ")), profiles.join(QLatin1String(", ")));
    if (headline + detail == said_) return;
    said_ = headline + detail;
    std::vector<BannerAction> actions{
        {tr("Use profile %1 for them").arg(profiles.front()), [this, first = profiles.front()] { serve(first); }}};
    if (profiles.size() > 1) actions.push_back({tr("Another profile…"), [this, profiles] { choose(profiles); }});
    banner_.showMessage(headline, detail, Severity::Warning, std::move(actions), kKey);
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
