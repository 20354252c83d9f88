// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berthctl/Input.h"

#include "engine/io/Reader.h"
#include "engine/plugins/BuiltinPlugins.h"
#include "engine/session/BuiltinConfigurationCheck.h"

#include <charconv>
#include <ostream>

namespace berth::ctl {
namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20;

Diagnostics complaint(std::string text) {
    return {{Severity::Error, {}, std::move(text), {}}};
}

tl::expected<io::ReadOptions, Diagnostics> readOptions(const Arguments& arguments) {
    io::ReadOptions options;
    options.check = builtinConfigurationCheck();
    const auto size = arguments.value(kMaxSizeOption.name);
    if (!size) return options;
    std::size_t megabytes = 0;
    const auto [end, error] = std::from_chars(size->data(), size->data() + size->size(), megabytes);
    if (error != std::errc() || end != size->data() + size->size() || megabytes == 0 ||
        megabytes > SIZE_MAX / kMebibyte)
        return tl::unexpected(complaint("--max-size is a whole number of MB above 0, not \"" + *size + "\""));
    options.maxSize = megabytes * kMebibyte;
    return options;
}

} // namespace

const Option kMaxSizeOption{"--max-size", "MB", "the largest file to read; 64 by default"};

tl::expected<Input, Diagnostics> readInput(std::span<const std::string> paths, const Arguments& arguments) {
    const auto options = readOptions(arguments);
    if (!options) return tl::unexpected(options.error());
    auto read = io::readFiles(paths, *options);
    if (!read) return tl::unexpected(std::move(read.error()));
    auto profiles = Profiles::create(read->scenario->configuration, builtinPlugins());
    if (!profiles) return tl::unexpected(std::move(profiles.error()));
    Input input{std::move(read->scenario), std::move(*profiles), std::move(read->notes), {}};
    for (io::SourceText& source : read->sources) input.texts.push_back(std::move(source.text));
    return input;
}

void print(std::ostream& out, const Diagnostics& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics) out << toString(diagnostic) << '\n';
}

std::string errorText(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics)
        if (diagnostic.severity == Severity::Error) text += (text.empty() ? "" : "; ") + diagnostic.text;
    return text;
}

} // namespace berth::ctl
