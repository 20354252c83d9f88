// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/YamlField.h"

#include "ui/theme/Fonts.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QTextBlock>

namespace berth::ui {

YamlField::YamlField(QWidget* parent) : QPlainTextEdit(parent) {
    setFont(Fonts().font(type::kDenseMono));
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setAccessibleName(QStringLiteral("YAML"));
}

void YamlField::markLine(int line) {
    marked_ = line;
    QList<QTextEdit::ExtraSelection> marks;
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (line > 0 && block.isValid()) {
        QTextEdit::ExtraSelection mark;
        mark.format.setBackground(Theme::of(palette()).err.soft);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        mark.cursor = QTextCursor(block);
        marks.append(mark);
    }
    setExtraSelections(marks);
}

void YamlField::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) markLine(marked_);
}

} // namespace berth::ui
