// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/plugins/PluginTest.h"

#include <memory>
#include <string>
#include <vector>

namespace berth::test {

/// A PodGroup "default/NAME".
inline PodGroup podGroup(const std::string& name, std::int32_t minMember) {
    PodGroup group;
    group.meta.name = name;
    group.meta.ns = "default";
    group.minMember = minMember;
    return group;
}

inline MakePod member(const std::string& name, const std::string& gang, const std::string& gpus = "1") {
    return MakePod(name).req({{"nvidia.com/gpu", gpus}}).label("scheduling.x-k8s.io/pod-group", gang);
}

/// Gangs as the framework hands them to plugins, and the waiting room.
class FakeHandle final : public Handle {
public:
    bool anyPending(std::int32_t, bool) const override { return false; }
    bool anyOnTheWay(std::int32_t, bool) const override { return false; }
    std::vector<WaitingPod> waiting() const override { return {}; }
    std::shared_ptr<const Gang> gang(std::string_view key) const override {
        return gang_ != nullptr && gang_->key == key ? gang_ : nullptr;
    }
    std::shared_ptr<const Gang> gang_;
};

/// A cycle of a pod whose gang has other members too.
class GangTest : public PluginTest {
protected:
    using State = GangMember::State;

    /// Other members of the gang "default/g", ids from 100 up; placed ones are on node 0 unless told otherwise.
    void others(std::vector<State> states, NodeId on = NodeId{0}) {
        for (const State state : states) {
            const std::string name = "m" + std::to_string(members_.size());
            pods_.push_back(member(name, "g").obj());
            const PodId id{static_cast<std::uint32_t>(100 + members_.size())};
            members_.push_back({id, pods_.back().get(), state >= State::Assumed ? on : NodeId{}, state, false});
        }
    }

    /// The pod of the cycle, itself a member in the state given.
    void lookAt(const MakePod& pod, State state = State::Pending) {
        look(pod);
        input_.now = kDefaultStart;
        auto gang = std::make_shared<Gang>();
        gang->key = "default/g";
        gang->members = members_;
        gang->restUntil = restUntil_;
        gang->members.push_back({context_.pod, pod_.get(), NodeId{0}, state, false});
        input_.gang = gang;
        handle_.gang_ = gang;
        context_.handle = &handle_;
    }

    std::vector<GangMember> members_;
    std::vector<std::shared_ptr<const Pod>> pods_;
    SimTime restUntil_ = SimTime::none();
    FakeHandle handle_;
};

} // namespace berth::test
