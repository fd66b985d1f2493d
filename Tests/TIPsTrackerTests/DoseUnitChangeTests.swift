import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A dose in another unit")
struct DoseUnitChangeTests {
    /// The answer that an edit needs.
    enum Question { case none, tenfold, unit }

    @Test(
        "Doses of units with a known relation are compared in one unit, and any other change of the unit is confirmed",
        arguments: [
            ("5 mg", "5 g", Question.tenfold), ("5 g", "5000 mg", .none), ("1 g", "10000 mg", .tenfold),
            ("1 g", "9999 mg", .none), ("500 mcg", "0.5 mg", .none), ("500 mcg", "5 mg", .tenfold),
            ("5 mL", "1 tsp", .none), ("1 mL", "2 tsp", .tenfold), ("1 mL", "1 tbsp", .tenfold),
            ("1 tsp", "50 mL", .tenfold), ("1 tsp", "49 mL", .none), ("100 mL", "1 L", .tenfold),
            ("5 g", "5 mg", .unit), ("1 g", "1 piece", .unit), ("1 tsp", "1 g", .unit), ("1 piece", "1 tablet", .unit),
        ]
    )
    func edited(from: String, to: String, question: Question) throws {
        for category in [Category.medicine, .treatment] {
            let family = try Family([ItemDraft("X", category, nil)])
            for unit in ["mcg", "L"] { try family.ann.addUnit(unit) }
            func draft(_ text: String) throws -> DosingDraft {
                let parts = try DoseRule.split(text)
                return .same(DoseDraft(parts.amount, parts.unit))
            }
            let item = try family.item("X").id
            try family.ann.editItem(item, ItemEdit(dosing: draft(from)))
            let edit = ItemEdit(dosing: try draft(to))
            var error: TIPsError?
            do throws(TIPsError) { try family.ann.editItem(item, edit) } catch let refusal { error = refusal }
            switch (question, error) {
            case (.none, nil): continue
            case (.tenfold, .tenfoldDose(_, let before, let after, _)),
                (.unit, .otherUnit(_, let before, let after, _)):
                #expect(before.text == from && after.text == to)
                #expect(error?.description.contains(from) == true && error?.description.contains(to) == true)
            default: Issue.record("\(from) to \(to): \(String(describing: error))")
            }
            #expect(try family.item("X").dosing.daily?.amount == DoseRule.amount(DoseRule.split(from).amount).value)
            try family.ann.editItem(
                item,
                edit,
                tenfoldIsMeant: question == .tenfold,
                unitIsMeant: question == .unit
            )
        }
    }

    @Test("Weekly doses, weeks that a cycle gains and the next cycle's first week are confirmed as well")
    func weekly() throws {
        var doses = Family.doses("5", "mg", weeks: 1...11)
        doses[12] = DoseDraft("5", "g")
        let family = try Family([])
        let jump = ItemDraft("Peanut", .treatment, .weekly(doses))
        #expect(throws: TIPsError.self) { try family.ann.addItem(jump) }
        doses[12] = DoseDraft("5", "piece")
        let other = ItemDraft("Peanut", .treatment, .weekly(doses))
        #expect(throws: TIPsError.self) { try family.ann.addItem(other, tenfoldIsMeant: true) }
        try family.ann.addItem(other, unitIsMeant: true)
        let peanut = try family.item("Peanut").id
        let cycle = Cycle.ID("cycle-1")
        let gain = CycleEdit(
            challenge: try date("2026-04-06"),
            newWeeks: [peanut: [13: DoseDraft("50", "piece")]]
        )
        #expect(throws: TIPsError.self) { try family.ann.editCycle(cycle, gain) }
        try family.ann.editCycle(cycle, gain, tenfoldIsMeant: true)
        try family.at("2026-04-06T08:00")
        let next = NewCycleDraft(
            start: try date("2026-04-07"),
            challenge: try date("2026-04-14"),
            dosing: [peanut: .weekly([1: DoseDraft("5", "g")])]
        )
        #expect(throws: TIPsError.self) { try family.ann.newCycle(next, tenfoldIsMeant: true) }
        try family.ann.newCycle(next, unitIsMeant: true)
    }
}
