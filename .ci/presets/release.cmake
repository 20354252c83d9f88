# SPDX-License-Identifier: GPL-3.0-or-later
# What app/run builds: berth and berthctl as they are used.
set(CMAKE_BUILD_TYPE Release CACHE STRING "")
set(BERTH_TESTS OFF CACHE BOOL "")
