# SPDX-License-Identifier: GPL-3.0-or-later
# Shared by app/run, tests/run and .ci/run, which source it. Needs `root`, the project's folder.

# What Debian 12 calls the things we build with, and what the tests and the gates need on top.
packages_app=(
    cmake ninja-build g++ ccache lld
    qt6-base-dev libqt6opengl6-dev qt6-svg-dev qt6-charts-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    qt6-qpa-plugins libgl-dev libopengl-dev fontconfig fonts-dejavu-core
    libyaml-cpp-dev libfmt-dev libexpected-dev nlohmann-json3-dev
)
# Only the window as a person uses it needs these: a font with Chinese in it, and Qt's own words in Chinese.
packages_window=(fonts-wqy-microhei qt6-translations-l10n)
packages_tests=(libgtest-dev libgmock-dev librapidcheck-dev dbus-daemon)
packages_bench=(libbenchmark-dev libgtest-dev python3)
packages_gates=(clang-format clang-tidy python3 git)

say() { printf '%s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# as_root COMMAND...: straight when we are root, else through sudo.
as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install_missing PACKAGE...: asks apt only when dpkg says that something is not there.
install_missing() {
    if ! command -v dpkg-query >/dev/null; then
        say "This is no Debian: please see to it yourself that the equivalents of these are installed: $*"
        return 0
    fi
    local missing
    missing=$(comm -23 <(printf '%s\n' "$@" | sort -u) \
        <(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null | sed -n 's/ installed$//p' | sort -u))
    [ -n "$missing" ] || return 0
    say "Installing: ${missing//$'\n'/ }"
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        die "That needs root, and there is no sudo. As root: apt-get install ${missing//$'\n'/ }"
    fi
    local log
    log=$(mktemp)
    # shellcheck disable=SC2086
    if ! { as_root apt-get -qq update && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 install -y --no-install-recommends $missing; } >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        die "apt-get failed; its whole output is in $log"
    fi
    rm -f "$log"
}

# One compiler per core, and no more than one per GB of memory that is free.
jobs_that_fit() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/^MemAvailable:/ {print int($2 / 1000000)}' /proc/meminfo 2>/dev/null || echo "$cores")
    if [ "${memory:-0}" -lt 1 ]; then memory=1; fi
    if [ "$memory" -lt "$cores" ]; then echo "$memory"; else echo "$cores"; fi
}

# configure PRESET [CMAKE OPTION...]: build/PRESET from .ci/presets/PRESET.cmake. Ninja itself repeats it when a
# CMakeLists.txt or the set of sources has changed, so that a second run asks nothing.
configure() {
    local preset=$1 build="$root/build/$1"
    shift
    if [ -f "$build/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$build/CMakeCache.txt"; then
        rm -rf "$build" # made for another place of this folder
    fi
    if [ -f "$build/build.ninja" ] && [ "$build/build.ninja" -nt "$root/.ci/presets/$preset.cmake" ] && [ $# = 0 ]; then
        say_what_was_found "$build"
        return 0
    fi
    mkdir -p "$build"
    if ! cmake -S "$root" -B "$build" -G Ninja -C "$root/.ci/presets/$preset.cmake" "$@" >"$build/configure.log" 2>&1; then
        cat "$build/configure.log" >&2
        rm -f "$build/build.ninja"
        die "CMake could not configure build/$preset"
    fi
    say_what_was_found "$build"
}

# Optional tests are only there when what they need was found.
say_what_was_found() {
    sed -n 's/^-- \(Conformance: .*\)/\1/p' "$1/configure.log" 2>/dev/null || true
}

# build PRESET TARGET...: percent and time left while it goes on, everything else that ninja says as it is.
build() {
    local preset=$1
    shift
    NINJA_STATUS='@%f/%t %e@ ' ninja -C "$root/build/$preset" -j "$(jobs_that_fit)" "$@" | show_progress
}

show_progress() {
    local terminal=0
    if [ -t 1 ]; then terminal=1; fi
    local at_once=() # mawk, Debian's awk, else waits for a full buffer
    case $(awk -W version 2>&1 </dev/null) in *mawk*) at_once=(-W interactive) ;; esac
    awk "${at_once[@]}" -v terminal="$terminal" '
        function line(text) {
            if (terminal) { printf "\r\033[K%s", text; open = 1 } else print text
            fflush()
        }
        /^@[0-9]+\/[0-9]+ [0-9.]+@ / {
            split($1, count, /[@\/]/)
            done = count[2]; total = count[3]; seconds = $2 + 0
            if (total < 3 || done < 1) { if (terminal) line("Looking at what has changed"); next }
            left = seconds * (total - done) / done
            if (terminal || seconds >= shown + 5 || done == total) {
                line(sprintf("%3d %%  %d of %d, %d:%02d gone, about %d:%02d left", 100 * done / total, done, total, \
                    seconds / 60, seconds % 60, left / 60, left % 60))
                shown = seconds
            }
            next
        }
        /^ninja: (Entering directory|no work to do)/ || /^-- / { next }
        { if (open) { printf "\n"; open = 0 } print; fflush() }
        END { if (open) printf(shown ? "\n" : "\r\033[K") }'
}

# Seconds as 4:07.
clock() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
