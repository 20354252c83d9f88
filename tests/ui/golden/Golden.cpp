// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/golden/Golden.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace berth::ui::golden {
namespace {

constexpr int kStep = 51;
constexpr qreal kMostOff = 0.01;

QString pathOf(const QString& name) {
    return QStringLiteral(BERTH_SOURCE_DIR "/tests/ui/golden/pictures/%1.png").arg(name);
}

int channelDistance(QRgb a, QRgb b) {
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

template <class Map> QImage mapped(const QImage& image, Map map) {
    QImage result = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < result.height(); ++y)
        for (int x = 0; x < result.width(); ++x) result.setPixel(x, y, map(result.pixel(x, y)));
    return result;
}

qreal linear(int channel) {
    const qreal c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

int coded(qreal channel) {
    const qreal c = std::clamp(channel, 0.0, 1.0);
    return static_cast<int>(std::lround(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055)));
}

} // namespace

QImage sheet(const QSize& size, qreal devicePixelRatio, const QColor& ground) {
    QImage image(size * devicePixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(ground);
    return image;
}

void cover(QPainter& painter, const std::vector<QRectF>& texts) {
    painter.setOpacity(1);
    for (const QRectF& text : texts) painter.fillRect(text, QColor(128, 128, 128));
}

testing::AssertionResult matches(const QImage& image, const QString& name) {
    if (qEnvironmentVariable("BERTH_GOLDEN") == QStringLiteral("write")) {
        image.convertToFormat(QImage::Format_RGB32).save(pathOf(name));
        return testing::AssertionFailure() << "wrote " << pathOf(name).toStdString();
    }
    const QImage golden(pathOf(name));
    if (golden.isNull()) return testing::AssertionFailure() << "no picture " << pathOf(name).toStdString();
    if (golden.size() != image.size()) return testing::AssertionFailure() << "the size is another one";
    const qreal share = differentShare(golden, image, kStep);
    if (share <= kMostOff) return testing::AssertionSuccess();
    if (const QString folder = qEnvironmentVariable("BERTH_GALLERY"); !folder.isEmpty())
        image.save(QStringLiteral("%1/%2.png").arg(folder, name));
    return testing::AssertionFailure() << name.toStdString() << ": " << share * 100 << " % of the pixels are off";
}

QImage grey(const QImage& image) {
    return mapped(image, [](QRgb pixel) {
        const int level =
            coded(0.2126 * linear(qRed(pixel)) + 0.7152 * linear(qGreen(pixel)) + 0.0722 * linear(qBlue(pixel)));
        return qRgb(level, level, level);
    });
}

QImage deuteranopia(const QImage& image) {
    constexpr std::array<std::array<qreal, 3>, 3> kMatrix{
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    return mapped(image, [&kMatrix](QRgb pixel) {
        const std::array<qreal, 3> in{linear(qRed(pixel)), linear(qGreen(pixel)), linear(qBlue(pixel))};
        std::array<int, 3> out{};
        for (std::size_t i = 0; i < 3; ++i)
            out[i] = coded(kMatrix[i][0] * in[0] + kMatrix[i][1] * in[1] + kMatrix[i][2] * in[2]);
        return qRgb(out[0], out[1], out[2]);
    });
}

qreal distance(const QImage& a, const QImage& b) {
    qreal sum = 0;
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (const int d = channelDistance(a.pixel(x, y), b.pixel(x, y)); d > 0) sum += d, ++count;
    return count == 0 ? 0 : sum / count;
}

qreal differentShare(const QImage& a, const QImage& b, int step) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += channelDistance(a.pixel(x, y), b.pixel(x, y)) > step ? 1 : 0;
    return static_cast<qreal>(count) / (static_cast<qreal>(a.width()) * a.height());
}

} // namespace berth::ui::golden
