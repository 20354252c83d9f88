// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/Value.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace berth::io {

class Document;

/// One value of a Document: a pointer and an index, to be copied freely. It is valid for as long as the Document lives.
/// A default ValueRef is "absent" (false); it behaves as a null without a place. Aliases and merge keys are already
/// followed.
class ValueRef {
public:
    using Kind = Value::Kind;
    class Items;
    class Members;

    ValueRef() = default;
    explicit operator bool() const { return document_ != nullptr; }

    Kind kind() const;
    bool isNull() const { return kind() == Kind::Null; } ///< also when absent
    bool isScalar() const { return kind() == Kind::Scalar; }
    bool isList() const { return kind() == Kind::List; }
    bool isMap() const { return kind() == Kind::Map; }

    /// A scalar's text without quotes; "" for everything else.
    std::string_view text() const;
    /// True for "5", '5', block scalars, !!str and JSON strings: surely a string. See Scalar.h for what a plain
    /// scalar is.
    bool quoted() const;

    /// How many items or members.
    std::size_t size() const;
    /// The items of a list, in order; empty for other kinds.
    Items items() const;
    /// The members of a map as (key, value) pairs in file order; empty for other kinds. A key that stands twice shows
    /// its last value only (see Document::duplicateKeys), merged keys come after a map's own.
    Members members() const;
    /// The member's value, or absent.
    ValueRef find(std::string_view key) const;
    /// The member's key, or absent: for messages that point at the name of a field.
    ValueRef findKey(std::string_view key) const;

    /// Where it begins: a map at its first key, a list item behind the dash, a scalar at its (quoted) text.
    Place place() const;
    /// The bytes it was written as: from the first to behind the last character that belongs to it; whole lines for
    /// block maps and lists.
    std::string_view written() const;

    const Document* document() const { return document_; }
    std::uint32_t index() const { return index_; } ///< of its cell: with `document()` it names the value

private:
    friend class Document;
    friend class Arena;
    ValueRef(const Document* document, std::uint32_t index) : document_(document), index_(index) {}
    std::uint32_t target() const; ///< the cell behind an alias

    const Document* document_ = nullptr;
    std::uint32_t index_ = 0;
};

/// Bounds of a reading, and who is told how far it is.
struct ParseOptions {
    std::size_t maxSize = std::size_t{64} << 20; ///< bytes; larger files are refused
    std::uint32_t maxDepth = 200;                ///< lists and maps in each other
    std::uint64_t maxAliased = 5'000'000;        ///< values that aliases stand for, all together ("billion laughs")

    /// For a text inside another file (a ConfigMap's data): where it begins there. With `fixed`, every place is
    /// `origin` itself; otherwise line 1 of the text is `origin.line` and `origin.column - 1` is added to every
    /// column.
    Place origin{{}, 1, 1};
    bool fixed = false;

    /// Called now and then with the bytes read so far; false stops the reading (error "cancelled").
    std::function<bool(std::size_t done, std::size_t total)> progress;
};

/// A parsed file: its text, and its values in one flat array in the order of the text. About 16 bytes per value;
/// scalars are views into the text wherever the text holds them as they are. Immutable, shared by everything that was
/// read from it.
///
/// YAML comes from yaml-cpp's event stream, JSON (also several values after each other) from a parser of its own.
class Document {
public:
    using Result = tl::expected<std::shared_ptr<const Document>, Diagnostics>;

    /// Parses YAML or JSON, whichever it is. Errors: too large, binary, UTF-16, not UTF-8, a syntax error, too deep,
    /// aliases that expand without bound; each with its place. An empty text gives a Document without roots.
    static Result parse(const std::string& name, const std::shared_ptr<const std::string>& text,
                        const ParseOptions& options = {});
    static Result parse(const std::string& name, std::string text, const ParseOptions& options = {});

    const std::string& name() const { return name_; }
    /// The text byte for byte.
    const std::shared_ptr<const std::string>& text() const { return text_; }

    /// The documents of the file (`---` in YAML; values after each other in JSON), empty ones left out.
    std::size_t roots() const { return roots_.size(); }
    ValueRef root(std::size_t i) const { return {this, roots_[i].cell}; }
    /// The text of document `i` as written, comments and all, without its `---`.
    std::string_view rootText(std::size_t i) const;

    /// Keys that stand twice in their map (each the later one), within `value`.
    std::vector<ValueRef> duplicateKeys(ValueRef value) const;
    /// All of them, with the number of the document each stands in.
    std::vector<std::pair<ValueRef, std::size_t>> duplicateKeys() const;
    /// What was seen on the way that kubectl's reader sees otherwise: tabs, unknown tags. Duplicate keys are not
    /// among them.
    const Diagnostics& notes() const { return notes_; }

