// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Meaning.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>

#include <optional>

namespace berth::ui {

/// What the submit panel asks for.
struct SubmitRequest {
    Level level = Level::P1;
    int milliGpus = 1000;         ///< per pod, in thousandths of a GPU
    int pods = 1;                 ///< above 1: a gang of that many
    QString queue;                ///< the namespace or quota queue; may be empty
    qint64 durationSeconds = 0;   ///< how long each pod runs once bound; 0: until it is stopped
    QString model = {};           ///< of the GPUs; empty: any
    int minMember = 0;            ///< of a gang: how many must have a place before any starts; 0: all
    int timeoutSeconds = 0;       ///< of a gang: its scheduleTimeoutSeconds; 0: the profile's
    QString topology = {};        ///< of a gang: the label of the level that it is kept together in; empty: none
    bool topologyRequired = true; ///< within one domain of that level; false: as near as may be

    friend bool operator==(const SubmitRequest&, const SubmitRequest&) = default;
};

/// Type of the data a drag from the submit panel carries.
inline constexpr char kJobMimeType[] = "application/x-berth-job";

QByteArray encodeJob(const SubmitRequest& request);
/// Nothing if the bytes are not what encodeJob() writes.
std::optional<SubmitRequest> decodeJob(const QByteArray& bytes);

} // namespace berth::ui

Q_DECLARE_METATYPE(berth::ui::SubmitRequest)
