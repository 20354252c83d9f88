// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// Reads what ByteWriter wrote, from bytes nobody vouches for.
///
/// The first thing wrong stops it: from then on every call gives zero, false or "", `failed` is true and nothing is left to read. So a caller may read on and ask
/// once at the end; loops ask `count` first, which never promises more items than there are bytes.
class ByteReader {
public:
    /// The bytes must outlive the reader.
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    std::uint8_t byte();
    std::uint64_t number(std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
    std::int64_t signedNumber(std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                              std::int64_t most = std::numeric_limits<std::int64_t>::max());
    /// Points into the bytes.
    std::string_view text();
    std::string_view raw(std::size_t size);
    /// How many items follow, each of at least one byte.
    std::size_t count();

    std::size_t left() const { return bytes_.size() - at_; }
    bool failed() const { return !fault_.empty(); }
    /// Tells that what was read is wrong; the first fault stays.
    void fail(std::string_view what);
    /// "a number beyond its bounds at byte 17"
    const std::string& fault() const { return fault_; }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    std::string fault_;
    std::vector<std::string_view> known_;
};

} // namespace berth
