import AccountKit
import Foundation
import ScreenContract
import ScreenKit
import TestKit
import Testing

@testable import MaricopaDirectory

@Suite("The JSON of the directory for other front ends")
struct ContractTests {
    private let golden = GoldenJSON("maricopa")

    @Test("The JSON of every page and of every kind of answer is the golden one")
    func files() async throws {
        var types: Set<String> = []
        let visitor = try await ActBox()
        for (name, link) in [
            ("onboarding", "onboarding"), ("sign-up", "account/sign-up"), ("login", "account/login"),
            ("verify", "account/verify"), ("forgot", "account/forgot"), ("reset", "account/reset"),
            ("loading", "loading"),
        ] {
            types.insert(try check(name, visitor, link))
        }
        let member = try await ActBox(.member)
        try await member.stock()
        for (name, link) in [
            ("home", "home"), ("list", "resources"), ("map", "map/parks"), ("filters", "filters/markets"),
            ("search", "search"), ("market", "markets/sample-market"), ("event", "events/sample-event"),
            ("park", "parks/sample-park"), ("directions", "directions/usda-1011820"), ("favorites", "favorites"),
            ("notifications", "notifications"), ("subscribe", "subscribe"), ("settings", "settings"),
            ("profile", "account/profile"), ("page", "page/about"),
        ] {
            types.insert(try check(name, member, link))
        }
        let photo = try #require(try member.engine.recordScreen(UserBox.id(.park)).photos.first)
        let picture = try member.show(photo.address)
        types.insert("\(type(of: picture))")
        let difference = try golden.difference("picture", picture)
        #expect(difference == nil)
        let owner = try await ActBox(.member, isOwner: true)
        try await owner.stock()
        for (name, link) in [
            ("admin", "admin"), ("admin-add", "admin/add/parks"), ("admin-edit", "admin/edit/sample-market"),
            ("admin-import", "admin/import"), ("admin-photos", "admin/photos"), ("admin-users", "admin/users"),
            ("admin-subscribers", "admin/subscribers"), ("admin-site", "admin/site"), ("admin-mail", "admin/mail"),
            ("admin-filters", "admin/filters/markets"), ("admin-buttons", "admin/buttons/parks"),
            ("admin-sections", "admin/sections/parks"), ("admin-history", "admin/history"),
            ("admin-freshness", "admin/freshness"), ("admin-page", "admin/page/about"),
        ] {
            types.insert(try check(name, owner, link))
        }
        // The answer of `maricopa admin import`; the act gives its report as a file.
        let declared = try Declared.screens(in: "Packages/MaricopaDirectory/MaricopaDirectory/Screens")
        #expect(declared.symmetricDifference(types).sorted() == ["ImportScreen"])
        let answers: [(String, Act, String)] = [
            ("act-question", Act("account/delete", fields: ["password": "no"]), "account/profile"),
            ("act-refused", Act("rate", fields: ["stars": "9"]), "parks/sample-park"),
            ("act-file", Act("calendar"), "events/sample-event"),
            ("act-done", Act("favorite", operation: "a1"), "parks/sample-park"),
        ]
        for (name, act, link) in answers {
            let difference = try golden.difference(name, await member.perform(act, "maricopa://\(link)"))
            #expect(difference == nil)
        }
    }

    /// - Returns: The type of the screen.
    private func check(_ name: String, _ box: ActBox, _ link: String) throws -> String {
        let screen = try box.show("maricopa://\(link)")
        let difference = try golden.difference(name, screen)
        #expect(difference == nil)
        return "\(type(of: screen))"
    }

    @Test("A Saturday at the market is lived through JSON alone: an account, filters, a favorite and stars")
    func saturday() async throws {
        let box = try await ActBox()
        var client = try await JSONClient(
            at: "maricopa://home",
            open: { try JSONEncoder().encode(box.show($0)) },
            perform: { act, link in
                try JSONEncoder().encode(await box.perform(JSONDecoder().decode(Act.self, from: act), link))
            }
        )
        try await client.follow("Sign up")
        let form = ["Name": "Ana", "E-mail address": "ana@example.org", "Password": AccountsBox.password]
        try await client.press("Sign up", typing: form)
        try await client.press("Resend verification e-mail")
        try await client.press("Finish", typing: ["Code from the e-mail": try box.box.mailbox.lastCode()])
        #expect(client.link == "maricopa://home")
        try await client.follow("Markets")
        try await client.follow("Filters")
        for button in ["Phoenix", "Saturday", "SNAP", "Hours of earlier years", "Apply filter"] {
            try await client.press(button)
        }
        #expect(client.shows("takes SNAP") && !client.shows("A sample market"))
        try await client.follow("Phoenix Public Market")
        try await client.press("Favorite")
        #expect(client.said == "kept among your favorites")
        try await client.press("Rate", typing: ["Stars": "5"])
        #expect(client.said == "your rating is saved")
        try await client.press("Share")
        #expect(client.file == "Phoenix Public Market.html")
        try await client.press("Next")
        #expect(!client.shows("maricopa://markets/usda-1011820"))
        try await client.open("maricopa://home")
        try await client.follow("Favorites")
        #expect(client.shows("Phoenix Public Market"))
    }
}
