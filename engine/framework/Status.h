// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace berth {

/// Upstream: framework.Code. Refusing a pod is not failing: the three rejected codes are verdicts, Error is a fault.
enum class Code : std::uint8_t {
    Success,
    Error,                        ///< internal fault; the pod is retried with error back-off
    Unschedulable,                ///< rejected now; preemption might help
    UnschedulableAndUnresolvable, ///< rejected; preemption cannot help
    Wait,                         ///< from Permit only
    Skip,                         ///< from PreFilter, PreScore, Bind and PreBindPreFlight only
    Pending,                      ///< rejected, and waiting for something external
};

std::string_view toString(Code code);

/// What a plugin answers. A success holds no memory, so that it is free to pass around.
///
/// Upstream: framework.Status.
class Status {
public:
    Status() = default; ///< Success
    explicit Status(Code code) : code_(code) {}
    Status(Code code, std::string reason);
    Status(Code code, std::vector<std::string> reasons);
    /// An Error whose text is its first reason.
    static Status error(std::string text) { return {Code::Error, std::move(text)}; }

    Code code() const { return code_; }
    bool ok() const { return code_ == Code::Success; }
    bool isSkip() const { return code_ == Code::Skip; }
    bool isWait() const { return code_ == Code::Wait; }
    /// Unschedulable, UnschedulableAndUnresolvable or Pending.
    bool isRejected() const;

    const std::vector<std::string>& reasons() const;
    /// The plugin that produced it, "" when the framework itself did.
    const std::string& plugin() const;
    Status& setPlugin(std::string name);
    Status& addReason(std::string reason);
    /// The reasons joined by ", ".
    std::string message() const;

    friend bool operator==(const Status& a, const Status& b);

private:
    struct Detail {
        std::vector<std::string> reasons;
        std::string plugin;
    };
    Detail& detail();

    Code code_ = Code::Success;
    std::shared_ptr<const Detail> detail_;
};

} // namespace berth
