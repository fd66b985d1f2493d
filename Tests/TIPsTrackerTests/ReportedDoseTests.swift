import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The doses by week in the report, as they were in force")
struct ReportedDoseTests {
    /// The doses of Peanut by week: "1/2 tsp", "1/2 tsp, 1 tsp from 2026-01-14".
    private func weeks(_ report: ClinicReport) throws -> [String] {
        let peanut = try #require(report.items.first { $0.name == "Peanut" })
        return zip(peanut.weeks, peanut.weekChanges).map { first, changes in
            ([first?.text ?? "–"] + changes.map { "\($0.dose?.text ?? "–") from \($0.from)" }).joined(separator: ", ")
        }
    }

    @Test("a dose that changed in the middle of a week has both doses in that week")
    func midWeek() throws {
        let doses = Family.doses("1/4", "tsp", weeks: 1...1).merging(Family.doses("1/2", "tsp", weeks: 2...12)) { $1 }
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(doses))])
        try family.at("2026-01-14T08:00")
        let edit = ItemEdit(dosing: .weekly(Family.doses("1", "tsp", weeks: 2...3)))
        try family.ann.editItem(family.item("Peanut").id, edit)
        let report = try family.ann.report(of: family.ann.findCycle("1").id)
        #expect(
            try weeks(report) == ["1/4 tsp", "1/2 tsp, 1 tsp from 2026-01-14", "1 tsp"]
                + Array(repeating: "1/2 tsp", count: 9)
        )
    }

    @Test("doses by week stay in the weeks before one dose for every week takes their place")
    func oneDose() throws {
        let doses = Family.doses("1", "tsp", weeks: 1...5).merging(Family.doses("2", "tsp", weeks: 6...12)) { $1 }
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(doses))])
        try family.at("2026-02-16T08:00")
        try family.ann.editItem(family.item("Peanut").id, ItemEdit(dosing: .same(DoseDraft("3", "tsp"))))
        let report = try family.ann.report(of: family.ann.findCycle("1").id)
        #expect(
            try weeks(report) == Array(repeating: "1 tsp", count: 5) + ["2 tsp"] + Array(repeating: "3 tsp", count: 6)
        )
        let peanut = try #require(report.items.first { $0.name == "Peanut" })
        #expect(peanut.dose?.text == "3 tsp")
        #expect(try peanut.doseSince == date("2026-02-16"))
    }

    @Test("a dose for every week counts in its weeks, although doses by week follow it; the change names the doses")
    func everyWeek() throws {
        let family = try Family([ItemDraft("Peanut", .treatment, .weekly(Family.doses("1", "tsp", weeks: 1...12)))])
        let id = try family.item("Peanut").id
        try family.at("2026-02-11T08:00")
        try family.ann.editItem(id, ItemEdit(dosing: .same(DoseDraft("3", "tsp"))))
        try family.at("2026-02-18T08:00")
        let later = Family.doses("3", "tsp", weeks: 7...11).merging(Family.doses("4", "tsp", weeks: 12...12)) { $1 }
        try family.ann.editItem(id, ItemEdit(dosing: .weekly(later)))
        let report = try family.ann.report(of: family.ann.findCycle("1").id)
        #expect(
            try weeks(report) == Array(repeating: "1 tsp", count: 5) + ["1 tsp, 3 tsp from 2026-02-11"]
                + Array(repeating: "3 tsp", count: 5) + ["4 tsp"]
        )
        #expect(
            report.planChanges.map(\.text) == [
                "dose: 1 tsp in weeks 1–12 → 3 tsp every week",
                "dose: 3 tsp every week → 3 tsp in weeks 7–11, 4 tsp in week 12",
            ]
        )
        let plan = try family.ann.plan()
        let cycle = try #require(plan.cycle)
        let doses = plan.weekDoses(of: try family.item("Peanut"), in: cycle)
        #expect((1...12).map { doses[$0]?.text } == ["1", "1", "1", "1", "1", "3", "3", "3", "3", "3", "3", "4"])
        // The next cycle offers the doses that were in force.
        try family.at("2026-03-30T08:00")
        let typed = ["challenge": "2026-06-22", "step": "items"]
        let form = try family.ann.newCycleScreen(typed: typed).form
        #expect(form[field: "\(id).week.6.dose"]?.reading == "last cycle: 3 tsp")
    }
}
