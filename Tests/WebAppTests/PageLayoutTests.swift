import Foundation
import MaricopaDirectory
import MarkupKit
import RecipeBox
import ServedPages
import TestKit
import Testing
import WebClient

/// The layouts of pages that stand out on a phone.
@Suite("Layouts of pages for a phone")
struct PageLayoutTests {
    @Test("each table of a week becomes cards on a narrow window")
    func week() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/week")
                let looks = browser.page.elements(named: "table").compactMap { $0.attribute("class") }
                #expect(looks.count > 2 && Set(looks) == ["table wide"], "\(looks)")
            }
        }
    }

    @Test("each remaining week of a treatment food has its dose and its unit side by side, and new units are folded")
    func treatmentFood() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/items/new/treatment")
                let rows = browser.page.elements { $0.attribute("class") == "pair" }.map { row in
                    row.elements { ["input", "select"].contains($0.name) }.compactMap { $0.attribute("name") }
                }
                #expect(rows.count > 5)
                for row in rows {
                    let week = try #require(row.first).split(separator: ".")[1]
                    #expect(row == ["f-week.\(week).dose", "f-week.\(week).unit"])
                }
                let fold = try #require(browser.page.elements(named: "details").first)
                #expect(fold.elements(named: "button").count == rows.count)
                let all = browser.page.elements(named: "button").map(PlainBrowser.text)
                #expect(all.count { $0.hasPrefix("Add a Unit for Week") } == rows.count)
                // A button in the fold keeps what was typed.
                try await browser.press(try #require(all.first { $0.hasPrefix("Add a Unit") }), ["Item Name": "Soy"])
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open("/tips/items/new/treatment")
                try await browser.press("Save", ["Item Name": "Soy"])
                #expect(browser.status == 422 && browser.text.contains("needs a dose"), "\(browser.text)")
            }
        }
    }

    @Test("a ticked box of a day has another dose folded below it, which asks before it is logged")
    func anotherDose() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                func fold(_ page: HTMLElement) -> HTMLElement? {
                    page.elements(named: "details").first {
                        PlainBrowser.text(of: $0).contains("Log a second dose: Egg")
                    }
                }
                try await browser.open("/tips")
                #expect(fold(browser.page) == nil)
                try await browser.press("Egg 1 piece · 3 of 3–5 this week")
                let found = try #require(fold(browser.page))
                #expect(found.attribute("open") == nil)
                #expect(found.elements(named: "summary").map(PlainBrowser.text) == ["Another dose today Egg"])
                try await browser.press("Log a second dose: Egg")
                #expect(browser.text.contains("Egg is logged for today: 18:00"), "\(browser.text)")
                #expect(browser.text.contains("Log a second dose (1 piece) that was taken as well?"))
                try await browser.press("Log a second dose")
                #expect(browser.text.contains("5 of 3–5 this week"), "\(browser.text)")
                #expect(fold(browser.page) == nil && browser.text.contains("Log dose 3 of the day: Egg"))
            }
        }
    }

    @Test("a button of a row leaves its name to those who hear it alone, also amid its words")
    func names() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/items")
                let buttons = browser.page.elements { ["a", "button"].contains($0.name) }
                let labels = [
                    "Edit Almond": "Edit", "Move Almond down": "Move down", "Delete Almond": "Delete",
                ]
                for (label, seen) in labels {
                    let button = try #require(buttons.first { PlainBrowser.text(of: $0) == label }, "\(label)")
                    let heard = button.elements { $0.attribute("class") == "heard" }.map(PlainBrowser.text)
                    #expect(heard == ["Almond"])
                    #expect(PlainBrowser.line(PlainBrowser.text(of: button).replacing("Almond", with: "")) == seen)
                }
            }
        }
    }

    @Test("each total of the kidney day leads to its reason, with a target or without one")
    func reasons() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney")
                let folds = browser.page.elements(named: "details")
                let rest = try #require(folds.first { PlainBrowser.text(of: $0).hasPrefix("Other nutrients") })
                let ways = rest.elements(named: "a").compactMap { $0.attribute("href") }
                #expect(ways.count > 5 && ways.count == rest.elements(named: "dt").count)
                for way in ways {
                    try await browser.open(way)
                    #expect(browser.status == 200, "\(way): \(browser.text)")
                }
            }
        }
    }

    @Test("a recipe's sizes stand above its ingredients, and the list shows the small pictures that there are")
    func recipes() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/recipes")
                #expect(browser.page.elements { $0.attribute("class") == "thumb" }.isEmpty)
                let first = try #require(
                    browser.page.elements(named: "a").compactMap { $0.attribute("href") }
                        .first { $0.hasPrefix("/recipes/recipe/") }
                )
                try await browser.open(first)
                let text = browser.text
                let (sizes, lines) = (text.firstRange(of: "× ½"), text.firstRange(of: "Ingredients"))
                #expect(try #require(sizes).lowerBound < #require(lines).lowerBound)
                try await browser.open(first + "/name")
                let file = PlainBrowser.File(name: "plate.png", bytes: Drawing.samplePlate.png)
                try await browser.press("Add photo from a file", files: ["Photo": file])
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open("/recipes")
                let pictures = browser.page.elements { $0.attribute("class") == "thumb" }
                #expect(pictures.count == 1)
                try await browser.open(try #require(pictures.first?.attribute("src")))
                #expect(browser.status == 200 && browser.field("content-type")?.hasPrefix("image/") == true)
            }
        }
    }

    @Test("the progress of an import is told under its operation, in the person's language")
    func progress() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/files")
                let line = try #require(browser.page.elements { $0.attribute("data-progress") != nil }.first)
                #expect(line.attribute("hidden") != nil && line.attribute("role") == "status")
                let address = try #require(line.attribute("data-progress"))
                try await browser.open(address + "/none")
                #expect(browser.status == 204 && browser.body.isEmpty)
                try await browser.open("/kidney/files")
                let date = "2026-11-18 07:30:00 -0700"
                let export = """
                    <HealthData locale="en_US"><Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" \
                    startDate="\(date)" endDate="\(date)" value="171.3"/></HealthData>
                    """
                let form = try #require(browser.page.elements { $0.attribute("id") == "import" }.first)
                let hidden = form.elements { $0.attribute("name") == "operation" }.first
                let operation = try #require(hidden?.attribute("value"))
                try await browser.press(
                    "Import",
                    ["The file comes from": "apple-health"],
                    files: ["File": .init(name: "export.xml", bytes: Array(export.utf8))]
                )
                #expect(browser.status == 200, "\(browser.text)")
                for (language, words) in ["en": "Read so far: 0 of 1 MB", "es": "Leído hasta ahora: 0 de 1 MB"] {
                    try await browser.open("\(address)/\(operation)", [WebField("Accept-Language", language)])
                    #expect(browser.status == 200 && browser.field("content-type")?.hasPrefix("text/plain") == true)
                    #expect(String(decoding: browser.body, as: UTF8.self) == words)
                }
            }
        }
    }

    @Test("a form without an action does nothing, and comes back with how what was typed is read")
    func typed() async throws {
        try await ServedRecipes.with { served in
            let soup = try served.box.newRecipe(named: "Soup")
            var browser = served.browser
            let path = "/recipes/recipe/\(soup.id)/ingredients"
            for (typed, reading) in ["1-1/2": "read as 1-1/2", "11/2": "read as 1-1/2 — as a plain fraction 11/2"] {
                let body = Array("action=&f-line=&f-amount=\(typed)&f-unit=&f-name=&f-note=".utf8)
                try await browser.send(body, "application/x-www-form-urlencoded", to: path)
                #expect(browser.status == 200)
                let line = browser.page.elements { $0.attribute("id") == "ingredient-amount-reading" }.first
                #expect(PlainBrowser.text(of: try #require(line)).hasPrefix(reading), "\(typed)")
            }
            // A text that can't be read is told in the same place, and not as an error before the form was sent.
            try await browser.send(
                Array("action=&f-amount=1+%40+1%2F2".utf8),
                "application/x-www-form-urlencoded",
                to: path
            )
            let line = try #require(browser.page.elements { $0.attribute("id") == "ingredient-amount-reading" }.first)
            #expect(!PlainBrowser.text(of: line).isEmpty)
            #expect(browser.page.elements { $0.attribute("class") == "error" }.isEmpty)
            #expect(try served.box.recipe(soup.id).ingredients.isEmpty)
        }
    }
}
