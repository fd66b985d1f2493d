import Foundation
import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The document: the home screen")
struct DocumentHomeTests {
    @Test("the patient's plan stands up top, and under it the cycle's number, the week and the day")
    func head() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let home = try family.ann.homeScreen()
        #expect(home.title == "Mia Plan")
        #expect(home.subtitle == "Cycle 1 · Week 6 · Day 4 of 12 weeks")
    }

    @Test("number, week and day are worked out from what Edit Cycle says")
    func fromEditCycle() throws {
        let family = try Family(now: "2026-02-12T08:00")
        let typed = ["number": "3", "start": "2026-02-01", "challenge": "2026-03-01", "patient": "Leo"]
        let edit = try #require(try family.ann.editCyclePage(typed: typed).edit)
        try family.ann.editCycle(ID("cycle-1"), edit)
        let home = try family.ann.homeScreen()
        #expect(home.title == "Leo Plan")
        #expect(home.subtitle == "Cycle 3 · Week 2 · Day 5 of 4 weeks")
    }

    @Test("the dosing start is week 1, day 1, and days go on from there up to the food challenge")
    func everyDay() throws {
        let family = try Family(zone: "America/New_York", now: "2026-01-05T00:00")
        for passed in 0..<84 {
            let day = try date("2026-01-05").adding(days: passed)
            for time in ["00:00", "12:00", "23:59:59"] {
                try family.at("\(day)T\(time)")
                let cycle = try family.ann.homeScreen().cycle
                #expect(cycle?.week == passed / 7 + 1 && cycle?.day == passed % 7 + 1, "\(day) \(time)")
            }
        }
        try family.at("2026-03-30T00:00")
        #expect(try family.ann.homeScreen().subtitle == "Cycle 1 · challenge day")
    }

    @Test(
        "before the start and after the challenge home says how far away they are, and no treatment food can be logged",
        arguments: [
            ("2026-01-02T09:00", "Cycle 1 · starts in 3 days"), ("2026-01-04T23:59", "Cycle 1 · starts in 1 day"),
            ("2026-04-01T09:00", "Cycle 1 · challenge was 2 days ago"),
        ]
    )
    func outside(now: String, subtitle: String) throws {
        let family = try Family(now: now)
        let home = try family.ann.homeScreen()
        #expect(home.subtitle == subtitle)
        #expect(home.cycle?.day == nil)
        let isOver = now > "2026-03-30"
        for part in home.categories {
            // Medicines and maintenance foods go on after the challenge.
            let isOpen = isOver && [.medicine, .maintenance].contains(part.category)
            for item in part.items {
                #expect(item.box.isEnabled == isOpen, "\(item.name)")
                #expect((item.box.whyNot?.isEmpty == false) == !isOpen, "\(item.name)")
            }
        }
    }

    @Test("each item has a box that is ticked when it was eaten, and cleared again")
    func boxes() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        func row() throws -> HomeScreen.ItemRow {
            try #require(try family.ann.homeScreen().items(.treatment).first { $0.id == peanut })
        }
        #expect(try !row().checked && row().log == nil)
        #expect(try row().box.id == "item/\(peanut)/tick/2026-01-05")
        try family.ann.log(peanut)
        #expect(try row().checked)
        #expect(try row().log?.text == "08:00 by Ann")
        #expect(try row().box.id == "item/\(peanut)/untick/2026-01-05" && row().box.isEnabled)
        try family.ann.unlog(peanut)
        #expect(try !row().checked)
    }

    @Test("a recommended food's bar counts the week's logs, turns green with the third and red with the sixth")
    func bar() throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        var colors: [String] = []
        var counts: [Int] = []
        for day in 5...11 {
            try family.at(day < 10 ? "2026-01-0\(day)T08:00" : "2026-01-\(day)T08:00")
            let week = try #require(try family.ann.homeScreen().items(.recommended)[0].week)
            colors.append(week.color)
            counts.append(week.count)
            try family.ann.log(egg)
        }
        #expect(counts == [0, 1, 2, 3, 4, 5, 6])
        #expect(colors == ["neutral", "neutral", "neutral", "green", "green", "green", "red"])
        #expect(try family.ann.homeScreen().items(.treatment).allSatisfy { $0.week == nil })
    }

    @Test("between two cycles home says when the next one starts, to everybody")
    func nextCycle() throws {
        let family = try Family(now: "2026-03-31T09:00")
        let bob = try family.member("Bob", .logger)
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-04-03"), challenge: date("2026-06-05"), dosesFollow: true)
        )
        func said() throws -> [String] {
            try bob.homeScreen().prompts.filter { $0.kind == "nextCycle" }.map(\.text)
        }
        #expect(try said() == ["Cycle 2 starts in 3 days"])
        try family.at("2026-04-02T09:00")
        #expect(try said() == ["Cycle 2 starts in 1 day"])
        try family.at("2026-04-03T09:00")
        #expect(try said().isEmpty)
    }

    @Test("a last week too short for three logs says so")
    func shortWeek() throws {
        let family = try Family(
            [ItemDraft("Egg", .recommended, .same(DoseDraft("1", "piece")))],
            now: "2026-01-26T08:00",
            challenge: "2026-01-28"
        )
        let week = try #require(try family.ann.homeScreen().items(.recommended)[0].week)
        #expect(week.text == "0 of 3–5, short week of 2 days")
        #expect(week.color == "neutral")
    }

    @Test("two buttons are at the bottom: Week View on the left, the gear of the settings on the right")
    func bottom() throws {
        let bottom = try Family().ann.homeScreen().bottom
        #expect(bottom.left.label == "Week View" && bottom.left.opens?.target == "tips://week")
        #expect(bottom.right.label == "Settings" && bottom.right.opens?.target == "tips://settings")
        #expect(bottom.rightIcon == "gear")
    }

    @Test("the boxes are clear from midnight on, and the day before keeps its logs")
    func midnight() throws {
        let family = try Family(now: "2026-01-05T23:59:59")
        try family.ann.log(family.item("Peanut").id)
        #expect(try family.ann.homeScreen().items(.treatment)[0].checked)
        try family.at("2026-01-06T00:00")
        let home = try family.ann.homeScreen()
        #expect(home.categories.flatMap(\.items).allSatisfy { !$0.checked })
        #expect(try family.ann.historyPage(on: date("2026-01-05")).days[0].rows.map(\.item) == ["Peanut"])
    }

    @Test("an app that was shut over midnight opens with clear boxes, and an open one knows when to look again")
    func shutOrOpen() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("room.sqlite")
        let midnight: Instant
        do {
            let family = try Family(file: file)
            try family.ann.log(family.item("Peanut").id)
            try family.ann.log(family.item("Cashew").id, early: true)
            try family.at("2026-01-05T09:00")
            midnight = try family.instant("2026-01-06T00:00")
            #expect(try family.ann.homeScreen().validUntil == midnight)
        }
        let zone = try TimeZone.named("America/Phoenix")
        let shut = try TIPsTracker.open(at: file, clock: .fixed(midnight, zone: zone), ids: .seeded(2))
        #expect(try shut.homeScreen().items(.treatment).allSatisfy { !$0.checked })
        #expect(try shut.homeScreen().date == date("2026-01-06"))
    }
}

