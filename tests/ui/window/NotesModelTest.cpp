// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/NotesModel.h"

#include "tests/ui/window/Marker.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>

namespace berth::ui {
namespace {

Diagnostics twoNotes() {
    return {{Severity::Note, {"pods.yaml", 4, 2}, "the file is empty", "kubectl refuses it"},
            {Severity::Error, {"conf.yaml", 1, 1}, "profiles[0].schedulerName: Required value", {}}};
}

TEST(NotesModel, SaysWhatWhereAndWhatToDo) {
    NotesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setNotes(twoNotes());
    EXPECT_EQ(model.index(0, NotesModel::Message).data().toString(),
              QStringLiteral("the file is empty. kubectl refuses it"));
    EXPECT_EQ(model.index(0, NotesModel::Where).data().toString(), QStringLiteral("pods.yaml:4:2"));
    EXPECT_EQ(model.index(0, NotesModel::Message).data(Qt::ToolTipRole).toString(),
              QStringLiteral("pods.yaml:4:2: note: the file is empty. kubectl refuses it"));
}

TEST(NotesModel, SaysItAgainInAnotherLanguage) {
    NotesModel model;
    model.setNotes(twoNotes());
    const QSignalSpy changed(&model, &NotesModel::dataChanged);
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    model.sayAgain();
    EXPECT_EQ(changed.count(), 1);
    EXPECT_TRUE(model.index(0, NotesModel::Message).data().toString().contains(QStringLiteral("[the file is empty]")));
    EXPECT_EQ(model.index(1, NotesModel::Message).data().toString(),
              QStringLiteral("profiles[0].schedulerName: Required value"))
        << "the scheduler's own words";
    QCoreApplication::removeTranslator(&marker);
}

} // namespace
} // namespace berth::ui
