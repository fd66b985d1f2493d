import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebApp

/// The pages of `nourish serve`, the real program.
@Suite("The five apps in a browser")
struct FiveAppsTests {
    private static let now = "2026-11-20T18:00:00Z"
    private static let homes = ["/tips", "/habit", "/kidney", "/recipes", "/maricopa"]

    /// Runs `body` with a visitor of the server of a data folder.
    private func visiting(
        _ folder: String,
        of home: ProgramHome,
        _ body: @escaping @Sendable (inout PlainBrowser) async throws -> Void
    )
        async throws
    {
        let child = try home.start("nourish", ["serve", "--port", "0", "--data-dir", folder, "--now", Self.now])
        let line = try child.waitForLine(startingWith: "Open http://")
        let address = try #require(line.split(separator: " ").first { $0.hasPrefix("http://") })
        try await PlainBrowser.visiting(String(address)) { browser in
            var browser = browser
            try await body(&browser)
        }
        child.send(signal: SIGTERM)
        #expect(try child.wait() == .status(0))
    }

    @Test("on a new folder each app opens with a page that a newcomer can begin on")
    func newcomer() async throws {
        let home = try ProgramHome()
        try await visiting("new", of: home) { browser in
            try await browser.open("/")
            let headings = browser.page.elements(named: "h2")
            #expect(headings.compactMap { $0.first(named: "a")?.attribute("href") } == Self.homes)
            for path in Self.homes {
                try await browser.open(path)
                #expect(browser.status == 200, "\(path): \(browser.text)")
                #expect(browser.page.elements(named: "h1").count == 1, "\(path)")
            }
            try await browser.open("/kidney")
            #expect(browser.text.contains("call the emergency number"))
            try await browser.open("/kidney/foods")
            #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Terms of use"], "\(browser.text)")
            try await browser.open("/tips")
            #expect(!browser.page.elements(named: "form").isEmpty)
        }
    }

    @Test("on the sample data every page that links lead to opens, with one heading and no address of an app in it")
    func everyPage() async throws {
        let home = try ProgramHome()
        #expect(try home.run("nourish", ["demo", "samples", "--json", "--now", Self.now]).status == 0)
        try await visiting("samples", of: home) { browser in
            for start in Self.homes {
                var waiting = [start]
                var seen: Set<String> = [start]
                while let path = waiting.popLast(), seen.count < 150 {
                    try await browser.open(path)
                    #expect(browser.status == 200, "\(path): \(browser.text.prefix(300))")
                    #expect(browser.page.elements(named: "h1").count == 1, "\(path)")
                    #expect(!browser.text.contains("://home"), "\(path)")
                    for link in browser.page.elements(named: "a").compactMap({ $0.attribute("href") })
                    where link.hasPrefix(start + "/") && !link.contains("?") && seen.insert(link).inserted {
                        waiting.append(link)
                    }
                }
                #expect(seen.count > 10, "\(start): \(seen.sorted())")
            }
        }
    }

    @Test("a dose is ticked and taken back, and a sick day begins, by pressing the buttons of the pages")
    func acting() async throws {
        let home = try ProgramHome()
        #expect(try home.run("nourish", ["demo", "samples", "--json", "--now", Self.now]).status == 0)
        try await visiting("samples", of: home) { browser in
            try await browser.open("/tips")
            let yogurt = "Yogurt 3 tbsp · 1 of 3–5 this week"
            try await browser.press(yogurt)
            #expect(browser.status == 200 && !browser.text.contains(yogurt), "\(browser.text)")
            try await browser.press("Undo")
            #expect(browser.text.contains(yogurt), "\(browser.text)")
            try await browser.open("/kidney")
            try await browser.press("I am ill today")
            #expect(browser.page.elements(named: "h2").map(PlainBrowser.text).contains("Sick day"), "\(browser.text)")
        }
        #expect(
            try home.run("kidney", ["today", "--data-dir", "samples", "--now", Self.now]).text.contains("sick day")
        )
    }
}
