import Foundation
import TestKit
import Testing

@Suite("kidney: what is found, given, told and why")
struct KidneyEvaluationTests {
    /// A home with three meals on each of the first four days of a week.
    private func afterFourGoodDays() throws -> KidneyBox {
        let home = try KidneyBox(.ana)
        for day in 2...5 { try eatWell(home, on: "2026-03-0\(day)") }
        return home
    }

    private func eatWell(_ home: KidneyBox, on day: String) throws {
        for (meal, hour) in [("breakfast", "08"), ("lunch", "12"), ("dinner", "19")] {
            try home.done(
                "eat",
                "ndb-09040",
                "1 medium",
                "--meal",
                meal,
                "--at",
                "\(day)T\(hour):00",
                at: "\(day)T20:00"
            )
        }
    }

    @Test("the fifth good day's dinner says that it earned a reward; evaluating again says that there is nothing new")
    func reward() throws {
        let home = try afterFourGoodDays()
        #expect(try home.done("rewards", "--json", at: "2026-03-05T21:00").contains("\"underway\""))
        try eatWell(home, on: "2026-03-06")
        let rewards = try home.done("rewards", at: "2026-03-06T21:00")
        #expect(rewards.contains("the food diary, the week of 2026-03-02") && rewards.contains("First step"))
        #expect(try home.done("evaluate", at: "2026-03-06T21:00").contains("Nothing new."))
        #expect(try home.done("why", "diary/week-2026-03-02", at: "2026-03-06T21:00").contains("three meals"))
    }

    @Test("the end of the week is evaluated by the daemon's round, told once, and its link opens the rewards")
    func weekEnd() throws {
        let home = try afterFourGoodDays()
        try eatWell(home, on: "2026-03-06")
        try home.done("tick", at: "2026-03-06T21:00")
        try home.done("tick", at: "2026-03-09T03:01")
        let told = try home.done("notifications", at: "2026-03-09T08:00")
        #expect(told.contains("Your week") && told.contains("kidney://rewards"))
        try home.done("tick", at: "2026-03-09T04:00")
        #expect(try home.done("notifications", at: "2026-03-09T08:00") == told)
        #expect(try home.done("open", "kidney://rewards", at: "2026-03-09T08:00").contains("Rewards"))
    }

    @Test("a type that is turned off is not told")
    func off() throws {
        let home = try afterFourGoodDays()
        #expect(try home.done("notices", "off", "weekEnd", "dayEnd").contains("off  weekEnd"))
        try home.done("tick", at: "2026-03-06T21:00")
        try home.done("tick", at: "2026-03-09T03:01")
        let told = try home.done("notifications", at: "2026-03-09T08:00")
        #expect(!told.contains("Your week") && !told.contains("Your day"))
        #expect(try home.done("undo", at: "2026-03-09T08:00").contains("taken back"))
    }

    @Test("an unsafe food is said at once, stands among the alerts, and goes with its entry")
    func alert() throws {
        let home = try KidneyBox(.ana)
        try home.done("eat", "ndb-09060", "100 g", "--meal", "snack")
        #expect(try home.done("alerts").lowercased().contains("star fruit"))
        #expect(try home.done("today").lowercased().contains("star fruit"))
        try home.done("undo")
        #expect(try !home.done("today").lowercased().contains("star fruit"))
        #expect(try !home.done("alerts").lowercased().contains("star fruit"))
    }

    @Test("an alarm under what was found before offers to be seen, and is")
    func seen() throws {
        let home = try KidneyBox(.ana)
        let late = "2026-03-09T08:00"
        try home.done("eat", "ndb-09060", "100 g", "--at", "2026-03-05T12:00", at: late)
        let told = try home.done("alerts", at: late)
        #expect(told.contains("Found for 2026-03-05") && told.contains("Seen it: kidney alerts acknowledge NUMBER"))
        let number = try #require(told.firstMatch(of: #/(\d+)\. Star fruit/#)).1
        try home.done("alerts", "acknowledge", String(number), at: late)
        let seen = try home.done("alerts", at: late)
        #expect(seen.contains("Acknowledged on 2026-03-09") && !seen.contains("Seen it"))
    }

    @Test("a link that leads nowhere is refused with what to do")
    func refusals() throws {
        let home = try KidneyBox(.ana)
        for command in [["why", "nothing"], ["rewards", "nothing"], ["open", "kidney://nowhere/at/all"]] {
            let result = try home.run(command)
            #expect(result.status != 0 && !result.errorText.isEmpty, "\(command): \(result.text)")
        }
    }
}
