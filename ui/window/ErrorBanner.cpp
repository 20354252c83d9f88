// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ErrorBanner.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>

namespace berth::ui {
namespace {

constexpr int kHeight = 58;
constexpr qreal kTextLeft = 44;

} // namespace

ErrorBanner::ErrorBanner(QWidget* parent)
    : QWidget(parent),
      show_(new ActionButton(ActionButton::Kind::Normal, this)),
      more_(new ActionButton(ActionButton::Kind::Flat, this)),
      close_(new ActionButton(ActionButton::Kind::Flat, Icon::Close, {}, this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    show_->setText(tr("Show line"));
    close_->setAccessibleName(tr("Close the message"));
    close_->setToolTip(tr("Close the message"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 12, 8);
    row->addStretch(1);
    row->addWidget(more_);
    row->addWidget(show_);
    row->addWidget(close_);
    connect(show_, &ActionButton::clicked, this, [this] { Q_EMIT lineRequested(place_); });
    connect(more_, &ActionButton::clicked, this, &ErrorBanner::allRequested);
    connect(close_, &ActionButton::clicked, this, &ErrorBanner::dismiss);
    hide();
}

QSize ErrorBanner::sizeHint() const {
    return {600, kHeight};
}

void ErrorBanner::showFailure(const OpenFailure& failure, bool somethingIsOpen) {
    const Diagnostic first = failure.messages.empty() ? Diagnostic{} : failure.messages.front();
    QString name = QFileInfo(text(first.place.file)).fileName();
    if (name.isEmpty() && !failure.request.paths.isEmpty()) name = QFileInfo(failure.request.paths.front()).fileName();
    if (name.isEmpty()) name = tr("The text");
    const QString headline = somethingIsOpen ? tr("%1 was not opened. What was open is unchanged.").arg(name)
                                             : tr("%1 was not opened.").arg(name);
    place_ = first.place;
    std::int64_t errors = 0;
    for (const Diagnostic& message : failure.messages)
        if (message.severity == Severity::Error) ++errors;
    more_->setVisible(errors > 1);
    more_->setText(tr("%1 more").arg(countText(errors - 1)));
    show_->setVisible(place_.line > 0);
    present(headline, text(toString(first)), Severity::Error);
}

void ErrorBanner::showMessage(const QString& headline, const QString& detail, Severity severity) {
    more_->hide();
    show_->hide();
    present(headline, detail, severity);
}

void ErrorBanner::present(const QString& headline, const QString& detail, Severity severity) {
    headline_ = headline;
    detail_ = detail;
    severity_ = severity;
    setAccessibleName(headline);
    setAccessibleDescription(detail);
    setToolTip(detail);
    setVisible(true);
    update();
}

void ErrorBanner::dismiss() {
    headline_.clear();
    detail_.clear();
    hide();
}

void ErrorBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Fonts fonts;
    const bool isError = severity_ == Severity::Error;
    const VerdictColors& colors = isError ? theme.err : theme.wait;
    painter.fillRect(rect(), colors.soft);
    painter.fillRect(QRectF(0, 0, 3, height()), colors.hue);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
    paintMark(painter, theme, isError ? Mark::Error : Mark::Wait, {24, height() / 2.0}, 18);
    const int right = more_->isVisible() ? more_->x() : show_->isVisible() ? show_->x() : close_->x();
    const qreal room = right - kTextLeft - 12;
    paintLabel(painter, {kTextLeft, 24}, headline_,
               {fonts.text(13, QFont::DemiBold), theme.text1, Qt::AlignLeft, room});
    paintLabel(painter, {kTextLeft, 44}, detail_, {fonts.font(type::kDenseMono), theme.text1, Qt::AlignLeft, room});
}

} // namespace berth::ui
