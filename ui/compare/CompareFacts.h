// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/CompareView.h"

#include <QScrollArea>

class QLabel;

namespace berth::ui {

class ActionButton;
class CompareTable;

/// The left of the comparison: what differs, what it does, who pays for it. Scrolls where it is higher than its place.
class CompareFacts : public QScrollArea {
    Q_OBJECT

public:
    explicit CompareFacts(QWidget* parent);

    void setView(const CompareView& view);
    CompareTable& settings() const { return *settings_; }
    CompareTable& figures() const { return *figures_; }
    /// Hidden where nobody is worse off.
    QWidget& payers() const { return *payers_; }
    ActionButton& podsButton() const { return *pods_; }

Q_SIGNALS:
    void podsRequested();
    void copyRequested(bool markdown);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeColumn();
    QWidget* makeButtons();
    void say();
    void ink();

    CompareView view_;
    QLabel *settingsTitle_, *figuresTitle_, *payersTitle_, *payersText_;
    CompareTable *settings_, *figures_;
    QWidget* payers_;
    ActionButton *pods_, *copyTsv_, *copyMarkdown_;
};

} // namespace berth::ui
