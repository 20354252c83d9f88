// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/SweepForm.h"
#include "ui/compare/SweepWords.h"
#include "ui/session/Edit.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QProgressBar;
class QStackedWidget;

namespace berth::ui {

class ActionButton;
class SweepChart;

/// A sweep beside two branches: a form that says what to vary, the way there, and the results as a chart over two objectives. A point
/// can be opened as a branch.
///
/// What is swept is the input as it was opened, from its start, with its seed; edits of branches are no part of it.
class SweepCard : public QWidget {
    Q_OBJECT

public:
    explicit SweepCard(Registry registry, QWidget* parent = nullptr);

    /// nullptr: none. Another input ends a sweep and forgets its results.
    void setInput(const std::shared_ptr<const Scenario>& scenario);
    /// The branches that the results are held against.
    void setSides(const SweepSide& first, const SweepSide& second);

    SweepChart& chart() { return *chart_; }
    SweepForm& form() { return *form_; }
    /// nullptr before a sweep has ended.
    const SweepOutcome* outcome() const { return outcome_.get(); }

    QSize sizeHint() const override { return {480, 340}; }
    QSize minimumSizeHint() const override { return {300, 240}; }

Q_SIGNALS:
    /// A setting is to become a branch: the edit is to be carried out at the first unit, as a branch. Its text is the branch's name.
    void settingOpened(const berth::ui::Edit& edit);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class State { Form, Running, Results };

    QWidget* makeHead();
    QWidget* makeFormPage();
    QWidget* makeRunPage();
    QWidget* makeResultPage();
    void turnTo(State state);
    void start();
    void take(const std::shared_ptr<const SweepOutcome>& outcome);
    void fillObjectives();
    tune::ObjectivePair pair() const;
    void draw();
    void say();
    QString aboutResults() const;
    QString aboutForm() const;
    void sayChosen(int setting);
    void open(int setting);

    SweepRunner runner_;
    std::shared_ptr<const Scenario> scenario_;
    std::shared_ptr<const SweepOutcome> outcome_;
    SweepSide first_, second_;
    State state_ = State::Form;
    QString failure_; ///< why the last sweep gave no result

    QLabel *title_, *about_, *legend_;
    QStackedWidget* pages_;
    SweepForm* form_;
    QLabel* formNote_;
    ActionButton* start_;
    ActionButton* back_; ///< from the form to the results there are
    QProgressBar* bar_;
    QLabel* barNote_;
    ActionButton* cancel_;
    QLabel *acrossName_, *upName_;
    QComboBox *across_, *up_;
    ActionButton* vary_;
    SweepChart* chart_;
    QLabel* chosen_;
    ActionButton* open_;
};

} // namespace berth::ui
