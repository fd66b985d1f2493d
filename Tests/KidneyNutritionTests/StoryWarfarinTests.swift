import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

/// Otto, 72, has stage G4 and gout, and takes warfarin for his heart.
@Suite("A month with stage G4 and gout, on warfarin")
struct StoryWarfarinTests {
    /// His month up to the evening of a day.
    static func otto(until last: Int) throws -> StoryMonth {
        let story = try StoryMonth(
            Profile(
                name: "Otto",
                sex: .male,
                birthDate: try LocalDate(iso8601: "1954-01-20"),
                height: 178,
                categories: [
                    CategoryPeriod(from: try LocalDate(iso8601: "2023-05-01"), .g3b),
                    CategoryPeriod(from: try LocalDate(iso8601: "2025-09-01"), .g4),
                ],
                hasGout: true
            )
        )
        for (day, value) in [
            ("2025-01-15", "2.10"), ("2025-07-10", "2.35"), ("2025-12-12", "2.60"), ("2026-03-10", "2.75"),
        ] {
            try story.kidney.addLab(.creatinine, "\(value) mg/dL", at: story.patient.moment(day))
        }
        for day in 1...last {
            try morning(day, of: story)
            // From the 19th to the 23rd he eats spinach from the garden.
            try story.eat(day < 19 || day > 23 ? menus[day % menus.count] : spinach, on: day)
            try story.on(day, "22:00")
        }
        return story
    }

    private static func morning(_ day: Int, of story: StoryMonth) throws {
        if day % 3 == 1 { try story.on(day, "07:00").addWeight("\(88 - day / 15) kg") }
        if day % 4 == 2 { try story.on(day, "07:05").addPressure("\(136 - day / 5)/78") }
        let kidney = try story.on(day, "09:00")
        switch day {
        case 2:
            try kidney.addLab(.creatinine, "2.95 mg/dL")
            try kidney.addLab(.uricAcid, "9.1 mg/dL")
            try kidney.addLab(.potassium, "4.9 mmol/L")
            try kidney.addLab(.phosphorus, "4.8 mg/dL")
            try kidney.addLab(.bicarbonate, "20 mmol/L")
        case 1:
            try kidney.addMedicine("Warfarin", dose: "5 mg", times: [StoryMonth.dose("18:00")])
            try kidney.addMedicine("Allopurinol", dose: "100 mg", times: [StoryMonth.dose("08:00")])
        case 3:
            try kidney.addGoal(.weight(kilograms: 84, by: StoryMonth.june(30).adding(days: 60)))
            try kidney.addGoal(.lab(.uricAcid))
        case 12: try kidney.addMedicine("Ibuprofen", dose: "400 mg", times: [StoryMonth.dose("08:00")])
        case 15:
            var painkiller = try #require(try kidney.medicines().first { $0.name == "Ibuprofen" })
            painkiller.stop = try StoryMonth.june(14)
            try kidney.editMedicine(painkiller)
        case 20: try kidney.addMedicine("Gichtwohl")
        case 28:
            try kidney.addLab(.uricAcid, "7.2 mg/dL")
            try kidney.addLab(.phosphorus, "4.2 mg/dL")
        default: break
        }
    }

    private static let menus: [[StoryMonth.Dish]] = [
        [
            .init("07:30", .breakfast, 8121, "234 g"), .init("07:30", .breakfast, 1053, "30 g"),
            .init("12:30", .lunch, 20110, "240 g"), .init("12:30", .lunch, 1145, "14 g"),
            .init("12:30", .lunch, 11252, "72 g"), .init("15:30", .snack, 18301, "125 g"),
            .init("18:30", .dinner, 5064, "60 g"), .init("18:30", .dinner, 20445, "200 g"),
            .init("18:30", .dinner, 4053, "40 g"), .init("20:00", nil, 14411, "700 mL"),
        ],
        [
            .init("07:30", .breakfast, 18069, "75 g"), .init("07:30", .breakfast, 1145, "20 g"),
            .init("07:30", .breakfast, 19297, "40 g"), .init("12:30", .lunch, 20121, "280 g"),
            .init("12:30", .lunch, 4053, "27 g"), .init("15:30", .snack, 9003, "182 g"),
            .init("18:30", .dinner, 1132, "122 g"), .init("18:30", .dinner, 11110, "75 g"),
            .init("18:30", .dinner, 20445, "200 g"), .init("20:00", nil, 14411, "700 mL"),
        ],
    ]

    private static let spinach: [StoryMonth.Dish] = [
        .init("07:30", .breakfast, 18069, "75 g"), .init("07:30", .breakfast, 1145, "20 g"),
        .init("12:30", .lunch, 20121, "280 g"), .init("12:30", .lunch, 11458, "180 g"),
        .init("18:30", .dinner, 1132, "122 g"), .init("18:30", .dinner, 11458, "180 g"),
        .init("18:30", .dinner, 20445, "200 g"), .init("20:00", nil, 14411, "700 mL"),
    ]

    @Test("stage G4: phosphorus is limited by its value, and too little food is said, not rewarded")
    func firstDays() throws {
        let story = try Self.otto(until: 4)
        let phosphorus = try #require(try story.target(.phosphorus, on: 4))
        #expect(phosphorus.high == 1000 && phosphorus.why.contains { $0.lab?.value == "4.8 mg/dL" })
        #expect(try story.total("protein", on: 3)?.state == .below)
        #expect(try story.kidney.alerts().contains { $0.kind == .intakeLow && $0.message.contains("protein") })
        #expect(try story.kidney.rewards().entries.isEmpty)
        #expect(try story.kidney.recommend().advice.contains { $0.lab?.words.contains("uric acid 9.1") == true })
    }

    @Test("a painkiller from the chemist's is warned of while it is taken, and no more after it was stopped")
    func painkiller() throws {
        func speaks(_ story: StoryMonth) throws -> Bool {
            try story.kidney.interactions().findings.contains { $0.medicine?.name == "Ibuprofen" }
        }
        #expect(try speaks(Self.otto(until: 12)))
        #expect(try !speaks(Self.otto(until: 18)))
    }

    @Test("spinach from the garden moves vitamin K, and warfarin with it; a medicine that isn't known is not checked")
    func spinachWeek() throws {
        let calm = try Self.otto(until: 18).kidney.interactions()
        #expect(calm.findings.filter { $0.medicine?.name == "Warfarin" }.map(\.rule.id) == ["warf-begin"])
        let report = try Self.otto(until: 20).kidney.interactions()
        let finding = try #require(report.findings.first { $0.medicine?.name == "Warfarin" })
        #expect(finding.severity == .major && finding.why.contains("vitamin K 1,783 µg"))
        #expect(report.notChecked.first?.message.contains("not checked, which does not mean safe") == true)
    }

    @Test("the month: uric acid came down and isn't there yet, four weeks of diary are rewarded once each")
    func month() throws {
        let story = try Self.otto(until: 30)
        let goal = try #require(try story.kidney.goals().first { $0.goal.subject == .lab(.uricAcid) })
        #expect(goal.progress?.state == .underway && goal.progress?.shown == "7.2 mg/dL of 2026-06-28")
        #expect(try story.target(.phosphorus, on: 30)?.high == nil)
        let grants = try story.kidney.rewards().entries.filter { $0.change == .grant && $0.key.rule == .week }
        #expect(grants.map(\.points) == [20, 20, 20, 20])
        #expect(try story.kidney.evaluate().isEmpty)
    }
}
