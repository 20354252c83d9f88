// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/queues/DragHandle.h"

#include "ui/queues/PodChip.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Shapes.h"
#include "ui/theme/Spacing.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>

#include <utility>

namespace berth::ui {

DragHandle::DragHandle(std::function<SubmitRequest()> job, QWidget* parent) : QWidget(parent), job_(std::move(job)) {
    setCursor(Qt::OpenHandCursor);
    setFixedSize(sizeHint());
}

void DragHandle::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, rect(), theme.raised, {theme.lineStrong, 1, {3, 2}}, radius::kControl);
    paintIcon(painter, Icon::Drag, QRectF(8, 5, 18, 18), theme.text2);
}

void DragHandle::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position().toPoint();
}

void DragHandle::mouseMoveEvent(QMouseEvent* event) {
    const bool held = event->buttons() & Qt::LeftButton;
    const int distance = (event->position().toPoint() - pressed_).manhattanLength();
    if (held && distance >= QApplication::startDragDistance()) startDrag();
}

void DragHandle::startDrag() {
    const SubmitRequest job = job_();
    PodChipView ghost;
    ghost.name = tr("new job");
    ghost.level = job.level;
    ghost.ghost = true;
    QPixmap picture(QSize(150, static_cast<int>(kChipHeight)) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPodChip(painter, Theme::of(palette()), Fonts(font()), QRectF(0, 0, 150, kChipHeight), ghost);
    painter.end();

    auto* payload = new QMimeData;
    payload->setData(QLatin1String(kJobMimeType), encodeJob(job));
    auto* drag = new QDrag(this);
    drag->setMimeData(payload);
    drag->setPixmap(picture);
    drag->exec(Qt::CopyAction);
}

} // namespace berth::ui
