// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace berth::ui {

/// Closes the window that the benchmarks of WindowBench keep; call before the application ends.
void closeOpenWindow();

} // namespace berth::ui
