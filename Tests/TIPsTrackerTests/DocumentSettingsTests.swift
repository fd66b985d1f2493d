import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The document: reminders, history and week view")
struct DocumentSettingsTests {
    @Test("each category has a daily reminder that is switched on and off, and a picker of its time")
    func reminders() throws {
        let family = try Family()
        let page = try family.ann.remindersPage()
        #expect(
            page.form.fields.map(\.id) == Category.allCases.flatMap { ["\($0.rawValue).on", "\($0.rawValue).time"] }
        )
        #expect(page.form.fields.map(\.kind) == Category.allCases.flatMap { _ in [Field.Kind.toggle, .time] })
        #expect(page.form.fields.filter { $0.kind == .toggle }.allSatisfy { $0.value == "false" })
        let typed = ["medicine.on": "true", "medicine.time": "07:30"]
        let reminders = try #require(try family.ann.remindersPage(typed: typed).reminders)
        #expect(reminders == [.medicine: .init(isOn: true, time: try time("07:30"))])
        for (category, reminder) in reminders {
            try family.ann.setReminder(category, isOn: reminder.isOn, at: reminder.time)
        }
        #expect(try family.ann.remindersPage().form[field: "medicine.on"]?.value == "true")
        #expect(try family.ann.remindersPage().form[field: "medicine.time"]?.value == "07:30")
        let wrong = try family.ann.remindersPage(typed: ["egg": "", "medicine.time": "25:00"])
        #expect(wrong.save.whyNot == "“25:00” is no time of day — write one such as 07:30 or 4:30 pm")
        #expect(wrong.reminders == nil)
        #expect(try family.ann.settingsScreen().rows.map(\.label).contains("Reminders"))
    }

    @Test("the treatment timer is switched on and off in the settings, and its minutes have limits")
    func timer() throws {
        let family = try Family()
        let row = try #require(try family.ann.settingsScreen().rows.first { $0.label == "Treatment Food Timer" })
        #expect(try family.ann.screen(TIPsLink(try #require(row.opens).target)) is TreatmentTimerPage)
        let off = try family.ann.treatmentTimerPage(typed: ["on": "false"])
        #expect(off.isOn == false && off.save.isEnabled)
        for text in ["0", "241", "a", ""] {
            let page = try family.ann.treatmentTimerPage(typed: ["minutes": text])
            #expect(!page.save.isEnabled && page.minutes == nil, "\(text)")
        }
    }

    @Test("the history shows all that was logged, by day, the newest first")
    func history() throws {
        let family = try Family()
        for (time, item) in [
            ("2026-01-05T08:00", "Cetirizine"), ("2026-01-05T09:30", "Peanut"), ("2026-01-06T07:00", "Egg"),
        ] {
            try family.at(time)
            try family.ann.log(family.item(item).id)
        }
        let page = try family.ann.historyPage()
        #expect(
            page.days.map(\.title)
                == ["Tuesday 2026-01-06 · Cycle 1 · Week 1 · Day 2", "Monday 2026-01-05 · Cycle 1 · Week 1 · Day 1"]
        )
        #expect(page.days.map { $0.rows.map(\.item) } == [["Egg"], ["Peanut", "Cetirizine"]])
        #expect(try family.ann.settingsScreen().rows.map(\.label).contains("History"))
    }

    @Test("a line of the history has the item, its category, the user and the time")
    func historyLine() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try bob.log(family.item("Peanut").id, at: family.instant("2026-01-05T07:45"))
        let row = try #require(try family.ann.historyPage().days.first?.rows.first)
        #expect(row.item == "Peanut" && row.category == .treatment && row.by == "Bob" && row.time == "07:45")
        #expect(row.dose?.text == "1/4 tsp" && row.notes.isEmpty)
    }

    @Test("admins tap an item of the history to edit its time or to delete it")
    func editHistory() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T12:00")
        let row = try #require(try family.ann.historyPage().days.first?.rows.first)
        #expect(row.open.gesture == .tap && row.open.isEnabled && row.open.label == "Peanut")
        let link = try TIPsLink(try #require(row.open.opens).target)
        let page = try #require(try family.ann.screen(link) as? LogPage)
        #expect(page.form.fields.map(\.value) == ["2026-01-05", "08:00"])
        #expect(page.at == (try family.instant("2026-01-05T08:00")))
        let typed = try family.ann.logPage(page.log, typed: ["time": "07:10"])
        let edited = try family.ann.editLog(page.log, at: try #require(typed.at))
        #expect(try family.ann.historyPage().days[0].rows.map(\.time) == ["07:10"])
        let future = try family.ann.logPage(edited.id, typed: ["time": "13:00"])
        #expect(future.at == nil && future.save.whyNot?.hasPrefix("2026-01-05 13:00 is still to come") == true)
        let outside = try family.ann.logPage(edited.id, typed: ["date": "2026-01-04"])
        #expect(outside.at == nil && !outside.save.isEnabled)
        #expect(
            page.delete.confirmation?.question == "Delete Peanut of 2026-01-05 08:00 by Ann from the history?"
        )
        try family.ann.deleteLog(edited.id)
        #expect(try family.ann.historyPage().days.isEmpty)
        let audit = try family.ann.historyPage(audit: true).audit
        #expect(audit.count == 3 && audit.allSatisfy { $0.by == "Ann" })
    }

    @Test("the week view shows the items of a week by category, with a mark and the time for each log")
    func weekView() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-07T09:00")
        let page = try family.ann.weekViewPage()
        #expect(page.columns.map(\.title).first == "Mon 01-05" && page.columns.count == 7)
        #expect(page.sections.map(\.category) == Category.allCases)
        #expect(
            page.sections.map { $0.rows.map(\.name) }
                == [["Cetirizine"], ["Almond"], ["Peanut", "Cashew", "Sesame"], ["Egg"]]
        )
        let peanut = page.sections[2].rows[0]
        #expect(peanut.cells.map(\.state) == [.logged, .missed, .dueToday, .future, .future, .future, .future])
        #expect(peanut.cells[0].time == "08:00" && peanut.cells[0].by == "Ann")
        #expect(page.sections[3].rows[0].cells.map(\.state).prefix(3) == [.notDue, .notDue, .dueToday])
    }

    @Test("the current day is yellow, and the view opens at the current week")
    func today() throws {
        let family = try Family(now: "2026-02-12T23:59:59")
        let page = try family.ann.weekViewPage()
        #expect(page.week == 6 && page.subtitle == "Cycle 1 · Week 6 of 12")
        #expect(page.columns.map(\.highlight) == [nil, nil, nil, "yellow", nil, nil, nil])
        #expect(page.columns[3].date == (try date("2026-02-12")))
        let past = try family.ann.weekViewPage(week: 5)
        #expect(past.columns.allSatisfy { $0.highlight == nil && !$0.isToday })
    }

    @Test(
        "before the start the week view opens at week 1, after the end at the last week",
        arguments: [
            ("2025-12-20T09:00", 1), ("2026-03-29T09:00", 12), ("2026-03-30T09:00", 13), ("2026-08-01T09:00", 30),
        ]
    )
    func opensAt(now: String, week: Int) throws {
        let page = try Family(now: now).ann.weekViewPage()
        #expect(page.week == week && (page.next == nil) == (week != 1))
        #expect(page.columns.contains { $0.isToday } == (week != 1))
    }

    @Test("once the next cycle has begun, the week view of the one before opens at its last dosing week")
    func opensPastCycle() throws {
        let family = try Family(now: "2026-04-02T09:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-04-03"), challenge: date("2026-06-05"), dosesFollow: true)
        )
        #expect(try family.ann.weekViewPage(cycle: Cycle.ID("cycle-1")).week == 13)
        try family.at("2026-04-03T09:00")
        let page = try family.ann.weekViewPage(cycle: Cycle.ID("cycle-1"))
        #expect(page.week == 12 && page.next?.target == "tips://week/cycle-1/13")
    }

    @Test("a cycle picker and a week picker lead to any week of any cycle")
    func pickers() throws {
        let family = try Family(now: "2026-01-09T08:00")
        try family.ann.log(family.item("Egg").id)
        try family.at("2026-03-30T09:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-04-22"), dosesFollow: true)
        )
        let page = try family.ann.weekViewPage()
        #expect(page.cyclePicker.choices.map(\.label) == ["Cycle 1", "Cycle 2"])
        #expect(page.cyclePicker.value == "cycle-2")
        #expect(page.weekPicker.choices.map(\.value) == ["1", "2", "3", "4"])
        #expect(page.previous == nil && page.next?.target == "tips://week/cycle-2/2")
        let old = try family.ann.weekViewPage(cycle: ID(page.cyclePicker.choices[0].value), week: 1)
        #expect(old.sections.last?.rows[0].cells[4].time == "08:00")
        #expect(old.weekPicker.choices.count == 12)
        let short = try family.ann.weekViewPage(week: 4)
        #expect(short.columns.map(\.date) == [try date("2026-04-20"), try date("2026-04-21")])
        #expect(throws: TIPsError.noSuchWeek(99, weeks: 4)) { try family.ann.weekViewPage(week: 99) }
    }
}
