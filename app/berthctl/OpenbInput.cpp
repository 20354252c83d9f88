// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/OpenbInput.h"

#include "app/berthctl/Input.h"

#include <fmt/ostream.h>

#include <charconv>
#include <fstream>
#include <ostream>
#include <sstream>
#include <string>

namespace berth::ctl {
namespace {

std::optional<std::string> contentOf(const std::string& path, Console console) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (file.good() || file.eof()) return text.str();
    fmt::print(console.err, "{}: error: this file cannot be read\n", path);
    return std::nullopt;
}

template <class Row>
bool readList(const Arguments& arguments, std::string_view option, Console console, std::vector<Row>& rows,
              tl::expected<std::vector<Row>, Diagnostics> (*read)(const std::string& file, std::string_view text)) {
    const std::optional<std::string> path = arguments.value(option);
    if (!path) {
        fmt::print(console.err, "berthctl: {} is missing: the CSV file of the openb trace\n", option);
        return false;
    }
    const std::optional<std::string> text = contentOf(*path, console);
    if (!text) return false;
    auto list = read(*path, *text);
    if (!list) {
        print(console.err, list.error());
        return false;
    }
    rows = std::move(*list);
    return true;
}

template <class Number>
bool readNumber(const Arguments& arguments, std::string_view option, Console console, std::optional<Number>& number) {
    const std::optional<std::string> text = arguments.value(option);
    if (!text) return true;
    Number value{};
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error == std::errc{} && end == text->data() + text->size()) {
        number = value;
        return true;
    }
    fmt::print(console.err, "berthctl: {}: expected a number, found \"{}\"\n", option, *text);
    return false;
}

} // namespace

std::optional<OpenbInput> readOpenbInput(const Arguments& arguments, Console console) {
    OpenbInput input;
    std::optional<std::int64_t> seed;
    if (!readNumber(arguments, "--seed", console, seed) || !readNumber(arguments, "--ratio", console, input.ratio))
        return std::nullopt;
    if (input.ratio && !(*input.ratio > 0 && *input.ratio <= 100)) {
        fmt::print(console.err, "berthctl: --ratio: expected a number above 0, at most 100\n");
        return std::nullopt;
    }
    input.seed = seed.value_or(input.seed);
    if (!readList(arguments, "--nodes", console, input.nodes, io::readOpenbNodes) ||
        !readList(arguments, "--pods", console, input.pods, io::readOpenbPods))
        return std::nullopt;
    return input;
}

} // namespace berth::ctl
