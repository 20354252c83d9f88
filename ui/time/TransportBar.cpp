// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/time/TransportBar.h"

#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"
#include "ui/time/MarkLegend.h"
#include "ui/view/BeatText.h"
#include "ui/view/Text.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSlider>

#include <cmath>

namespace berth::ui {
namespace {

constexpr int kHeight = 40;
constexpr int kSliderSteps = 10;  ///< per doubling of the speed
constexpr int kLegendFrom = 1320; ///< px of width from which the legend has room

int sliderOf(double speed) {
    return static_cast<int>(std::lround(std::log2(speed) * kSliderSteps));
}

double speedOf(int slider) {
    return std::exp2(static_cast<double>(slider) / kSliderSteps);
}

QString speedWord(double speed) {
    return (speed < 1 ? QString::number(speed, 'g', 2) : QString::number(speed, 'g', speed < 10 ? 2 : 3)) +
           QChar(0x00D7);
}

QWidget* verticalLine(QWidget* parent) {
    auto* line = new QFrame(parent);
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    line->setFixedHeight(20);
    return line;
}

} // namespace

TransportBar::TransportBar(SessionModel& model, Player& player, QWidget* parent)
    : QWidget(parent),
      model_(model),
      player_(player),
      buttons_(new QHBoxLayout),
      slider_(new QSlider(Qt::Horizontal, this)),
      speedCaption_(new QLabel(this)),
      speed_(new QLabel(this)),
      clock_(new QLabel(this)),
      step_(new QLabel(this)),
      note_(new QLabel(this)),
      legend_(new MarkLegend(this)) {
    setFixedHeight(kHeight);
    slider_->setRange(sliderOf(Player::kSlowest), sliderOf(Player::kFastest));
    slider_->setValue(sliderOf(player.speed()));
    slider_->setFixedWidth(88);
    slider_->setMinimumHeight(static_cast<int>(space::kHitArea));
    slider_->setFocusPolicy(Qt::TabFocus);
    new SayAgain(this, [this] {
        setAccessibleName(tr("Run"));
        speedCaption_->setText(tr("Speed"));
        slider_->setAccessibleName(tr("Speed"));
        slider_->setToolTip(tr("How fast the run is played"));
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 16, 4);
    row->setSpacing(8);
    buttons_->setSpacing(4);
    row->addLayout(buttons_);
    row->addWidget(verticalLine(this));
    for (QWidget* widget :
         {static_cast<QWidget*>(speedCaption_), static_cast<QWidget*>(slider_), static_cast<QWidget*>(speed_)})
        row->addWidget(widget);
    row->addWidget(verticalLine(this));
    row->addWidget(clock_);
    row->addSpacing(8);
    row->addWidget(step_);
    row->addSpacing(8);
    row->addWidget(note_, 1);
    row->addWidget(legend_);
    connect(slider_, &QSlider::valueChanged, this, [this](int value) { player_.setSpeed(speedOf(value)); });
    connect(&player_, &Player::speedChanged, this, &TransportBar::showSpeed);
    connect(&model_, &SessionModel::momentChanged, this, &TransportBar::refresh);
    connect(&model_, &SessionModel::shownTimeChanged, this, &TransportBar::refresh);
    styleLabels();
    showSpeed();
    new SayAgain(this, [this] { refresh(); });
}

void TransportBar::addButton(QAction* action, Icon glyph, std::optional<Icon> checked) {
    auto* button = new ActionButton(ActionButton::Kind::Flat, glyph, {}, this);
    button->setFocusPolicy(Qt::TabFocus);
    const auto sync = [button, action, glyph, checked] {
        if (checked) button->setGlyph(action->isChecked() ? *checked : glyph);
        button->setEnabled(action->isEnabled());
        button->setCheckable(action->isCheckable());
        button->setChecked(action->isChecked());
        button->setToolTip(action->toolTip());
        button->setAccessibleName(action->iconText());
    };
    connect(action, &QAction::changed, button, sync);
    connect(action, &QAction::toggled, button, sync);
    connect(button, &ActionButton::clicked, action, [action, sync] {
        action->trigger();
        sync();
    });
    sync();
    buttons_->addWidget(button);
}

void TransportBar::addSeparator() {
    buttons_->addSpacing(4);
    buttons_->addWidget(verticalLine(this));
    buttons_->addSpacing(4);
}

QString TransportBar::stepText() const {
    if (!model_.isOpen()) return {};
    const Moment& moment = model_.moment();
    const QString step = countText(static_cast<std::int64_t>(moment.cursor.fact));
    const QString label = pointLabel(moment);
    if (!label.isEmpty()) return tr("Step %1 · %2").arg(step, label);
    return tr("Step %1 / %2").arg(step, countText(static_cast<std::int64_t>(model_.trace().size())));
}

QString TransportBar::clockShown() const {
    return model_.isOpen() ? clockText(model_.moment().now - model_.input().scenario->start) : clockText({});
}

void TransportBar::refresh() {
    clock_->setText(clockShown());
    step_->setText(stepText());
    const bool inPast = model_.isOpen() && !model_.stops().isPresent(model_.cursor());
    note_->setText(inPast ? tr("an edit here makes a branch") : QString());
}

void TransportBar::showSpeed() {
    const QSignalBlocker quiet(slider_);
    slider_->setValue(sliderOf(player_.speed()));
    speed_->setText(speedWord(player_.speed()));
}

void TransportBar::styleLabels() {
    const Fonts fonts;
    const Theme& theme = Theme::of(palette());
    clock_->setFont(fonts.mono(13, QFont::DemiBold));
    step_->setFont(fonts.text(12, QFont::Medium));
    speed_->setFont(fonts.mono(11));
    speed_->setMinimumWidth(static_cast<int>(textWidth(QStringLiteral("0.125×"), speed_->font())));
    for (QLabel* label : {note_, speedCaption_}) {
        label->setFont(fonts.text(11.5));
        QPalette quiet = label->palette();
        quiet.setColor(QPalette::WindowText, theme.text2);
        label->setPalette(quiet);
    }
}

void TransportBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, height() - 1, width(), theme.line);
}

void TransportBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) styleLabels();
}

void TransportBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    legend_->setVisible(width() >= kLegendFrom);
}

} // namespace berth::ui
