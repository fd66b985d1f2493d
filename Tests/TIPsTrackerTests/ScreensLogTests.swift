import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Screens: week view and history in detail")
struct ScreensLogTests {
    @Test("an item that was moved has a row in each category it was in that week")
    func moved() throws {
        let family = try Family()
        let almond = try family.item("Almond").id
        try family.ann.log(almond)
        try family.at("2026-01-07T08:00")
        try family.ann.moveItem(almond, to: .recommended)
        try family.ann.log(almond)
        let page = try family.ann.weekViewPage()
        func row(_ category: Category) -> WeekViewPage.Row? {
            page.sections.first { $0.category == category }?.rows.first { $0.item == almond }
        }
        #expect(
            row(.maintenance)?.cells.map(\.state)
                == [.logged, .missed, .notDue, .notDue, .notDue, .notDue, .notDue]
        )
        #expect(
            row(.recommended)?.cells.map(\.state)
                == [.notDue, .notDue, .logged, .future, .future, .future, .future]
        )
        #expect(row(.recommended)?.count?.count == 1 && row(.maintenance)?.count == nil)
        let history = try family.ann.historyPage()
        #expect(history.days.flatMap { $0.rows.map(\.category) } == [.recommended, .maintenance])
    }

    @Test("an item that was deleted or added in mid-week is due on its own days only")
    func partOfWeek() throws {
        let family = try Family(now: "2026-01-07T08:00")
        try family.ann.addItem(ItemDraft("Oat", .medicine, .same(DoseDraft("1", "g"))))
        try family.at("2026-01-09T08:00")
        try family.ann.deleteItem(family.item("Oat").id)
        let page = try family.ann.weekViewPage()
        let oat = try #require(page.sections[0].rows.last)
        #expect(oat.name == "Oat")
        #expect(oat.cells.map(\.state) == [.notDue, .notDue, .missed, .missed, .notDue, .notDue, .notDue])
    }

    @Test("a cycle without items has a week view with days and no rows")
    func noItems() throws {
        let page = try Family([]).ann.weekViewPage()
        #expect(page.sections.isEmpty && page.columns.count == 7)
    }

    @Test("held days, reactions and early logs are marked in the week view and in the history")
    func marks() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T08:05")
        let early = try family.ann.log(family.item("Cashew").id, early: true).entry
        try family.at("2026-01-05T08:25")
        try family.ann.logReaction(ReactionDraft(symptom: "hives", severity: .mild, after: early.id))
        try family.ann.hold(date("2026-01-06")...date("2026-01-07"), reason: "illness")
        try family.at("2026-01-08T08:00")
        let page = try family.ann.weekViewPage()
        #expect(page.columns.map(\.hold) == [nil, "illness", "illness", nil, nil, nil, nil])
        #expect(page.columns[0].reactions.map(\.text) == ["08:25 hives (mild), 20 min after Cashew"])
        let cashew = page.sections[2].rows[1].cells
        #expect(cashew.map(\.state).prefix(4) == [.logged, .held, .held, .dueToday])
        #expect(cashew[0].early && cashew[0].hasReaction)
        #expect(page.sections[2].rows[0].cells[0].hasReaction == false)
        let days = try family.ann.historyPage().days
        #expect(days.map(\.hold) == ["illness", "illness", nil])
        #expect(days[2].reactions.map(\.severity) == [.mild])
        #expect(days[2].rows[0].notes == ["early"])
    }

    @Test("history keeps the name an item had, and says what it is called now")
    func renamed() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.ann.editItem(family.item("Peanut").id, ItemEdit(name: "Peanut butter"))
        try family.ann.renameUnit(family.ann.findUnit("tsp").id, to: "teaspoon")
        let row = try #require(try family.ann.historyPage().days.first?.rows.first)
        #expect(row.item == "Peanut" && row.notes == ["now called Peanut butter"])
        #expect(row.dose?.text == "1/4 tsp")
        #expect(try family.ann.logPage(row.id).facts.contains("now called Peanut butter"))
        #expect(try family.ann.homeScreen().items(.treatment)[0].dose?.text == "1/4 tsp")
    }

    @Test("the history comes in pages of whole days, and none is shown twice")
    func pages() throws {
        let family = try Family()
        for day in 5...14 {
            try family.at(day < 10 ? "2026-01-0\(day)T08:00" : "2026-01-\(day)T08:00")
            try family.ann.log(family.item("Almond").id)
            try family.ann.log(family.item("Cetirizine").id)
        }
        var seen: [LocalDate] = []
        var before: LocalDate?
        repeat {
            let page = try family.ann.historyPage(limit: 5, before: before)
            #expect(page.days.allSatisfy { $0.rows.count == 2 })
            #expect(page.days.count <= 3)
            seen += page.days.map(\.date)
            before = page.before
        } while before != nil
        #expect(seen == (0..<10).map { LocalDate(dayNumber: 20_467 - $0) })
        let range = try family.ann.historyPage(from: date("2026-01-06"), through: date("2026-01-08"))
        #expect(range.days.map(\.date.day) == [8, 7, 6])
        #expect(try family.ann.historyPage(on: date("2026-02-01")).days.isEmpty)
    }

    @Test("a log that is not there has no page")
    func noLog() throws {
        let family = try Family()
        #expect(throws: TIPsError.notFound(what: "log", "x")) { try family.ann.logPage(ID("x")) }
        #expect(throws: TIPsError.notFound(what: "item", "x")) { try family.ann.screen(.editItem(ID("x"))) }
        #expect(throws: TIPsError.notFound(what: "cycle", "x")) { try family.ann.weekViewPage(cycle: ID("x")) }
        #expect(throws: TIPsError.notFound(what: "unit", "x")) { try family.ann.unitPage(ID("x")) }
        #expect(throws: TIPsError.noSuchScreen("tips://inbox")) { try family.ann.screen(.inbox) }
        #expect(throws: TIPsError.notSetUp) { try Family(isSetUp: false).ann.homeScreen() }
    }
}
