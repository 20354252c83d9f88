// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Id.h"
#include "ui/theme/Meaning.h"

#include <QString>

#include <vector>

namespace berth::ui {

/// What a chip shows of a pod or of a gang.
struct PodChipView {
    PodId pod;
    QString name; ///< elided at the end where it does not fit
    Level level = Level::None;
    QString gpus;                          ///< "4 GPU", "½ GPU"; empty for none
    QString meta;                          ///< time left, gates, or the node of a ghost: "3 s", "1 gate", "h100-1"
    Tone metaTone = Tone::Plain;           ///< Wait while it waits on Permit
    bool ghost = false;                    ///< dashed: nominated, or what a drag would create
    int gangMembers = 0;                   ///< above 0: this chip stands for so many pods, drawn with a bracket
    int gangMinimum = 0;                   ///< how many the gang needs; 0: unknown
    QString tooltip;                       ///< one sentence; also the accessible name. Empty: made of the other fields
    QString gang = {};                     ///< namespace/name of the gang it stands for or belongs to; empty for none
    QString tenant = {};                   ///< the pod's namespace
    std::vector<PodChipView> members = {}; ///< of a gang's chip: the pods it stands for, shown when it is opened
    bool opened = false;                   ///< a gang's chip that its members follow

    friend bool operator==(const PodChipView&, const PodChipView&) = default;
};

/// The chip as one sentence ("Pod sft-7b-3, P1, 4 GPU, 22 s").
QString chipSentence(const PodChipView& chip);

} // namespace berth::ui
