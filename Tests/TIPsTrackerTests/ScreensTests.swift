import Foundation
import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Screens: links")
struct ScreenLinkTests {
    static let links: [TIPsLink] =
        [
            .setup, .newCycle, .home, .settings, .editPlan, .editCycle, .editItems, .editItem(ID("018f")), .editUnits,
            .addUnit(.units), .addUnit(.item(.medicine, nil)), .addUnit(.item(.maintenance, ID("a/b"))),
            .addUnit(.treatmentItem(nil, week: nil)), .addUnit(.treatmentItem(ID("ü %"), week: 12)),
            .editUnit(ID("018f")),
            .reminders, .timer, .history(nil), .history(LocalDate("2026-03-08")),
            .log(ID("0195749a6e40-0000-k3f9x2aa")),
            .week(nil, nil), .week(ID("cycle-3"), nil), .week(ID("cycle-3"), 6), .week(nil, 6), .room, .reactions,
            .clinic, .emergency, .holds, .supplies, .adherence(nil), .adherence(ID("cycle-3")),
            .report(nil), .report(ID("cycle-3")), .inbox,
        ] + Category.allCases.map(TIPsLink.addItem)

    @Test("every link is a text that reads back as the same link, and is a deep link of the app", arguments: links)
    func roundTrip(link: TIPsLink) throws {
        #expect(try TIPsLink(link.target) == link)
        #expect(link.target.hasPrefix("tips://") && link.target.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(DeepLink(link.target, scheme: "tips") == link.deepLink)
        #expect(Set(Self.links.map(\.target)).count == Self.links.count)
    }

    @Test(
        "a link of another app, or one that leads nowhere, is refused",
        arguments: [
            "", "home", "recipebox://home", "http://tips", "tips://nowhere", "tips://home/1", "tips://week/cycle-3/0",
            "tips://week/cycle-3/x", "tips://history/today", "tips://items/new/snack", "tips://items/edit/",
            "tips://units/new/treatment/0", "tips://log/a/b", "tips://items/edit/%GG", "tips://week/a/06",
        ]
    )
    func refused(text: String) {
        #expect(throws: TIPsError.noSuchScreen(text)) { try TIPsLink(text) }
    }

    @Test("the app's address alone is home")
    func home() throws {
        #expect(try TIPsLink("tips://") == .home)
        #expect(try TIPsLink("TIPS://home/") == .home)
    }

    @Test("every link on every screen leads to a screen")
    func allLinks() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        var targets: Set<String> = [TIPsLink.home.target]
        var open = targets
        while let target = open.popFirst() {
            // The front end provides the kit's pages.
            if KitPage(target) != nil { continue }
            let screen = try family.ann.screen(TIPsLink(target))
            #expect(!screen.title.isEmpty, "\(target)")
            for match in try json(screen).matches(of: #/"target":"(?<target>[^"]+)"/#) {
                let found = String(match.output.target)
                if targets.insert(found).inserted { open.insert(found) }
            }
        }
        #expect(targets.count > 40)
        #expect(targets.contains(TIPsLink.addUnit(.units).target))
    }
}

