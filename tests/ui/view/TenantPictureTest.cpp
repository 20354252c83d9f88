// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/TenantPicture.h"

#include <gtest/gtest.h>

namespace berth::ui {
namespace {

metrics::TenantStanding tenant(std::uint32_t used, std::optional<std::int64_t> quota) {
    metrics::TenantStanding standing{"team-a", {}, quota};
    standing.pods.ofQuota = standing.pods.gpus = used;
    standing.pods.pending = {0, 2, 1, 0};
    standing.pods.bound = {1, 0, 3, 0};
    return standing;
}

const std::vector<metrics::FairnessInForce> kSeventy = {{"ai-scheduler", {true, 70, {5, 10}}, 1, false}};

TEST(TenantRow, SaysWhoIsHeldBackAndByHowMuch) {
    const TenantRowView row = tenantRow(tenant(8, 10), kSeventy);
    EXPECT_TRUE(row.heldBack);
    EXPECT_EQ(row.scoreText, QStringLiteral("× 0.5"));
    EXPECT_EQ(row.useText, QStringLiteral("8 of 10"));
    EXPECT_EQ(row.shareText, QStringLiteral("80\u00A0%"));
    EXPECT_EQ(row.thresholds, std::vector<int>{70});
    EXPECT_TRUE(row.explanation.contains(QStringLiteral("with 1 GPU fewer"))) << row.explanation.toStdString();
    EXPECT_TRUE(row.explanation.contains(QStringLiteral("pending: P1 2, P2 1; bound: P0 1, P2 3")))
        << row.explanation.toStdString();
}

TEST(TenantRow, WithinItsShareEverythingCounts) {
    const TenantRowView row = tenantRow(tenant(7, 10), kSeventy);
    EXPECT_FALSE(row.heldBack);
    EXPECT_EQ(row.scoreText, QStringLiteral("× 1"));
}

TEST(TenantRow, OfSeveralProfilesTheStrictestCounts) {
    std::vector<metrics::FairnessInForce> both = kSeventy;
    both.push_back({"strict", {true, 50, {1, 10}}, 1, false});
    const TenantRowView row = tenantRow(tenant(8, 10), both);
    EXPECT_EQ(row.scoreText, QStringLiteral("× 0.1"));
    EXPECT_EQ(row.thresholds, (std::vector<int>{50, 70}));
}

TEST(TenantRow, WithoutAQuotaNothingHoldsBack) {
    const TenantRowView row = tenantRow(tenant(8, std::nullopt), kSeventy);
    EXPECT_FALSE(row.heldBack);
    EXPECT_EQ(row.useText, QStringLiteral("8 GPUs, no quota"));
    EXPECT_TRUE(row.shareText.isEmpty());
    EXPECT_LT(row.share(), 0);
}

TEST(TenantRow, AQuotaOfNothingIsUsedUpByAnything) {
    EXPECT_TRUE(tenantRow(tenant(1, 0), kSeventy).heldBack);
    EXPECT_FALSE(tenantRow(tenant(0, 0), kSeventy).heldBack);
}

} // namespace
} // namespace berth::ui
