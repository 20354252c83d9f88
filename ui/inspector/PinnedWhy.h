// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/WhyPage.h"

#include <QWidget>

namespace berth::ui {

/// What the inspector said at one moment, in a window of its own that stays as it is while the run goes on.
class PinnedWhy : public QWidget {
    Q_OBJECT

public:
    /// Asks `terms` for all arithmetic at once, since it answers for the moment of the call only.
    PinnedWhy(const InspectorContent& content, const TermsSource& terms, QWidget* window);

    WhyPage& page() const { return *page_; }

Q_SIGNALS:
    void selectionRequested(const berth::ui::Selection& selection);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    WhyPage* page_;
};

} // namespace berth::ui
