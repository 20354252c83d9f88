// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "ui/session/Input.h"

#include <QWidget>

namespace berth::ui {

class ActionButton;

/// Says under the pipeline what failed and that nothing changed. One at a time, never modal.
class ErrorBanner : public QWidget {
    Q_OBJECT

public:
    explicit ErrorBanner(QWidget* parent = nullptr);

    /// An input was refused: the first error, and how many more there are.
    void showFailure(const OpenFailure& failure, bool somethingIsOpen);
    /// Something else went wrong, or a warning.
    void showMessage(const QString& headline, const QString& detail, Severity severity);
    void dismiss();

    const QString& headline() const { return headline_; }
    const QString& detail() const { return detail_; }
    QSize sizeHint() const override;

Q_SIGNALS:
    /// "Show line" of a refused input.
    void lineRequested(const berth::Place& place);
    /// "2 more".
    void allRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void present(const QString& headline, const QString& detail, Severity severity);

    QString headline_, detail_;
    Severity severity_ = Severity::Error;
    Place place_;
    ActionButton* show_;
    ActionButton* more_;
    ActionButton* close_;
};

} // namespace berth::ui
