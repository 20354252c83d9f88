// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/SubmitPanel.h"

#include "ui/queues/DragHandle.h"
#include "ui/queues/DurationBox.h"
#include "ui/queues/LevelButton.h"
#include "ui/theme/ActionButton.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"
#include "ui/theme/Theme.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>
#include <vector>

namespace berth::ui {
namespace {

constexpr int kHeaderHeight = 30;
constexpr int kMargin = 12;

/// Shows 4 as "4" and a half as "0.5".
class GpuBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    QString textFromValue(double value) const override { return locale().toString(value, 'g', 6); }
};

QSize fieldSize(const QWidget& field) {
    return {60, std::max(26, field.sizeHint().height())};
}

} // namespace

SubmitPanel::SubmitPanel(QWidget* parent) : QWidget(parent) {
    build();
    retranslate();
    connect(submit_, &ActionButton::clicked, this, &SubmitPanel::submit);
    connect(yaml_, &ActionButton::clicked, this, [this] { Q_EMIT yamlRequested(request()); });
    connect(levels_, &QButtonGroup::idToggled, this, &SubmitPanel::announceChange);
    connect(gpus_, &QDoubleSpinBox::valueChanged, this, &SubmitPanel::announceChange);
    connect(pods_, &QSpinBox::valueChanged, this, &SubmitPanel::announceChange);
    connect(queue_, &QComboBox::currentTextChanged, this, &SubmitPanel::announceChange);
    connect(model_, &QComboBox::currentTextChanged, this, &SubmitPanel::announceChange);
    connect(duration_, &DurationBox::secondsChanged, this, &SubmitPanel::announceChange);
    connect(minMember_, &QSpinBox::valueChanged, this, &SubmitPanel::announceChange);
    connect(timeout_, &QSpinBox::valueChanged, this, &SubmitPanel::announceChange);
    connect(topology_, &QComboBox::currentIndexChanged, this, &SubmitPanel::announceChange);
}

void SubmitPanel::build() {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kHeaderHeight, kMargin, 10);
    column->setSpacing(8);

    auto* levelRow = new QHBoxLayout;
    levelRow->setSpacing(0);
    levels_ = new QButtonGroup(this);
    for (const Level level : {Level::P0, Level::P1, Level::P2}) {
        auto* button = new LevelButton(level, this);
        levels_->addButton(button, static_cast<int>(level));
        levelRow->addWidget(button);
    }
    levels_->button(static_cast<int>(Level::P1))->setChecked(true);
    column->addLayout(levelRow);

    gpus_ = new GpuBox(this);
    gpus_->setRange(0, 64);
    gpus_->setDecimals(3);
    gpus_->setValue(1);
    pods_ = new QSpinBox(this);
    pods_->setRange(1, 1000);
    queue_ = new QComboBox(this);
    queue_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    duration_ = new DurationBox(this);
    model_ = new QComboBox(this);
    model_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(8);
    fields->setVerticalSpacing(3);
    QWidget* widgets[]{gpus_, pods_, queue_, duration_, model_};
    for (int i = 0; i < 5; ++i) {
        captions_[static_cast<std::size_t>(i)] = new QLabel(this);
        QLabel* caption = captions_[static_cast<std::size_t>(i)];
        caption->setBuddy(widgets[i]);
        widgets[i]->setMinimumSize(fieldSize(*widgets[i]));
        const int columns = widgets[i] == model_ ? 2 : 1;
        fields->addWidget(caption, i / 2 * 2, i % 2, 1, columns);
        fields->addWidget(widgets[i], i / 2 * 2 + 1, i % 2, 1, columns);
    }
    fields->setColumnStretch(0, 1);
    fields->setColumnStretch(1, 1);
    column->addLayout(fields);
    column->addWidget(buildGang());

    auto* last = new QHBoxLayout;
    last->setSpacing(8);
    handle_ = new DragHandle([this] { return request(); }, this);
    submit_ = new ActionButton(ActionButton::Kind::Primary, Icon::Submit, {}, this);
    submit_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    submit_->installEventFilter(this);
    yaml_ = new ActionButton(ActionButton::Kind::Normal, this);
    last->addWidget(handle_);
    last->addWidget(yaml_);
    last->addWidget(submit_, 1);
    column->addSpacing(2);
    column->addLayout(last);
    styleCaptions();
    setModels({});
    showGang();
}

