// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ConfigurationRules.h"

#include "engine/io/config/ConfigurationReader.h"
#include "engine/io/config/FieldErrors.h"
#include "engine/model/Names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

namespace berth::io {
namespace {

constexpr std::array<std::string_view, 4> kRemoved = {"AzureDiskLimits", "CinderLimits", "EBSLimits", "GCEPDLimits"};
constexpr std::string_view kRemovedIn = "v1";

bool isRemoved(std::string_view plugin) {
    return std::find(kRemoved.begin(), kRemoved.end(), plugin) != kRemoved.end();
}

std::string removedText() {
    return fmt::format("was invalid in version \"{}\" (KubeSchedulerConfiguration is version \"{}\")", kRemovedIn,
                       kConfigurationVersion);
}

void checkPercentage(FieldErrors& errors, const std::string& path, std::int32_t percentage) {
    if (percentage < 0 || percentage > 100)
        errors.invalid(path, fmt::to_string(percentage), "not in valid range [0-100]");
}

void checkPositive(FieldErrors& errors, const std::string& path, Duration duration) {
    if (duration.ns <= 0) errors.invalidText(path, toString(duration), "must be greater than zero");
}

void checkNotEmpty(FieldErrors& errors, const std::string& path, std::string_view text, std::string_view detail) {
    if (text.empty()) errors.invalidText(path, text, detail);
}

/// Upstream: componentbasevalidation.ValidateLeaderElectionConfiguration, and the scheduler's own rule about the lock.
void checkLeaderElection(FieldErrors& errors, const LeaderElection& election) {
    if (!election.leaderElect) return;
    checkPositive(errors, "leaderElection.leaseDuration", election.leaseDuration);
    checkPositive(errors, "leaderElection.renewDeadline", election.renewDeadline);
    checkPositive(errors, "leaderElection.retryPeriod", election.retryPeriod);
    if (election.leaseDuration < election.renewDeadline)
        errors.invalidText("leaderElection.leaseDuration", toString(election.renewDeadline),
                           "must be greater than `RenewDeadline`");
    if (election.renewDeadline < election.retryPeriod)
        errors.invalidText("leaderElection.renewDeadline", toString(election.retryPeriod),
                           "must be greater than `RetryPeriod`");
    checkNotEmpty(errors, "leaderElection.resourceNamespace", election.resourceNamespace,
                  "resourceNamespace is required");
    checkNotEmpty(errors, "leaderElection.resourceName", election.resourceName, "resourceName is required");
    if (election.resourceLock != "leases")
        errors.invalidText("leaderElection.resourceLock", election.resourceLock,
                           "resourceLock value must be \"leases\"");
}

void checkPluginsExist(FieldErrors& errors, const std::string& path, const Profile& profile) {
    for (std::size_t point = 0; point < kPluginPoints; ++point) {
        const auto& enabled = profile.plugins[point].enabled;
        for (std::size_t i = 0; i < enabled.size(); ++i)
            if (isRemoved(enabled[i].name))
                errors.invalidAt(
                    enabled[i].place,
                    fmt::format("{}.plugins.{}.enabled[{}]", path, fieldName(static_cast<PluginPoint>(point)), i),
                    fmt::format("\"{}\"", enabled[i].name), removedText(), "Use NodeVolumeLimits");
    }
}

void checkPluginConfig(FieldErrors& errors, const std::string& path, const Profile& profile) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < profile.pluginConfig.size(); ++i) {
        const PluginConfig& config = profile.pluginConfig[i];
        const std::string at = fmt::format("{}.pluginConfig[{}]", path, i);
        if (!seen.insert(config.name).second)
            errors.duplicate(at, config.name, "Put all arguments of a plugin into one entry");
        if (isRemoved(config.name)) errors.invalidText(at, config.name, removedText(), "Use NodeVolumeLimits");
    }
}

void checkProfile(FieldErrors& errors, const std::string& path, const Profile& profile) {
    if (profile.schedulerName.empty())
        errors.required(path + ".schedulerName", "Only a single profile is named default-scheduler by itself");
    if (profile.percentageOfNodesToScore)
        checkPercentage(errors, path + ".percentageOfNodesToScore", *profile.percentageOfNodesToScore);
    checkPluginsExist(errors, path, profile);
    checkPluginConfig(errors, path, profile);
}

void checkProfiles(FieldErrors& errors, const std::vector<Profile>& profiles) {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        const std::string path = fmt::format("profiles[{}]", i);
        checkProfile(errors, path, profiles[i]);
        if (!names.insert(profiles[i].schedulerName).second)
            errors.duplicate(path + ".schedulerName", profiles[i].schedulerName);
    }
}

using NameAndWeight = std::pair<std::string_view, std::int32_t>;

std::vector<NameAndWeight> namesAndWeights(const std::vector<PluginRef>& plugins) {
    std::vector<NameAndWeight> pairs;
    for (const PluginRef& plugin : plugins) pairs.emplace_back(plugin.name, plugin.weight);
    return pairs;
}

std::string asGoJson(const std::vector<PluginRef>& plugins) {
    if (plugins.empty()) return "null";
    std::vector<std::string> items;
    for (const PluginRef& plugin : plugins)
        items.push_back(fmt::format(R"({{"Name":"{}","Weight":{}}})", plugin.name, plugin.weight));
    return fmt::format("[{}]", fmt::join(items, ","));
}

bool samePlugins(const PluginSet& a, const PluginSet& b) {
    return namesAndWeights(a.enabled) == namesAndWeights(b.enabled) &&
           namesAndWeights(a.disabled) == namesAndWeights(b.disabled);
}

