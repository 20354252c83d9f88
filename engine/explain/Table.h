// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace berth::explain {

/// A plain text table: the first column to the left, the others to the right. Widths count code points.
class Table {
public:
    explicit Table(std::vector<std::string> headings) : rows_{std::move(headings)} {}
    /// As many cells as there are headings.
    void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    /// One line per row, each beginning with `indent`.
    std::string text(const std::string& indent) const;

private:
    std::vector<std::vector<std::string>> rows_;
};

} // namespace berth::explain
