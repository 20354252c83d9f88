// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>

#include <vector>

class QWidget;

namespace berth::ui {

/// Which item of a widget: the index among the widget's own items, then among that item's, and so on. Empty: the widget.
using SpokenPath = std::vector<int>;

/// A widget that draws its own items, items inside items, and lets a screen reader walk them.
///
/// A widget class inherits this beside QWidget, calls installSpokenItems() in its constructor, and announceFocus() when
/// its focus moves to another item. Paths it is given are those that itemCount() allows.
class SpokenTree {
public:
    virtual ~SpokenTree() = default;

    /// How many items are directly inside `parent`.
    virtual int itemCount(const SpokenPath& parent) const = 0;
    /// The item as one sentence.
    virtual QString itemText(const SpokenPath& item) const = 0;
    /// Where it is drawn, in the widget's coordinates; may lie outside the widget.
    virtual QRect itemRect(const SpokenPath& item) const = 0;
    /// The item with the keyboard focus, empty for none.
    virtual SpokenPath itemFocus() const = 0;
    /// Puts the keyboard focus on it, as walking there would.
    virtual void focusItem(const SpokenPath& item) = 0;
    /// What a click on the item would do.
    virtual void pressItem(const SpokenPath& item) = 0;
    /// Whether keys reach it. They pass over what only holds others together, such as a rack's frame.
    virtual bool itemTakesFocus(const SpokenPath& item) const;
    /// Whether a click on it does anything.
    virtual bool itemTakesPress(const SpokenPath& item) const;
    virtual QAccessible::Role itemRole(const SpokenPath& item) const;
};

/// Makes Qt's accessibility ask SpokenTree. Calls after the first do nothing.
void installSpokenItems();
/// Tells screen readers that the focus is on this item of `widget` now.
void announceFocus(QWidget& widget, const SpokenPath& item);

} // namespace berth::ui
