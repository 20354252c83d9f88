// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/WindowFixture.h"
#include "ui/inspector/InspectorView.h"
#include "ui/window/DockSet.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

namespace berth::ui {
namespace {

constexpr int kFinger = 24;

/// What a person clicks on. Scroll bars and the parts inside a field are the style's.
bool isControl(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    const bool isInside = parent != nullptr && (parent->inherits("QLineEdit") || parent->inherits("QAbstractSpinBox") ||
                                                parent->inherits("QComboBox") || parent->inherits("QTabBar"));
    if (isInside || widget.inherits("QScrollBar")) return false;
    return widget.inherits("QAbstractButton") || widget.inherits("QComboBox") || widget.inherits("QAbstractSpinBox") ||
           widget.inherits("QLineEdit") || widget.inherits("QAbstractSlider");
}

class ControlSizeTest : public WindowFixture {
protected:
    ControlSizeTest() {
        open(fourNodes());
        for (int i = 0; i < 4; ++i) press(Qt::Key_F10);
    }

    void expectRoomForAFinger(const QString& where) {
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents(); // layouts inside layouts
        const QList<QWidget*> widgets = window_->findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
            const QString what =
                QStringLiteral("%1 “%2” in %3")
                    .arg(QString::fromLatin1(widget->metaObject()->className()), widget->accessibleName(), where);
            if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
                for (int i = 0; i < tabs->count(); ++i) expectSize(tabs->tabRect(i).size(), what);
            if (isControl(*widget)) expectSize(widget->size(), what);
        }
    }
    static void expectSize(const QSize& size, const QString& what) {
        EXPECT_GE(size.width(), kFinger) << what.toStdString();
        EXPECT_GE(size.height(), kFinger) << what.toStdString();
    }
};

TEST_F(ControlSizeTest, EveryControlOfTheWindowHasRoomForAFinger) {
    for (const QSize& size : {QSize(1600, 1000), QSize(1280, 800), QSize(1100, 760)}) {
        window_->resize(size);
        for (const ActionId id : {ActionId::ShowBreakpoints, ActionId::ShowNotes, ActionId::ShowSource})
            window_->docks().show(id);
        window_->docks().show(ActionId::ShowInspector);
        expectRoomForAFinger(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()));
    }
}

TEST_F(ControlSizeTest, AndEveryControlOfEachPageOfTheInspector) {
    auto* pages = window_->parts().inspector->findChild<QTabBar*>();
    ASSERT_NE(pages, nullptr);
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        window_->picture().flush();
        expectRoomForAFinger(pages->tabText(page));
    }
}

} // namespace
} // namespace berth::ui
