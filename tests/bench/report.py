#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes one JSON, one table and the curves of what the benchmark programs wrote.

usage: report.py OUT_FOLDER RESULT.json... [--against NAME OTHER.json...]
Writes results.json, table.md, nodes.svg and pods.svg into OUT_FOLDER, and prints the table.
"""
import json
import math
import pathlib
import re
import sys

# Counters with a limit: (name's beginning, counter, limit, unit). What is over its limit is marked in the table.
BUDGETS = [
    ("read/yaml/objects:25000", "cpu_ms", 2000, "ms"),
    ("read/yamlList/objects:25000", "cpu_ms", 2000, "ms"),
    ("read/json/objects:25000", "cpu_ms", 500, "ms"),
    ("read/jsonOfOneLine/objects:25000", "cpu_ms", 500, "ms"),
    ("trace/ratio/", "more_percent", 30, "%"),
    ("longRun/memory", "total_MB", 250, "MB"),
    ("longRun/seekAnywhere", "p95_ms", 16, "ms"),
    ("longRun/stepBack", "p95_ms", 16, "ms"),
    ("longRun/stepForward", "p95_ms", 16, "ms"),
    ("frames/nodes:200/", "p95_ms", 4, "ms"),
    ("frames/nodes:5000/", "p95_ms", 8, "ms"),
    ("window/step/nodes:200", "p95_ms", 16, "ms"),
    ("window/back/nodes:200", "p95_ms", 16, "ms"),
    ("window/step/nodes:5000", "p95_ms", 16, "ms"),
    ("window/back/nodes:5000", "p95_ms", 16, "ms"),
    ("window/scrub/nodes:5000", "p95_ms", 16, "ms"),
    ("window/find/nodes:5000", "p95_ms", 16, "ms"),
]
# What a row shows first: the counter, and whether more of it is better.
HEADLINES = [("pods_per_s", True), ("facts_per_s", True), ("total_MB", False), ("more_percent", False), ("p95_ms", False),
             ("cpu_ms", False)]
MILLI = {"ns": 1e-6, "us": 1e-3, "ms": 1.0, "s": 1e3}
HIDDEN = {"name", "family_index", "per_family_instance_index", "run_name", "run_type", "repetitions", "repetition_index",
          "threads", "iterations", "real_time", "cpu_time", "time_unit"}


def rows_of(path):
    """Name -> its numbers, in the order of the file."""
    rows = {}
    text = pathlib.Path(path).read_text()
    for one in json.loads(text)["benchmarks"] if text else []:  # nothing matched the filter
        if one.get("run_type", "iteration") != "iteration" or one.get("error_occurred"):
            continue
        name = re.sub(r"/(iterations:\d+|manual_time)", "", one["name"])
        numbers = {key: value for key, value in one.items() if key not in HIDDEN and isinstance(value, (int, float))}
        time = "real_time" if "/manual_time" in one["name"] else "cpu_time"
        numbers["cpu_ms"] = one[time] * MILLI[one["time_unit"]]
        rows[name] = numbers
    return rows


def merged(paths):
    rows = {}
    for path in paths:
        rows.update(rows_of(path))
    return rows


def headline(numbers):
    return next((counter, more) for counter, more in HEADLINES if counter in numbers)


def show(value):
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def budget_of(name, numbers):
    for begins, counter, limit, unit in BUDGETS:
        if name.startswith(begins) and counter in numbers:
            held = numbers[counter] <= limit
            return f"{show(numbers[counter])} of {limit} {unit}{'' if held else ' OVER'}"
    return ""


def ratio(name, numbers, others):
    """How many times better this is than the other, by its headline."""
    other = others.get(name)
    if other is None:
        return ""
    counter, more = headline(numbers)
    if not numbers.get(counter) or not other.get(counter):
        return ""
    value = numbers[counter] / other[counter] if more else other[counter] / numbers[counter]
    return f"{value:.2f}×"


def plain_of(name, rows):
    """The plain path on as many nodes, whatever its number of pods."""
    match = re.match(r"(place/\w+)/fast/nodes:(\d+)/", name)
    if match is None:
        return None
    start = f"{match[1]}/plain/nodes:{match[2]}/"
    return next((numbers for other, numbers in rows.items() if other.startswith(start)), None)


def table(rows, against, against_name):
    head = ["benchmark", "figure", "p50 ms", "p95 ms", "budget", "fast ÷ plain"]
    if against:
        head.append(f"÷ {against_name}")
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for name, numbers in rows.items():
        counter, _ = headline(numbers)
        plain = plain_of(name, rows)
        cells = [name, f"{show(numbers[counter])} {counter}", show(numbers["p50_ms"]) if "p50_ms" in numbers else "",
                 show(numbers["p95_ms"]) if "p95_ms" in numbers else "", budget_of(name, numbers),
                 f"{numbers['pods_per_s'] / plain['pods_per_s']:.0f}×" if plain else ""]
        if against:
            cells.append(ratio(name, numbers, against))
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


# ---- curves

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 440, 76, 150, 34, 48
HUES = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"]
DASHES = ["none", "6 4", "2 3", "8 3 2 3", "none", "6 4"]


def series_over(rows, axis, keep):
    """Curve's name -> [(x, milliseconds a pod)], where only `axis` changes."""
    found = {}
    for name, numbers in rows.items():
        match = re.match(r"place/(\w+)/(\w+)/nodes:(\d+)/pods:(\d+)", name)
        if match is None or not keep(match):
            continue
        x = int(match[3] if axis == "nodes" else match[4])
        found.setdefault(f"{match[1]} {match[2]}", []).append((x, 1000.0 / numbers["pods_per_s"]))
    return {name: sorted(set(points)) for name, points in found.items() if len(points) > 1}


