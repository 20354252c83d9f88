// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/Cycle.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace berth {
namespace {

using NodeNames = std::set<std::string>;

/// Asks the plugins one after another and remembers what their answers mean together.
class PreFilterPhase {
public:
    explicit PreFilterPhase(Cycle& cycle) : cycle_(cycle) {}

    Status run() {
        const std::vector<PluginAt<PreFilterPlugin>>& plugins = cycle_.framework.preFilter;
        for (std::size_t i = 0; i < plugins.size(); ++i)
            if (auto stopped = take(plugins[i].name, answerOf(i))) return *std::move(stopped);
        cycle_.result.unschedulablePlugins = narrowing_;
        if (remembered_.ok() && cycle_.nodes) narrow();
        return remembered_;
    }

private:
    PreFilterResult answerOf(std::size_t index) {
        if (cycle_.known != nullptr && (*cycle_.known)[index]) return *(*cycle_.known)[index];
        return cycle_.framework.preFilter[index].plugin->preFilter(cycle_.context, cycle_.result.state, cycle_.pod());
    }

    /// A status ends the point there.
    std::optional<Status> take(std::string_view plugin, PreFilterResult answer) {
        if (!answer.status.ok() && !answer.status.isSkip()) answer.status.setPlugin(std::string(plugin));
        cycle_.record.preFilterCalled(plugin, answer);
        switch (answer.status.code()) {
        case Code::Success: return narrowTo(plugin, std::move(answer.nodes));
        case Code::Skip: cycle_.result.state.skipFilter.emplace(plugin); return std::nullopt;
        case Code::Unschedulable: remembered_ = std::move(answer.status); return std::nullopt;
        case Code::UnschedulableAndUnresolvable: return answer.status;
        default: return failed(plugin, answer.status);
        }
    }

    static Status failed(std::string_view plugin, const Status& status) {
        Status error = Status::error(fmt::format("running PreFilter plugin \"{}\": {}", plugin, status.message()));
        error.setPlugin(std::string(plugin));
        return error;
    }

    std::optional<Status> narrowTo(std::string_view plugin, std::optional<NodeNames> nodes) {
        if (!nodes) return std::nullopt;
        narrowing_.emplace(plugin);
        cycle_.nodes = cycle_.nodes ? common(*cycle_.nodes, *nodes) : std::move(*nodes);
        if (!cycle_.nodes->empty()) return std::nullopt;
        cycle_.result.unschedulablePlugins = narrowing_;
        return Status(Code::UnschedulableAndUnresolvable, nothingInCommon());
    }

    static NodeNames common(const NodeNames& a, const NodeNames& b) {
        NodeNames both;
        std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.end()));
        return both;
    }

    std::string nothingInCommon() const {
        if (narrowing_.size() == 1) return "node(s) didn't satisfy plugin " + *narrowing_.begin();
        return fmt::format("node(s) didn't satisfy plugin(s) [{}] simultaneously", fmt::join(narrowing_, " "));
    }

    void narrow() {
        cycle_.record.narrowedTo(*cycle_.nodes);
        cycle_.result.absent = Status(Code::UnschedulableAndUnresolvable,
                                      fmt::format("node(s) didn't satisfy plugin(s) [{}]", fmt::join(narrowing_, " ")));
    }

    Cycle& cycle_;
    std::set<std::string> narrowing_; ///< plugins that gave a node set
    Status remembered_;               ///< the last Unschedulable
};

} // namespace

Status runPreFilter(Cycle& cycle) {
    return PreFilterPhase(cycle).run();
}

} // namespace berth
