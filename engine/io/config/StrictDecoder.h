// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/SimTime.h"
#include "engine/io/Document.h"
#include "engine/io/Findings.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

/// One value of a document in which every field must be known: a KubeSchedulerConfiguration, a Scenario.
///
/// It knows its path ("profiles[0].plugins") and where messages go. A `read` that meets a wrong type leaves its target
/// alone and adds an error with the place, what was expected and what was found; a null leaves the target alone too
/// (upstream: so does encoding/json). It refers to the Findings and to the Document; both must outlive it.
class StrictDecoder {
public:
    struct Field {
        std::string_view name;
        std::function<void(const StrictDecoder&)> read;
    };

    StrictDecoder(ValueRef value, Findings& findings, std::string path = {})
        : value_(value), findings_(&findings), path_(std::move(path)) {}

    ValueRef value() const { return value_; }
    const std::string& path() const { return path_; }
    Findings& findings() const { return *findings_; }

    /// Reads a map. An unknown field is an error, with the nearest known one as a hint. Fields that stand twice: see
    /// reportDuplicateKeys.
    void fields(std::initializer_list<Field> known) const;
    /// The members of a map whose keys are the author's own.
    void members(const std::function<void(std::string_view key, const StrictDecoder&)>& read) const;
    /// The items of a list.
    void items(const std::function<void(const StrictDecoder&)>& read) const;

    void read(std::string& out) const;
    void read(bool& out) const;
    void read(std::int32_t& out) const;
    void read(std::int64_t& out) const;
    void read(std::uint64_t& out) const;
    void read(double& out) const;
    /// A Go duration in text ("1h30m").
    void read(Duration& out) const;
    void read(std::vector<std::string>& out) const;
    void read(std::map<std::string, std::string>& out) const;
    template <class T> void read(std::optional<T>& out) const {
        if (value_.isNull()) return;
        T given{};
        const std::size_t before = findings_->errors();
        read(given);
        if (findings_->errors() == before) out = std::move(given);
    }

    /// `path: text` as an error here. The path is left out where it is empty.
    void error(std::string_view text, std::string hint = {}) const;
    void note(std::string_view text, std::string hint = {}) const;
    /// `path: expected EXPECTED, found …`
    void wrongType(std::string_view expected, std::string hint = {}) const;

private:
    void unknown(ValueRef key, std::initializer_list<Field> known) const;
    std::string said(std::string_view text) const;
    std::string childPath(std::string_view key) const;
    std::optional<std::int64_t> integer(std::string_view expected) const;

    ValueRef value_;
    Findings* findings_;
    std::string path_;
};

/// One error for every key that stands twice in its map, anywhere within `value`.
void reportDuplicateKeys(ValueRef value, Findings& findings);

} // namespace berth::io
