# SPDX-License-Identifier: GPL-3.0-or-later
# What tests/run builds: everything, under AddressSanitizer, LeakSanitizer and UndefinedBehaviorSanitizer.
set(CMAKE_BUILD_TYPE Asan CACHE STRING "")
set(BERTH_TESTS ON CACHE BOOL "")
