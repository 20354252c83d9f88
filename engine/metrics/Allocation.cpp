// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/Allocation.h"

namespace berth::metrics {

Amounts& Amounts::operator+=(const Amounts& other) {
    milliCpu += other.milliCpu;
    cpuCapacity += other.cpuCapacity;
    gpus += other.gpus;
    gpuCapacity += other.gpuCapacity;
    permitGpus += other.permitGpus;
    return *this;
}

Amounts& Amounts::operator-=(const Amounts& other) {
    milliCpu -= other.milliCpu;
    cpuCapacity -= other.cpuCapacity;
    gpus -= other.gpus;
    gpuCapacity -= other.gpuCapacity;
    permitGpus -= other.permitGpus;
    return *this;
}

void Allocation::advance(SimTime to) {
    if (to <= now_) return;
    const Duration time = to - now_;
    sums_.cpu.add(amounts_.milliCpu, time);
    sums_.cpuCapacity.add(amounts_.cpuCapacity, time);
    sums_.gpu.add(amounts_.gpus, time);
    sums_.gpuCapacity.add(amounts_.gpuCapacity, time);
    sums_.permitGpu.add(amounts_.permitGpus, time);
    now_ = to;
}

Allocation Allocation::at(SimTime later) const {
    Allocation copy(now_);
    copy.amounts_ = amounts_;
    copy.sums_ = sums_;
    copy.advance(later);
    return copy;
}

void Allocation::set(const Amounts& amounts) {
    if (amounts == amounts_ && !points_.empty()) return;
    amounts_ = amounts;
    if (points_.empty() || points_.back().at < now_)
        points_.push_back({now_, amounts});
    else
        points_.back().amounts = amounts;
}

std::optional<double> Allocation::ratio(const Integral& held, const Integral& capacity) {
    if (capacity.isZero()) return std::nullopt;
    return held.seconds() / capacity.seconds();
}

} // namespace berth::metrics
