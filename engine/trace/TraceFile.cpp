// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/TraceFile.h"

#include "engine/trace/FactCheck.h"
#include "engine/trace/ObjectCodec.h"

#include <fmt/format.h>

#include <memory>
#include <utility>
#include <vector>

namespace berth {
namespace {

constexpr std::string_view kMagic = "berth-trace\n";
constexpr std::size_t kChecksumSize = 8;

/// FNV-1a, 64 bit: one changed byte always changes it.
std::string checksum(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    std::string text(kChecksumSize, '\0');
    for (char& c : text) {
        c = static_cast<char>(hash & 0xFFU);
        hash >>= 8U;
    }
    return text;
}

// ---- facts: a mask says which fields are not as in an empty fact

enum Field : std::uint8_t { kSmall = 1, kPod = 2, kNode = 4, kA = 8, kB = 16, kC = 32, kFlag = 64 };

std::uint8_t maskOf(const Fact& fact) {
    const Fact empty;
    std::uint8_t mask = 0;
    const auto mark = [&](bool differs, Field field) {
        mask = static_cast<std::uint8_t>(mask | (differs ? field : 0));
    };
    mark(fact.flag != empty.flag, kFlag);
    mark(fact.small != empty.small, kSmall);
    mark(fact.pod != empty.pod, kPod);
    mark(fact.node != empty.node, kNode);
    mark(fact.a != empty.a, kA);
    mark(fact.b != empty.b, kB);
    mark(fact.c != empty.c, kC);
    return mask;
}

void write(ByteWriter& out, const Fact& fact, SimTime before) {
    const std::uint8_t mask = maskOf(fact);
    out.byte(static_cast<std::uint8_t>(fact.kind));
    out.byte(mask);
    out.number(static_cast<std::uint64_t>(fact.at.ns) - static_cast<std::uint64_t>(before.ns));
    if ((mask & kFlag) != 0) out.byte(fact.flag);
    if ((mask & kSmall) != 0) out.number(fact.small);
    if ((mask & kPod) != 0) out.number(fact.pod.value);
    if ((mask & kNode) != 0) out.number(fact.node.value);
    if ((mask & kA) != 0) out.number(fact.a);
    if ((mask & kB) != 0) out.number(fact.b);
    if ((mask & kC) != 0) out.number(fact.c);
}

Fact readFact(ByteReader& in, SimTime before) {
    constexpr std::uint64_t kMostId = Id<Fact>::kNone;
    const auto id = [&] { return static_cast<std::uint32_t>(in.number(kMostId)); };
    Fact fact;
    const std::uint8_t kind = in.byte();
    if (kind > static_cast<std::uint8_t>(FactKind::StepTaken))
        in.fail("a fact of no known kind");
    else
        fact.kind = static_cast<FactKind>(kind);
    const std::uint8_t mask = in.byte();
    fact.at.ns = static_cast<std::int64_t>(static_cast<std::uint64_t>(before.ns) + in.number());
    if ((mask & kFlag) != 0) fact.flag = in.byte();
    if ((mask & kSmall) != 0) fact.small = static_cast<std::uint16_t>(in.number(0xFFFF));
    if ((mask & kPod) != 0) fact.pod.value = id();
    if ((mask & kNode) != 0) fact.node.value = id();
    if ((mask & kA) != 0) fact.a = id();
    if ((mask & kB) != 0) fact.b = id();
    if ((mask & kC) != 0) fact.c = id();
    return fact;
}

// ---- the parts of a file, each written and read in the same order

void write(ByteWriter& out, const std::vector<std::string>& texts) {
    out.number(texts.size());
    for (const std::string& text : texts) out.text(text);
}

std::vector<std::string> readTexts(ByteReader& in) {
    std::vector<std::string> texts;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) texts.emplace_back(in.text());
    return texts;
}

void write(ByteWriter& out, const PoolDelta& pool) {
    write(out, pool.texts);
    write(out, pool.nodes);
    write(out, pool.podKeys);
    out.number(pool.lists.size());
    for (const auto& list : pool.lists) {
        out.number(list.size());
        for (const std::uint32_t item : list) out.number(item);
    }
    out.number(pool.objects.size());
    for (const PoolObject& object : pool.objects) writeObject(out, object);
}

std::vector<std::uint32_t> readList(ByteReader& in) {
    std::vector<std::uint32_t> list;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
        list.push_back(static_cast<std::uint32_t>(in.number(ListId::kNone)));
    return list;
}

std::shared_ptr<Pool> readPool(ByteReader& in) {
    PoolDelta delta;
    delta.texts = readTexts(in);
    delta.nodes = readTexts(in);
    delta.podKeys = readTexts(in);
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) delta.lists.push_back(readList(in));
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) delta.objects.push_back(readObject(in));
    auto pool = std::make_shared<Pool>();
    pool->append(delta);
    const PoolSizes wanted{delta.texts.size(), delta.nodes.size(), delta.podKeys.size(), delta.lists.size(),
                           delta.objects.size()};
    if (pool->sizes() != wanted) in.fail("a name or list that stands twice");
    return pool;
}

void writeFacts(ByteWriter& out, const Trace& trace, SimTime start) {
    out.number(trace.size());
    for (std::size_t i = 0; i < trace.size(); ++i) write(out, trace[i], i == 0 ? start : trace[i - 1].at);
    out.number(trace.unitEnds().size());
    std::uint64_t before = 0;
    for (const std::uint64_t end : trace.unitEnds()) out.number(end - std::exchange(before, end));
}

/// Facts and unit ends, already bounded to what the trace needs.
void readFacts(ByteReader& in, Trace& trace, SimTime start) {
    std::vector<Fact> facts;
    SimTime before = start;
    FactCheck check(trace.pool());
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        facts.push_back(readFact(in, before));
        if (facts.back().at < before) in.fail("time that goes back");
        if (!in.failed() && !check.accepts(facts.back())) in.fail("a fact about something that is not there");
        before = facts.back().at;
    }
    std::size_t next = 0;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        const std::size_t length = in.number(facts.size() - next);
        if (length == 0) in.fail("a unit without facts");
        for (const std::size_t end = next + length; next < end; ++next) trace.append(facts[next]);
        trace.endUnit();
    }
    for (; next < facts.size(); ++next) trace.append(facts[next]);
}

} // namespace

std::string encodeTrace(const Trace& trace, const World::Rules& rules) {
    ByteWriter out;
    out.raw(kMagic);
    out.number(kTraceVersion);
    writeRules(out, rules);
    write(out, trace.pool().since({}));
    writeFacts(out, trace, rules.start);
    out.raw(checksum(out.bytes()));
    return out.take();
}

Result<KeptTrace> decodeTrace(std::string_view bytes) {
    if (!bytes.starts_with(kMagic)) return fail("this is no Berth trace");
    if (bytes.size() < kMagic.size() + kChecksumSize) return fail("the trace is cut off");
    const std::string_view body = bytes.substr(0, bytes.size() - kChecksumSize);
    ByteReader in(body.substr(kMagic.size()));
    if (const std::uint64_t version = in.number(); version != kTraceVersion)
        return fail(fmt::format("the trace has version {}, Berth reads {}", version, kTraceVersion));
    if (checksum(body) != bytes.substr(body.size()))
        return fail("the trace is cut off or was changed: its checksum differs");
    const World::Rules rules = readRules(in);
    KeptTrace kept{rules, Trace(readPool(in))};
    readFacts(in, kept.trace, rules.start);
    if (in.failed()) return fail("the trace cannot be read: " + in.fault());
    if (in.left() > 0) return fail("the trace has something behind its end");
    return kept;
}

} // namespace berth
