// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/InspectorContent.h"
#include "ui/inspector/Remedies.h"
#include "ui/inspector/WaysOut.h"
#include "ui/session/ConfigurationEdits.h"
#include "ui/session/Selection.h"
#include "ui/session/SessionModel.h"
#include "ui/stage/StageContent.h"
#include "ui/view/LaneBook.h"
#include "ui/view/NodeCards.h"
#include "ui/window/WindowParts.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace berth::ui {

/// Keeps the picture in step with the moment and the selection: turns them into view structs and hands those to the
/// widgets.
/// Changes that come together are drawn once.
class PictureFeed : public QObject {
    Q_OBJECT

public:
    PictureFeed(SessionModel& model, SelectionModel& selection, const WindowParts& parts, QObject* parent = nullptr);

    void setGrouping(Grouping grouping);
    Grouping grouping() const { return grouping_; }
    void setColouring(HeatKey colouring);
    /// The words on the cards are of another language now.
    void retranslate();
    /// Weights that are tried: the waterfall and the Weights page show what they would do.
    void tryWeight(const std::string& plugin, std::int64_t weight);
    void forgetTried();
    const TriedWeights& tried() const { return tried_; }
    /// The profile of the Weights and Arguments pages; "" for the cycle's.
    void setWeightsProfile(const std::string& profile);
    /// Shows this profile: in the inspector, and in the strip until another cycle comes to the cursor.
    void showProfile(const std::string& profile);
    std::string weightsProfile() const;
    void setChartPlugin(const std::string& plugin);
    /// The changes that the inspector offers, in the order of its rows.
    const std::vector<Remedy>& remedies() const { return remedies_; }
    /// The ways out of the deadlock that is selected, in the order that rows name them by; none while none is.
    const std::vector<WayOut>& waysOut() const { return waysOut_; }
    /// What the way leads to; nothing while that is not known.
    std::optional<metrics::DeadlockOutlook> outlookOf(std::size_t way) const;
    /// The answer to `foresightWanted`.
    void takeForesight(const std::shared_ptr<const Foresight>& foresight);
    /// Draws at once what has changed.
    void flush();
    /// Makes the picture again, soon: its words may be others.
    void redraw() { markDirty(); }
    /// Frozen, the widgets keep what they show; what was missed is drawn afterwards.
    void setFrozen(bool frozen);

Q_SIGNALS:
    /// The page of a deadlock is shown: somebody is to look ahead.
    void foresightWanted(const berth::ui::ForesightQuestion& question);
    /// The widgets still show what was before.
    void aboutToDraw();
    /// The widgets show the moment.
    void drawn();

private:
    void markDirty();
    void drawStage();
    void drawSelection();
    void drawWeights();
    void findScores();
    void findRemedies(InspectorContent& content);
    void findWaysOut(InspectorContent& content);
    void drawStatus();
    void drawProfiles();
    const Framework* shownProfile() const;
    void addArithmetic(StageContent& content) const;
    QString statusFacts() const;

    SessionModel& model_;
    SelectionModel& selection_;
    const WindowParts& parts_;
    Grouping grouping_ = Grouping::Rack;
    HeatKey colouring_ = HeatKey::Score;
    NodeCards cards_;
    LaneBook lanes_;
    std::optional<ScoreCellId> score_;
    tune::ScoreTable scores_;                     ///< of the cycle at the cursor
    std::shared_ptr<const CycleRecord> scoresOf_; ///< the record they were made of; nullptr where there are none
    QTimer later_; ///< where looks are long, remedies are looked for when the picture stands
    TriedWeights tried_;
    std::string weightsProfile_;
    std::string chartPlugin_;
    std::string stripProfile_;     ///< chosen in the strip; "" for none
    std::uint64_t stripCycle_ = 0; ///< the cycle at which it was
    std::vector<Remedy> remedies_;
    struct Question {
        std::shared_ptr<const CycleRecord> record;
        NodeId node;
        bool judged = false; ///< the verdict was watched
        bool scored = false;
        friend bool operator==(const Question&, const Question&) = default;
    };
    std::optional<Question> answered_; ///< what remedies_ are for
    std::optional<Question> asked_;    ///< what will be answered a little later
    std::vector<WayOut> waysOut_;
    std::optional<metrics::Deadlock> deadlock_;  ///< that waysOut_ are for
    QString deadlockRun_;                        ///< the commands of the branch it was found in
    std::uint64_t foresightId_ = 0;              ///< of the last question
    std::shared_ptr<const Foresight> foresight_; ///< its answer; nullptr until it comes
    bool dirty_ = false;
    bool frozen_ = false;
};

} // namespace berth::ui
