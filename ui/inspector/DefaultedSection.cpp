// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/DefaultedSection.h"

#include <QCoreApplication>

namespace berth::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DefaultedSection)
};

} // namespace

void addDefaulted(std::span<const DefaultedField> fields, std::vector<EvidenceSection>& sections) {
    if (fields.empty()) return;
    EvidenceSection section;
    section.title = Words::tr("Defaulted");
    section.note = Words::tr("in no file: filled in as the API server does");
    for (const DefaultedField& field : fields) {
        EvidenceRow row;
        row.name = QString::fromStdString(field.path);
        row.nameIsMono = true;
        row.value = QString::fromStdString(field.value);
        section.rows.push_back(std::move(row));
    }
    sections.push_back(std::move(section));
}

} // namespace berth::ui
