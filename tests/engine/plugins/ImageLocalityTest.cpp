// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/imagelocality/ImageLocality.h"

#include "tests/engine/plugins/PluginTest.h"

namespace berth::test {
namespace {

constexpr std::int64_t kMebi = 1024 * 1024;

class ImageLocalityTest : public PluginTest {
protected:
    /// `holding` of `all` nodes have the image; the first one does.
    void nodes(int all, int holding, const std::string& image, std::int64_t mebibytes) {
        for (int i = 0; i < all; ++i) {
            MakeNode node("n" + std::to_string(i));
            if (i < holding) node.image(image, mebibytes * kMebi);
            cluster_.node(node);
        }
    }
    std::int64_t score(const MakePod& pod, std::size_t index = 0) {
        return plugin_.score(context_, state_, look(pod), node(index), &terms_).value();
    }
    ImageLocality plugin_;
    Terms terms_;
};

// SEMANTICS Appendix A.

TEST_F(ImageLocalityTest, AnImageOnHalfOfTheNodesCountsHalf) {
    nodes(4, 2, "app:v1", 900);
    EXPECT_EQ(score(MakePod("p").image("app:v1")), 43);
    EXPECT_EQ(score(MakePod("p").image("app:v1"), 3), 0);
}

TEST_F(ImageLocalityTest, MoreContainersRaiseTheBar) {
    nodes(4, 2, "app:v1", 900);
    EXPECT_EQ(score(MakePod("p").image("app:v1").image("other:v1")), 21);
}

TEST_F(ImageLocalityTest, SmallImagesHardlyCount) {
    nodes(10, 10, "app:v1", 40);
    EXPECT_EQ(score(MakePod("p").image("app:v1")), 1);
}

TEST_F(ImageLocalityTest, ImageVolumesCountInTheBar) {
    nodes(2, 2, "app:v1", 400);
    MakePod pod = MakePod("p").image("app:v1");
    pod.raw().volumes.push_back({Volume::Kind::Image, "data", "gone:v1"});
    EXPECT_EQ(score(pod), 19);
}

TEST_F(ImageLocalityTest, ANameWithoutTagMeansLatest) {
    nodes(1, 1, "registry:5000/app:latest", 523);
    EXPECT_EQ(score(MakePod("p").image("registry:5000/app")), 51);
    EXPECT_EQ(terms_.items().front().name, "registry:5000/app:latest");
    EXPECT_EQ(score(MakePod("p").image("registry:5000/app:v1")), 0);
}

TEST_F(ImageLocalityTest, HugeImagesAreCapped) {
    nodes(1, 1, "app:v1", 5000);
    EXPECT_EQ(score(MakePod("p").image("app:v1")), 100);
}

} // namespace
} // namespace berth::test
