// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/objects/ContainerDecoder.h"

#include "engine/io/objects/ResourceDecoder.h"

#include <fmt/format.h>

#include <array>

namespace berth::io {

namespace {

constexpr std::array<std::string_view, 3> kProtocols = {"TCP", "UDP", "SCTP"};
constexpr std::int32_t kMostPort = 65535;

constexpr Field<ContainerPort> kPort[] = {
    {"hostPort", [](Fields& in, ValueRef v, ContainerPort& p) { p.hostPort = in.int32(v, 0, kMostPort).value_or(0); }},
    {"containerPort",
     [](Fields& in, ValueRef v, ContainerPort& p) { p.containerPort = in.int32(v, 0, kMostPort).value_or(0); }},
    {"protocol",
     [](Fields& in, ValueRef v, ContainerPort& p) { p.protocol = kProtocols[in.oneOf(v, kProtocols).value_or(0)]; }},
    {"hostIP", [](Fields& in, ValueRef v, ContainerPort& p) { p.hostIP = in.text(v); }},
};

constexpr Field<ResourceNeeds> kNeeds[] = {
    {"requests", [](Fields& in, ValueRef v, ResourceNeeds& n) { n.requests = readResources(in, v); }},
    {"limits", [](Fields& in, ValueRef v, ResourceNeeds& n) { n.limits = readResources(in, v); }},
};

struct Exec {
    std::vector<std::string> command;
};
constexpr Field<Exec> kExec[] = {
    {"command", [](Fields& in, ValueRef v, Exec& e) { e.command = in.texts(v); }},
};

struct Sleep {
    std::int64_t seconds = 0;
};
constexpr Field<Sleep> kSleep[] = {
    {"seconds", [](Fields& in, ValueRef v, Sleep& s) { s.seconds = in.integer(v, 0).value_or(0); }},
};

constexpr Field<Container> kPreStop[] = {
    {"exec",
     [](Fields& in, ValueRef v, Container& c) {
         Exec exec;
         in.fields<Exec>(v, exec, kExec);
         c.preStopCommand = fmt::format("{}", fmt::join(exec.command, " "));
     }},
    {"sleep",
     [](Fields& in, ValueRef v, Container& c) {
         Sleep sleep;
         in.fields<Sleep>(v, sleep, kSleep);
         c.preStopCommand = fmt::format("sleep {}", sleep.seconds);
     }},
};

constexpr Field<Container> kLifecycle[] = {
    {"preStop",
     [](Fields& in, ValueRef v, Container& c) {
         c.hasPreStop = true;
         in.fields<Container>(v, c, kPreStop, "httpGet tcpSocket");
     }},
};

struct RestartRule {
    std::string action;
};
constexpr Field<RestartRule> kRestartRule[] = {
    {"action", [](Fields& in, ValueRef v, RestartRule& r) { r.action = in.text(v); }},
};

constexpr std::array<std::string_view, 3> kRestartPolicies = {"Always", "OnFailure", "Never"};

constexpr Field<Container> kContainer[] = {
    {"name", [](Fields& in, ValueRef v, Container& c) { c.name = in.text(v); }},
    {"image", [](Fields& in, ValueRef v, Container& c) { c.image = in.text(v); }},
    {"resources",
     [](Fields& in, ValueRef v, Container& c) {
         ResourceNeeds needs = readNeeds(in, v);
         c.requests = std::move(needs.requests);
         c.limits = std::move(needs.limits);
     }},
    {"ports",
     [](Fields& in, ValueRef v, Container& c) {
         in.each(v, [&](ValueRef item) { in.fields<ContainerPort>(item, c.ports.emplace_back(), kPort, "name"); });
     }},
    {"restartPolicy",
     [](Fields& in, ValueRef v, Container& c) { c.restartAlways = in.oneOf(v, kRestartPolicies) == 0U; }},
    {"restartPolicyRules",
     [](Fields& in, ValueRef v, Container& c) {
         in.each(v, [&](ValueRef item) {
             RestartRule rule;
             in.fields<RestartRule>(item, rule, kRestartRule, "exitCodes");
             c.restartsAllContainers = c.restartsAllContainers || rule.action == "RestartAllContainers";
         });
     }},
    {"lifecycle",
     [](Fields& in, ValueRef v, Container& c) { in.fields<Container>(v, c, kLifecycle, "postStart stopSignal"); }},
};
constexpr std::string_view kContainerUnused = "args command env envFrom imagePullPolicy livenessProbe readinessProbe "
                                              "resizePolicy securityContext "
                                              "startupProbe stdin stdinOnce terminationMessagePath "
                                              "terminationMessagePolicy tty volumeDevices volumeMounts workingDir";

/// What the API server fills in: requests from limits, and the protocol.
void fillIn(const Fields& in, Container& container, std::vector<std::string>& defaulted) {
    for (const auto& [name, limit] : container.limits) {
        if (container.requests.find(name) != nullptr) continue;
        container.requests.set(name, limit);
        defaulted.push_back(fmt::format("{}.resources.requests[{}]", in.path(), name));
    }
    for (std::size_t i = 0; i < container.ports.size(); ++i) {
        if (!container.ports[i].protocol.empty()) continue;
        container.ports[i].protocol = kProtocols[0];
        defaulted.push_back(fmt::format("{}.ports[{}].protocol", in.path(), i));
    }
}

constexpr Field<NamedResourceStatus> kStatus[] = {
    {"name", [](Fields& in, ValueRef v, NamedResourceStatus& s) { s.name = in.text(v); }},
    {"allocatedResources",
     [](Fields& in, ValueRef v, NamedResourceStatus& s) { s.status.allocated = readResources(in, v); }},
    {"resources",
     [](Fields& in, ValueRef v, NamedResourceStatus& s) {
         ResourceNeeds needs = readNeeds(in, v);
         if (v.find("requests")) s.status.actuated = std::move(needs.requests);
     }},
};
constexpr std::string_view kStatusUnused = "allocatedResourcesStatus containerID image imageID lastState ready "
                                           "restartCount started state stopSignal user volumeMounts";

} // namespace

ResourceNeeds readNeeds(Fields& in, ValueRef value) {
    ResourceNeeds needs;
    in.fields<ResourceNeeds>(value, needs, kNeeds, "claims");
    return needs;
}

Container readContainer(Fields& in, ValueRef value, std::vector<std::string>& defaulted) {
    Container container;
    in.fields<Container>(value, container, kContainer, kContainerUnused);
    if (value.isMap() && value.find("name").isNull()) in.missing(value, "name");
    fillIn(in, container, defaulted);
    return container;
}

NamedResourceStatus readContainerStatus(Fields& in, ValueRef value) {
    NamedResourceStatus status;
    in.fields<NamedResourceStatus>(value, status, kStatus, kStatusUnused);
    return status;
}

} // namespace berth::io
