// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/devices/Link.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// A network adapter of a print.
struct NicLinks {
    std::string name;           ///< "NIC0"; "mlx5_0" where the print names it so
    std::string adapter;        ///< from the NIC legend ("mlx5_0"); may be empty
    std::vector<Link> toDevice; ///< by device index; None where the cell is empty
};

/// What an `nvidia-smi topo -m` print says.
struct TopologyPrint {
    std::uint32_t devices = 0;
    std::vector<Link> links;              ///< devices × devices, symmetric, the diagonal is None
    std::vector<NicLinks> nics;           ///< in the print's order
    std::vector<std::string> cpuAffinity; ///< by device, as printed; empty without the column
    std::vector<std::string>
        numaAffinity; ///< by device, as printed; empty without the column, "" or "N/A" where it says nothing
};

/// Why a print cannot be read. `offset` is the byte of the text where it is.
struct TopologyFault {
    std::size_t offset = 0;
    std::string text;
    std::string hint;
};

/// Reads a print as real machines give it: tabs or blanks between cells, underline escapes of terminals (also where the escape
/// character was lost on the way), SOC for SYS, mlx5_0 for NIC0, PSB for PIX, empty cells, two-digit devices, columns of affinity or
/// none, legends wrapped or absent, and lines before it such as the shell's prompt. An empty cell takes what its mirror image says.
///
/// Fails when the header or a row is missing, a row is short, a cell holds no link name, or the print is not symmetric.
tl::expected<TopologyPrint, TopologyFault> parseTopologyPrint(std::string_view text);

/// Line and column (from 1; columns count characters) of a byte of `text`.
struct TextPosition {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};
TextPosition positionAt(std::string_view text, std::size_t offset);

} // namespace berth
