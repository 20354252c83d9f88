// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/Trace.h"

#include <cstdint>
#include <string>
#include <vector>

namespace berth {

enum class FactArgument : std::uint8_t;

/// Writes facts as lines of text that mean the same in every run: kind, time, every argument by name, never an id.
/// Facts must come in trace order, from the first one, since a pod is named by the fact that submitted it.
class CanonicalWriter {
public:
    explicit CanonicalWriter(const Pool& pool) : pool_(pool) {}
    /// The line without a line feed; valid until the next call.
    const std::string& line(const Fact& fact);

private:
    void argument(const char* name, FactArgument kind, const Fact& fact, std::uint32_t value);
    void list(FactArgument kind, ListId id);
    std::string_view podName(std::uint32_t pod) const;
    std::string objectName(std::uint32_t id) const;

    const Pool& pool_;
    std::vector<PodKeyId> names_; ///< by PodId
    std::string line_;
};

/// The fingerprint of a run: a hash over its facts in canonical form. Feed facts in order; `hex` may be asked at any time.
///
/// Equal scenarios and seeds give equal fingerprints on every machine and in every run mode. Source: FNV-1a, 64 bit.
class Fingerprint {
public:
    explicit Fingerprint(const Pool& pool) : writer_(pool) {}
    void add(const Fact& fact);
    /// 16 lower-case hexadecimal digits.
    std::string hex() const;

private:
    CanonicalWriter writer_;
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

/// Of a whole trace.
std::string fingerprint(const Trace& trace);

} // namespace berth
