import Foundation
import TestKit
import Testing

@Suite("maricopa admin")
struct MaricopaAdminTests {
    @Test("an admin enters a market, corrects its hours, is told of somebody else's change, and takes a change back")
    func market() throws {
        let box = try MaricopaBox()
        try box.done(
            "admin",
            "add",
            "market",
            "--id",
            "my-market",
            "--set",
            "title=My Market",
            "--set",
            "hours=Sat 08:00-13:00",
            "--set",
            "payments=snap, wic",
            "--set",
            "produce=Winter: Citrus, Greens",
            "--set",
            "address=1 Main St",
            "--set",
            "city=Mesa",
            "--set",
            "zip=85201",
            "--set",
            "phone=480-555-0100"
        )
        let edited = try box.done(
            "admin",
            "edit",
            "my-market",
            "--set",
            "hours=Sat 07:00-12:00; 2026-12-26 closed (holidays)",
            "--seen",
            "1"
        )
        #expect(edited.contains("version 2") && edited.contains("hours  Sat 07:00-12:00; 2026-12-26 closed (holidays)"))
        let late = try box.refused(77, "admin", "edit", "my-market", "--set", "phone=1", "--seen", "1")
        #expect(late.contains("was changed since it was looked at (version 1, now 2)"))
        let history = try box.done("admin", "history", "my-market")
        #expect(history.contains("- Sat 08:00-13:00") && history.contains("+ Sat 07:00-12:00"))
        try box.done("undo")
        #expect(try box.done("admin", "show", "my-market").contains("hours  Sat 08:00-13:00\n"))
        try box.done("admin", "delete", "my-market", "--yes")
        try box.refused(66, "admin", "show", "my-market")
        try box.done("undo")
        #expect(try box.done("admin", "show", "my-market").contains("Edit My Market"))
    }

    @Test("the owner of the data folder opens an admin's pages by their links without an account")
    func ownersPages() throws {
        let box = try MaricopaBox()
        let home = try box.done("open", "maricopa://admin")
        #expect(home == (try box.done("admin")))
        for page in ["add/markets", "buttons/parks", "freshness", "history", "photos", "site", "subscribers", "users"] {
            #expect(!(try box.done("open", "maricopa://admin/\(page)")).isEmpty, "\(page)")
        }
    }

    @Test(
        "faults are told field by field, and nothing is entered",
        arguments: [
            "market", "recipe", "park", "activity", "event", "resource",
        ]
    )
    func refused(kind: String) throws {
        let box = try MaricopaBox()
        let error = try box.refused(
            65,
            "admin",
            "add",
            kind,
            "--id",
            "x-1",
            "--set",
            "title= ",
            "--set",
            "zip=8500",
            "--set",
            "website=javascript:alert(1)"
        )
        #expect(
            error.contains("title: ") && error.contains("zip: “8500” is no ZIP code")
                && error.contains("can't be linked to")
        )
        try box.refused(66, "admin", "show", "x-1")
        let fields = try box.done("admin", "add", kind)
        #expect(fields.contains("title (needed)  such as"))
        let unknown = try box.refused(64, "admin", "add", kind, "--set", "color=red")
        #expect(unknown.contains("“color” is no field of"))
    }

    @Test(
        "an admin changes buttons, sections, filters and pages of the kinds",
        arguments: [
            "markets", "recipes", "parks", "activities", "events", "resources",
        ]
    )
    func layout(kind: String) throws {
        let box = try MaricopaBox()
        #expect(try box.done("admin", "buttons", kind, "--json").contains("\"version\""))
        let button =
            [
                "markets": "meetup", "recipes": "print", "parks": "directions", "activities": "leagues",
                "events": "reminder",
            ][kind] ?? "learn-more"
        let changed = try box.done(
            "admin",
            "buttons",
            kind,
            button,
            "--title",
            "New words",
            "--icon",
            "star",
            "--destination",
            "website,https://example.org/x"
        )
        #expect(
            changed.contains("New words") && changed.contains("star")
                && changed.contains("website, https://example.org/x")
        )
        try box.refused(65, "admin", "buttons", kind, button, "--destination", "javascript:alert(1)")
        try box.refused(66, "admin", "buttons", kind, "no-such", "--title", "x")
        let section = kind == "events" ? "where" : "about"
        #expect(try box.done("admin", "sections", kind, section, "--title", "My words").contains("My words"))
        guard kind != "resources" else {
            #expect(try box.done("admin", "filters", kind).contains("Resources have no filters."))
            return
        }
        let removed = try box.done(
            "admin",
            "filters",
            kind,
            "sort",
            "--remove",
            kind == "recipes" ? "oldest" : "near-me"
        )
        #expect(removed.contains(kind == "recipes" ? "removed: Oldest First" : "removed: Near to Me"))
        if kind != "recipes" {
            let cities = try box.done("admin", "filters", kind, "city", "--add", "Casa Grande", "--position", "1")
            #expect(cities.contains("    Casa Grande, Aguila, Anthem"))
        }
    }

    @Test(
        "the four pages are read by everybody and written by an admin",
        arguments: ["about", "contact", "privacy", "terms"]
    )
    func pages(page: String) throws {
        let box = try MaricopaBox()
        #expect(!(try box.done(page)).isEmpty)
        try box.done(
            "admin",
            "pages",
            page,
            "--title",
            "Other",
            "--file",
            "-",
            input: "# Hours\n\nCall <b>first</b>.\n"
        )
        #expect(try box.done(page) == "Other\n\nHours\nCall <b>first</b>.\n")
        try box.done("undo")
        #expect(
            try box.done(page).hasPrefix(
                ["about": "About", "contact": "Contact", "privacy": "Privacy Policy"][page] ?? "Terms of Service"
            )
        )
    }

    @Test("recipes are featured, records verified, and what was never checked waits first")
    func upkeep() throws {
        let box = try MaricopaBox()
        try box.done(
            "admin",
            "add",
            "recipe",
            "--id",
            "soup",
            "--set",
            "title=Soup",
            "--set-file",
            "directions=-",
            input: "Husk.\nSimmer.\n"
        )
        #expect(try box.done("admin", "feature", "soup") == "Soup: on the recipes' home\n")
        #expect(try box.done("admin", "feature", "soup", "--off") == "Soup: not on the recipes' home\n")
        try box.done("admin", "verify", "soup")
        let queue = try box.done("admin", "freshness", "--kind", "recipe", "--limit", "1000")
        #expect(queue.contains("checked today"))
        try box.refused(66, "admin", "verify", "no-such-record")
    }
}