@Suite("Screens: values for any front end")
struct ScreensTests {
    @Test("home's JSON has exactly the promised keys, with null for what is missing")
    func shape() throws {
        let family = try Family(
            [
                ItemDraft("Peanut", .treatment, .weekly(Family.doses("1/4", "tsp", weeks: 1...12))),
                ItemDraft("Cashew", .treatment, .weekly(Family.doses("1/2", "tsp", weeks: 1...12))),
                ItemDraft("Egg", .recommended, .same(DoseDraft("1", "piece"))),
            ],
            now: "2026-02-11T08:00"
        )
        try family.ann.setEmergencyPlan(
            EmergencyPlan(
                number: "911",
                allergens: "peanut",
                weight: "18 kg",
                adrenaline: "0.15 mg",
                expires: date("2026-12-31"),
                contacts: "Ann"
            )
        )
        for name in ["Peanut", "Cashew"] {
            try family.ann.log(family.item(name).id, early: true, clinicSaidGoOn: true)
        }
        try family.at("2026-02-12T08:00")
        let log = try family.ann.log(family.item("Peanut").id).entry.id
        try family.at("2026-02-12T08:05")
        let (peanut, cashew, egg) = (
            try family.item("Peanut").id, try family.item("Cashew").id, try family.item("Egg").id
        )
        let expected = """
            {"title":"Mia Plan",
            "cycle":{"number":1,"week":6,"day":4,"weeks":12,"phase":"dosing","start":"2026-01-05","challenge":"2026-03-30"},
            "date":"2026-02-12",
            "categories":[{"category":"medicine","timer":null,"items":[]},{"category":"maintenance","timer":null,"items":[]},
            {"category":"treatment","timer":{"endsAt":"2026-02-12T15:15:00.000Z","remainingSeconds":600},"items":[
            {"id":"\(peanut)","name":"Peanut","dose":{"amount":"1/4","unit":"tsp","text":"1/4 tsp"},"checked":true,
            "log":{"id":"\(log)","at":"2026-02-12T15:00:00.000Z","by":"Ann","early":false},"week":null},
            {"id":"\(cashew)","name":"Cashew","dose":{"amount":"1/2","unit":"tsp","text":"1/2 tsp"},"checked":false,"log":null,
            "week":null}]},
            {"category":"recommended","timer":null,"items":[
            {"id":"\(egg)","name":"Egg","dose":{"amount":"1","unit":"piece","text":"1 piece"},"checked":false,"log":null,
            "week":{"count":0,"state":"low"}}]}],
            "prompts":[{"kind":"timer","text":"The next treatment food is at 08:15; logging Cashew before then asks whether it was \
            early"},{"kind":"rest","text":"The plan's rest after treatment foods ends at 09:00"}],
            "warnings":[]}
            """
        let own = try JSONDecoder().decode(AnyJSON.self, from: Data(expected.utf8))
        let shown = try JSONDecoder().decode(AnyJSON.self, from: Data(json(family.ann.homeScreen()).utf8))
        #expect(shown.lacks(own) == [])
        guard case .object(let keys) = shown else { return }
        #expect(
            Set(keys.keys) == [
                "title", "cycle", "date", "categories", "prompts", "warnings", "subtitle", "revision", "validUntil",
                "zoneNote", "actions", "bottom",
            ]
        )
    }

    @Test("before the start week and day are null in home's JSON, and nothing is left out")
    func shapeBefore() throws {
        let home = try Family([], now: "2026-01-01T08:00").ann.homeScreen()
        let text = try json(home)
        #expect(text.contains(#""day":null"#) && text.contains(#""week":null"#) && text.contains(#""zoneNote":null"#))
        #expect(text.contains(#""phase":"before""#))
    }

    @Test("every screen is written as JSON and reads back equal")
    func codable() throws {
        let family = try Family()
        let peanut = try family.ann.log(family.item("Peanut").id).entry.id
        try family.ann.log(family.item("Egg").id)
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild, after: peanut))
        try family.ann.hold(date("2026-01-08")...date("2026-01-09"), reason: "illness")
        try family.ann.setSupply(family.item("Egg").id, DoseDraft("6", "piece"))
        _ = try family.ann.roomCode()
        let ann = family.ann
        func check<Page: Screen>(_ page: Page) throws {
            #expect(try JSONDecoder().decode(Page.self, from: Data(json(page).utf8)) == page, "\(Page.self)")
            #expect(page.revision == (try ann.homeScreen().revision))
            #expect(!page.title.isEmpty)
        }
        try check(ann.homeScreen())
        try check(ann.setupScreen())
        try check(ann.setupScreen(typed: ["who": "self", "step": "items", "medicine.count": "1"]))
        try check(ann.newCycleScreen(typed: ["step": "confirm"]))
        try check(ann.settingsScreen())
        try check(ann.editPlanPage())
        try check(ann.editCyclePage(typed: ["start": "2026-01-04"]))
        try check(ann.editItemsPage())
        try check(ann.addItemPage(.medicine, editing: family.item("Cetirizine").id))
        try check(ann.addTreatmentFoodItemPage(editing: family.item("Peanut").id))
        try check(ann.editUnitsPage())
        try check(ann.addUnitPage(.treatmentItem(nil, week: 3), typed: ["name": "Oat"]))
        try check(ann.unitPage(ann.findUnit("tsp").id))
        try check(ann.remindersPage())
        try check(ann.treatmentTimerPage())
        try check(ann.historyPage(audit: true))
        try check(ann.logPage(peanut))
        try check(ann.weekViewPage())
        try check(ann.roomPage())
        try check(ann.reactionsPage())
        try check(ann.holdsPage())
        try check(ann.suppliesPage())
        try check(ann.adherencePage())
        try check(ann.reportPage())
    }

    @Test("the revision changes with every change and with nothing else")
    func revision() throws {
        let family = try Family()
        let first = try family.ann.homeScreen().revision
        #expect(try family.ann.editItemsPage().revision == first)
        try family.ann.log(family.item("Egg").id)
        #expect(try family.ann.homeScreen().revision != first)
    }

    @Test(
        "home is valid until the room's midnight, however long the day is",
        arguments: [
            ("America/Phoenix", "2026-03-08T12:00", "2026-03-09T07:00:00.000Z"),
            ("America/New_York", "2026-03-08T00:30", "2026-03-09T04:00:00.000Z"),
            ("Pacific/Apia", "2026-03-08T23:59:59", "2026-03-08T11:00:00.000Z"),
        ]
    )
    func validUntil(zone: String, now: String, midnight: String) throws {
        let family = try Family(zone: zone, now: now)
        family.clock.zone = try TimeZone.named("Europe/London")
        let home = try family.ann.homeScreen()
        let expected = try Instant(iso8601: midnight)
        // Until 03:00, the screen already expires when yesterday is no longer offered.
        let grace = try family.instant("2026-03-08T03:00")
        #expect(home.validUntil == (family.clock.now < grace ? min(grace, expected) : expected))
        #expect(try family.ann.weekViewPage().validUntil == expected)
        family.clock.now = expected.adding(milliseconds: -1)
        #expect(try family.ann.homeScreen().date == date("2026-03-08"))
        family.clock.now = expected
        #expect(try family.ann.homeScreen().date == date("2026-03-09"))
    }

    @Test("While a timer or the rest runs, home is valid until its end, or midnight if that is sooner")
    func validUntilTimer() throws {
        let family = try Family(now: "2026-01-05T08:00")
        try family.ann.log(family.item("Peanut").id)
        #expect(try family.ann.homeScreen().validUntil == family.instant("2026-01-05T08:15"))
        try family.at("2026-01-05T08:15")
        #expect(try family.ann.homeScreen().validUntil == family.instant("2026-01-05T09:00"), "the rest ends")
        try family.at("2026-01-05T09:00")
        #expect(try family.ann.homeScreen().validUntil == family.instant("2026-01-06T00:00"))
        try family.at("2026-01-05T23:50")
        try family.ann.log(family.item("Cashew").id)
        #expect(try family.ann.homeScreen().validUntil == family.instant("2026-01-06T00:00"))
        try family.at("2026-01-06T00:00")
        let home = try family.ann.homeScreen()
        #expect(home.validUntil == (try family.instant("2026-01-06T00:05")))
        #expect(home.categories[2].timer?.remainingSeconds == 300)
    }

    @Test(
        "the stream brings a new home when someone else writes",
        .timeLimit(.minutes(2))
    )
    func observed() async throws {
        let folder = try TemporaryFolder()
        let family = try Family(file: folder.file("room.sqlite"))
        var pages = family.ann.homeScreens().makeAsyncIterator()
        let first = try #require(try await pages.next())
        #expect(first.items(.treatment).allSatisfy { !$0.checked })
        let other = try TIPsTracker.open(
            at: folder.file("room.sqlite"),
            clock: family.clock.wallClock,
            ids: .seeded(7)
        )
        try other.log(family.item("Peanut").id)
        var page = try #require(try await pages.next())
        while page.revision == first.revision { page = try #require(try await pages.next()) }
        #expect(page.items(.treatment).map(\.checked) == [true, false, false])
    }
}

func json(_ value: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}
