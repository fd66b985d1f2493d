import Foundation
import MaricopaDirectory
import MarkupKit
import ServedPages
import Testing
import WebClient

@Suite("The directory's introduction and the buttons of its records in a browser")
struct DirectoryPageTests {
    @Test("a visitor begins with the introduction: logo, icon, line, the ways to an account, and a dot for each page")
    func introduction() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open("/")
                try await browser.follow("Maricopa")
                for (number, line) in ["Keep the markets", "Narrow a list", "Be reminded"].enumerated() {
                    if number > 0 { try await browser.follow("Next") }
                    #expect(browser.text.contains(line), "\(browser.text)")
                    #expect(browser.page.elements(named: "img").first?.attribute("alt") == "Maricopa Healthy")
                    #expect(browser.text.contains("♥"))
                    let current = browser.page.elements { $0.attribute("aria-current") == "page" }
                    #expect(current.map(PlainBrowser.text) == ["Page \(number + 1) of 3"])
                    for way in ["Sign up", "Log in"] {
                        #expect(browser.page.elements(named: "a").map(PlainBrowser.text).contains(way), "\(way)")
                    }
                }
                try await browser.follow("Page 1 of 3")
                try await browser.follow("Previous")
                #expect(browser.text.contains("Be reminded"))
                try await browser.follow("Look around first")
                #expect(browser.text.contains("Markets"))
            }
        }
    }

    @Test(
        "a filter in an address that no page reads is told, and neither the pages' own items nor marks of other sites are"
    )
    func unreadFilter() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for query in ["city=", "city=Mesa", "town=%3Cb%3E&utm_source=mail"] {
                    try await browser.open("/maricopa/markets?" + query)
                    #expect(browser.status == 200)
                    let told = "“" + query.replacing("&utm_source=mail", with: "") + "” in the address has no effect."
                    #expect(browser.text.contains(told), "\(browser.text)")
                }
                for query in ["", "?done=x1&left=1", "?utm_source=mail&fbclid=1"] {
                    try await browser.open("/maricopa/markets" + query)
                    #expect(!browser.text.contains("has no effect"), "\(query)")
                }
            }
        }
    }

    @Test(
        "the app starts with its logo, its slogan and a ring that turns on one solid color, and goes on by itself",
        arguments: [true, false]
    )
    func start(hasRecords: Bool) async throws {
        try await ServedProgram.with(samples: hasRecords) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/app.webmanifest")
                let manifest = try JSONSerialization.jsonObject(with: Data(browser.body)) as? [String: Any]
                #expect(manifest?["background_color"] as? String == "#1F6F5C")
                let address = try #require(manifest?["start_url"] as? String)
                for (path, isStart) in [(address, true), ("/maricopa/loading", false)] {
                    try await browser.open(path)
                    #expect(browser.status == 200)
                    let look = try #require(browser.page.elements { $0.attribute("class") == "loading" }.first)
                    #expect(look.elements(named: "img").map { $0.attribute("alt") } == ["Maricopa Healthy"])
                    #expect(PlainBrowser.text(of: look).contains("Good food, good places and good company near you"))
                    let ring = look.elements { $0.attribute("class") == "turning" }
                    #expect(ring.map(PlainBrowser.text) == ["Loading"])
                    // A browser that blocks the refresh has a way on.
                    let way = look.elements(named: "a")
                    #expect(way.map { $0.attribute("href") } == ["/maricopa"] && way.map(PlainBrowser.text) == ["Home"])
                    // The page that a link leads to stays.
                    #expect((browser.field("refresh") != nil) == isStart, "\(path)")
                }
                try await browser.open(address)
                let next = try #require(browser.field("refresh"))
                #expect(next.hasPrefix("0; url=/maricopa"))
                try await browser.open(String(next.dropFirst("0; url=".count)))
                #expect(browser.status == 200 && browser.field("refresh") == nil)
                #expect(browser.page.elements { $0.attribute("class") == "loading" }.isEmpty)
            }
        }
    }

    @Test("each card of the first page has its title over its picture, and all pictures are one file")
    func cards() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa")
                let list = try #require(browser.page.elements { $0.attribute("class") == "tiles" }.first)
                let titles = list.elements(named: "h2").map(PlainBrowser.text)
                #expect(
                    titles == ["Markets", "Recipes", "Parks", "Active", "Events", "Resources", "Subscribe"],
                    "\(titles)"
                )
                let pictures = list.elements(named: "img")
                #expect(pictures.compactMap { $0.attribute("alt") } == Drawing.cards.map(\.text))
                let parts = pictures.compactMap { $0.attribute("class") }
                #expect(parts == titles.indices.map { "part-\($0)" })
                let files = Set(pictures.compactMap { $0.attribute("src") })
                #expect(files.count == 1)
                try await browser.open(try #require(files.first))
                #expect(browser.body == Drawing.cardsPNG && browser.field("content-type") == "image/png")
                // The file has the seven pictures below each other. Its width and height are in its header.
                #expect(Array(Drawing.cardsPNG[16..<24]) == [0, 0, 0, 192, 0, 0, 3, 128])
            }
        }
    }

    @Test("the produce of a market is folded by season, of which one is open at a time")
    func seasons() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/admin/edit/usda-1003562")
                try await browser.press("Save", ["Seasonal produce": "Winter: Kale, Citrus\nSummer: Melons"])
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open("/maricopa/markets/usda-1003562")
                let seasons = browser.page.elements { $0.name == "details" && $0.attribute("name") == "season" }
                #expect(seasons.map(PlainBrowser.text) == ["WinterKaleCitrus", "SummerMelons"])
                #expect(seasons.map { $0.attribute("open") != nil } == [true, false])
            }
        }
    }

    @Test(
        "a record that was sent has a line on top that leads to the installation of its app",
        arguments: ["markets", "parks", "activities"]
    )
    func installation(list: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/\(list)")
                let links = browser.page.elements(named: "a").compactMap { $0.attribute("href") }
                try await browser.open(try #require(links.first { $0.hasPrefix("/maricopa/results/") }))
                let line = try #require(browser.page.elements { $0.attribute("class") == "notice install" }.first)
                let main = try #require(browser.page.elements(named: "main").first)
                #expect(
                    main.elements { $0.name == "p" || $0.name == "img" }.first?.textContent
                        == "This page is a part of the app Maricopa Healthy."
                )
                #expect(line.elements(named: "a").map { $0.attribute("href") } == ["/maricopa/device"])
                try await browser.follow("Install the app")
                #expect(browser.text.contains("Add to Home Screen"))
                // The installed app opens every address below its scope.
                try await browser.open("/maricopa/app.webmanifest")
                let manifest = try JSONSerialization.jsonObject(with: Data(browser.body)) as? [String: Any]
                #expect(manifest?["scope"] as? String == "/maricopa")
            }
        }
    }

    @Test("a result of the search and a row of the map lead to their record, and the search is cleared or left")
    func results() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                func heading() -> String { browser.page.elements(named: "h1").map(PlainBrowser.text).first ?? "" }
                try await browser.open("/maricopa/search/encanto")
                try await browser.follow("Encanto Park")
                #expect(heading() == "Encanto Park")
                try await browser.open("/maricopa/search/encanto")
                try await browser.follow("Clear")
                #expect(heading() == "Search" && !browser.text.contains("Encanto"))
                try await browser.follow("← Home")
                #expect(heading() == "Maricopa Healthy")
                try await browser.open("/maricopa/map/markets")
                let row = try #require(browser.page.elements(named: "h2").first.map(PlainBrowser.text))
                try await browser.follow(row)
                #expect(row == "1. " + heading())
            }
        }
    }

    @Test(
        "each button of a record that leads to a web page, a telephone or a map is a link to it",
        arguments: ["markets", "recipes", "parks", "activities", "events", "resources"]
    )
    func buttons(list: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/\(list)")
                let records = browser.page.elements(named: "a").compactMap { $0.attribute("href") }
                    .filter { $0.hasPrefix("/maricopa/\(list)/") }
                var count = 0
                for record in records.prefix(6) {
                    try await browser.open(record)
                    let links = Set(browser.page.elements(named: "a").compactMap { $0.attribute("href") })
                    try await browser.open(record, [WebField("Accept", "application/json")])
                    let screen = try JSONSerialization.jsonObject(with: Data(browser.body)) as? [String: Any]
                    for button in screen?["buttons"] as? [[String: Any]] ?? [] {
                        guard let address = button["address"] as? String,
                            (button["action"] as? [String: Any])?["enabled"] as? Bool == true
                        else { continue }
                        count += 1
                        #expect(links.contains(address), "\(record): \(address)")
                    }
                }
                #expect(count > 0 || records.isEmpty, "\(records)")
            }
        }
    }

    @Test("the loading page shows no names of pictures, colors and properties")
    func loading() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/loading")
                for raw in ["#1F6F5C", "maricopa-healthy-logo", "Turning"] {
                    #expect(!browser.text.contains(raw), "\(browser.text)")
                }
            }
        }
    }
}
