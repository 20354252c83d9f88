// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/EditDialogs.h"

#include "engine/io/ObjectSource.h"
#include "ui/theme/Fonts.h"
#include "ui/theme/SayAgain.h"
#include "ui/view/Text.h"
#include "ui/window/YamlField.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <map>
#include <utility>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(EditDialogs)
};

using Made = tl::expected<Edit, Diagnostic>;

constexpr int kLabelLines = 10;

Made refused(std::string text) {
    return tl::unexpected(Diagnostic{Severity::Error, {}, std::move(text), {}});
}

Made gone() {
    return refused(Words::tr("It is not there any more at this moment of the run.").toStdString());
}

Made asMade(Result<Edit> edit) {
    if (!edit) return refused(std::move(edit.error().text));
    return std::move(*edit);
}

QLineEdit* monoLine(const QString& text) {
    auto* line = new QLineEdit(text);
    line->setFont(Fonts().font(type::kDenseMono));
    return line;
}

/// The labels of a node or pod, one a line.
template <class Source> EditDialog* makeLabels(const Source& source, QWidget* parent) {
    const auto* object = source();
    const auto words = [name = text(object->meta.name)]() -> EditWords {
        return {Words::tr("Labels of %1").arg(name),
                Words::tr("One KEY=VALUE a line. A line that is taken away takes its label away."),
                Words::tr("Set labels")};
    };
    auto* dialog = new EditDialog(words, parent);
    auto* field = new QPlainTextEdit(labelsText(object->meta.labels), dialog);
    field->setFont(Fonts().font(type::kDenseMono));
    field->setTabChangesFocus(true);
    new SayAgain(field, [field] { field->setAccessibleName(Words::tr("Labels")); });
    field->setMinimumHeight(kLabelLines * field->fontMetrics().lineSpacing());
    dialog->body().addWidget(field, 1);
    QObject::connect(field, &QPlainTextEdit::textChanged, dialog, &EditDialog::check);
    dialog->setMaker([source, field]() -> Made {
        const auto* now = source();
        if (now == nullptr) return gone();
        const Result<TextMap> labels = parseLabels(field->toPlainText());
        return labels ? asMade(setLabels(*now, *labels)) : refused(labels.error().text);
    });
    return dialog;
}

YamlField* addYaml(EditDialog& dialog, const QString& yaml) {
    auto* field = new YamlField(&dialog);
    field->setPlainText(yaml);
    dialog.body().addWidget(field, 1);
    QObject::connect(field, &YamlField::textChanged, &dialog, &EditDialog::check);
    QObject::connect(&dialog, &EditDialog::checked, field,
                     [field](const Diagnostic& fault) { field->markLine(static_cast<int>(fault.place.line)); });
    dialog.resize(660, 560);
    return field;
}

template <class Source> EditDialog* makeYaml(const Source& source, const char* intro, QWidget* parent) {
    const auto* object = source();
    const auto words = [name = text(object->meta.name), intro]() -> EditWords {
        return {Words::tr("Edit %1").arg(name), Words::tr(intro), QCoreApplication::translate("EditDialogs", "Apply")};
    };
    auto* dialog = new EditDialog(words, parent);
    YamlField* field = addYaml(*dialog, text(io::yamlOf(object->meta)));
    dialog->setMaker([source, field]() -> Made {
        const auto* now = source();
        return now == nullptr ? gone() : updateFromYaml(*now, field->toPlainText());
    });
    return dialog;
}

/// A field of a form with its name before it, which is asked for again whenever the language changes.
void addField(QFormLayout& form, QWidget* field, std::function<QString()> name) {
    auto* label = new QLabel;
    label->setBuddy(field);
    form.addRow(label, field);
    new SayAgain(label, [label, name = std::move(name)] { label->setText(name()); });
}

} // namespace

