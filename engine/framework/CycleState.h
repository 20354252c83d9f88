// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>

namespace berth {

/// What a plugin keeps from one extension point to the next within one pod's cycle.
class StateData {
public:
    virtual ~StateData() = default;
    /// A copy for a trial run (nominated pods, preemption); changes to it are lost with the trial.
    virtual std::unique_ptr<StateData> clone() const = 0;
};

/// Key → value store of one cycle of one pod.
///
/// Upstream: framework.CycleState. PreFilter, PreScore, PostFilter, Reserve and Permit may write; Filter and Score only read.
class CycleState {
public:
    CycleState() = default;
    CycleState(CycleState&&) = default;
    CycleState& operator=(CycleState&&) = default;

    /// The value under `key` as a T, or nullptr.
    template <class T> const T* read(std::string_view key) const {
        const auto it = data_.find(key);
        return it == data_.end() ? nullptr : dynamic_cast<const T*>(it->second.get());
    }
    template <class T> T* readMutable(std::string_view key) {
        const auto it = data_.find(key);
        return it == data_.end() ? nullptr : dynamic_cast<T*>(it->second.get());
    }
    void write(std::string key, std::unique_ptr<StateData> value) { data_[std::move(key)] = std::move(value); }

    CycleState clone() const;

    /// Plugins whose PreFilter (PreScore) said Skip: their Filter and AddPod/RemovePod (Score and NormalizeScore) are not called.
    std::set<std::string, std::less<>> skipFilter;
    std::set<std::string, std::less<>> skipScore;

private:
    std::map<std::string, std::unique_ptr<StateData>, std::less<>> data_;
};

} // namespace berth
