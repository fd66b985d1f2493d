import Foundation
import FractionParser
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The clinic report")
struct ClinicReportTests {
    private func report(_ maker: PlanMaker, today: Int, reactions: [Reaction] = []) -> ClinicReport {
        ClinicReport(
            plan: maker.plan,
            cycle: maker.cycle,
            entries: maker.entries,
            reactions: reactions,
            now: UTC.instant(maker.day(today), hour: 12)
        )
    }

    @Test("it has the patient, the cycle, its phase and the adherence of each category that has items")
    func summary() throws {
        var maker = try PlanMaker(days: 16)
        try maker.add("Peanut", .treatment)
        try maker.add("Cetirizine", .medicine)
        for number in 0..<4 { maker.tick("Peanut", maker.day(number)) }
        let result = report(maker, today: 8)
        #expect(result.patient == "Mia")
        let place: [Int?] = [result.cycle.number, result.weekCount, result.position.week, result.position.day]
        #expect(place == [1, 3, 2, 2])
        #expect(result.summary.map(\.title) == ["Everything", "Medicine", "Treatment Foods"])
        #expect(result.summary.map(\.adherence.percent) == [25, 0, 50])
        #expect(result.series.map(\.percent) == [[29, 0, nil], [0, 0, nil], [57, 0, nil]])
    }

    @Test("a grid shows each box: a time, missed, held, not due, still open")
    func cells() throws {
        var maker = try PlanMaker(days: 21)
        try maker.add("Peanut", .treatment, added: maker.day(1))
        maker.tick("Peanut", maker.day(1), hour: 8)
        maker.hold(maker.day(3))
        let week = try #require(report(maker, today: 5).weeks.first)
        #expect(week.days == (0..<7).map { maker.day($0) })
        #expect(week.held == [maker.day(3)])
        let row = try #require(week.sections.first?.rows.first)
        #expect(row.cells.map(\.state) == [.notDue, .logged, .missed, .held, .missed, .open, .open])
        #expect(row.cells[1].time == "08:00")
        #expect(row.count == "1/3")
        #expect(row.dose?.text == "1 tsp")
    }

    @Test("a dose on a held day or after a severe stop keeps the mark of its day; one before the reaction has none")
    func rest() throws {
        var maker = try PlanMaker(days: 21)
        try maker.add("Peanut", .treatment)
        for number in 0..<4 { maker.tick("Peanut", maker.day(number), hour: 8) }
        maker.hold(maker.day(0))
        maker.plan.stoppedDays = [maker.day(1), maker.day(2)]
        let reaction = Reaction(
            id: Reaction.ID("r"),
            cycle: maker.cycle.id,
            symptom: "fainted",
            severity: .severe,
            at: UTC.instant(maker.day(1), hour: 9),
            day: maker.day(1),
            member: Member.ID("ann")
        )
        let row = try #require(report(maker, today: 5, reactions: [reaction]).weeks.first?.sections.first?.rows.first)
        #expect(row.cells.prefix(4).map(\.state) == [.logged, .logged, .logged, .logged])
        #expect(row.cells.map(\.reason) == [.held, nil, .afterReaction, nil, nil, nil, nil])
    }

    @Test("grids go up to the week of the report's day, and a short last week has its days only")
    func weeks() throws {
        var maker = try PlanMaker(days: 16)
        try maker.add("Egg", .recommended)
        maker.tick("Egg", maker.day(14))
        #expect(report(maker, today: -1).weeks.isEmpty)
        #expect(report(maker, today: 0).weeks.map(\.number) == [1])
        let weeks = report(maker, today: 40).weeks
        #expect(weeks.map(\.days.count) == [7, 7, 2])
        #expect(weeks.map { $0.sections.first?.rows.first?.count } == ["0", "0", "1"])
        #expect(weeks[0].sections[0].rows[0].cells.allSatisfy { $0.state == .notDue })
    }

