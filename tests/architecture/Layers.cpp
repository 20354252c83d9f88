// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/Layers.h"

#include <algorithm>

namespace berth::architecture {

namespace {

std::string_view firstPart(std::string_view path) {
    const std::size_t slash = path.find('/');
    return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
}

} // namespace

const std::vector<Layer>& layers() {
    static const std::vector<Layer> table{
        {"base", {}},
        {"model", {"base"}},
        {"framework", {"base", "model"}},
        {"plugins", {"base", "model", "framework"}},
        {"io", {"base", "model", "framework"}},
        {"trace", {"base", "model", "framework"}},
        {"cache", {"base", "model", "framework", "trace"}},
        {"runtime", {"base", "model", "framework", "trace"}},
        {"queue", {"base", "model", "framework", "trace", "cache", "runtime"}},
        {"scheduler", {"base", "model", "framework", "trace", "queue", "cache", "runtime"}},
        {"sim", {"base", "model", "framework", "trace", "queue", "cache", "runtime", "scheduler"}},
        {"session",
         {"base", "model", "framework", "plugins", "trace", "queue", "cache", "runtime", "scheduler", "sim"}},
        {"metrics", {"base", "model", "framework", "trace", "session"}},
        {"explain",
         {"base", "model", "framework", "plugins", "trace", "queue", "cache", "runtime", "scheduler", "sim", "session",
          "metrics"}},
        {"tune",
         {"base", "model", "framework", "plugins", "trace", "scheduler", "session", "metrics", "explain", "io"}},
        {"ui", {"base", "model", "framework", "trace", "session", "metrics", "explain", "tune", "io"}},
        {"berthctl",
         {"base", "model", "framework", "plugins", "io", "trace", "queue", "cache", "runtime", "scheduler", "sim",
          "session", "metrics", "explain", "tune"}},
        {"berth",
         {"base", "model", "framework", "plugins", "trace", "session", "metrics", "explain", "tune", "io", "ui"}},
    };
    return table;
}

std::string layerOf(std::string_view path) {
    const std::string_view top = firstPart(path);
    if (top == "ui") return "ui";
    if (top != "engine" && top != "app") return {};
    return std::string(firstPart(path.substr(top.size() + 1)));
}

bool mayInclude(std::string_view from, std::string_view to) {
    if (from == to) return true;
    const auto layer = std::find_if(layers().begin(), layers().end(), [&](const Layer& l) { return l.name == from; });
    return layer != layers().end() && std::find(layer->sees.begin(), layer->sees.end(), to) != layer->sees.end();
}

} // namespace berth::architecture
