// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/SpokenTree.h"

#include "ui/access/SpokenItems.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>

#include <map>

namespace berth::ui {
namespace {

class WidgetInterface;

/// One drawn item.
class ItemInterface : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ItemInterface(const WidgetInterface& owner, QWidget* widget, SpokenTree* items, SpokenPath path)
        : owner_(owner), widget_(widget), items_(items), path_(std::move(path)) {}

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return widget_ ? widget_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* child(int index) const override;
    int childCount() const override { return isValid() ? items_->itemCount(path_) : 0; }
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* parent() const override;
    QAccessible::Role role() const override { return isValid() ? items_->itemRole(path_) : QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? items_->itemText(path_) : QString();
    }

    QRect rect() const override {
        if (!isValid()) return {};
        const QRect box = items_->itemRect(path_);
        return {widget_->mapToGlobal(box.topLeft()), box.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid) return state;
        state.focusable = items_->itemTakesFocus(path_);
        state.selectable = items_->itemTakesPress(path_);
        state.focused = widget_->hasFocus() && items_->itemFocus() == path_;
        state.invisible = !widget_->isVisible();
        state.offscreen = !isOnScreen();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override {
        QStringList names;
        if (isValid() && items_->itemTakesPress(path_)) names << pressAction();
        if (isValid() && items_->itemTakesFocus(path_)) names << setFocusAction();
        return names;
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& action) override {
        if (!actionNames().contains(action)) return;
        if (action == pressAction()) return items_->pressItem(path_);
        widget_->setFocus(Qt::OtherFocusReason);
        items_->focusItem(path_);
    }

private:
    /// Not scrolled away, in its widget or with its widget.
    bool isOnScreen() const {
        const QRect shown = items_->itemRect(path_) & widget_->rect();
        const QRect inWindow(widget_->mapTo(widget_->window(), shown.topLeft()), shown.size());
        return !shown.isEmpty() && inWindow.intersects(widget_->window()->rect());
    }

    SpokenPath pathOf(int index) const {
        SpokenPath path = path_;
        path.push_back(index);
        return path;
    }

    const WidgetInterface& owner_;
    QPointer<QWidget> widget_;
    SpokenTree* items_;
    SpokenPath path_;
};

/// The widget that draws them; owns the interfaces of all its items.
class WidgetInterface : public QAccessibleWidget {
public:
    WidgetInterface(QWidget* widget, SpokenTree* items) : QAccessibleWidget(widget, QAccessible::List), items_(items) {}
    ~WidgetInterface() override {
        for (const auto& [path, id] : ids_) QAccessible::deleteAccessibleInterface(id);
    }

    /// The items, and after them the controls that are widgets of their own.
    int childCount() const override { return items_->itemCount({}) + static_cast<int>(controls().size()); }
    QAccessibleInterface* child(int index) const override {
        const int items = items_->itemCount({});
        if (index < items) return item({index});
        const QWidgetList widgets = controls();
        return index - items < widgets.size() ? QAccessible::queryAccessibleInterface(widgets[index - items]) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        const SpokenPath path = pathOf(child);
        if (path.size() == 1) return path.front();
        const qsizetype control = controls().indexOf(qobject_cast<QWidget*>(child->object()));
        return control < 0 ? -1 : items_->itemCount({}) + static_cast<int>(control);
    }

    QAccessibleInterface* childAt(int x, int y) const override { return childOf({}, {x, y}); }

    QAccessibleInterface* focusChild() const override {
        const SpokenPath focus = items_->itemFocus();
        return focus.empty() ? nullptr : item(focus);
    }

    /// Child widgets that take the focus, such as the strip's box of profiles.
    QWidgetList controls() const {
        QWidgetList widgets = widget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        widgets.removeIf([](const QWidget* child) {
            return child->focusPolicy() == Qt::NoFocus || child->isHidden() || child->isWindow();
        });
        return widgets;
    }

    /// The interface of an item; nullptr where there is none.
    QAccessibleInterface* item(const SpokenPath& path) const {
        const SpokenPath parent(path.begin(), path.end() - 1);
        if (path.back() < 0 || path.back() >= items_->itemCount(parent)) return nullptr;
        if (const auto found = ids_.find(path); found != ids_.end())
            return QAccessible::accessibleInterface(found->second);
        auto* item = new ItemInterface(*this, widget(), items_, path);
        ids_[path] = QAccessible::registerAccessibleInterface(item);
        return item;
    }

    /// Where a known item is; empty for an unknown one.
    SpokenPath pathOf(const QAccessibleInterface* item) const {
        for (const auto& [path, id] : ids_)
            if (QAccessible::accessibleInterface(id) == item) return path;
        return {};
    }

    /// The item inside `parent` at a point of the screen.
    QAccessibleInterface* childOf(const SpokenPath& parent, const QPoint& global) const {
        const QPoint point = widget()->mapFromGlobal(global);
        SpokenPath path = parent;
        path.push_back(0);
        for (; path.back() < items_->itemCount(parent); ++path.back())
            if (items_->itemRect(path).contains(point)) return item(path);
        return nullptr;
    }

private:
    SpokenTree* items_;
    mutable std::map<SpokenPath, QAccessible::Id> ids_;
};

bool ItemInterface::isValid() const {
    if (!widget_) return false;
    SpokenPath parent;
    for (const int index : path_) {
        if (index >= items_->itemCount(parent)) return false;
        parent.push_back(index);
    }
    return true;
}

QAccessibleInterface* ItemInterface::child(int index) const {
    return isValid() ? owner_.item(pathOf(index)) : nullptr;
}

QAccessibleInterface* ItemInterface::childAt(int x, int y) const {
    return isValid() ? owner_.childOf(path_, {x, y}) : nullptr;
}

int ItemInterface::indexOfChild(const QAccessibleInterface* child) const {
    const SpokenPath path = owner_.pathOf(child);
    const bool inside = path.size() == path_.size() + 1 && std::equal(path_.begin(), path_.end(), path.begin());
    return inside ? path.back() : -1;
}

QAccessibleInterface* ItemInterface::parent() const {
    if (path_.size() == 1) return QAccessible::queryAccessibleInterface(widget_);
    return owner_.item({path_.begin(), path_.end() - 1});
}

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    auto* items = dynamic_cast<SpokenTree*>(object);
    return widget && items ? new WidgetInterface(widget, items) : nullptr;
}

} // namespace

bool SpokenTree::itemTakesFocus(const SpokenPath&) const {
    return true;
}

bool SpokenTree::itemTakesPress(const SpokenPath& item) const {
    return itemTakesFocus(item);
}

QAccessible::Role SpokenTree::itemRole(const SpokenPath& item) const {
    return itemCount(item) > 0 ? QAccessible::List : QAccessible::ListItem;
}

void installSpokenItems() {
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    Q_UNUSED(installed);
}

void announceFocus(QWidget& widget, const SpokenPath& item) {
    if (!QAccessible::isActive()) return;
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    for (const int index : item) {
        if (interface == nullptr) return;
        interface = interface->child(index);
    }
    if (interface == nullptr) return;
    QAccessibleEvent event(interface, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

void announceFocus(QWidget& widget, int index) {
    announceFocus(widget, SpokenPath{index});
}

} // namespace berth::ui