const Value* argumentsOf(const Profile& profile, std::string_view plugin) {
    const Value* args = nullptr;
    for (const PluginConfig& config : profile.pluginConfig)
        if (config.name == plugin) args = &config.args;
    return args;
}

std::map<std::string_view, const Value*> byKey(const Value& map) {
    std::map<std::string_view, const Value*> members;
    for (const auto& [key, value] : map.members) members.emplace(key, &value);
    return members;
}

bool sameValue(const Value& a, const Value& b);

bool sameMembers(const Value& a, const Value& b) {
    const auto left = byKey(a);
    const auto right = byKey(b);
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const auto& x, const auto& y) {
        return x.first == y.first && sameValue(*x.second, *y.second);
    });
}

bool sameValue(const Value& a, const Value& b) {
    return a.kind == b.kind && a.text == b.text && a.quoted == b.quoted &&
           std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), sameValue) && sameMembers(a, b);
}

void checkQueueSortOf(FieldErrors& errors, const Profile& first, const Profile& profile, const std::string& path) {
    const PluginSet& canon = first.at(PluginPoint::QueueSort);
    const PluginSet& current = profile.at(PluginPoint::QueueSort);
    if (!samePlugins(canon, current))
        errors.invalid(
            path + ".plugins.queueSort",
            fmt::format(R"({{"Enabled":{},"Disabled":{}}})", asGoJson(current.enabled), asGoJson(current.disabled)),
            "must be the same for all profiles", "All profiles share one queue: give them the same queueSort");
    if (canon.enabled.empty()) return;
    const Value* wanted = argumentsOf(first, canon.enabled.front().name);
    const Value* given = argumentsOf(profile, canon.enabled.front().name);
    if (given != nullptr && (wanted == nullptr || !sameValue(*wanted, *given)))
        errors.invalidText(path + ".pluginConfig", canon.enabled.front().name,
                           "queueSort must be the same for all profiles",
                           "All profiles share one queue: give its plugin the same arguments in each of them");
}

/// Upstream: validateCommonQueueSort.
void checkQueueSort(FieldErrors& errors, const std::vector<Profile>& profiles) {
    const std::size_t count = profiles.front().at(PluginPoint::QueueSort).enabled.size();
    if (count > 1)
        errors.invalid("profiles[0].plugins.queueSort.Enabled", fmt::to_string(count),
                       "only one queue sort plugin can be enabled");
    for (std::size_t i = 1; i < profiles.size(); ++i)
        checkQueueSortOf(errors, profiles.front(), profiles[i], fmt::format("profiles[{}]", i));
}

/// Upstream: v1helper.IsExtendedResourceName.
bool isExtendedResource(std::string_view name) {
    const bool native =
        name.find('/') == std::string_view::npos || name.find("kubernetes.io/") != std::string_view::npos;
    return !native && !name.starts_with("requests.") && isQualifiedName(fmt::format("requests.{}", name));
}

void checkManagedResource(FieldErrors& errors, const std::string& path, const std::string& name,
                          std::set<std::string>& seen) {
    const std::string fault = qualifiedNameFault(name);
    if (!fault.empty())
        errors.invalidText(path, name, fault);
    else if (!isExtendedResource(name))
        errors.invalidText(path, name, "is an invalid extended resource name");
    if (!seen.insert(name).second) errors.invalidText(path, name, "duplicate extender managed resource name");
}

/// Upstream: validateExtenders.
void checkExtenders(FieldErrors& errors, const std::vector<Extender>& extenders) {
    std::set<std::string> resources;
    std::size_t binders = 0;
    for (std::size_t i = 0; i < extenders.size(); ++i) {
        const Extender& extender = extenders[i];
        const std::string path = fmt::format("extenders[{}]", i);
        if (!extender.prioritizeVerb.empty() && extender.weight <= 0)
            errors.invalid(path + ".weight", fmt::to_string(extender.weight),
                           "must have a positive weight applied to it");
        if (!extender.bindVerb.empty()) ++binders;
        for (std::size_t j = 0; j < extender.managedResources.size(); ++j)
            checkManagedResource(errors, fmt::format("{}.managedResources[{}].name", path, j),
                                 extender.managedResources[j].name, resources);
    }
    if (binders > 1)
        errors.invalidText("extenders", fmt::format("found {} extenders implementing bind", binders),
                           "only one extender can implement bind");
}

constexpr std::int64_t kSecond = 1'000'000'000;

void checkBackoff(FieldErrors& errors, const Configuration& configuration) {
    const std::int64_t initial = configuration.podInitialBackoff.ns / kSecond;
    const std::int64_t most = configuration.podMaxBackoff.ns / kSecond;
    if (initial <= 0) errors.invalid("podInitialBackoffSeconds", fmt::to_string(initial), "must be greater than 0");
    if (most < initial)
        errors.invalid("podMaxBackoffSeconds", fmt::to_string(most),
                       "must be greater than or equal to PodInitialBackoffSeconds");
}

} // namespace

void validateConfiguration(const ConfigurationDraft& draft, ValueRef document, Findings& findings) {
    FieldErrors errors(document, findings);
    const Configuration& configuration = draft.configuration;
    if (draft.clientBurst < 0)
        errors.invalid("clientConnection.burst", fmt::to_string(draft.clientBurst), "must be non-negative");
    checkLeaderElection(errors, draft.leaderElection);
    if (configuration.parallelism <= 0)
        errors.invalid("parallelism", fmt::to_string(configuration.parallelism),
                       "should be an integer value greater than zero");
    checkProfiles(errors, configuration.profiles);
    checkQueueSort(errors, configuration.profiles);
    checkPercentage(errors, "percentageOfNodesToScore", configuration.percentageOfNodesToScore);
    checkBackoff(errors, configuration);
    checkExtenders(errors, draft.extenders);
}

} // namespace berth::io
