// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace berth::ui {

/// Every kind Berth reads, as `kubectl api-resources -o name` spells it.
QStringList kubectlResources();

/// One line for a shell that writes all of them into `cluster.yaml`. It asks the cluster first which of them it has:
/// kubectl refuses a whole command that names a resource which is not installed.
QString kubectlCommand();

} // namespace berth::ui
