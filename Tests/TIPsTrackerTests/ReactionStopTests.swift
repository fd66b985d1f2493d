import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The stop of the treatment foods after a severe reaction")
struct ReactionStopTests {
    /// Peanut was logged on Monday, a severe reaction followed it, and on Wednesday Peanut was logged with the clinic's word. It is Thursday.
    private func family() throws -> (Family, Reaction) {
        let family = try Family()
        let log = try family.ann.log(family.item("Peanut").id).entry.id
        family.clock.advance(minutes: 5)
        var draft = ReactionDraft(symptom: "wheeze", severity: .severe)
        draft.after = log
        let reaction = try family.ann.logReaction(draft)
        try family.at("2026-01-07T08:00")
        try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        try family.at("2026-01-08T08:00")
        return (family, reaction)
    }

    @Test("the week, the report, the adherence and the home screen judge its days alike, and what was logged counts")
    func judgment() throws {
        let (family, reaction) = try family()
        let report = try family.ann.report(of: reaction.cycle)
        let foods = try #require(report.weeks[0].sections.first { $0.category == .treatment }).rows
        #expect(foods.map(\.name) == ["Peanut", "Cashew", "Sesame"])
        let stop = ClinicReport.Cell.State.afterReaction
        #expect(foods[0].cells.map(\.state) == [.logged, stop, .logged, stop, .open, .open, .open])
        #expect(foods[1].cells.map(\.state) == [stop, stop, stop, stop, .open, .open, .open])
        #expect(foods.map(\.count) == ["2/2", "0/0", "0/0"])
        #expect(report.summary.first { $0.category == .treatment }?.adherence.percent == 100)

        let week = try family.ann.weekViewPage()
        let rows = try #require(week.sections.first { $0.category == .treatment }).rows
        let none = WeekViewPage.State.afterReaction
        #expect(rows[0].cells.map(\.state) == [.logged, none, .logged, none, .future, .future, .future])
        #expect(rows[1].cells.map(\.state) == [none, none, none, none, .future, .future, .future])
        #expect(week.legend.first { $0.state == none }?.text == "stopped after a severe reaction")

        let adherence = try family.ann.adherencePage().report
        let total = try #require(adherence.categories.first { $0.category == .treatment }).total
        #expect((total.logged, total.due) == (2, 2))

        func stopped() throws -> [String?] {
            try #require(family.ann.homeScreen().categories.first { $0.category == .treatment }).items.map(\.stopped)
        }
        #expect(try stopped() == Array(repeating: "stopped after a severe reaction", count: 3))
        try family.ann.liftStop(of: reaction.id)
        #expect(try stopped() == [nil, nil, nil])
        let cells = try #require(family.ann.weekViewPage().sections.first { $0.category == .treatment }).rows[1].cells
        #expect(cells.map(\.state) == [none, none, none, .dueToday, .future, .future, .future])
    }

    @Test("while it stands nothing counts down to the next treatment food; a box still asks whether it is early")
    func countdown() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        func isTold() throws -> Bool { try family.ann.homeScreen().prompts.contains { $0.kind == "timer" } }
        #expect(try isTold())
        let reaction = try family.ann.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        #expect(try !isTold())
        let boxes = try family.ann.homeScreen().categories.flatMap(\.items)
        #expect(boxes.first { $0.name == "Cashew" }?.box.confirmation?.question.contains("Log Cashew early?") == true)
        try family.ann.liftStop(of: reaction.id)
        #expect(try isTold())
    }

    @Test(
        "a food that was a treatment food when it began is asked about until an admin lifts it, whatever its category"
    )
    func movedAway() throws {
        let (family, reaction) = try family()
        let cashew = try family.item("Cashew").id
        try family.ann.moveItem(cashew, to: .recommended)
        try family.at("2026-02-20T08:00")
        #expect(try family.ann.gateReasons(cashew).map(\.kind).contains(.reaction))
        try family.ann.liftStop(of: reaction.id)
        #expect(try !family.ann.gateReasons(cashew).map(\.kind).contains(.reaction))
    }
}
