// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;

namespace berth::ui {

class ActionButton;

/// Grouping, colouring, find and zoom over the nodes. 34 px.
class StageBar : public QWidget {
    Q_OBJECT

public:
    explicit StageBar(QWidget* parent = nullptr);

    void setGroupings(const QStringList& names, int current);
    void setColourings(const QStringList& names, int current);
    /// The keys that do the same as the buttons, as tooltips say them; "" for none.
    void setKeys(const QString& find, const QString& fit);
    void setZoom(qreal zoom);
    /// As the right end of the caption line: without labels, on its ground.
    void setCompact(bool compact);

Q_SIGNALS:
    void groupingChosen(int index);
    void colouringChosen(int index);
    void findRequested();
    void zoomInRequested();
    void zoomOutRequested();
    void fitRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restyle();

    bool compact_ = false;
    qreal zoom_ = 1;
    QLabel* groupLabel_ = nullptr;
    QLabel* colourLabel_ = nullptr;
    QLabel* zoomLabel_ = nullptr;
    QComboBox* group_ = nullptr;
    QComboBox* colour_ = nullptr;
    ActionButton* find_ = nullptr;
    ActionButton* out_ = nullptr;
    ActionButton* in_ = nullptr;
    ActionButton* fit_ = nullptr;
    QString findKey_, fitKey_;
};

} // namespace berth::ui
