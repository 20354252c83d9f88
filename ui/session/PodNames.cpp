// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/PodNames.h"

#include <algorithm>

namespace berth::ui {

void PodNames::follow(const Trace& trace) {
    for (; read_ < trace.size(); ++read_) {
        const Fact& fact = trace[read_];
        if (fact.kind != FactKind::PodSubmitted) continue;
        if (fact.pod.value >= pods_.size()) pods_.resize(fact.pod.value + std::size_t{1});
        pods_[fact.pod.value] = {read_, PodKeyId{fact.b}, ObjectId{fact.a}};
        ++counts_[fact.b];
    }
}

PodNames PodNames::with(const Trace& ahead) const {
    PodNames all = *this;
    all.read_ = 0;
    all.follow(ahead);
    return all;
}

void PodNames::cut(std::size_t position) {
    read_ = std::min(read_, position);
    while (!pods_.empty() && pods_.back().position >= position) {
        const auto count = counts_.find(pods_.back().key.value);
        if (count != counts_.end() && --count->second == 0) counts_.erase(count);
        pods_.pop_back();
    }
}

std::string_view shownName(std::string_view fullName) {
    constexpr std::string_view kDefault = "default/";
    return fullName.starts_with(kDefault) ? fullName.substr(kDefault.size()) : fullName;
}

std::string_view bareName(std::string_view fullName) {
    return fullName.substr(fullName.find('/') + 1);
}

} // namespace berth::ui
