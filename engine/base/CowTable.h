// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace berth {

/// A growing table whose blocks are shared between copies and copied on the first write.
///
/// | operation | cost |
/// |---|---|
/// | copy of the table | O(1) |
/// | read | three indirections |
/// | first write after a copy | one block, one page of pointers to blocks, and the vector of pointers to pages |
/// | later writes | as a vector's |
///
/// This is what makes a checkpoint of the World cost what has changed since the last one. Copies may be read from other threads
/// as long as each copy is written by one thread only. References from `write` are valid until the next copy or write.
template <class T, std::size_t BlockSize = 8> class CowTable {
    static constexpr std::size_t kPageSize = 64; ///< blocks
    using Block = std::array<T, BlockSize>;
    using Page = std::vector<std::shared_ptr<Block>>;
    using Pages = std::vector<std::shared_ptr<Page>>;

public:
    /// Entries of one block lie together and are copied together.
    static constexpr std::size_t kBlockSize = BlockSize;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

    const T& operator[](std::size_t index) const { return (*block(index / BlockSize))[index % BlockSize]; }

    T& write(std::size_t index) { return ownedBlock(index / BlockSize)[index % BlockSize]; }

    T& push(T value) {
        if (size_ % BlockSize == 0) addBlock();
        T& slot = write(size_++);
        slot = std::move(value);
        return slot;
    }

    /// Grows with default values so that `index` exists.
    void ensure(std::size_t index) {
        while (size_ <= index) push(T{});
    }

    /// Bytes of blocks and pages, shared ones included (for budgets, not for sums over tables that share).
    std::size_t bytes() const { return blocks() * (sizeof(Block) + kPointer) + pages_->size() * kPointer; }

    /// Bytes of the blocks, and of the pages and the vector of pages, that `other` does not share with this table.
    std::size_t bytesNotIn(const CowTable& other) const {
        if (pages_ == other.pages_) return 0;
        std::size_t own = pages_->size() * kPointer;
        for (std::size_t i = 0; i < pages_->size(); ++i)
            if (!sharesPage(other, i)) own += bytesOfPageNotIn(other, i);
        return own;
    }

    /// A number of first entries that both have and certainly share: looks at pointers only.
    std::size_t sharedStart(const CowTable& other) const {
        if (pages_ == other.pages_) return std::min(size_, other.size_);
        const std::size_t most = std::min(size_, other.size_) / BlockSize;
        std::size_t shared = 0;
        while (shared + kPageSize <= most && sharesPage(other, shared / kPageSize)) shared += kPageSize;
        while (shared < most && block(shared) == other.block(shared)) ++shared;
        return shared * BlockSize;
    }

private:
    static constexpr std::size_t kPointer = sizeof(std::shared_ptr<Block>);

    std::size_t blocks() const { return (size_ + BlockSize - 1) / BlockSize; }
    const std::shared_ptr<Block>& block(std::size_t index) const {
        return (*(*pages_)[index / kPageSize])[index % kPageSize];
    }
    bool sharesPage(const CowTable& other, std::size_t page) const {
        return page < other.pages_->size() && (*pages_)[page] == (*other.pages_)[page];
    }
    std::size_t bytesOfPageNotIn(const CowTable& other, std::size_t page) const {
        const std::size_t first = page * kPageSize;
        const std::size_t end = std::min(blocks(), first + kPageSize);
        std::size_t own = (end - first) * kPointer;
        for (std::size_t i = first; i < end; ++i)
            if (i >= other.blocks() || block(i) != other.block(i)) own += sizeof(Block);
        return own;
    }

    /// The only holder of what it returns; `shared` is replaced by a copy where it is not.
    template <class Part> static Part& owned(std::shared_ptr<Part>& shared) {
        if (shared.use_count() > 1) shared = std::make_shared<Part>(*shared);
        return *shared;
    }
    Page& ownedPage(std::size_t index) { return owned(owned(pages_)[index]); }
    Block& ownedBlock(std::size_t index) { return owned(ownedPage(index / kPageSize)[index % kPageSize]); }
    void addBlock() {
        if (blocks() % kPageSize == 0) owned(pages_).push_back(std::make_shared<Page>());
        ownedPage(blocks() / kPageSize).push_back(std::make_shared<Block>());
    }

    std::shared_ptr<Pages> pages_ = std::make_shared<Pages>();
    std::size_t size_ = 0;
};

} // namespace berth
