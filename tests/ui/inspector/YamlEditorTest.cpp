// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/YamlEditor.h"

#include "ui/theme/ActionButton.h"

#include <gtest/gtest.h>

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

namespace berth::ui {
namespace {

TEST(YamlEditorTest, WhatWasTypedIsKeptForItsSubject) {
    YamlEditor editor;
    editor.setSubject(QStringLiteral("Pod a"), QStringLiteral("kind: Pod\n"), true);
    EXPECT_FALSE(editor.applyButton().isEnabled());
    editor.edit().setPlainText(QStringLiteral("kind: Pod # mine\n"));
    EXPECT_TRUE(editor.applyButton().isEnabled());
    editor.setSubject(QStringLiteral("Pod b"), QStringLiteral("other\n"), true);
    EXPECT_EQ(editor.text(), QStringLiteral("other\n"));
    editor.setSubject(QStringLiteral("Pod a"), QStringLiteral("kind: Pod\n"), true);
    EXPECT_EQ(editor.text(), QStringLiteral("kind: Pod # mine\n"));
    EXPECT_TRUE(editor.isChanged());
    QTest::mouseClick(&editor.revertButton(), Qt::LeftButton);
    EXPECT_FALSE(editor.isChanged());
}

TEST(YamlEditorTest, AllDraftsAreForgottenTogether) {
    YamlEditor editor;
    const QString text = QStringLiteral("kind: Pod\n");
    for (const QString& subject : {QStringLiteral("Pod a"), QStringLiteral("Pod b")}) {
        editor.setSubject(subject, text, true);
        editor.edit().setPlainText(QStringLiteral("mine\n"));
    }
    editor.forgetAll();
    EXPECT_FALSE(editor.isChanged());
    for (const QString& subject : {QStringLiteral("Pod b"), QStringLiteral("Pod a")}) {
        editor.setSubject(subject, text, true);
        EXPECT_EQ(editor.text(), text);
    }
}

TEST(YamlEditorTest, ErrorsHaveTheirPlaceAndTheCursorGoesThere) {
    YamlEditor editor;
    editor.resize(380, 400);
    editor.setSubject(QStringLiteral("x"), QStringLiteral("a: 1\nb: 2\nc: 3\n"), true);
    editor.edit().setPlainText(QStringLiteral("a: 1\nb: two\nc: 3\n"));
    editor.showErrors({{Severity::Error, {"YAML", 2, 4}, "expected a number", "Write b: 2"}});
    EXPECT_EQ(editor.errorText(), QStringLiteral("2:4: expected a number. Write b: 2"));
    EXPECT_EQ(editor.edit().textCursor().blockNumber(), 1);
    EXPECT_EQ(editor.edit().textCursor().positionInBlock(), 3);
    EXPECT_EQ(editor.edit().extraSelections().size(), 1);
    EXPECT_EQ(editor.text(), QStringLiteral("a: 1\nb: two\nc: 3\n")) << "nothing is lost";
    editor.forgetDraft();
    EXPECT_TRUE(editor.errorText().isEmpty());
}

TEST(YamlEditorTest, WhatCannotBeChangedIsReadOnly) {
    YamlEditor editor;
    editor.setSubject(QStringLiteral("x"), QStringLiteral("text"), false);
    EXPECT_TRUE(editor.edit().isReadOnly());
    EXPECT_FALSE(editor.applyButton().isVisibleTo(&editor));
}

} // namespace
} // namespace berth::ui
