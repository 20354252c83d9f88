// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/Names.h"

#include <gtest/gtest.h>

namespace berth {
namespace {

TEST(Names, QualifiedNames) {
    EXPECT_TRUE(isQualifiedName("disk"));
    EXPECT_TRUE(isQualifiedName("example.com/disk_A.1"));
    EXPECT_TRUE(isQualifiedName(std::string(63, 'a')));
    EXPECT_FALSE(isQualifiedName(std::string(64, 'a')));
    EXPECT_FALSE(isQualifiedName(""));
    EXPECT_FALSE(isQualifiedName("bad key"));
    EXPECT_FALSE(isQualifiedName("-x"));
    EXPECT_FALSE(isQualifiedName("a/b/c"));
    EXPECT_FALSE(isQualifiedName("/b"));
    EXPECT_FALSE(isQualifiedName("a_b.com/c"));
}

TEST(Names, FaultsAreUpstreamsSentences) {
    EXPECT_EQ(qualifiedNameFault("bad key"),
              "name part must consist of alphanumeric characters, '-', '_' or '.', and must start "
              "and end with an alphanumeric character");
    EXPECT_EQ(qualifiedNameFault("/x"), "prefix part must be non-empty");
}

TEST(Names, LabelValuesMayBeEmpty) {
    EXPECT_EQ(labelValueFault(""), "");
    EXPECT_EQ(labelValueFault("A-1_b.c"), "");
    EXPECT_NE(labelValueFault("a b"), "");
    EXPECT_NE(labelValueFault(std::string(64, 'a')), "");
}

TEST(Names, Subdomains) {
    EXPECT_EQ(subdomainFault("a-1.b"), "");
    EXPECT_NE(subdomainFault("A"), "");
    EXPECT_NE(subdomainFault("a..b"), "");
    EXPECT_NE(subdomainFault("a-"), "");
}

} // namespace
} // namespace berth
