// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QMetaMethod>
#include <QPoint>
#include <QVariantList>

#include <optional>
#include <set>
#include <vector>

class QWidget;

namespace berth::ui {

/// What somebody with a screen reader, with keys alone, and with a mouse finds in a pane that draws its own items.
class PaneWalk {
public:
    /// `canvas` takes the mouse: the pane itself or its viewport. `keys` move the focus inside.
    PaneWalk(QWidget& pane, QWidget& canvas, std::vector<Qt::Key> keys);

    /// All drawn items, depth first; fails the test where parents and children do not agree.
    std::vector<QAccessibleInterface*> items() const;
    /// Each has a sentence, and a place in the window or the state that says that it is scrolled away.
    void expectSentencesAndPlaces() const;
    /// From Tab on, keys alone reach each item that takes the focus, and bring it into view.
    void expectKeysReachAll() const;
    /// Pressing an item says what a click on it says. Returns how many could be compared: an item that others cover has
    /// no point of its own.
    int expectPressIsAClick() const;

private:
    /// A signal with its arguments.
    using Heard = std::vector<std::pair<QByteArray, QVariantList>>;

    QAccessibleInterface* focused() const;
    void focusOn(QAccessibleInterface* item) const;
    std::set<QAccessibleInterface*> reached() const;
    std::optional<QPoint> ownPoint(QAccessibleInterface* item) const;
    std::vector<QMetaMethod> signalsOfPane() const;
    template <class Call> Heard hear(Call call) const;

    QWidget& pane_;
    QWidget& canvas_;
    std::vector<Qt::Key> keys_;
    QAccessibleInterface* root_;
};

} // namespace berth::ui
