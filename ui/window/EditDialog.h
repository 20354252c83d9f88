// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/Diagnostic.h"
#include "ui/session/Edit.h"

#include <QDialog>

#include <tl/expected.hpp>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace berth::ui {

/// What a dialog says of itself.
struct EditWords {
    QString title;
    QString intro; ///< in a sentence, what the fields mean
    QString verb;  ///< the button: "Taint"
};

/// A dialog that makes one edit. It asks its maker after every change and says below the fields what is wrong, so that
/// what can be accepted can be done. Not modal: the window goes on beside it. Deletes itself.
class EditDialog : public QDialog {
    Q_OBJECT

public:
    /// The edit that the fields stand for now, or why there is none.
    using Maker = std::function<tl::expected<Edit, Diagnostic>()>;

    /// `words` is asked again whenever the language changes; what was typed stays.
    EditDialog(std::function<EditWords()> words, QWidget* parent);

    /// The fields, from top to bottom.
    QVBoxLayout& body() { return *body_; }
    void setMaker(Maker maker);
    /// Call when a field has changed.
    void check();
    /// What is wrong now; "" when it can be accepted.
    QString fault() const;

Q_SIGNALS:
    /// Accepted.
    void made(const berth::ui::Edit& edit);
    /// The first thing that is wrong, or one without a place when nothing is.
    void checked(const berth::Diagnostic& fault);

private:
    void say();
    void take();

    std::function<EditWords()> words_;
    QVBoxLayout* body_;
    QLabel* intro_;
    QLabel* fault_;
    QPushButton* accept_;
    Maker maker_;
};

} // namespace berth::ui
