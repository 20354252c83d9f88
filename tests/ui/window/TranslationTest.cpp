// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <set>

namespace berth::ui {
namespace {

struct Message {
    QString source;
    QString translation;
    bool unfinished = false;
};

std::vector<Message> messages() {
    QFile file(QStringLiteral(BERTH_SOURCE_DIR "/resources/translations/berth_zh_CN.ts"));
    std::vector<Message> all;
    if (!file.open(QIODevice::ReadOnly)) return all;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"message") {
            all.emplace_back();
        } else if (xml.name() == u"source" && !all.empty()) {
            all.back().source = xml.readElementText();
        } else if (xml.name() == u"translation" && !all.empty()) {
            all.back().unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
            all.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        }
    }
    return all;
}

std::set<QString> placeholders(const QString& text) {
    static const QRegularExpression kPlaceholder(QStringLiteral("%L?(\\d+|n)"));
    std::set<QString> found;
    for (auto it = kPlaceholder.globalMatch(text); it.hasNext();) found.insert(it.next().captured());
    return found;
}

TEST(Translation, IsWhole) {
    const std::vector<Message> all = messages();
    ASSERT_GT(all.size(), 900U);
    for (const Message& message : all) {
        EXPECT_FALSE(message.unfinished) << message.source.toStdString();
        EXPECT_FALSE(message.translation.isEmpty()) << message.source.toStdString();
    }
}

TEST(Translation, SaysAllThatTheSourceSays) {
    for (const Message& message : messages())
        EXPECT_EQ(placeholders(message.translation), placeholders(message.source)) << message.source.toStdString();
}

TEST(Translation, KeepsWhatStaysEnglish) {
    static const char* const kEnglish[] = {"PreEnqueue", "PreFilter", "PostFilter", "NormalizeScore", "Permit"};
    for (const Message& message : messages())
        for (const char* word : kEnglish)
            if (message.source.contains(QLatin1String(word))) {
                EXPECT_TRUE(message.translation.contains(QLatin1String(word))) << message.source.toStdString();
            }
}

} // namespace
} // namespace berth::ui
