// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/WeightsPage.h"

#include "ui/inspector/TotalChart.h"
#include "ui/inspector/VerdictBox.h"
#include "ui/inspector/WeightSlider.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <limits>

namespace berth::ui {
namespace {

constexpr int kTallEnough = 520;

/// The series square and the plugin's name.
class SeriesName : public QWidget {
public:
    using QWidget::QWidget;

    void show(const QString& name, int series, bool strong) {
        name_ = name;
        series_ = series;
        strong_ = strong;
        setToolTip(name);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme& theme = Theme::of(palette());
        const qreal middle = height() / 2.0;
        paintBox(painter, QRectF(0, middle - 5, 9, 9), theme.series(series_), {QColor()}, 2);
        paintLabel(painter, {15, middle + 4}, name_,
                   {Fonts().mono(11.5, strong_ ? QFont::DemiBold : QFont::Normal), theme.text1, Qt::AlignLeft,
                    width() - 17.0});
    }

private:
    QString name_;
    int series_ = 0;
    bool strong_ = false;
};

} // namespace

struct WeightsPage::Row {
    QWidget* widget = nullptr;
    SeriesName* name = nullptr;
    QSpinBox* field = nullptr;
    WeightSlider* slider = nullptr;
};

WeightsPage::WeightsPage(QWidget* parent)
    : QWidget(parent), profile_(new QComboBox(this)), verdict_(new VerdictBox(this)), chart_(new TotalChart(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 8);
    column->setSpacing(6);
    auto* profileLine = new QHBoxLayout;
    profileLine->setContentsMargins(12, 0, 12, 0);
    profileLine->addWidget(profile_, 1);
    column->addLayout(profileLine);
    verdict_->setAccented(true);
    column->addWidget(verdict_);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* list = new QWidget(scroll);
    list->setBackgroundRole(QPalette::Base);
    list->setAutoFillBackground(true);
    rowsLayout_ = new QVBoxLayout(list);
    rowsLayout_->setContentsMargins(12, 0, 12, 0);
    rowsLayout_->setSpacing(4);
    rowsLayout_->addStretch(1);
    scroll->setWidget(list);
    column->addWidget(scroll, 1);
    column->addWidget(chart_);
    column->addWidget(makeButtons());
    retranslate();
    connect(profile_, &QComboBox::activated, this,
            [this](int index) { Q_EMIT profileChosen(profile_->itemText(index)); });
}

WeightsPage::~WeightsPage() = default;

void WeightsPage::retranslate() {
    profile_->setAccessibleName(tr("Profile"));
    profile_->setToolTip(tr("Whose weights are shown"));
    branch_->setText(tr("Compare as branch"));
    branch_->setAccessibleName(branch_->text());
    branch_->setToolTip(tr("Run this cycle again with these weights, as a branch"));
    copy_->setText(tr("Copy config"));
    copy_->setAccessibleName(copy_->text());
    copy_->setToolTip(tr("Copy the KubeSchedulerConfiguration with these weights"));
    reset_->setAccessibleName(tr("Back to the weights in force"));
    reset_->setToolTip(tr("Back to the weights in force"));
    for (const Row& row : rows_) row.field->setSpecialValueText(tr("off"));
}

void WeightsPage::placeChart() {
    const bool scrolls = height() < kTallEnough;
    if (scrolls == chartScrolls_) return;
    chartScrolls_ = scrolls;
    auto* column = static_cast<QVBoxLayout*>(layout());
    if (scrolls)
        rowsLayout_->insertWidget(static_cast<int>(rows_.size()), chart_);
    else
        column->insertWidget(column->count() - 1, chart_);
}

void WeightsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeChart();
}

void WeightsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

