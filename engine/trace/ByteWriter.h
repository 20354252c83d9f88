// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

namespace berth {

/// Texts up to this length are written once and then referred to; longer ones stand in full each time. It bounds how much memory a reader
/// needs for each byte of a file.
inline constexpr std::size_t kSharedText = 64;

/// Appends numbers and texts to a string of bytes; ByteReader reads them back in the same order.
class ByteWriter {
public:
    void byte(std::uint8_t value) { bytes_ += static_cast<char>(value); }
    /// Seven bits per byte, the lowest first: small numbers are short.
    void number(std::uint64_t value);
    /// The same for numbers around zero.
    void signedNumber(std::int64_t value);
    void text(std::string_view text);
    /// As it is, without its length.
    void raw(std::string_view bytes) { bytes_ += bytes; }

    const std::string& bytes() const { return bytes_; }
    std::string take() { return std::move(bytes_); }

private:
    std::string bytes_;
    std::unordered_map<std::string, std::uint64_t> known_;
};

} // namespace berth
