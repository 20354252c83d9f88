// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/Samples.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QListView>
#include <QThreadPool>

class QStandardItemModel;

namespace berth::ui {

/// The samples as cards: a picture drawn from each one's cluster, its title, one sentence. Arrows walk, Enter or a click
/// chooses. The pictures are made beside the window, from when it is first shown.
class SampleGallery : public QListView {
    Q_OBJECT

public:
    explicit SampleGallery(QWidget* parent = nullptr);
    /// Waits for the pictures that are being made.
    ~SampleGallery() override;

    const std::vector<Sample>& samples() const { return samples_; }
    /// The picture of a card, once it is made.
    SamplePicture picture(int row) const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void makePictures();
    void choose(const QModelIndex& index);

    QStandardItemModel* model_;
    std::vector<Sample> samples_;
    QThreadPool pool_;
    bool filled_ = false;
    QElapsedTimer chosen_; ///< since the last choice: a double click is one
};

/// The gallery in a window of its own. Not modal; deletes itself, and closes with a choice.
class SampleDialog : public QDialog {
    Q_OBJECT

public:
    explicit SampleDialog(QWidget* parent);

    SampleGallery& gallery() { return *gallery_; }

Q_SIGNALS:
    void chosen(const QString& path);

private:
    SampleGallery* gallery_;
};

} // namespace berth::ui
