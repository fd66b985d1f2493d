import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The new name of a unit")
struct UnitRenameTests {
    /// The answer that a new name gets.
    enum Answer { case saved, asked, refused }

    @Test(
        "A name that makes a unit in use another measure is refused, one that may change its doses is asked about, and another word is saved",
        arguments: [
            ("mL", "mcg", .refused), ("tsp", "tablespoon", .refused),
            ("tsp", "g", .refused),
            ("tsp", "tbspn", .asked), ("tsp", "Löffel", .asked), ("piece", "tablet", .asked), ("piece", "g", .asked),
            ("tsp", "TSP", .saved), ("tsp", "teaspoon", .saved),
            ("mL", "milliliter", .saved),
            ("piece", "pieces", .saved), ("piece", "pc", .saved),
        ] as [(String, String, Answer)]
    )
    func names(old: String, new: String, answer: Answer) throws {
        let family = try Family()
        for name in ["g", "tablet"] where name == new { try family.ann.deleteUnit(family.ann.findUnit(name).id) }
        let unit = try family.ann.findUnit(old)
        var error: TIPsError?
        do throws(TIPsError) { try family.ann.renameUnit(unit.id, to: new) } catch let refusal { error = refusal }
        switch (answer, error) {
        case (.saved, nil): return
        case (.asked, .unitInUse(let doses)):
            #expect(!doses.isEmpty)
            for dose in doses {
                #expect(error?.description.contains("“\(dose.item)” would have \(dose.to.text) instead of") == true)
            }
            #expect(try family.ann.findUnit(old) == unit)
            try family.ann.renameUnit(unit.id, to: new, isMeant: true)
        case (.refused, .otherMeasure(_, _, let items)):
            #expect(items == (old == "mL" ? ["Cetirizine"] : ["Peanut", "Cashew"]))
            #expect(throws: TIPsError.self) { try family.ann.renameUnit(unit.id, to: new, isMeant: true) }
            #expect(try family.ann.findUnit(old) == unit)
        default: Issue.record("\(old) to \(new): \(String(describing: error))")
        }
    }

    @Test("A name between two measures doesn't lead from one to the other")
    func between() throws {
        let family = try Family()
        let tsp = try family.ann.findUnit("tsp").id
        try family.ann.renameUnit(tsp, to: "Löffel", isMeant: true)
        #expect(throws: TIPsError.otherMeasure(from: "Löffel", to: "tablespoon", items: ["Peanut", "Cashew"])) {
            try family.ann.renameUnit(tsp, to: "tablespoon", isMeant: true)
        }
        try family.ann.renameUnit(tsp, to: "teaspoon", isMeant: true)
    }

    @Test("A unit that no item uses gets any name")
    func unused() throws {
        let family = try Family()
        try family.ann.renameUnit(family.ann.findUnit("mg").id, to: "mcg")
        #expect(try family.ann.findUnit("mcg").name == "mcg")
    }

    @Test("The button asks, and a yes saves the name")
    func button() async throws {
        let family = try Family()
        let unit = try family.ann.findUnit("tsp").id
        let page = try family.ann.unitPage(unit, typed: ["unit": "Löffel"])
        let act = Act(page.save.id, fields: ["unit": "Löffel"])
        guard case .question(let question) = try await family.ann.perform(act, at: .editUnit(unit)) else {
            Issue.record("no question")
            return
        }
        #expect(question.question.contains("“Peanut” would have 1/4 Löffel instead of 1/4 tsp"))
        #expect(try family.ann.findUnit("tsp").id == unit)
        let yes = Act(page.save.id, fields: ["unit": "Löffel"], isConfirmed: true)
        guard case .done = try await family.ann.perform(yes, at: .editUnit(unit)) else {
            Issue.record("not done")
            return
        }
        #expect(try family.ann.findUnit("Löffel").id == unit)
    }

    @Test("On the day of the new name the box shows the dose that was logged, and the log isn't judged anew")
    func logged() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.ann.renameUnit(family.ann.findUnit("tsp").id, to: "Löffel", isMeant: true)
        let row = try family.ann.homeScreen().items(.treatment)[0]
        #expect(row.doseText == "1/4 tsp" && row.log?.text == "08:00 by Ann")
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(report.asked.isEmpty && report.otherDoses.isEmpty)
        try family.at("2026-01-06T08:00")
        #expect(try family.ann.homeScreen().items(.treatment)[0].box.confirmation == nil)
        #expect(!(try family.ann.log(family.item("Peanut").id).wasTicked))
        #expect(try family.ann.report(of: Cycle.ID("cycle-1")).asked.isEmpty)
    }

    @Test("The new name is a change of the plan with its day in the report, and in the audit")
    func told() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.ann.renameUnit(family.ann.findUnit("tsp").id, to: "Löffel", isMeant: true)
        try family.at("2026-01-07T08:00")
        try family.ann.renameUnit(family.ann.findUnit("mL").id, to: "milliliter")
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(
            report.planChanges.map { "\($0.day) \($0.item): \($0.text)" } == [
                "2026-01-05 Peanut: unit renamed: tsp → Löffel", "2026-01-05 Cashew: unit renamed: tsp → Löffel",
                "2026-01-07 Cetirizine: unit renamed: mL → milliliter",
            ]
        )
        #expect(report.items.first { $0.name == "Cetirizine" }?.doseSince == nil, "another word for the same doses")
        let audit = try family.ann.historyPage(from: date("2026-01-05"), through: date("2026-01-07"), audit: true).audit
            .map(\.text)
        for text in ["unit tsp renamed to Löffel", "unit mL renamed to milliliter"] {
            #expect(audit.contains { $0.contains(text) }, "\(text)")
        }
    }
}
