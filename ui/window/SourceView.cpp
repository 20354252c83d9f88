// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/SourceView.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Theme.h"
#include "ui/view/Text.h"

#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace berth::ui {
namespace {

constexpr int kLinesAround = 1500;

/// The lines `first` to `last` (from 1) of a text.
std::string_view linesOf(std::string_view whole, int first, int last) {
    std::size_t begin = 0;
    for (int line = 1; line < first && begin < whole.size(); ++line) {
        const std::size_t end = whole.find('\n', begin);
        begin = end == std::string_view::npos ? whole.size() : end + 1;
    }
    std::size_t end = begin;
    for (int line = first; line <= last && end < whole.size(); ++line) {
        const std::size_t next = whole.find('\n', end);
        end = next == std::string_view::npos ? whole.size() : next + 1;
    }
    return whole.substr(begin, end - begin);
}

} // namespace

class SourceView::Gutter : public QWidget {
public:
    explicit Gutter(SourceView& view) : QWidget(&view), view_(view) {}

protected:
    void paintEvent(QPaintEvent* event) override { view_.paintGutter(*this, *event); }

private:
    SourceView& view_;
};

SourceView::SourceView(QWidget* parent) : QPlainTextEdit(parent), gutter_(new Gutter(*this)) {
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setFont(Fonts().font(type::kDenseMono));
    new SayAgain(this, [this] { setAccessibleName(tr("Source file")); });
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(this, &QPlainTextEdit::updateRequest, gutter_, [this](const QRect& area, int dy) {
        if (dy != 0)
            gutter_->scroll(0, dy);
        else
            gutter_->update(0, area.y(), gutter_->width(), area.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &SourceView::markLine);
}

const SourceText* SourceView::find(const std::string& file) const {
    const auto it = std::find_if(sources_.begin(), sources_.end(),
                                 [&](const SourceText& source) { return source.file.toStdString() == file; });
    return it == sources_.end() ? nullptr : &*it;
}

bool SourceView::showPlace(const Place& place) {
    const SourceText* source = find(place.file);
    if (source == nullptr || !source->text) return false;
    const int wanted = std::max(1, static_cast<int>(place.line));
    firstLine_ = std::max(1, wanted - kLinesAround);
    setPlainText(text(linesOf(*source->text, firstLine_, wanted + kLinesAround)));
    placeGutter();
    const QTextBlock block = document()->findBlockByNumber(wanted - firstLine_);
    QTextCursor cursor(block);
    const int column = std::clamp(static_cast<int>(place.column) - 1, 0, std::max(0, block.length() - 1));
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, column);
    setTextCursor(cursor);
    centerCursor();
    markLine();
    return true;
}

int SourceView::line() const {
    return firstLine_ + textCursor().blockNumber();
}

void SourceView::markLine() {
    QTextEdit::ExtraSelection mark;
    mark.format.setBackground(Theme::of(palette()).err.soft);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    mark.cursor = textCursor();
    mark.cursor.clearSelection();
    setExtraSelections({mark});
}

void SourceView::placeGutter() {
    const QString widest = QString::number(firstLine_ + document()->blockCount());
    const int width = static_cast<int>(textWidth(widest, font())) + 20;
    setViewportMargins(width, 0, 0, 0);
    const QRect area = contentsRect();
    gutter_->setGeometry(area.left(), area.top(), width, area.height());
}

void SourceView::paintGutter(QWidget& gutter, QPaintEvent& event) {
    QPainter painter(&gutter);
    const Theme& theme = Theme::of(palette());
    painter.fillRect(event.rect(), theme.raised);
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= event.rect().bottom()) {
        const qreal height = blockBoundingRect(block).height();
        const bool isHere = block == textCursor().block();
        paintLabel(painter, {gutter.width() - 8.0, top + QFontMetricsF(font()).ascent()},
                   QString::number(firstLine_ + block.blockNumber()),
                   {font(), isHere ? theme.text1 : theme.text3, Qt::AlignRight});
        top += height;
        block = block.next();
    }
}

void SourceView::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
}

void SourceView::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) markLine();
}

} // namespace berth::ui
