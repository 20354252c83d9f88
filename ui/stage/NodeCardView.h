// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <optional>
#include <vector>

namespace berth::ui {

/// Where a block stands in a motion; as made, it stands at the end of it.
struct BlockPose {
    qreal filled = 1;  ///< share of hatch, fill or ring that is there, from the left
    qreal opacity = 1; ///< of the whole block
    qreal drop = 0;    ///< px below its place
    qreal pulse = 0;   ///< 1: its line is one px wider

    friend bool operator==(const BlockPose&, const BlockPose&) = default;
};

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
    QString gang = {};        ///< namespace/name of its gang; empty for none
    QString tenant = {};      ///< its namespace
    bool deadlocked = false;  ///< its gang holds it for nothing: others wait for the same
    BlockPose pose = {};

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

/// What a heat cell's colour says.
enum class HeatKey {
    Score,   ///< the ramp by total score; the verdict where a node has none
    Verdict, ///< the verdict alone
    Free,    ///< the ramp by free devices
    Level,   ///< the highest level on the node
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

/// A part of a GPU that a pod holds, of which nobody knows where it lies.
struct CountedPart {
    PodId pod;
    Level level = Level::None;
    SlotState state = SlotState::Bound;
    QString tenant = {}; ///< the pod's namespace

    friend bool operator==(const CountedPart&, const CountedPart&) = default;
};

/// Parts of GPUs that are counted like any resource, such as `nvidia.com/mig-1g.5gb`.
struct CountedView {
    QString name;                   ///< "1g.5gb"
    std::vector<CountedPart> parts; ///< those that are held, by level
    int total = 0;
    int request = 0;       ///< what the pod in the cycle would add
    bool rejected = false; ///< what was missing

    int held() const { return static_cast<int>(parts.size()); }
    friend bool operator==(const CountedView&, const CountedView&) = default;
};

/// The strip at a card's foot.
struct VerdictView {
    Mark mark = Mark::None;
    QString reason;           ///< the scheduler's words, untranslated: "Insufficient nvidia.com/gpu"
    QString detail;           ///< the plugin that said it, or a note
    bool detailIsName = true; ///< draws `detail` in the fixed font
    std::optional<int> score; ///< 0…100 on the ramp
    bool winner = false;
    qreal shown = 1;     ///< in a motion: how much of it is there, 0…1
    bool slides = false; ///< while it comes, it slides up into the card
    int order = 0;       ///< above 0: a small number that tells in which order the nodes were asked

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
    std::vector<LinkView> links;   ///< of Mesh and Pairs
    std::vector<LinkView> missing; ///< links that were needed and are not there: dashed
    /// The value of each pair of devices as NVIDIA ranks it (SYS 10 … PIX 50, NV# 100 × #), row by row; empty: unknown.
    std::vector<int> pairValues;
    QString linkNote;                 ///< right of a short slot row: "NV4, all to all"
    std::vector<int> numa;            ///< socket of each device; empty: no brackets
    std::vector<qreal> nics;          ///< where NICs sit, in device positions (1.5 = between devices 1 and 2)
    std::vector<CountedView> counted; ///< one bar each, above cpu and mem
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
    HeatKey heatKey = HeatKey::Score;
    Level heatLevel = Level::None; ///< with HeatKey::Level: the highest level that holds a device here
    QString place;                 ///< where it stands, for a callout: "leaf-1"
    bool current = false;          ///< what happened last happened here: gets a callout where the card is small
    QString tooltip;               ///< one sentence; empty: made of the other fields

    friend bool operator==(const NodeCardView&, const NodeCardView&) = default;
};

/// The card as one sentence: "Node h100-2, rejected by NodeResourcesFit: Insufficient nvidia.com/gpu, 2 of 8 GPUs
/// free".
QString cardSentence(const NodeCardView& card);
QString slotSentence(const PodSlotsView& pod, const QString& node);

/// The same on a card, with the worst link among its devices.
QString slotSentence(const PodSlotsView& pod, const NodeCardView& card);

/// "½", "¼", "¾", else "0.35": thousandths of a device.
QString shareText(int milli);
/// How much of a device fractions hold and leave: "½, ¼ held, ¼ left"; "" where none holds any.
QString deviceShares(const NodeCardView& card, int device);
/// "5 of 7 slices 1g.5gb held".
QString countedSentence(const CountedView& counted);

/// "NV4", "PIX", "SYS" of a pair value; "" for 0.
QString linkName(int pairValue);
/// The links of one device in words: "GPU 3: NV2 to 0, 2; NV1 to 1, 7; PHB to 4, 5, 6". "" where nothing is known.
QString linksOf(const NodeCardView& card, int device);
/// The worst link among the devices; "" for fewer than two or where nothing is known.
QString worstLink(const NodeCardView& card, const std::vector<int>& devices);

} // namespace berth::ui
