// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plugins/imagelocality/ImageLocality.h"

#include "engine/base/Wrap.h"

#include <fmt/format.h>

#include <algorithm>

namespace berth {
namespace {

constexpr std::int64_t kMebi = 1024 * 1024;
constexpr std::int64_t kLowest = 23 * kMebi;
constexpr std::int64_t kHighestPerImage = 1000 * kMebi;

/// With the tag that is meant when none is given.
std::string normalized(const std::string& image) {
    const std::size_t colon = image.rfind(':');
    const std::size_t slash = image.rfind('/');
    const bool tagged = colon != std::string::npos && (slash == std::string::npos || colon > slash);
    return tagged ? image : image + ":latest";
}

std::vector<std::string> imagesOf(const Pod& pod) {
    std::vector<std::string> images;
    for (const Container& container : pod.initContainers) images.push_back(normalized(container.image));
    for (const Container& container : pod.containers) images.push_back(normalized(container.image));
    for (const Volume& volume : pod.volumes)
        if (volume.kind == Volume::Kind::Image) images.push_back(normalized(volume.reference));
    return images;
}

bool holds(const Node& node, const std::string& image) {
    return std::any_of(node.images.begin(), node.images.end(), [&image](const ContainerImage& held) {
        return std::find(held.names.begin(), held.names.end(), image) != held.names.end();
    });
}

/// An image's size, scaled by the share of nodes that have it.
std::int64_t spreadSize(const ImageState& image, std::size_t nodes) {
    const double share = static_cast<double>(image.nodes) / static_cast<double>(nodes);
    return static_cast<std::int64_t>(static_cast<double>(image.size) * share);
}

std::size_t imageCount(const Pod& pod) {
    const auto isImage = [](const Volume& volume) { return volume.kind == Volume::Kind::Image; };
    return pod.initContainers.size() + pod.containers.size() +
           static_cast<std::size_t>(std::count_if(pod.volumes.begin(), pod.volumes.end(), isImage));
}

std::int64_t sumOf(const std::vector<std::string>& images, const NodeInfo& node, const Snapshot& snapshot,
                   Terms* terms) {
    std::int64_t sum = 0;
    for (const std::string& image : images) {
        const auto it = snapshot.images().find(image);
        const bool here = it != snapshot.images().end() && holds(*node.node, image);
        const std::int64_t part = here ? spreadSize(it->second, snapshot.size()) : 0;
        sum = wrapAdd(sum, part);
        if (terms == nullptr) continue;
        if (here)
            terms->add(image, part,
                       fmt::format("{} × {} of {} nodes", it->second.size, it->second.nodes, snapshot.size()));
        else
            terms->skip(image, "the node does not have the image");
    }
    return sum;
}

void explain(Terms& terms, std::int64_t sum, std::int64_t clamped, std::int64_t highest, std::int64_t score) {
    if (sum <= kLowest) terms.skip("image locality", "images of up to 23 MiB in all do not count");
    if (sum > highest) terms.skip("the rest of the sum", "no more than 1000 MiB count for each container");
    terms.add("total", score, fmt::format("100 × ({} − {}) / ({} − {})", clamped, kLowest, highest, kLowest));
}

} // namespace

tl::expected<std::int64_t, Status> ImageLocality::score(const Context& context, const CycleState&, const Pod& pod,
                                                        const NodeInfo& node, Terms* terms) const {
    const bool worthLooking = !node.node->images.empty() || terms != nullptr;
    const std::int64_t sum = worthLooking ? sumOf(imagesOf(pod), node, context.snapshot(), terms) : 0;
    const std::int64_t highest = kHighestPerImage * static_cast<std::int64_t>(imageCount(pod));
    const std::int64_t clamped = sum < kLowest ? kLowest : std::min(sum, highest);
    const std::int64_t score = kMaxScore * (clamped - kLowest) / (highest - kLowest);
    if (terms != nullptr) explain(*terms, sum, clamped, highest, score);
    return score;
}

void ImageLocality::keyOfPod(const Pod& pod, AlikeKey& key) const {
    const std::vector<std::string> images = imagesOf(pod);
    key.add(static_cast<std::int64_t>(images.size()));
    for (const std::string& image : images) key.add(image);
}

void ImageLocality::keyOfNode(const Node& node, const NamedParts& named, AlikeKey& key) const {
    for (const std::string& image : named.images) key.add(holds(node, image) ? 1 : 0);
}

void ImageLocality::nameParts(const Pod& pod, NamedParts& named) const {
    for (std::string& image : imagesOf(pod)) named.images.insert(std::move(image));
}

} // namespace berth
