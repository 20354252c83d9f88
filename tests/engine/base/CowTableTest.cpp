// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/CowTable.h"

#include <gtest/gtest.h>

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
    const std::size_t pointers = 10 * sizeof(std::shared_ptr<int>);
    table.write(17) = 0;
    EXPECT_EQ(table.bytesNotIn(copy), 4 * sizeof(int) + pointers);
    table.write(18) = 0;
    EXPECT_EQ(table.bytesNotIn(copy), 4 * sizeof(int) + pointers);
}

TEST(CowTable, EnsureFillsWithDefaults) {
    CowTable<int, 4> table;
    table.ensure(6);
    EXPECT_EQ(table.size(), 7U);
    EXPECT_EQ(table[6], 0);
}

} // namespace
} // namespace berth::test
