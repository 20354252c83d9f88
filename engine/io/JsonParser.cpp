// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Arena.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace berth::io {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

bool isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/// One pass over the text without recursion: what is open is the list of brackets.
class JsonReader {
public:
    explicit JsonReader(Arena& arena) : arena_(arena), text_(arena.text()) {
        if (text_.substr(0, 3) == "\xEF\xBB\xBF") at_ = 3;
    }

    void readAll() {
        for (skipBlanks(); at_ < text_.size(); skipBlanks()) {
            arena_.beginRoot(at_, at_);
            readRoot();
            arena_.endRoot();
            skipDashes();
        }
    }

private:
    void readRoot() {
        readValue();
        while (!open_.empty()) {
            skipBlanks();
            if (open_.back() == '{')
                readMember();
            else
                readItem();
        }
    }

    void readItem() {
        if (closes(']')) return;
        readValue();
    }

    void readMember() {
        if (closes('}')) return;
        if (peek() != '"') arena_.fail(at_, "expected a key in double quotes", keyHint());
        readString();
        skipBlanks();
        if (peek() != ':') arena_.fail(at_, "expected a colon behind the key");
        ++at_;
        skipBlanks();
        readValue();
    }

    /// Deals with what stands before an item: the closing bracket, or the comma.
    bool closes(char bracket) {
        const char opening = open_.back();
        const bool first = first_;
        first_ = false;
        if (peek() == bracket) {
            close();
            return true;
        }
        if (first) return false;
        if (peek() != ',')
            arena_.fail(at_, fmt::format("expected a comma or {}", bracket),
                        at_ >= text_.size() ? fmt::format("The text ends before its last {} is closed", opening) : "");
        ++at_;
        skipBlanks();
        if (peek() == bracket)
            arena_.fail(at_, fmt::format("a comma stands before {}", bracket), "JSON allows no comma at the end");
        return false;
    }

    void close() {
        ++at_;
        open_.pop_back();
        first_ = false;
        arena_.end();
    }

    void readValue() {
        switch (peek()) {
        case '{':
            open('{');
            arena_.beginMap(at_ - 1);
            break;
        case '[':
            open('[');
            arena_.beginList(at_ - 1);
            break;
        case '"': readString(); break;
        default: readWord();
        }
    }

    void open(char bracket) {
        open_.push_back(bracket);
        first_ = true;
        ++at_;
    }

