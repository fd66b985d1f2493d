import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebApp

/// The pages of `nourish serve`, the real program.
@Suite("The five apps in a browser")
struct FiveAppsTests {
    @Test("on a new folder each app opens with a page that a newcomer can begin on")
    func newcomer() async throws {
        try await ServedProgram.with(samples: false) { served in
            try await served.visiting { browser in
                try await browser.open("/")
                let headings = browser.page.elements(named: "h2")
                // The directory begins with its introduction.
                let homes = ServedProgram.homes.map { $0 == "/maricopa" ? "/maricopa/onboarding" : $0 }
                #expect(headings.compactMap { $0.first(named: "a")?.attribute("href") } == homes)
                for path in ServedProgram.homes {
                    try await browser.open(path)
                    #expect(browser.status == 200, "\(path): \(browser.text)")
                    #expect(browser.page.elements(named: "h1").count == 1, "\(path)")
                }
                try await browser.open("/kidney")
                #expect(browser.text.contains("call the emergency number"))
                try await browser.open("/kidney/foods")
                #expect(
                    browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Terms of use"],
                    "\(browser.text)"
                )
                try await browser.open("/tips")
                #expect(!browser.page.elements(named: "form").isEmpty)
            }
        }
    }

    @Test("a weight is entered on its page, and an empty form says what to enter")
    func weight() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/kidney/weight")
                try await browser.press("Add")
                #expect(browser.status == 422 && browser.text.contains("enter a weight"), "\(browser.text.prefix(500))")
                try await browser.press("Add", ["Weight": "81.7 kg"])
                #expect(browser.status == 200 && browser.text.contains("81.7 kg"), "\(browser.text.prefix(500))")
            }
        }
    }

    /// Returns the titles of forms in which nothing is typed yet and whose first button can't be pressed. One that asks to sign in first is closed
    /// whatever is typed.
    private static func formsNobodyCanBegin(_ page: HTMLElement) -> [String] {
        page.elements(named: "form").filter { form in
            let texts = form.elements { input in
                input.name == "textarea" || (input.name == "input" && input.attribute("type") == "text")
            }
            return !texts.isEmpty
                && texts.allSatisfy { ($0.attribute("value") ?? PlainBrowser.text(of: $0)).isEmpty }
                && form.elements(named: "button").first?.attribute("disabled") != nil
                && !["Sign in first.", "Log in or create an account"].contains(
                    where: PlainBrowser.text(of: form).contains
                )
        }.map { PlainBrowser.text(of: $0) }
    }

    @Test("on the sample data every page that links lead to opens, with one heading and no address of an app in it")
    func everyPage() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for start in ServedProgram.homes {
                    var waiting = [start]
                    var seen: Set<String> = [start]
                    while let path = waiting.popLast(), seen.count < 150 {
                        try await browser.open(path)
                        #expect(browser.status == 200, "\(path): \(browser.text.prefix(300))")
                        #expect(browser.page.elements(named: "h1").count == 1, "\(path)")
                        #expect(!browser.text.contains("://home"), "\(path)")
                        #expect(Self.formsNobodyCanBegin(browser.page) == [], "\(path)")
                        for link in browser.page.elements(named: "a").compactMap({ $0.attribute("href") })
                        where link.hasPrefix(start + "/") && !link.contains("?") && seen.insert(link).inserted {
                            waiting.append(link)
                        }
                    }
                    #expect(seen.count > 10, "\(start): \(seen.sorted())")
                }
            }
        }
    }

    @Test(
        "a search shows what it found, each with its link and its facts",
        arguments: [
            ("/kidney/foods", "Food or drink", "egg", "Egg, whole, raw", "In 100 g: potassium"),
            ("/maricopa/search", "Search", "encanto", "Encanto Park", "Phoenix 85007"),
            ("/recipes/search", "Name, ingredient or tag", "tomato", "Tomato soup", "serves 6"),
        ]
    )
    func search(_ page: String, _ field: String, _ text: String, _ found: String, _ fact: String) async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open(page)
                try await browser.press("Search", [field: text])
                #expect(browser.status == 200 && browser.path.hasPrefix(page + "/" + text))
                let results = try #require(browser.page.elements { $0.attribute("data-results") != nil }.first)
                #expect(results.attribute("data-results")?.isEmpty == false)
                #expect(results.elements(named: "a").map(PlainBrowser.text).contains(found), "\(browser.text)")
                #expect(PlainBrowser.text(of: results).contains(fact), "\(browser.text)")
            }
        }
    }

    @Test("a search without a result leads on to the lists, and back")
    func nothingFound() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for path in ["/maricopa/search", "/maricopa/search/zzzzzz"] {
                    for list in ["Markets", "Recipes", "Parks", "Active", "Events", "Resources"] {
                        try await browser.open(path)
                        try await browser.follow(list)
                        #expect(browser.status == 200, "\(path): \(list)")
                    }
                    try await browser.open(path)
                    try await browser.follow("← Home")
                    #expect(browser.status == 200)
                }
            }
        }
    }

    @Test(
        "every app makes a backup, checks and restores it, takes that back and gives its archive, by pressing buttons"
    )
    func backups() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for home in ServedProgram.homes {
                    try await browser.open(home + "/backups")
                    try await browser.press("Back up now")
                    #expect(browser.text.contains("all data backed up"), "\(home): \(browser.text)")
                    func button(_ start: String) throws -> String {
                        let labels = browser.page.elements(named: "button").map(PlainBrowser.text)
                        return try #require(labels.first { $0.hasPrefix(start) }, "\(home): \(labels)")
                    }
                    try await browser.press(button("Check "))
                    #expect(browser.text.contains("is in order"), "\(home): \(browser.text)")
                    try await browser.press(button("Restore "))
                    try await browser.press("Replace")
                    #expect(browser.text.contains("a backup of the replaced data is kept"), "\(home): \(browser.text)")
                    try await browser.press("Undo")
                    #expect(browser.text.contains("a backup of the replaced data is kept"), "\(home): \(browser.text)")
                    try await browser.open(home + "/backups")
                    try await browser.press("Export the archive")
                    #expect(browser.field("content-type") == "application/jsonl", "\(home)")
                    #expect(browser.body.starts(with: Array(#"{"archive":"nourish""#.utf8)), "\(home)")
                    let archive = PlainBrowser.File(name: "archive.jsonl", bytes: browser.body)
                    try await browser.open(home + "/backups")
                    try await browser.press("Import", files: ["Archive": archive])
                    // The question takes the file again.
                    try await browser.press("Replace", files: ["Archive": archive])
                    #expect(browser.status == 200, "\(home): \(browser.text.prefix(300))")
                    #expect(browser.text.contains("the archive imported"), "\(home): \(browser.text.prefix(300))")
                    try await browser.open(home + "/inbox")
                    #expect(browser.status == 200 && browser.text.contains("Mark all as read"), "\(home)")
                    try await browser.open(home)
                    #expect(browser.status == 200, "\(home): \(browser.text)")
                }
            }
        }
    }

    @Test("a dose is ticked and taken back, and a sick day begins, by pressing the buttons of the pages")
    func acting() async throws {
        let home = try ProgramHome()
        try await ServedProgram.with(samples: true, in: home) { served in
            try await served.visiting { browser in
                try await browser.open("/tips")
                try await browser.press("Egg 1 piece · 3 of 3–5 this week")
                #expect(browser.status == 200 && browser.text.contains("Egg 1 piece · 18:00"), "\(browser.text)")
                try await browser.press("Undo")
                #expect(!browser.text.contains("Egg 1 piece · 18:00"), "\(browser.text)")
                try await browser.open("/kidney")
                try await browser.press("I am ill today")
                #expect(
                    browser.page.elements(named: "h2").map(PlainBrowser.text).contains("Sick day"),
                    "\(browser.text)"
                )
            }
            let today = try home.run(
                "kidney",
                ["today", "--data-dir", ServedProgram.folder, "--now", ServedProgram.now]
            )
            #expect(today.text.contains("sick day"))
        }
    }
}