EditDialog* taintDialog(const NodeSource& node, QWidget* parent) {
    const auto words = [name = text(node()->name())]() -> EditWords {
        return {
            Words::tr("Taint %1").arg(name),
            Words::tr("Pods that do not tolerate a taint are kept off the node. NoExecute is for those that run, too."),
            Words::tr("Taint")};
    };
    auto* dialog = new EditDialog(words, parent);
    auto* key = monoLine(QStringLiteral("dedicated"));
    auto* value = monoLine(QStringLiteral("training"));
    auto* effect = new QComboBox;
    for (const TaintEffect one : {TaintEffect::NoSchedule, TaintEffect::PreferNoSchedule, TaintEffect::NoExecute})
        effect->addItem(text(toString(one)));
    auto* form = new QFormLayout;
    addField(*form, key, [] { return Words::tr("&Key"); });
    addField(*form, value, [] { return Words::tr("&Value"); });
    addField(*form, effect, [] { return Words::tr("&Effect"); });
    dialog->body().addLayout(form);
    key->selectAll();
    QObject::connect(key, &QLineEdit::textChanged, dialog, &EditDialog::check);
    QObject::connect(value, &QLineEdit::textChanged, dialog, &EditDialog::check);
    QObject::connect(effect, &QComboBox::currentTextChanged, dialog, &EditDialog::check);
    dialog->setMaker([=]() -> Made {
        const Node* now = node();
        if (now == nullptr) return gone();
        const QString equals = value->text().isEmpty() ? QString() : QStringLiteral("=") + value->text();
        const Result<Taint> taint = parseTaint(key->text() + equals + QLatin1Char(':') + effect->currentText());
        return taint ? asMade(addTaint(*now, *taint)) : refused(taint.error().text);
    });
    return dialog;
}

EditDialog* labelsDialog(const NodeSource& node, QWidget* parent) {
    return makeLabels(node, parent);
}

EditDialog* labelsDialog(const PodSource& pod, QWidget* parent) {
    return makeLabels(pod, parent);
}

EditDialog* resizeDialog(const NodeSource& node, QWidget* parent) {
    const auto words = [name = text(node()->name())]() -> EditWords {
        return {
            Words::tr("Resize %1").arg(name),
            Words::tr("What the node has to give (status.allocatable). Pods on it stay, also where they hold more."),
            Words::tr("Resize")};
    };
    auto* dialog = new EditDialog(words, parent);
    auto* form = new QFormLayout;
    std::map<std::string, QLineEdit*> fields;
    for (const auto& [name, quantity] : node()->allocatableList) {
        auto* field = monoLine(text(quantity.toString()));
        form->addRow(text(name), field);
        fields.emplace(name, field);
        QObject::connect(field, &QLineEdit::textChanged, dialog, &EditDialog::check);
    }
    dialog->body().addLayout(form);
    dialog->setMaker([node, fields]() -> Made {
        const Node* now = node();
        if (now == nullptr) return gone();
        TextMap amounts;
        for (const auto& [name, field] : fields) amounts.emplace(name, field->text().trimmed().toStdString());
        return asMade(resizeNode(*now, amounts));
    });
    return dialog;
}

EditDialog* yamlDialog(const NodeSource& node, QWidget* parent) {
    return makeYaml(node,
                    QT_TRANSLATE_NOOP("EditDialogs", "The node as YAML. What differs when you apply it is the change."),
                    parent);
}

EditDialog* yamlDialog(const PodSource& pod, QWidget* parent) {
    return makeYaml(pod,
                    QT_TRANSLATE_NOOP("EditDialogs",
                                      "The pod as YAML. The API server lets labels, annotations, images, resources, "
                                      "tolerations and scheduling gates change."),
                    parent);
}

EditDialog* submitDialog(const QString& yaml, const YamlMaker& maker, QWidget* parent) {
    const auto words = []() -> EditWords {
        return {Words::tr("Submit as YAML"),
                Words::tr("Pods, nodes and PodGroups, one or more, with any of their fields."), Words::tr("Submit")};
    };
    auto* dialog = new EditDialog(words, parent);
    YamlField* field = addYaml(*dialog, yaml);
    dialog->setMaker([maker, field] { return maker(field->toPlainText()); });
    return dialog;
}

} // namespace berth::ui
