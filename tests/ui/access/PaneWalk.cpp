// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/access/PaneWalk.h"

#include <gtest/gtest.h>

#include <QAccessibleActionInterface>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <deque>
#include <memory>

namespace berth::ui {
namespace {

constexpr int kGrid = 3; ///< px between the points that are tried

std::string nameOf(QAccessibleInterface* item) {
    return item->text(QAccessible::Name).toStdString();
}

bool offers(QAccessibleInterface* item, const QString& action) {
    return item->actionInterface()->actionNames().contains(action);
}

void addItems(QAccessibleInterface* root, std::vector<QAccessibleInterface*>& items) {
    for (int i = 0; i < root->childCount(); ++i) {
        QAccessibleInterface* child = root->child(i);
        ASSERT_NE(child, nullptr) << "child " << i << " of " << nameOf(root);
        EXPECT_TRUE(child->isValid());
        EXPECT_EQ(child->parent(), root) << nameOf(child);
        EXPECT_EQ(root->indexOfChild(child), i) << nameOf(child);
        if (child->object() != nullptr) continue; // a widget speaks for itself
        items.push_back(child);
        addItems(child, items);
    }
}

/// What a screen reader finds at a point of the screen.
QAccessibleInterface* deepestAt(QAccessibleInterface* root, const QPoint& point) {
    QAccessibleInterface* found = root;
    while (QAccessibleInterface* below = found->childAt(point.x(), point.y())) found = below;
    return found;
}

} // namespace

PaneWalk::PaneWalk(QWidget& pane, QWidget& canvas, std::vector<Qt::Key> keys)
    : pane_(pane), canvas_(canvas), keys_(std::move(keys)), root_(QAccessible::queryAccessibleInterface(&pane)) {}

std::vector<QAccessibleInterface*> PaneWalk::items() const {
    std::vector<QAccessibleInterface*> items;
    addItems(root_, items);
    return items;
}

void PaneWalk::expectSentencesAndPlaces() const {
    const QWidget& window = *pane_.window();
    const QRect inside(window.mapToGlobal(QPoint()), window.size());
    const auto all = items();
    EXPECT_FALSE(all.empty());
    for (QAccessibleInterface* item : all) {
        EXPECT_GT(nameOf(item).size(), 3U) << nameOf(item);
        EXPECT_FALSE(item->rect().isEmpty()) << nameOf(item);
        EXPECT_TRUE(item->state().offscreen || inside.intersects(item->rect())) << nameOf(item);
        EXPECT_NE(item->role(), QAccessible::NoRole);
    }
}

QAccessibleInterface* PaneWalk::focused() const {
    return root_->focusChild();
}

void PaneWalk::focusOn(QAccessibleInterface* item) const {
    item->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
}

std::set<QAccessibleInterface*> PaneWalk::reached() const {
    pane_.setFocus(Qt::TabFocusReason);
    if (focused() == nullptr) QTest::keyClick(&pane_, Qt::Key_Return);
    std::set<QAccessibleInterface*> reached{nullptr, focused()}; // nullptr: Esc left the items
    std::deque<QAccessibleInterface*> open{focused()};
    while (!open.empty() && open.front() != nullptr) {
        QAccessibleInterface* from = open.front();
        open.pop_front();
        for (const Qt::Key key : keys_) {
            focusOn(from);
            QTest::keyClick(&pane_, key);
            if (reached.insert(focused()).second) open.push_back(focused());
        }
    }
    return reached;
}

void PaneWalk::expectKeysReachAll() const {
    const std::set<QAccessibleInterface*> found = reached();
    for (QAccessibleInterface* item : items()) {
        if (!item->state().focusable) continue;
        EXPECT_TRUE(found.contains(item)) << "no key leads to " << nameOf(item);
        focusOn(item);
        EXPECT_EQ(focused(), item) << nameOf(item);
        EXPECT_FALSE(item->state().offscreen) << nameOf(item) << " has the focus where nobody sees it";
    }
}

/// A point of the item that no item inside or beside it has: from the top, where heads stand, of an item with others
/// inside; of one without from the bottom, where fractions of a device begin.
std::optional<QPoint> PaneWalk::ownPoint(QAccessibleInterface* item) const {
    const QRect place(canvas_.mapFromGlobal(item->rect().topLeft()), item->rect().size());
    const QRect seen = place.adjusted(1, 1, -1, -1) & canvas_.rect();
    const bool fromTop = item->childCount() > 0;
    for (int down = 0; down < seen.height(); down += kGrid)
        for (int x = seen.left(); x <= seen.right(); x += kGrid) {
            const QPoint point(x, fromTop ? seen.top() + down : seen.bottom() - down);
            if (deepestAt(root_, canvas_.mapToGlobal(point)) == item) return point;
        }
    return std::nullopt;
}

std::vector<QMetaMethod> PaneWalk::signalsOfPane() const {
    std::vector<QMetaMethod> found;
    const QMetaObject& type = *pane_.metaObject();
    for (int i = type.methodOffset(); i < type.methodCount(); ++i)
        if (type.method(i).methodType() == QMetaMethod::Signal) found.push_back(type.method(i));
    return found;
}

template <class Call> PaneWalk::Heard PaneWalk::hear(Call call) const {
    std::vector<std::unique_ptr<QSignalSpy>> spies;
    const std::vector<QMetaMethod> methods = signalsOfPane();
    for (const QMetaMethod& method : methods) spies.push_back(std::make_unique<QSignalSpy>(&pane_, method));
    call();
    Heard heard;
    for (std::size_t i = 0; i < spies.size(); ++i)
        for (const QVariantList& arguments : *spies[i]) heard.emplace_back(methods[i].name(), arguments);
    return heard;
}

int PaneWalk::expectPressIsAClick() const {
    int compared = 0;
    for (QAccessibleInterface* item : items()) {
        if (!offers(item, QAccessibleActionInterface::pressAction())) continue;
        if (item->state().focusable) focusOn(item);
        const std::optional<QPoint> point = ownPoint(item);
        if (!point) continue;
        const Heard pressed =
            hear([&] { item->actionInterface()->doAction(QAccessibleActionInterface::pressAction()); });
        const Heard clicked = hear([&] { QTest::mouseClick(&canvas_, Qt::LeftButton, {}, *point); });
        EXPECT_FALSE(pressed.empty()) << nameOf(item) << " says nothing when it is pressed";
        EXPECT_EQ(pressed, clicked) << nameOf(item);
        ++compared;
    }
    return compared;
}

} // namespace berth::ui
