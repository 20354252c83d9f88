// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/TextCheck.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace berth::io {

namespace {

constexpr std::string_view kSaveAsUtf8 =
    "Save it as UTF-8 (in PowerShell: `kubectl get … | Out-File -Encoding utf8 FILE`)";

std::uint8_t byteAt(std::string_view bytes, std::size_t i) {
    return static_cast<std::uint8_t>(bytes[i]);
}

/// Wide characters without a byte order mark: every other byte of an ASCII beginning is 0.
bool alternatesWithZero(std::string_view bytes) {
    const std::size_t seen = std::min<std::size_t>(bytes.size(), 64) & ~std::size_t{1};
    if (seen < 4) return false;
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < seen; ++i)
        if (bytes[i] == '\0') ++zeros[i % 2];
    return zeros[0] + zeros[1] >= seen / 2 && (zeros[0] == 0 || zeros[1] == 0);
}

std::optional<TextFault> wideText(std::string_view bytes) {
    const auto begins = [bytes](std::string_view mark) { return bytes.substr(0, mark.size()) == mark; };
    using namespace std::string_view_literals;
    if (begins("\xFF\xFE\0\0"sv) || begins("\0\0\xFE\xFF"sv))
        return TextFault{0, "this file is UTF-32 text, expected UTF-8", std::string(kSaveAsUtf8)};
    if (begins("\xFF\xFE"sv) || begins("\xFE\xFF"sv) || alternatesWithZero(bytes))
        return TextFault{0, "this file is UTF-16 text, expected UTF-8", std::string(kSaveAsUtf8)};
    return std::nullopt;
}

bool isControl(std::uint8_t byte) {
    return (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') || byte == 0x7F;
}

/// The length of the UTF-8 character at `i`, or 0.
std::size_t utf8Length(std::string_view bytes, std::size_t i) {
    const std::uint8_t lead = byteAt(bytes, i);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || i + length > bytes.size()) return 0;
    for (std::size_t k = 1; k < length; ++k)
        if ((byteAt(bytes, i + k) & 0xC0) != 0x80) return 0;
    if (length < 3) return length;
    const std::uint8_t second = byteAt(bytes, i + 1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool beyond = (lead == 0xED && second >= 0xA0) || (lead == 0xF4 && second >= 0x90);
    return overlong || beyond ? 0 : length;
}

TextFault controlFault(std::size_t offset, std::uint8_t byte) {
    if (byte == 0) return {offset, "this is a binary file (it holds a zero byte), expected YAML or JSON text", {}};
    return {offset, fmt::format("a control character (0x{:02X}) stands here, which neither YAML nor JSON allows", byte),
            "If this is a text file, remove the character; a binary file cannot be read"};
}

TextFault notUtf8Fault(std::size_t offset, std::uint8_t byte) {
    return {offset, fmt::format("the byte 0x{:02X} is not UTF-8 text", byte), "Save the file as UTF-8"};
}

/// The first place that is not text of one byte per ASCII character.
std::optional<TextFault> utf8Fault(std::string_view bytes) {
    for (std::size_t i = 0; i < bytes.size();) {
        const std::uint8_t byte = byteAt(bytes, i);
        if (isControl(byte)) return controlFault(i, byte);
        const std::size_t length = utf8Length(bytes, i);
        if (length == 0) return notUtf8Fault(i, byte);
        i += length;
    }
    return std::nullopt;
}

} // namespace

std::optional<TextFault> checkText(std::string_view bytes) {
    std::optional<TextFault> fault = wideText(bytes);
    if (!fault) fault = utf8Fault(bytes);
    return fault;
}

} // namespace berth::io
