// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace berth::ui {

/// One place in the type scale. `px` is the size at an application font of 13 px; it scales with that font.
struct FontSpec {
    qreal px;
    int weight = QFont::Normal;
    bool mono = false;
};

namespace type {
inline constexpr FontSpec kMicro{9.0, QFont::Normal, true};
inline constexpr FontSpec kSmall{10.5};
inline constexpr FontSpec kSmallMono{10.0, QFont::Normal, true};
inline constexpr FontSpec kSmallStrong{10.5, QFont::Medium};
inline constexpr FontSpec kDense{11.5};
inline constexpr FontSpec kDenseMono{11.5, QFont::Normal, true};
inline constexpr FontSpec kMenu{12.0};
inline constexpr FontSpec kChipName{12.0, QFont::Medium, true};
inline constexpr FontSpec kPanelTitle{12.5, QFont::DemiBold};
inline constexpr FontSpec kName{12.5, QFont::DemiBold, true};
inline constexpr FontSpec kVerdict{14.0, QFont::Bold};
inline constexpr FontSpec kBigNumber{17.0, QFont::Bold, true};
inline constexpr FontSpec kPresenterHeadline{46.0, QFont::Bold};
inline constexpr FontSpec kPresenterBody{22.0};
} // namespace type

/// Fonts of the window: the application's family for text, the system's fixed family for identifiers and figures.
class Fonts {
public:
    /// Uses `QApplication::font()` as it is now; make a new one after an ApplicationFontChange.
    Fonts();
    /// For a painter that is scaled by `zoom`, so that text never comes out smaller than 9 px.
    explicit Fonts(const QFont& base, qreal zoom = 1);

    /// Never smaller than 9 px on screen.
    QFont font(const FontSpec& spec) const;
    QFont text(qreal px, int weight = QFont::Normal) const { return font({px, weight, false}); }
    QFont mono(qreal px, int weight = QFont::Normal) const { return font({px, weight, true}); }
    /// `px` of the 13 px scale in logical pixels of this application font.
    qreal scaled(qreal px) const { return px * factor_; }

private:
    QFont base_;
    QString fixedFamily_;
    qreal factor_ = 1;
    qreal smallest_ = 9;
};

/// `text`, cut at the end with "…" where it is wider than `width`.
QString elided(const QString& text, const QFont& font, qreal width);
/// Advance width of `text`.
qreal textWidth(const QString& text, const QFont& font);

} // namespace berth::ui
