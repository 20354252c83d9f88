// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/SayAgain.h"

#include <QEvent>

namespace berth::ui {

bool SayAgain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::LanguageChange) say_();
    return false;
}

} // namespace berth::ui
