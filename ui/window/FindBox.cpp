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
#include <optional>
#include <string_view>
#include <utility>

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

/// Keeps names that hold the words: those that begin with them first, at most `most`. What it does not keep costs a glance at
/// the name, and nothing once `most` begin with the words.
class NameMatches {
public:
    NameMatches(const QString& words, std::size_t most)
        : words_(words),
          lower_(words.toLower().toStdString()),
          isAscii_(std::all_of(words.begin(), words.end(), [](QChar c) { return c.unicode() < 0x80; })),
          most_(most) {}

    /// `make` makes what was found.
    template <class Make> void offer(std::string_view name, Make make) {
        if (first_.size() >= most_) return;
        const auto place = placeIn(name);
        if (!place) return;
        std::vector<Found>& kept = *place == 0 ? first_ : others_;
        if (kept.size() >= most_) return;
        if (std::optional<Found> found = make()) kept.push_back(std::move(*found));
    }
    void offer(const Found& found) {
        offer(found.name.toStdString(), [&] { return std::optional(found); });
    }
    std::vector<Found> take() {
        std::move(others_.begin(), others_.end(), std::back_inserter(first_));
        if (first_.size() > most_) first_.resize(most_);
        return std::move(first_);
    }

private:
    static char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

    /// Where the words stand in a name; only whether that is its begin matters.
    std::optional<std::size_t> placeIn(std::string_view name) const {
        if (!isAscii_) {
            const qsizetype at = text(name).indexOf(words_, 0, Qt::CaseInsensitive);
            return at < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(at));
        }
        const auto at = std::search(name.begin(), name.end(), lower_.begin(), lower_.end(),
                                    [](char mine, char sought) { return lower(mine) == sought; });
        if (at == name.end()) return std::nullopt;
        return static_cast<std::size_t>(at - name.begin());
    }

    QString words_;
    std::string lower_;
    bool isAscii_;
    std::size_t most_;
    std::vector<Found> first_, others_;
};

void offerObjects(const Moment& moment, NameMatches& matches) {
    const World& world = *moment.world;
    for (std::uint32_t i = 0; i < world.nodes.size(); ++i) {
        const std::string_view name = moment.nodeName(NodeId{i});
        matches.offer(name, [&]() -> std::optional<Found> {
            if (!world.nodeExists(NodeId{i})) return std::nullopt;
            return Found{{}, NodeId{i}, text(name)};
        });
    }
    for (std::uint32_t i = 0; i < world.pods.size(); ++i) {
        const std::string_view name = moment.podName(PodId{i});
        matches.offer(name, [&]() -> std::optional<Found> {
            if (!world.pods[i].alive()) return std::nullopt;
            return Found{PodId{i}, {}, text(name)};
        });
    }
}

void offerGroups(const Moment& moment, NameMatches& matches) {
    for (const PodGroup& group : moment.world->objects->podGroups) {
        const std::string key = group.meta.ns + "/" + group.meta.name;
        matches.offer({{}, {}, text(shownName(key)), {}, {}, key});
    }
}

void offerPlugins(const Moment& moment, NameMatches& matches) {
    const Framework* framework = moment.framework();
    if (framework == nullptr) return;
    QStringList seen;
    for (const ExtensionPoint point : kPipelinePoints)
        for (const std::string_view plugin : framework->pluginNames(point)) {
            if (seen.contains(text(plugin))) continue;
            seen += text(plugin);
            matches.offer({{}, {}, text(plugin), point, {}});
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
    if (words.isEmpty()) return {};
    NameMatches matches(words, most);
    if (moment.world != nullptr) offerObjects(moment, matches);
    if (moment.world != nullptr && moment.world->objects != nullptr) offerGroups(moment, matches);
    for (const ExtensionPoint point : kPipelinePoints) matches.offer({{}, {}, pointName(point), point, {}});
    if (moment.world != nullptr) offerPlugins(moment, matches);
    for (int i = 0; i < kActions; ++i) {
        const auto id = static_cast<ActionId>(i);
        if (actions.at(id)->isEnabled()) matches.offer({{}, {}, ActionTable::plainText(id), {}, id});
    }
    return matches.take();
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
