import Foundation
import TestKit
import Testing

@Suite("kidney: dishes and alerts by command")
struct KidneyMeasureTests {
    @Test("a dish is edited by command: name, components, yield and measures; what isn't named stays")
    func dish() throws {
        let home = try KidneyBox(.accepted)
        try home.done("food", "custom", "create", "Bowl", "--component", "ndb-09040=100 g", "--portion", "bowl=100 g")
        let renamed = try home.done("food", "custom", "edit", "Bowl", "--name", "Morning bowl")
        #expect(renamed.contains("Changed “Morning bowl”."))
        try home.done(
            "food",
            "custom",
            "edit",
            "Morning bowl",
            "--component",
            "ndb-09003=150 g",
            "--yield",
            "140 g"
        )
        let list = try home.done("food", "custom", "list")
        #expect(list.contains("Apple, raw, with skin") && !list.contains("Banana") && list.contains("140"))
        #expect(try home.done("eat", "Morning bowl", "1 bowl").contains("100 g"))
        let refused = try home.run(["food", "custom", "edit", "ndb-09040", "--name", "Mine"])
        #expect(refused.status == 77 && refused.errorText.contains("is no food of your own"))
    }

    @Test("an alert is dismissed by its id, and restored")
    func alerts() throws {
        let home = try KidneyBox()
        try home.done("eat", "ndb-02047", "2 tsp")
        let id = "intake/2026-03-03/sodium/over"
        #expect(try home.done("alerts", "dismiss", id).contains("Not shown again"))
        #expect(try home.done("alerts").contains("1 kind of alert dismissed for good."))
        #expect(try home.done("alerts", "restore").contains("Sodium"))
        #expect(try home.run(["alerts", "dismiss", "nothing"]).status == 66)
    }

    @Test("a food without a known swap leads to the dietitian, and no text says to eat less of it")
    func noSwap() throws {
        let text = try KidneyBox().done("substitute", "ndb-14411")
        #expect(text.contains("No swap is known here: ask your dietitian."), "\(text)")
        #expect(!text.contains("eat less"), "\(text)")
    }

    @Test("the first category is corrected for every day by --from always")
    func always() throws {
        let home = try KidneyBox(.accepted)
        try home.done("profile", "set", "--name", "Ana", "--category", "hemodialysis")
        let profile = try home.done("profile", "set", "--category", "G4", "--from", "always")
        #expect(profile.contains("every day, also before it was entered"), "\(profile)")
        #expect(!profile.contains("hemodialysis"), "\(profile)")
    }

    @Test("the command of the profile reads a height, a dry weight and the urine as its page does")
    func profile() throws {
        let (command, act) = (try KidneyBox(), try KidneyBox())
        let before = try command.done("profile")
        try command.done("profile", "set", "--height", "5 ft 7 in", "--dry-weight", "160 lb", "--urine", "10 fl oz")
        let fields = ["height=5 ft 7 in", "dryWeight=160 lb", "urine=10 fl oz"]
        let acted = try act.run(["act", "kidney://profile", "profile/save"] + fields)
        #expect(acted.status == 0, "\(acted.errorText)")
        #expect(try command.done("profile") == act.done("profile"))
        #expect(try command.done("profile") != before)
        #expect(try command.run(["profile", "set", "--height", "5 ft 7 stones"]).status == 65)
    }
}
