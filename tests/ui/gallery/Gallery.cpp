// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gallery/Gallery.h"

#include "tests/ui/gallery/SampleViews.h"
#include "ui/pipeline/PipelineStrip.h"
#include "ui/pipeline/PointPainter.h"
#include "ui/queues/PodChip.h"
#include "ui/queues/QueueLanes.h"
#include "ui/queues/SubmitPanel.h"
#include "ui/stage/CardGeometry.h"
#include "ui/stage/CardPainter.h"
#include "ui/stage/LinkPainter.h"
#include "ui/stage/SlotPainter.h"
#include "ui/stage/SmallCards.h"
#include "ui/stage/StageView.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/StateStroke.h"

#include <QApplication>
#include <QPainter>

#include <utility>

namespace berth::ui::gallery {
namespace {

constexpr int kWidth = 800;
constexpr int kHeight = 1490;
constexpr qreal kLeft = 24;

/// Draws the gallery's sections one under the other.
class Board {
public:
    Board(QPainter& painter, const Theme& theme) : painter_(painter), theme_(theme) {}

    void draw() {
        levelsAndMarks();
        chips();
        slotStates();
        links();
        points();
        cards();
        detailLevels();
        icons();
    }

private:
    void section(const QString& title) {
        y_ += 8;
        const qreal width =
            paintLabel(painter_, {kLeft, y_ + 13}, title, {fonts_.text(11.5, QFont::DemiBold), theme_.text3});
        paintHorizontal(painter_, kLeft + width + 10, y_ + 9, kWidth - 2 * kLeft - width - 10, theme_.line);
        y_ += 24;
    }

    void note(const QPointF& at, const QString& text) const {
        paintLabel(painter_, at, text, {fonts_.text(10.5), theme_.text2});
    }

    void levelsAndMarks() {
        section(QStringLiteral("Levels and verdicts"));
        qreal x = kLeft;
        for (const Level level : {Level::P0, Level::P1, Level::P2, Level::None}) {
            paintLevel(painter_, theme_, level, {x + 8, y_ + 10}, 12);
            x += 20;
            x += paintLabel(painter_, {x, y_ + 14.5}, levelLetter(level),
                            {fonts_.text(12.5, QFont::Bold), theme_.level(level).text}) +
                 16;
        }
        for (int mark = static_cast<int>(Mark::Success); mark <= static_cast<int>(Mark::Idle); ++mark) {
            paintMark(painter_, theme_, static_cast<Mark>(mark), {x + 8, y_ + 10}, 15, 0.1);
            x += 20;
            x += paintLabel(painter_, {x, y_ + 14.5}, markWord(static_cast<Mark>(mark)),
                            {fonts_.text(10), theme_.text1}) +
                 8;
        }
        y_ += 28;
    }

    void chips() {
        section(QStringLiteral("Pod chips"));
        PodChipView waiting =
            sample::chip(4, QStringLiteral("llama-ft-0"), Level::P1, QStringLiteral("1 GPU"), QStringLiteral("22 s"));
        waiting.metaTone = Tone::Wait;
        PodChipView ghost = sample::chip(5, QStringLiteral("pretrain-70b-0"), Level::P0, {}, QStringLiteral("h100-1"));
        ghost.ghost = true;
        PodChipView gang = sample::chip(6, QStringLiteral("llama-ft"), Level::P1);
        gang.gangMembers = 8;
        gang.gangMinimum = 10;
        const PodChipView all[]{
            sample::chip(1, QStringLiteral("pretrain-70b-0"), Level::P0, QStringLiteral("8 GPU")),
            sample::chip(2, QStringLiteral("sft-7b-3"), Level::P1, QStringLiteral("4 GPU")),
            sample::chip(3, QStringLiteral("eval-c"), Level::P2, QStringLiteral("8 GPU"), QStringLiteral("3 s")),
            waiting,
            ghost,
            gang};
        for (int i = 0; i < 6; ++i)
            paintPodChip(painter_, theme_, fonts_, QRectF(kLeft + i % 3 * 256, y_ + i / 3 * 36, 240, kChipHeight),
                         all[i], {.selected = i == 1, .focused = i == 2});
        y_ += 76;
    }

