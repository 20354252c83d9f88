// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/CowTable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace berth::test {
namespace {

TEST(CowTable, ACopyKeepsWhatWasThere) {
    CowTable<int, 4> table;
    for (int i = 0; i < 10; ++i) table.push(i);
    const CowTable<int, 4> copy = table;
    table.write(5) = 50;
    table.push(10);
    EXPECT_EQ(copy[5], 5);
    EXPECT_EQ(copy.size(), 10U);
    EXPECT_EQ(table[5], 50);
    EXPECT_EQ(table[10], 10);
}

TEST(CowTable, AWriteCopiesOneBlockOnly) {
    CowTable<int, 4> table;
    for (int i = 0; i < 40; ++i) table.push(i);
    const CowTable<int, 4> copy = table;
    EXPECT_EQ(table.bytesNotIn(copy), 0U);
    const std::size_t pointers = (1 + 10) * sizeof(std::shared_ptr<int>);
    table.write(17) = 0;
    EXPECT_EQ(table.bytesNotIn(copy), 4 * sizeof(int) + pointers);
    table.write(18) = 0;
    EXPECT_EQ(table.bytesNotIn(copy), 4 * sizeof(int) + pointers);
}

TEST(CowTable, AWriteInALargeTableCopiesFewPointers) {
    CowTable<int, 4> table;
    for (int i = 0; i < 40'000; ++i) table.push(i);
    const CowTable<int, 4> copy = table;
    table.write(20'001) = -1;
    const std::size_t pages = (10'000 + 63) / 64;
    EXPECT_EQ(table.bytesNotIn(copy), 4 * sizeof(int) + (pages + 64) * sizeof(std::shared_ptr<int>));
    EXPECT_EQ(table.sharedStart(copy), 20'000U);
    EXPECT_EQ(copy.sharedStart(table), 20'000U);
    EXPECT_EQ(copy[20'001], 20'001);
}

TEST(CowTable, CopiesGoDifferentWaysAtEverySize) {
    std::vector<CowTable<int, 4>> copies;
    CowTable<int, 4> table;
    for (int size = 0; size < 600; ++size) {
        copies.push_back(table);
        table.push(size);
        copies.back().push(-size);
        table.write(static_cast<std::size_t>(size) / 2) += 1000;
    }
    for (int size = 0; size < 600; ++size) {
        const CowTable<int, 4>& copy = copies[static_cast<std::size_t>(size)];
        ASSERT_EQ(copy.size(), static_cast<std::size_t>(size) + 1);
        EXPECT_EQ(copy[static_cast<std::size_t>(size)], -size);
        for (int i = 0; i < size; ++i) {
            const int written = std::max(0, std::min(size, 2 * i + 2) - 2 * i);
            EXPECT_EQ(copy[static_cast<std::size_t>(i)], i + 1000 * written) << size << " " << i;
        }
    }
}

TEST(CowTable, EnsureFillsWithDefaults) {
    CowTable<int, 4> table;
    table.ensure(6);
    EXPECT_EQ(table.size(), 7U);
    EXPECT_EQ(table[6], 0);
}

} // namespace
} // namespace berth::test
