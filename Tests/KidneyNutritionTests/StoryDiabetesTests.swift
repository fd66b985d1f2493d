import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

/// Rosa, 61, has early kidney disease and diabetes. Since the first of June she takes lisinopril for her blood pressure.
@Suite("A month with early kidney disease and diabetes, on an ACE inhibitor")
struct StoryDiabetesTests {
    /// Her month up to the evening of a day.
    static func rosa(until last: Int) throws -> StoryMonth {
        var profile = Profile(
            name: "Rosa",
            sex: .female,
            birthDate: try LocalDate(iso8601: "1964-11-02"),
            height: 162,
            categories: [CategoryPeriod(from: try LocalDate(iso8601: "2025-02-01"), .earlyCKD)],
            hasDiabetes: true
        )
        profile.units = .conventional
        let story = try StoryMonth(profile)
        for day in 1...last {
            try morning(day, of: story)
            try story.eat(menus[day % menus.count], on: day)
            if day == 4 {
                // On a friend's advice she uses a salt substitute.
                let salt = try story.kidney.findFood("Salt substitute (potassium chloride)").id.rawValue
                try story.eat([.init("19:00", .dinner, food: salt, "1 teaspoon")], on: day)
            }
            try story.on(day, "22:00")
        }
        return story
    }

    private static func morning(_ day: Int, of story: StoryMonth) throws {
        if day % 2 == 1 {
            let tenths = 784 - day / 2
            try story.on(day, "07:00").addWeight("\(tenths / 10).\(tenths % 10) kg")
        }
        if day % 3 == 1 { try story.on(day, "07:05").addPressure("\(144 - day / 2)/\(88 - day / 3)") }
        let kidney = try story.on(day, "09:00")
        switch day {
        case 1:
            try kidney.addMedicine("Lisinopril", dose: "10 mg", times: [StoryMonth.dose("08:00")], reminds: true)
            try kidney.addLab(.potassium, "4.4 mmol/L")
            try kidney.addLab(.creatinine, "0.95 mg/dL")
            try kidney.addLab(.hbA1c, "7.6 %")
            try kidney.addLab(.urineACR, "120 mg/g")
        case 2:
            try kidney.addGoal(.fruitAndVegetables(cups: 2))
            try kidney.addGoal(.bloodPressure(systolic: 130, diastolic: 80))
            try kidney.addGoal(.atMost(.sodium, 2000))
        case 10: try kidney.addLab(.potassium, "5.6 mmol/L")
        case 24: try kidney.addLab(.potassium, "4.6 mmol/L")
        case 30: try kidney.addLab(.hbA1c, "7.2 %")
        default: break
        }
    }

    /// Three days of menus in rotation. The second has a banana and a baked potato.
    private static let menus: [[StoryMonth.Dish]] = [
        [
            .init("07:30", .breakfast, 8121, "234 g"), .init("07:30", .breakfast, 9050, "74 g"),
            .init("12:30", .lunch, 18075, "64 g"), .init("12:30", .lunch, 1028, "28 g"),
            .init("12:30", .lunch, 11529, "123 g"), .init("18:30", .dinner, 15016, "120 g"),
            .init("18:30", .dinner, 20445, "158 g"), .init("18:30", .dinner, 11091, "156 g"),
            .init("18:30", .dinner, 4053, "27 g"), .init("20:00", nil, 14411, "500 mL"),
        ],
        [
            .init("07:30", .breakfast, 1132, "122 g"), .init("07:30", .breakfast, 18075, "32 g"),
            .init("12:30", .lunch, 16070, "198 g"), .init("12:30", .lunch, 11205, "104 g"),
            .init("18:30", .dinner, 5064, "86 g"), .init("18:30", .dinner, 20121, "140 g"),
            .init("18:30", .dinner, 11333, "149 g"), .init("18:30", .dinner, 4053, "27 g"),
            .init("20:00", nil, 14411, "500 mL"),
        ],
        [
            .init("07:30", .breakfast, 1256, "170 g"), .init("07:30", .breakfast, 9040, "118 g"),
            .init("12:30", .lunch, 11356, "299 g"), .init("12:30", .lunch, 1012, "113 g"),
            .init("12:30", .lunch, 9202, "140 g"), .init("18:30", .dinner, 15086, "120 g"),
            .init("18:30", .dinner, 11457, "100 g"), .init("18:30", .dinner, 11531, "240 g"),
            .init("18:30", .dinner, 4053, "27 g"), .init("20:00", nil, 9206, "248 g"),
        ],
    ]

    @Test(
        "the first week: no potassium limit while the value is normal, and what she eats is counted against her targets"
    )
    func firstWeek() throws {
        let story = try Self.rosa(until: 3)
        let potassium = try #require(try story.target(.potassium, on: 3))
        #expect(potassium.high == nil && potassium.why.contains { $0.lab?.value == "4.4 mmol/L" })
        #expect(try story.target(.sodium, on: 3)?.high == 2000)
        #expect(try (story.total("potassium", on: 2)?.known ?? 0) > 3000)
        #expect(try story.total("potassium", on: 2)?.state == TotalState.none)
        #expect(try story.kidney.medicines().map(\.name) == ["Lisinopril"])
        #expect(try story.kidney.goals().count == 3)
    }

    @Test("the salt substitute of a friend: an urgent warning as it is entered, and why, with the medicine")
    func saltSubstitute() throws {
        let story = try Self.rosa(until: 4)
        let alert = try #require(try story.kidney.todayScreen().alerts.first { $0.level == .today })
        #expect(alert.message.contains("Salt substitute"))
        let report = try story.kidney.interactions()
        #expect(report.findings.contains { $0.medicine?.name == "Lisinopril" && $0.why.contains("Salt substitute") })
    }

    @Test("a potassium of 5.6 switches its limit on and pauses the fruit goal; a normal one switches both back")
    func potassium() throws {
        let high = try Self.rosa(until: 11)
        let limit = try #require(try high.target(.potassium, on: 11))
        #expect(limit.high == 3000 && limit.why.contains { $0.lab?.value == "5.6 mmol/L" })
        #expect(try high.target(.potassium, on: 9)?.high == nil)
        func fruit(_ story: StoryMonth) throws -> GoalProgress.State? {
            try story.kidney.goals().first { $0.goal.subject == .fruitAndVegetables }?.progress?.state
        }
        #expect(try fruit(high) == .paused)
        let banana = try high.kidney.substituteScreen(TimeKit.ID("ndb-09040"), lowering: .potassium)
        #expect(banana.isLimited && banana.offered.contains { $0.name == "Apple, raw, with skin" })
        #expect(try high.kidney.recommend().advice.contains { $0.less.contains { $0.name == "Banana, raw" } })
        let normal = try Self.rosa(until: 24)
        #expect(try normal.target(.potassium, on: 24)?.high == nil)
        #expect(try fruit(normal) != .paused)
    }

    @Test("the month: the diary is rewarded week by week, once, and the report counts every day")
    func month() throws {
        let story = try Self.rosa(until: 30)
        let grants = try story.kidney.rewards().entries.filter { $0.change == .grant && $0.key.rule == .week }
        #expect(grants.filter { $0.key.lineage == GoalLineage(.diary) }.count >= 4)
        #expect(Set(grants.map(\.key)).count == grants.count)
        #expect(try story.kidney.evaluate().isEmpty)
        let labs = try story.kidney.labsScreen(.hbA1c).labs
        #expect(labs.map(\.value) == [7.2, 7.6])
        let days = try (1...30).map { try story.total("protein", on: $0)?.foods ?? 0 }
        #expect(days.allSatisfy { $0 > 8 })
    }
}
