// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>

namespace berth::io {

namespace {

constexpr std::size_t kProgressStep = std::size_t{256} << 10;
constexpr std::size_t kBytesPerCell = 6; ///< a guess that saves the array's growing
constexpr std::string_view kMergeKey = "<<";

} // namespace

Arena::Arena(std::string name, std::shared_ptr<const std::string> text, const ParseOptions& options)
    : document_(std::make_shared<Document>()), options_(options) {
    document_->name_ = std::move(name);
    document_->text_ = std::move(text);
    document_->origin_ = options.origin;
    document_->fixed_ = options.fixed;
    document_->indexLines();
    document_->cells_.reserve(document_->text_->size() / kBytesPerCell + 16);
}

void Arena::beginRoot(std::size_t offset, std::size_t content) {
    anchors_.clear();
    const auto begin = static_cast<std::uint32_t>(content);
    if (trimLast_) document_->roots_.back().end = static_cast<std::uint32_t>(offset);
    document_->roots_.push_back({static_cast<std::uint32_t>(document_->cells_.size()), begin, begin});
}

void Arena::endRoot() {
    Document::Root& root = document_->roots_.back();
    root.end = static_cast<std::uint32_t>(document_->text_->size());
    const bool empty = root.cell >= document_->cells_.size() || document_->cells_[root.cell].kind == CellKind::Null;
    if (empty) document_->roots_.pop_back();
    trimLast_ = !empty;
}

void Arena::null(std::size_t offset, std::size_t anchor) {
    place(offset, CellKind::Null);
    remember(anchor, push(offset, CellKind::Null), 1, false);
}

void Arena::scalar(std::size_t offset, std::string_view text, bool quoted, std::size_t anchor) {
    place(offset, CellKind::Scalar);
    if (!open_.empty() && open_.back().map && !open_.back().keyNext && !quoted && text == kMergeKey)
        open_.back().merges = true;
    const std::uint32_t index = push(offset, CellKind::Scalar);
    Cell& cell = document_->cells_[index];
    cell.quoted = quoted;
    store(cell, offset, text);
    remember(anchor, index, 1, false);
}

void Arena::store(Cell& cell, std::size_t offset, std::string_view text) {
    const std::string& whole = *document_->text_;
    const std::size_t skip = cell.quoted ? 1 : 0;
    cell.b = static_cast<std::uint32_t>(text.size());
    if (!std::less<>()(text.data(), whole.data()) && std::less<>()(text.data(), whole.data() + whole.size())) {
        cell.a = static_cast<std::uint32_t>(text.data() - whole.data());
        return;
    }
    if (whole.compare(std::min(offset + skip, whole.size()), text.size(), text) == 0) {
        cell.a = static_cast<std::uint32_t>(offset + skip);
        return;
    }
    cell.inExtra = true;
    cell.a = static_cast<std::uint32_t>(document_->extra_.size());
    document_->extra_.append(text);
}

void Arena::beginList(std::size_t offset, std::size_t anchor) {
    begin(offset, CellKind::List, anchor);
}

void Arena::beginMap(std::size_t offset, std::size_t anchor) {
    begin(offset, CellKind::Map, anchor);
}

void Arena::begin(std::size_t offset, CellKind kind, std::size_t anchor) {
    place(offset, kind);
    if (open_.size() >= options_.maxDepth)
        fail(offset, fmt::format("lists and maps are nested more than {} deep", options_.maxDepth),
             "No Kubernetes object is nested so deeply");
    Open open;
    open.sizeBefore = size_;
    open.cell = push(offset, kind);
    open.anchor = anchor;
    open.map = kind == CellKind::Map;
    open_.push_back(open);
    remember(anchor, open.cell, 1, true);
}

void Arena::end() {
    const Open open = open_.back();
    open_.pop_back();
    if (open.map) closeMap(open);
    Document& document = *document_;
    document.cells_[open.cell].b = static_cast<std::uint32_t>(document.cells_.size());
    remember(open.anchor, open.cell, size_ - open.sizeBefore, false);
}

void Arena::alias(std::size_t offset, std::size_t anchor) {
    if (anchor >= anchors_.size() || anchors_[anchor].cell == Document::kNoCell)
        fail(offset, "this alias names no anchor");
    const Anchor& target = anchors_[anchor];
    if (target.open) fail(offset, "this alias stands inside the value it names", "A value cannot contain itself");
    if (keyExpected() && document_->cells_[target.cell].kind != CellKind::Scalar)
        fail(offset, "an alias of a list or a map stands where a key was expected");
    aliased_ += target.size;
    if (aliased_ > options_.maxAliased)
        fail(offset, fmt::format("the aliases of this file stand for more than {} values", options_.maxAliased),
             "Write the values out, or use fewer aliases in each other");
    place(offset, CellKind::Alias);
    const std::uint32_t index = push(offset, CellKind::Alias);
    document_->cells_[index].a = target.cell;
    size_ += target.size - 1;
}

void Arena::place(std::size_t offset, CellKind kind) {
    progress(offset);
    if (open_.empty()) return;
    Open& parent = open_.back();
    if (!parent.map) {
        ++document_->cells_[parent.cell].a;
        return;
    }
    if (parent.keyNext) {
        if (kind == CellKind::Null)
            fail(offset, "a key is missing here", "Write `key: value`, or put the key in quotes");
        if (kind == CellKind::List || kind == CellKind::Map) failAtKey(offset);
        ++document_->cells_[parent.cell].a;
    }
    parent.keyNext = !parent.keyNext;
}

/// A bracket that is never closed is reported to us as a key.
void Arena::failAtKey(std::size_t offset) const {
    std::size_t depth = 0;
    char quote = 0;
    for (const char c : text().substr(std::min(offset, text().size()))) {
        if (quote != 0)
            quote = c == quote ? '\0' : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '{' || c == '[')
            ++depth;
        else if ((c == '}' || c == ']') && (depth == 0 || --depth == 0))
            break;
    }
    if (depth != 0) fail(offset, fmt::format("this {} is never closed", text()[offset]));
    fail(offset, "a list or a map stands where a key was expected", "Put values that begin with [ or { in quotes");
}

