// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace berth::ui {

class YamlEditor;

/// The plugin arguments of a profile as the YAML of its `pluginConfig`.
class ArgumentsPage : public QWidget {
    Q_OBJECT

public:
    explicit ArgumentsPage(QWidget* parent = nullptr);

    void setProfile(const QString& profile, const QString& arguments);
    const QString& profile() const { return profile_; }
    YamlEditor& editor() const { return *editor_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* title_;
    YamlEditor* editor_;
    QString profile_;
};

} // namespace berth::ui
