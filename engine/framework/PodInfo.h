// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/CowTable.h"
#include "engine/base/Id.h"
#include "engine/base/SimTime.h"
#include "engine/model/Pod.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>

namespace berth {

/// A pod on a node, as the scheduler's cache sees it. `pod` and `devices` are not owned: they live as long as the trace's pool.
struct PodInfo {
    PodId id;
    const Pod* pod = nullptr;
    SimTime startTime = SimTime::none();
    bool assumed = false;     ///< chosen and counted, not bound yet
    bool terminating = false; ///< deletionTimestamp set
    bool preempted = false;   ///< condition DisruptionTarget with reason PreemptionByScheduler
    std::span<const std::uint32_t>
        devices; ///< GPU devices it holds, ascending; empty: it asks none, or none are chosen yet
};

/// The pods of a node in their order. Copies share all that neither of them changes, so that one more pod on a node that holds very many
/// costs what it costs on any.
class PodList {
    using Table = CowTable<PodInfo>;

public:
    class const_iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = PodInfo;
        using difference_type = std::ptrdiff_t;
        using pointer = const PodInfo*;
        using reference = const PodInfo&;

        const_iterator() = default;
        const_iterator(const Table& table, std::size_t index) : table_(&table), index_(index) {}

        reference operator*() const { return (*table_)[index_]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type by) const { return *(*this + by); }
        const_iterator& operator++() { return *this += 1; }
        const_iterator& operator--() { return *this -= 1; }
        const_iterator operator++(int) { return std::exchange(*this, *this + 1); }
        const_iterator operator--(int) { return std::exchange(*this, *this - 1); }
        const_iterator& operator+=(difference_type by) {
            index_ = static_cast<std::size_t>(static_cast<difference_type>(index_) + by);
            return *this;
        }
        const_iterator& operator-=(difference_type by) { return *this += -by; }
        friend const_iterator operator+(const_iterator it, difference_type by) { return it += by; }
        friend const_iterator operator+(difference_type by, const_iterator it) { return it += by; }
        friend const_iterator operator-(const_iterator it, difference_type by) { return it -= by; }
        friend difference_type operator-(const const_iterator& a, const const_iterator& b) {
            return static_cast<difference_type>(a.index_) - static_cast<difference_type>(b.index_);
        }
        friend bool operator==(const const_iterator& a, const const_iterator& b) { return a.index_ == b.index_; }
        friend auto operator<=>(const const_iterator& a, const const_iterator& b) { return a.index_ <=> b.index_; }

    private:
        const Table* table_ = nullptr;
        std::size_t index_ = 0;
    };
    using const_reverse_iterator = std::reverse_iterator<const_iterator>;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const_iterator begin() const { return {table_, 0}; }
    const_iterator end() const { return {table_, size_}; }
    const PodInfo& operator[](std::size_t index) const { return table_[index]; }
    const PodInfo& front() const { return table_[0]; }
    const PodInfo& back() const { return table_[size_ - 1]; }

    /// A number of first pods that are the same in both. Costs little where one is a copy of the other that was changed behind them.
    std::size_t sharedStart(const PodList& other) const { return table_.sharedStart(other.table_); }

    /// Valid until the next change or copy.
    PodInfo& write(std::size_t index) { return table_.write(index); }
    void push_back(const PodInfo& pod);
    /// Those behind it move up.
    void erase(std::size_t index);
    /// The last one moves to `index`, those from there on move back.
    void moveLastTo(std::size_t index);

private:
    Table table_; ///< may be longer than the list
    std::size_t size_ = 0;
};

} // namespace berth