QWidget* SubmitPanel::buildGang() {
    constexpr int kLongestWait = 900; // the framework waits no longer on Permit
    gang_ = new QWidget(this);
    minMember_ = new QSpinBox(gang_);
    timeout_ = new QSpinBox(gang_);
    timeout_->setRange(0, kLongestWait);
    topology_ = new QComboBox(gang_);
    topology_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* fields = new QGridLayout(gang_);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setHorizontalSpacing(8);
    fields->setVerticalSpacing(3);
    QWidget* widgets[]{minMember_, timeout_, topology_};
    for (int i = 0; i < 3; ++i) {
        auto* caption = new QLabel(gang_);
        gangCaptions_[static_cast<std::size_t>(i)] = caption;
        caption->setBuddy(widgets[i]);
        widgets[i]->setMinimumSize(fieldSize(*widgets[i]));
        const int columns = widgets[i] == topology_ ? 2 : 1;
        fields->addWidget(caption, i / 2 * 2, i % 2, 1, columns);
        fields->addWidget(widgets[i], i / 2 * 2 + 1, i % 2, 1, columns);
    }
    fields->setColumnStretch(0, 1);
    fields->setColumnStretch(1, 1);
    return gang_;
}

/// A single pod is asked nothing of a gang.
void SubmitPanel::showGang() {
    const bool isGang = pods_->value() > 1;
    const QSignalBlocker quiet(minMember_);
    minMember_->setRange(0, pods_->value());
    gang_->setVisible(isGang);
}

void SubmitPanel::retranslate() {
    setAccessibleName(tr("Submit pods"));
    const std::array names{tr("GPUs per pod"), tr("Pods in gang"), tr("Queue"), tr("Duration"), tr("GPU model")};
    QWidget* widgets[]{gpus_, pods_, queue_, duration_, model_};
    if (model_->count() > 0) model_->setItemText(0, tr("any"));
    for (std::size_t i = 0; i < names.size(); ++i) {
        captions_[i]->setText(names[i]);
        widgets[i]->setAccessibleName(names[i]);
    }
    for (QAbstractButton* button : levels_->buttons()) button->setAccessibleName(tr("Level %1").arg(button->text()));
    const std::array gangNames{tr("minMember"), tr("Waits at most"), tr("Kept together in")};
    QWidget* gangWidgets[]{minMember_, timeout_, topology_};
    for (std::size_t i = 0; i < gangNames.size(); ++i) {
        gangCaptions_[i]->setText(gangNames[i]);
        gangWidgets[i]->setAccessibleName(gangNames[i]);
    }
    minMember_->setSpecialValueText(tr("all"));
    minMember_->setToolTip(tr("How many pods must have a place before any of them starts."));
    timeout_->setSpecialValueText(tr("default"));
    timeout_->setSuffix(tr(" s"));
    timeout_->setToolTip(tr("scheduleTimeoutSeconds: how long its pods wait on Permit for the others. Default: as the "
                            "profile says."));
    topology_->setToolTip(tr("Required: in one such domain or not at all. Preferred: as near as may be."));
    setTopologies(topologies_);
    handle_->setAccessibleName(tr("Drag to a node"));
    handle_->setToolTip(tr("Drag to a node to ask for it by name."));
    yaml_->setText(tr("YAML…"));
    yaml_->setAccessibleName(tr("Submit as YAML"));
    yaml_->setToolTip(tr("Opens this job as YAML, to change any field before it is submitted."));
    nameButton();
}

/// Says what it makes; where "Submit" has no room its icon says that.
void SubmitPanel::nameButton() {
    QString text = tr("Submit pod");
    QString brief = text;
    if (pods_->value() > 1) {
        text = tr("Submit gang of %n", nullptr, pods_->value());
        brief = tr("Gang of %n", nullptr, pods_->value());
    } else if (!proposedName_.isEmpty()) {
        text = tr("Submit %1").arg(proposedName_);
        brief = proposedName_;
    }
    submit_->setText(text);
    // A button draws its words whole in less than it asks for.
    const int spare = 2 * static_cast<int>(space::k12 - space::k8);
    if (submit_->sizeHint().width() - spare > submit_->width()) submit_->setText(brief);
    submit_->setAccessibleName(text);
    submit_->setToolTip(text);
}

bool SubmitPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == submit_ && event->type() == QEvent::Resize) nameButton();
    return QWidget::eventFilter(watched, event);
}

void SubmitPanel::styleCaptions() {
    const Theme& theme = Theme::of(palette());
    const QFont font = Fonts(this->font()).font(type::kSmall);
    std::vector<QLabel*> captions(captions_.begin(), captions_.end());
    captions.insert(captions.end(), gangCaptions_.begin(), gangCaptions_.end());
    for (QLabel* caption : captions) {
        if (!caption) continue;
        QPalette colors = caption->palette();
        colors.setColor(QPalette::WindowText, theme.text2);
        caption->setPalette(colors);
        caption->setFont(font);
    }
}

