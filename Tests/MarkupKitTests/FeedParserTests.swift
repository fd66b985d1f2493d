import Foundation
import JSONKit
import MarkupKit
import TestKit
import Testing

@Suite struct FeedParserTests {
    @Test(
        "Dates of every form in use become the same instant",
        arguments: [
            ("2003-12-31T10:14:55Z", 1_072_865_695_000), ("2003-12-31T10:14:55+00:00", 1_072_865_695_000),
            ("2003-12-31T11:14:55.000+01:00", 1_072_865_695_000), ("2003-12-31 10:14:55", 1_072_865_695_000),
            ("20031231T101455Z", 1_072_865_695_000), ("Wed, 31 Dec 2003 10:14:55 GMT", 1_072_865_695_000),
            ("31 Dec 03 10:14:55 UT", 1_072_865_695_000), ("Wed, 31 Dec 2003 05:14:55 EST", 1_072_865_695_000),
            ("Wed, 31 Dec 2003 03:14:55 -0700", 1_072_865_695_000), ("Wed Dec 31 10:14:55 2003", 1_072_865_695_000),
            ("Wed Dec 31 10:14:55 UTC 2003", 1_072_865_695_000),
            ("Wednesday, 31-Dec-03 10:14:55 GMT", 1_072_865_695_000),
            ("31 December 2003 10:14:55 GMT+0000", 1_072_865_695_000),
            ("Mit, 31 Dec 2003 10:14:55 Z", 1_072_865_695_000),
            ("2003-12-31", 1_072_828_800_000), ("2003-12", 1_070_236_800_000), ("2003", 1_041_379_200_000),
            ("31 Dec 2003", 1_072_828_800_000), ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1000),
            ("2000-02-29T00:00:00.1234Z", 951_782_400_123), ("0001-01-01", -62_135_596_800_000),
            ("  Wed, 31 Dec 2003 10:14 GMT ", 1_072_865_640_000), ("2003-12-31T24:00:00Z", 1_072_915_200_000),
        ] as [(String, Int64)]
    )
    func dates(text: String, milliseconds: Int64) {
        #expect(FeedDate.milliseconds(of: text) == milliseconds)
    }

    @Test(
        "A text that is no date is not guessed at",
        arguments: [
            "", " ", "soon", "2003-13-01", "2003-02-29", "31 Foo 2003", "Wed, 32 Dec 2003 10:14:55 GMT",
            "2003-12-31T25:00:00Z",
            "2003-12-31T10:61:00Z", "12345", "99999999999999999999999", "2003-12-31T10:14:55 XYZ", "2003-12-31T",
            "Δευ, 29 Φεβ 2004",
            "2003-12-31T10:14:55+99:00", "1/2/2003", "-", "T", "2003-12-31T10:14:55Zjunk",
        ]
    )
    func notDates(text: String) {
        #expect(FeedDate.milliseconds(of: text) == nil)
        #expect(FeedDate(text).text == text)
    }

    @Test("A JSON Feed gives the same model")
    func jsonFeed() throws {
        let feed = try FeedParser.parse(
            """
            {"version": "https://jsonfeed.org/version/1.1", "title": "Course", "home_page_url": "https://e.com/",
             "feed_url": "https://e.com/feed.json", "language": "en", "authors": [{"name": "Ann", "url": "https://e.com/ann"}],
             "items": [{"id": "1", "url": "https://e.com/1", "title": "One", "content_html": "<p>x<script>y</script></p>",
               "summary": "s", "date_published": "2003-12-31T10:14:55Z", "tags": ["week:1", "order:2"],
               "attachments": [{"url": "https://e.com/a.mp3", "mime_type": "audio/mpeg", "size_in_bytes": 100}]},
               {"id": 2, "content_text": "a < b"}]}
            """
        )
        #expect(feed.format == .json11)
        #expect(feed.title?.value == "Course")
        #expect(feed.link == "https://e.com/")
        #expect(feed.details.authors == [FeedPerson(name: "Ann", address: "https://e.com/ann")])
        let entry = try #require(feed.entries.first)
        #expect(entry.link == "https://e.com/1")
        #expect(entry.published?.milliseconds == 1_072_865_695_000)
        #expect(entry.categories.map(\.term) == ["week:1", "order:2"])
        #expect(entry.enclosures.first?.length == "100")
        #expect(entry.body?.safeHTML() == "<p>x</p>")
        #expect(feed.entries.last?.id == "2")
        #expect(feed.entries.last?.body?.safeHTML() == "a &lt; b")
        #expect(feed.damage == nil)
    }

    @Test("A category is named by its term, its text or its content, and without a name there is none")
    func categories() throws {
        let feed = try FeedParser.parse(
            """
            <rss version="2.0"><channel><title>T</title><item><title>I</title>
            <category term="a" text="b">c</category><category text="b">c</category><category> c </category>
            <category domain="d">e<b>f</b></category><category/><category> </category></item></channel></rss>
            """
        )
        #expect(feed.entries.first?.categories.map(\.term) == ["a", "b", "c", "e"])
        #expect(feed.entries.first?.categories.last?.scheme == "d")
    }

    @Test(
        "A file that is no feed gives an error that says what was found",
        arguments: [
            ("<html><body/></html>", MarkupError.notAFeed(found: "<html>")),
            ("{\"a\": 1}", .notAFeed(found: "JSON without a JSON Feed version")),
            ("{\n\"a\": 1,}", .json(.malformed(reason: "a comma stands before the end", line: 2, column: 8))),
        ]
    )
    func notAFeed(text: String, error: MarkupError) {
        #expect(throws: error) { try FeedParser.parse(text) }
        #expect(error.description.contains(" — "))
    }

    @Test(
        "A feed that is cut off anywhere gives an error or the entries before the cut",
        arguments: [3, 40, 90, 140, 170, 190]
    )
    func cutOff(length: Int) throws {
        let text = """
            <rss version="2.0"><channel><title>T</title><item><title>1</title><guid>a</guid></item>\
            <item><title>2</title><guid>b</guid></item><item><title>3</title><guid>c</guid></item>\
            <item><title>4</title><guid>d</guid></item></channel></rss>
            """
        let whole = try FeedParser.parse(text)
        #expect(whole.entries.compactMap(\.id) == ["a", "b", "c", "d"])
        do throws(MarkupError) {
            let cut = try FeedParser.parse(String(text.prefix(length)))
            #expect(cut.damage?.line == 1)
            #expect(cut.entries == Array(whole.entries.prefix(cut.entries.count)))
            #expect(cut.entries.count < 4)
        } catch {
            #expect(length < 20)
        }
    }

    @Test("Relative addresses are joined to the base around them, and content is safe to embed")
    func bases() throws {
        let feed = try FeedParser.parse(
            """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:base="http://e.com/a/"><link href="b"/>
            <entry xml:base="c/"><link href="d"/><content type="html">&lt;a href="e" onclick="x">f&lt;/a></content></entry></feed>
            """
        )
        #expect(feed.link == "http://e.com/a/b")
        #expect(feed.entries.first?.link == "http://e.com/a/c/d")
        #expect(feed.entries.first?.body?.safeHTML() == "<a href=\"http://e.com/a/c/e\">f</a>")
        #expect(feed.entries.first?.body?.plainText == "f")
    }
}
