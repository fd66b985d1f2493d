import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A dose that is much more than the one before")
struct TenfoldTests {
    @Test(
        "an edited dose of any category is confirmed from ten times on, and warned of above three times",
        arguments: [
            ("5", "15", false, false), ("5", "15.01", true, false), ("0.5", "4.99", true, false),
            ("0.5", "5", true, true), ("0.5", "50", true, true), ("5", "0.51", false, false),
        ]
    )
    func edited(from: String, to: String, isWarned: Bool, isTenfold: Bool) throws {
        for category in [Category.medicine, .maintenance, .recommended, .treatment] {
            let family = try Family([ItemDraft("X", category, .same(DoseDraft(from, "mL")))])
            let edit = ItemEdit(dosing: .same(DoseDraft(to, "mL")))
            let item = try family.item("X").id
            let labels = [from, to].map { DoseLabel(amount: $0, unit: "mL") }
            if isTenfold {
                #expect(throws: TIPsError.tenfoldDose(item: "X", from: labels[0], to: labels[1])) {
                    try family.ann.editItem(item, edit)
                }
                #expect(try family.item("X").dosing.daily?.text == from)
            }
            let receipt = try family.ann.editItem(item, edit, tenfoldIsMeant: isTenfold)
            let warning = PlanWarning.doseGrows(item: "X", from: labels[0], to: labels[1], isTenfold: isTenfold)
            #expect(receipt.warnings == (isWarned ? [warning] : []), "\(category)")
        }
    }

    @Test(
        "An edited dose of a tenth or less is confirmed in every category",
        arguments: [("5", "0.5"), ("5", "0.05"), ("1.5", "1/10")]
    )
    func tenth(from: String, to: String) throws {
        for category in Category.allCases {
            let family = try Family([ItemDraft("X", category, .same(DoseDraft(from, "mL")))])
            let edit = ItemEdit(dosing: .same(DoseDraft(to, "mL")))
            let item = try family.item("X").id
            let labels = [from, to].map { DoseLabel(amount: $0, unit: "mL") }
            let error = TIPsError.tenfoldDose(item: "X", from: labels[0], to: labels[1])
            #expect(throws: error) { try family.ann.editItem(item, edit) }
            #expect(error.question(in: family.zone)?.contains("which is a tenth as much or less") == true)
            #expect(try family.item("X").dosing.daily?.text == from)
            let receipt = try family.ann.editItem(item, edit, tenfoldIsMeant: true)
            #expect(receipt.warnings == [.doseShrinks(item: "X", from: labels[0], to: labels[1])])
        }
    }

    @Test(
        "the first week is looked at beside the last week of the cycle before",
        arguments: [("3", false, false), ("3.01", true, false), ("9.99", true, false), ("10", true, true)]
    )
    func nextCycle(first: String, isWarned: Bool, isTenfold: Bool) throws {
        var doses = Family.doses("5", "mL", weeks: 1...11)
        doses[12] = DoseDraft("1", "mL")
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(doses))], now: "2026-03-30T08:00")
        let peanut = try family.item("Peanut").id
        let draft = NewCycleDraft(
            start: try date("2026-03-31"),
            challenge: try date("2026-04-14"),
            dosing: [peanut: .weekly(Family.doses(first, "mL", weeks: 1...2))]
        )
        if isTenfold {
            #expect(throws: TIPsError.self) { try family.ann.newCycle(draft) }
            #expect(try family.ann.plan().cycles.count == 1)
        }
        let receipt = try family.ann.newCycle(draft, tenfoldIsMeant: isTenfold)
        #expect(receipt.warnings.contains { if case .doseGrows = $0 { true } else { false } } == isWarned)
    }

    @Test(
        "A dose is compared with the one that it replaces, whether by week or the same for all weeks",
        arguments: [
            (ItemEdit(dosing: .same(DoseDraft("6", "tsp"))), true),
            (ItemEdit(dosing: .same(DoseDraft("5.99", "tsp"))), false),
            (ItemEdit(dosing: .weekly([3: DoseDraft("6", "tsp")])), true),
            (ItemEdit(dosing: .weekly([3: DoseDraft("5.99", "tsp")])), false),
            (ItemEdit(dosing: .weekly(Family.doses("6", "tsp", weeks: 2...12))), true),
        ]
    )
    func replaced(edit: ItemEdit, isTenfold: Bool) throws {
        var doses = Family.doses("0.6", "tsp", weeks: 2...12)
        doses[1] = DoseDraft("0.5", "tsp")
        // The same holds in week 2.
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(doses))], now: "2026-01-05T08:00")
        try family.at("2026-01-12T08:00")
        let peanut = try family.item("Peanut").id
        if isTenfold {
            let error = #expect(throws: TIPsError.self) { try family.ann.editItem(peanut, edit) }
            guard case .tenfoldDose("Peanut", _, DoseLabel(amount: "6", unit: "tsp"), _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try family.item("Peanut").dosing.weeks[3]?.text == "0.6")
        }
        try family.ann.editItem(peanut, edit, tenfoldIsMeant: isTenfold)
    }

    @Test(
        "A first setup asks about the doses of a food as its form does, and a yes sets it up",
        arguments: [
            (["1 g", "10 g", "2 g"], "“Peanut” has 10 g after 1 g, which is ten times as much or more"),
            (["1 g", "100 mg", "2 g"], "which is another unit"),
            (["1 g", "9 g", "9 g"], nil),
        ]
    )
    func setup(doses: [String], words: String?) async throws {
        let family = try Family(isSetUp: false)
        var typed = [
            "who": "self", "step": "confirm", "patient": "Mia", "start": "2026-01-05", "challenge": "2026-01-26",
            "me": "Ann", "treatment.count": "1", "treatment.1.name": "Peanut",
        ]
        for (week, dose) in zip(1..., doses.map { $0.split(separator: " ").map(String.init) }) {
            typed["treatment.1.week.\(week).dose"] = dose[0]
            typed["treatment.1.week.\(week).unit"] = dose[1]
        }
        let link = TIPsLink.draft(.setup, typed)
        let asked = try await family.ann.perform(Act("finish"), at: link)
        if let words {
            guard case .question(let question) = asked else {
                Issue.record("\(asked)")
                return
            }
            #expect(question.question.contains(words), "\(question.question)")
            #expect(question.proceed == "The plan says so")
            #expect(try !family.ann.isSetUp())
            guard case .done = try await family.ann.perform(Act("finish", isConfirmed: true), at: link) else {
                Issue.record("a yes didn't set the room up")
                return
            }
        }
        #expect(try family.item("Peanut").dosing.weeks.count == 3)
    }

    @Test("The question of a first setup names every unusual dose, of all foods")
    func namesEveryDose() async throws {
        let family = try Family(isSetUp: false)
        var typed = [
            "who": "self", "step": "confirm", "patient": "Mia", "start": "2026-01-05", "challenge": "2026-01-26",
            "me": "Ann", "treatment.count": "3",
        ]
        let foods = [
            ("Peanut", ["1", "10", "100"], "g"), ("Cashew", ["2", "20", "20"], "mL"),
            ("Sesame", ["1", "1", "1"], "tsp"),
        ]
        for (place, food) in zip(1..., foods) {
            typed["treatment.\(place).name"] = food.0
            for (week, dose) in zip(1..., food.1) {
                typed["treatment.\(place).week.\(week).dose"] = dose
                typed["treatment.\(place).week.\(week).unit"] = food.2
            }
        }
        typed["treatment.3.week.3.unit"] = "piece"
        guard case .question(let question) = try await family.ann.perform(Act("finish"), at: .draft(.setup, typed))
        else {
            Issue.record("nothing was asked")
            return
        }
        for words in [
            "“Peanut” has 10 g after 1 g, which is ten times as much or more; “Peanut” has 100 g after 10 g",
            "“Cashew” has 20 mL after 2 mL", "“Sesame” has 1 piece after 1 tsp, which is another unit",
        ] {
            #expect(question.question.contains(words), "\(question.question)")
        }
    }

    @Test(
        "A first setup through the engine alone refuses an unusual dose that nobody confirmed, and writes nothing",
        arguments: [("1", "10", "g", "g"), ("1", "100", "g", "mg")]
    )
    func setupOfADraft(first: String, second: String, unit: String, other: String) throws {
        let family = try Family(isSetUp: false)
        let doses = [1: DoseDraft(first, unit), 2: DoseDraft(second, other)]
        let draft = SetupDraft(
            patient: "Mia",
            start: try date("2026-01-05"),
            challenge: try date("2026-01-19"),
            me: "Ann",
            timeZoneID: "America/Phoenix",
            items: [ItemDraft("Peanut", .treatment, .weekly(doses))]
        )
        let (from, to) = (DoseLabel(amount: first, unit: unit), DoseLabel(amount: second, unit: other))
        let isTenfold = unit == other
        let error: TIPsError =
            isTenfold
            ? .tenfoldDose(item: "Peanut", from: from, to: to) : .otherUnit(item: "Peanut", from: from, to: to)
        #expect(throws: error) { try family.ann.setUp(draft) }
        #expect(throws: error) { try family.ann.setUp(draft, tenfoldIsMeant: !isTenfold, unitIsMeant: isTenfold) }
        #expect(try !family.ann.isSetUp())
        try family.ann.setUp(draft, tenfoldIsMeant: isTenfold, unitIsMeant: !isTenfold)
        #expect(try family.ann.isSetUp())
    }

    @Test(
        "The first doses of a cycle that began without them are compared with the last one of the cycle before",
        arguments: [DosingDraft.same(DoseDraft("5", "tsp")), .weekly(Family.doses("5", "tsp", weeks: 2...12))]
    )
    func dosesThatFollow(doses: DosingDraft) throws {
        let weekly = DosingDraft.weekly(Family.doses("0.5", "tsp", weeks: 1...12))
        let family = try Family([ItemDraft("Peanut", .treatment, weekly)], now: "2026-03-30T08:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-06-22"), dosesFollow: true)
        )
        // The first week is over.
        try family.at("2026-04-06T08:00")
        let peanut = try family.item("Peanut").id
        let labels = ["0.5", "5"].map { DoseLabel(amount: $0, unit: "tsp") }
        #expect(throws: TIPsError.tenfoldDose(item: "Peanut", from: labels[0], to: labels[1])) {
            try family.ann.editItem(peanut, ItemEdit(dosing: doses))
        }
        try family.ann.editItem(peanut, ItemEdit(dosing: doses), tenfoldIsMeant: true)
    }

    @Test("Doses by week that take the place of one dose are compared with it")
    func weeklyInsteadOfOne() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, .same(DoseDraft("0.5", "tsp")))])
        let peanut = try family.item("Peanut").id
        #expect(throws: TIPsError.self) {
            try family.ann.editItem(peanut, ItemEdit(dosing: .weekly(Family.doses("5", "tsp", weeks: 1...12))))
        }
        try family.ann.editItem(peanut, ItemEdit(dosing: .weekly(Family.doses("4.99", "tsp", weeks: 1...12))))
    }
}
