// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/gpufragmentation/GPUFragmentationArgs.h"

namespace berth {

GPUFragmentationArgs decodeGPUFragmentationArgs(const Value& args, Diagnostics& out) {
    GPUFragmentationArgs result;
    ValueReader reader(args, "", out);
    skipTypeMeta(reader);
    result.maxGpuPerNode = readMaxGpuPerNode(reader);
    result.devicePolicy = readDevicePolicy(reader);
    reader.finish();
    return result;
}

} // namespace berth
