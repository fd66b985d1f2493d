import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

/// Hanna, 55, has hemodialysis on Mondays, Wednesdays and Fridays, and a phosphorus that stays high.
@Suite("A month of hemodialysis three times a week with high phosphorus")
struct StoryDialysisTests {
    /// Her month up to the evening of a day.
    static func hanna(until last: Int) throws -> StoryMonth {
        var profile = Profile(
            name: "Hanna",
            sex: .female,
            birthDate: try LocalDate(iso8601: "1971-03-08"),
            height: 168,
            categories: [
                CategoryPeriod(from: try LocalDate(iso8601: "2024-01-01"), .g5),
                CategoryPeriod(from: try LocalDate(iso8601: "2025-06-15"), .hemodialysis),
            ]
        )
        profile.dryWeight = 64
        profile.urineOutput = 300
        let story = try StoryMonth(profile)
        for day in 1...last {
            let weekday = try StoryMonth.june(day).weekday
            if [.monday, .wednesday, .friday].contains(weekday) { try session(day, weekday, of: story) }
            try labs(day, of: story)
            // In the first week she hardly eats on dialysis days. Then she brings a sandwich.
            let isPoor = day <= 7 && [.monday, .wednesday, .friday].contains(weekday)
            try story.eat(isPoor ? poor : day <= 14 ? cheese : menus[day % menus.count], on: day)
            try story.on(day, "22:00")
        }
        return story
    }

    /// A session of four hours. She arrives with a larger gain after the weekend.
    private static func session(_ day: Int, _ weekday: Weekday, of story: StoryMonth) throws {
        let gain = (weekday == .monday ? 34 : 22) - (day > 14 ? 6 : 0)
        try story.on(day, "13:00").addWeight("\(64 + gain / 10).\(gain % 10) kg", .preDialysis)
        try story.on(day, "13:05").addPressure("\(150 - day / 2)/84")
        try story.on(day, "17:10").addWeight("64.\(day % 3) kg", .postDialysis)
    }

    private static func labs(_ day: Int, of story: StoryMonth) throws {
        let kidney = try story.on(day, "12:50")
        switch day {
        case 1:
            let meals = try ["08:00", "12:00", "19:00"].map(StoryMonth.dose)
            try kidney.addMedicine("Sevelamer carbonate", dose: "800 mg", times: meals)
            try kidney.addMedicine("Levothyroxine", dose: "50 mcg", times: [StoryMonth.dose("08:00")])
            try kidney.addGoal(.fluidAtMost(1000))
            try kidney.addGoal(.lab(.phosphorus))
            try kidney.addLab(.phosphorus, "6.8 mg/dL")
            try kidney.addLab(.potassium, "5.2 mmol/L")
            try kidney.addLab(.pth, "480 pg/mL")
            try kidney.addLab(.calcium, "8.9 mg/dL")
            try kidney.addLab(.albumin, "3.6 g/dL")
            try kidney.addLab(.creatinine, "7.4 mg/dL")
        case 15: try kidney.addLab(.phosphorus, "6.1 mg/dL")
        case 29:
            try kidney.addLab(.phosphorus, "5.2 mg/dL")
            try kidney.addLab(.potassium, "4.9 mmol/L")
            try kidney.addLab(.albumin, "3.9 g/dL")
        default: break
        }
    }

    private static let poor: [StoryMonth.Dish] = [
        .init("08:00", .breakfast, 18069, "50 g"), .init("08:00", .breakfast, 19297, "20 g"),
        .init("19:00", .dinner, 6419, "248 g"), .init("19:00", .dinner, 18228, "15 g"),
        .init("21:00", nil, 14411, "300 mL"),
    ]

    private static let cheese: [StoryMonth.Dish] = [
        .init("08:00", .breakfast, 18069, "75 g"), .init("08:00", .breakfast, 1042, "60 g"),
        .init("12:00", .lunch, 7029, "84 g"), .init("12:00", .lunch, 18069, "50 g"),
        .init("15:00", .snack, 14148, "330 mL"), .init("19:00", .dinner, 21299, "210 g"),
        .init("21:00", nil, 14411, "400 mL"),
    ]

