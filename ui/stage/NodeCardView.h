// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <optional>
#include <vector>

namespace berth::ui {

/// A pod on the devices of one node.
struct PodSlotsView {
    PodId pod;
    QString name;
    Level level = Level::None;
    SlotState state = SlotState::Bound;
    std::vector<int> devices; ///< indices on the node; adjacent ones are drawn joined
    int milli = 1000;         ///< share of each device in thousandths; below 1000 it fills from the bottom
    int offsetMilli = 0;      ///< of a fraction: where it starts, counted from the bottom
    qreal remaining = 1;      ///< Saving: the part of the grace that is left, 0…1
    QString tooltip;          ///< one sentence; empty: made of the other fields

    friend bool operator==(const PodSlotsView&, const PodSlotsView&) = default;
};

/// How a node's devices are joined.
enum class LinkKind { None, NvSwitch, Mesh, Pairs };

/// A direct link between two devices.
struct LinkView {
    int from = 0;
    int to = 0;
    int width = 1; ///< NV1, NV2, …

    friend bool operator==(const LinkView&, const LinkView&) = default;
};

struct BadgeView {
    Icon icon = Icon::Taint;
    QString word;          ///< a taint's key, "cordoned"
    QString tooltip;       ///< the whole taint
    bool rejected = false; ///< the one that rejected the pod

    friend bool operator==(const BadgeView&, const BadgeView&) = default;
};

/// cpu or mem. Units are the caller's; only the ratios are drawn.
struct BarView {
    double used = 0;
    double request = 0; ///< what the pod in the cycle would add, hatched in accent
    double total = 0;
    QString value; ///< "52/192", "420/2048Gi"
    bool rejected = false;

    friend bool operator==(const BarView&, const BarView&) = default;
};

/// The strip at a card's foot.
struct VerdictView {
    Mark mark = Mark::None;
    QString reason;           ///< the scheduler's words, untranslated: "Insufficient nvidia.com/gpu"
    QString detail;           ///< the plugin that said it, or a note
    bool detailIsName = true; ///< draws `detail` in the fixed font
    std::optional<int> score; ///< 0…100 on the ramp
    bool winner = false;

    friend bool operator==(const VerdictView&, const VerdictView&) = default;
};

/// A node at one moment: everything its card, compact card, tile or heat cell draws.
struct NodeCardView {
    NodeId node;
    QString name;
    QString model;    ///< "H100 80 GB · NVSwitch NV18", or the instance type
    int gpus = 0;     ///< devices; 0 collapses the card
    int freeGpus = 0; ///< whole devices that are free
    std::vector<PodSlotsView> pods;
    LinkKind linkKind = LinkKind::None;
    std::vector<LinkView> links; ///< of Mesh and Pairs
    QString linkNote;            ///< right of a short slot row: "NV4, all to all"
    std::vector<int> numa;       ///< socket of each device; empty: no brackets
    std::vector<qreal> nics;     ///< where NICs sit, in device positions (1.5 = between devices 1 and 2)
    BarView cpu;
    BarView mem;
    int podCount = 0; ///< pods on the node, shown on cards without devices
    int podCapacity = 0;
    std::vector<BadgeView> badges;
    std::optional<VerdictView> verdict;
    bool steppedBack = false;   ///< fills and links at half strength
    bool next = false;          ///< announced: dashed accent ring
    bool lookedAt = true;       ///< false: a heat cell stays empty
    bool freeRejected = false;  ///< free slots lit as what was missing
    bool linksRejected = false; ///< links lit as what was missing
    int heat = -1;              ///< 0…100 for heat cells by the chosen key; -1: by verdict
    QString tooltip;            ///< one sentence; empty: made of the other fields

    friend bool operator==(const NodeCardView&, const NodeCardView&) = default;
};

/// The card as one sentence: "Node h100-2, rejected by NodeResourcesFit: Insufficient nvidia.com/gpu, 2 of 8 GPUs
/// free".
QString cardSentence(const NodeCardView& card);
QString slotSentence(const PodSlotsView& pod, const QString& node);

} // namespace berth::ui
