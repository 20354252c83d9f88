// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace berth::ui {

class ActionButton;

/// How far reading or running on is, with a way to stop it. Appears only when it takes longer than a moment.
class LoadingBar : public QWidget {
    Q_OBJECT

public:
    explicit LoadingBar(QWidget* parent = nullptr);

    void begin(const QString& what);
    /// Something else takes long; shown at once. Without a known share the bar only moves.
    void beginRun(const QString& sentence);
    /// Of what beginRun() began; nothing while something is read.
    void setSentence(const QString& sentence);
    void setShare(double share);
    void end();
    /// Ends what beginRun() began; an input that is read meanwhile goes on.
    void endRun();

Q_SIGNALS:
    void cancelled();

private:
    QLabel* label_;
    QProgressBar* bar_;
    ActionButton* cancel_;
    QTimer patience_;
    bool runs_ = false; ///< shows what beginRun() began
};

} // namespace berth::ui
