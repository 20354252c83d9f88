// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Snapshot.h"
#include "engine/scheduler/fast/PodTally.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace berth {

/// "label\0value" when the selector wants one value of a label: then only pods that carry it can match.
std::optional<std::string> wantedLabel(const LabelSelector& selector);
std::string labelKey(std::string_view label, std::string_view value);

/// Answers to the questions that were asked, kept up to date pod by pod. A pod is held against those questions only that want one of its labels.
class PodQuestions {
public:
    explicit PodQuestions(const NodeClasses& classes) : classes_(classes) {}

    /// A pod came to a listed node (`by` 1) or left it (-1).
    void change(const PodInfo& pod, NodeId node, std::int64_t by);
    const PodTally& answer(const PodQuestion& question, const Snapshot& snapshot);

private:
    /// A question with what it refers to.
    struct Kept {
        PodQuestion question;
        std::deque<LabelSelector> selectors;
        std::deque<std::string> namespaces;
        PodTally tally;
    };
    /// What is known of one value of one label.
    struct Held {
        std::unordered_map<std::uint32_t, std::uint32_t> nodes; ///< NodeId → how many of its pods carry it
        std::vector<Kept*> questions;
    };

    static std::unique_ptr<Kept> keep(const PodQuestion& question);
    void count(Kept& kept, const std::optional<std::string>& wanted, const Snapshot& snapshot) const;
    void countOn(Kept& kept, const NodeInfo& node) const;
    void forgetQuestions();

    const NodeClasses& classes_;
    std::unordered_map<std::string, Held> held_;
    std::unordered_map<std::string, std::unique_ptr<Kept>> kept_;
    std::vector<Kept*> ofAnyLabel_;
    std::string key_;
};

} // namespace berth
