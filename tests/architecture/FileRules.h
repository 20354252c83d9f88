// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/Rules.h"

namespace berth::architecture {

/// At the top lie the folders of the design, CMakeLists.txt, README.md and dot files.
Violations strangersAtTheTop(const SourceTree& tree);
/// No source over 600 lines; MainWindow.cpp under 400.
Violations longFiles(const SourceTree& tree);
/// A name says what a thing is, not that it helps or manages.
Violations emptyNames(const SourceTree& tree);
/// The licence is the first line (the second after #!), and headers guard themselves.
Violations missingLicence(const SourceTree& tree);
/// Every folder of the first two levels explains itself in a README.md of a page at most.
Violations missingReadme(const SourceTree& tree);
/// No style sheets, no nested event loops, no connects by string in the window.
Violations forbiddenInTheWindow(const SourceTree& tree);
/// What is left to do stands in no source.
Violations unfinishedBusiness(const SourceTree& tree);

} // namespace berth::architecture
