// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/openb/OpenbFiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <set>

namespace berth::io {
namespace {

constexpr std::int64_t kMostNumber = std::int64_t{1} << 40;
constexpr std::size_t kMostErrors = 100;

/// A cell and where it begins.
struct Cell {
    std::string_view text;
    std::uint32_t column = 1;
};

std::vector<Cell> cellsOf(std::string_view line) {
    std::vector<Cell> cells;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(',', at), line.size());
        cells.push_back({line.substr(at, end - at), static_cast<std::uint32_t>(at + 1)});
        at = end + 1;
    }
    return cells;
}

/// A table whose first line names its columns.
class Table {
public:
    Table(const std::string& file, std::string_view text) : file_(file), text_(text) {
        if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
        nextLine();
        for (const Cell& cell : cells_) titles_.push_back(cell.text);
    }

    /// Goes to the next line that is not empty; false at the end.
    bool next() {
        do {
            if (!nextLine()) return false;
        } while (cells_.size() == 1 && cells_[0].text.empty());
        if (cells_.size() != titles_.size())
            error(1, fmt::format("this line has {} columns, the first line names {}", cells_.size(), titles_.size()));
        return true;
    }

    bool has(std::string_view title) const { return indexOf(title).has_value(); }

    /// The cell of one of these columns; an error when there is none of them.
    std::string_view text(std::initializer_list<std::string_view> titles) {
        if (const Cell* const cell = find(titles)) return cell->text;
        if (missing_.insert(std::string(*titles.begin())).second) {
            found_.push_back({Severity::Error,
                              {file_, 1, 1},
                              fmt::format("there is no column {}", *titles.begin()),
                              "The first line names the columns, as in openb_pod_list_default.csv"});
        }
        return {};
    }

    std::int64_t number(std::string_view title, std::int64_t most = kMostNumber) {
        const std::string_view written = text({title});
        const Cell* const cell = find({title});
        if (cell == nullptr) return 0;
        std::int64_t value = 0;
        const auto [end, failure] = std::from_chars(written.data(), written.data() + written.size(), value);
        if (failure == std::errc{} && end == written.data() + written.size() && value >= 0 && value <= most)
            return value;
        error(cell->column,
              fmt::format("{}: expected a whole number from 0 to {}, found \"{}\"", title, most, written));
        return 0;
    }

    void error(std::uint32_t column, std::string what) {
        if (found_.size() < kMostErrors)
            found_.push_back({Severity::Error, {file_, line_, column}, std::move(what), {}});
    }
    std::uint32_t columnOf(std::string_view title) const {
        const Cell* const cell = find({title});
        return cell != nullptr ? cell->column : 1;
    }
    Diagnostics take() { return std::move(found_); }

private:
    bool nextLine() {
        if (text_.empty()) return false;
        const std::size_t end = std::min(text_.find('\n'), text_.size());
        std::string_view line = text_.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        text_.remove_prefix(std::min(end + 1, text_.size()));
        ++line_;
        cells_ = cellsOf(line);
        return true;
    }

    std::optional<std::size_t> indexOf(std::string_view title) const {
        const auto found = std::find(titles_.begin(), titles_.end(), title);
        return found == titles_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - titles_.begin()));
    }

    const Cell* find(std::initializer_list<std::string_view> titles) const {
        for (const std::string_view title : titles)
            if (const auto index = indexOf(title); index && *index < cells_.size()) return &cells_[*index];
        return nullptr;
    }

    const std::string& file_;
    std::string_view text_;
    std::uint32_t line_ = 0;
    std::vector<std::string_view> titles_;
    std::vector<Cell> cells_;
    std::set<std::string> missing_;
    Diagnostics found_;
};

constexpr std::int64_t kMostDevices = 64;
constexpr std::int64_t kWhole = 1000;

OpenbNode nodeOf(Table& table) {
    OpenbNode node;
    node.name = table.text({"sn", "name"});
    node.cpuMilli = table.number("cpu_milli");
    node.memoryMiB = table.number("memory_mib");
    node.gpus = static_cast<std::int32_t>(table.number("gpu", kMostDevices));
    node.model = table.text({"model"});
    return node;
}

OpenbPod podOf(Table& table) {
    OpenbPod pod;
    pod.name = table.text({"name"});
    pod.cpuMilli = table.number("cpu_milli");
    pod.memoryMiB = table.number("memory_mib");
    pod.gpus = static_cast<std::int32_t>(table.number("num_gpu", kMostDevices));
    pod.gpuMilli = static_cast<std::int32_t>(table.number("gpu_milli", kWhole));
    if (table.has("gpu_spec")) pod.spec = table.text({"gpu_spec"});
    pod.timed = table.has("creation_time") && table.has("deletion_time");
    if (pod.timed) {
        pod.created = table.number("creation_time");
        pod.deleted = table.number("deletion_time");
    }
    if (pod.gpus > 0 && pod.gpuMilli == 0)
        table.error(table.columnOf("gpu_milli"), "gpu_milli: a pod with GPUs asks at least 1 milli of each");
    if (pod.timed && pod.deleted < pod.created)
        table.error(table.columnOf("deletion_time"), "deletion_time: the pod is gone before it came");
    if (pod.gpus == 0) {
        pod.gpuMilli = 0;
        pod.spec.clear();
    }
    return pod;
}

template <class Row>
tl::expected<std::vector<Row>, Diagnostics> readRows(const std::string& file, std::string_view text,
                                                     Row (*read)(Table& table)) {
    Table table(file, text);
    std::vector<Row> rows;
    std::set<std::string> names;
    while (table.next()) {
        rows.push_back(read(table));
        if (rows.back().name.empty()) table.error(1, "this line has no name");
        if (!names.insert(rows.back().name).second)
            table.error(1, fmt::format("the name {} stands twice", rows.back().name));
    }
    if (rows.empty()) table.error(1, "the list is empty");
    Diagnostics found = table.take();
    if (hasErrors(found)) return tl::unexpected(std::move(found));
    return rows;
}

} // namespace

tl::expected<std::vector<OpenbNode>, Diagnostics> readOpenbNodes(const std::string& file, std::string_view text) {
    return readRows<OpenbNode>(file, text, nodeOf);
}

tl::expected<std::vector<OpenbPod>, Diagnostics> readOpenbPods(const std::string& file, std::string_view text) {
    return readRows<OpenbPod>(file, text, podOf);
}

} // namespace berth::io
