// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/TermText.h"

#include "ui/view/Text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <vector>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TermText)
};

/// What the plugins say in their terms, as they say it. %1, %2, … stand for numbers and names.
constexpr std::array kSayings = {
    // of several plugins
    QT_TRANSLATE_NOOP("TermText", "total"),
    QT_TRANSLATE_NOOP("TermText", "base"),
    QT_TRANSLATE_NOOP("TermText", "best fit"),
    QT_TRANSLATE_NOOP("TermText", "yes"),
    QT_TRANSLATE_NOOP("TermText", "no"),
    QT_TRANSLATE_NOOP("TermText", "none"),
    QT_TRANSLATE_NOOP("TermText", "taken as met"),
    QT_TRANSLATE_NOOP("TermText", "not simulated"),
    QT_TRANSLATE_NOOP("TermText", "asked: %1"),
    QT_TRANSLATE_NOOP("TermText", "the node has no such label"),
    // GPUs
    QT_TRANSLATE_NOOP("TermText", "GPU model"),
    QT_TRANSLATE_NOOP("TermText", "GPUs of the node"),
    QT_TRANSLATE_NOOP("TermText", "GPUs free"),
    QT_TRANSLATE_NOOP("TermText", "GPUs asked"),
    QT_TRANSLATE_NOOP("TermText", "GPUs left over"),
    QT_TRANSLATE_NOOP("TermText", "link required"),
    QT_TRANSLATE_NOOP("TermText", "%1 − %2 requested or shared"),
    QT_TRANSLATE_NOOP("TermText", "nothing is left over"),
    QT_TRANSLATE_NOOP("TermText", "%1 free < %2 asked"),
    QT_TRANSLATE_NOOP("TermText", "no GPU asked, none here"),
    QT_TRANSLATE_NOOP("TermText", "no GPU asked, keep this node"),
    QT_TRANSLATE_NOOP("TermText", "the pod asks no GPU"),
    // AISchedulingPlugin
    QT_TRANSLATE_NOOP("TermText", "odd remainder"),
    QT_TRANSLATE_NOOP("TermText", "NVLink bonus"),
    QT_TRANSLATE_NOOP("TermText", "clamp"),
    QT_TRANSLATE_NOOP("TermText", "fairness"),
    QT_TRANSLATE_NOOP("TermText", "an odd request leaves one GPU over"),
    QT_TRANSLATE_NOOP("TermText", "%1 linked GPUs are free"),
    QT_TRANSLATE_NOOP("TermText", "to 0…100"),
    QT_TRANSLATE_NOOP("TermText", "the tenant uses %1 of %2 GPUs, threshold %3 %"),
    QT_TRANSLATE_NOOP("TermText", "the penalty is 0"),
    QT_TRANSLATE_NOOP("TermText", "too few GPUs are free"),
    QT_TRANSLATE_NOOP("TermText", "the pod asks an even number"),
    QT_TRANSLATE_NOOP("TermText", "not one GPU would be left over"),
    QT_TRANSLATE_NOOP("TermText", "the base is 0"),
    QT_TRANSLATE_NOOP("TermText", "the bonus is 0"),
    QT_TRANSLATE_NOOP("TermText", "one GPU needs no link"),
    QT_TRANSLATE_NOOP("TermText", "the node names no links"),
    QT_TRANSLATE_NOOP("TermText", "no NVLink group of this size is free"),
    QT_TRANSLATE_NOOP("TermText", "fairness is off"),
    QT_TRANSLATE_NOOP("TermText", "the tenant has no quota"),
    QT_TRANSLATE_NOOP("TermText", "the tenant is within its share"),
    QT_TRANSLATE_NOOP("TermText", "the factor changes nothing"),
    // resources
    QT_TRANSLATE_NOOP("TermText", "fits"),
    QT_TRANSLATE_NOOP("TermText", "too many"),
    QT_TRANSLATE_NOOP("TermText", "insufficient"),
    QT_TRANSLATE_NOOP("TermText", "%1 ≤ %2 free (%3)"),
    QT_TRANSLATE_NOOP("TermText", "%1 > %2 free (%3)"),
    QT_TRANSLATE_NOOP("TermText", "the node has none, or the pod asks none"),
    QT_TRANSLATE_NOOP("TermText", "its score is 0"),
    QT_TRANSLATE_NOOP("TermText", "no resource counts"),
    QT_TRANSLATE_NOOP("TermText", "%1, rounded"),
    QT_TRANSLATE_NOOP("TermText", "shape at %1 % = %2"),
    QT_TRANSLATE_NOOP("TermText", "%1 → %2 of %3"),
    QT_TRANSLATE_NOOP("TermText", "balance without the pod"),
    QT_TRANSLATE_NOOP("TermText", "balance with the pod"),
    QT_TRANSLATE_NOOP("TermText", "(1 − deviation of the fill levels) × 100"),
    // nodes and taints
    QT_TRANSLATE_NOOP("TermText", "cordoned"),
    QT_TRANSLATE_NOOP("TermText", "yes, and tolerated"),
    QT_TRANSLATE_NOOP("TermText", "not set"),
    QT_TRANSLATE_NOOP("TermText", "tolerated"),
    QT_TRANSLATE_NOOP("TermText", "not tolerated"),
    QT_TRANSLATE_NOOP("TermText", "taints"),
    QT_TRANSLATE_NOOP("TermText", "the node has none"),
    QT_TRANSLATE_NOOP("TermText", "only PreferNoSchedule taints are scored"),
    QT_TRANSLATE_NOOP("TermText", "intolerable PreferNoSchedule taints"),
    QT_TRANSLATE_NOOP("TermText", "fewer is better"),
    QT_TRANSLATE_NOOP("TermText", "declared"),
    QT_TRANSLATE_NOOP("TermText", "not declared"),
    QT_TRANSLATE_NOOP("TermText", "free"),
    QT_TRANSLATE_NOOP("TermText", "taken"),
    QT_TRANSLATE_NOOP("TermText", "resource claims are not simulated"),
    QT_TRANSLATE_NOOP("TermText", "disks used by one node or pod only"),
    QT_TRANSLATE_NOOP("TermText", "how many volumes a node may attach"),
    QT_TRANSLATE_NOOP("TermText", "persistent volume claims"),
    QT_TRANSLATE_NOOP("TermText", "zones of volumes"),
    // affinity
    QT_TRANSLATE_NOOP("TermText", "required term"),
    QT_TRANSLATE_NOOP("TermText", "term of the profile"),
    QT_TRANSLATE_NOOP("TermText", "preferred term"),
    QT_TRANSLATE_NOOP("TermText", "preferred term of the profile"),
    QT_TRANSLATE_NOOP("TermText", "preferred terms"),
    QT_TRANSLATE_NOOP("TermText", "matches"),
    QT_TRANSLATE_NOOP("TermText", "does not match"),
    QT_TRANSLATE_NOOP("TermText", "an empty term"),
    QT_TRANSLATE_NOOP("TermText", "%1 = %2, the node has none"),
    QT_TRANSLATE_NOOP("TermText", "%1 = %2, the node has %3"),
    QT_TRANSLATE_NOOP("TermText", "the weights of the matching terms"),
    QT_TRANSLATE_NOOP("TermText", "the node does not match this preferred term"),
    QT_TRANSLATE_NOOP("TermText", "none of them counts on this node"),
    QT_TRANSLATE_NOOP("TermText", "pods to be near"),
    QT_TRANSLATE_NOOP("TermText", "pods to stay away from"),
    QT_TRANSLATE_NOOP("TermText", "terms of pods that stay away from this one"),
    QT_TRANSLATE_NOOP("TermText", "this pod stays away from"),
    QT_TRANSLATE_NOOP("TermText", "stays away from this pod"),
    QT_TRANSLATE_NOOP("TermText", "first pod of its group"),
    QT_TRANSLATE_NOOP("TermText", "no pod anywhere matches the terms, and the pod itself does"),
    QT_TRANSLATE_NOOP("TermText", "wants to be near"),
    QT_TRANSLATE_NOOP("TermText", "wants to stay away from"),
    QT_TRANSLATE_NOOP("TermText", "a pod there must be near this one"),
    QT_TRANSLATE_NOOP("TermText", "a pod there wants to be near this one"),
    QT_TRANSLATE_NOOP("TermText", "a pod there wants to stay away from this one"),
    QT_TRANSLATE_NOOP("TermText", "the sum of the weights"),
    QT_TRANSLATE_NOOP("TermText", "label %1"),
    QT_TRANSLATE_NOOP("TermText", "%1 more"),
    QT_TRANSLATE_NOOP("TermText", "%1 × %2: %3, on nodes with %4 = %5"),
    QT_TRANSLATE_NOOP("TermText", "on nodes with %1 = %2: required anti-affinity of existing pods"),
    QT_TRANSLATE_NOOP("TermText", "on nodes with %1 = %2: %3 (and all other terms)"),
    QT_TRANSLATE_NOOP("TermText", "on nodes with %1 = %2: %3"),
    QT_TRANSLATE_NOOP("TermText", "on %1; %2"),
    // topology spread
    QT_TRANSLATE_NOOP("TermText", "skew in %1"),
    QT_TRANSLATE_NOOP("TermText", "%1 matching + %2 itself − %3 in the emptiest of %4 domains (0, as minDomains is "
                                  "%5); maxSkew %6"),
    QT_TRANSLATE_NOOP("TermText", "%1 matching + %2 itself − %3 in the emptiest of %4 domains; maxSkew %5"),
    QT_TRANSLATE_NOOP("TermText", "%1 matching × ln(%2 domains + 2) + maxSkew %3 − 1"),
    QT_TRANSLATE_NOOP("TermText", "missing"),
    QT_TRANSLATE_NOOP("TermText", "topology spread"),
    QT_TRANSLATE_NOOP("TermText", "the node lacks a topology key and is left out"),
    QT_TRANSLATE_NOOP("TermText", "the sum, rounded; less is better"),
    // ImageLocality
    QT_TRANSLATE_NOOP("TermText", "image locality"),
    QT_TRANSLATE_NOOP("TermText", "%1 × %2 of %3 nodes"),
    QT_TRANSLATE_NOOP("TermText", "the node does not have the image"),
    QT_TRANSLATE_NOOP("TermText", "images of up to 23 MiB in all do not count"),
    QT_TRANSLATE_NOOP("TermText", "the rest of the sum"),
    QT_TRANSLATE_NOOP("TermText", "no more than 1000 MiB count for each container"),
    // NetworkTopology
    QT_TRANSLATE_NOOP("TermText", "domain"),
    QT_TRANSLATE_NOOP("TermText", "domain of the gang"),
    QT_TRANSLATE_NOOP("TermText", "no label"),
    QT_TRANSLATE_NOOP("TermText", "room"),
    QT_TRANSLATE_NOOP("TermText", "room for %1, %2 free GPUs"),
    QT_TRANSLATE_NOOP("TermText", "enough for %1 members"),
    QT_TRANSLATE_NOOP("TermText", "too little for %1 members"),
    QT_TRANSLATE_NOOP("TermText", "of %1, the first member placed"),
    QT_TRANSLATE_NOOP("TermText", "the least free GPUs among those with room, then by name"),
    QT_TRANSLATE_NOOP("TermText", "to the member on a node that is gone"),
    QT_TRANSLATE_NOOP("TermText", "to the member on %1"),
    QT_TRANSLATE_NOOP("TermText", "average"),
    QT_TRANSLATE_NOOP("TermText", "free GPUs"),
    QT_TRANSLATE_NOOP("TermText", "the gang has %1 members"),
    QT_TRANSLATE_NOOP("TermText", "of %1, the gang needs %2"),
    QT_TRANSLATE_NOOP("TermText", "the gang does not fit into the domain"),
    // GPU sharing
    QT_TRANSLATE_NOOP("TermText", "asked"),
    QT_TRANSLATE_NOOP("TermText", "%1 milli of %2 devices"),
    QT_TRANSLATE_NOOP("TermText", "milli left by device"),
    QT_TRANSLATE_NOOP("TermText", "model"),
    QT_TRANSLATE_NOOP("TermText", "left"),
    QT_TRANSLATE_NOOP("TermText", "of the largest node"),
    QT_TRANSLATE_NOOP("TermText", "dot product"),
    QT_TRANSLATE_NOOP("TermText", "the less, the better"),
    QT_TRANSLATE_NOOP("TermText", "left afterwards"),
    QT_TRANSLATE_NOOP("TermText", "half cpu, half GPU, of the largest node"),
    QT_TRANSLATE_NOOP("TermText", "clustering"),
    QT_TRANSLATE_NOOP("TermText", "packing"),
    QT_TRANSLATE_NOOP("TermText", "GPU in use"),
    QT_TRANSLATE_NOOP("TermText", "its kind"),
    QT_TRANSLATE_NOOP("TermText", "75 only its kind, 50 among others, 25 no GPU pod, 0 only others"),
    QT_TRANSLATE_NOOP("TermText", "node"),
    QT_TRANSLATE_NOOP("TermText", "idle"),
    QT_TRANSLATE_NOOP("TermText", "free devices opened"),
    QT_TRANSLATE_NOOP("TermText", "left on the shared devices"),
    QT_TRANSLATE_NOOP("TermText", "percent, summed"),
    QT_TRANSLATE_NOOP("TermText", "device %1"),
    QT_TRANSLATE_NOOP("TermText", "fragmentation now"),
    QT_TRANSLATE_NOOP("TermText", "expected milli no pod can use"),
    QT_TRANSLATE_NOOP("TermText", "fragmentation afterwards"),
    QT_TRANSLATE_NOOP("TermText", "fragmentation afterwards %1"),
};

