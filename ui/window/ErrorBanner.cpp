// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ErrorBanner.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/view/DiagnosticText.h"
#include "ui/view/Text.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kHeight = 58;
constexpr qreal kTextLeft = 44;

/// Of what was refused; empty for a text that was pasted.
QString nameOf(const OpenFailure& failure, const Diagnostic& first) {
    QString name = QFileInfo(text(first.place.file)).fileName();
    if (!name.isEmpty() || failure.request.paths.isEmpty()) return name;
    return QFileInfo(failure.request.paths.front()).fileName();
}

} // namespace

ErrorBanner::ErrorBanner(QWidget* parent)
    : QWidget(parent),
      show_(new ActionButton(ActionButton::Kind::Normal, this)),
      more_(new ActionButton(ActionButton::Kind::Flat, this)),
      close_(new ActionButton(ActionButton::Kind::Flat, Icon::Close, {}, this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->addStretch(1);
    row->addWidget(more_);
    row->addWidget(show_);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        actions_[i] = new ActionButton(ActionButton::Kind::Normal, this);
        row->addWidget(actions_[i]);
        connect(actions_[i], &ActionButton::clicked, this, [this, i] { press(i); });
    }
    row->addWidget(close_);
    retranslate();
    connect(show_, &ActionButton::clicked, this, [this] { Q_EMIT lineRequested(messages_.back().place); });
    connect(more_, &ActionButton::clicked, this, &ErrorBanner::showNext);
    connect(close_, &ActionButton::clicked, this, &ErrorBanner::dismiss);
    hide();
}

void ErrorBanner::retranslate() {
    show_->setText(tr("Show line"));
    close_->setAccessibleName(tr("Close the message"));
    close_->setToolTip(tr("Close the message"));
    for (Message& message : messages_) message.said = message.words();
    showTop();
}

QSize ErrorBanner::sizeHint() const {
    return {600, kHeight};
}

void ErrorBanner::showFailure(const OpenFailure& failure, bool somethingIsOpen) {
    const Diagnostic first = failure.messages.empty() ? Diagnostic{} : failure.messages.front();
    Message message;
    message.words = [first, somethingIsOpen, file = nameOf(failure, first)] {
        const QString name = file.isEmpty() ? tr("The text") : file;
        return BannerWords{somethingIsOpen ? tr("%1 was not opened. What was open is unchanged.").arg(name)
                                           : tr("%1 was not opened.").arg(name),
                           placedText(first)};
    };
    message.place = first.place;
    for (const Diagnostic& one : failure.messages)
        if (one.severity == Severity::Error) ++message.moreErrors;
    --message.moreErrors;
    push(std::move(message));
}

void ErrorBanner::showMessage(std::function<BannerWords()> words, Severity severity, const QString& key) {
    push({key, std::move(words), severity});
}

void ErrorBanner::push(Message message) {
    message.said = message.words();
    const auto old =
        std::find_if(messages_.begin(), messages_.end(), [&](const Message& each) { return each.key == message.key; });
    // What has a key of its own says the same thing anew; what has none is news, and comes first.
    if (old != messages_.end() && !message.key.isEmpty()) {
        *old = std::move(message);
    } else {
        if (old != messages_.end()) messages_.erase(old);
        messages_.push_back(std::move(message));
    }
    showTop();
}

void ErrorBanner::showTop() {
    setVisible(!messages_.empty());
    if (messages_.empty()) return;
    const Message& top = messages_.back();
    setAccessibleName(top.said.headline);
    setAccessibleDescription(top.said.detail);
    setToolTip(top.said.detail);
    const std::int64_t more = top.moreErrors > 0 ? top.moreErrors : static_cast<std::int64_t>(messages_.size()) - 1;
    more_->setVisible(more > 0);
    more_->setText(tr("%1 more").arg(countText(more)));
    show_->setVisible(top.place.line > 0);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        actions_[i]->setVisible(i < top.said.actions.size());
        if (i < top.said.actions.size()) actions_[i]->setText(top.said.actions[i].text);
    }
    update();
}

/// "2 more": the other errors of an input are a list of their own; other messages come one after the other.
void ErrorBanner::showNext() {
    if (messages_.back().moreErrors > 0) return Q_EMIT allRequested();
    std::rotate(messages_.begin(), messages_.end() - 1, messages_.end());
    showTop();
}

void ErrorBanner::press(std::size_t action) {
    if (messages_.empty() || action >= messages_.back().said.actions.size()) return;
    const std::function<void()> run = messages_.back().said.actions[action].run;
    dismiss();
    if (run) run();
}

void ErrorBanner::dismiss() {
    if (!messages_.empty()) messages_.pop_back();
    showTop();
}

void ErrorBanner::withdraw(const QString& key) {
    std::erase_if(messages_, [&](const Message& message) { return message.key == key; });
    showTop();
}

void ErrorBanner::clearAllBut(const QString& key) {
    std::erase_if(messages_, [&](const Message& message) { return message.key != key; });
    showTop();
}

QString ErrorBanner::headline() const {
    return messages_.empty() ? QString() : messages_.back().said.headline;
}

QString ErrorBanner::detail() const {
    return messages_.empty() ? QString() : messages_.back().said.detail;
}

QString ErrorBanner::key() const {
    return messages_.empty() ? QString() : messages_.back().key;
}

void ErrorBanner::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

int ErrorBanner::textRight() const {
    int right = close_->x();
    for (const ActionButton* button : {actions_[1], actions_[0], show_, more_})
        if (button->isVisible()) right = std::min(right, button->x());
    return right;
}

void ErrorBanner::paintEvent(QPaintEvent*) {
    if (messages_.empty()) return;
    const Message& message = messages_.back();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const bool isError = message.severity == Severity::Error;
    const VerdictColors& colors = isError ? theme.err : theme.wait;
    painter.fillRect(rect(), colors.soft);
    painter.fillRect(QRectF(0, 0, 3, height()), colors.hue);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
    paintMark(painter, theme, isError ? Mark::Error : Mark::Wait, {24, height() / 2.0}, 18);
    const qreal room = textRight() - kTextLeft - 12;
    paintLabel(painter, {kTextLeft, 24}, message.said.headline,
               {fonts.text(13, QFont::DemiBold), theme.text1, Qt::AlignLeft, room});
    const bool isPlace = isError && message.place.line > 0;
    paintLabel(painter, {kTextLeft, 44}, message.said.detail,
               {isPlace ? fonts.font(type::kDenseMono) : fonts.font(type::kDense), theme.text1, Qt::AlignLeft, room});
}

} // namespace berth::ui
