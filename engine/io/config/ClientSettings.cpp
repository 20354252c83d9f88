// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ClientSettings.h"

namespace berth::io {
namespace {

template <class T> StrictDecoder::Field into(std::string_view name, T& target) {
    return {name, [&target](const StrictDecoder& field) { field.read(target); }};
}

} // namespace

void readLeaderElection(const StrictDecoder& in, LeaderElection& election) {
    in.fields({into("leaderElect", election.leaderElect), into("leaseDuration", election.leaseDuration),
               into("renewDeadline", election.renewDeadline), into("retryPeriod", election.retryPeriod),
               into("resourceLock", election.resourceLock), into("resourceName", election.resourceName),
               into("resourceNamespace", election.resourceNamespace)});
}

void readClientConnection(const StrictDecoder& in, std::int32_t& burst) {
    std::string text;
    double qps = 0;
    in.fields({into("kubeconfig", text), into("acceptContentTypes", text), into("contentType", text), into("qps", qps),
               into("burst", burst)});
}

} // namespace berth::io
