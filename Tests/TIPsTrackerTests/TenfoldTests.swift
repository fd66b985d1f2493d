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
            ("0.5", "5", true, true), ("0.5", "50", true, true), ("5", "0.5", false, false),
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
}
