// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <optional>

namespace berth::ui {

/// What was worked out for a size, such as where everything lies: it holds until the size is another one or forget().
template <class Value> class Kept {
public:
    /// What make() returns, which is asked only where nothing is kept for `size`.
    template <class Make> const Value& at(const QSize& size, Make make) {
        if (!value_ || size != size_) {
            value_ = make();
            size_ = size;
        }
        return *value_;
    }
    void forget() { value_.reset(); }

private:
    std::optional<Value> value_;
    QSize size_;
};

} // namespace berth::ui
