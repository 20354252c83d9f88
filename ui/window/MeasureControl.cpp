// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MeasureControl.h"

#include "ui/measures/ChartPanel.h"
#include "ui/measures/TenantPanel.h"

namespace berth::ui {

MeasureControl::MeasureControl(SessionModel& model, Player& player, SelectionModel& selection, RunMeasures& measures,
                               const WindowParts& parts, QObject* parent)
    : QObject(parent), model_(model), measures_(measures), parts_(parts) {
    measures_.watch(parts_.tenants);
    measures_.watch(parts_.charts);
    connect(&measures_, &RunMeasures::changed, this, &MeasureControl::draw);
    connect(parts_.tenants, &TenantPanel::viewWanted, this, &MeasureControl::draw);
    connect(parts_.tenants, &TenantPanel::tenantSelected, &selection, &SelectionModel::selectTenant);
    connect(&selection, &SelectionModel::changed, parts_.tenants,
            [tenants = parts_.tenants](const Selection& now) { tenants->setSelectedTenant(now.tenant); });
    connect(&parts_.charts->board(), &ChartBoard::jumped, &player, &Player::seek);
}

void MeasureControl::draw() {
    if (!model_.isOpen() || measures_.course() == nullptr || !parts_.tenants->isVisible()) return;
    parts_.tenants->setView(tenantsView(model_.moment(), *measures_.course()));
}

} // namespace berth::ui
