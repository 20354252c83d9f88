// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/config/ConfigurationReader.h"

#include "engine/io/config/ArgumentCheck.h"
#include "engine/io/config/ClientSettings.h"
#include "engine/io/config/ConfigurationRules.h"
#include "engine/io/config/ExtenderReader.h"
#include "engine/io/config/ProfileReader.h"
#include "engine/io/config/StrictDecoder.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace berth::io {
namespace {

constexpr std::string_view kGroup = "kubescheduler.config.k8s.io/";

/// Upstream's runtime.Decoder: what the document says it is must be there and be known.
void checkHeading(const StrictDecoder& in, Heading heading) {
    const ValueRef version = in.value().find("apiVersion");
    const ValueRef kind = in.value().find("kind");
    if (heading == Heading::Required && version.isNull())
        return in.error("Object 'apiVersion' is missing", fmt::format("Write apiVersion: {}", kConfigurationVersion));
    if (heading == Heading::Required && kind.isNull())
        return in.error("Object 'Kind' is missing", fmt::format("Write kind: {}", kConfigurationKind));
    std::string versionText(kConfigurationVersion);
    std::string kindText(kConfigurationKind);
    const StrictDecoder versionField(version, in.findings(), "apiVersion");
    const StrictDecoder kindField(kind, in.findings(), "kind");
    versionField.read(versionText);
    kindField.read(kindText);
    if (versionText != kConfigurationVersion)
        in.findings().error(version.place(),
                            fmt::format("no kind \"{}\" is registered for version \"{}\"", kindText, versionText),
                            fmt::format("The only version is {}", kConfigurationVersion));
    else if (kindText != kConfigurationKind)
        in.findings().error(kind.place(), fmt::format("couldn't decode as {}, got {}, Kind={}", kConfigurationKind,
                                                      versionText, kindText));
}

void ignored(const StrictDecoder&) {}

template <class T> StrictDecoder::Field into(std::string_view name, T& target) {
    return {name, [&target](const StrictDecoder& field) { field.read(target); }};
}

struct BackoffSeconds {
    std::int64_t initial = 1;
    std::int64_t most = 10;
};

/// Seconds beyond 292 years are as good as for ever.
Duration secondsOf(std::int64_t seconds) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 1'000'000'000;
    return Duration::seconds(std::min(std::max(seconds, -kMost), kMost));
}

void readFields(const StrictDecoder& in, ConfigurationDraft& draft) {
    Configuration& configuration = draft.configuration;
    configuration.profiles = defaultConfiguration().profiles;
    BackoffSeconds backoff;
    bool unused = false;
    in.fields({
        {"apiVersion", ignored},
        {"kind", ignored},
        into("parallelism", configuration.parallelism),
        into("percentageOfNodesToScore", configuration.percentageOfNodesToScore),
        into("podInitialBackoffSeconds", backoff.initial),
        into("podMaxBackoffSeconds", backoff.most),
        {"profiles", [&](const StrictDecoder& list) { configuration.profiles = readProfiles(list); }},
        {"extenders",
         [&](const StrictDecoder& list) {
             list.items([&](const StrictDecoder& item) { draft.extenders.push_back(readExtender(item)); });
         }},
        into("delayCacheUntilActive", unused),
        {"leaderElection", [&](const StrictDecoder& field) { readLeaderElection(field, draft.leaderElection); }},
        {"clientConnection", [&](const StrictDecoder& field) { readClientConnection(field, draft.clientBurst); }},
        into("enableProfiling", unused),
        into("enableContentionProfiling", unused),
    });
    configuration.podInitialBackoff = secondsOf(backoff.initial);
    configuration.podMaxBackoff = secondsOf(backoff.most);
}

void decode(const StrictDecoder& in, Heading heading, ConfigurationDraft& draft) {
    if (!in.value().isMap()) return in.wrongType("a map");
    checkHeading(in, heading);
    reportDuplicateKeys(in.value(), in.findings());
    readFields(in, draft);
}

void noteExtenders(const ConfigurationDraft& draft, Findings& findings) {
    for (const Extender& extender : draft.extenders)
        findings.note(extender.place, fmt::format("extender {}: Berth does not call extenders", extender.urlPrefix),
                      "Pods are scheduled as if it had no opinion");
}

} // namespace

bool isConfiguration(ValueRef document) {
    return document.find("kind").text() == kConfigurationKind || document.find("apiVersion").text().starts_with(kGroup);
}

std::shared_ptr<const Configuration> readConfiguration(ValueRef document, std::string text,
                                                       const ConfigurationCheck& check, Findings& findings,
                                                       Heading heading) {
    const std::size_t before = findings.errors();
    const auto clean = [&] { return findings.errors() == before; };
    ConfigurationDraft draft;
    decode(StrictDecoder(document, findings), heading, draft);
    if (!clean()) return nullptr;
    validateConfiguration(draft, document, findings);
    checkArguments(draft.configuration, check.registry, findings);
    if (!clean()) return nullptr;
    ignoreManagedResources(draft.extenders, draft.configuration.profiles);
    draft.configuration.place = document.place();
    draft.configuration.text = std::move(text);
    auto configuration = std::make_shared<const Configuration>(std::move(draft.configuration));
    if (check.build) findings.add(check.build(configuration));
    if (!clean()) return nullptr;
    noteExtenders(draft, findings);
    return configuration;
}

} // namespace berth::io
