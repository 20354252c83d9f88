// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Findings.h"

#include <fmt/format.h>

#include <utility>

namespace berth::io {

void Findings::error(Place place, std::string text, std::string hint) {
    add({Severity::Error, std::move(place), std::move(text), std::move(hint)});
}

void Findings::warning(Place place, std::string text, std::string hint) {
    add({Severity::Warning, std::move(place), std::move(text), std::move(hint)});
}

void Findings::note(Place place, std::string text, std::string hint) {
    add({Severity::Note, std::move(place), std::move(text), std::move(hint)});
}

void Findings::add(Diagnostic diagnostic) {
    if (diagnostic.severity != Severity::Error) return addSaying(std::move(diagnostic));
    ++errors_;
    if (errors_ < kMaxErrors)
        all_.push_back(std::move(diagnostic));
    else if (errors_ == kMaxErrors)
        all_.push_back({Severity::Error,
                        diagnostic.place,
                        fmt::format("more than {} errors; the rest is not shown", kMaxErrors - 1),
                        {}});
}

void Findings::addSaying(Diagnostic diagnostic) {
    if (notes_ >= kMaxNotes && !same_.contains(diagnostic.text)) {
        ++notes_;
        return;
    }
    Same& same = same_[diagnostic.text];
    if (++same.count > kSameText) return;
    ++notes_;
    same.last = all_.size();
    all_.push_back(std::move(diagnostic));
}

void Findings::add(const Diagnostics& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics) add(diagnostic);
}

Diagnostics Findings::take() {
    for (const auto& [text, same] : same_)
        if (same.count > kSameText)
            all_[same.last].text += fmt::format(" (and {} more like this)", same.count - kSameText);
    if (notes_ > kMaxNotes)
        all_.push_back({Severity::Note, {}, fmt::format("{} more notes are not shown", notes_ - kMaxNotes), {}});
    same_.clear();
    notes_ = 0;
    errors_ = 0;
    return std::exchange(all_, {});
}

} // namespace berth::io
