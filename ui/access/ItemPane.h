// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/ItemLines.h"

#include <QAbstractScrollArea>

namespace berth::ui {

/// A scrolled widget that draws items and lets mouse, keys and screen readers have each of them.
///
/// Enter goes to the items, arrows move between them, Enter acts as a click, Space selects, Esc leaves; outside the
/// items these keys are the window's. An inheriting class says which items there are and where, and paints them.
class ItemPane : public QAbstractScrollArea, public SpokenTree {
    Q_OBJECT

public:
    SpokenPath itemFocus() const final { return focus_; }
    void focusItem(const SpokenPath& item) final;
    QRect itemRect(const SpokenPath& item) const final;

protected:
    explicit ItemPane(QWidget* parent = nullptr);

    virtual ItemLines lines() const = 0;
    /// All of an item, in px of the content.
    virtual QRectF placeOf(const SpokenPath& item) const = 0;
    /// The part of it that arrows aim at and that is scrolled into view.
    virtual QRectF headOf(const SpokenPath& item) const { return placeOf(item); }
    /// What a click there is for; empty for none.
    virtual SpokenPath itemAt(const QPointF& content) const = 0;
    virtual QSizeF contentSize() const = 0;
    /// Height at the bottom of the viewport that something lies over.
    virtual int coveredHeight() const { return 0; }
    /// Where Enter goes to first.
    virtual SpokenPath firstItem() const { return lines().lines.front().front(); }
    /// Tells an item again in another picture, whatever its place.
    virtual QString keyOf(const SpokenPath& item) const = 0;
    virtual void enterItem(const SpokenPath& item) { pressItem(item); }
    /// Esc left the items, or a click went beside them.
    virtual void letGo() {}
    /// The size of letters has changed, or the language: nothing that was measured holds.
    virtual void measureAgain() = 0;

    /// The key of the focused item; empty without one. To be asked for before the content changes.
    QString focusKey() const { return focus_.empty() ? QString() : keyOf(focus_); }
    /// The content is another one: follows the focused item, whose key was `focused`, and scrolls anew.
    void followContent(const QString& focused);
    QPointF offset() const;
    /// The item whose focus is drawn; empty for none.
    SpokenPath drawnFocus() const { return hasFocus() ? focus_ : SpokenPath(); }
    /// Whether the focus is on the whole, so that keys go nowhere unseen.
    bool drawsFrame() const { return hasFocus() && focus_.empty(); }

    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool isOwnKey(const QKeyEvent& event) const;
    void scrollTo(const QRectF& place);
    void updateScrollRange();

    SpokenPath focus_;
};

} // namespace berth::ui
