// SPDX-License-Identifier: GPL-3.0-or-later
// What NodeCanvas says under the mouse.
#include "ui/stage/NodeCanvas.h"

namespace berth::ui {

/// Over the header of a group: all of it, where the header may be too narrow.
QString NodeCanvas::groupTipAt(const QPointF& point) const {
    const StageLayout& layout = items_.layout();
    for (std::size_t i = 0; i < layout.groups.size() && i < items_.groups().size(); ++i)
        if (layout.groups[i].header.contains(point)) return groupSentence(items_.groups()[i]).toHtmlEscaped();
    return {};
}

QString NodeCanvas::tipAt(const QPointF& viewportPoint) const {
    const Hit hit = hitAt(viewportPoint);
    if (hit.item < 0) return groupTipAt(viewportPoint + offset());
    const NodeCardView& card = *items_.at(hit.item).card;
    const auto titled = [](const QString& title, const QString& sentence) {
        return QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), sentence.toHtmlEscaped());
    };
    QString tip = hit.pod ? titled(hit.pod->name, slotSentence(*hit.pod, card)) : titled(card.name, cardSentence(card));
    if (const QString shares = deviceShares(card, hit.device); !shares.isEmpty())
        tip += QStringLiteral("<br>") + tr("GPU %1: %2").arg(QString::number(hit.device), shares).toHtmlEscaped();
    if (const QString links = linksOf(card, hit.device); !links.isEmpty())
        tip += QStringLiteral("<br>") + links.toHtmlEscaped();
    if (hit.pod) return tip;
    if (!card.counted.empty())
        tip += QStringLiteral("<br>") + tr("Slices are counted: on which GPU each lies is not known.");
    for (const BadgeView& badge : card.badges)
        if (!badge.tooltip.isEmpty()) tip += QStringLiteral("<br>") + badge.tooltip.toHtmlEscaped();
    return tip;
}

} // namespace berth::ui