std::uint32_t Arena::push(std::size_t offset, CellKind kind) {
    Cell cell;
    cell.mark = static_cast<std::uint32_t>(std::min(offset, document_->text_->size()));
    cell.kind = kind;
    document_->cells_.push_back(cell);
    ++size_;
    return static_cast<std::uint32_t>(document_->cells_.size() - 1);
}

void Arena::remember(std::size_t anchor, std::uint32_t cell, std::uint64_t size, bool open) {
    if (anchor == 0) return;
    if (anchor >= anchors_.size()) anchors_.resize(anchor + 1);
    anchors_[anchor] = {cell, size, open};
}

void Arena::closeMap(const Open& open) {
    findDuplicates(open.cell);
    if (open.merges) merge(open.cell);
}

std::string_view Arena::keyText(std::uint32_t cell) const {
    return ValueRef(document_.get(), cell).text();
}

void Arena::findDuplicates(std::uint32_t map) {
    keys_.clear();
    const auto end = static_cast<std::uint32_t>(document_->cells_.size());
    for (std::uint32_t key = map + 1; key < end; key = document_->after(key + 1)) keys_.push_back(key);
    constexpr std::size_t kFew = 12;
    if (keys_.size() <= kFew) {
        for (std::size_t later = 1; later < keys_.size(); ++later)
            for (std::size_t earlier = 0; earlier < later; ++earlier)
                if (keyText(keys_[earlier]) == keyText(keys_[later])) hide(map, keys_[earlier], keys_[later]);
        return;
    }
    std::stable_sort(keys_.begin(), keys_.end(),
                     [this](std::uint32_t x, std::uint32_t y) { return keyText(x) < keyText(y); });
    for (std::size_t i = 1; i < keys_.size(); ++i)
        if (keyText(keys_[i - 1]) == keyText(keys_[i])) hide(map, keys_[i - 1], keys_[i]);
}

void Arena::hide(std::uint32_t map, std::uint32_t earlier, std::uint32_t later) {
    if (document_->cells_[earlier].hidden) return;
    document_->cells_[earlier].hidden = true;
    --document_->cells_[map].a;
    document_->duplicates_.push_back(later);
}

void Arena::merge(std::uint32_t map) {
    const auto end = static_cast<std::uint32_t>(document_->cells_.size());
    for (std::uint32_t key = map + 1; key < end; key = document_->after(key + 1)) {
        const Cell& cell = document_->cells_[key];
        if (cell.hidden || cell.quoted || keyText(key) != kMergeKey) continue;
        document_->cells_[key].hidden = true;
        --document_->cells_[map].a;
        const std::size_t offset = document_->cells_[key].mark;
        const ValueRef value(document_.get(), key + 1);
        if (!value.isList()) {
            mergeFrom(map, key + 1, offset);
            continue;
        }
        for (const ValueRef item : value.items()) mergeFrom(map, item.index(), offset);
    }
}

void Arena::mergeFrom(std::uint32_t map, std::uint32_t source, std::size_t offset) {
    Document& document = *document_;
    if (document.resolved(source).kind != CellKind::Map)
        fail(offset, "the merge key << needs a map, or a list of maps", "Write `<<: *anchor`");
    document.cells_[map].b = static_cast<std::uint32_t>(document.cells_.size());
    for (auto [key, value] : ValueRef(&document, source).members()) {
        if (ValueRef(&document, map).find(key.text())) continue;
        Cell copy = document.resolved(key.index());
        Cell target = document.cells_[value.index()];
        if (target.kind != CellKind::Alias) target.a = value.index();
        target.kind = CellKind::Alias;
        target.quoted = target.inExtra = false;
        document.cells_.push_back(copy);
        document.cells_.push_back(target);
        ++document.cells_[map].a;
        document.cells_[map].b = static_cast<std::uint32_t>(document.cells_.size());
    }
}

void Arena::note(std::size_t offset, std::string text, std::string hint) {
    document_->notes_.push_back({Severity::Note, document_->placeAt(offset), std::move(text), std::move(hint)});
}

void Arena::fail(std::size_t offset, std::string text, std::string hint) const {
    throw ReadAbort{{Severity::Error, document_->placeAt(offset), std::move(text), std::move(hint)}};
}

void Arena::progress(std::size_t offset) {
    if (offset < nextProgress_) return;
    nextProgress_ = offset + kProgressStep;
    if (options_.progress && !options_.progress(offset, document_->text_->size())) fail(offset, "cancelled");
}

std::shared_ptr<const Document> Arena::finish() {
    return std::move(document_);
}

} // namespace berth::io
