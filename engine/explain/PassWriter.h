// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/explain/Pass.h"

#include <iosfwd>

namespace berth::explain {

// A pass written down while it runs, one cycle at a time, so that its records need not all be there at once. Give one to runPass, then
// call `finish` with what that returns. `out` must outlive it.

/// The same text as `toJson(result).dump(1)`: the document of conformance/FORMAT.md.
class JsonPassWriter final : public PassListener {
public:
    explicit JsonPassWriter(std::ostream& out) : out_(out) {}
    void cycleEnded(const CycleRecord& record, const PassResult& soFar) override;
    void finish(const PassResult& result);

private:
    void begin();

    std::ostream& out_;
    bool begun_ = false;
};

/// The same text as `toText(result)`.
class TextPassWriter final : public PassListener {
public:
    explicit TextPassWriter(std::ostream& out) : out_(out) {}
    void cycleEnded(const CycleRecord& record, const PassResult& soFar) override;
    void finish(const PassResult& result);

private:
    std::ostream& out_;
};

} // namespace berth::explain
