// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/ImportOpenb.h"

#include "app/berthctl/OpenbInput.h"
#include "engine/io/openb/OpenbScenario.h"

#include <fmt/ostream.h>

#include <ostream>

namespace berth::ctl {

int importOpenb(const Arguments& arguments, Console console) {
    const std::string name = arguments.value("--policy").value_or("FGD");
    const std::optional<SharePolicy> policy = sharePolicyFromString(name);
    if (!policy) {
        fmt::print(console.err, "berthctl: --policy: there is no \"{}\". Expected {}\n", name, kSharePolicies);
        return kBadInput;
    }
    const std::optional<OpenbInput> input = readOpenbInput(arguments, console);
    if (!input) return kBadInput;
    console.out << io::openbScenario(input->nodes, input->pods, {*policy, input->seed, input->ratio});
    return kOk;
}

} // namespace berth::ctl
