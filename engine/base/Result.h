// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace berth {

/// Why a function could not give what it was asked for. `Result` is for failures the caller must handle;
/// failures of a person's input carry a place and are `Diagnostics` instead.
struct Error {
    std::string text;

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T> using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string text) {
    return tl::unexpected<Error>(Error{std::move(text)});
}

} // namespace berth
