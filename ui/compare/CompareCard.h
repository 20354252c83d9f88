// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace berth::ui {

/// A framed part of the comparison: a title, a line about it, and what it shows.
class CompareCard : public QWidget {
    Q_OBJECT

public:
    /// Takes `content` over.
    CompareCard(QWidget* content, QWidget* parent);

    void say(const QString& title, const QString& about);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void ink();

    QLabel* title_;
    QLabel* about_;
};

/// Cards side by side while there is room for two, else one below the other; a wide card has a row of its own below them.
class CardGrid : public QWidget {
    Q_OBJECT

public:
    explicit CardGrid(QWidget* parent);

    void add(QWidget* card);
    void addWide(QWidget* card);
    int columns() const { return columns_; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();

    QGridLayout* grid_;
    std::vector<QWidget*> cards_, wide_;
    int columns_ = 2;
};

/// How many cards fit beside each other.
int columnsFor(int width);

} // namespace berth::ui
