import FractionParser
import ScreenKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Setting up")
struct SetupTests {
    @Test(
        "a first cycle whose food challenge was more than five years ago is refused at its field",
        arguments: [
            ("2020-10-12", "2021-01-04", true), ("2020-10-12", "2021-01-05", false), ("1926-11-23", "1927-01-01", true),
        ]
    )
    func longPast(start: String, challenge: String, isRefused: Bool) throws {
        let fresh = try Family(isSetUp: false).ann
        let draft = SetupDraft(
            patient: "Mia",
            start: try date(start),
            challenge: try date(challenge),
            me: "Ann",
            timeZoneID: "America/Phoenix"
        )
        let typed = ["who": "self", "step": "cycle", "patient": "Mia", "start": start, "challenge": challenge]
        let error = try fresh.setupScreen(typed: typed).form[field: "challenge"]?.error
        #expect((error?.contains("years ago") ?? false) == isRefused)
        if isRefused {
            #expect(throws: TIPsError.cycleLongPast(challenge: draft.challenge)) { try fresh.setUp(draft) }
        } else {
            try fresh.setUp(draft)
        }
    }

    @Test("one setup makes the room, its admin, the usual units, the first cycle and its items in order")
    func everything() throws {
        let family = try Family(settings: MemberSettings(timerMinutes: 20))
        let plan = try family.ann.plan()
        #expect(plan.room.timeZoneID == "America/Phoenix")
        #expect(plan.members.map(\.name) == ["Ann"])
        #expect(plan.members.map(\.role) == [.admin])
        #expect(try family.ann.currentMember() == plan.members.first)
        #expect(Set(plan.pickableUnits.map(\.name)) == Set(DoseUnit.usual))
        let cycle = try Cycle(
            id: Cycle.ID("cycle-1"),
            patient: "Mia",
            number: 1,
            start: date("2026-01-05"),
            challenge: date("2026-03-30")
        )
        #expect(plan.cycle == cycle)
        #expect(plan.cycles == [cycle])
        #expect(try family.names(.medicine) == ["Cetirizine"])
        #expect(try family.names(.maintenance) == ["Almond"])
        #expect(try family.names(.treatment) == ["Peanut", "Cashew", "Sesame"])
        #expect(try family.names(.recommended) == ["Egg"])
        #expect(plan.items.allSatisfy { $0.added == nil && $0.archived == nil && $0.lineage == $0.id })
        let peanut = try family.item("Peanut")
        #expect(peanut.dosing.isWeekly)
        #expect(peanut.dosing.weeks.keys.sorted() == Array(1...12))
        #expect(try plan.label(#require(peanut.dosing.dose(inWeek: 7))).text == "1/4 tsp")
        #expect(try family.ann.settings().timerMinutes == 20)
        #expect(try family.summaries() == ["plan for Mia set up"])
    }

    @Test("at the first launch there is no room and no item, and every question says that it must be set up")
    func empty() throws {
        let family = try Family(isSetUp: false)
        #expect(try !family.ann.isSetUp())
        #expect(throws: TIPsError.notSetUp) { try family.ann.plan() }
        #expect(throws: TIPsError.notSetUp) { try family.ann.currentMember() }
        #expect(throws: TIPsError.notSetUp) { try family.ann.settings() }
        #expect(throws: TIPsError.notSetUp) { try family.ann.addItem(ItemDraft("Egg", .maintenance, nil)) }
        #expect(throws: TIPsError.notSetUp) { try family.ann.setTimer(isOn: false) }
        #expect(throws: TIPsError.notSetUp) { try family.ann.become(Member.ID("x")) }
        try family.ann.setUp(draft())
        #expect(try family.ann.isSetUp())
        #expect(try family.ann.plan().items.isEmpty)
    }

    @Test("wrong input of any kind is refused, and nothing is written", arguments: Fault.all)
    func refused(fault: Fault) throws {
        let family = try Family(isSetUp: false)
        let before = try family.dump()
        var draft = try draft([ItemDraft("Peanut", .treatment, rising(1...12))])
        fault.make(&draft)
        #expect(throws: fault.error) { try family.ann.setUp(draft) }
        #expect(try family.dump() == before)
        #expect(try !family.ann.isSetUp())
    }

