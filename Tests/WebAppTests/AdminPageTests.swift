import MarkupKit
import ServedPages
import TestKit
import Testing

@Suite("The pages of the directory's admins in a browser")
struct AdminPageTests {
    private static let edit = "/maricopa/admin/edit/recipe-black-bean-tacos"
    private static let record = "/maricopa/recipes/recipe-black-bean-tacos"

    /// The cells of the first table of changes, by row.
    private static func changes(_ element: HTMLElement) -> [[String]] {
        element.first(named: "tbody")?.elements(named: "tr").map { row in
            row.elements { ["th", "td"].contains($0.name) }.map(PlainBrowser.text)
        } ?? []
    }

    @Test(
        "A form of a record that somebody changed meanwhile comes back with both texts side by side, and who changed it"
    )
    func conflict() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open(Self.edit)
                #expect(browser.text.contains("Version "))
                #expect(browser.page.elements { $0.attribute("id") == "draft" }.isEmpty)
                var other = browser
                try await other.press("Save", ["Subtitle": "With two limes"])
                #expect(other.status == 200)
                try await browser.press("Save", ["Subtitle": "With three limes"])
                #expect(browser.status == 422)
                let draft = try #require(browser.page.elements { $0.attribute("id") == "draft" }.first)
                #expect(draft.elements(named: "th").map(PlainBrowser.text).contains("Stored now"))
                #expect(Self.changes(draft) == [["Subtitle", "With two limes", "With three limes"]])
                #expect(PlainBrowser.text(of: draft).contains("by the owner of the directory"))
                var fresh = browser
                try await fresh.follow("Drop your text, begin with what is stored")
                #expect(fresh.page.elements { $0.attribute("value") == "With two limes" }.count == 1)
                try await browser.press("Save")
                #expect(browser.status == 200)
                try await browser.open(Self.record)
                #expect(browser.text.contains("With three limes"))
            }
        }
    }

    @Test("The history says what was changed, when and by whom, old beside new, and takes a change back")
    func history() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open(Self.edit)
                try await browser.press("Save", ["Subtitle": "With two limes"])
                try await browser.follow("History")
                try await browser.press(try Self.newest(browser))
                try await browser.press("Take back")
                #expect(browser.status == 200, "\(browser.text)")
                try await browser.open(Self.record)
                #expect(!browser.text.contains("With two limes"))
            }
        }
    }

    /// Checks the newest row of the history and returns the label of its button.
    private static func newest(_ browser: PlainBrowser) throws -> String {
        let entry = try #require(browser.page.elements { $0.attribute("class") == "card" }.first)
        let text = PlainBrowser.text(of: entry)
        #expect(text.contains("2026-11-20") && text.contains("by the owner of the directory"), "\(text)")
        let change = try #require(changes(entry).first)
        #expect(change.first == "Subtitle" && change.last == "With two limes" && change.count == 3)
        let heads = entry.elements(named: "th").filter { $0.attribute("scope") == "col" }
        #expect(heads.map(PlainBrowser.text) == ["Field", "Before", "After"])
        return try #require(entry.elements(named: "button").map(PlainBrowser.text).first)
    }

    @Test("A box that is ticked stays so while another field is changed")
    func tickedBox() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                for typed in [["Featured": "true"], ["Subtitle": "With two limes"]] {
                    try await browser.open(Self.edit)
                    try await browser.press("Save", typed)
                    try await browser.open(Self.edit)
                    let box = try #require(browser.page.elements { $0.attribute("name") == "f-featured" }.last)
                    #expect(box.attribute("checked") != nil, "\(typed)")
                }
            }
        }
    }

    @Test("A record's source and the formats of an import have names, and no ids")
    func sources() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open(Self.edit)
                #expect(browser.text.contains("Source: Written for this directory"), "\(browser.text.prefix(300))")
                try await browser.open("/maricopa/admin/import")
                let options = browser.page.elements(named: "option").map(PlainBrowser.text)
                #expect(options.contains("USDA National Farmers Market Directory") && options.contains("iCalendar"))
            }
        }
    }

    @Test("The page of photos says that none waits, and has its three lists")
    func photos() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/maricopa/admin/photos")
                #expect(browser.text.contains("No photo waits."))
                let ways = browser.page.elements { $0.attribute("aria-current") == "page" }
                #expect(ways.count == 1)
            }
        }
    }
}
