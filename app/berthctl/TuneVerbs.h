// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berthctl/Verb.h"
#include "engine/base/Diagnostic.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace berth::ctl {

// The words behind `tune`, a file each.
Verb tuneSweepVerb();
Verb tuneMergeVerb();
Verb tuneCompareVerb();
Verb tuneFlipVerb();

/// `--format text|json`, which each of them takes.
extern const Option kFormatOption;
bool wantsJson(const Arguments& arguments);
void printJson(std::ostream& out, const nlohmann::ordered_json& document);

/// Says what is wrong, with `--format json` as a document, too. Returns kBadInput.
int refuse(const Arguments& arguments, Console console, const std::string& text);
int refuse(const Arguments& arguments, Console console, const Diagnostics& diagnostics);

} // namespace berth::ctl
