// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/framework/Registry.h"
#include "ui/compare/SweepRunner.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace berth::ui {

/// What to sweep: the weight of each Score plugin of a profile, and a few arguments, each with the values it is to take.
///
/// Ticked at first: NodeResourcesFit and another plugin of the profile, 1 to 5.
class SweepForm : public QWidget {
    Q_OBJECT

public:
    explicit SweepForm(Registry registry, QWidget* parent = nullptr);

    /// Offers what this configuration has. What was ticked stays where it is there, too.
    void setConfiguration(const std::shared_ptr<const Configuration>& configuration);

    /// Nothing while `fault` says why.
    std::optional<SweepRequest> request() const;
    /// Why there is no request; "" where there is one.
    QString fault() const;
    /// Settings of the request; 0 without one.
    int settings() const;

Q_SIGNALS:
    void changed();

private:
    struct Row {
        std::string plugin, field;
        QCheckBox* tick;
        QLineEdit* values;
    };
    struct Reading {
        std::vector<tune::Axis> axes;
        QString fault;
    };

    void fill();
    void addRow(const std::string& plugin, const std::string& field, const QString& values);
    void tickFirst();
    void say();
    Reading read() const;
    static std::optional<tune::Axis> axisOf(const Row& row);

    Registry registry_;
    std::shared_ptr<const Configuration> configuration_;
    QComboBox* profile_;
    QLabel* profileName_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
};

} // namespace berth::ui
