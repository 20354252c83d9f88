// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Configuration.h"
#include "engine/framework/ConfigurationCheck.h"
#include "engine/io/Document.h"
#include "engine/io/Findings.h"

#include <memory>
#include <string>
#include <vector>

namespace berth::io {

/// Every place of one input that holds a KubeSchedulerConfiguration: documents and ConfigMaps. One input may have one;
/// each further one is an error.
///
/// Call `add` and `addConfigMap` while the documents are read, `read` once at the end.
class ConfigurationSources {
public:
    /// `value` is a document for which isConfiguration holds; `text` is that document as written.
    void add(std::shared_ptr<const Document> document, ValueRef value, std::string text);
    /// Looks through the `data` of a v1 ConfigMap for configurations; their places are those in the ConfigMap's own
    /// file. True when one was found.
    bool addConfigMap(const std::shared_ptr<const Document>& document, ValueRef configMap, Findings& findings);

    bool empty() const { return sources_.empty(); }

    /// The configuration of the input, or the default one when there is none. nullptr when it has errors.
    std::shared_ptr<const Configuration> read(const ConfigurationCheck& check, Findings& findings) const;

private:
    struct Source {
        std::shared_ptr<const Document> document;
        ValueRef value;
        std::string text;
    };

    std::vector<Source> sources_;
};

} // namespace berth::io
