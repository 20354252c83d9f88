// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Verb.h"

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    return berth::ctl::runCommandLine(words, {std::cout, std::cerr});
}
