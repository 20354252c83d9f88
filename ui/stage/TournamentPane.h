// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/ItemPane.h"
#include "ui/access/Kept.h"
#include "ui/stage/TournamentGeometry.h"
#include "ui/stage/TournamentPainter.h"

namespace berth::ui {

/// The preemption tournament in the stage's place.
///
/// Its items are the candidates with their victims and what the rules said of them, from top to bottom, and the column
/// of the others.
class TournamentPane : public ItemPane {
    Q_OBJECT

public:
    explicit TournamentPane(QWidget* parent = nullptr);

    void setView(TournamentView view);
    /// What is selected anywhere in the window.
    void setSelection(NodeId node, PodId pod, const QString& gang);
    void setSelectedTenant(const QString& tenant);
    /// A candidate's column in viewport coordinates.
    QRectF columnRect(NodeId node) const;

    int itemCount(const SpokenPath& parent) const override;
    QString itemText(const SpokenPath& item) const override;
    void pressItem(const SpokenPath& item) override;

Q_SIGNALS:
    void nodeSelected(berth::NodeId node);
    void podSelected(berth::PodId pod, berth::NodeId node);
    /// All victims on this candidate are wanted, not only those with a cell.
    void victimsRequested(berth::NodeId node);
    /// All candidates are wanted, not only those with a column.
    void candidatesRequested();

protected:
    ItemLines lines() const override;
    QRectF placeOf(const SpokenPath& item) const override;
    QRectF headOf(const SpokenPath& item) const override;
    SpokenPath itemAt(const QPointF& content) const override;
    QSizeF contentSize() const override { return places().size; }
    QString keyOf(const SpokenPath& item) const override;
    void measureAgain() override { places_.forget(); }
    void paintEvent(QPaintEvent* event) override;

private:
    /// What stands in a candidate's column below its head.
    struct Part {
        enum class Kind { Victim, More, Reprieved, Rule };
        Kind kind = Kind::Victim;
        int index = 0; ///< of the victim or the rule

        friend bool operator==(const Part&, const Part&) = default;
    };

    const TournamentGeometry& places() const;
    bool isOthers(const SpokenPath& item) const { return item[0] == places().candidates; }
    const CandidateView& candidateOf(const SpokenPath& item) const;
    std::vector<Part> partsOf(const CandidateView& candidate) const;
    Part partOf(const SpokenPath& item) const;
    QString partText(const SpokenPath& item) const;

    TournamentView view_;
    TournamentLook look_;
    mutable Kept<TournamentGeometry> places_;
};

} // namespace berth::ui
