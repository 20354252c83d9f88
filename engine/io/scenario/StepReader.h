// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/ConfigurationCheck.h"
#include "engine/io/config/StrictDecoder.h"
#include "engine/io/scenario/ObjectIndex.h"
#include "engine/io/scenario/StepTime.h"
#include "engine/model/Scenario.h"

#include <memory>
#include <optional>
#include <vector>

namespace berth::io {

/// A step whose time is not yet counted from the start, which may depend on what the steps create.
struct UntimedStep {
    std::optional<StepTime> at;
    Step step;
};

/// Reads `steps`: each `at` and one action.
///
/// A step about an object that no file of the input holds is an error for `create`, and a note for all others: a
/// controller may make it, and a step about what is not there does nothing.
class StepReader {
public:
    /// All must outlive the reader; `document` is the one the steps lie in, patches keep it alive.
    StepReader(const ObjectIndex& objects, const std::shared_ptr<const Document>& document,
               const ConfigurationCheck& check)
        : objects_(objects), document_(document), check_(check) {}

    /// Adds one item of the list to `steps`, unless it is wrong.
    void read(const StrictDecoder& item, std::vector<UntimedStep>& steps) const;

private:
    using Actions = std::vector<Action>;

    StrictDecoder::Field action(std::string_view name, void (StepReader::*reader)(const StrictDecoder&, Actions&) const,
                                Actions& actions) const;
    std::optional<ObjectName> named(const StrictDecoder& in) const;
    /// The same for a field that names objects of one kind only, with or without it in front.
    std::optional<ObjectName> named(const StrictDecoder& in, ObjectName::Kind kind) const;
    void noteAbsent(const StrictDecoder& in, const ObjectName& name) const;

    void create(const StrictDecoder& in, Actions& actions) const;
    void remove(const StrictDecoder& in, Actions& actions) const;
    void evict(const StrictDecoder& in, Actions& actions) const;
    void cordon(const StrictDecoder& in, Actions& actions) const;
    void uncordon(const StrictDecoder& in, Actions& actions) const;
    void drain(const StrictDecoder& in, Actions& actions) const;
    void configure(const StrictDecoder& in, Actions& actions) const;
    void update(const StrictDecoder& in, Actions& actions) const;
    void checkPatch(const StrictDecoder& patch, const PatchObject& action) const;

    const ObjectIndex& objects_;
    const std::shared_ptr<const Document>& document_;
    const ConfigurationCheck& check_;
};

} // namespace berth::io
