import Foundation
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
}
