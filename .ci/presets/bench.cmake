# SPDX-License-Identifier: GPL-3.0-or-later
# What tests/run --bench builds: the release with tests/bench beside it.
set(CMAKE_BUILD_TYPE Release CACHE STRING "")
set(BERTH_TESTS OFF CACHE BOOL "")
set(BERTH_BENCH ON CACHE BOOL "")
