import TestKit

/// An RSS 2.0 feed like those of blogs, with escaped summaries, whole articles in CDATA, categories and enclosures.
public enum GeneratedFeed {
    private static let bodySize = 2_500_000

    /// A feed of about this many bytes.
    public static func document(byteCount: Int) -> ChunkedDocument {
        var text = GeneratedText(seed: 561)
        while text.bytes.count < bodySize { item(&text) }
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
             xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
            <channel>
              <title>Habits, slowly</title>
              <link>https://habits.example/</link>
              <atom:link href="https://habits.example/feed/" rel="self" type="application/rss+xml" />
              <description>Small steps &amp; long roads</description>
              <language>en-US</language>

            """
        return ChunkedDocument(
            head: Array(head.utf8),
            body: text.bytes,
            tail: Array("</channel>\n</rss>\n".utf8),
            byteCount: byteCount
        )
    }

    private static func item(_ text: inout GeneratedText) {
        let address = "https://habits.example" + text.path()
        let number = text.random.int(in: 1...9_999_999)
        let clock = "\(text.random.int(in: 10...23)):\(text.random.int(in: 10...59)):00"
        text.write("  <item>\n    <title>\(text.sentence(words: 6)) &#8211; part \(number % 9)</title>\n")
        text.write("    <link>\(address)</link>\n    <comments>\(address)#respond</comments>\n")
        text.write("    <dc:creator><![CDATA[The editors]]></dc:creator>\n")
        text.write("    <pubDate>Sun, 08 Mar 2026 \(clock) +0000</pubDate>\n")
        for category in ["Habits", "Sleep", "Food &amp; drink"] {
            text.write("    <category><![CDATA[\(category)]]></category>\n")
        }
        text.write("    <guid isPermaLink=\"false\">https://habits.example/?p=\(number)</guid>\n")
        text.write("    <description>&lt;p&gt;\(text.paragraph(sentences: 3)) [&#8230;]&lt;/p&gt;</description>\n")
        text.write("    <content:encoded><![CDATA[")
        for _ in 0..<text.random.int(in: 3...8) {
            text.write("<p>\(text.paragraph(sentences: 5)) <a href=\"\(address)\">More &amp; more</a></p>\n")
        }
        text.write("]]></content:encoded>\n")
        text.write("    <enclosure url=\"\(address)a.mp3\" length=\"\(number)\" type=\"audio/mpeg\" />\n  </item>\n")
    }
}
