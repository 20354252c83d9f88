// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/PassWriter.h"

#include "engine/explain/Json.h"
#include "engine/explain/Text.h"

#include <nlohmann/json.hpp>

#include <ostream>
#include <string>

namespace berth::explain {
namespace {

using Json = nlohmann::ordered_json;

std::string dumped(const Json& json) {
    return json.dump(1, ' ', false, Json::error_handler_t::replace);
}

/// Line breaks stand between tokens only; those within texts are escaped.
std::string indented(const std::string& text, const std::string& by) {
    std::string result = by;
    for (const char c : text) {
        result += c;
        if (c == '\n') result += by;
    }
    return result;
}

} // namespace

void JsonPassWriter::begin() {
    const std::string head = dumped(headJson());
    out_ << head.substr(0, head.size() - 2) << ",\n \"cycles\": [";
    begun_ = true;
}

void JsonPassWriter::cycleEnded(const CycleRecord& record, const PassResult& soFar) {
    const bool isFirst = !begun_;
    if (isFirst) begin();
    out_ << (isFirst ? "\n" : ",\n") << indented(dumped(cycleJson(record, soFar)), "  ");
}

void JsonPassWriter::finish(const PassResult& result) {
    const bool none = !begun_;
    if (none) begin();
    out_ << (none ? "]" : "\n ]");
    const std::string tail = dumped(endJson(result));
    out_ << (tail == "{}" ? "\n}" : "," + tail.substr(1)) << '\n';
}

void TextPassWriter::cycleEnded(const CycleRecord& record, const PassResult& soFar) {
    out_ << cycleText(record, soFar) << '\n';
}

void TextPassWriter::finish(const PassResult& result) {
    out_ << summaryText(result);
}

} // namespace berth::explain