def decades(low, high):
    return [10.0 ** k for k in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)]


def svg(series, title, x_label):
    xs = [x for points in series.values() for x, _ in points]
    ticks_y = decades(min(y for points in series.values() for _, y in points),
                      max(y for points in series.values() for _, y in points))
    ticks_x = sorted(set(xs))

    def at(value, low, high, begin, end):
        share = (math.log10(value) - math.log10(low)) / max(1e-9, math.log10(high) - math.log10(low))
        return begin + share * (end - begin)

    def px(x):
        return at(x, ticks_x[0], ticks_x[-1], LEFT, WIDTH - RIGHT)

    def py(y):
        return at(y, ticks_y[0], ticks_y[-1], HEIGHT - BOTTOM, TOP)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>', f'<text x="{LEFT}" y="20" font-size="14">{title}</text>']
    for y in ticks_y:
        out.append(f'<path d="M{LEFT} {py(y):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
                   f'<text x="{LEFT - 8}" y="{py(y) + 4:.1f}" text-anchor="end">{y:g} ms</text>')
    last = -1e9
    for x in ticks_x:
        out.append(f'<path d="M{px(x):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#eee"/>')
        if px(x) - last > 44:
            last = px(x)
            out.append(f'<text x="{px(x):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{x:,}</text>')
    out.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">{x_label}</text>')
    used = []
    for index, (name, points) in enumerate(sorted(series.items(), key=lambda item: item[1][-1][1])):
        hue, dash = HUES[index % len(HUES)], DASHES[index % len(DASHES)]
        way = " ".join(f"{px(x):.1f},{py(y):.1f}" for x, y in points)
        out.append(f'<polyline points="{way}" fill="none" stroke="{hue}" stroke-width="2" stroke-dasharray="{dash}"/>')
        out += [f'<circle cx="{px(x):.1f}" cy="{py(y):.1f}" r="3" fill="{hue}"/>' for x, y in points]
        label = py(points[-1][1]) + 4
        while any(abs(label - other) < 14 for other in used):
            label -= 14
        used.append(label)
        out.append(f'<text x="{WIDTH - RIGHT + 10}" y="{label:.1f}" fill="{hue}">{name}</text>')
    return "\n".join(out + ["</svg>\n"])


def write_curves(rows, folder):
    most = {}
    for name in rows:
        match = re.match(r"place/(\w+/\w+)/nodes:\d+/pods:(\d+)", name)
        if match:
            most.setdefault(match[1], []).append(match[2])
    common = {key: max(set(pods), key=pods.count) for key, pods in most.items()}
    nodes = series_over(rows, "nodes", lambda m: m[4] == common[f"{m[1]}/{m[2]}"])
    pods = series_over(rows, "pods", lambda m: m[3] == "5000")
    for name, series, title, label in (
            ("nodes.svg", nodes, "One pod's place, over the number of nodes", "nodes"),
            ("pods.svg", pods, "One pod's place on 5,000 nodes, over the number of pods", "pending pods")):
        if series:
            (folder / name).write_text(svg(series, title, label))


def main(arguments):
    if len(arguments) < 2 or arguments[0] in ("-h", "--help"):
        sys.exit(__doc__)
    folder = pathlib.Path(arguments[0])
    results, other_name, others = arguments[1:], "", []
    if "--against" in results:
        place = results.index("--against")
        other_name, others = results[place + 1], results[place + 2:]
        results = results[:place]
    rows, against = merged(results), merged(others)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "results.json").write_text(json.dumps(rows, indent=1) + "\n")
    text = table(rows, against, other_name)
    (folder / "table.md").write_text(text)
    write_curves(rows, folder)
    print(text, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