    private static let menus: [[StoryMonth.Dish]] = [
        [
            .init("08:00", .breakfast, 1124, "132 g"), .init("08:00", .breakfast, 18069, "75 g"),
            .init("12:00", .lunch, 5064, "100 g"), .init("12:00", .lunch, 18069, "50 g"),
            .init("12:00", .lunch, 4025, "14 g"), .init("15:00", .snack, 9003, "138 g"),
            .init("19:00", .dinner, 13454, "100 g"), .init("19:00", .dinner, 20445, "200 g"),
            .init("19:00", .dinner, 11052, "100 g"), .init("19:00", .dinner, 4053, "27 g"),
            .init("21:00", nil, 14411, "500 mL"),
        ],
        [
            .init("08:00", .breakfast, 8020, "40 g"), .init("08:00", .breakfast, 14639, "120 g"),
            .init("12:00", .lunch, 15121, "120 g"), .init("12:00", .lunch, 18069, "50 g"),
            .init("12:00", .lunch, 4025, "14 g"), .init("15:00", .snack, 9132, "92 g"),
            .init("19:00", .dinner, 5064, "140 g"), .init("19:00", .dinner, 20121, "200 g"),
            .init("19:00", .dinner, 11110, "75 g"), .init("19:00", .dinner, 4053, "27 g"),
            .init("21:00", nil, 14411, "500 mL"),
        ],
    ]

    @Test(
        "the first session: phosphorus is limited and a potassium within its goal isn't, no filtration rate is shown, the binder's hours clash"
    )
    func firstSession() throws {
        let story = try Self.hanna(until: 1)
        #expect(try story.target(.phosphorus, on: 1)?.high == 1000)
        #expect(try story.target(.potassium, on: 1)?.high == nil)
        #expect(try story.target(.fluid, on: 1)?.high == 1300)
        #expect(try !story.kidney.labsScreen().labs.contains { $0.name == .eGFR })
        let finding = try #require(
            try story.kidney.interactions().findings.first { $0.medicine?.name == "Sevelamer carbonate" }
        )
        #expect(finding.why.contains("Levothyroxine at the same time"))
    }

    @Test("too little protein on the days of dialysis is an alert, and earns nothing")
    func protein() throws {
        let story = try Self.hanna(until: 4)
        #expect(try story.total("protein", on: 3)?.state == .below)
        #expect(try story.kidney.alerts().contains { $0.kind == .intakeLow && $0.message.contains("protein") })
        #expect(try !story.kidney.rewards().entries.contains { $0.change == .grant })
    }

    @Test(
        "processed cheese, ham and cola: over the limit, named as added phosphate, and the weekend's gain is too much"
    )
    func additives() throws {
        let story = try Self.hanna(until: 9)
        let today = try story.kidney.todayScreen()
        #expect(today.totals.first { $0.nutrient == "phosphorus" }?.state == .over)
        #expect(try story.kidney.standingAlerts().contains { $0.message.hasPrefix("Cola has added phosphate") })
        #expect(
            today.alerts.contains { $0.message.contains("has added phosphate") && $0.message.contains("more alert") }
        )
        #expect(today.alerts.count < 12, "\(today.alerts.map(\.message))")
        #expect(today.alerts.contains { $0.message.contains(" gained since the last session") })
    }

    @Test("with other food the second half of the month keeps every limit, and phosphorus comes into its range")
    func month() throws {
        let story = try Self.hanna(until: 30)
        #expect(try story.target(.phosphorus, on: 16)?.high == 1000)
        for day in 16...28 {
            for nutrient in ["sodium", "potassium", "phosphorus", "fluid"] {
                #expect(try story.total(nutrient, on: day)?.state != .over, "\(nutrient) on \(day)")
            }
            #expect(try story.total("protein", on: day)?.state == .ok)
        }
        let goal = try #require(try story.kidney.goals().first { $0.goal.subject == .lab(.phosphorus) })
        #expect(goal.progress?.state == .reached)
        let sessions = try story.kidney.measurementsScreen().sessions
        #expect(sessions.count == 13 && sessions.first?.day == LocalDate("2026-06-29"))
        #expect(try story.kidney.evaluate().isEmpty)
    }
}
