import Foundation
import HTMLKit
import HabitCourse
import TestKit
import Testing
import TimeKit

@testable import CourseSite

@Suite("Forbidden parts of a page or a picture are not kept")
struct HostileContentTests {
    /// Attempts to run code. "Read me" is the legitimate text.
    static let attempts = [
        "<script>alert(1)</script>", "<SCRIPT SRC=http://127.0.0.1/x.js></SCRIPT>",
        "<iframe src=\"http://127.0.0.1/\"></iframe>", "<p onclick=\"alert(1)\" onmouseover=alert(1)>Over</p>",
        "<a href=\"javascript:alert(1)\">Link</a>", "<a href=\" java\tscript:alert(1)\">Link</a>",
        "<a href=\"data:text/html,<script>alert(1)</script>\">Link</a>", "<img src=x onerror=alert(1)>",
        "<img src=\"javascript:alert(1)\">", "<img src=\"file:///etc/passwd\" alt=\"P\">",
        "<svg onload=alert(1)><script>alert(1)</script></svg>",
        "<math><mtext><script>alert(1)</script></mtext></math>", "<style>body { background: url(//x) }</style>",
        "<p style=\"background:url(javascript:alert(1))\">Styled</p>", "<object data=\"x.swf\"></object>",
        "<embed src=\"x.swf\">", "<form action=\"http://127.0.0.1/\"><input name=\"a\"><button>Go</button></form>",
        "<meta http-equiv=\"refresh\" content=\"0;url=http://127.0.0.1/\">", "<base href=\"http://127.0.0.1:1/\">",
        "<link rel=\"stylesheet\" href=\"http://127.0.0.1/x.css\">", "<template><script>alert(1)</script></template>",
        "<noscript><p title=\"</noscript><script>alert(1)</script>\">", "<!--><script>alert(1)</script>-->",
    ]

    static let forbidden = [
        "<script", "<iframe", "onclick", "onmouse", "onerror", "onload", "javascript:", "data:text", "file:", "<svg",
        "<math", "style=", "<object", "<embed", "<form", "<input", "<button", "<meta", "<base", "<link", "<template",
        "<noscript", "<!--",
    ]

    @Test("a script in a post is not kept, and the post can be read", arguments: attempts)
    func script(_ attempt: String) async throws {
        let site = try Site()
        site.page("posts/welcome.html", "<article><h1>Title</h1><p>Read me</p>\(attempt)<p>to the end</p></article>")
        let reader = try Reader()
        try await reader.pull(site.address)
        try reader.course.start()
        let page = try reader.course.page(of: TimeKit.ID("welcome"))
        #expect(page.text.contains("Read me"))
        for word in Self.forbidden { #expect(!page.html.lowercased().contains(word), "\(word) in \(page.html)") }
        let shown = try reader.course.readingPage(of: TimeKit.ID("welcome")).string.lowercased()
        #expect(!shown.contains("alert(1)") || !shown.contains("<script"))
    }

    @Test("an entity of a feed that names a file brings nothing of it in")
    func externalEntity() async throws {
        let site = try Site()
        let folder = try TemporaryFolder()
        let secret = try folder.write("a secret", to: "secret.txt")
        site.manifest(
            """
            <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file://\(secret.path)">]><rss version="2.0"><channel>
            <title>T &x;</title><item><title>A &x;</title><guid isPermaLink="false">welcome</guid>
            <link>\(site.url("/course/posts/welcome.html"))</link><category>week:1</category></item></channel></rss>
            """,
            type: "application/rss+xml"
        )
        let reader = try Reader()
        try await reader.pull(site.address)
        let copy = String(decoding: try reader.copy(), as: UTF8.self)
        #expect(!copy.contains("a secret"))
    }

    struct Picture: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: Site.File?
        var fields: [String] = []
    }

    static func svg(_ inside: String) -> Site.File {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\(inside)<path d=\"M0 0\"/></svg>"
        return Site.File(bytes: Array(text.utf8), type: "image/svg+xml")
    }