    /// Line and column of a byte of the text.
    Place placeAt(std::size_t offset) const;
    ValueRef value(std::uint32_t index) const { return {this, index}; }
    /// Bytes held, the text included.
    std::size_t bytes() const;

private:
    friend class ValueRef;
    friend class ValueRef::Items;
    friend class ValueRef::Members;
    friend class Arena;

    static constexpr std::uint32_t kNoCell = 0xFFFFFFFF;
    static constexpr std::size_t kStretch = 1024;
    enum class CellKind : std::uint8_t { Null, Scalar, List, Map, Alias };
    struct Cell {
        std::uint32_t mark = 0; ///< byte of the text where it begins
        std::uint32_t a = 0;    ///< scalar: first byte; list, map: how many are shown; alias: its target
        std::uint32_t b = 0;    ///< scalar: length; list, map: the cell after its last one
        CellKind kind = CellKind::Null;
        bool quoted = false;
        bool hidden = false;  ///< a key that another one overrides, or `<<`
        bool inExtra = false; ///< the scalar lies in `extra_`, not in the text
    };
    struct Root {
        std::uint32_t cell = 0;
        std::uint32_t begin = 0; ///< bytes of the document's text
        std::uint32_t end = 0;
    };

    void indexLines();
    void countContinuations();
    std::size_t continuationsBefore(std::size_t offset) const;
    const Cell& resolved(std::uint32_t index) const {
        const Cell& cell = cells_[index];
        return cell.kind == CellKind::Alias ? cells_[cell.a] : cell;
    }
    std::uint32_t after(std::uint32_t index) const {
        const Cell& cell = cells_[index];
        return cell.kind == CellKind::List || cell.kind == CellKind::Map ? cell.b : index + 1;
    }

    std::string name_;
    std::shared_ptr<const std::string> text_;
    std::string extra_;
    std::vector<Cell> cells_;
    std::vector<Root> roots_;
    std::vector<std::uint32_t> lines_; ///< first byte of each line
    std::vector<std::uint32_t>
        continuations_; ///< before each kStretch bytes: bytes inside a character; empty: none at all
    std::vector<std::uint32_t> duplicates_;
    Diagnostics notes_;
    Place origin_{{}, 1, 1};
    bool fixed_ = false;
};

/// The items of a list, for range-for.
class ValueRef::Items {
public:
    class iterator {
    public:
        using value_type = ValueRef;
        using difference_type = std::ptrdiff_t;
        iterator() = default;
        ValueRef operator*() const { return {document_, at_}; }
        iterator& operator++() {
            at_ = document_->after(at_);
            return *this;
        }
        iterator operator++(int) {
            iterator old = *this;
            ++*this;
            return old;
        }
        friend bool operator==(const iterator& x, const iterator& y) { return x.at_ == y.at_; }

    private:
        friend class Items;
        iterator(const Document* document, std::uint32_t at) : document_(document), at_(at) {}
        const Document* document_ = nullptr;
        std::uint32_t at_ = 0;
    };

    iterator begin() const { return {document_, begin_}; }
    iterator end() const { return {document_, end_}; }

private:
    friend class ValueRef;
    Items(const Document* document, std::uint32_t begin, std::uint32_t end)
        : document_(document), begin_(begin), end_(end) {}
    const Document* document_;
    std::uint32_t begin_;
    std::uint32_t end_;
};

/// The members of a map, for range-for: `for (auto [key, value] : map.members())`.
class ValueRef::Members {
public:
    class iterator {
    public:
        using value_type = std::pair<ValueRef, ValueRef>;
        using difference_type = std::ptrdiff_t;
        iterator() = default;
        value_type operator*() const { return {ValueRef{document_, at_}, ValueRef{document_, at_ + 1}}; }
        iterator& operator++() {
            at_ = document_->after(at_ + 1);
            skipHidden();
            return *this;
        }
        iterator operator++(int) {
            iterator old = *this;
            ++*this;
            return old;
        }
        friend bool operator==(const iterator& x, const iterator& y) { return x.at_ == y.at_; }

    private:
        friend class Members;
        iterator(const Document* document, std::uint32_t at, std::uint32_t end)
            : document_(document), at_(at), end_(end) {
            skipHidden();
        }
        void skipHidden() {
            while (at_ != end_ && document_->cells_[at_].hidden) at_ = document_->after(at_ + 1);
        }
        const Document* document_ = nullptr;
        std::uint32_t at_ = 0;
        std::uint32_t end_ = 0;
    };

    iterator begin() const { return {document_, begin_, end_}; }
    iterator end() const { return {document_, end_, end_}; }

private:
    friend class ValueRef;
    Members(const Document* document, std::uint32_t begin, std::uint32_t end)
        : document_(document), begin_(begin), end_(end) {}
    const Document* document_;
    std::uint32_t begin_;
    std::uint32_t end_;
};

/// The value as base/Value.h, with a place per part: for what is decoded later and elsewhere (plugin arguments).
Value toValue(ValueRef value);

} // namespace berth::io
