// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace berth::ui {

/// A file of the samples folder.
struct Sample {
    QString path;
    QString title; ///< "Best fit or spread": the file's name in words
    QString about; ///< its first comment; may be empty
};

/// The folder with the samples: beside the program, in a build tree above it, or where it was installed; "" for none.
QString samplesFolder();
/// The samples in it, the first one to look at in front.
std::vector<Sample> samples();

} // namespace berth::ui
