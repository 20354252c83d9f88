// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/devices/TopologyPrint.h"

#include "engine/model/devices/PrintLines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace berth {
namespace {

constexpr std::string_view kHint = "Paste what `nvidia-smi topo -m` prints, from the line with GPU0 on";
constexpr std::string_view kLinkNames = "expected X, NV#, PIX, PXB, PHB, NODE or SYS";
constexpr std::uint32_t kMostDevices = 64;

enum class ColumnKind : std::uint8_t { Device, Nic, CpuAffinity, NumaAffinity, Other };

struct Column {
    ColumnKind kind = ColumnKind::Other;
    PrintCell cell; ///< of the header
};

bool isDevice(std::string_view name) {
    constexpr std::string_view kPrefix = "GPU";
    return name.starts_with(kPrefix) && name.size() > kPrefix.size() &&
           name.find_first_not_of("0123456789", kPrefix.size()) == std::string_view::npos;
}

bool isLinkCell(std::string_view text) {
    return text == "X" || linkFromCell(text).has_value();
}

ColumnKind kindOf(std::string_view name) {
    if (isDevice(name)) return ColumnKind::Device;
    if (name.starts_with("CPU")) return ColumnKind::CpuAffinity;
    if (name.starts_with("NUMA")) return ColumnKind::NumaAffinity;
    return name.starts_with("GPU ") ? ColumnKind::Other : ColumnKind::Nic;
}

/// Words of a header whose blanks are the only thing between columns: "CPU" "Affinity" is one of them.
std::vector<PrintCell> joinedTitles(const std::vector<PrintCell>& words) {
    constexpr std::array<std::string_view, 4> kTitles = {"GPU NUMA ID", "CPU NUMA Affinity", "CPU Affinity",
                                                         "NUMA Affinity"};
    std::vector<PrintCell> titles;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t taken = 1;
        PrintCell title = words[at];
        for (const std::string_view known : kTitles) {
            std::string text = words[at].text;
            std::size_t next = at + 1;
            while (next < words.size() && text.size() < known.size()) text += " " + words[next++].text;
            if (text != known) continue;
            title.text = text;
            taken = next - at;
            break;
        }
        titles.push_back(title);
        at += taken;
    }
    return titles;
}

bool isHeader(const PrintLine& line) {
    const std::vector<PrintCell> words = line.words();
    if (words.empty()) return false;
    if (!isDevice(words[0].text)) return words.size() > 1 && isDevice(words[1].text); // something stands in the corner
    return words.size() == 1 || !isLinkCell(words[1].text);
}

/// The print while it is read.
class Reading {
public:
    explicit Reading(std::string_view text) : lines_(linesOf(text)) {}

    tl::expected<TopologyPrint, TopologyFault> read() {
        std::size_t at = 0;
        while (at < lines_.size() && !isHeader(lines_[at])) ++at;
        if (at == lines_.size())
            return fault(0, "this is no print of `nvidia-smi topo -m`: no line names GPU0, GPU1, …");
        readHeader(lines_[at]);
        for (++at; at < lines_.size() && !lines_[at].startsLegend(); ++at)
            if (!readRow(lines_[at])) return tl::unexpected(*fault_);
        if (!finish()) return tl::unexpected(*fault_);
        readLegend(at);
        return std::move(print_);
    }

private:
    static tl::unexpected<TopologyFault> fault(std::size_t offset, std::string text) {
        return tl::unexpected(TopologyFault{offset, std::move(text), std::string(kHint)});
    }
    bool refuse(std::size_t offset, std::string text, std::string hint = std::string(kHint)) {
        fault_ = TopologyFault{offset, std::move(text), std::move(hint)};
        return false;
    }

