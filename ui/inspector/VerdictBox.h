// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Meaning.h"

#include <QWidget>

namespace berth::ui {

/// The sentence the inspector proves: a mark, a headline, and at most three sentences, on the verdict's soft fill.
class VerdictBox : public QWidget {
    Q_OBJECT

public:
    explicit VerdictBox(QWidget* parent = nullptr);

    /// A box without a mark is a statement of the cursor's colour instead of a quiet one.
    void setAccented(bool accented) { accented_ = accented; }
    void setVerdict(Mark mark, const QString& headline, const QString& body);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Mark mark_ = Mark::None;
    QString headline_;
    QString body_;
    bool accented_ = false;
};

} // namespace berth::ui
