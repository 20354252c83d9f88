// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/DockSet.h"

#include "tests/ui/window/WindowFixture.h"
#include "ui/inspector/InspectorView.h"
#include "ui/stage/StageView.h"
#include "ui/window/QueuePanel.h"

#include <QDockWidget>
#include <QMainWindow>

#include <array>

namespace berth::ui {
namespace {

class DockSetTest : public WindowFixture {
protected:
    DockSetTest() { QCoreApplication::processEvents(); }

    /// Until the layout has taken it up.
    void resize(const QSize& size) {
        window_->resize(size);
        QCoreApplication::processEvents();
    }
    const WindowParts& parts() { return window_->parts(); }
    QMainWindow& frame() { return *qobject_cast<QMainWindow*>(parts().queueDock->parentWidget()); }
};

TEST_F(DockSetTest, PanelsCloseAndComeBackByTheirActions) {
    for (const auto& [id, dock] :
         {std::pair{ActionId::ShowQueues, parts().queueDock}, std::pair{ActionId::ShowInspector, parts().inspectorDock},
          std::pair{ActionId::ShowTime, parts().timeDock}}) {
        EXPECT_TRUE(window_->actions().at(id)->isChecked());
        trigger(id);
        EXPECT_FALSE(dock->isVisible());
        trigger(id);
        EXPECT_TRUE(dock->isVisible());
        dock->close();
        EXPECT_FALSE(window_->actions().at(id)->isChecked());
        trigger(id);
    }
}

TEST_F(DockSetTest, APanelThatOpensAndClosesLeavesTheOthersAsTheyWere) {
    const std::array panels = {
        std::pair{ActionId::ShowTenants, parts().tenantDock}, std::pair{ActionId::ShowCharts, parts().chartDock},
        std::pair{ActionId::ShowBreakpoints, parts().breakpointDock}, std::pair{ActionId::ShowNotes, parts().notesDock},
        std::pair{ActionId::ShowSource, parts().sourceDock}};
    for (const QSize size : {QSize(1600, 1000), QSize(1280, 800)}) {
        resize(size);
        const QSize queues = parts().queueDock->size();
        const QSize inspector = parts().inspectorDock->size();
        const QSize time = parts().timeDock->size();
        for (const auto& [id, dock] : panels) {
            trigger(id);
            QCoreApplication::processEvents();
            EXPECT_TRUE(dock->isVisible());
            EXPECT_EQ(parts().timeDock->height(), time.height()) << dock->objectName().toStdString() << " opened";
            EXPECT_EQ(parts().queueDock->width(), queues.width()) << dock->objectName().toStdString() << " opened";
            trigger(id);
            QCoreApplication::processEvents();
            EXPECT_FALSE(dock->isVisible());
            EXPECT_EQ(parts().queueDock->size(), queues) << dock->objectName().toStdString();
            EXPECT_EQ(parts().inspectorDock->size(), inspector) << dock->objectName().toStdString();
            EXPECT_EQ(parts().timeDock->size(), time) << dock->objectName().toStdString();
        }
    }
}

TEST_F(DockSetTest, WhereTheyAreIsRemembered) {
    frame().addDockWidget(Qt::LeftDockWidgetArea, parts().inspectorDock);
    trigger(ActionId::ShowQueues);
    trigger(ActionId::ShowBreakpoints);
    restart();
    EXPECT_EQ(frame().dockWidgetArea(parts().inspectorDock), Qt::LeftDockWidgetArea);
    EXPECT_FALSE(parts().queueDock->isVisible());
    EXPECT_TRUE(parts().breakpointDock->isVisible());
    trigger(ActionId::ResetLayout);
    EXPECT_EQ(frame().dockWidgetArea(parts().inspectorDock), Qt::RightDockWidgetArea);
    EXPECT_TRUE(parts().queueDock->isVisible());
    EXPECT_FALSE(parts().breakpointDock->isVisible());
}

TEST_F(DockSetTest, AWindowOfTheReferenceSizeHasTheLooksWidths) {
    EXPECT_NEAR(parts().queueDock->width(), 264, 2);
    EXPECT_NEAR(parts().inspectorDock->width(), 388, 2);
    EXPECT_NEAR(parts().timeDock->height(), 212, 2);
    resize({1280, 800});
    EXPECT_NEAR(parts().queueDock->width(), 44, 2);
    EXPECT_NEAR(parts().inspectorDock->width(), 336, 2);
    EXPECT_NEAR(parts().timeDock->height(), 152, 2);
    EXPECT_GE(parts().stage->width(), 880);
}

TEST_F(DockSetTest, ASmallWindowShowsTheInspectorOverTheStage) {
    resize({1100, 760});
    EXPECT_FALSE(parts().inspector->isVisible());
    const int stage = parts().stage->width();
    trigger(ActionId::ShowInspector);
    EXPECT_TRUE(parts().inspector->isVisible());
    keep(*window_, QStringLiteral("inspector-over"));
    EXPECT_EQ(parts().stage->width(), stage);
    trigger(ActionId::ShowInspector);
    EXPECT_FALSE(parts().inspector->isVisible());
    resize({1600, 1000});
    EXPECT_TRUE(parts().inspector->isVisible());
    EXPECT_EQ(parts().inspector->parentWidget(), parts().inspectorDock);
}

TEST_F(DockSetTest, EscapeClosesTheInspectorOverTheStageFromAnywhere) {
    open(fourNodes());
    resize({1100, 760});
    selectPod("small");
    trigger(ActionId::ShowInspector);
    window_->setFocus();
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    EXPECT_FALSE(parts().inspector->isVisible());
    EXPECT_FALSE(window_->actions().at(ActionId::ShowInspector)->isChecked());
    EXPECT_FALSE(window_->selection().current().isEmpty()) << "one thing at a time";
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    EXPECT_TRUE(window_->selection().current().isEmpty());
}

TEST_F(DockSetTest, AWindowBelowItsLeastSizeScrolls) {
    resize({800, 600});
    EXPECT_EQ(window_->width(), 800);
    EXPECT_EQ(frame().width(), kLeastContent.width());
    EXPECT_EQ(frame().height(), kLeastContent.height());
}

} // namespace
} // namespace berth::ui
