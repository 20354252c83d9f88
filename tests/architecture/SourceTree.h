// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace berth::architecture {

/// One file of the project: its path from the project's folder, with slashes, and its lines without their ends.
struct SourceFile {
    std::string path;
    std::vector<std::string> lines;

    std::string name() const;   ///< "Pod.h"
    std::string folder() const; ///< "engine/model"; empty for a file at the top
    bool isCpp() const;         ///< a .h or a .cpp
    bool isUnder(std::string_view folder) const;
};

/// An `#include` line.
struct Include {
    std::size_t line = 0; ///< from 1
    std::string target;   ///< "engine/base/Id.h", "QString", …
    bool quoted = false;
};

/// The files that the rules judge.
struct SourceTree {
    std::vector<SourceFile> files;
};

std::vector<Include> includesOf(const SourceFile& file);

/// A file made of a text, for trees that are made up.
SourceFile sourceFile(std::string path, std::string_view text);

/// Everything at or below `root` but build output and git's own folder.
SourceTree readTree(const std::string& root);

} // namespace berth::architecture
