// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Quantity.h"
#include "engine/base/SimTime.h"
#include "engine/io/Document.h"
#include "engine/io/Findings.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

class Fields;

/// One field of a struct that is read from a map: its name there, and how it is read.
template <class T> struct Field {
    std::string_view name;
    void (*read)(Fields& in, ValueRef value, T& into);
};

/// Reads typed values and says what is wrong with them: `spec.priority: expected an integer, found the text "high"`,
/// at the value's place. It knows the path it is at, since everything nested is read through `fields`, `each`,
/// `members` or `at`.
///
/// A function that reads a scalar returns nothing (or an empty text, …) after it has reported an error.
class Fields {
public:
    explicit Fields(Findings& findings) : findings_(findings) {}
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;

    Findings& findings() { return findings_; }

    /// A text. A plain `yes`, `n`, `on` … is taken as text with a note, a plain number or `true` is an error, as for
    /// kubectl.
    std::string text(ValueRef value);
    std::optional<bool> boolean(ValueRef value);
    std::optional<std::int64_t> integer(ValueRef value, std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                                        std::int64_t most = std::numeric_limits<std::int64_t>::max());
    std::optional<std::int32_t> int32(ValueRef value, std::int32_t least = std::numeric_limits<std::int32_t>::min(),
                                      std::int32_t most = std::numeric_limits<std::int32_t>::max());
    std::optional<double> number(ValueRef value);
    /// A text or a number, as Kubernetes reads it.
    std::optional<Quantity> quantity(ValueRef value);
    /// RFC 3339.
    std::optional<SimTime> time(ValueRef value);
    /// A Go duration.
    std::optional<Duration> duration(ValueRef value);
    std::vector<std::string> texts(ValueRef list);
    /// One of `words`: its index.
    std::optional<std::size_t> oneOf(ValueRef value, std::span<const std::string_view> words);

    /// Reads a map into a struct. Members that are null count as absent; names in neither `known` nor `unused`
    /// (blanks between names) get a note.
    template <class T>
    void fields(ValueRef map, T& into, std::span<const Field<T>> known, std::string_view unused = {}) {
        if (!expectMap(map)) return;
        for (auto [key, value] : map.members()) {
            const Field<T>* field = find(known, key.text());
            if (field == nullptr) {
                if (!isWord(unused, key.text())) unknown(key, names(known), unused);
            } else if (!value.isNull()) {
                const Path path(*this, key.text());
                field->read(*this, value, into);
            }
        }
    }

    /// Calls `read(item)` for each item of a list.
    template <class F> void each(ValueRef list, F read) {
        if (!expectList(list)) return;
        std::int64_t index = 0;
        for (const ValueRef item : list.items()) {
            const Path path(*this, index++);
            read(item);
        }
    }

    /// Calls `read(key, value)` for each member of a map.
    template <class F> void members(ValueRef map, F read) {
        if (!expectMap(map)) return;
        for (auto [key, value] : map.members()) {
            const Path path(*this, key.text());
            read(key, value);
        }
    }

    /// Calls `read()` one step further down the path.
    template <class F> void at(std::string_view key, F read) {
        const Path path(*this, key);
        read();
    }

    bool expectMap(ValueRef value);
    bool expectList(ValueRef value);

    /// `PATH: expected WHAT, found …` at the value.
    void wrongType(ValueRef value, std::string_view expected, std::string hint = {});
    /// `PATH: TEXT` at the value.
    void error(ValueRef value, std::string_view text, std::string hint = {});
    void note(ValueRef value, std::string_view text, std::string hint = {});
    /// `PATH.NAME: this field is missing` at the map.
    void missing(ValueRef map, std::string_view name, std::string hint = {});
    /// "spec.containers[0].name"
    std::string path() const;

private:
    struct Step {
        std::string_view key;
        std::int64_t index = -1;
    };
    /// One step further for as long as it lives.
    class Path {
    public:
        Path(Fields& in, std::string_view key) : in_(in) { in_.path_.push_back({key, -1}); }
        Path(Fields& in, std::int64_t index) : in_(in) { in_.path_.push_back({{}, index}); }
        ~Path() { in_.path_.pop_back(); }
        Path(const Path&) = delete;
        Path& operator=(const Path&) = delete;

    private:
        Fields& in_;
    };

    template <class T> static const Field<T>* find(std::span<const Field<T>> known, std::string_view name) {
        for (const Field<T>& field : known)
            if (field.name == name) return &field;
        return nullptr;
    }
    template <class T> static std::vector<std::string_view> names(std::span<const Field<T>> known) {
        std::vector<std::string_view> all;
        for (const Field<T>& field : known) all.push_back(field.name);
        return all;
    }
    static bool isWord(std::string_view words, std::string_view word);
    void unknown(ValueRef key, const std::vector<std::string_view>& known, std::string_view unused);
    std::string said(std::string_view text) const;

    Findings& findings_;
    std::vector<Step> path_;
};

/// The word of `words` a person may have meant by `name`, or "".
std::string_view nearest(std::string_view name, std::span<const std::string_view> words);

} // namespace berth::io
