// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/Writer.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace berth::io {
namespace {

namespace fs = std::filesystem;

/// A new file beside `target`. Removes it unless `keepAs` succeeded.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& target) : path_(target + ".XXXXXX"), descriptor_(mkstemp(path_.data())) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        if (descriptor_ >= 0) ::close(descriptor_);
        if (descriptor_ >= 0 && !kept_) ::unlink(path_.c_str());
    }

    bool isOpen() const { return descriptor_ >= 0; }

    bool write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(descriptor_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return ::fsync(descriptor_) == 0;
    }

    bool permit(mode_t mode) const { return ::fchmod(descriptor_, mode) == 0; }

    bool keepAs(const std::string& target) {
        kept_ = ::rename(path_.c_str(), target.c_str()) == 0;
        return kept_;
    }

private:
    std::string path_;
    int descriptor_;
    bool kept_ = false;
};

/// Where the text lies in the end: behind links.
std::string targetOf(const std::string& path) {
    std::error_code ignored;
    const fs::path canonical = fs::canonical(path, ignored);
    return ignored ? path : canonical.string();
}

/// Of the file that is there, else what a new file gets.
mode_t modeOf(const std::string& target) {
    struct stat status {};
    if (::stat(target.c_str(), &status) == 0) return status.st_mode & 07777;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// A rename would replace a file that is write-protected; its owner did not mean that.
bool isProtected(const std::string& target) {
    return ::access(target.c_str(), F_OK) == 0 && ::access(target.c_str(), W_OK) != 0;
}

tl::unexpected<Error> cannot(const std::string& path) {
    const int reason = errno;
    return fail(fmt::format("{} cannot be written: {}", path, std::strerror(reason)));
}

} // namespace

Result<void> writeFile(const std::string& path, std::string_view text) {
    const std::string target = targetOf(path);
    if (isProtected(target)) return cannot(path);
    TemporaryFile file(target);
    if (!file.isOpen() || !file.write(text) || !file.permit(modeOf(target)) || !file.keepAs(target))
        return cannot(path);
    return {};
}

} // namespace berth::io