    @Test("a room is set up once")
    func twice() throws {
        let family = try Family()
        let before = try family.dump()
        #expect(throws: TIPsError.alreadySetUp) { try family.ann.setUp(draft()) }
        #expect(try family.dump() == before)
    }

    @Test("a unit of a setup is one unit in both languages and numbers: the form refuses it twice, a draft has it once")
    func oneUnit() throws {
        for (typed, taken) in [
            ("drop, gota", "gota"), ("gota, drops", "drops"), ("pieza", "pieza"), ("gota", nil),
        ] as [(String, String?)] {
            let items = ["step": "items", "who": "self", "units": typed]
            let error = try Family(isSetUp: false).ann.setupScreen(typed: items).form[field: "units"]?.error
            #expect(error == taken.map { TIPsError.nameTaken($0, what: "unit").description }, "\(typed)")
        }
        let family = try Family(isSetUp: false)
        var draft = try draft([ItemDraft("Vitamin D", .medicine, .same(DoseDraft("2", "gotas")))])
        draft.units = ["gota", "drop", "piezas"]
        try family.ann.setUp(draft)
        let plan = try family.ann.plan()
        #expect(Set(plan.units.map(\.name)) == Set(DoseUnit.usual + ["drop"]))
        #expect(plan.units.count == 10)
    }

    @Test("units besides the usual ones come along once, and an item can have one in any case")
    func units() throws {
        let family = try Family(isSetUp: false)
        var draft = try draft([ItemDraft("Sesame", .maintenance, .same(DoseDraft("3", "DROP")))])
        draft.units = ["drop", " Drop ", "MG"]
        try family.ann.setUp(draft)
        let plan = try family.ann.plan()
        #expect(Set(plan.units.map(\.name)) == Set(DoseUnit.usual + ["drop"]))
        #expect(plan.units.count == 10)
        #expect(try plan.label(#require(family.item("sesame").dosing.daily)).text == "3 drops")
    }

    @Test("a plan that is set up in mid-cycle holds from its start, with this week's doses and those after it required")
    func midCycle() throws {
        let late = try Family([ItemDraft("Peanut", .treatment, rising(1...12))], now: "2026-01-22T08:00")
        #expect(try late.item("Peanut").added == nil)
        #expect(try late.item("Peanut").dosing.weeks[1]?.text == "1")
        let open = try Family([ItemDraft("Peanut", .treatment, rising(3...12))], now: "2026-01-22T08:00")
        #expect(try open.item("Peanut").dosing.weeks.keys.sorted() == Array(3...12))
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: [3])) {
            try Family([ItemDraft("Peanut", .treatment, rising(4...12))], now: "2026-01-22T08:00")
        }
    }

    @Test("a place in a draft is a place in its category; without one an item is the last")
    func positions() throws {
        let family = try Family([
            ItemDraft("Oat", .maintenance, nil), ItemDraft("Cetirizine", .medicine, nil),
            ItemDraft("Almond", .maintenance, nil, position: 1), ItemDraft("Milk", .maintenance, nil, position: 2),
            ItemDraft("Soy", .maintenance, nil, position: 99), ItemDraft("Fish", .maintenance, nil, position: -4),
        ])
        #expect(try family.names(.maintenance) == ["Fish", "Almond", "Milk", "Oat", "Soy"])
        #expect(try family.names(.medicine) == ["Cetirizine"])
    }

    @Test("a device becomes a member's and stays it; a member who was removed or never was is refused")
    func become() throws {
        let family = try Family()
        let bob = try family.ann.addMember("Bob", role: .logger)
        #expect(try family.ann.become(bob.id) == bob)
        let later = TIPsTracker(store: family.store, clock: family.clock.wallClock, ids: .seeded(9))
        #expect(try later.currentMember() == bob)
        let ann = try later.findMember("ann")
        #expect(try later.acting(as: ann.id).currentMember() == ann)
        try later.become(ann.id)
        try later.revoke(bob.id)
        #expect(throws: TIPsError.notAllowed(.revoked("Bob"))) { try later.become(bob.id) }
        #expect(throws: TIPsError.notFound(what: "member", "nobody")) { try later.become(Member.ID("nobody")) }
        #expect(try later.currentMember() == ann)
    }

    private func draft(_ items: [ItemDraft] = []) throws -> SetupDraft {
        SetupDraft(
            patient: "Mia",
            start: try date("2026-01-05"),
            challenge: try date("2026-03-30"),
            me: "Ann",
            timeZoneID: "America/Phoenix",
            items: items
        )
    }
}

