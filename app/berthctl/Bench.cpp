// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/BenchOpenb.h"
#include "app/berthctl/BenchPlace.h"
#include "app/berthctl/Input.h"
#include "app/berthctl/Verbs.h"

#include <fmt/ostream.h>

#include <ostream>

namespace berth::ctl {
namespace {

int bench(const Arguments& arguments, Console console) {
    const std::string& what = arguments.operands().front();
    if (what == "place") return benchPlace(arguments, console);
    if (what == "openb") return benchOpenb(arguments, console);
    fmt::print(console.err, "berthctl: bench: there is no \"{}\", only place and openb\nTry `berthctl bench --help`.\n",
               what);
    return kBadInput;
}

} // namespace

Verb benchVerb() {
    static const Option kOptions[] = {
        {"--placements", "OUT",
         "writes `POD NODE` for each pending pod in file order; `POD -` for one without a place"},
        {"--plain", "", "asks each plugin for each node, as the framework's interface says"},
        {"--policy", "P", "openb: Random, DotProd, GpuClustering, GpuPacking, BestFit or FGD (default)"},
        {"--nodes", "CSV", "openb: the trace's list of nodes"},
        {"--pods", "CSV", "openb: the trace's list of pods"},
        {"--seed", "N", "openb: of the order of pods and nodes (default 42)"},
        {"--ratio", "R", "openb: how many times the cluster's GPUs the pods ask (default 1.3)"},
        {"--decisions", "OUT", "openb: writes a CSV line for each pod: its node, its devices and the score"},
        kMaxSizeOption,
    };
    return {
        "bench",
        "place FILE... | openb",
        "measures how fast pods find their places",
        "place: the pass of `berthctl explain` without its records, timed. Prints how many pods had their turn, how\n"
        "many were bound and evicted, pods per second, how long one pod took (median and 99th percentile), and the\n"
        "peak memory of the process, the reading of the files included.\n"
        "openb: the published simulation of a GPU-sharing policy on the openb trace: pods come one by one and stay.",
        kOptions,
        bench};
}

} // namespace berth::ctl
