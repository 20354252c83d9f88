// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/PrintLines.h"

#include <algorithm>
#include <array>

namespace berth {
namespace {

/// How an escape may begin once it went through a file, a chat or `cat -v`.
constexpr std::array<std::string_view, 7> kIntroducers = {"\x1b[", "^[[", "\\e[", "\\033[", "\\x1b[", "\\u001b[", "["};

/// The length of the escape that begins `text`, or 0.
std::size_t escapeLength(std::string_view text) {
    for (const std::string_view introducer : kIntroducers) {
        if (!text.starts_with(introducer)) continue;
        const std::size_t end = text.find_first_not_of("0123456789;", introducer.size());
        if (end != std::string_view::npos && (text[end] == 'm' || text[end] == 'K')) return end + 1;
    }
    return 0;
}

} // namespace

PrintLine::PrintLine(std::string_view line, std::size_t offset) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t escape = escapeLength(line.substr(at));
        if (escape == 0) {
            text_ += line[at];
            offsets_.push_back(offset + at);
        }
        at += std::max<std::size_t>(escape, 1);
    }
    offsets_.push_back(offset + line.size());
}

PrintCell PrintLine::cell(std::size_t begin, std::size_t end) const {
    while (begin < end && text_[begin] == ' ') ++begin;
    while (end > begin && text_[end - 1] == ' ') --end;
    return {text_.substr(begin, end - begin), offsets_[begin], begin};
}

std::vector<PrintCell> PrintLine::cells() const {
    std::vector<PrintCell> found;
    for (std::size_t at = 0; at <= text_.size();) {
        const std::size_t end = std::min(text_.find('\t', at), text_.size());
        found.push_back(cell(at, end));
        at = end + 1;
    }
    return found;
}

std::vector<PrintCell> PrintLine::words() const {
    std::vector<PrintCell> found;
    for (std::size_t at = text_.find_first_not_of(" \t"); at != std::string::npos;) {
        const std::size_t end = std::min(text_.find_first_of(" \t", at), text_.size());
        found.push_back(cell(at, end));
        at = text_.find_first_not_of(" \t", end);
    }
    return found;
}

bool PrintLine::startsLegend() const {
    const std::vector<PrintCell> all = words();
    return !all.empty() && (all[0].text == "Legend:" || (all.size() > 1 && all[1].text == "Legend:"));
}

std::vector<PrintLine> linesOf(std::string_view text) {
    std::vector<PrintLine> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.emplace_back(text.substr(at, end - at), at);
        at = end + 1;
    }
    return lines;
}

} // namespace berth