    void slotStates() {
        section(QStringLiteral("GPU slots"));
        const std::pair<SlotState, const char*> states[]{
            {SlotState::Bound, "bound"},         {SlotState::Reserved, "reserved"},   {SlotState::Victim, "victim"},
            {SlotState::Saving, "saving, 60 %"}, {SlotState::Nominated, "nominated"}, {SlotState::Claimed, "claimed"}};
        qreal x = kLeft + 2;
        for (const auto& [state, name] : states) {
            std::vector<PodSlotsView> pods{sample::pod(1, QStringLiteral("job-a"), Level::P1, {0, 1, 2}, state),
                                           sample::pod(2, QStringLiteral("b"), Level::P2, {3}, state)};
            pods[0].remaining = pods[1].remaining = 0.6;
            slotRow({x, y_ + 4}, 4, pods);
            note({x, y_ + 46}, QString::fromUtf8(name));
            x += 117;
        }
        slotRow({x, y_ + 4}, 2,
                {sample::fraction(3, Level::P2, 0, 500), sample::fraction(4, Level::P1, 0, 250, 500),
                 sample::fraction(5, Level::P2, 1, 750)});
        note({x, y_ + 46}, QStringLiteral("½+¼, ¾"));
        y_ += 54;
    }

    void slotRow(const QPointF& at, int gpus, const std::vector<PodSlotsView>& pods) const {
        SlotRows rows;
        rows.origin = at;
        paintSlots(painter_, theme_, fonts_, rows, gpus, pods, {});
    }

    void links() {
        section(QStringLiteral("Links, a placement lit"));
        const std::pair<NodeCardView, std::vector<int>> nodes[]{
            {sample::node(1, QStringLiteral("a")), {0, 1, 2, 3}},
            {sample::cubeMeshNode(2, QStringLiteral("b")), {4, 5, 6, 7}},
            {sample::pairsNode(3, QStringLiteral("c")), {2, 3}}};
        for (int i = 0; i < 3; ++i) {
            NodeCardView card = nodes[i].first;
            card.pods = {sample::pod(1, QStringLiteral("sft-7b-3"), Level::P1, nodes[i].second)};
            linkRow({kLeft + i * 252, y_ + 26}, card);
        }
        y_ += 72;
        linkRow({kLeft, y_ + 26}, sample::meshNode(4, QStringLiteral("d")));
        const int scores[]{12, 34, 57, 78, 97};
        for (int i = 0; i < 5; ++i)
            paintScoreBadge(painter_, theme_, fonts_, {kLeft + 252 + i * 44, y_ + 26}, scores[i], i == 4, 38);
        y_ += 76;
    }

    void linkRow(const QPointF& at, const NodeCardView& card) const {
        SlotRows rows;
        rows.origin = at;
        paintLinks(painter_, theme_, rows, card, {PodId{1}});
        paintDeviceFeet(painter_, theme_, fonts_, rows, card, true);
        paintSlots(painter_, theme_, fonts_, rows, card.gpus, card.pods, {});
    }

    void points() {
        section(QStringLiteral("Pipeline points"));
        const std::pair<ExtensionPoint, PointView> all[]{
            {ExtensionPoint::Reserve, {PointState::Idle, QStringLiteral("1 plugin"), {}, {}}},
            {ExtensionPoint::Score, {PointState::Next, QStringLiteral("5 plugins"), {}, {}}},
            {ExtensionPoint::Filter, {PointState::Active, QStringLiteral("7 of 8 nodes"), QStringLiteral("7 → 3"), {}}},
            {ExtensionPoint::NormalizeScore, {PointState::Done, QStringLiteral("5 plugins"), QStringLiteral("8"), {}}},
            {ExtensionPoint::PostFilter, {PointState::Skipped, QStringLiteral("only if 0 pass"), {}, {}}},
            {ExtensionPoint::Filter,
             {PointState::Rejecting, QStringLiteral("8 of 8 nodes"), QStringLiteral("8 → 0"), {}}},
            {ExtensionPoint::Permit, {PointState::Waiting, QStringLiteral("12 pods wait"), QStringLiteral("12"), {}}}};
        for (int i = 0; i < 7; ++i)
            paintPoint(painter_, theme_, fonts_, QRectF(kLeft + i * 108, y_, 102, 74), all[i].first, all[i].second,
                       {false, i == 2, i == 0, PointBreak::None, 0.1});
        y_ += 86;
    }

