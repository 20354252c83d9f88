// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

namespace berth::test {

/// Rapidcheck narrows ranges while it draws small things; here only the number of things is to be small.
inline auto wide(auto gen) {
    return rc::gen::resize(rc::kNominalSize, std::move(gen));
}

/// One of these, each as likely as the others; the first is the simplest, and what shrinking goes for.
template <class T> rc::Gen<T> element(std::initializer_list<T> values) {
    const std::vector<T> all(values);
    return rc::gen::map(wide(rc::gen::inRange<std::size_t>(0, all.size())),
                        [all](std::size_t index) { return T(all[index]); });
}

/// True in one of `n`.
inline rc::Gen<bool> seldom(int n) {
    return rc::gen::map(rc::gen::inRange(0, n), [n](int drawn) { return drawn == n - 1; });
}

/// A list that grows with `scale` of rapidcheck's size.
template <class T> auto some(rc::Gen<T> gen, double scale) {
    return rc::gen::scale(scale, rc::gen::container<std::vector<T>>(wide(std::move(gen))));
}

} // namespace berth::test
