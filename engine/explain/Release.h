// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace berth::explain {

/// The kube-scheduler release whose answers Berth gives.
inline constexpr const char* kRelease = "v1.37.2";

} // namespace berth::explain
