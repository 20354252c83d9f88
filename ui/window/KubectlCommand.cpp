// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/KubectlCommand.h"

namespace berth::ui {

QStringList kubectlResources() {
    return {QStringLiteral("nodes"),
            QStringLiteral("pods"),
            QStringLiteral("namespaces"),
            QStringLiteral("configmaps"),
            QStringLiteral("resourcequotas"),
            QStringLiteral("services"),
            QStringLiteral("replicationcontrollers"),
            QStringLiteral("persistentvolumes"),
            QStringLiteral("persistentvolumeclaims"),
            QStringLiteral("deployments.apps"),
            QStringLiteral("replicasets.apps"),
            QStringLiteral("statefulsets.apps"),
            QStringLiteral("daemonsets.apps"),
            QStringLiteral("jobs.batch"),
            QStringLiteral("priorityclasses.scheduling.k8s.io"),
            QStringLiteral("poddisruptionbudgets.policy"),
            QStringLiteral("podgroups.scheduling.x-k8s.io"),
            QStringLiteral("elasticquotas.scheduling.x-k8s.io"),
            QStringLiteral("workloads.scheduling.k8s.io"),
            QStringLiteral("noderesourcetopologies.topology.node.k8s.io")};
}

QString kubectlCommand() {
    return QStringLiteral(
               "kubectl get \"$(kubectl api-resources --verbs=list -o name | grep -xE '%1' | paste -sd, -)\" "
               "-A -o yaml > cluster.yaml")
        .arg(kubectlResources().join(QLatin1Char('|')));
}

} // namespace berth::ui
