// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/berth/StartOptions.h"

#include <QObject>

namespace berth::ui {

class MainWindow;

/// Drives a window that nobody uses: waits for its input, goes where it was told, and leaves a picture, a time or a
/// fingerprint.
/// Ends the application with 0, or with 2 where the input was refused.
class Unattended : public QObject {
    Q_OBJECT

public:
    Unattended(MainWindow& window, const StartOptions& options, QObject* parent = nullptr);
    /// Call once the application runs.
    void begin();

private:
    void onOpened();
    void onSettled();
    void onFrame();
    void takePicture();
    void compareWeights();
    QWidget& shown();
    void refuse(const QString& message);

    MainWindow& window_;
    const StartOptions& options_;
    bool done_ = false;
};

/// Milliseconds since this process was started.
qint64 millisecondsSinceStart();

} // namespace berth::ui
