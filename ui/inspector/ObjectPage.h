// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/InspectorContent.h"

#include <QWidget>

class QPushButton;

namespace berth::ui {

class YamlEditor;

/// The object of the selection as YAML, with the line it stands at in its file; a change becomes an `update` step.
class ObjectPage : public QWidget {
    Q_OBJECT

public:
    explicit ObjectPage(QWidget* parent = nullptr);

    void setObject(const ObjectText& object);
    const ObjectText& object() const { return object_; }
    YamlEditor& editor() const { return *editor_; }

Q_SIGNALS:
    void placeRequested(const berth::Place& place);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    ObjectText object_;
    QPushButton* place_;
    YamlEditor* editor_;
};

} // namespace berth::ui
