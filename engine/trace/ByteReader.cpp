// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ByteReader.h"

#include "engine/trace/ByteWriter.h"

#include <fmt/format.h>

namespace berth {

void ByteReader::fail(std::string_view what) {
    if (!failed()) fault_ = fmt::format("{} at byte {}", what, at_);
    at_ = bytes_.size();
}

std::string_view ByteReader::raw(std::size_t size) {
    if (size > left()) {
        fail("the end");
        return {};
    }
    at_ += size;
    return bytes_.substr(at_ - size, size);
}

std::uint8_t ByteReader::byte() {
    const std::string_view one = raw(1);
    return one.empty() ? 0 : static_cast<std::uint8_t>(one.front());
}

std::uint64_t ByteReader::number(std::uint64_t most) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const std::uint8_t next = byte();
        value |= std::uint64_t{next & 0x7FU} << shift;
        if (next >= 0x80) continue;
        const bool beyond = value > most || (shift == 63 && next > 1);
        if (beyond) fail("a number beyond its bounds");
        return failed() ? 0 : value;
    }
    fail("a number without an end");
    return 0;
}

std::size_t ByteReader::count() {
    const std::uint64_t items = number();
    if (items > left()) fail("more items than bytes");
    return failed() ? 0 : static_cast<std::size_t>(items);
}

std::int64_t ByteReader::signedNumber(std::int64_t least, std::int64_t most) {
    const std::uint64_t bits = number();
    const auto value = static_cast<std::int64_t>((bits & 1U) != 0 ? ~(bits >> 1U) : bits >> 1U);
    if (value >= least && value <= most) return value;
    fail("a number beyond its bounds");
    return 0;
}

std::string_view ByteReader::text() {
    const std::uint64_t shared = number(known_.size());
    if (failed()) return {};
    if (shared > 0) return known_[shared - 1];
    const std::string_view text = raw(count());
    if (!failed() && text.size() <= kSharedText) known_.push_back(text);
    return text;
}

} // namespace berth
