// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallery/Gallery.h"
#include "tests/ui/gallery/SampleViews.h"

#include <QDir>

#include <gtest/gtest.h>

#include <set>

namespace berth::ui {
namespace {

/// Leaves the picture in $BERTH_GALLERY, if that is set, to be looked at.
void keep(const QImage& image, const QString& name) {
    if (const QString folder = qEnvironmentVariable("BERTH_GALLERY"); !folder.isEmpty())
        image.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

int colours(const QImage& image) {
    std::set<QRgb> seen;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) seen.insert(image.pixel(x, y));
    return static_cast<int>(seen.size());
}

TEST(Gallery, ComponentsAreDrawnInBothThemesAndAtBothScales) {
    for (const qreal ratio : {1.0, 2.0}) {
        const QImage light = gallery::components(Theme::light(), ratio);
        const QImage dark = gallery::components(Theme::dark(), ratio);
        keep(light, QStringLiteral("components-light-%1").arg(ratio));
        keep(dark, QStringLiteral("components-dark-%1").arg(ratio));
        EXPECT_GT(colours(light), 200);
        EXPECT_GT(gallery::differentPixels(light, dark), light.width() * light.height() / 2);
    }
}

TEST(Gallery, ComponentsAreTheSameEachTime) {
    EXPECT_EQ(gallery::components(Theme::light(), 1), gallery::components(Theme::light(), 1));
}

TEST(Gallery, HighContrastDrawsOtherLines) {
    const QImage plain = gallery::components(Theme::light(), 1);
    const QImage strong = gallery::components(Theme::lightHighContrast(), 1);
    keep(strong, QStringLiteral("components-contrast"));
    EXPECT_GT(gallery::differentPixels(plain, strong), 5000);
}

TEST(Gallery, WindowPartsFitTogether) {
    const QSize size(1212, 736);
    keep(gallery::window(Theme::light(), sample::filterStage(), size, 1), QStringLiteral("filter-light"));
    keep(gallery::window(Theme::dark(), sample::scoreStage(), size, 1), QStringLiteral("score-dark"));
    keep(gallery::window(Theme::light(), sample::preemptionStage(), size, 1), QStringLiteral("preempt-light"));
    keep(gallery::window(Theme::dark(), sample::filterStage(), QSize(1600, 736), 1),
         QStringLiteral("filter-dark-wide"));
    StageContent many;
    many.groups = sample::manyNodes(10, 4);
    keep(gallery::window(Theme::light(), many, size, 1, 0.45), QStringLiteral("compact-light"));
    keep(gallery::window(Theme::dark(), many, size, 1, 0.2), QStringLiteral("tile-dark"));
    many.groups = sample::manyNodes(50, 20);
    keep(gallery::window(Theme::light(), many, size, 1, 0.09), QStringLiteral("cell-light"));
    StageContent permit = sample::filterStage();
    permit.groups.resize(1);
    permit.waiting = sample::waitingRoom();
    keep(gallery::window(Theme::dark(), permit, QSize(1212, 736), 1), QStringLiteral("permit-dark"));
    StageContent spines;
    spines.groups = sample::manyNodes(50, 20);
    for (std::size_t i = 0; i < spines.groups.size(); ++i) {
        spines.groups.write(i).name = QStringLiteral("leaf-%1").arg(i + 1);
        spines.groups.write(i).spine = QStringLiteral("spine-%1").arg(i / 10 + 1);
        spines.groups.write(i).spineSummary = QStringLiteral("200 nodes · 952 of 1,600 GPUs free");
    }
    NodeCardView here = spines.groups[3].nodes[7];
    here.current = true;
    spines.groups.write(3).nodes[7] = here;
    keep(gallery::window(Theme::light(), spines, size, 1, 0.09), QStringLiteral("spines-light"));
    StageContent none;
    none.empty = EmptyView{QStringLiteral("No nodes yet"),
                           QStringLiteral("Drop the output of `kubectl get nodes -o yaml` here, or open a sample."),
                           {QStringLiteral("Open file"), QStringLiteral("Samples")},
                           {Icon::Open, Icon::Right}};
    const QImage empty = gallery::window(Theme::light(), none, size, 2);
    keep(empty, QStringLiteral("empty-light"));
    EXPECT_GT(gallery::differentPixels(empty, gallery::window(Theme::light(), sample::filterStage(), size, 2)), 10000);
}

} // namespace
} // namespace berth::ui
