// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/ByteWriter.h"

namespace berth {

void ByteWriter::number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U) byte(static_cast<std::uint8_t>(value | 0x80U));
    byte(static_cast<std::uint8_t>(value));
}

void ByteWriter::signedNumber(std::int64_t value) {
    const std::uint64_t bits = static_cast<std::uint64_t>(value) << 1U;
    number(value < 0 ? ~bits : bits);
}

void ByteWriter::text(std::string_view text) {
    if (text.size() <= kSharedText) {
        const auto [it, isNew] = known_.emplace(text, known_.size() + 1);
        if (!isNew) return number(it->second);
    }
    number(0);
    number(text.size());
    raw(text);
}

} // namespace berth