    static let pictures = [
        Picture(testDescription: "one that is gone", file: nil),
        Picture(testDescription: "a drawing with a script", file: svg("<script>alert(1)</script>")),
        Picture(testDescription: "a drawing that listens", file: svg("<g onload=\"alert(1)\"/>")),
        Picture(testDescription: "a drawing with a page in it", file: svg("<foreignObject><p>x</p></foreignObject>")),
        Picture(testDescription: "a drawing that fetches", file: svg("<image href=\"http://127.0.0.1/x\"/>")),
        Picture(testDescription: "a page in place of a picture", file: Site.File(bytes: [65], type: "text/html")),
        Picture(testDescription: "a picture of no known kind", file: Site.File(bytes: [65], type: "image/x-icon")),
        Picture(
            testDescription: "one of more than 5 MB",
            file: Site.File(bytes: [UInt8](repeating: 0, count: CourseLimits.image + 1), type: "image/png")
        ),
        Picture(
            testDescription: "one that unpacks to 50 MB",
            file: Site.File(bytes: GzipFixture.bomb(zeros: 50_000_000), type: "image/png"),
            fields: ["Content-Encoding: gzip"]
        ),
    ]

    @Test("a picture that is none is done without, and named; the course is there", arguments: pictures)
    func picture(_ picture: Picture) async throws {
        let site = try Site()
        site["/course/img/fork.png"] = nil
        if let file = picture.file {
            let fields = ["Content-Type: \(file.type)"] + picture.fields
            site.answers("/course/img/fork.png") { _ in .complete(200, fields, body: file.bytes) }
        }
        let reader = try Reader()
        let report = try await reader.pull(site.address)
        #expect(report.missingImages == [site.url("/course/img/fork.png")])
        #expect(try reader.course.image(at: site.url("/course/img/fork.png")) == nil)
        #expect(try reader.course.storedCourse()?.pages.count == 3)
    }

    @Test("a harmless drawing is kept")
    func drawing() async throws {
        let site = try Site()
        let file = Self.svg("<title>A fork</title>")
        site["/course/img/fork.png"] = file
        let reader = try Reader()
        try await reader.pull(site.address)
        #expect(try reader.course.image(at: site.url("/course/img/fork.png"))?.bytes == file.bytes)
    }

    @Test("pictures of more than 200 MB together are refused, and the old copy stays")
    func hundredsOfMegabytes() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        let before = try reader.copy()
        let picture = Site.File(bytes: [UInt8](repeating: 7, count: CourseLimits.image), type: "image/png")
        let count = CourseLimits.allImages / CourseLimits.image + 1
        for number in 1...count { site["/course/posts/\(number).png"] = picture }
        let images = (1...count).map { "<img src=\"\($0).png\">" }
        site.page("posts/looking.html", "<article><p>Look</p>\(images.joined())</article>")
        let error = try await reader.refusal(site.address)
        #expect(error == .tooLarge(what: "all images together", limit: CourseLimits.allImages))
        #expect(try reader.copy() == before)
    }

    @Test("pages of more than 100 MB together are refused, and the old copy stays")
    func manyLargePages() async throws {
        let site = try Site()
        let reader = try Reader()
        try await reader.pull(site.address)
        let before = try reader.copy()
        // Nearly all of each page is a comment, which isn't stored. The limit counts the received bytes.
        let padding = String(repeating: "x", count: CourseLimits.page - 100)
        let page = Array("<article><p>Read</p></article><!--\(padding)-->".utf8)
        let count = CourseLimits.allPages / page.count + 1
        let posts = (1...count).map { Site.post("post-\($0)", 1, $0) }
        for post in posts { site["/course/" + post.url] = Site.File(bytes: page, type: "text/html") }
        site.give(posts)
        let error = try await reader.refusal(site.address)
        #expect(error == .tooLarge(what: "all pages together", limit: CourseLimits.allPages))
        #expect(try reader.copy() == before)
    }
}
