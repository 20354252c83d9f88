// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// A word or cell of a line, without the blanks around it.
struct PrintCell {
    std::string text;
    std::size_t offset = 0; ///< byte of the whole text where it begins
    std::size_t column = 0; ///< character of the line where it begins, escapes not counted
};

/// A line of a terminal's print without its escapes ("ESC[4m"; also where only "[4m" is left of one).
class PrintLine {
public:
    PrintLine(std::string_view line, std::size_t offset);

    bool tabbed() const { return text_.find('\t') != std::string::npos; }
    /// What stands between tabs; an empty cell has the offset where it would begin.
    std::vector<PrintCell> cells() const;
    /// What stands between blanks and tabs.
    std::vector<PrintCell> words() const;
    /// "Legend:" or "NIC Legend:".
    bool startsLegend() const;

private:
    PrintCell cell(std::size_t begin, std::size_t end) const;

    std::string text_;
    std::vector<std::size_t> offsets_; ///< by byte of `text_`, and one more for its end
};

std::vector<PrintLine> linesOf(std::string_view text);

} // namespace berth
