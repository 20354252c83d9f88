#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""clang-tidy over engine/, ui/ and app/, in batches and with a memory.

Most of clang-tidy's time goes into the headers of Qt and of the standard library. So the sources of one folder are read
together, up to sixteen at a time, as one file that includes them. Sources that do not compile behind the others of their
batch (two anonymous namespaces with one name) make a batch of their own.

A batch found clean is remembered by the hash of its preprocessed text (comments kept, for NOLINT), its flags, .clang-tidy
and clang-tidy's version, under ~/.cache/berth/tidy; it is not read again until one of these changes.

usage: tidy.py BUILD_FOLDER JOBS
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "berth" / "tidy"
FOLDERS = ("engine", "ui", "app")
BATCH = 16
CONFIG = ROOT / ".clang-tidy"
CHECK = ["--quiet", f"--config-file={CONFIG}", "--checks=-bugprone-suspicious-include",
         f"--header-filter=^{re.escape(str(ROOT))}/({'|'.join(FOLDERS)})/"]
VERSION = subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout
SALT = "\n".join([VERSION, CONFIG.read_text(), pathlib.Path(__file__).read_text()])


class Batch:
    """Some sources of one folder that share their flags, read as one file."""

    def __init__(self, name, flags, files, build):
        self.name, self.flags, self.files, self.build = name, flags, files, build
        self.path = build / "batches" / f"{name}.cpp"

    def write(self):
        text = "".join(f'#include "{file}"\n' for file in self.files)
        if not self.path.exists() or self.path.read_text() != text:
            self.path.write_text(text)

    def parts(self, apart):
        """The batch without the files named in `apart`, and these."""
        stay = [file for file in self.files if self.relative(file) not in apart]
        go = [file for file in self.files if file not in stay]
        for mark, files in (("a", stay), ("b", go)):
            yield Batch(self.name + mark, self.flags, files, self.build)

    @staticmethod
    def relative(file):
        return str(file.relative_to(ROOT))

    def run(self, *command):
        return subprocess.run([*command], cwd=self.build, capture_output=True, text=True, errors="replace")


def flags_of(entry):
    """The entry's flags, without the compiler, the file, the output, and the warnings that only GCC knows."""
    words, kept = shlex.split(entry["command"]), []
    skip = False
    for word in words[1:]:
        if skip or word in ("-c", entry["file"]) or word.startswith("-W") or word == "-fpch-preprocess":
            skip = False
        elif word in ("-o", "-MF", "-MT"):
            skip = True
        elif not word.startswith("-M"):
            kept.append(word)
    return tuple(kept)


def batches(build):
    groups = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = pathlib.Path(entry["file"])
        if build in file.parents or ROOT not in file.parents:
            continue
        parts = file.relative_to(ROOT).parts
        if parts[0] in FOLDERS:
            groups.setdefault(("-".join(parts[:-1][:2]), flags_of(entry)), []).append(file)
    names = {}
    for (folder, flags), files in sorted(groups.items()):
        files.sort()
        for start in range(0, len(files), BATCH):
            number = names[folder] = names.get(folder, 0) + 1
            yield Batch(f"{folder}-{number}", flags, files[start:start + BATCH], build)


def findings(output):
    """clang-tidy's output as one text per finding."""
    texts, current = [], None
    for line in output.splitlines():
        if re.match(r".+:\d+:\d+: (error|warning): ", line):
            current = [line]
            texts.append(current)
        elif current is not None and not re.match(r"^(Suppressed |Use -header|\d+ warnings)", line):
            current.append(line)
    return ["\n".join(text).replace(str(ROOT) + "/", "") for text in texts]


def clashing(batch):
    """The files that do not compile behind those before them, none when all do. A clash that shows in a header names no
    file: then it is the second half."""
    result = batch.run("clang-tidy", "--quiet", "--checks=-*,misc-static-assert", str(batch.path), "--",
                       "-w", "-ferror-limit=0", *batch.flags)
    wrong = {match[1] for match in re.finditer(r"^(/.+?):\d+:\d+: error: ", result.stdout, re.MULTILINE)}
    apart = [file for file in batch.files[1:] if str(file) in wrong]
    if wrong and not apart:
        apart = batch.files[len(batch.files) // 2:]
    return [batch.relative(file) for file in apart]


def check(batch):
    """(batches read, batches remembered, findings)"""
    batch.write()
    text = batch.run("c++", "-E", "-C", "-P", "-w", *batch.flags, str(batch.path))
    if text.returncode != 0:
        return 1, 0, [f"{batch.name}: {text.stderr.strip()}"]
    flags = " ".join(batch.flags).replace(str(ROOT), "")
    names = " ".join(map(batch.relative, batch.files))
    known = CACHE / hashlib.sha256("\0".join([SALT, flags, names, text.stdout]).encode()).hexdigest()
    if known.exists():
        known.touch()
        apart = known.read_text().split()
        return check_parts(batch, apart) if apart else (0, 1, [])
    apart = clashing(batch) if len(batch.files) > 1 else []
    if apart:
        known.write_text("\n".join(apart))
        return check_parts(batch, apart)
    result = batch.run("clang-tidy", *CHECK, str(batch.path), "--", "-w", *batch.flags)
    found = findings(result.stdout)
    if result.returncode != 0 and not found:
        found = [f"{batch.name}: clang-tidy ended with {result.returncode}: {result.stderr.strip()}"]
    if not found:
        known.write_text("")
    return 1, 0, found


def check_parts(batch, apart):
    read, remembered, found = zip(*(check(part) for part in batch.parts(apart)))
    return sum(read), sum(remembered), [text for texts in found for text in texts]


def forget_old():
    """What no run has asked for in thirty days."""
    for file in CACHE.iterdir():
        if file.stat().st_mtime < time.time() - 30 * 24 * 3600:
            file.unlink(missing_ok=True)


def main():
    build, jobs = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2])
    CACHE.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(build / "batches", ignore_errors=True)
    (build / "batches").mkdir()
    forget_old()
    read = remembered = 0
    seen = set()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for did, knew, found in pool.map(check, batches(build)):
            read, remembered = read + did, remembered + knew
            for text in found:
                if text not in seen:
                    seen.add(text)
                    print(text, flush=True)
    print(f"clang-tidy: {read} batches read, {remembered} known to be clean, {len(seen)} findings")
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
