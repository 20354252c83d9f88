// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/plugins/BuiltinPlugins.h"
#include "tests/ui/session/LocalRun.h"
#include "ui/queues/QueueLanes.h"
#include "ui/stage/StageView.h"
#include "ui/window/AutosaveControl.h"
#include "ui/window/EditControl.h"
#include "ui/window/EditDialog.h"
#include "ui/window/ErrorBanner.h"
#include "ui/window/FileControl.h"
#include "ui/window/MainWindow.h"
#include "ui/window/PictureFeed.h"
#include "ui/window/QueuePanel.h"

#include <gtest/gtest.h>

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

namespace berth::ui {

/// A real window with nothing remembered from before, clicked and typed into.
class WindowTest : public testing::Test {
protected:
    static constexpr int kPatienceMs = 20000;

    WindowTest() {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        makeWindow();
    }

    void makeWindow() {
        window_ = std::make_unique<MainWindow>(builtinPlugins());
        window_->resize(1600, 1000);
        window_->show();
    }

    /// Waits for a signal that `call` brings about.
    template <class Sender, class Signal, class Call> void await(Sender* sender, Signal signal, Call call) {
        QSignalSpy spy(sender, signal);
        call();
        ASSERT_TRUE(spy.count() > 0 || spy.wait(kPatienceMs));
        window_->picture().flush();
    }
    template <class Call> void change(Call call) { await(&window_->edits(), &EditControl::edited, call); }
    template <class Call> void opening(Call call) { await(&window_->model(), &SessionModel::opened, call); }

    void open(const std::string& yaml, const QString& name = QStringLiteral("test.yaml")) {
        OpenRequest request;
        request.texts.push_back({name, std::make_shared<const std::string>(yaml)});
        opening([&] { window_->open(request); });
        QCoreApplication::sendPostedEvents();
    }
    void openFile(const QString& path) {
        opening([&] { window_->files().openPaths({path}); });
    }

    QString write(const QString& name, const std::string& text) {
        const QString path = folder_.filePath(name);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        return path;
    }
    static QString read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    void trigger(ActionId id) { window_->actions().at(id)->trigger(); }
    QString textOf(ActionId id) { return window_->actions().at(id)->text().remove(QLatin1Char('&')); }

    NodeId node(const char* name) { return window_->model().trace().pool().findNode(name); }
    PodId pod(const std::string& name) {
        const PodNames& names = window_->model().names();
        for (std::uint32_t i = 0; i < names.size(); ++i)
            if (names.fullName(PodId{i}, window_->model().trace().pool()) == "default/" + name) return PodId{i};
        return {};
    }
    const Node& nodeObject(const char* name) { return *window_->model().moment().world->node(node(name))->node; }
    const PodEntry& entry(const std::string& name) { return window_->model().moment().world->pod(pod(name)); }
    void select(const char* name) { window_->selection().selectNode(node(name)); }
    void selectPod(const std::string& name) { window_->selection().selectPod(pod(name)); }

    /// Presses a key of the run and waits until the player has settled.
    void step(Qt::Key key = Qt::Key_F10) {
        QSignalSpy settled(&window_->player(), &Player::settled);
        QTest::keyClick(window_.get(), key);
        ASSERT_TRUE(settled.count() > 0 || settled.wait(kPatienceMs));
        window_->picture().flush();
    }
    void runToEnd() {
        QSignalSpy settled(&window_->player(), &Player::settled);
        window_->player().reach({1'000'000, 0});
        ASSERT_TRUE(settled.count() > 0 || settled.wait(kPatienceMs));
    }

    /// The dialog of this kind that is open; fails the test without one.
    template <class Dialog> Dialog* dialog() {
        for (Dialog* one : window_->findChildren<Dialog*>())
            if (one->isVisible()) return one;
        ADD_FAILURE() << "no such dialog is open";
        return nullptr;
    }
    template <class Dialog> int dialogs() {
        int count = 0;
        for (const Dialog* one : window_->findChildren<Dialog*>()) count += one->isVisible() ? 1 : 0;
        return count;
    }
    static QPushButton* button(QWidget& dialog, const QString& text) {
        for (QPushButton* one : dialog.findChildren<QPushButton*>())
            if (one->text().remove(QLatin1Char('&')) == text) return one;
        ADD_FAILURE() << "no button " << text.toStdString();
        return nullptr;
    }
    static void click(QWidget& dialog, const QString& text) {
        if (QPushButton* one = button(dialog, text)) QTest::mouseClick(one, Qt::LeftButton);
    }
    /// The entry of a menu by its words.
    static QAction* entryOf(const QMenu& menu, const QString& text) {
        for (QAction* action : menu.actions())
            if (action->text().remove(QLatin1Char('&')) == text) return action;
        ADD_FAILURE() << "no entry " << text.toStdString();
        return nullptr;
    }
    ErrorBanner& banner() { return *window_->parts().banner; }
    /// Leaves a picture in $BERTH_GALLERY, if that is set, to be looked at.
    static void keep(QWidget& widget, const QString& name) {
        QCoreApplication::processEvents();
        if (const QString folder = qEnvironmentVariable("BERTH_GALLERY"); !folder.isEmpty())
            widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
    }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace berth::ui
