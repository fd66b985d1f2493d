import Foundation
import TestKit
import Testing

@Suite("A post reads well in a terminal, whatever its author used")
struct HabitReadingTests {
    private static let page = """
        <html><body><article><h1>All of it</h1><h2>A heading</h2>
        <p>One <strong>bold</strong> word, an <a href="https://example.org/x">address</a>, the
         same <a href="https://example.org/x">again</a><br>and a line of its own.</p>
        <ol start="3"><li>Third<ul><li>inside</li><li><p>a paragraph</p><p>and another</p></li></ul></li><li>Fourth</li></ol>
        <blockquote><p>Said <q>so</q>.</p></blockquote><pre>kept
           as it is</pre>
        <table><tr><th>Day</th><th>Done</th></tr><tr><td>1</td><td>yes</td></tr></table><hr>
        <dl><dt>Word</dt><dd>What it means</dd></dl><p><img src="plate.png" alt="A plate"></p>
        <script>alert(1)</script><p>Text&nbsp;end &lt;b&gt; \u{9B}31m red</p>loose text <em>here</em><div>and a div</div>
        </article></body></html>
        """

    private static let text = """
        A heading

        One bold word, an address [1], the same again [1]
        and a line of its own.

          3. Third
               · inside
               · a paragraph
                 and another
          4. Fourth

            Said “so”.

            kept
               as it is

        Day | Done
        1 | yes

        * * *

        Word
            What it means

        [picture: A plate]
        """

    /// A home with a started course of one post, from a local site.
    private func box(_ page: String = Self.page) throws -> HabitBox {
        let manifest = """
            {"format": "nourish-course", "version": 1, "title": "Short", "weeks": 1, "posts": [
              {"id": "all", "week": 1, "order": 1, "kind": "tutorial", "title": "All of it", "url": "all.html"}]}
            """
        let site = try LoopbackServer { request in
            if request.hasPrefix("GET /all.html") {
                return .complete(200, ["Content-Type: text/html; charset=utf-8"], body: Array(page.utf8))
            }
            guard request.hasPrefix("GET /course.json") else { return .complete(404) }
            return .complete(200, ["Content-Type: application/json"], body: Array(manifest.utf8))
        }
        let home = try HabitBox(.new)
        try home.done("course", "fetch", site.url("/course.json"))
        try home.done("start")
        return home
    }

    @Test("headings, lists in lists, quotes, tables, fixed text, pictures by their words, and addresses by a number")
    func blocks() throws {
        let text = try box().done("read", "all")
        #expect(text.hasPrefix("All of it\nWeek 1 · 1 minute to read\n\n" + Self.text), "\(text)")
        #expect(text.contains("\n[1] https://example.org/x\n"))
        #expect(text.contains("\n\nloose text here\n\nand a div\n"))
        #expect(!text.contains("alert"))
    }

    @Test("a list that starts at a number beyond 32 bits counts from one")
    func hugeStart() throws {
        let page = "<article><p>Two</p><ol start=\"9223372036854775807\"><li>first</li><li>second</li></ol></article>"
        #expect(try box(page).done("read", "all").contains("  1. first\n  2. second\n"))
    }

    @Test("fixed text and quotes in a list stay in their columns behind the marker")
    func fixedInLists() throws {
        let page = """
            <article><p>Two</p><ul><li><pre>one
              two</pre></li><li>More <code>words</code><pre>three</pre></li>
            <li><blockquote>A quote</blockquote></li></ul></article>
            """
        let text = try box(page).done("read", "all")
        #expect(
            text.contains("\n  ·     one\n          two\n  · More words\n\n        three\n  ·     A quote\n"),
            "\(text)"
        )
    }

    @Test("on a terminal lines end where they can be read, bold stands out, and no character of the page steers it")
    func terminal() throws {
        let text = try box().run(["read", "all"], streams: .terminal).text
        #expect(text.contains("\u{1B}[1mbold\u{1B}[0m"))
        #expect(text.contains("Text end <b>"))
        #expect(!text.unicodeScalars.contains("\u{9B}"))
        let long = try HabitBox().run(["read", "welcome"], streams: .terminal).text
        for line in long.replacing(/\u{1B}\[\d+m/, with: "").split(whereSeparator: \.isNewline) {
            #expect(line.count <= 72, "\(line)")
        }
    }
}
