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
                try await browser.press(
                    "Next",
                    ["Medicine 1: Item Name": "Cetirizine", "Medicine 1: Dose": "5", "Medicine 1: Unit": "mL"]
                )
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
                try await browser.open("/tips/history")
                let cells = browser.page.elements(named: "td").map(PlainBrowser.text)
                #expect(cells == ["Medicine", "18:00", "Ann"])
                try await browser.open("/tips")
                try await browser.press("Cetirizine 5 mL · 18:00 by Ann")
                #expect(browser.page.elements { $0.attribute("aria-pressed") == "true" }.isEmpty, "\(browser.text)")
            }
        }
    }

    @Test("TIPs: home has its date beside the week and the day")
    func date() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips")
                #expect(browser.text.contains(/Week \d+ · Day \d of \d+ weeks · Friday 2026-11-20/), "\(browser.text)")
            }
        }
    }

    @Test("TIPs: a recommended food has a bar that is green at three, and the settings have their gear")
    func weekBar() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips")
                let bars = browser.page.elements(named: "progress")
                #expect(!bars.isEmpty)
                for bar in bars {
                    let count = try #require(Int(bar.attribute("value") ?? ""))
                    let words = try #require(bar.attribute("aria-valuetext"))
                    #expect(words.hasPrefix("\(count) of 3–5"), "\(words)")
                    #expect(bar.attribute("class") == (count >= 3 ? "green" : "neutral"))
                    #expect(bar.attribute("aria-label")?.isEmpty == false)
                }
                let gear = browser.page.elements { $0.attribute("class")?.hasSuffix(" gear") == true }
                #expect(gear.map(PlainBrowser.text) == ["Settings"])
            }
        }
    }

    @Test("TIPs: the notifications lead back and show no names of code, and the clinic's page doesn't repeat its form")
    func plainPages() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/inbox")
                #expect(browser.text.contains("← Settings"))
                for word in ["Told at", "Inbox", "Link: "] { #expect(!browser.text.contains(word), "\(browser.text)") }
                try await browser.open("/tips/clinic")
                #expect(!browser.text.contains("gap hours"))
                try await browser.open("/tips/timer")
                #expect(!browser.text.contains("Rest: ") && !browser.text.contains("Minutes: "))
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
                let entered = ["Emergency number": "112", "Epinephrine (adrenaline)": "0.15 mg, in the red bag"]
                try await browser.press("Save", entered)
                try await browser.open("/tips/emergency")
                let calls = browser.page.elements { $0.attribute("href") == "tel:112" }
                #expect(calls.map(PlainBrowser.text) == ["112"], "\(browser.text)")
                let large = browser.page.elements { $0.attribute("class") == "big" }.map(PlainBrowser.text)
                #expect(large.contains("0.15 mg, in the red bag"), "\(large)")
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

    @Test("Habits: the words of a habit are changed on its page; the same words again are told at the field")
    func editedHabit() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/habit")
                let links = browser.page.elements(named: "a").compactMap { $0.attribute("href") }
                let edit = try #require(links.first { $0.hasPrefix("/habit/habits/edit/") }, "\(links)")
                try await browser.open(edit)
                try await browser.press("Save")
                #expect(
                    browser.status == 422 && browser.text.lowercased().contains("these are the words it has"),
                    "\(browser.text)"
                )
                try await browser.press("Save", ["What I will do": "I chew each bite well"])
                #expect(browser.text.contains("I chew each bite well"), "\(browser.text)")
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
                #expect(browser.page.elements { $0.attribute("href") == "/maricopa/account/login" }.count == 3)
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

    @Test(
        "TIPs: the emergency plan tells expired adrenaline as a warning, calls its contacts, and names the patient on paper"
    )
    func emergencyPlan() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/emergency")
                try await browser.press("Save", ["Weight": "18"])
                #expect(browser.status == 422 && browser.text.contains("write one number with kg or lb"))
                let typed = [
                    "Weight": "18 kg", "Epinephrine expires": "2026-11-01", "Contacts": "Eve 602-555-0100, Bo",
                ]
                try await browser.press("Save", typed)
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open("/tips/emergency")
                let call = browser.page.elements { $0.attribute("href") == "tel:6025550100" }
                #expect(
                    call.map(PlainBrowser.text) == ["602-555-0100"] && browser.text.contains("Eve 602-555-0100, Bo")
                )
                let printed = browser.page.elements(named: "main").first?.attribute("data-printed") ?? ""
                #expect(printed.hasPrefix("Emergency Plan · ") && printed.contains(" Plan · 2026-11-"), "\(printed)")
                #expect(browser.page.elements { $0.attribute("class") == "back" }.count == 1)
                try await browser.open("/tips")
                let warnings = browser.page.elements { $0.attribute("class") == "card row warning" }
                #expect(
                    warnings.contains { PlainBrowser.text(of: $0).hasPrefix("The epinephrine EXPIRED on 2026-11-01") }
                )
                try await browser.open("/tips/items/new/treatment")
                let saves = browser.page.elements { $0.name == "button" && $0.attribute("value") == "save" }
                #expect(saves.count == 2)
                try await browser.open("/tips/edit")
                #expect(browser.status == 404 && !browser.text.contains("tips://"), "\(browser.text)")
            }
        }
    }

    @Test(
        "Maricopa: a list has one way home, and the ZIP code of its filters can't be typed beside a city and says why"
    )
    func zipOrCity() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/markets")
                let ways = browser.page.elements(named: "a").map(PlainBrowser.text)
                #expect(ways.filter { ["Home", "← Home"].contains($0) } == ["← Home"])
                try await browser.open("/maricopa/filters/markets")
                let before = try #require(browser.page.elements { $0.attribute("name") == "f-zip" }.first)
                #expect(before.attribute("disabled") == nil)
                let city = browser.page.elements(named: "button").first { button in
                    button.attribute("value")?.contains("/city/") == true
                }
                try await browser.press(PlainBrowser.text(of: try #require(city)))
                let zip = try #require(browser.page.elements { $0.attribute("name") == "f-zip" }.first)
                let why = try #require(zip.attribute("aria-describedby"))
                let told = browser.page.elements { $0.attribute("id") == why }.map(PlainBrowser.text)
                #expect(zip.attribute("disabled") != nil && told == ["Take the cities away to type a ZIP code."])
                try await browser.press("Apply filter")
                #expect(browser.status == 200 && browser.text.contains("Filters: "), "\(browser.text)")
            }
        }
    }

    @Test("Maricopa: a wrong pair of days is told at its field and in the summary alone, and is corrected there")
    func wrongDays() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/filters/markets")
                try await browser.press("Saturday")
                try await browser.press("Apply filter", ["From": "2026-06-10", "To": "2026-06-01"])
                #expect(browser.status == 422)
                // A choice is seen while its button can't be pressed.
                let chosen = browser.page.elements { $0.attribute("aria-pressed") == "true" }
                #expect(chosen.map(PlainBrowser.text).contains("Saturday"))
                let told = browser.text.components(separatedBy: "end before they begin").count - 1
                #expect(told == 2, "\(told) times")
                try await browser.press("Apply filter", ["From": "2026-06-01", "To": "2026-06-10"])
                #expect(browser.text.contains("Filters: "), "\(browser.text)")
            }
        }
    }

    @Test("Maricopa: a filter by day under which no hours are known says so")
    func unknownHours() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/filters/markets")
                try await browser.press("Mesa")
                try await browser.press("Saturday")
                try await browser.press("Apply filter")
                #expect(browser.text.contains("None of these surely fits"), "\(browser.text)")
                #expect(browser.text.contains("“Hours of earlier years”"))
            }
        }
    }

    @Test("Maricopa: the map draws the county, the five miles around, and a pin for the places of its list")
    func map() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/map/markets")
                let drawing = try #require(browser.page.elements { $0.attribute("role") == "img" }.first)
                let summary = try #require(drawing.elements(named: "desc").first).textContent
                #expect(summary.hasPrefix("4 markets within 5 miles of 85003"), "\(summary)")
                #expect(drawing.elements { $0.attribute("class") == "county" }.count == 1)
                #expect(drawing.elements { $0.attribute("class") == "circle" }.count == 1)
                let pins = drawing.elements { $0.attribute("class") == "pin" }.map(PlainBrowser.text)
                #expect(pins.first?.hasPrefix("1") == true && (2...4).contains(pins.count), "\(pins)")
                #expect(pins.count == 4 || pins.contains { $0.hasSuffix("+") }, "\(pins)")
                #expect(browser.page.elements(named: "h2").count == 4)
                try await browser.open("/maricopa/map/parks")
                let cities = browser.page.elements { $0.attribute("class") == "city" }.map(\.textContent)
                #expect(cities.contains("Phoenix"), "\(cities)")
            }
        }
    }
}
