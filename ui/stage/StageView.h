// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/queues/SubmitRequest.h"
#include "ui/stage/StageContent.h"
#include "ui/theme/Motion.h"

#include <QWidget>

class QHBoxLayout;
class QStackedWidget;
class QVBoxLayout;

namespace berth::ui {

class CaptionLine;
class EmptyStage;
class LegendLine;
class NodeCanvas;
class StageBar;
class TournamentPane;
class WaitingRoomPane;
class WaterfallPane;

/// The window's centre: caption, stage bar, the nodes or the table that takes their place, legend.
///
/// Draws a StageContent and nothing else, so that stepping back draws what stepping forward drew. Selection is given
/// apart from the content because it is the window's.
class StageView : public QWidget {
    Q_OBJECT

public:
    explicit StageView(QWidget* parent = nullptr);

    void setContent(StageContent content);
    const StageContent& content() const { return content_; }
    /// What is selected anywhere in the window; invalid ids for none.
    void setSelection(NodeId node, PodId pod, const QString& gang = {});
    /// All pods of a namespace are; empty for none.
    void setSelectedTenant(const QString& tenant);
    /// How the next content gets to its picture. At once, by default (tests, Fast).
    void setMotion(const MotionStyle& style);
    /// Puts the stage bar into the caption's line and leaves the legend out, for narrow windows.
    void setCompact(bool compact);
    /// Gives the focus to the items of what is shown, as Tab would.
    void focusItems();
    /// Scrolls the node's card into view.
    void ensureVisible(NodeId node);

    /// What the empty state offers below its box.
    void setGallery(QWidget* gallery);

    /// Choices of the stage bar.
    void setGroupings(const QStringList& names, int current);
    void setColourings(const QStringList& names, int current);
    /// The keys that find and fit, for its tooltips; "" for none.
    void setKeys(const QString& find, const QString& fit);

    /// 1 = 100 %. Below 0.63 cards become compact, then tiles, then cells.
    qreal zoom() const;
    void setZoom(qreal zoom);
    void fit();

    /// Box of a node or of a pod's first block on it, in this widget's coordinates; null while it is not drawn.
    QRectF nodeRect(NodeId node) const;
    QRectF podRect(PodId pod) const;
    /// A pod's ring in the waiting room.
    QRectF ringRect(PodId pod) const;
    /// Keeps a node's callout where cards are small, or lets it go.
    void togglePin(NodeId node);
    bool isPinned(NodeId node) const;
    /// Other nodes are shown from now on.
    void unpinAll();

Q_SIGNALS:
    void nodeSelected(berth::NodeId node);
    void podSelected(berth::PodId pod, berth::NodeId node);
    /// Double-click or Enter.
    void nodeActivated(berth::NodeId node);
    void podActivated(berth::PodId pod);
    void selectionCleared();
    /// Invalid ids where there is no node or pod under the cursor.
    void contextMenuRequested(berth::NodeId node, berth::PodId pod, const QPoint& globalPosition);
    /// A number of the waterfall was clicked or entered; the answer is a content with its arithmetic.
    void scoreSelected(const berth::ui::ScoreCellId& cell);
    /// All filtered nodes of the waterfall are wanted; all victims on a candidate; all candidates of the tournament.
    void filteredRequested();
    void victimsRequested(berth::NodeId node);
    void candidatesRequested();
    void jobDropped(const berth::ui::SubmitRequest& request, berth::NodeId node);
    void filesDropped(const QStringList& paths);
    void groupingChosen(int index);
    void colouringChosen(int index);
    void findRequested();
    /// The box of a deadlock was clicked.
    void deadlockSelected();
    /// The name or the bracket of a gang ("namespace/name").
    void gangSelected(const QString& gang);
    /// A button of the empty state, counted from 0.
    void emptyActionTriggered(int action);
    void zoomChanged(qreal zoom);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectCanvas();
    void connectPanes();
    void showCurrentPane();
    void showLegend();
    void shareHeight();

    StageContent content_;
    bool compact_ = false;
    QVBoxLayout* column_ = nullptr;
    QHBoxLayout* head_ = nullptr;
    CaptionLine* caption_ = nullptr;
    StageBar* bar_ = nullptr;
    QStackedWidget* panes_ = nullptr;
    NodeCanvas* canvas_ = nullptr;
    WaterfallPane* waterfall_ = nullptr;
    TournamentPane* tournament_ = nullptr;
    EmptyStage* empty_ = nullptr;
    WaitingRoomPane* waiting_ = nullptr;
    LegendLine* legend_ = nullptr;
};

} // namespace berth::ui
