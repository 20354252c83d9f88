// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/SamplePicture.h"

#include <QString>

#include <vector>

namespace berth::ui {

/// A file of the samples folder.
struct Sample {
    QString path;
    QString title; ///< "A first pod"
    QString about; ///< one sentence; may be empty
};

/// The folder with the samples: beside the program, in a build tree above it, or where it was installed; "" for none.
QString samplesFolder();
/// The samples in it, the first one to look at in front. Their words are those of the present language, from the
/// annotations `berth.dev/title`, `berth.dev/about` and, in Chinese, `berth.dev/title.zh`, `berth.dev/about.zh` of the
/// Scenario document; without them the file's name and its first comment.
std::vector<Sample> samples();
/// What the gallery draws of a sample; empty when it does not read. Takes a moment; may be called on any thread.
SamplePicture samplePicture(const QString& path);

} // namespace berth::ui
