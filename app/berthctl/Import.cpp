// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/ImportOpenb.h"
#include "app/berthctl/ImportTopo.h"
#include "app/berthctl/Verbs.h"

#include <fmt/ostream.h>

#include <ostream>

namespace berth::ctl {
namespace {

int import(const Arguments& arguments, Console console) {
    const std::string& what = arguments.operands().front();
    if (what == "topo") return importTopo(arguments, console);
    if (what == "openb") return importOpenb(arguments, console);
    fmt::print(console.err,
               "berthctl: import: there is no \"{}\", only topo and openb\nTry `berthctl import --help`.\n", what);
    return kBadInput;
}

} // namespace

Verb importVerb() {
    static const Option kOptions[] = {
        {"--node", "NAME", "topo: the node's name (default: the file's, without its ending)"},
        {"--nodes", "CSV", "openb: the trace's list of nodes"},
        {"--pods", "CSV", "openb: the trace's list of pods"},
        {"--policy", "P", "openb: Random, DotProd, GpuClustering, GpuPacking, BestFit or FGD (default)"},
        {"--seed", "N", "openb: of the order of pods and nodes (default 42)"},
        {"--ratio", "R", "openb: pods one second apart in tuned order, asking R times the GPUs, without an end"},
    };
    return {
        "import",
        "topo FILE... | openb",
        "makes an input of something that is none yet, on standard output",
        "topo: prints of `nvidia-smi topo -m` (- reads standard input), each as the annotation\n"
        "berth.dev/gpu-topology of a Node.\n"
        "openb: the lists of the openb trace as a scenario with a GPU-sharing policy. Without --ratio pods come and\n"
        "go at the trace's times.",
        kOptions,
        import};
}

} // namespace berth::ctl
