import Foundation
import MarkupKit
import ServedPages
import Testing

/// The stories of the documents, played without a script on the pages of the real program.
@Suite("Stories of TIPs, Kidney and Maricopa in a browser without scripts")
struct ServedStoryTests {
    @Test("TIPs: from the setup to a ticked dose, its week, and the tick taken back")
    func tips() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open("/tips")
                try await browser.press(
                    "Next",
                    ["Are you setting up for yourself, or do you have a room code?": "self"]
                )
                #expect(browser.text.contains("Step 2 of 6"))
                try await browser.press("Next", ["Patient Name": ""])
                #expect(browser.status == 422 && browser.text.contains("Nothing was changed"), "\(browser.text)")
                try await browser.press(
                    "Next",
                    [
                        "Patient Name": "Mia", "Cycle Dosing Start Date": "2026-11-20",
                        "Food Challenge Date": "2027-02-12", "Your Name": "Ann",
                    ]
                )
                try await browser.press("Add Item: Medicine")
                try await browser.press("Next", ["Medicine: Item Name": "Cetirizine", "Dose": "5", "Unit": "mL"])
                try await browser.press("Next")
                try await browser.press("Next")
                #expect(browser.text.contains("Your answers") && browser.text.contains("Medicine: Cetirizine"))
                try await browser.press("Confirm")
                try await browser.press("Cetirizine 5 mL")
                #expect(browser.page.elements { $0.attribute("aria-pressed") == "true" }.count == 1)
                try await browser.follow("Week View")
                let today = try #require(browser.page.elements { $0.attribute("class") == "today" }.first)
                #expect(PlainBrowser.text(of: today) == "Today, Fri 11-2018:00 by Ann")
                try await browser.follow("← Home")
                try await browser.press("Cetirizine 5 mL · 18:00 by Ann")
                #expect(browser.page.elements { $0.attribute("aria-pressed") == "true" }.isEmpty, "\(browser.text)")
            }
        }
    }

    @Test("TIPs: the emergency card says each line large, and calls the number once it is entered")
    func emergency() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/emergency")
                let callsBefore = browser.page.elements { $0.attribute("href")?.hasPrefix("tel:") == true }
                #expect(callsBefore.isEmpty)
                try await browser.press("Save", ["Emergency number": "112", "Adrenaline": "in the red bag"])
                try await browser.open("/tips/emergency")
                let calls = browser.page.elements { $0.attribute("href") == "tel:112" }
                #expect(calls.map(PlainBrowser.text) == ["112"], "\(browser.text)")
                let large = browser.page.elements { $0.attribute("class") == "big" }.map(PlainBrowser.text)
                #expect(large.contains("in the red bag"), "\(large)")
            }
        }
    }

    @Test("Kidney: the terms, a dangerous potassium, its alarm first on the day, and its acknowledgment")
    func kidney() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney")
                try await browser.press("Accept")
                try await browser.follow("Laboratory values")
                let typed = ["What was measured": "potassium", "Value": "6.8", "Unit": "mmol/L"]
                try await browser.press("Add", typed)
                #expect(browser.text.contains("Go to an emergency department now"), "\(browser.text)")
                let cells = browser.page.elements(named: "td").map(PlainBrowser.text)
                #expect(cells.contains("6.8 mmol/L = 6.8 mEq/L") && cells.contains("critically high"), "\(cells)")
                try await browser.open("/kidney")
                let alarm = try #require(browser.page.elements { $0.attribute("class") == "notice wrong" }.first)
                let totals = try #require(browser.text.range(of: "Totals"))
                let start = try #require(browser.text.range(of: String(PlainBrowser.text(of: alarm).prefix(40))))
                #expect(start.lowerBound < totals.lowerBound)
                try await browser.follow("Alerts")
                let seen = browser.page.elements(named: "button").map(PlainBrowser.text)
                    .first { $0.hasPrefix("I have seen it and act on it") }
                try await browser.press(try #require(seen))
                try await browser.open("/kidney/alerts")
                #expect(!browser.text.contains("I have seen it and act on it"), "\(browser.text)")
            }
        }
    }

    @Test("Kidney: labs and trends have a chart with its table, and each target its reasons")
    func figures() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for path in ["/kidney/labs/creatinine", "/kidney/trends/lab-egfr"] {
                    try await browser.open(path)
                    #expect(browser.page.elements(named: "svg").count == 1, "\(path)")
                    #expect(browser.page.elements(named: "table").count == 1, "\(path)")
                    #expect(browser.text.firstMatch(of: /[0-9]\.[0-9]{4}/) == nil, "\(path): \(browser.text)")
                }
                try await browser.open("/kidney/targets/potassium")
                #expect(browser.text.contains("no number by itself"), "\(browser.text)")
                #expect(!browser.text.contains("Sentence"))
                try await browser.open("/kidney/report")
                #expect(browser.page.elements(named: "h2").map(PlainBrowser.text).contains("Laboratory values"))
            }
        }
    }

    @Test("Maricopa: a market open on Saturday, by the filters, its page, its neighbor, and the way there")
    func maricopa() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/markets")
                try await browser.follow("Filters")
                try await browser.press("Saturday")
                let pressed = browser.page.elements { $0.attribute("aria-pressed") == "true" }.map(PlainBrowser.text)
                #expect(pressed.contains("Saturday"), "\(pressed)")
                try await browser.press("Hours of earlier years")
                try await browser.press("Apply filter")
                #expect(browser.text.contains("Filters: Saturday"), "\(browser.text)")
                try await browser.follow("2. Buckeye Farmer's Market")
                #expect(browser.text.contains("Sat 09:00-13:00"))
                #expect(browser.page.elements { $0.attribute("href") == "/maricopa/account/login" }.count == 1)
                try await browser.follow("Next")
                #expect(browser.text.contains("3 of 22"), "\(browser.text)")
                try await browser.follow("Previous")
                try await browser.follow("Directions")
                let ways = browser.page.elements(named: "a").compactMap { $0.attribute("href") }
                #expect(ways.contains { $0.hasPrefix("geo:") } && ways.contains { $0.hasPrefix("https://") }, "\(ways)")
                try await browser.follow("← Buckeye Farmer's Market")
                try await browser.press("Share")
                #expect(browser.status == 200)
            }
        }
    }
}
