import Foundation
import TestKit
import Testing

@Suite("maricopa's home, whereabouts and directions")
struct MaricopaHomeTests {
    let maricopa: MaricopaBox

    init() throws { maricopa = try MaricopaBox() }

    private static func text(_ shape: JSONShapeTests.Shape?) -> String? {
        if case .text(let text) = shape { text } else { nil }
    }

    @Test("the first run shows a full directory")
    func home() throws {
        let home = try maricopa.done("home")
        #expect(home.hasPrefix("Maricopa Healthy\nSettings · Search · Notifications* · Favorites*\n"))
        for card in [
            "Markets  36 markets", "Recipes  21 recipes", "Parks  31 parks", "Active  12 activities",
            "Events  20 events", "Resources  15 resources", "Subscribe*",
        ] {
            #expect(home.contains("\n  \(card)\n") || home.contains("\n\(card)\n"), "\(card)")
        }
        #expect(home.contains("maricopa account sign-up"))
        // The second run doesn't load the bundled records again.
        #expect(try maricopa.done("home") == home)
    }

    @Test("a change that can't be taken back is refused with the command that lists the changes")
    func nothingToUndo() throws {
        let line = try maricopa.refused(66, "undo")
        #expect(line.hasSuffix("and what was taken back: “maricopa admin history”\n"), "\(line)")
        #expect(try !maricopa.done("admin", "history").isEmpty)
    }

    @Test("a record that an admin deleted stays deleted however often the app runs")
    func deleted() throws {
        try maricopa.done("admin", "delete", "usda-1018235", "--yes")
        #expect(try maricopa.done("home").contains("35 markets"))
        try maricopa.refused(66, "show", "usda-1018235")
    }

    @Test("opened by nobody the app begins with the onboarding, page by page; opened by a user with the home")
    func onboarding() throws {
        let launch = try maricopa.done("home", "--launch")
        #expect(launch.contains("● ○ ○  Page 1 of 3"))
        #expect(launch == (try maricopa.done("onboarding")))
        #expect(try maricopa.done("onboarding", "--page", "3").contains("○ ○ ●  Page 3 of 3"))
        try maricopa.refused(64, "onboarding", "--page", "4")
        #expect(try maricopa.done("open", "maricopa://onboarding") == launch)
    }

    @Test("each link of the home opens its page")
    func links() throws {
        let home = try maricopa.json("home")
        for number in 0..<7 {
            let target = try #require(Self.text(home["cards"]?[number]?["link"]?["target"]))
            #expect(!(try maricopa.done("open", target)).isEmpty, "\(target)")
        }
    }

    @Test(
        "the place is a setting of the device: a ZIP code, degrees, off or denied, and a bad one is refused with what to write"
    )
    func location() throws {
        #expect(try maricopa.done("settings", "location").hasPrefix("Location is off"))
        let tempe = try maricopa.done("settings", "location", "85281")
        #expect(tempe.contains("You are in ZIP code 85281, Tempe"))
        #expect(try maricopa.done("parks").contains("Tempe"))
        let degrees = try maricopa.done("settings", "location", "33.4255,-111.94")
        #expect(degrees.contains("You are at 33.4255,-111.94, in "))
        #expect(try maricopa.done("settings", "location", "32.2226,-110.9747").contains("outside the county"))
        #expect(try maricopa.done("settings", "location", "deny").hasPrefix("Location is denied"))
        #expect(try maricopa.refused(65, "settings", "location", "85001").contains("post-office boxes"))
        #expect(try maricopa.refused(65, "settings", "location", "02134").contains("no ZIP code of Arizona"))
        #expect(try maricopa.refused(65, "settings", "location", "home").contains("write 85281"))
        #expect(try maricopa.done("settings", "location").hasPrefix("Location is denied"))
        #expect(try maricopa.done("settings").contains("Profile"))
    }

    @Test("directions name four guides; where there is no way, that is said")
    func directions() throws {
        let shown = try maricopa.done("directions", "park-tempe-beach")
        #expect(shown.contains("80 W Rio Salado Pkwy, Tempe, AZ 85281"))
        for guide in [
            "geo:0,0?q=80%20W%20Rio%20Salado", "https://maps.apple.com/", "https://www.google.com/maps/",
            "https://www.openstreetmap.org/",
        ] {
            #expect(shown.contains(guide))
        }
        try maricopa.done("settings", "location", "85003")
        #expect(try maricopa.done("directions", "park-tempe-beach").contains("miles from where you are"))
        #expect(try maricopa.done("directions", "recipe-calabacitas").contains("There is no way to show"))
        try maricopa.refused(66, "directions", "nothing")
    }

    @Test(
        "a newcomer finds a market for Saturday morning, sees why, walks on, and an admin's correction can be taken back"
    )
    func story() throws {
        let day = "2026-05-16T08:00"
        let asked = [
            "markets", "--near", "85003", "--radius", "5mi", "--day", "sat", "--time-of-day", "morning", "--payment",
            "snap", "--sort", "best-match",
        ]
        // The bundled hours are of past years, so an admin updates them.
        try maricopa.done("admin", "edit", "usda-1011820", "--set", "hours=Sat 08:00-13:00", at: day)
        let found = try maricopa.run(asked, at: day)
        #expect(found.status == 0, "\(found.errorText)")
        let list = found.text
        let first = try #require(list.range(of: "Phoenix Public Market"))
        #expect(list[first.upperBound...].contains("SNAP"))
        let results = try JSONDecoder().decode(
            JSONShapeTests.Shape.self,
            from: try maricopa.run(asked + ["--json"], at: day).output
        )
        let session = try #require(Self.text(results["session"]))
        let next = try maricopa.done("next", "usda-1011820", "--in", session, at: day)
        #expect(!next.contains("Phoenix Public Market\n"))
        try maricopa.done("admin", "edit", "usda-1011820", "--set", "hours=Sat 13:00-17:00", at: day)
        #expect(try maricopa.run(asked, at: day).text.contains("Phoenix Public Market") == false)
        try maricopa.done("undo", at: day)
        #expect(try maricopa.run(asked, at: day).text.contains("Phoenix Public Market"))
    }
}