/// Parts whose recorded names are those of the JSON.
struct PartName {
    const char* recorded;
    const char* shown;
};
constexpr std::array<PartName, 2> kPartNames = {{{"oddRemainder", "odd remainder"}, {"nvlink", "NVLink bonus"}}};

/// A saying with gaps, to be found in what a plugin said.
struct Template {
    const char* saying;
    QRegularExpression pattern;
};

const std::vector<Template>& templates() {
    static const std::vector<Template> all = [] {
        static const QRegularExpression gap(QStringLiteral("%\\d"));
        std::vector<Template> found;
        for (const char* saying : kSayings) {
            const QString words = QString::fromUtf8(saying);
            if (!words.contains(gap)) continue;
            QStringList parts = words.split(gap);
            for (QString& part : parts) part = QRegularExpression::escape(part);
            found.push_back(
                {saying, QRegularExpression(QRegularExpression::anchoredPattern(parts.join(QStringLiteral("(.+?)"))))});
        }
        return found;
    }();
    return all;
}

QString filled(const char* saying, const QRegularExpressionMatch& match) {
    QString words = Words::tr(saying);
    QStringList gaps;
    for (int i = 1; i <= match.lastCapturedIndex(); ++i) gaps += match.captured(i);
    for (qsizetype i = gaps.size(); i > 0; --i) // from behind: what fills a gap may hold a "%1" itself
        words.replace(QStringLiteral("%%1").arg(i), QChar(0xFFFC) + QString::number(i) + QChar(0xFFFC));
    for (qsizetype i = 0; i < gaps.size(); ++i)
        words.replace(QChar(0xFFFC) + QString::number(i + 1) + QChar(0xFFFC), gaps[i]);
    return words;
}

} // namespace

QString termText(const std::string& words) {
    if (words.empty()) return {};
    for (const PartName& part : kPartNames)
        if (words == part.recorded) return Words::tr(part.shown);
    for (const char* saying : kSayings)
        if (words == saying) return Words::tr(saying);
    QString said = text(words);
    for (const Template& one : templates())
        if (const auto match = one.pattern.match(said); match.hasMatch()) return filled(one.saying, match);
    return said;
}

TermView termView(const Term& term) {
    if (!term.applies) return {termText(term.name), Words::tr("does not apply"), termText(term.formula)};
    return {termText(term.name), termText(term.value), termText(term.formula)};
}

QString unappliedText(const Term& term) {
    if (term.applies || term.formula.empty()) return {};
    return Words::tr("%1 does not apply: %2.").arg(termText(term.name), termText(term.formula));
}

} // namespace berth::ui
