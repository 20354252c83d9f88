// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

namespace berth::ui {

/// Translates everything, visibly: "[Open…]". Qt's own words are not ours.
class Marker : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char*, int) const override {
        return context[0] == 'Q' ? QString() : QStringLiteral("[%1]").arg(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
};

} // namespace berth::ui
