// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/framework/Status.h"

#include <fmt/ranges.h>

namespace berth {

std::string_view toString(Code code) {
    switch (code) {
    case Code::Success: return "Success";
    case Code::Error: return "Error";
    case Code::Unschedulable: return "Unschedulable";
    case Code::UnschedulableAndUnresolvable: return "UnschedulableAndUnresolvable";
    case Code::Wait: return "Wait";
    case Code::Skip: return "Skip";
    case Code::Pending: return "Pending";
    }
    return "";
}

Status::Status(Code code, std::string reason) : Status(code, std::vector<std::string>{std::move(reason)}) {}

Status::Status(Code code, std::vector<std::string> reasons) : code_(code) {
    if (!reasons.empty()) detail_ = std::make_shared<const Detail>(Detail{std::move(reasons), {}});
}

bool Status::isRejected() const {
    return code_ == Code::Unschedulable || code_ == Code::UnschedulableAndUnresolvable || code_ == Code::Pending;
}

const std::vector<std::string>& Status::reasons() const {
    static const std::vector<std::string> kNone;
    return detail_ ? detail_->reasons : kNone;
}

const std::string& Status::plugin() const {
    static const std::string kNone;
    return detail_ ? detail_->plugin : kNone;
}

Status& Status::setPlugin(std::string name) {
    if (plugin() != name) detail().plugin = std::move(name);
    return *this;
}

Status& Status::addReason(std::string reason) {
    detail().reasons.push_back(std::move(reason));
    return *this;
}

std::string Status::message() const {
    return fmt::format("{}", fmt::join(reasons(), ", "));
}

bool operator==(const Status& a, const Status& b) {
    return a.code_ == b.code_ && (a.detail_ == b.detail_ || (a.reasons() == b.reasons() && a.plugin() == b.plugin()));
}

Status::Detail& Status::detail() {
    auto own = std::make_shared<Detail>(detail_ ? *detail_ : Detail{});
    Detail& result = *own;
    detail_ = std::move(own);
    return result;
}

} // namespace berth
