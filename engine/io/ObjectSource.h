// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Document.h"
#include "engine/model/Meta.h"

#include <memory>
#include <string>
#include <utility>

namespace berth::io {

/// What ObjectMeta.source points at: the object's value in the Document it was read from, which is shared, not copied.
class ObjectSource final : public SourceTree {
public:
    ObjectSource(std::shared_ptr<const Document> document, ValueRef value)
        : document_(std::move(document)), value_(value) {}

    const std::shared_ptr<const Document>& document() const { return document_; }
    ValueRef value() const { return value_; }

private:
    std::shared_ptr<const Document> document_;
    ValueRef value_;
};

/// The object's value, or absent when Berth made the object itself.
ValueRef sourceOf(const ObjectMeta& meta);

/// The object as YAML for a person: as it was written where it was read from YAML, else (JSON, patched objects)
/// written anew. "" when Berth made the object itself. `place` of the meta is its first line.
std::string yamlOf(const ObjectMeta& meta);

} // namespace berth::io
