// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/SpokenTree.h"

namespace berth::ui {

/// A SpokenTree of one level: a list.
class SpokenItems : public SpokenTree {
public:
    virtual int spokenCount() const = 0;
    /// The item as one sentence.
    virtual QString spokenText(int index) const = 0;
    /// Where it is drawn, in the widget's coordinates; may lie outside the widget.
    virtual QRect spokenRect(int index) const = 0;
    /// The item with the keyboard focus, -1 for none.
    virtual int spokenFocus() const = 0;
    /// Puts the keyboard focus on it.
    virtual void spokenFocusOn(int index) = 0;
    /// What a click on the item would do.
    virtual void spokenPress(int index) = 0;

    int itemCount(const SpokenPath& parent) const final { return parent.empty() ? spokenCount() : 0; }
    QString itemText(const SpokenPath& item) const final { return spokenText(item.front()); }
    QRect itemRect(const SpokenPath& item) const final { return spokenRect(item.front()); }
    SpokenPath itemFocus() const final {
        const int index = spokenFocus();
        return index < 0 ? SpokenPath() : SpokenPath{index};
    }
    void focusItem(const SpokenPath& item) final { spokenFocusOn(item.front()); }
    void pressItem(const SpokenPath& item) final { spokenPress(item.front()); }
};

void announceFocus(QWidget& widget, int index);

} // namespace berth::ui
