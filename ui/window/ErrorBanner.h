// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "ui/session/Input.h"

#include <QWidget>

#include <array>
#include <functional>
#include <vector>

namespace berth::ui {

class ActionButton;

/// A way on that a message offers.
struct BannerAction {
    QString text;
    std::function<void()> run; ///< the message is withdrawn before
};

/// What a message says: asked for anew when the language changes. At most two ways on.
struct BannerWords {
    QString headline;
    QString detail;
    std::vector<BannerAction> actions = {};
};

/// Says under the pipeline what failed and that nothing changed, or what is offered. One at a time, never modal; what
/// is said later comes first, and what lies below is counted.
class ErrorBanner : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t kMostActions = 2;

    explicit ErrorBanner(QWidget* parent = nullptr);

    /// An input was refused: the first error, and how many more there are.
    void showFailure(const OpenFailure& failure, bool somethingIsOpen);
    /// Something else went wrong, or a warning. Takes the place of the message of its key, where that lies; those
    /// without a key are one, which comes first each time.
    void showMessage(std::function<BannerWords()> words, Severity severity, const QString& key = {});
    /// Takes the message that is shown away.
    void dismiss();
    /// Takes the message of this key away, shown or not.
    void withdraw(const QString& key);
    /// Takes all away but those of `key`.
    void clearAllBut(const QString& key);

    /// Of the message that is shown.
    QString headline() const;
    QString detail() const;
    QString key() const;
    /// Presses the n-th way on, as a click does.
    void press(std::size_t action);
    /// How many messages there are.
    std::size_t count() const { return messages_.size(); }
    QSize sizeHint() const override;

Q_SIGNALS:
    /// "Show line" of a refused input.
    void lineRequested(const berth::Place& place);
    /// "2 more" errors of a refused input.
    void allRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Message {
        QString key;
        std::function<BannerWords()> words;
        Severity severity = Severity::Error;
        Place place = {};
        std::int64_t moreErrors = 0;
        BannerWords said = {};
    };
    void push(Message message);
    void showTop();
    void retranslate();
    void showNext();
    int textRight() const;

    std::vector<Message> messages_; ///< the last one is shown
    std::array<ActionButton*, kMostActions> actions_{};
    ActionButton* show_;
    ActionButton* more_;
    ActionButton* close_;
};

} // namespace berth::ui
