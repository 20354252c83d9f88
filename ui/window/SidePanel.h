// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace berth::ui {

class DockTitle;

/// A panel that lies over the right part of another widget and moves with it. Esc closes it: in it by itself, elsewhere
/// by leave().
class SidePanel : public QWidget {
    Q_OBJECT

public:
    /// A child of `over`'s window content, drawn above `over`.
    SidePanel(const QString& title, QWidget* over);

    /// Takes a widget in; it becomes a child.
    void setContent(QWidget* content);
    void setTitle(const QString& title);
    void setWidth(int width);
    void open();
    /// As its close button does.
    void leave();

Q_SIGNALS:
    /// The person closed it.
    void closed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void retranslate();

    QWidget* over_;
    QVBoxLayout* column_;
    DockTitle* bar_;
    QWidget* close_;
    int width_ = 336;
};

} // namespace berth::ui