    void readWord() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && std::string_view(",:]}[{\" \t\r\n").find(text_[at_]) == std::string_view::npos)
            ++at_;
        const std::string_view word = text_.substr(begin, at_ - begin);
        if (word == "null")
            arena_.null(begin);
        else if (word == "true" || word == "false" || isNumber(word))
            arena_.scalar(begin, word, false);
        else if (word.empty())
            arena_.fail(begin, begin >= text_.size() ? "the text ends where a value was expected" : "expected a value");
        else
            arena_.fail(begin, fmt::format("expected a value, found {}", word), "Texts need double quotes");
    }

    static bool isNumber(std::string_view word) {
        std::size_t i = 0;
        const auto digits = [&] {
            const std::size_t begin = i;
            while (i < word.size() && word[i] >= '0' && word[i] <= '9') ++i;
            return i - begin;
        };
        if (i < word.size() && word[i] == '-') ++i;
        const bool zero = i < word.size() && word[i] == '0';
        const std::size_t whole = digits();
        if (whole == 0 || (zero && whole > 1)) return false;
        if (i < word.size() && word[i] == '.' && (++i, digits() == 0)) return false;
        if (i < word.size() && (word[i] == 'e' || word[i] == 'E')) {
            ++i;
            if (i < word.size() && (word[i] == '+' || word[i] == '-')) ++i;
            if (digits() == 0) return false;
        }
        return i == word.size();
    }

    void readString() {
        const std::size_t begin = at_++;
        std::size_t plain = at_;
        while (plain < text_.size() && text_[plain] != '"' && text_[plain] != '\\' && text_[plain] != '\n') ++plain;
        if (plain < text_.size() && text_[plain] == '"') {
            arena_.scalar(begin, text_.substr(at_, plain - at_), true);
            at_ = plain + 1;
            return;
        }
        decoded_.clear();
        while (peek() != '"') {
            if (at_ >= text_.size() || peek() == '\n') arena_.fail(begin, "this text has no closing quotation mark");
            if (peek() == '\\')
                readEscape();
            else
                decoded_ += text_[at_++];
        }
        ++at_;
        arena_.scalar(begin, decoded_, true);
    }

    void readEscape() {
        static constexpr std::string_view kNames = "\"\\/bfnrt";
        static constexpr std::string_view kMeans = "\"\\/\b\f\n\r\t";
        const std::size_t begin = at_++;
        const char name = peek();
        ++at_;
        if (name == 'u') return appendUtf8(readCodePoint(begin));
        const std::size_t which = kNames.find(name);
        if (which == std::string_view::npos || at_ > text_.size())
            arena_.fail(begin, "unknown escape in a text", "JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX");
        decoded_ += kMeans[which];
    }

    /// Surrogates without their other half become U+FFFD, as in Go.
    std::uint32_t readCodePoint(std::size_t begin) {
        constexpr std::uint32_t kReplacement = 0xFFFD;
        const std::uint32_t first = readHex(begin);
        if (first < 0xD800 || first > 0xDFFF) return first;
        if (first > 0xDBFF || text_.substr(at_, 2) != "\\u") return kReplacement;
        const std::size_t second = at_;
        at_ += 2;
        const std::uint32_t low = readHex(second);
        if (low >= 0xDC00 && low <= 0xDFFF) return 0x10000 + ((first - 0xD800) << 10) + (low - 0xDC00);
        at_ = second;
        return kReplacement;
    }

    std::uint32_t readHex(std::size_t begin) {
        std::uint32_t value = 0;
        for (int i = 0; i < 4; ++i) {
            const char c = peek();
            const bool digit = c >= '0' && c <= '9';
            const char lower = static_cast<char>(c | 0x20);
            if (!digit && (lower < 'a' || lower > 'f')) arena_.fail(begin, "\\u needs four hexadecimal digits");
            value = value * 16 + static_cast<std::uint32_t>(digit ? c - '0' : lower - 'a' + 10);
            ++at_;
        }
        return value;
    }

    void appendUtf8(std::uint32_t code) {
        const auto put = [this](std::uint32_t byte) { decoded_ += static_cast<char>(static_cast<std::uint8_t>(byte)); };
        if (code < 0x80) return put(code);
        if (code < 0x800) {
            put(0xC0 | (code >> 6));
        } else if (code < 0x10000) {
            put(0xE0 | (code >> 12));
            put(0x80 | ((code >> 6) & 0x3F));
        } else {
            put(0xF0 | (code >> 18));
            put(0x80 | ((code >> 12) & 0x3F));
            put(0x80 | ((code >> 6) & 0x3F));
        }
        put(0x80 | (code & 0x3F));
    }

    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skipBlanks() {
        while (at_ < text_.size() && isBlank(text_[at_])) ++at_;
    }
    /// `---` on a line of its own may stand between values.
    void skipDashes() {
        skipBlanks();
        if (text_.substr(at_, 3) == "---" && (at_ == 0 || text_[at_ - 1] == '\n')) at_ += 3;
    }
    std::string keyHint() const {
        return at_ >= text_.size() ? "The text ends before its last { is closed" : "JSON keys need double quotes";
    }

    Arena& arena_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::string open_;    ///< the brackets that are open
    std::string decoded_; ///< scratch
    bool first_ = false;  ///< nothing stands in the innermost bracket yet
};

} // namespace

bool looksLikeJson(std::string_view text) {
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '[')) return false;
    const std::size_t second = text.find_first_not_of(kBlanks, first + 1);
    const std::string_view follows = text[first] == '{' ? "\"}" : "\"{[]";
    return second != std::string_view::npos && follows.find(text[second]) != std::string_view::npos;
}

void parseJson(Arena& arena) {
    JsonReader(arena).readAll();
}

} // namespace berth::io
