// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/Defaulted.h"
#include "ui/inspector/InspectorContent.h"

#include <span>

namespace berth::ui {

/// Adds a section of the fields that nobody wrote and what they count as; nothing without any.
void addDefaulted(std::span<const DefaultedField> fields, std::vector<EvidenceSection>& sections);

} // namespace berth::ui