SubmitRequest SubmitPanel::request() const {
    SubmitRequest request;
    request.level = static_cast<Level>(levels_->checkedId());
    request.milliGpus = static_cast<int>(std::lround(gpus_->value() * 1000));
    request.pods = pods_->value();
    request.queue = queue_->currentText();
    request.durationSeconds = duration_->seconds();
    if (model_->currentIndex() > 0) request.model = model_->currentText();
    if (request.pods < 2) return request;
    request.minMember = minMember_->value();
    request.timeoutSeconds = timeout_->value();
    request.topology = topology_->currentData().toString();
    request.topologyRequired = request.topology.isEmpty() || topology_->currentIndex() % 2 == 1;
    return request;
}

void SubmitPanel::setRequest(const SubmitRequest& request) {
    if (QAbstractButton* button = levels_->button(static_cast<int>(request.level))) button->setChecked(true);
    gpus_->setValue(request.milliGpus / 1000.0);
    pods_->setValue(request.pods);
    if (queue_->findText(request.queue) < 0 && !request.queue.isEmpty()) queue_->addItem(request.queue);
    queue_->setCurrentText(request.queue);
    duration_->setSeconds(request.durationSeconds);
    model_->setCurrentIndex(std::max(0, request.model.isEmpty() ? 0 : model_->findText(request.model)));
    minMember_->setValue(request.minMember);
    timeout_->setValue(request.timeoutSeconds);
    chooseTopology(request);
}

void SubmitPanel::setTopologies(const QStringList& labels) {
    const SubmitRequest present = request();
    const QSignalBlocker quiet(topology_);
    topologies_ = labels;
    topology_->clear();
    topology_->addItem(tr("anywhere"), QString());
    for (const QString& label : labels) {
        const QString level = label.section(QLatin1Char('/'), -1);
        topology_->addItem(tr("one %1, required").arg(level), label);
        topology_->addItem(tr("one %1, preferred").arg(level), label);
    }
    topology_->setVisible(!labels.isEmpty());
    gangCaptions_.back()->setVisible(!labels.isEmpty());
    chooseTopology(present);
}

void SubmitPanel::chooseTopology(const SubmitRequest& request) {
    const qsizetype level = request.topology.isEmpty() ? -1 : topologies_.indexOf(request.topology);
    topology_->setCurrentIndex(level < 0 ? 0 : static_cast<int>(2 * level) + (request.topologyRequired ? 1 : 2));
}

void SubmitPanel::setQueues(const QStringList& queues) {
    const QString present = queue_->currentText();
    const QSignalBlocker quiet(queue_);
    queue_->clear();
    queue_->addItems(queues);
    queue_->setCurrentIndex(std::max(0, static_cast<int>(queues.indexOf(present))));
}

void SubmitPanel::setModels(const QStringList& models) {
    const QString present = request().model;
    const QSignalBlocker quiet(model_);
    model_->clear();
    model_->addItem(tr("any"));
    model_->addItems(models);
    model_->setCurrentIndex(std::max(0, present.isEmpty() ? 0 : model_->findText(present)));
    model_->setVisible(!models.isEmpty());
    captions_.back()->setVisible(!models.isEmpty());
}

void SubmitPanel::setProposedName(const QString& name) {
    proposedName_ = name;
    nameButton();
}

void SubmitPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        submit();
    else
        QWidget::keyPressEvent(event);
}

void SubmitPanel::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    const Fonts fonts(font());
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    paintHorizontal(painter, 0, 0, width(), theme.line);
    const qreal title =
        paintLabel(painter, {kMargin, 20}, tr("Submit pods"), {fonts.font(type::kPanelTitle), theme.text1});
    const qreal room = width() - 2.0 * kMargin - title - 8;
    const QFont small = fonts.font(type::kSmall);
    for (const QString& hint : {tr("drag the handle to a node"), tr("drag it to a node")}) {
        if (textWidth(hint, small) > room) continue;
        paintLabel(painter, {width() - qreal(kMargin), 20}, hint, {small, theme.text3, Qt::AlignRight});
        break;
    }
}

void SubmitPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) styleCaptions();
    update();
    QWidget::changeEvent(event);
}

void SubmitPanel::submit() {
    Q_EMIT submitted(request());
}

void SubmitPanel::announceChange() {
    showGang();
    nameButton();
    Q_EMIT requestChanged(request());
}

} // namespace berth::ui
