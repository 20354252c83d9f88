// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "ui/session/Input.h"

#include <QPlainTextEdit>

#include <vector>

namespace berth::ui {

/// A file as it was read, read-only, with line numbers, at the place of a message. Of a long file the part around the
/// place.
class SourceView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceView(QWidget* parent = nullptr);

    /// Which files can be shown.
    void setSources(std::vector<SourceText> sources) { sources_ = std::move(sources); }
    /// Goes to a place; false when its file is not among the sources.
    bool showPlace(const Place& place);
    /// The line the cursor stands in, counted in the file.
    int line() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Gutter;
    const SourceText* find(const std::string& file) const;
    void markLine();
    void placeGutter();
    void paintGutter(QWidget& gutter, QPaintEvent& event);

    std::vector<SourceText> sources_;
    Gutter* gutter_;
    int firstLine_ = 1; ///< of the part shown
};

} // namespace berth::ui
