// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/TextPlace.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace berth::io {
namespace {

std::string_view lineFrom(std::string_view text, std::size_t begin) {
    return text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
}

/// Line by line: what stands in the file is the value's line behind its indentation.
std::optional<std::size_t> inLiteralBlock(std::string_view file, std::size_t header, std::string_view value,
                                          std::size_t offset) {
    std::size_t line = header;
    std::size_t begin = 0;
    for (;;) {
        line = file.find('\n', line);
        if (line == std::string_view::npos) return std::nullopt;
        ++line;
        const std::size_t length = lineFrom(value, begin).size();
        if (offset <= begin + length) {
            std::size_t written = lineFrom(file, line).size();
            if (written > 0 && file[line + written - 1] == '\r') --written;
            return line + (written - std::min(written, length)) + (offset - begin);
        }
        begin += length + 1;
    }
}

/// Bytes that one character takes in UTF-8.
std::size_t utf8Size(std::uint32_t character) {
    if (character < 0x80) return 1;
    if (character < 0x800) return 2;
    return character < 0x10000 ? 3 : 4;
}

std::uint32_t hexadecimal(std::string_view digits) {
    std::uint32_t number = 0;
    for (const char c : digits) {
        const auto digit = static_cast<std::uint32_t>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
        number = number * 16 + digit;
    }
    return number;
}

/// Walks through a text in double quotes, counting the bytes that it stands for.
class QuotedWalk {
public:
    QuotedWalk(std::string_view file, std::size_t begin) : file_(file), at_(begin) {}

    /// Where byte `offset` is written.
    std::optional<std::size_t> find(std::size_t offset) {
        while (at_ < file_.size() && file_[at_] != '"') {
            const std::size_t from = at_;
            const std::size_t made = step();
            if (made > 0 && offset < done_ + made) return from;
            done_ += made;
        }
        return offset == done_ ? std::optional(at_) : std::nullopt;
    }

private:
    /// Passes one character, escape or fold; answers how many bytes it stands for.
    std::size_t step() {
        if (file_[at_] == '\\') return escape();
        const std::size_t end = file_.find_first_not_of(" \t\r", at_);
        if (end != std::string_view::npos && file_[end] == '\n') return fold(end);
        ++at_;
        return 1;
    }

    std::size_t escape() {
        const char kind = at_ + 1 < file_.size() ? file_[at_ + 1] : '\0';
        at_ += 2;
        switch (kind) {
        case '\r':
        case '\n': skipBlanks(); return 0;
        case 'x': return number(2);
        case 'u': return number(4);
        case 'U': return number(8);
        case 'N':
        case '_': return 2;
        case 'L':
        case 'P': return 3;
        default: return 1;
        }
    }

    std::size_t number(std::size_t digits) {
        const std::uint32_t character = hexadecimal(file_.substr(at_, digits));
        at_ += digits;
        return utf8Size(character);
    }

    /// One line break is a blank, n of them are n - 1 line breaks.
    std::size_t fold(std::size_t newline) {
        std::size_t breaks = 0;
        for (at_ = newline; at_ < file_.size() && file_[at_] == '\n'; ++breaks) {
            ++at_;
            skipBlanks();
        }
        return std::max<std::size_t>(1, breaks - 1);
    }

    void skipBlanks() { at_ = std::min(file_.find_first_not_of(" \t\r", at_), file_.size()); }

    std::string_view file_;
    std::size_t at_;
    std::size_t done_ = 0;
};

bool liesWithin(std::string_view part, std::string_view whole) {
    return part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size();
}

} // namespace

Place placeInText(ValueRef scalar, std::size_t offset) {
    if (!scalar) return {};
    const Document& document = *scalar.document();
    const std::string_view file = *document.text();
    const std::string_view value = scalar.text();
    const std::string_view written = scalar.written();
    if (written.empty() || !liesWithin(written, file)) return scalar.place();
    const auto begin = static_cast<std::size_t>(written.data() - file.data());
    std::optional<std::size_t> found;
    if (liesWithin(value, file))
        found = static_cast<std::size_t>(value.data() - file.data()) + offset;
    else if (written.front() == '|')
        found = inLiteralBlock(file, begin, value, offset);
    else if (written.front() == '"')
        found = QuotedWalk(file, begin + 1).find(offset);
    return found && *found <= file.size() ? document.placeAt(*found) : scalar.place();
}

} // namespace berth::io
