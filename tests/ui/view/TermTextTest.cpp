// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/TermText.h"

#include "ui/view/ScorePicture.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>

namespace berth::ui {
namespace {

/// Translates every saying of plugins, visibly, with its gaps the other way round.
class Marker : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override {
        const QString words = QString::fromUtf8(source);
        if (qstrcmp(context, "TermText") != 0) return {};
        if (words == QStringLiteral("%1 − %2 requested or shared")) return QStringLiteral("{%2 of %1}");
        return QStringLiteral("{%1}").arg(words);
    }
    bool isEmpty() const override { return false; }
};

TEST(TermTextTest, EnglishStaysAsThePluginSaidIt) {
    EXPECT_EQ(termText("8 − 3 requested or shared"), QStringLiteral("8 − 3 requested or shared"));
    EXPECT_EQ(termText("(8000 − 3100) × 100 / 8000"), QStringLiteral("(8000 − 3100) × 100 / 8000"));
    EXPECT_EQ(termText("nvidia.com/gpu"), QStringLiteral("nvidia.com/gpu"));
    EXPECT_EQ(termText("nvlink"), QStringLiteral("NVLink bonus"));
    EXPECT_EQ(termText(""), QString());
}

TEST(TermTextTest, AnotherLanguageKeepsNumbersAndNames) {
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    EXPECT_EQ(termText("8 − 3 requested or shared"), QStringLiteral("{3 of 8}"));
    EXPECT_EQ(termText("asked: H100 %2"), QStringLiteral("{asked: H100 %2}")) << "a name may hold anything";
    EXPECT_EQ(termText("total"), QStringLiteral("{total}"));
    EXPECT_EQ(termText("zone = a"), QStringLiteral("zone = a"));
    QCoreApplication::removeTranslator(&marker);
}

TEST(TermTextTest, ARuleThatDidNotApplySaysWhy) {
    Terms terms;
    terms.skipPart("nvlink", "one GPU needs no link");
    terms.skipPart("clamp", "");
    terms.addPart("base", 87, "100 × (8 − 1) / 8");
    EXPECT_EQ(unappliedText(terms.items()[0]), QStringLiteral("NVLink bonus does not apply: one GPU needs no link."));
    EXPECT_EQ(unappliedText(terms.items()[1]), QString()) << "that is plain";
    EXPECT_EQ(unappliedText(terms.items()[2]), QString());
    EXPECT_EQ(termView(terms.items()[0]).value, QStringLiteral("does not apply"));
}

TEST(TermTextTest, TheArithmeticShowsStepsAndBelowThemWhatDidNotApply) {
    Terms terms;
    terms.addPart("base", 87, "100 × (8 − 1) / 8");
    terms.skipPart("nvlink", "one GPU needs no link");
    terms.skipPart("fairness", "fairness is off");
    terms.add("total", 87);
    WaterfallView view;
    view.columns.emplace_back();
    view.columns.back().plugin = QStringLiteral("AISchedulingPlugin");
    ScoreCellView cell;
    cell.raw = cell.weighted = 87;
    WaterfallRowView row;
    row.node = NodeId{0};
    row.name = QStringLiteral("n1");
    row.cells = {cell};
    row.total = 87;
    view.rows = {row};
    view.skipped = {QStringLiteral("NodeResourcesBalancedAllocation")};
    const ArithmeticView plugin = arithmeticView(view, {NodeId{0}, 0}, terms.items());
    ASSERT_EQ(plugin.terms.size(), 3U) << "base, total, × weight";
    EXPECT_EQ(plugin.notes, (QStringList{QStringLiteral("NVLink bonus does not apply: one GPU needs no link."),
                                         QStringLiteral("fairness does not apply: fairness is off.")}));
    const ArithmeticView total = arithmeticView(view, {NodeId{0}, ScoreCellId::kTotal}, {});
    ASSERT_EQ(total.notes.size(), 1);
    EXPECT_TRUE(total.notes[0].contains(QStringLiteral("NodeResourcesBalancedAllocation")));
}

} // namespace
} // namespace berth::ui
