// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/TopologyText.h"

#include "engine/model/devices/DeviceTopology.h"

#include <fmt/format.h>

namespace berth::io {
namespace {

std::string cellOf(Link link) {
    return "\t" + toString(link);
}

std::string header(const TopologyPrint& print) {
    std::string line;
    for (std::uint32_t i = 0; i < print.devices; ++i) line += fmt::format("\tGPU{}", i);
    for (const NicLinks& nic : print.nics) line += "\t" + nic.name;
    if (!print.cpuAffinity.empty()) line += "\tCPU Affinity";
    if (!print.numaAffinity.empty()) line += "\tNUMA Affinity";
    return line + "\n";
}

std::string row(const TopologyPrint& print, std::uint32_t device) {
    std::string line = fmt::format("GPU{}", device);
    for (std::uint32_t i = 0; i < print.devices; ++i)
        line += i == device ? std::string("\t X ") : cellOf(print.links[device * print.devices + i]);
    for (const NicLinks& nic : print.nics) line += cellOf(nic.toDevice[device]);
    if (!print.cpuAffinity.empty()) line += "\t" + print.cpuAffinity[device];
    if (!print.numaAffinity.empty()) line += "\t" + print.numaAffinity[device];
    return line + "\n";
}

std::string indented(std::string_view text, std::string_view by) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at) + 1;
        if (end > at + 1) out += by;
        out += text.substr(at, end - at);
        at = end;
    }
    return out;
}

} // namespace

std::string topologyText(const TopologyPrint& print) {
    std::string text = header(print);
    for (std::uint32_t i = 0; i < print.devices; ++i) text += row(print, i);
    std::string legend;
    for (const NicLinks& nic : print.nics)
        if (!nic.adapter.empty()) legend += fmt::format("  {}: {}\n", nic.name, nic.adapter);
    return legend.empty() ? text : text + "\nNIC Legend:\n\n" + legend;
}

std::string topologyDocument(std::string_view node, const TopologyPrint& print) {
    return fmt::format("apiVersion: v1\nkind: Node\nmetadata:\n  name: {}\n  annotations:\n    {}: |2\n{}", node,
                       kGpuTopology, indented(topologyText(print), "      "));
}

} // namespace berth::io