extension SetupTests {
    /// A fault in a draft, with its error.
    struct Fault: Sendable, CustomTestStringConvertible {
        let name: String
        let error: TIPsError
        let make: @Sendable (inout SetupDraft) -> Void
        var testDescription: String { name }

        init(_ name: String, _ error: TIPsError, _ make: @escaping @Sendable (inout SetupDraft) -> Void) {
            self.name = name
            self.error = error
            self.make = make
        }

        static func item(_ name: String, _ error: TIPsError, _ item: ItemDraft) -> Fault {
            Fault(name, error) { $0.items.append(item) }
        }

        static let start = LocalDate("2026-01-05") ?? LocalDate(dayNumber: 0)
        static let long = String(repeating: "x", count: 10_000)

        static let all: [Fault] = texts + dates + items

        static let texts: [Fault] = [
            Fault("no patient", .blank(.patientName)) { $0.patient = " \u{200B}" },
            Fault("a long patient", .tooLong(.patientName, characters: 10_000)) { $0.patient = long },
            Fault("no name", .blank(.memberName)) { $0.me = "" },
            Fault("a long name", .tooLong(.memberName, characters: 10_000)) { $0.me = long },
            Fault("no zone", .notFound(what: "time zone", "Mars/Olympus")) { $0.timeZoneID = "Mars/Olympus" },
            Fault("no own zone", .notFound(what: "time zone", "")) { $0.settings.timeZoneID = "" },
            Fault("no minutes", .timerOutOfRange(0)) { $0.settings.timerMinutes = 0 },
            Fault("too many minutes", .timerOutOfRange(241)) { $0.settings.timerMinutes = 241 },
            Fault("no unit", .blank(.unitName)) { $0.units = ["drop", " "] },
            Fault("a long unit", .tooLong(.unitName, characters: 10_000)) { $0.units = [long] },
        ]

        static let dates: [Fault] = [
            Fault("cycle 0", .cycleNumberOutOfRange(0)) { $0.number = 0 },
            Fault("cycle 26", .cycleNumberOutOfRange(26)) { $0.number = 26 },
            Fault("no days", .challengeNotAfterStart(start: start, challenge: start)) { $0.challenge = $0.start },
            Fault("days backwards", .challengeNotAfterStart(start: start, challenge: start.previous)) {
                $0.challenge = $0.start.previous
            },
            Fault("61 weeks", .cycleTooLong(weeks: 61)) { $0.challenge = $0.start.adding(days: 421) },
        ]

        static let items: [Fault] = [
            .item("no item name", .blank(.itemName), ItemDraft("\u{3000}", .medicine, nil)),
            .item("a long item", .tooLong(.itemName, characters: 10_000), ItemDraft(long, .medicine, nil)),
            .item("no dose", .doseNotPositive("0"), ItemDraft("Egg", .medicine, .same(DoseDraft("0", "mg")))),
            .item("below no dose", .doseNotPositive("-1"), ItemDraft("Egg", .medicine, .same(DoseDraft("-1", "mg")))),
            .item("a range", .doseIsRange("1-2"), ItemDraft("Egg", .medicine, .same(DoseDraft("1-2", "mg")))),
            .item(
                "a comma",
                .notAnAmount(text: "0,5", AmountError(.syntax, offset: 1, found: ",")),
                ItemDraft("Egg", .medicine, .same(DoseDraft("0,5", "mg")))
            ),
            .item(
                "no such unit",
                .notFound(what: "unit", "cup"),
                ItemDraft("Egg", .medicine, .same(DoseDraft("1", "cup")))
            ),
            .item(
                "weeks of a medicine",
                .weeklyDosesNotAllowed(.medicine),
                ItemDraft("Egg", .medicine, rising(1...12))
            ),
            .item(
                "a week missing",
                .missingWeekDoses(item: "Egg", weeks: [12]),
                ItemDraft("Egg", .treatment, rising(1...11))
            ),
            .item("a week too many", .noSuchWeek(13, weeks: 12), ItemDraft("Egg", .treatment, rising(1...13))),
            .item(
                "no weeks",
                .missingWeekDoses(item: "Egg", weeks: Array(1...12)),
                ItemDraft("Egg", .treatment, .weekly([:]))
            ),
        ]
    }
}