    @Test("an item moved in mid-week has a line in both categories, each box once")
    func moved() throws {
        var maker = try PlanMaker(days: 7)
        try maker.add("Peanut", .maintenance, earlier: [.init(.treatment, until: maker.day(3))])
        for number in 0..<7 { maker.tick("Peanut", maker.day(number)) }
        let sections = try #require(report(maker, today: 7).weeks.first).sections
        #expect(sections.map(\.category) == [.maintenance, .treatment])
        #expect(
            sections.map { $0.rows[0].cells.map { $0.state == .logged } } == [
                [false, false, false, true, true, true, true], [true, true, true, false, false, false, false],
            ]
        )
        #expect(sections.map { $0.rows[0].count } == ["4", "3"])
    }

    @Test("a box that two people logged is told, with both times; so is a time after midnight")
    func doubles() throws {
        var maker = try PlanMaker(days: 7)
        try maker.add("Peanut", .treatment)
        maker.plan.members = ["Ann", "Bob"].map {
            Member(id: Member.ID($0.lowercased()), name: $0, role: .admin, joined: Instant(milliseconds: 0))
        }
        maker.tick("Peanut", maker.day(0), hour: 8)
        let first = maker.entries[0].claim
        let second = Claim(
            clock: HybridClock(milliseconds: 1, counter: 9, node: "b"),
            slot: first.slot,
            cycle: first.cycle,
            member: Member.ID("bob"),
            at: UTC.instant(maker.day(1), hour: 1),
            recordedAt: first.at,
            snapshot: first.snapshot
        )
        maker.entries = [LogEntry(claim: second, others: [first])]
        let result = report(maker, today: 7)
        #expect(result.doubles.map(\.logs) == [["Ann 08:00", "Bob 2026-01-06 01:00"]])
        let cell = try #require(result.weeks.first?.sections.first?.rows.first?.cells.first)
        #expect(cell.isDouble)
        #expect(cell.time == "08:00", "the first time, as in the week")
        maker.entries = [LogEntry(claim: second)]
        #expect(report(maker, today: 7).weeks[0].sections[0].rows[0].cells[0].time == "01:00+1")
    }

    @Test("held days are told in runs of one reason")
    func holds() throws {
        var maker = try PlanMaker()
        for number in [0, 1, 2, 5] { maker.hold(maker.day(number)) }
        maker.plan.holds.append(Hold(day: maker.day(3), reason: "travel", member: Member.ID("ann")))
        let runs = report(maker, today: 9).holds
        #expect(runs.map(\.first) == [maker.day(0), maker.day(3), maker.day(5)])
        #expect(runs.map(\.last) == [maker.day(2), maker.day(3), maker.day(5)])
        #expect(runs.map(\.reason) == ["a fever", "travel", "a fever"])
    }

    @Test(
        "An edit of the history that was undone is no correction, and neither is its undo; an undone log of another day is"
    )
    func undoneCorrections() throws {
        let family = try Family()
        let peanut = try family.ann.log(family.item("Peanut").id).entry
        try family.at("2026-01-06T08:00")
        try family.ann.editLog(peanut.id, at: try family.instant("2026-01-05T07:45"))
        let cycle = Cycle.ID("cycle-1")
        #expect(try family.ann.report(of: cycle).corrections.map(\.after) == ["07:45"])
        try family.ann.undo()
        #expect(try family.ann.report(of: cycle).corrections.isEmpty)
        try family.ann.undo()
        #expect(try family.ann.report(of: cycle).corrections.map(\.after) == [nil])
    }

    @Test("from the store: the plan with its weekly doses, reactions after their dose, corrections of other days")
    func fromTheStore() throws {
        let family = try Family()
        let peanut = try family.ann.log(try family.item("Peanut").id).entry
        try family.at("2026-01-05T08:20")
        try family.ann.logReaction(
            ReactionDraft(symptom: "hives", severity: .mild, after: peanut.id, note: "on both arms")
        )
        let cashew = try family.ann.log(try family.item("Cashew").id).entry
        try family.ann.unlog(try family.item("Cashew").id)
        try family.ann.log(try family.item("Cashew").id, early: true)
        try family.at("2026-01-07T08:00")
        try family.ann.editLog(peanut.id, at: try family.instant("2026-01-05T07:45"))
        let other = try family.ann.log(try family.item("Sesame").id, clinicSaidGoOn: true).entry
        try family.at("2026-01-08T08:00")
        try family.ann.deleteLog(other.id)
        let result = try family.ann.report(of: try family.ann.findCycle("1").id)

        #expect(result.items.map(\.name) == ["Cetirizine", "Almond", "Peanut", "Cashew", "Sesame", "Egg"])
        #expect(result.items.map { $0.dose?.text } == ["5 mL", "2 pieces", nil, nil, nil, "1 piece"])
        #expect(result.items[2].weeks.map { $0?.text } == Array(repeating: "1/4 tsp", count: 12))
        #expect(result.reactions.map(\.after) == ["Peanut 1/4 tsp"])
        #expect(result.reactions.map(\.onsetMinutes) == [20])
        #expect(result.reactions.map(\.member) == ["Ann"])
        // A box that was cleared and ticked again on its own day isn't a correction.
        #expect(result.corrections.map(\.item) == ["Peanut", "Sesame"])
        #expect(result.corrections.map(\.before) == ["08:00", "08:00"])
        #expect(result.corrections.map(\.after) == ["07:45", nil])
        #expect(result.weeks[0].sections.first { $0.category == .treatment }?.rows[1].cells[0].time == "08:20")
        #expect(cashew.day == (try date("2026-01-05")))
    }

    @Test("it is the same after a round through JSON, and says that it gives no advice")
    func coding() throws {
        let family = try Family()
        try family.ann.log(try family.item("Peanut").id)
        let result = try family.ann.report(of: try family.ann.findCycle("1").id)
        #expect(try JSONDecoder().decode(ClinicReport.self, from: JSONEncoder().encode(result)) == result)
        #expect(ClinicReport.remark.contains("no advice"))
    }

    @Test("a cycle that is not there is not found")
    func unknown() throws {
        let family = try Family()
        #expect(throws: TIPsError.notFound(what: "cycle", "cycle-9")) {
            try family.ann.report(of: Cycle.ID("cycle-9"))
        }
    }
}
