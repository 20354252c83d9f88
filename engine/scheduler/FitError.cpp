// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/FitError.h"

#include "engine/scheduler/Look.h"

#include <fmt/format.h>

namespace berth {
namespace {

std::vector<const Status*> ownStatuses(const std::vector<std::optional<Status>>& statuses) {
    std::vector<const Status*> own;
    for (const std::optional<Status>& status : statuses)
        if (status) own.push_back(&*status);
    return own;
}

} // namespace

std::string fitErrorText(std::size_t nodes, const std::string& preFilterMessage,
                         const std::vector<std::optional<Status>>& statuses, const Status& absent,
                         const std::string& postFilterMessage) {
    std::string text = fmt::format("0/{} nodes are available:", nodes);
    const std::string reasons =
        preFilterMessage.empty() ? reasonHistogram(ownStatuses(statuses), nodes, absent) : preFilterMessage;
    if (!reasons.empty()) text += " " + reasons + ".";
    return withPostFilterMessage(std::move(text), postFilterMessage);
}

std::string withPostFilterMessage(std::string fitError, const std::string& postFilterMessage) {
    if (!postFilterMessage.empty()) fitError += " " + postFilterMessage;
    return fitError;
}

} // namespace berth
