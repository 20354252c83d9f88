// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/berth/Unattended.h"

#include "ui/compare/CompareWindow.h"
#include "ui/view/Text.h"
#include "ui/window/CompareControl.h"
#include "ui/window/FileControl.h"
#include "ui/window/Flights.h"
#include "ui/window/MainWindow.h"
#include "ui/window/PictureFeed.h"
#include "ui/window/PresenterControl.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPixmap>
#include <QTimer>
#include <QWindow>

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace berth::ui {
namespace {

constexpr int kRefused = 2;
constexpr int kMoreMs = 20;
constexpr int kStartTimeField = 19; ///< of /proc/self/stat behind the program's name

void print(const QString& line) {
    std::fputs(line.toUtf8().constData(), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

} // namespace

qint64 millisecondsSinceStart() {
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    const QByteArray stat = file.readAll();
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    if (fields.size() <= kStartTimeField || clock_gettime(CLOCK_BOOTTIME, &now) != 0) return 0;
    const qint64 started = fields[kStartTimeField].toLongLong() * 1000 / sysconf(_SC_CLK_TCK);
    return static_cast<qint64>(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000 - started;
}

Unattended::Unattended(MainWindow& window, const StartOptions& options, QObject* parent)
    : QObject(parent), window_(window), options_(options) {
    if (auto* flights = window_.findChild<Flights*>()) flights->setStill(true);
    connect(&window_.model(), &SessionModel::opened, this, &Unattended::onOpened, Qt::QueuedConnection);
    connect(&window_.player(), &Player::settled, this, &Unattended::onSettled, Qt::QueuedConnection);
    connect(&window_.host(), &SessionHost::openFailed, this, [this](const std::shared_ptr<const OpenFailure>& failure) {
        QStringList lines;
        for (const Diagnostic& message : failure->messages) lines += text(toString(message));
        refuse(lines.join(QLatin1Char('\n')));
    });
}

void Unattended::begin() {
    if (options_.files.isEmpty())
        return options_.fingerprint ? refuse(QStringLiteral("--fingerprint needs a file")) : onFrame();
    window_.open({options_.files, {}});
}

void Unattended::onOpened() {
    if (options_.fingerprint) return window_.player().setPace(Pace::Express);
    if (options_.goTo) return window_.player().reach(*options_.goTo);
    onFrame();
}

void Unattended::onSettled() {
    if (!window_.model().isOpen()) return;
    if (options_.fingerprint) {
        if (window_.model().runEnd() == RunEnd::Running || done_) return;
        done_ = true;
        print(window_.model().fingerprint());
        return QApplication::exit(0);
    }
    if (options_.goTo) onFrame();
}

void Unattended::onFrame() {
    if (done_) return;
    window_.picture().flush();
    const QWindow* handle = window_.windowHandle();
    if (handle == nullptr || !handle->isExposed()) {
        QTimer::singleShot(0, this, &Unattended::onFrame);
        return;
    }
    done_ = true;
    if (options_.startupTime) {
        window_.repaint();
        print(QString::number(millisecondsSinceStart()));
    }
    if (options_.show == QLatin1String("presenter"))
        window_.presenter().open(options_.size.value_or(QSize(1920, 1080)));
    if (options_.show.startsWith(QLatin1String("compare"))) compareWeights();
    // Fading pieces have come to rest by then.
    if (!options_.snapshot.isEmpty())
        QTimer::singleShot(400, this, &Unattended::takePicture);
    else
        QApplication::exit(0);
}

/// What stands behind "compare:".
void Unattended::compareWeights() {
    TriedWeights weights;
    for (const QString& each : options_.show.section(QLatin1Char(':'), 1).split(QLatin1Char(','), Qt::SkipEmptyParts))
        weights[each.section(QLatin1Char('='), 0, 0).toStdString()] = each.section(QLatin1Char('='), 1).toLongLong();
    if (!window_.model().isOpen()) return refuse(QStringLiteral("--show compare needs a file"));
    if (weights.empty())
        window_.comparison().compare(0, 0);
    else if (const QString fault = window_.comparison().compareWeights(weights); !fault.isEmpty())
        return refuse(fault);
    if (options_.size) window_.comparison().window()->resize(*options_.size);
}

QWidget& Unattended::shown() {
    if (window_.comparison().window() != nullptr) return *window_.comparison().window();
    if (options_.show == QLatin1String("presenter")) return *window_.presenter().view();
    return window_;
}

void Unattended::takePicture() {
    if (window_.presenter().isLookingAhead() || window_.comparison().isBusy()) {
        QTimer::singleShot(kMoreMs, this, &Unattended::takePicture);
        return;
    }
    const bool saved = shown().grab().save(options_.snapshot);
    if (!saved) return refuse(QStringLiteral("%1 could not be written").arg(options_.snapshot));
    QApplication::exit(0);
}

void Unattended::refuse(const QString& message) {
    done_ = true;
    std::fputs(message.toUtf8().constData(), stderr);
    std::fputc('\n', stderr);
    QApplication::exit(kRefused);
}

} // namespace berth::ui
