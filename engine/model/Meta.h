// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "engine/base/SimTime.h"
#include "engine/model/Labels.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace berth {

struct OwnerReference {
    std::string apiVersion;
    std::string kind;
    std::string name;
    std::string uid;
    bool controller = false;
    friend bool operator==(const OwnerReference&, const OwnerReference&) = default;
};

/// The parsed form an object was read from, kept so that merge patches and the YAML page see every field. `io` owns what it is.
struct SourceTree {
    virtual ~SourceTree() = default;
};

/// metadata and provenance common to all kinds.
struct ObjectMeta {
    std::string name;
    std::string ns; ///< empty for kinds without a namespace
    std::string uid;
    Labels labels;
    Annotations annotations;
    SimTime creationTimestamp = SimTime::none();
    SimTime deletionTimestamp = SimTime::none();
    std::vector<OwnerReference> owners;
    Place place;                              ///< where the object begins in the file it came from
    std::shared_ptr<const SourceTree> source; ///< nullptr for objects made by Berth itself
    std::vector<std::string> defaulted;       ///< field paths Berth filled in as the API server would

    /// The owner with `controller: true`, or nullptr.
    const OwnerReference* controller() const;
};

} // namespace berth
