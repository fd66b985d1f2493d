import Foundation
import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit
import WordKit

@Suite("Screens: what home asks and points out")
struct ScreensHomeTests {
    @Test("the undo of home names the change, and one of another day is asked about")
    func undo() async throws {
        let family = try Family()
        func undo() throws -> Action { try #require(try family.ann.homeScreen().actions.first { $0.id == "undo" }) }
        #expect(try undo().label == "Undo the last change", "a setup isn't undone")
        try family.ann.log(family.item("Egg").id)
        #expect(try undo().label == "Undo “Egg logged”" && undo().confirmation == nil)
        try family.at("2026-01-15T08:00")
        #expect(try undo().label == "Undo “Egg logged” of 2026-01-05")
        let seen = try family.ann.homeScreen().revision
        guard case .question(let asked) = try await family.ann.perform(Act("undo", seen: seen), at: .home) else {
            Issue.record("a change of ten days ago was undone without a question")
            return
        }
        #expect(asked.question == "Undo “Egg logged” of 2026-01-05, which wasn't today?")
        #expect(try family.ticked(on: "2026-01-05") == ["Egg"])
        _ = try await family.ann.perform(Act("undo", isConfirmed: true, seen: seen), at: .home)
        #expect(try family.ticked(on: "2026-01-05").isEmpty)
    }

    @Test("up to 03:00 home offers to count a log for yesterday, item by item")
    func yesterday() throws {
        let family = try Family()
        let (peanut, egg) = (try family.item("Peanut").id, try family.item("Egg").id)
        for name in ["Cetirizine", "Almond", "Cashew", "Sesame"] {
            try family.ann.log(family.item(name).id, early: true)
        }
        try family.at("2026-01-06T00:20")
        var home = try family.ann.homeScreen()
        #expect(home.prompts.map(\.kind) == ["yesterday", "emergencyPlan"])
        #expect(home.prompts[0].text == "Until 03:00 a log can count for yesterday: Peanut and Egg")
        let offered = home.categories.flatMap(\.items).filter { $0.yesterday != nil }
        #expect(offered.map(\.id) == [peanut, egg])
        #expect(offered[0].yesterday?.id == "item/\(peanut)/tick/2026-01-05")
        try family.ann.log(peanut, forYesterday: true)
        home = try family.ann.homeScreen()
        #expect(home.items(.treatment).allSatisfy { !$0.checked && $0.yesterday == nil })
        let row = try #require(try family.ann.historyPage(on: date("2026-01-05")).days[0].rows.first)
        #expect(row.item == "Peanut" && row.notes.contains("for yesterday (taken 00:20)"))
        #expect(row.time == "2026-01-06 00:20")
        try family.at("2026-01-06T03:00")
        home = try family.ann.homeScreen()
        #expect(home.prompts.map(\.kind) == ["emergencyPlan"] && home.items(.recommended)[0].yesterday == nil)
    }

    @Test("a logger can't take back what somebody else ticked, and is told why")
    func untick() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.log(family.item("Almond").id)
        try bob.log(family.item("Egg").id)
        let home = try bob.homeScreen()
        #expect(
            home.items(.maintenance)[0].box.whyNot
                == "Bob is a logger and can't take back a log of Ann — ask an admin, or Ann"
        )
        #expect(home.items(.recommended)[0].box.isEnabled)
        #expect(try family.ann.homeScreen().items(.recommended)[0].box.isEnabled)
    }

    @Test("home says by which zone the plan goes if the member's clock shows another time")
    func zoneNote() throws {
        let family = try Family()
        #expect(try family.ann.homeScreen().zoneNote == nil)
        family.clock.zone = try TimeZone.named("Europe/London")
        #expect(
            try family.ann.homeScreen().zoneNote == "days and times go by America/Phoenix, where it is 08:00"
        )
        #expect(try family.ann.remindersPage().zoneNote == "times are in Europe/London")
        try family.ann.setOwnTimeZone(family.zone)
        #expect(try family.ann.homeScreen().zoneNote == nil)
    }

    @Test("missing doses are asked for, but only of admins, and the item can be logged once it is confirmed")
    func dosesMissing() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, nil), ItemDraft("Oat", .treatment, nil)])
        let bob = try family.member("Bob", .logger)
        let prompt = try #require(try family.ann.homeScreen().prompts.first)
        #expect(prompt.kind == "dosesMissing" && prompt.text == "Enter this cycle's doses of Peanut and Oat")
        #expect(prompt.opens?.target == TIPsLink.editItem(try family.item("Peanut").id).target)
        #expect(try bob.homeScreen().prompts.isEmpty)
        #expect(try bob.homeScreen().items(.treatment)[0].dose == nil)
        #expect(try bob.homeScreen().items(.treatment)[0].box.isEnabled)
        try bob.log(family.item("Peanut").id, withoutDose: true)
    }

    @Test("two items of one name are pointed out in one category, and are as they should be in two")
    func sameName() throws {
        let family = try Family()
        try family.ann.addItem(ItemDraft("Egg", .maintenance, .same(DoseDraft("1", "g"))))
        #expect(try family.ann.homeScreen().warnings.isEmpty)
        try family.ann.addItem(ItemDraft("egg", .maintenance, .same(DoseDraft("1", "g"))))
        #expect(try family.ann.homeScreen().warnings.map(\.kind) == ["sameName"])
    }

    @Test("a box that two people ticked names both and is pointed out; so are a log in the future and those outside")
    func warnings() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.log(family.item("Almond").id)
        let mine = try #require(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).first)
        let member = try bob.currentMember()
        func claim(_ wallTime: String, _ counter: Int) throws -> Claim {
            Claim(
                clock: HybridClock(milliseconds: mine.claim.clock.milliseconds, counter: counter, node: "b"),
                slot: mine.slot,
                cycle: mine.claim.cycle,
                member: member.id,
                at: try family.instant(wallTime),
                recordedAt: mine.at,
                snapshot: mine.claim.snapshot
            )
        }
        let context = ScreenContext(
            plan: try family.ann.plan(),
            member: try family.ann.currentMember(),
            settings: MemberSettings(),
            now: family.clock.now,
            deviceZone: family.zone,
            revision: Revision(change: 1)
        )
        let twice = LogEntry(claim: try claim("2026-01-05T08:12", 900), others: [mine.claim])
        let home = HomeScreen(context, logs: .init(recent: [twice], outside: 2))
        #expect(home.warnings.map(\.kind) == ["loggedTwice", "logInFuture", "logsOutside"])
        #expect(home.warnings[0].text.contains("Almond was logged twice: Ann 08:00, Bob 08:12"))
        #expect(home.warnings[1].text.contains("2026-01-05 08:12"))
        #expect(home.items(.maintenance)[0].log?.text == "08:00 by Ann and 08:12 by Bob")
        #expect(home.items(.maintenance)[0].log?.others == ["Ann"])
    }

    @Test("after the cycle's dates were cut home counts the logs that lie outside")
    func outside() throws {
        let family = try Family(now: "2026-01-20T08:00")
        try family.ann.log(family.item("Egg").id)
        try family.at("2026-01-21T08:00")
        try family.ann.editCycle(ID("cycle-1"), CycleEdit(challenge: date("2026-01-15")))
        #expect(try family.ann.homeScreen().warnings.map(\.kind) == ["logsOutside"])
        #expect(try family.ann.homeScreen().cycle?.phase == .complete)
    }

    @Test("a supply that runs low is pointed out")
    func supply() throws {
        let family = try Family()
        try family.ann.setSupply(family.item("Almond").id, DoseDraft("8", "piece"))
        #expect(try family.ann.homeScreen().warnings.map(\.kind) == ["supplyLow"])
        let rows = try family.ann.suppliesPage().rows
        #expect(rows[1].name == "Almond" && rows[1].isLow && rows[1].text == "8 pieces left, for 4 days")
        #expect(rows[0].text == "not counted" && !rows[0].clear.isEnabled)
        try family.ann.log(family.item("Almond").id, at: family.instant("2026-01-05T08:01"))
        #expect(try family.ann.suppliesPage().rows[1].text.hasPrefix("6 pieces left"))
        try family.ann.setSupply(family.item("Almond").id, DoseDraft("800", "piece"))
        #expect(try family.ann.homeScreen().warnings.isEmpty)
    }

    @Test("a count that is left after the cycle says in Spanish that it is left, and not that it went away")
    func supplyAfterCycle() throws {
        let family = try Family(now: "2026-04-02T08:00")
        try family.ann.setSupply(family.item("Peanut").id, DoseDraft("10", "tsp"))
        let text = { try family.ann.suppliesPage().rows.first { $0.name == "Peanut" }?.text }
        #expect(try text() == "10 tsp left")
        let spanish = try Language.$current.withValue(.spanish, operation: text)
        #expect(spanish?.hasPrefix("quedan 10 ") == true, "\(spanish ?? "")")
    }

    @Test("medicine and maintenance foods have boxes on the challenge day; treatment and recommended foods don't")
    func challengeDay() throws {
        let family = try Family(now: "2026-03-30T08:00")
        let enabled = try family.ann.homeScreen().categories.map { $0.items.map(\.box.isEnabled) }
        #expect(enabled == [[true], [true], [false, false, false], [false]])
    }

    @Test(
        "names of any script stand on home as they were entered",
        arguments: ["🥜 butter", "חמאת בוטנים", "زبدة الفول السوداني", "Ñandú – 50 %", "a/b?c#d"]
    )
    func names(name: String) throws {
        let family = try Family([ItemDraft(name, .maintenance, .same(DoseDraft("1", "g")))])
        let row = try family.ann.homeScreen().items(.maintenance)[0]
        #expect(row.name == name)
        #expect(try family.ann.screen(.editItem(row.id)).title == "Edit Item")
        let long = String(repeating: "é", count: 10_000)
        let page = try family.ann.addItemPage(.medicine, typed: ["name": long])
        #expect(page.form[field: "name"]?.error == "the item's name has 10000 characters — shorten it to 200")
        #expect(page.form[field: "name"]?.limit == 200)
    }
}
