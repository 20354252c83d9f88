// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <utility>

namespace berth::ui {

/// Says what a widget says in words: at once, and again whenever the language changes. Becomes the widget's child.
///
///     new SayAgain(button, [button] { button->setText(tr("Apply")); });
class SayAgain : public QObject {
    Q_OBJECT

public:
    SayAgain(QWidget* widget, std::function<void()> say) : QObject(widget), say_(std::move(say)) {
        widget->installEventFilter(this);
        say_();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> say_;
};

} // namespace berth::ui
