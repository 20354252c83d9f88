// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FindBox.h"

#include "ui/pipeline/PointText.h"
#include "ui/theme/SayAgain.h"
#include "ui/view/Text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace berth::ui {
namespace {

constexpr std::size_t kMost = 12;
constexpr int kWidth = 380;

std::vector<Found> namesWith(const std::vector<Found>& all, const QString& words) {
    std::vector<Found> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found),
                 [&](const Found& f) { return f.name.contains(words, Qt::CaseInsensitive); });
    return found;
}

template <class Offer> void offerObjects(const Moment& moment, Offer offer) {
    for (std::uint32_t i = 0; i < moment.world->nodes.size(); ++i)
        if (moment.world->nodeExists(NodeId{i})) offer(Found{{}, NodeId{i}, text(moment.nodeName(NodeId{i}))});
    for (std::uint32_t i = 0; i < moment.world->pods.size(); ++i)
        if (moment.world->pods[i].alive()) offer(Found{PodId{i}, {}, text(moment.podName(PodId{i}))});
}

template <class Offer> void offerGroups(const Moment& moment, Offer offer) {
    for (const PodGroup& group : moment.world->objects->podGroups) {
        const std::string key = group.meta.ns + "/" + group.meta.name;
        offer(Found{{}, {}, text(shownName(key)), {}, {}, key});
    }
}

template <class Offer> void offerPlugins(const Moment& moment, Offer offer) {
    const Framework* framework = moment.framework();
    if (framework == nullptr) return;
    QStringList seen;
    for (const ExtensionPoint point : kPipelinePoints)
        for (const std::string_view plugin : framework->pluginNames(point)) {
            if (seen.contains(text(plugin))) continue;
            seen += text(plugin);
            offer(Found{{}, {}, text(plugin), point, {}});
        }
}

QString kindText(const Found& found) {
    if (found.pod.valid()) return FindBox::tr("pod %1").arg(found.name);
    if (found.node.valid()) return FindBox::tr("node %1").arg(found.name);
    if (!found.gang.empty()) return FindBox::tr("PodGroup %1").arg(found.name);
    if (found.action) return FindBox::tr("%1 (action)").arg(found.name);
    const bool isPoint = found.name == pointName(*found.point);
    return isPoint ? FindBox::tr("%1 (extension point)").arg(found.name) : FindBox::tr("%1 (plugin)").arg(found.name);
}

} // namespace

std::vector<Found> findByName(const Moment& moment, const ActionTable& actions, const QString& words,
                              std::size_t most) {
    std::vector<Found> found;
    if (words.isEmpty()) return found;
    const auto offer = [&](Found candidate) {
        if (candidate.name.contains(words, Qt::CaseInsensitive)) found.push_back(std::move(candidate));
    };
    if (moment.world != nullptr) offerObjects(moment, offer);
    if (moment.world != nullptr && moment.world->objects != nullptr) offerGroups(moment, offer);
    for (const ExtensionPoint point : kPipelinePoints) offer({{}, {}, pointName(point), point, {}});
    if (moment.world != nullptr) offerPlugins(moment, offer);
    for (int i = 0; i < kActions; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (actions.at(id)->isEnabled()) offer({{}, {}, ActionTable::plainText(id), {}, id});
    }
    std::stable_sort(found.begin(), found.end(), [&](const Found& a, const Found& b) {
        return a.name.startsWith(words, Qt::CaseInsensitive) && !b.name.startsWith(words, Qt::CaseInsensitive);
    });
    if (found.size() > most) found.resize(most);
    return found;
}

FindBox::FindBox(const ActionTable& actions, QWidget* parent)
    : QWidget(parent, Qt::Popup),
      actions_(actions),
      words_(new QLineEdit(this)),
      list_(new QListWidget(this)),
      none_(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    new SayAgain(words_, [this] {
        words_->setPlaceholderText(tr("Pod, node, group, point, plugin or action"));
        words_->setAccessibleName(tr("Find anything"));
    });
    words_->setClearButtonEnabled(true);
    new SayAgain(list_, [this] { list_->setAccessibleName(tr("Found")); });
    list_->setFocusPolicy(Qt::NoFocus);
    none_->setWordWrap(true);
    column->addWidget(words_);
    column->addWidget(list_);
    column->addWidget(none_);
    words_->installEventFilter(this);
    connect(words_, &QLineEdit::textChanged, this, &FindBox::search);
    connect(words_, &QLineEdit::returnPressed, this, &FindBox::choose);
    connect(list_, &QListWidget::itemClicked, this, &FindBox::choose);
}

void FindBox::openOver(const Moment& moment) {
    moment_ = &moment;
    all_.clear();
    open();
}

void FindBox::openList(std::vector<Found> all) {
    moment_ = nullptr;
    all_ = std::move(all);
    open();
}

void FindBox::open() {
    words_->clear();
    search();
    resize(kWidth, 300);
    const QWidget* over = parentWidget();
    move(over->mapToGlobal(QPoint((over->width() - width()) / 2, 120)));
    show();
    words_->setFocus();
}

void FindBox::search() {
    const QString words = words_->text().trimmed();
    if (moment_ != nullptr)
        found_ = findByName(*moment_, actions_, words, kMost);
    else
        found_ = namesWith(all_, words);
    list_->clear();
    for (const Found& found : found_) list_->addItem(kindText(found));
    list_->setCurrentRow(found_.empty() ? -1 : 0);
    none_->setVisible(found_.empty() && !words.isEmpty());
    none_->setText(tr("Nothing is called “%1”.").arg(words));
}

void FindBox::choose() {
    const int row = list_->currentRow();
    if (row < 0 || row >= static_cast<int>(found_.size())) return;
    const Found found = found_[static_cast<std::size_t>(row)];
    hide();
    Q_EMIT chosen(found);
}

bool FindBox::eventFilter(QObject* watched, QEvent* event) {
    if (watched != words_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Up && key != Qt::Key_Down) return false;
    const int step = key == Qt::Key_Down ? 1 : -1;
    list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, std::max(0, list_->count() - 1)));
    return true;
}

} // namespace berth::ui