    std::vector<NodeCardView> cardStates() const {
        const std::vector<SharedCard> nodes = sample::filterStage().groups[0].nodes;
        std::vector<NodeCardView> cards(nodes.begin(), nodes.end());
        cards.erase(cards.begin() + 2);
        cards[0].verdict->score = 97;
        cards[0].verdict->winner = true;
        NodeCardView waiting = sample::node(5, QStringLiteral("h100-5"));
        waiting.pods = {sample::pod(51, QStringLiteral("llama-ft-0"), Level::P1, {0, 1, 2, 3}, SlotState::Reserved)};
        waiting.freeGpus = 4;
        waiting.cpu.request = 32;
        waiting.verdict =
            sample::verdict(Mark::Wait, QStringLiteral("1 pod waits on Permit"), QStringLiteral("22 s left"));
        NodeCardView saving = sample::node(6, QStringLiteral("h100-6"));
        saving.pods = {sample::pod(61, QStringLiteral("sft-13b-0"), Level::P2, {0, 1, 2, 3}, SlotState::Saving),
                       sample::pod(62, QStringLiteral("eval-d"), Level::P2, {4, 5}, SlotState::Victim)};
        saving.pods[0].remaining = 0.4;
        saving.freeGpus = 2;
        saving.verdict =
            sample::verdict(Mark::Wait, QStringLiteral("2 pods are stopping"), QStringLiteral("saving, 24 s of 60 s"));
        NodeCardView nominated = sample::node(7, QStringLiteral("h100-7"));
        nominated.pods = {sample::pod(71, QStringLiteral("pretrain-70b-0"), Level::P0, {0, 1, 2, 3, 4, 5, 6, 7},
                                      SlotState::Nominated)};
        nominated.verdict = sample::verdict(Mark::Next, QStringLiteral("nominated"),
                                            QStringLiteral("pretrain-70b-0 comes here"), false);
        nominated.next = true;
        NodeCardView plain = sample::plainNode(8, QStringLiteral("web-pool-1"));
        plain.verdict =
            sample::verdict(Mark::Reject, QStringLiteral("Insufficient cpu"), QStringLiteral("NodeResourcesFit"));
        plain.cpu.rejected = true;
        CountedView slices{QStringLiteral("1g.5gb"), {}, 7, 2, false};
        slices.parts = {{PodId{81}, Level::P0, SlotState::Bound}, {PodId{82}, Level::P1, SlotState::Reserved}};
        plain.counted = {slices};
        plain.badges = {{Icon::Taint, QStringLiteral("a"), {}, false},
                        {Icon::Taint, QStringLiteral("b"), {}, false},
                        {Icon::Cordon, QStringLiteral("cordoned"), {}, true}};
        cards.insert(cards.end(), {waiting, saving, nominated, plain});
        NodeCardView sixteen = sample::node(9, QStringLiteral("dgx-2"));
        sixteen.gpus = 16;
        sixteen.numa = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
        sixteen.pods = {sample::pod(91, QStringLiteral("split"), Level::P1, {2, 3, 6, 9, 10, 11})};
        sixteen.freeGpus = 10;
        cards.push_back(sixteen);
        return cards;
    }