QWidget* WeightsPage::makeButtons() {
    auto* bar = new QWidget(this);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(12, 2, 12, 0);
    line->setSpacing(8);
    branch_ = new ActionButton(ActionButton::Kind::Primary, Icon::Branch, {}, bar);
    copy_ = new ActionButton(ActionButton::Kind::Normal, Icon::Export, {}, bar);
    reset_ = new ActionButton(ActionButton::Kind::Flat, Icon::Reset, {}, bar);
    line->addWidget(branch_, 1);
    line->addWidget(copy_);
    line->addWidget(reset_);
    connect(branch_, &ActionButton::clicked, this, &WeightsPage::branchRequested);
    connect(copy_, &ActionButton::clicked, this, &WeightsPage::copyRequested);
    connect(reset_, &ActionButton::clicked, this, &WeightsPage::resetRequested);
    return bar;
}

WeightSlider* WeightsPage::slider(const QString& plugin) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (view_.rows[i].plugin == plugin) return rows_[i].slider;
    return nullptr;
}

QSpinBox* WeightsPage::field(const QString& plugin) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (view_.rows[i].plugin == plugin) return rows_[i].field;
    return nullptr;
}

void WeightsPage::buildRows() {
    while (rows_.size() > view_.rows.size()) {
        delete rows_.back().widget;
        rows_.pop_back();
    }
    while (rows_.size() < view_.rows.size()) {
        const std::size_t index = rows_.size();
        Row row;
        row.widget = new QWidget(rowsLayout_->parentWidget());
        auto* column = new QVBoxLayout(row.widget);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto* line = new QHBoxLayout;
        row.name = new SeriesName(row.widget);
        row.field = new QSpinBox(row.widget);
        row.field->setRange(kSliderOff, std::numeric_limits<int>::max());
        row.field->setSpecialValueText(tr("off"));
        row.field->setButtonSymbols(QAbstractSpinBox::NoButtons);
        row.field->setFont(Fonts().font(type::kDenseMono));
        row.field->setFixedWidth(58);
        row.field->setMinimumHeight(static_cast<int>(space::kHitArea));
        row.field->setKeyboardTracking(false);
        row.field->setFocusPolicy(Qt::StrongFocus);
        row.field->installEventFilter(this);
        row.slider = new WeightSlider(row.widget);
        row.slider->installEventFilter(this);
        line->addWidget(row.name, 1);
        line->addWidget(row.field);
        column->addLayout(line);
        column->addWidget(row.slider);
        rowsLayout_->insertWidget(static_cast<int>(index), row.widget);
        connect(row.slider, &WeightSlider::weightChosen, this,
                [this, index](int weight) { Q_EMIT weightTried(view_.rows[index].plugin, weight); });
        connect(row.field, &QSpinBox::valueChanged, this,
                [this, index](int weight) { Q_EMIT weightTried(view_.rows[index].plugin, weight); });
        rows_.push_back(row);
    }
}

void WeightsPage::showRow(Row& row, const WeightView& view) {
    row.name->show(view.plugin, view.series, view.isChanged());
    row.slider->showWeight(view.weight);
    row.slider->setFlip(view.flip, view.note);
    row.slider->setAccessibleName(tr("Weight of %1").arg(view.plugin));
    const QSignalBlocker quiet(row.field);
    row.field->setValue(static_cast<int>(std::clamp<std::int64_t>(view.weight, 0, std::numeric_limits<int>::max())));
    row.field->setAccessibleName(tr("Weight of %1").arg(view.plugin));
}

void WeightsPage::setView(const WeightsView& view) {
    if (view == view_) return;
    view_ = view;
    buildRows();
    for (std::size_t i = 0; i < rows_.size(); ++i) showRow(rows_[i], view_.rows[i]);
    verdict_->setVerdict(Mark::None, view_.headline, view_.body);
    chart_->setView(view_.chart);
    const QSignalBlocker quiet(profile_);
    profile_->clear();
    profile_->addItems(view_.profiles);
    profile_->setCurrentText(view_.profile);
    profile_->setVisible(view_.profiles.size() > 1);
    branch_->setEnabled(view_.isPreview);
    reset_->setEnabled(view_.isPreview);
    copy_->setEnabled(!view_.rows.empty());
}

bool WeightsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (rows_[i].field == watched || rows_[i].slider == watched) Q_EMIT pluginChosen(view_.rows[i].plugin);
    if (event->type() == QEvent::Wheel && qobject_cast<QSpinBox*>(watched) != nullptr &&
        !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace berth::ui
