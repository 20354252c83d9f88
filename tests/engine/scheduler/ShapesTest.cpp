// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/fast/Shapes.h"

#include <gtest/gtest.h>

#include <string>

namespace berth {
namespace {

constexpr std::size_t kClasses = 1000;
constexpr std::size_t kLarge = kClasses * sizeof(Shape::Verdict);

void useLarge(Shapes& shapes, const std::string& key) {
    shapes.use(key).verdicts.resize(kClasses);
}

TEST(Shapes, ThoseNotUsedForLongestGoWhenTheBytesAreTooMany) {
    Shapes shapes(3 * kLarge);
    for (const char* key : {"a", "b", "a", "c"}) useLarge(shapes, key);
    EXPECT_EQ(shapes.use("d").verdicts.size(), 0U);
    EXPECT_TRUE(shapes.knows("a"));
    EXPECT_FALSE(shapes.knows("b")) << "it was used before the others";
    EXPECT_TRUE(shapes.knows("c"));
    EXPECT_LE(shapes.bytes(), 3 * kLarge);
}

TEST(Shapes, TheOneInUseStaysHoweverLarge) {
    Shapes shapes(1);
    useLarge(shapes, "a");
    EXPECT_EQ(shapes.use("a").verdicts.size(), kClasses);
    shapes.use("b");
    EXPECT_FALSE(shapes.knows("a"));
    EXPECT_EQ(shapes.size(), 1U);
}

TEST(Shapes, AreNoMoreThanTheirNumber) {
    Shapes shapes;
    for (std::size_t i = 0; i < 2 * Shapes::kMost; ++i) shapes.use(std::to_string(i));
    EXPECT_EQ(shapes.size(), Shapes::kMost);
    EXPECT_FALSE(shapes.knows("0"));
    shapes.clear();
    EXPECT_EQ(shapes.size(), 0U);
    EXPECT_EQ(shapes.bytes(), 0U);
}

TEST(Shapes, RejectionsOfClassesThatAreGoneAreForgotten) {
    Shapes shapes;
    Shape& shape = shapes.use("a");
    shape.verdicts.resize(2);
    shape.rejections.resize(Shape::kFewRejections + 5);
    shape.verdicts[1] = {7, &shape.rejections.back(), 0, false};
    EXPECT_TRUE(shapes.use("a").rejections.empty());
    EXPECT_EQ(shape.verdicts[1].rejection, nullptr);
    EXPECT_EQ(shape.verdicts[1].generation, 0U);
}

} // namespace
} // namespace berth
