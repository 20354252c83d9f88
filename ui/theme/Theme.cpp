// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Theme.h"

#include <algorithm>
#include <cmath>

namespace berth::ui {
namespace {

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

LevelColors levelColors(QRgb fill, QRgb line, QRgb soft, QRgb text, QRgb on) {
    return {rgb(fill), rgb(line), rgb(soft), rgb(text), rgb(on)};
}

VerdictColors verdictColors(QRgb hue, QRgb soft) {
    return {rgb(hue), rgb(soft)};
}

Theme makeLight() {
    Theme t;
    t.window = rgb(0xF2F3F5), t.panel = rgb(0xFFFFFF), t.raised = rgb(0xF7F8FA);
    t.stage = rgb(0xE6E9ED), t.rack = rgb(0xEFF1F4), t.card = rgb(0xFFFFFF);
    t.line = rgb(0xD3D8DF), t.lineStrong = rgb(0x7F8997);
    t.text1 = rgb(0x18202B), t.text2 = rgb(0x445062), t.text3 = rgb(0x586475), t.disabled = rgb(0x9AA3AF);
    t.accent = rgb(0x4F43CB), t.accentText = rgb(0x4338B8), t.accentSoft = rgb(0xE8E6FB), t.onAccent = rgb(0xFFFFFF);
    t.slot = rgb(0xF2F3F5), t.slotLine = rgb(0x7F8997);
    t.levels = {levelColors(0xA33408, 0x7A2605, 0xFBE7DC, 0x9C3208, 0xFFFFFF),
                levelColors(0x3672C6, 0x1D4C90, 0xDFEAF8, 0x1F5299, 0xFFFFFF),
                levelColors(0xA9CFCB, 0x3A7472, 0xE4F0EF, 0x2A615F, 0x0D2B2A),
                levelColors(0xD9DDE3, 0x6B7686, 0xF0F2F4, 0x445062, 0x18202B)};
    t.ok = verdictColors(0x00755A, 0xDDF1E8);
    t.no = verdictColors(0x8E0E3F, 0xFAE2EB);
    t.unres = verdictColors(0x4F5A68, 0xE4E7EB);
    t.wait = verdictColors(0x835500, 0xFBEED3);
    t.err = verdictColors(0xAE130A, 0xFBE0DE);
    t.rampSteps = {rgb(0xF0EFFB), rgb(0xD5D1F6), rgb(0xAFA7EC), rgb(0x7F74DC), rgb(0x4A3EBE)};
    t.seriesColors = {rgb(0x66748A), rgb(0x22857A), rgb(0xA87410), rgb(0xA84B72), rgb(0x7D6450), rgb(0x8A62B8)};
    t.chartA = rgb(0x2F55A4), t.chartB = rgb(0xA8640B);
    t.nvlink = rgb(0x2B3644), t.pcie = rgb(0x7F8997), t.nic = rgb(0x7F8997);
    return t;
}

Theme makeDark() {
    Theme t;
    t.isDark = true;
    t.window = rgb(0x15181D), t.panel = rgb(0x1C2026), t.raised = rgb(0x22272E);
    t.stage = rgb(0x101317), t.rack = rgb(0x181B20), t.card = rgb(0x22272E);
    t.line = rgb(0x363D47), t.lineStrong = rgb(0x7A8594);
    t.text1 = rgb(0xE9ECF1), t.text2 = rgb(0xBAC2CD), t.text3 = rgb(0x98A2B0), t.disabled = rgb(0x626C79);
    t.accent = rgb(0xA59BFF), t.accentText = rgb(0xB9B1FF), t.accentSoft = rgb(0x2D2A4D), t.onAccent = rgb(0x14112E);
    t.slot = rgb(0x171A1F), t.slotLine = rgb(0x7A8594);
    t.levels = {levelColors(0xFB8C58, 0xFFB08A, 0x43261A, 0xFF9E72, 0x1D0B03),
                levelColors(0x4F8FE0, 0xA6CBFA, 0x1B2F4A, 0x8DBBF7, 0x04142A),
                levelColors(0x2C5856, 0x70B0AC, 0x1B2F2F, 0x8CC7C3, 0xE2F3F1),
                levelColors(0x3A424D, 0x8A95A4, 0x262C34, 0xBAC2CD, 0xE9ECF1)};
    t.ok = verdictColors(0x5FDDB6, 0x16352A);
    t.no = verdictColors(0xFF7397, 0x42202F);
    t.unres = verdictColors(0x9EA8B5, 0x2E343D);
    t.wait = verdictColors(0xE8B84F, 0x3A2E14);
    t.err = verdictColors(0xFF8D7E, 0x47201C);
    t.rampSteps = {rgb(0x25233A), rgb(0x3A3566), rgb(0x574F9C), rgb(0x7E74CF), rgb(0xB4ABFF)};
    t.seriesColors = {rgb(0x94A3B8), rgb(0x4DB8AA), rgb(0xD9A441), rgb(0xDD86A8), rgb(0xB89A80), rgb(0xB795E0)};
    t.chartA = rgb(0x7FA9F5), t.chartB = rgb(0xE2A64C);
    t.nvlink = rgb(0xCDD5DF), t.pcie = rgb(0x7A8594), t.nic = rgb(0x7A8594);
    return t;
}

Theme withHighContrast(Theme t) {
    t.isHighContrast = true;
    t.line = t.lineStrong = t.slotLine = t.pcie = t.nic = t.text1;
    t.text2 = t.text3 = t.text1;
    t.accentSoft = t.panel;
    for (LevelColors& level : t.levels) level.soft = t.panel;
    for (VerdictColors* verdict : {&t.ok, &t.no, &t.unres, &t.wait, &t.err}) verdict->soft = t.panel;
    return t;
}

qreal linear(qreal channel) {
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor& color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

void setDisabled(QPalette& palette, const QColor& color) {
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::HighlightedText,
                            QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, color);
}

} // namespace

const Theme& Theme::light() {
    static const Theme theme = makeLight();
    return theme;
}

const Theme& Theme::dark() {
    static const Theme theme = makeDark();
    return theme;
}

const Theme& Theme::lightHighContrast() {
    static const Theme theme = withHighContrast(makeLight());
    return theme;
}

const Theme& Theme::darkHighContrast() {
    static const Theme theme = withHighContrast(makeDark());
    return theme;
}

const Theme& Theme::of(const QPalette& palette) {
    const bool isDark = palette.color(QPalette::Active, QPalette::Window).lightnessF() < 0.5F;
    const bool strongLines =
        palette.color(QPalette::Active, QPalette::Mid) == palette.color(QPalette::Active, QPalette::WindowText);
    if (strongLines) return isDark ? darkHighContrast() : lightHighContrast();
    return isDark ? dark() : light();
}

VerdictColors Theme::verdict(Mark mark) const {
    switch (mark) {
    case Mark::Success: return ok;
    case Mark::Reject: return no;
    case Mark::Unresolvable: return unres;
    case Mark::Wait: return wait;
    case Mark::Error: return err;
    case Mark::Running:
    case Mark::Next: return {accentText, raised};
    case Mark::Skipped:
    case Mark::Idle:
    case Mark::None: break;
    }
    return {text3, raised};
}

QColor Theme::tone(Tone tone) const {
    switch (tone) {
    case Tone::Quiet: return text3;
    case Tone::Plain: return text2;
    case Tone::Strong: return text1;
    case Tone::Success: return ok.hue;
    case Tone::Reject: return no.hue;
    case Tone::Wait: return wait.hue;
    case Tone::Error: return err.hue;
    case Tone::Accent: return accentText;
    }
    return text2;
}

const QColor& Theme::ramp(int score) const {
    const int step = score <= 20 ? 0 : (std::min(score, 100) - 1) / 20;
    return rampSteps[static_cast<std::size_t>(step)];
}

const QColor& Theme::series(int index) const {
    return seriesColors[static_cast<std::size_t>(std::max(index, 0)) % seriesColors.size()];
}

QColor Theme::on(const QColor& fill) const {
    return contrastRatio(Qt::black, fill) >= contrastRatio(Qt::white, fill) ? Qt::black : Qt::white;
}

QPalette Theme::palette() const {
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::Base, panel);
    p.setColor(QPalette::AlternateBase, raised);
    p.setColor(QPalette::Button, raised);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::ToolTipText})
        p.setColor(role, text1);
    p.setColor(QPalette::PlaceholderText, text3);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::Link, accentText);
    p.setColor(QPalette::LinkVisited, accentText);
    p.setColor(QPalette::BrightText, err.hue);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, lineStrong);
    p.setColor(QPalette::Midlight, line);
    p.setColor(QPalette::Light, card);
    p.setColor(QPalette::Shadow, isDark ? stage : lineStrong);
    p.setColor(QPalette::ToolTipBase, card);
    setDisabled(p, disabled);
    return p;
}

qreal contrastRatio(const QColor& a, const QColor& b) {
    const qreal first = luminance(a) + 0.05;
    const qreal second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

} // namespace berth::ui
