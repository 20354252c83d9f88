// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/Table.h"

#include <algorithm>

namespace berth::explain {
namespace {

std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

std::vector<std::size_t> columnWidths(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto& row : rows)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], width(row[column]));
    return widths;
}

} // namespace

std::string Table::text(const std::string& indent) const {
    const std::vector<std::size_t> widths = columnWidths(rows_);
    std::string text;
    for (const auto& row : rows_) {
        text += indent;
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string blanks(widths[column] - width(row[column]), ' ');
            text += column == 0 ? row[column] + blanks : "  " + blanks + row[column];
        }
        text += "\n";
    }
    return text;
}

} // namespace berth::explain
