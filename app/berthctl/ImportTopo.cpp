// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/ImportTopo.h"

#include "engine/io/TopologyText.h"
#include "engine/model/devices/TopologyPrint.h"

#include <fmt/ostream.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>

namespace berth::ctl {
namespace {

std::optional<std::string> contentOf(const std::string& path, Console console) {
    if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (file.good() || file.eof()) return text.str();
    fmt::print(console.err, "{}: error: this file cannot be read\n", path);
    return std::nullopt;
}

/// The node's name: `--node`, else the file's without its ending.
std::string nodeOf(const std::string& path, const Arguments& arguments) {
    if (const auto name = arguments.value("--node")) return *name;
    return path == "-" ? "node" : std::filesystem::path(path).stem().string();
}

bool importOne(const std::string& path, const Arguments& arguments, Console console, std::string& out) {
    const std::optional<std::string> text = contentOf(path, console);
    if (!text) return false;
    const auto print = parseTopologyPrint(*text);
    if (!print) {
        const TextPosition at = positionAt(*text, print.error().offset);
        fmt::print(console.err, "{}:{}:{}: error: {}. {}\n", path, at.line, at.column, print.error().text,
                   print.error().hint);
        return false;
    }
    if (!out.empty()) out += "---\n";
    out += io::topologyDocument(nodeOf(path, arguments), *print);
    return true;
}

} // namespace

int importTopo(const Arguments& arguments, Console console) {
    const std::vector<std::string> files(arguments.operands().begin() + 1, arguments.operands().end());
    const bool ambiguous = files.size() > 1 && arguments.has("--node");
    if (files.empty() || ambiguous) {
        fmt::print(console.err, "berthctl: {}\n",
                   ambiguous ? "--node names one node, but there are several files"
                             : "import topo: name the files to read, or - for standard input");
        return kBadInput;
    }
    std::string out;
    for (const std::string& file : files)
        if (!importOne(file, arguments, console, out)) return kBadInput;
    console.out << out;
    return kOk;
}

} // namespace berth::ctl
