// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/Rules.h"
#include "tests/architecture/FileRules.h"
#include "tests/architecture/IncludeRules.h"

#include <ostream>

namespace berth::architecture {

void PrintTo(const Rule& rule, std::ostream* out) {
    *out << rule.name;
}

const std::vector<Rule>& rules() {
    static const std::vector<Rule> all{
        {"includesThatClimb", includesThatClimb},
        {"qtOutsideTheWindow", qtOutsideTheWindow},
        {"pluginsThatKnowEachOther", pluginsThatKnowEachOther},
        {"librariesOutOfPlace", librariesOutOfPlace},
        {"includesNotRooted", includesNotRooted},
        {"strangersAtTheTop", strangersAtTheTop},
        {"longFiles", longFiles},
        {"emptyNames", emptyNames},
        {"missingLicence", missingLicence},
        {"missingReadme", missingReadme},
        {"forbiddenInTheWindow", forbiddenInTheWindow},
        {"unfinishedBusiness", unfinishedBusiness},
    };
    return all;
}

} // namespace berth::architecture
