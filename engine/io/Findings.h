// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"

#include <cstddef>
#include <string>
#include <unordered_map>

namespace berth::io {

/// Gathers what one reading has to say. Everything is kept in order, but at most kMaxErrors errors, and at most
/// kSameText notes of the same text (the last of those says how many more there are) and kMaxNotes in all.
class Findings {
public:
    static constexpr std::size_t kMaxErrors = 100;
    static constexpr std::size_t kSameText = 5;
    static constexpr std::size_t kMaxNotes = 2000;

    void error(Place place, std::string text, std::string hint = {});
    void warning(Place place, std::string text, std::string hint = {});
    void note(Place place, std::string text, std::string hint = {});
    void add(Diagnostic diagnostic);
    void add(const Diagnostics& diagnostics);

    std::size_t errors() const { return errors_; }
    /// True when so many errors were found that reading on makes no sense.
    bool full() const { return errors_ >= kMaxErrors; }

    /// All of it; the object is empty afterwards.
    Diagnostics take();

private:
    struct Same {
        std::size_t last = 0; ///< index of the latest one kept
        std::size_t count = 0;
    };
    void addSaying(Diagnostic diagnostic);

    Diagnostics all_;
    std::unordered_map<std::string, Same> same_;
    std::size_t errors_ = 0;
    std::size_t notes_ = 0;
};

} // namespace berth::io
