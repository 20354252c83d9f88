// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presenter/PresenterPainter.h"

#include "tests/ui/gallery/Gallery.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QPainter>

namespace berth::ui {
namespace {

PodSlotsView pod(const char* name, Level level, SlotState state, int first, int count) {
    PodSlotsView view;
    view.name = QLatin1String(name);
    view.level = level;
    view.state = state;
    for (int i = 0; i < count; ++i) view.devices.push_back(first + i);
    return view;
}

PresenterRow row(const char* name, const char* note, std::vector<PodSlotsView> pods, Tone tone = Tone::Plain) {
    PresenterRow made;
    made.name = QLatin1String(name);
    made.note = QLatin1String(note);
    made.tone = tone;
    made.gpus = 8;
    made.pods = std::move(pods);
    made.isLit = tone != Tone::Plain;
    return made;
}

PresenterView preemption() {
    PresenterView view;
    for (int i = 0; i < 4; ++i) view.points[static_cast<std::size_t>(i)] = {Mark::Success, true, false};
    view.points[3].mark = Mark::Reject;
    view.points[4] = {Mark::None, false, true};
    view.headline = QStringLiteral("A P0 job takes h100-1: three P2 jobs make room");
    view.sentence = QStringLiteral("pretrain-70b-0 asks for 8 GPUs. h100-1 loses the least work.");
    const auto bound = SlotState::Bound;
    view.before = {
        QStringLiteral("00:41:10"),
        {row("h100-1", "3 jobs to stop",
             {pod("sft-13b-0", Level::P2, SlotState::Victim, 0, 4), pod("eval-d", Level::P2, SlotState::Victim, 4, 2),
              pod("eval-e", Level::P2, SlotState::Victim, 6, 2)},
             Tone::Reject),
         row("h100-2", "1 PDB violation", {pod("rlhf-0", Level::P1, bound, 0, 4)}),
         row("h100-3", "", {pod("sft-30b-0", Level::P2, bound, 0, 8)})}};
    view.after = {QStringLiteral("00:41:51"),
                  {row("h100-1", "runs from 00:41:51", {pod("pretrain-70b-0", Level::P0, bound, 0, 8)}, Tone::Accent),
                   row("h100-2", "unchanged", {pod("rlhf-0", Level::P1, bound, 0, 4)}),
                   row("h100-3", "unchanged", {pod("sft-30b-0", Level::P2, bound, 0, 8)})}};
    view.costs = {{QStringLiteral("3"), QStringLiteral("jobs stopped"), Tone::Reject},
                  {QStringLiteral("21.1"), QStringLiteral("GPU·min lost"), Tone::Reject},
                  {QStringLiteral("41 s"), QStringLiteral("until it starts"), Tone::Strong}};
    view.fates = {
        {Level::P2, QStringLiteral("sft-13b-0"), QStringLiteral("saves its checkpoint first"), Tone::Plain,
         Mark::Success},
        {Level::P2, QStringLiteral("eval-d"), QStringLiteral("starts again from zero"), Tone::Plain, Mark::Wait},
        {Level::P2, QStringLiteral("eval-e"), QStringLiteral("gone for good"), Tone::Reject, Mark::Reject}};
    view.stop = 3;
    view.stops = 9;
    view.stopName = QStringLiteral("Who makes room");
    view.next = QStringLiteral("They are told");
    return view;
}

QImage draw(const Theme& theme, const QSize& size, const PresenterView& view, const char* name) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    paintPresenter(painter, theme, size, view);
    painter.end();
    if (const QString folder = qEnvironmentVariable("BERTH_GALLERY"); !folder.isEmpty())
        image.save(QDir(folder).filePath(QLatin1String(name) + QStringLiteral(".png")));
    return image;
}

TEST(PresenterPainterTest, FillsAnyScreenInBothThemes) {
    const QImage dark = draw(Theme::dark(), {1920, 1080}, preemption(), "presenter-dark");
    const QImage light = draw(Theme::light(), {1280, 1024}, preemption(), "presenter-light");
    EXPECT_EQ(dark.pixelColor(960, 220), Theme::dark().window);
    EXPECT_EQ(light.pixelColor(2, 2), Theme::light().window);
}

TEST(PresenterPainterTest, EveryPartIsDrawn) {
    const QSize size(1920, 1080);
    const QImage whole = draw(Theme::dark(), size, preemption(), "presenter-dark");
    const auto differs = [&](auto change) {
        PresenterView other = preemption();
        change(other);
        return gallery::differentPixels(whole, draw(Theme::dark(), size, other, "presenter-other")) > 20;
    };
    EXPECT_TRUE(differs([](PresenterView& v) { v.headline = QStringLiteral("Another"); }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.sentence.clear(); }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.points[2].mark = Mark::Wait; }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.before.rows[0].isLit = false; }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.after.rows[0].pods.clear(); }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.after.rows[1].gpus = 0; }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.costs.pop_back(); }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.fates.push_back(v.fates[0]); }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.stop = 4; }));
    EXPECT_TRUE(differs([](PresenterView& v) { v.next.clear(); }));
}

} // namespace
} // namespace berth::ui
