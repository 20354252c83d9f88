// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace berth::io {

/// Thrown by Arena and the parsers when the reading ends; caught in Document::parse and nowhere else.
struct ReadAbort {
    Diagnostic diagnostic;
};

/// Builds a Document from a stream of events, in the order of the text. It counts depth and aliases, finds duplicate
/// keys and puts merge keys (`<<`) in place. Offsets are bytes of the text; anchors are numbers from 1 within a
/// document, 0 is none.
class Arena {
public:
    Arena(std::string name, std::shared_ptr<const std::string> text, const ParseOptions& options);

    /// A document begins at `offset`, its own text at `content`.
    void beginRoot(std::size_t offset, std::size_t content);
    void endRoot();

    void null(std::size_t offset, std::size_t anchor = 0);
    /// A scalar whose value is `text`; where the text of the file has it as it is, nothing is copied.
    void scalar(std::size_t offset, std::string_view text, bool quoted, std::size_t anchor = 0);
    void beginList(std::size_t offset, std::size_t anchor = 0);
    void beginMap(std::size_t offset, std::size_t anchor = 0);
    void end();
    void alias(std::size_t offset, std::size_t anchor);

    void note(std::size_t offset, std::string text, std::string hint);
    [[noreturn]] void fail(std::size_t offset, std::string text, std::string hint = {}) const;
    /// Tells `options.progress` now and then; throws when it says stop.
    void progress(std::size_t offset);

    std::string_view text() const { return *document_->text_; }
    std::size_t depth() const { return open_.size(); }
    std::shared_ptr<const Document> finish();

private:
    using Cell = Document::Cell;
    using CellKind = Document::CellKind;
    struct Open {
        std::uint32_t cell = 0;
        std::uint64_t sizeBefore = 0;
        std::size_t anchor = 0;
        bool map = false;
        bool keyNext = true;
        bool merges = false;
    };
    struct Anchor {
        std::uint32_t cell = Document::kNoCell;
        std::uint64_t size = 0;
        bool open = false;
    };

    bool keyExpected() const { return !open_.empty() && open_.back().map && open_.back().keyNext; }
    std::uint32_t push(std::size_t offset, CellKind kind);
    void begin(std::size_t offset, CellKind kind, std::size_t anchor);
    /// Called for each value that begins: a map's keys and values alternate.
    void place(std::size_t offset, CellKind kind);
    [[noreturn]] void failAtKey(std::size_t offset) const;
    void remember(std::size_t anchor, std::uint32_t cell, std::uint64_t size, bool open);
    void store(Cell& cell, std::size_t offset, std::string_view text);
    void closeMap(const Open& open);
    void findDuplicates(std::uint32_t map);
    void hide(std::uint32_t map, std::uint32_t earlier, std::uint32_t later);
    void merge(std::uint32_t map);
    void mergeFrom(std::uint32_t map, std::uint32_t source, std::size_t offset);
    std::string_view keyText(std::uint32_t cell) const;

    std::shared_ptr<Document> document_;
    const ParseOptions& options_;
    std::vector<Open> open_;
    std::vector<Anchor> anchors_;
    std::vector<std::uint32_t> keys_; ///< scratch of closeMap
    std::uint64_t size_ = 0;          ///< values so far, those behind aliases too
    std::uint64_t aliased_ = 0;
    std::size_t nextProgress_ = 0;
    bool trimLast_ = false; ///< the last root ends where the next one begins
};

/// Feeds an arena from yaml-cpp's events; throws ReadAbort.
void parseYaml(Arena& arena);
/// Feeds an arena from JSON: one value, or several after each other; throws ReadAbort.
void parseJson(Arena& arena);
/// Whether the text looks like JSON: parsing it as such is worth a try.
bool looksLikeJson(std::string_view text);

} // namespace berth::io
