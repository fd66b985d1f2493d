import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebClient

/// The bytes of pages as a browser gets them.
@Suite("The weight of the pages")
struct PageWeightTests {
    /// The fields of a browser's request for a page that a person opens.
    private static let opening = [WebField("Accept-Encoding", "gzip, deflate, br"), WebField("Sec-Fetch-Site", "none")]

    /// The bytes of the newest answer on their way.
    private static func sent(_ browser: PlainBrowser) throws -> Int {
        try #require(browser.field("content-length").flatMap { Int($0) }, "\(browser.path)")
    }

    /// The addresses of the files that a page loads at first: its style sheet, scripts and pictures.
    private static func files(of page: HTMLElement) -> Set<String> {
        let sheets = page.elements { $0.attribute("rel") == "stylesheet" }.compactMap { $0.attribute("href") }
        let parts = page.elements { ["img", "script", "iframe"].contains($0.name) }.compactMap { $0.attribute("src") }
        return Set(sheets + parts + page.elements { _ in true }.compactMap { $0.attribute("data-script") })
    }

    @Test("the first load of an app has at most 30 kB in at most 6 requests, nothing from another site")
    func first() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for path in ["/"] + ServedProgram.homes {
                    try await browser.open(path, Self.opening)
                    #expect(browser.field("content-encoding") == "gzip", "\(path)")
                    var bytes = try Self.sent(browser)
                    let files = Self.files(of: browser.page)
                    #expect(files.count >= 2 && files.count <= 5, "\(path): \(files)")
                    #expect(files.allSatisfy { $0.hasPrefix("/") }, "\(path): \(files)")
                    for file in files {
                        try await browser.open(file, Self.opening)
                        #expect(browser.status == 200, "\(file)")
                        bytes += try Self.sent(browser)
                    }
                    #expect(bytes <= 30_000, "\(path): \(bytes)")
                }
            }
        }
    }

    @Test("each kind of page has at most 30 kB by itself", arguments: ServedProgram.homes)
    func everyKind(home: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            let paths = try await served.everyKind(of: home)
            try await served.visiting { browser in
                for path in paths {
                    try await browser.open(path, Self.opening)
                    let bytes = try Self.sent(browser)
                    #expect(bytes <= 30_000, "\(path): \(bytes)")
                }
            }
        }
    }

    @Test(
        "a page is packed for a browser that unpacks and says that no page of another site asks; HEAD tells the same",
        arguments: [
            ("gzip, br", "same-origin", true), ("gzip", "none", true), ("gzip", "cross-site", false),
            ("gzip", "same-site", false), ("gzip", nil, false), ("br, gzip;q=0", "none", false),
            ("identity", "none", false),
        ] as [(String, String?, Bool)]
    )
    func packing(accepted: String, site: String?, isPacked: Bool) async throws {
        try await ServedRecipes.with { served in
            let fields = [WebField("Accept-Encoding", accepted)] + (site.map { [WebField("Sec-Fetch-Site", $0)] } ?? [])
            var browser = served.browser
            try await browser.open("/recipes", fields)
            #expect(browser.status == 200 && browser.text.contains("There are no recipes yet"), "\(browser.text)")
            #expect((browser.field("content-encoding") == "gzip") == isPacked)
            #expect(browser.field("vary")?.hasPrefix("Accept-Encoding, Sec-Fetch-Site") == true)
            #expect(browser.field("cache-control") == "no-store")
            let sent = try Self.sent(browser)
            #expect((sent < browser.body.count) == isPacked)
            let port = try #require(URL(string: served.server)?.port)
            let lines = fields.map { "\($0.name): \($0.value)\r\n" }.joined()
            let head = try await LoopbackConnection.head(of: "/recipes", lines, port: port).lowercased()
            #expect(head.contains("\r\ncontent-encoding: gzip\r\n") == isPacked, "\(head)")
            // The operation of each form is new, so the packed lengths differ by some bytes.
            let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length: ") }
            let told = try #require(length?.split(separator: " ").last.flatMap { Int($0) }, "\(head)")
            #expect(abs(told - sent) <= 64, "\(told) \(sent)")
        }
    }

    @Test("a range of a page isn't given, and an answer in JSON isn't packed")
    func unpacked() async throws {
        try await ServedRecipes.with { served in
            var browser = served.browser
            try await browser.open("/recipes", Self.opening + [WebField("Range", "bytes=0-9")])
            #expect(browser.status == 200 && browser.body.count > 1_000 && browser.field("content-range") == nil)
            try await browser.open("/recipes", Self.opening + [WebField("Accept", "application/json")])
            #expect(browser.field("content-type") == "application/json" && browser.field("content-encoding") == nil)
        }
    }
}
