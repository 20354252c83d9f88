// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/ItemPane.h"
#include "ui/access/Kept.h"
#include "ui/stage/WaterfallGeometry.h"

class QPainter;

namespace berth::ui {

struct Theme;

/// The score waterfall in the stage's place, with the arithmetic of the selected number pinned below.
///
/// Its items are the rows with the numbers in them, the filtered nodes below, and the arithmetic, which is there to be
/// read. Enter on a number opens it.
class WaterfallPane : public ItemPane {
    Q_OBJECT

public:
    explicit WaterfallPane(QWidget* parent = nullptr);

    void setView(WaterfallView view);
    /// The node selected anywhere in the window; NodeId{} for none.
    void setSelectedNode(NodeId node);
    /// Box of a number in viewport coordinates.
    QRectF cellRect(const ScoreCellId& cell) const;
    QRectF rowRect(NodeId node) const;
    /// Path of a number; of its row where there is no such column.
    SpokenPath pathOf(const ScoreCellId& cell) const;

    int itemCount(const SpokenPath& parent) const override;
    QString itemText(const SpokenPath& item) const override;
    void pressItem(const SpokenPath& item) override;
    bool itemTakesPress(const SpokenPath& item) const override;
    QAccessible::Role itemRole(const SpokenPath& item) const override;

Q_SIGNALS:
    void scoreSelected(const berth::ui::ScoreCellId& cell);
    void nodeSelected(berth::NodeId node);
    /// All filtered nodes are wanted, not only those with a chip.
    void filteredRequested();

protected:
    ItemLines lines() const override;
    QRectF placeOf(const SpokenPath& item) const override;
    QRectF headOf(const SpokenPath& item) const override;
    SpokenPath itemAt(const QPointF& content) const override;
    QSizeF contentSize() const override { return places().table.size; }
    int coveredHeight() const override { return places().panelHeight; }
    SpokenPath firstItem() const override;
    QString keyOf(const SpokenPath& item) const override;
    void measureAgain() override { places_.forget(); }
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Kind { Row, Cell, Chip, More, Arithmetic };
    struct Places {
        WaterfallGeometry table;
        std::vector<QRectF> chips;
        QRectF more;         ///< null where every filtered node has a chip
        int panelHeight = 0; ///< of the arithmetic with its margins
    };

    const Places& places() const;
    Places layOut() const;
    Kind kindOf(const SpokenPath& item) const;
    int rowCount() const { return static_cast<int>(view_.rows.size()); }
    std::size_t chipOf(const SpokenPath& item) const { return static_cast<std::size_t>(item[0] - rowCount()); }
    int rowOf(NodeId node) const;
    ScoreCellId cellOf(const SpokenPath& item) const;
    SpokenPath rowItemAt(const QPointF& content) const;
    QRectF panel() const;
    QRectF ringOf(const SpokenPath& item) const;

    void paintSelection(QPainter& painter, const Theme& theme) const;

    WaterfallView view_;
    NodeId selected_;
    mutable Kept<Places> places_;
};

} // namespace berth::ui
