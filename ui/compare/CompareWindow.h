// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/BranchRun.h"
#include "ui/compare/CompareReport.h"
#include "ui/compare/CompareView.h"

#include <QDialog>

#include <array>
#include <cstdint>
#include <vector>

class QLabel;
class QProgressBar;
class QScrollArea;
class QStackedWidget;

namespace berth::ui {

class ActionButton;
class CardGrid;
class CompareCard;
class CompareFacts;
class CompareHead;
class CompareTable;
class SeriesChart;
class WaitsChart;

/// Two branches side by side, in a window of its own: what differs, what it does, who pays for it, and how it went.
/// Asks for the measuring of what its two boxes say; draws what it is given.
class CompareWindow : public QDialog {
    Q_OBJECT

public:
    enum class Page : std::uint8_t { Empty, Measuring, Stopped, Result };

    explicit CompareWindow(QWidget* parent);

    /// Offers these branches and chooses two of them; with one alone it says how to make another.
    void setBranches(const std::vector<BranchInfo>& branches, std::uint32_t first, std::uint32_t second);
    void showProgress(const MeasureStep& step);
    /// Nothing is measured any more; why, in a sentence.
    void showStopped(const QString& reason);
    void setView(const CompareView& view);
    const CompareView& view() const { return view_; }
    Page page() const;
    std::uint32_t first() const;
    std::uint32_t second() const;
    /// A further card beside the charts.
    void addCard(QWidget* card);
    /// The charts, for a page that is always light.
    std::vector<ReportPicture> pictures() const;

    CompareHead& head() const { return *head_; }
    CompareFacts& facts() const { return *facts_; }
    SeriesChart& allocation() const { return *allocation_; }
    SeriesChart& fragmentation() const { return *fragmentation_; }
    WaitsChart& waits() const { return *waits_; }
    CompareTable& pods() const { return *pods_; }
    ActionButton& weightsButton() const { return *weights_; }
    ActionButton& stopButton() const { return *stop_; }
    ActionButton& againButton() const { return *again_; }

Q_SIGNALS:
    void comparisonWanted(std::uint32_t first, std::uint32_t second);
    void stopRequested();
    void weightsRequested();
    void reportRequested();
    void exportRequested();
    void podActivated(const QString& pod);
    /// The language is another one: what was told in words is to be told again.
    void saidAgain();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeEmptyPage();
    QWidget* makeMeasuringPage();
    QWidget* makeStoppedPage();
    QWidget* makeResultPage();
    QWidget* makeCharts();
    QWidget* makeStatus();
    void turnTo(Page page);
    void ask();
    void say();
    void ink();
    void copy(bool markdown);
    void activatePod(int row);

    CompareView view_;
    MeasureStep step_;
    CompareHead* head_;
    QStackedWidget* pages_;
    QLabel *emptyTitle_, *emptyText_, *progressText_, *stoppedText_;
    QProgressBar* progress_;
    ActionButton *weights_, *stop_, *again_;
    CompareFacts* facts_;
    QScrollArea* chartsArea_;
    CardGrid* grid_;
    SeriesChart *allocation_, *fragmentation_;
    WaitsChart* waits_;
    CompareTable* pods_;
    CompareCard *allocationCard_, *fragmentationCard_, *waitsCard_, *podsCard_;
    QWidget* mark_;
    QLabel *ending_, *prints_;
};

} // namespace berth::ui
