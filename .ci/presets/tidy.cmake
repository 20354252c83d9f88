# SPDX-License-Identifier: GPL-3.0-or-later
# What clang-tidy reads: compile commands without GCC's precompiled headers and without its warnings.
set(CMAKE_BUILD_TYPE Tidy CACHE STRING "")
set(BERTH_TESTS OFF CACHE BOOL "")
set(BERTH_PCH OFF CACHE BOOL "")
set(BERTH_WERROR OFF CACHE BOOL "")
set(CMAKE_CXX_COMPILER_LAUNCHER "" CACHE STRING "")
