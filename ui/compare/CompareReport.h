// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/CompareView.h"

#include <QImage>

#include <vector>

namespace berth::ui {

/// The tables of a comparison as text for a spreadsheet (tab-separated), or as Markdown.
QString compareText(const CompareView& view, bool markdown);

/// All of it as one Markdown document: what is compared, what differs, what it comes to, who pays, which pods.
QString markdownReport(const CompareView& view);

struct ReportPicture {
    QString title, about;
    QImage image;
};
/// The same as one HTML page that needs nothing beside it.
QString htmlReport(const CompareView& view, const std::vector<ReportPicture>& pictures);

} // namespace berth::ui
