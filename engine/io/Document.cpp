// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Document.h"

#include "engine/io/Arena.h"
#include "engine/io/TextCheck.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace berth::io {

namespace {

/// Up to this size a text that is no JSON after all is tried as YAML before the JSON error is reported, unless its
/// name says JSON.
constexpr std::size_t kSmall = std::size_t{1} << 20;

Diagnostics only(Severity severity, Place place, std::string text, std::string hint) {
    return {Diagnostic{severity, std::move(place), std::move(text), std::move(hint)}};
}

bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

using Parser = void (*)(Arena&);

Document::Result parseWith(Parser parser, const std::string& name, const std::shared_ptr<const std::string>& text,
                           const ParseOptions& options) {
    try {
        Arena arena(name, text, options);
        parser(arena);
        return arena.finish();
    } catch (const ReadAbort& abort) {
        return tl::unexpected(Diagnostics{abort.diagnostic});
    }
}

Document::Result parseEither(const std::string& name, const std::shared_ptr<const std::string>& text,
                             const ParseOptions& options) {
    if (!looksLikeJson(*text)) return parseWith(parseYaml, name, text, options);
    Document::Result json = parseWith(parseJson, name, text, options);
    if (json || text->size() > kSmall || name.ends_with(".json")) return json;
    Document::Result yaml = parseWith(parseYaml, name, text, options);
    return yaml ? yaml : json;
}

} // namespace