    void readHeader(const PrintLine& line) {
        std::vector<PrintCell> cells = line.tabbed() ? line.cells() : joinedTitles(line.words());
        if (!cells.empty() && !isDevice(cells.front().text)) cells.erase(cells.begin());
        while (!cells.empty() && cells.back().text.empty()) cells.pop_back();
        for (PrintCell& cell : cells) columns_.push_back({kindOf(cell.text), std::move(cell)});
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (columns_[i].kind == ColumnKind::Device) addDevice(i);
            if (columns_[i].kind == ColumnKind::Nic && !columns_[i].cell.text.empty()) addNic(i);
            numaColumn_ = numaColumn_ || columns_[i].kind == ColumnKind::NumaAffinity;
            cpuColumn_ = cpuColumn_ || columns_[i].kind == ColumnKind::CpuAffinity;
        }
        numa_.resize(devices_.size());
        cpus_.resize(devices_.size());
    }

    void addDevice(std::size_t column) {
        rows_.try_emplace(columns_[column].cell.text, Row{true, devices_.size(), std::nullopt});
        devices_.push_back(column);
    }
    void addNic(std::size_t column) {
        rows_.try_emplace(columns_[column].cell.text, Row{false, nics_.size(), std::nullopt});
        nics_.push_back(column);
    }

    struct Row {
        bool device = false;
        std::size_t number = 0;
        std::optional<std::size_t> offset;           ///< of its name, once read
        std::map<std::size_t, PrintCell> cells = {}; ///< by column
    };

    bool readRow(const PrintLine& line) {
        const std::vector<PrintCell> words = line.words();
        if (words.empty()) return true;
        const auto known = rows_.find(words.front().text);
        if (known == rows_.end()) {
            const bool looksLikeRow = words.size() > 1 && isLinkCell(words[1].text);
            return !looksLikeRow && !isDevice(words.front().text)
                       ? true
                       : refuse(words.front().offset, fmt::format("the header has no column {}", words.front().text));
        }
        Row& row = known->second;
        if (row.offset) return refuse(words.front().offset, fmt::format("row {} stands twice", words.front().text));
        row.offset = words.front().offset;
        row.cells = line.tabbed() ? byTabs(line) : byBlanks(words);
        if (row.device) readAffinity(row);
        return true;
    }

    static std::map<std::size_t, PrintCell> byTabs(const PrintLine& line) {
        std::map<std::size_t, PrintCell> cells;
        const std::vector<PrintCell> all = line.cells();
        for (std::size_t i = 1; i < all.size(); ++i) cells.emplace(i - 1, all[i]);
        return cells;
    }

    /// Cells one after the other when all are there; else each under the title it begins under.
    std::map<std::size_t, PrintCell> byBlanks(const std::vector<PrintCell>& words) const {
        std::map<std::size_t, PrintCell> cells;
        std::size_t links = 0;
        while (links + 1 < words.size() && isLinkCell(words[links + 1].text)) ++links;
        const std::size_t wanted = devices_.size() + nics_.size();
        const bool whole = links >= wanted || words.size() - 1 >= columns_.size();
        for (std::size_t i = 1; i < words.size(); ++i) {
            const bool inOrder = whole && (i <= wanted || words.size() - 1 == columns_.size());
            cells.insert_or_assign(inOrder ? i - 1 : under(words[i].column), words[i]);
        }
        return cells;
    }

    std::size_t under(std::size_t column) const {
        std::size_t found = 0;
        for (std::size_t i = 0; i < columns_.size() && columns_[i].cell.column <= column; ++i) found = i;
        return found;
    }

    void readAffinity(const Row& row) {
        for (const auto& [column, cell] : row.cells) {
            if (column >= columns_.size()) break;
            if (columns_[column].kind == ColumnKind::NumaAffinity) numa_[row.number] = cell.text;
            if (columns_[column].kind == ColumnKind::CpuAffinity) cpus_[row.number] = cell.text;
        }
    }

    // ---- what the rows add up to

    bool finish() {
        if (devices_.size() > kMostDevices)
            return refuse(
                0, fmt::format("the print shows {} GPUs, at most {} can be drawn", devices_.size(), kMostDevices));
        print_.devices = static_cast<std::uint32_t>(devices_.size());
        print_.links.assign(devices_.size() * devices_.size(), Link{});
        for (const std::size_t nic : nics_)
            print_.nics.push_back({columns_[nic].cell.text, {}, std::vector<Link>(devices_.size())});
        if (numaColumn_) print_.numaAffinity = numa_;
        if (cpuColumn_) print_.cpuAffinity = cpus_;
        return finishDevices() && finishNics();
    }

    const std::string& deviceName(std::size_t device) const { return columns_[devices_[device]].cell.text; }
    const Row& deviceRow(std::size_t device) const { return rows_.find(deviceName(device))->second; }

    bool finishDevices() {
        for (std::size_t a = 0; a < devices_.size(); ++a) {
            const Row& row = deviceRow(a);
            if (!row.offset || row.number != a)
                return refuse(columns_[devices_[a]].cell.offset,
                              row.number != a ? fmt::format("column {} stands twice", deviceName(a))
                                              : fmt::format("row {} is missing", deviceName(a)));
            if (!readLinks(row, a)) return false;
        }
        for (std::size_t a = 0; a < devices_.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (!mirror(a, b)) return false;
        return true;
    }

    bool readLinks(const Row& row, std::size_t a) {
        for (std::size_t b = 0; b < devices_.size(); ++b) {
            const auto cell = row.cells.find(devices_[b]);
            if (cell == row.cells.end())
                return refuse(*row.offset,
                              fmt::format("row {} is short: no cell under {}", deviceName(a), deviceName(b)));
            if (!readLink(cell->second, a, b)) return false;
        }
        return true;
    }

    bool readLink(const PrintCell& cell, std::size_t a, std::size_t b) {
        const std::string where = fmt::format("cell {} × {}", deviceName(a), deviceName(b));
        if (cell.text.empty()) return true;
        if (a == b)
            return cell.text == "X"
                       ? true
                       : refuse(cell.offset, fmt::format("{}: expected X, found \"{}\"", where, cell.text));
        const std::optional<Link> link = linkFromCell(cell.text);
        if (!link) return refuse(cell.offset, fmt::format("{}: {}, found \"{}\"", where, kLinkNames, cell.text));
        print_.links[a * devices_.size() + b] = *link;
        return true;
    }

    /// An empty cell takes what its mirror image says; two that differ are a fault.
    bool mirror(std::size_t a, std::size_t b) {
        Link& below = print_.links[a * devices_.size() + b];
        Link& above = print_.links[b * devices_.size() + a];
        if (below.kind == LinkKind::None) below = above;
        if (above.kind == LinkKind::None) above = below;
        if (below == above) return true;
        return refuse(deviceRow(a).cells.find(devices_[b])->second.offset,
                      fmt::format("the print is not symmetric: cell {} × {} says {}, cell {} × {} says {}",
                                  deviceName(a), deviceName(b), toString(below), deviceName(b), deviceName(a),
                                  toString(above)));
    }

    bool finishNics() {
        for (std::size_t nic = 0; nic < nics_.size(); ++nic)
            for (std::size_t device = 0; device < devices_.size(); ++device)
                if (!readNicLink(nic, device)) return false;
        return true;
    }

    bool readNicLink(std::size_t nic, std::size_t device) {
        const std::string& name = columns_[nics_[nic]].cell.text;
        Link& link = print_.nics[nic].toDevice[device];
        const Row& own = rows_.find(name)->second;
        for (const auto& [row, column] :
             {std::pair(&deviceRow(device), nics_[nic]), std::pair(&own, devices_[device])}) {
            const auto cell = row->cells.find(column);
            if (cell == row->cells.end() || cell->second.text.empty()) continue;
            const std::optional<Link> read = linkFromCell(cell->second.text);
            const std::string where = fmt::format("cell {} × {}", deviceName(device), name);
            if (!read)
                return refuse(cell->second.offset,
                              fmt::format("{}: {}, found \"{}\"", where, kLinkNames, cell->second.text));
            if (link.kind != LinkKind::None && link != *read)
                return refuse(cell->second.offset,
                              fmt::format("the print is not symmetric: {} says {}, its mirror image says {}", where,
                                          toString(link), toString(*read)));
            link = *read;
        }
        return true;
    }

    /// "NIC0: mlx5_0" below the matrix.
    void readLegend(std::size_t from) {
        for (std::size_t at = from; at < lines_.size(); ++at) {
            const std::vector<PrintCell> words = lines_[at].words();
            if (words.size() != 2 || !words[0].text.ends_with(':')) continue;
            const std::string name = words[0].text.substr(0, words[0].text.size() - 1);
            const auto nic = std::find_if(print_.nics.begin(), print_.nics.end(),
                                          [&name](const NicLinks& one) { return one.name == name; });
            if (nic != print_.nics.end()) nic->adapter = words[1].text;
        }
    }

    std::vector<PrintLine> lines_;
    std::vector<Column> columns_;
    std::vector<std::size_t> devices_; ///< their columns
    std::vector<std::size_t> nics_;    ///< theirs
    std::map<std::string, Row, std::less<>> rows_;
    std::vector<std::string> numa_;
    std::vector<std::string> cpus_;
    bool numaColumn_ = false;
    bool cpuColumn_ = false;
    std::optional<TopologyFault> fault_;
    TopologyPrint print_;
};

} // namespace

tl::expected<TopologyPrint, TopologyFault> parseTopologyPrint(std::string_view text) {
    return Reading(text).read();
}

TextPosition positionAt(std::string_view text, std::size_t offset) {
    TextPosition position;
    for (const char c : text.substr(0, offset)) {
        const bool continues = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (c == '\n') {
            ++position.line;
            position.column = 1;
        } else if (!continues) {
            ++position.column;
        }
    }
    return position;
}

} // namespace berth
