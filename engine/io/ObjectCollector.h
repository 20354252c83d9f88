// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/Findings.h"
#include "engine/io/config/ConfigurationSources.h"
#include "engine/io/objects/MetaDecoder.h"
#include "engine/model/Cluster.h"
#include "engine/model/Node.h"
#include "engine/model/Pod.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace berth::io {

/// Sorts the documents of an input by kind and decodes them: what a Scenario is made of, before anything refers to
/// anything.
class ObjectCollector {
public:
    explicit ObjectCollector(Findings& findings) : findings_(findings) {}

    /// Asked now and then with the share of a file's objects that are read; false stops the reading.
    using GoOn = std::function<bool(double done)>;
    /// Reads all documents of a file.
    void add(const std::shared_ptr<const Document>& document, const GoOn& goOn);

    std::vector<std::shared_ptr<Node>> nodes;
    std::vector<std::shared_ptr<Pod>> pods;
    ClusterObjects objects;
    ConfigurationSources configurations;
    ObjectValue scenario; ///< its value is absent when there is none

private:
    /// What a typed list (PodList) says about its items.
    struct Heading {
        std::string_view apiVersion;
        std::string_view kind;
    };
    using Reader = void (ObjectCollector::*)(Fields&, const ObjectValue&);
    struct Kind {
        std::string_view kind;
        std::string_view apiVersion;
        Reader read;
    };
    static const Kind kKinds[];

    void addRoot(const std::shared_ptr<const Document>& document, std::size_t root);
    /// Asks `goOn_` every now and then. Items of a list count as parts of their document.
    bool mayGoOn(double partOfRoot);
    void addObject(const ObjectValue& object, const Heading& fallback);
    void addList(const ObjectValue& list, const Heading& heading);
    void addKnown(const ObjectValue& object, const Heading& heading, const Kind& kind);
    void addOther(const ObjectValue& object, const Heading& heading);
    void addScenario(const ObjectValue& object);
    void noteDuplicateKeys(const Document& document);
    void noteDuplicateObject(std::string_view kind, const ObjectMeta& meta);

    void readNodeObject(Fields& in, const ObjectValue& object);
    void readPodObject(Fields& in, const ObjectValue& object);
    void readNamespaceObject(Fields& in, const ObjectValue& object);
    void readPriorityClassObject(Fields& in, const ObjectValue& object);
    void readBudgetObject(Fields& in, const ObjectValue& object);
    void readPodGroupObject(Fields& in, const ObjectValue& object);
    void readQuotaObject(Fields& in, const ObjectValue& object);
    void readServiceObject(Fields& in, const ObjectValue& object);
    void readConfigMapObject(Fields& in, const ObjectValue& object);
    template <int WorkloadKind> void readWorkloadObject(Fields& in, const ObjectValue& object);

    Findings& findings_;
    const GoOn* goOn_ = nullptr; ///< of the file that is being read
    double root_ = 0;            ///< which of its documents, and of how many
    double roots_ = 1;
    std::size_t untilAsked_ = 0; ///< objects
    bool stopped_ = false;
    std::unordered_map<std::string, Place> seen_; ///< "Kind/namespace/name" → where
    std::vector<std::uint32_t> strict_;           ///< roots whose duplicate keys their own readers report
};

} // namespace berth::io