    void cards() {
        section(QStringLiteral("Node cards"));
        const auto all = cardStates();
        CardLook look;
        look.font = QApplication::font();
        look.selected = PodId{91};
        const qreal rows[]{0, 214, 428};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const QPointF at(kLeft + static_cast<qreal>(i % 3) * 262, y_ + rows[i / 3]);
            paintCard(painter_, theme_, all[i], at, look);
            const QRectF box = cardGeometry(all[i].gpus, all[i].counted.size()).box().translated(at);
            if (i == 0) paintRing(painter_, theme_, box, Ring::Selected, 6);
            if (all[i].next) paintRing(painter_, theme_, box, Ring::Next, 6);
        }
        CardLook small = look;
        small.zoom = 0.7;
        paintCard(painter_, theme_, all[1], {kLeft + 2 * 262, y_ + 428}, small);
        y_ += 428 + 276;
    }

    void detailLevels() {
        section(QStringLiteral("Levels of detail"));
        const auto nodes = sample::manyNodes(1, 40).front().nodes;
        for (int i = 0; i < 2; ++i)
            paintCompactCard(painter_, theme_, fonts_, nodes[static_cast<std::size_t>(i)],
                             QRectF(kLeft + i * 164, y_, kCompactWidth, kCompactHeight), {});
        for (int i = 0; i < 6; ++i)
            paintTile(painter_, theme_, nodes[static_cast<std::size_t>(i)],
                      QRectF(kLeft + 334 + i % 3 * 48, y_ + i / 3 * 30, kTileWidth, kTileHeight));
        for (int i = 0; i < 40; ++i)
            paintCell(painter_, theme_, nodes[static_cast<std::size_t>(i)],
                      QRectF(kLeft + 494 + i % 20 * 12, y_ + i / 20 * 12, 10, 10), theme_.window);
        y_ += 64;
    }

    void icons() {
        section(QStringLiteral("Icons"));
        for (int i = 0; i < kIconCount; ++i)
            paintIcon(painter_, static_cast<Icon>(i), QRectF(kLeft + i % 22 * 34, y_ + i / 22 * 30, 22, 22),
                      theme_.text1);
    }

    QPainter& painter_;
    const Theme& theme_;
    Fonts fonts_;
    qreal y_ = 8;
};

QImage canvas(const QSize& size, qreal ratio, const QColor& ground) {
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(ground);
    return image;
}

} // namespace

QImage components(const Theme& theme, qreal devicePixelRatio) {
    QImage image = canvas({kWidth, kHeight}, devicePixelRatio, theme.window);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    Board(painter, theme).draw();
    return image;
}

QImage picture(QWidget& widget, qreal devicePixelRatio) {
    QImage image = canvas(widget.size(), devicePixelRatio, widget.palette().color(QPalette::Window));
    widget.render(&image);
    return image;
}

QImage window(const Theme& theme, const StageContent& content, const QSize& size, qreal devicePixelRatio, qreal zoom) {
    QWidget root;
    root.setPalette(theme.palette());
    root.resize(size);
    PipelineStrip strip(&root);
    strip.setGeometry(0, 0, size.width(), size.width() < 1440 ? 84 : 112);
    strip.setProfiles({QStringLiteral("ai-scheduler")}, QStringLiteral("ai-scheduler"));
    strip.setView(sample::filterPipeline());
    const int top = strip.height();
    SubmitPanel submit(&root);
    submit.setQueues({QStringLiteral("team-a")});
    submit.setProposedName(QStringLiteral("sft-7b-5"));
    const int submitHeight = submit.sizeHint().height();
    submit.setGeometry(0, size.height() - submitHeight, 263, submitHeight);
    QueueLanes lanes(&root);
    lanes.setGeometry(0, top, 263, size.height() - top - submitHeight);
    lanes.setView(sample::queues());
    StageView stage(&root);
    stage.setGroupings({QStringLiteral("rack, leaf")}, 0);
    stage.setColourings({QStringLiteral("level")}, 0);
    stage.setGeometry(264, top, size.width() - 264, size.height() - top);
    stage.setZoom(zoom);
    stage.setContent(content);
    stage.setSelection(NodeId{7}, PodId{});
    root.setAttribute(Qt::WA_DontShowOnScreen);
    root.show();
    QCoreApplication::processEvents();
    return picture(root, devicePixelRatio);
}

int differentPixels(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return -1;
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

} // namespace berth::ui::gallery