Document::Result Document::parse(const std::string& name, const std::shared_ptr<const std::string>& text,
                                 const ParseOptions& options) {
    const std::size_t most = std::min<std::size_t>(options.maxSize, 0xFFFF'FFF0);
    if (text->size() > most)
        return tl::unexpected(
            only(Severity::Error, {name, 0, 0},
                 fmt::format("the file has {} bytes, more than the {} that are read", text->size(), most),
                 "Raise the limit with --max-size"));
    if (auto fault = checkText(*text)) {
        Document bytes;
        bytes.name_ = name;
        bytes.text_ = text;
        bytes.origin_ = options.origin;
        bytes.fixed_ = options.fixed;
        bytes.indexLines();
        return tl::unexpected(only(Severity::Error, bytes.placeAt(fault->offset), fault->text, fault->hint));
    }
    return parseEither(name, text, options);
}

Document::Result Document::parse(const std::string& name, std::string text, const ParseOptions& options) {
    return parse(name, std::make_shared<const std::string>(std::move(text)), options);
}

std::string_view Document::rootText(std::size_t i) const {
    const Root& root = roots_[i];
    return std::string_view(*text_).substr(root.begin, root.end - root.begin);
}

std::vector<ValueRef> Document::duplicateKeys(ValueRef value) const {
    std::vector<ValueRef> found;
    const std::uint32_t end = after(value.index());
    for (const std::uint32_t key : duplicates_)
        if (key >= value.index() && key < end) found.emplace_back(ValueRef{this, key});
    std::sort(found.begin(), found.end(), [](ValueRef x, ValueRef y) { return x.index() < y.index(); });
    return found;
}

std::vector<std::pair<ValueRef, std::size_t>> Document::duplicateKeys() const {
    std::vector<std::uint32_t> keys = duplicates_;
    std::sort(keys.begin(), keys.end());
    std::vector<std::pair<ValueRef, std::size_t>> found;
    std::size_t root = 0;
    for (const std::uint32_t key : keys) {
        while (root + 1 < roots_.size() && roots_[root + 1].cell <= key) ++root;
        found.emplace_back(ValueRef{this, key}, root);
    }
    return found;
}

void Document::indexLines() {
    lines_.assign(1, 0);
    const char* const begin = text_->data();
    const char* const end = begin + text_->size();
    const char* at = begin;
    while (at != end) {
        at = static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        if (at == nullptr) break;
        lines_.push_back(static_cast<std::uint32_t>(++at - begin));
    }
    countContinuations();
}

/// A whole cluster may stand on one line, and columns count characters.
void Document::countContinuations() {
    continuations_.clear();
    std::uint32_t count = 0;
    for (std::size_t i = 0; i < text_->size(); ++i) {
        if (i % kStretch == 0) continuations_.push_back(count);
        if (isContinuation((*text_)[i])) ++count;
    }
    if (count == 0) continuations_ = {};
}

std::size_t Document::continuationsBefore(std::size_t offset) const {
    if (continuations_.empty()) return 0;
    const std::size_t stretch = std::min(offset / kStretch, continuations_.size() - 1);
    const auto from = text_->begin() + static_cast<std::ptrdiff_t>(stretch * kStretch);
    const auto to = text_->begin() + static_cast<std::ptrdiff_t>(offset);
    return continuations_[stretch] + static_cast<std::size_t>(std::count_if(from, to, isContinuation));
}

Place Document::placeAt(std::size_t offset) const {
    if (fixed_) return {name_, origin_.line, origin_.column};
    offset = std::min(offset, text_->size());
    const auto next = std::upper_bound(lines_.begin(), lines_.end(), offset);
    const std::size_t line = static_cast<std::size_t>(next - lines_.begin());
    std::size_t from = lines_[line - 1];
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (line == 1 && text_->compare(0, kByteOrderMark.size(), kByteOrderMark) == 0)
        from = std::min(offset, kByteOrderMark.size());
    const std::size_t characters = offset - from - (continuationsBefore(offset) - continuationsBefore(from));
    return {name_, static_cast<std::uint32_t>(line) + origin_.line - 1,
            static_cast<std::uint32_t>(characters) + origin_.column};
}

std::size_t Document::bytes() const {
    return text_->size() + extra_.capacity() + cells_.size() * sizeof(Cell) +
           (lines_.size() + continuations_.size()) * sizeof(std::uint32_t) + roots_.size() * sizeof(Root);
}

ValueRef::Kind ValueRef::kind() const {
    if (document_ == nullptr) return Kind::Null;
    switch (document_->resolved(index_).kind) {
    case Document::CellKind::Scalar: return Kind::Scalar;
    case Document::CellKind::List: return Kind::List;
    case Document::CellKind::Map: return Kind::Map;
    default: return Kind::Null;
    }
}

std::string_view ValueRef::text() const {
    if (!isScalar()) return {};
    const Document::Cell& cell = document_->resolved(index_);
    return std::string_view(cell.inExtra ? document_->extra_ : *document_->text_).substr(cell.a, cell.b);
}

bool ValueRef::quoted() const {
    return isScalar() && document_->resolved(index_).quoted;
}

std::size_t ValueRef::size() const {
    return isList() || isMap() ? document_->resolved(index_).a : 0;
}

std::uint32_t ValueRef::target() const {
    const Document::Cell& cell = document_->cells_[index_];
    return cell.kind == Document::CellKind::Alias ? cell.a : index_;
}

ValueRef::Items ValueRef::items() const {
    if (!isList()) return {document_, 0, 0};
    const std::uint32_t list = target();
    return {document_, list + 1, document_->cells_[list].b};
}

ValueRef::Members ValueRef::members() const {
    if (!isMap()) return {document_, 0, 0};
    const std::uint32_t map = target();
    return {document_, map + 1, document_->cells_[map].b};
}

ValueRef ValueRef::findKey(std::string_view key) const {
    for (auto [name, value] : members())
        if (name.text() == key) return name;
    return {};
}

ValueRef ValueRef::find(std::string_view key) const {
    const ValueRef name = findKey(key);
    return name ? ValueRef{document_, name.index_ + 1} : ValueRef{};
}

Place ValueRef::place() const {
    return document_ == nullptr ? Place{} : document_->placeAt(document_->cells_[index_].mark);
}

std::string_view ValueRef::written() const {
    if (document_ == nullptr) return {};
    const std::string_view text = *document_->text_;
    const std::size_t begin = document_->cells_[index_].mark;
    const std::uint32_t next = document_->after(index_);
    std::size_t end = next < document_->cells_.size() ? document_->cells_[next].mark : text.size();
    for (const Document::Root& root : document_->roots_)
        if (root.begin <= begin && begin < root.end) end = std::min<std::size_t>(end, root.end);
    return std::string_view(text).substr(begin, std::max(begin, end) - begin);
}

Value toValue(ValueRef value) {
    Value out;
    out.kind = value.kind();
    out.place = value.place();
    out.text = std::string(value.text());
    out.quoted = value.quoted();
    for (const ValueRef item : value.items()) out.items.push_back(toValue(item));
    for (auto [key, member] : value.members()) out.members.emplace_back(std::string(key.text()), toValue(member));
    return out;
}

} // namespace berth::io