@Suite("The document: the treatment food timer")
struct DocumentTimerTests {
    @Test(
        "Treatment foods are spaced 15 minutes apart, unless an admin sets other minutes; a member can switch the timer off"
    )
    func settings() throws {
        let family = try Family()
        let page = try family.ann.treatmentTimerPage()
        #expect(page.form.fields.map(\.kind) == [.toggle, .number, .number])
        #expect(page.isOn == true && page.minutes == 15)
        try family.ann.log(family.item("Peanut").id)
        func end() throws -> Instant? { try family.ann.homeScreen().categories[2].timer?.endsAt }
        #expect(try end() == family.instant("2026-01-05T08:15"))
        try family.ann.setTimer(minutes: 20)
        #expect(try end() == family.instant("2026-01-05T08:20"))
        try family.ann.setTimer(isOn: false)
        #expect(try end() == nil)
        // The wait belongs to the plan.
        #expect(try family.ann.homeScreen().items(.treatment)[1].box.confirmation != nil)
    }

    @Test("after the first of three treatment foods a timer beside the category counts down to the next")
    func first() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T08:05:01")
        let parts = try family.ann.homeScreen().categories
        #expect(parts.map { $0.timer == nil } == [true, true, false, true])
        let timer = try #require(parts[2].timer)
        #expect(timer.remainingSeconds == 599)
        #expect(timer.text == "next at 08:15")
        let question = parts[2].items[1].box.confirmation?.question
        #expect(question == "The timer runs until 08:15. Log Cashew early?")
        #expect(try family.ann.homeScreen().validUntil == timer.endsAt)
        try family.at("2026-01-05T08:15")
        #expect(try family.ann.homeScreen().categories[2].timer == nil)
        #expect(try family.ann.homeScreen().items(.treatment)[1].box.confirmation == nil)
    }

    @Test("a notification is due at the timer's end")
    func notification() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        let end = try #require(try family.ann.homeScreen().categories[2].timer?.endsAt)
        let candidates = try family.ann.notificationCandidates()
        let timer = try #require(candidates.first { $0.series.category == "timer" })
        #expect(timer.timing == .occurred(end) || timer.timing == .at([end]))
    }

    @Test("after the second of three the timer runs again, and after the third it doesn't")
    func secondAndThird() throws {
        let family = try Family()
        func end() throws -> Instant? { try family.ann.homeScreen().categories[2].timer?.endsAt }
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T08:15")
        try family.ann.log(family.item("Cashew").id)
        #expect(try end() == family.instant("2026-01-05T08:30"))
        try family.at("2026-01-05T08:30")
        try family.ann.log(family.item("Sesame").id)
        #expect(try end() == nil)
        #expect(try family.ann.homeScreen().categories[2].summary == "3 of 3 logged")
    }

    @Test("home has undo, the clinic's report and the export as actions")
    func actions() throws {
        let home = try Family().ann.homeScreen()
        #expect(home.actions.map(\.id) == ["undo", "report", "export", "emergency"])
        #expect(home.actions.allSatisfy { $0.isEnabled })
    }
}
