// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/access/SpokenItems.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWidget>

#include <map>

namespace berth::ui {
namespace {

/// One drawn item.
class ItemInterface : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ItemInterface(QWidget* widget, SpokenItems* items, int index) : widget_(widget), items_(items), index_(index) {}

    bool isValid() const override { return widget_ && index_ < items_->spokenCount(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return widget_ ? widget_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(widget_); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? items_->spokenText(index_) : QString();
    }

    QRect rect() const override {
        if (!isValid()) return {};
        const QRect box = items_->spokenRect(index_);
        return {widget_->mapToGlobal(box.topLeft()), box.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = isValid() && widget_->hasFocus() && items_->spokenFocus() == index_;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& action) override {
        if (action == pressAction() && isValid()) items_->spokenPress(index_);
    }

private:
    QPointer<QWidget> widget_;
    SpokenItems* items_;
    int index_;
};

/// The widget that draws them.
class ListInterface : public QAccessibleWidget {
public:
    ListInterface(QWidget* widget, SpokenItems* items) : QAccessibleWidget(widget, QAccessible::List), items_(items) {}
    ~ListInterface() override {
        for (const auto& [index, id] : ids_) QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return items_->spokenCount(); }

    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) return nullptr;
        const auto found = ids_.find(index);
        if (found != ids_.end()) return QAccessible::accessibleInterface(found->second);
        auto* item = new ItemInterface(widget(), items_, index);
        ids_[index] = QAccessible::registerAccessibleInterface(item);
        return item;
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        for (const auto& [index, id] : ids_)
            if (QAccessible::accessibleInterface(id) == child) return index;
        return -1;
    }

    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint point = widget()->mapFromGlobal(QPoint(x, y));
        for (int i = 0; i < childCount(); ++i)
            if (items_->spokenRect(i).contains(point)) return child(i);
        return nullptr;
    }

    QAccessibleInterface* focusChild() const override { return child(items_->spokenFocus()); }

private:
    SpokenItems* items_;
    mutable std::map<int, QAccessible::Id> ids_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    auto* items = dynamic_cast<SpokenItems*>(object);
    return widget && items ? new ListInterface(widget, items) : nullptr;
}

} // namespace

void installSpokenItems() {
    static const bool installed = (QAccessible::installFactory(makeInterface), true);
    Q_UNUSED(installed);
}

void announceFocus(QWidget& widget, int index) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(&widget, QAccessible::Focus);
    event.setChild(index);
    QAccessible::updateAccessibility(&event);
}

} // namespace berth::ui
