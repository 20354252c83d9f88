# SPDX-License-Identifier: GPL-3.0-or-later
# What app/run builds: berth and berthctl as they are used.
set(CMAKE_BUILD_TYPE Release CACHE STRING "")
set(BERTH_TESTS OFF CACHE BOOL "")
# A user's compiler may warn where ours does not; the asan and tidy builds keep warnings errors.
set(BERTH_WERROR OFF CACHE BOOL "")
