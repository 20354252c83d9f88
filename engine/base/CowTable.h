// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
/// | read | two indirections |
/// | first write after a copy | one block, and the vector of block pointers |
/// | later writes | as a vector's |
///
/// This is what makes a checkpoint of the World cost what has changed since the last one. Copies may be read from other threads
/// as long as each copy is written by one thread only. References from `write` are valid until the next copy or write.
template <class T, std::size_t BlockSize = 8> class CowTable {
    using Block = std::array<T, BlockSize>;
    using Blocks = std::vector<std::shared_ptr<Block>>;

public:
    /// Entries of one block lie together and are copied together.
    static constexpr std::size_t kBlockSize = BlockSize;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }

    const T& operator[](std::size_t index) const { return (*(*blocks_)[index / BlockSize])[index % BlockSize]; }

    T& write(std::size_t index) { return ownedBlock(index / BlockSize)[index % BlockSize]; }

    T& push(T value) {
        if (size_ % BlockSize == 0) ownedBlocks().push_back(std::make_shared<Block>());
        T& slot = write(size_++);
        slot = std::move(value);
        return slot;
    }

    /// Grows with default values so that `index` exists.
    void ensure(std::size_t index) {
        while (size_ <= index) push(T{});
    }

    /// Bytes of the blocks, shared ones included (for budgets, not for sums over tables that share).
    std::size_t bytes() const { return blocks_->size() * (sizeof(Block) + sizeof(std::shared_ptr<Block>)); }

    /// Bytes of the blocks, and of the vector of pointers to them, that `other` does not share with this table.
    std::size_t bytesNotIn(const CowTable& other) const {
        if (blocks_ == other.blocks_) return 0;
        std::size_t own = 0;
        for (std::size_t i = 0; i < blocks_->size(); ++i)
            if (i >= other.blocks_->size() || (*blocks_)[i] != (*other.blocks_)[i]) ++own;
        return own * sizeof(Block) + blocks_->size() * sizeof(std::shared_ptr<Block>);
    }

    /// A number of first entries that both have and certainly share: looks at pointers only.
    std::size_t sharedStart(const CowTable& other) const {
        if (blocks_ == other.blocks_) return size_ < other.size_ ? size_ : other.size_;
        const std::size_t most = (size_ < other.size_ ? size_ : other.size_) / BlockSize;
        std::size_t shared = 0;
        while (shared < most && (*blocks_)[shared] == (*other.blocks_)[shared]) ++shared;
        return shared * BlockSize;
    }

private:
    Blocks& ownedBlocks() {
        if (blocks_.use_count() > 1) blocks_ = std::make_shared<Blocks>(*blocks_);
        return *blocks_;
    }
    Block& ownedBlock(std::size_t index) {
        std::shared_ptr<Block>& block = ownedBlocks()[index];
        if (block.use_count() > 1) block = std::make_shared<Block>(*block);
        return *block;
    }

    std::shared_ptr<Blocks> blocks_ = std::make_shared<Blocks>();
    std::size_t size_ = 0;
};

} // namespace berth
