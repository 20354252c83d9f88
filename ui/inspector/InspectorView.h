// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/EvidenceTree.h"
#include "ui/inspector/InspectorContent.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace berth::ui {

class ArgumentsPage;
class ObjectPage;
class WeightsPage;
class WhyPage;

/// Shows an InspectorContent: the why on one page, the weights of the profile, its arguments, and the object as YAML on
/// others. Draws what it is given.
class InspectorView : public QWidget {
    Q_OBJECT

public:
    enum class Page : std::uint8_t { Why, Weights, Arguments, Object };

    /// It scrolls inside.
    QSize minimumSizeHint() const override { return {200, 120}; }

    explicit InspectorView(TermsSource terms, QWidget* parent = nullptr);

    void setContent(const InspectorContent& content);
    const InspectorContent& content() const { return content_; }

    Page page() const;
    void showPage(Page page);
    /// While scores are on the stage and nothing is selected the weights come forward, unless the person has turned to
    /// another page; afterwards the why comes back.
    void followScores(bool onStage);

    WhyPage& why() const { return *why_; }
    WeightsPage& weights() const { return *weights_; }
    ArgumentsPage& arguments() const { return *arguments_; }
    ObjectPage& object() const { return *object_; }
    /// Everything on the Why page as tables: tab-separated, or Markdown.
    QString copyText(bool markdown) const;

    QSize sizeHint() const override { return {388, 560}; }

Q_SIGNALS:
    void selectionRequested(const berth::ui::Selection& selection);
    /// The object's place in its file.
    void placeRequested(const berth::Place& place);
    void pageShown(berth::ui::InspectorView::Page page);
    void branchRequested(std::size_t remedy);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    InspectorContent content_;
    QTabWidget* pages_;
    WhyPage* why_;
    WeightsPage* weights_;
    ArgumentsPage* arguments_;
    ObjectPage* object_;
    bool scoresOnStage_ = false;
    bool broughtForward_ = false; ///< the weights are shown because scores are
};

} // namespace berth::ui
