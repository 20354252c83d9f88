// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace berth::ui {

class ActionButton;

/// How far reading is, with a way to stop it. Appears only when reading takes longer than a moment.
class LoadingBar : public QWidget {
    Q_OBJECT

public:
    explicit LoadingBar(QWidget* parent = nullptr);

    void begin(const QString& what);
    void setShare(double share);
    void end();

Q_SIGNALS:
    void cancelled();

private:
    QLabel* label_;
    QProgressBar* bar_;
    ActionButton* cancel_;
    QTimer patience_;
};

} // namespace berth::ui
