// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace berth::ui {

/// A widget that draws its own items and lets a screen reader have them one by one.
///
/// A widget class inherits this beside QWidget, calls installSpokenItems() in its constructor, and announceFocus() when
/// its focus moves to another item.
class SpokenItems {
public:
    virtual ~SpokenItems() = default;

    virtual int spokenCount() const = 0;
    /// The item as one sentence.
    virtual QString spokenText(int index) const = 0;
    /// Where it is drawn, in the widget's coordinates; may lie outside the widget.
    virtual QRect spokenRect(int index) const = 0;
    /// The item with the keyboard focus, -1 for none.
    virtual int spokenFocus() const = 0;
    /// What a click on the item would do.
    virtual void spokenPress(int index) = 0;
};

/// Makes Qt's accessibility ask SpokenItems. Calls after the first do nothing.
void installSpokenItems();
/// Tells screen readers that the focus is on this item of `widget` now.
void announceFocus(QWidget& widget, int index);

} // namespace berth::ui
