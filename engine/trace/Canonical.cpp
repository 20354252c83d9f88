// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/Canonical.h"

#include "engine/framework/Configuration.h"
#include "engine/model/Cluster.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"
#include "engine/trace/FactShape.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace berth {
namespace {

std::string metaName(const ObjectMeta& meta) {
    return meta.ns.empty() ? meta.name : meta.ns + "/" + meta.name;
}

struct ObjectName {
    std::string operator()(const std::shared_ptr<const Pod>& pod) const { return metaName(pod->meta); }
    std::string operator()(const std::shared_ptr<const Node>& node) const { return metaName(node->meta); }
    std::string operator()(const std::shared_ptr<const ClusterObjects>&) const { return "objects"; }
    std::string operator()(const std::shared_ptr<const Configuration>&) const { return "configuration"; }
};

} // namespace

std::string_view CanonicalWriter::podName(std::uint32_t pod) const {
    return pod < names_.size() ? pool_.podKey(names_[pod]) : std::string_view("-");
}

std::string CanonicalWriter::objectName(std::uint32_t id) const {
    return id == ObjectId::kNone ? "-" : std::visit(ObjectName{}, pool_.object(ObjectId{id}));
}

void CanonicalWriter::list(FactArgument kind, ListId id) {
    line_ += '[';
    for (const std::uint32_t item : pool_.list(id)) {
        if (line_.back() != '[') line_ += ',';
        if (kind == FactArgument::TextList)
            line_ += pool_.text(TextId{item});
        else if (kind == FactArgument::PodList)
            line_ += podName(item);
        else
            line_ += std::to_string(item);
    }
    line_ += ']';
}

void CanonicalWriter::argument(const char* name, FactArgument kind, const Fact& fact, std::uint32_t value) {
    if (kind == FactArgument::Unused) return;
    fmt::format_to(std::back_inserter(line_), " {}=", name);
    switch (kind) {
    case FactArgument::Number: line_ += std::to_string(value); return;
    case FactArgument::Text: line_ += pool_.text(TextId{value}); return;
    case FactArgument::Object: line_ += objectName(value); return;
    case FactArgument::Pod: line_ += podName(value); return;
    case FactArgument::Time: line_ += std::to_string(fact.time().ns); return;
    default: list(kind, ListId{value}); return;
    }
}

const std::string& CanonicalWriter::line(const Fact& fact) {
    if (fact.kind == FactKind::PodSubmitted) {
        names_.resize(std::max<std::size_t>(names_.size(), fact.pod.value + std::size_t{1}));
        names_[fact.pod.value] = PodKeyId{fact.b};
    }
    line_.clear();
    fmt::format_to(std::back_inserter(line_), "{} {}", fact.at.ns, toString(fact.kind));
    if (fact.pod.valid()) fmt::format_to(std::back_inserter(line_), " pod={}", podName(fact.pod.value));
    if (fact.node.valid()) fmt::format_to(std::back_inserter(line_), " node={}", pool_.nodeName(fact.node));
    if (fact.flag != 0 || fact.small != 0)
        fmt::format_to(std::back_inserter(line_), " flags={},{}", fact.flag, fact.small);
    if (fact.kind == FactKind::CommandApplied) return line_; // its words are in the language of whoever edited
    const FactShape shape = shapeOf(fact.kind);
    argument("a", shape.a, fact, fact.a);
    argument("b", shape.b, fact, fact.b);
    argument("c", shape.c, fact, fact.c);
    return line_;
}

void Fingerprint::add(const Fact& fact) {
    for (const char c : writer_.line(fact)) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    hash_ = (hash_ ^ static_cast<unsigned char>('\n')) * 0x100000001b3ULL;
}

std::string Fingerprint::hex() const {
    return fmt::format("{:016x}", hash_);
}

std::string fingerprint(const Trace& trace) {
    Fingerprint result(trace.pool());
    for (std::size_t i = 0; i < trace.size(); ++i) result.add(trace[i]);
    return result.hex();
}

} // namespace berth
