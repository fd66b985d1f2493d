import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The diabetes diet")
struct DietTests {
    private static let rice = Pantry.food(201, "Rice", [.carbohydrate: "28", .sugars: "0.1"])
    private static let juice = Pantry.food(202, "Juice", [.carbohydrate: "11", .sugars: "10"], fluid: .asWater)
    private static let day = "2026-06-02"

    private func diet(_ parts: [DietPart: String]) throws -> DiabetesDiet {
        var diet = DiabetesDiet()
        for (part, typed) in parts { try diet.set(part, typed: typed, in: .conventional) }
        return diet
    }

    private func patient(_ parts: [DietPart: String]) throws -> Patient {
        var profile = try LabSample.profile(.g3a, hasDiabetes: true)
        profile.diabetesDiet = try diet(parts)
        let patient = try Patient(profile: profile)
        try patient.kidney.importFoods([Self.rice, Self.juice, Care.mystery], from: "pantry")
        return patient
    }

    private static let all: [DietPart: String] = [
        .carbohydrate: "180 g", .mealCarbohydrate: "60", .sugars: "40.5 g", .hbA1c: "7.0 %",
        .fastingGlucose: "7.2 mmol/L",
    ]

    @Test("every part is kept as it was entered, its number exact, and an undo takes it back")
    func store() throws {
        let patient = try patient([:])
        let kidney = patient.kidney
        var profile = try #require(try kidney.profile())
        #expect(profile.diabetesDiet.isEmpty)
        profile.diabetesDiet = try diet(Self.all)
        try kidney.setProfile(profile)
        let kept = try #require(try kidney.profile()?.diabetesDiet)
        #expect(kept == profile.diabetesDiet)
        #expect(kept.carbohydrate == 180)
        #expect(try kept.sugars == LabSample.number("40.5"))
        #expect(kept.hbA1c?.text == "7.0" && kept.fastingGlucose?.unit == .mmolPerL)
        #expect(kept.words(of: .hbA1c) == "at most 7.0 %")
        profile.diabetesDiet.sugars = nil
        profile.diabetesDiet.carbohydrate = 200
        try kidney.setProfile(profile)
        #expect(try kidney.profile()?.diabetesDiet == profile.diabetesDiet)
        try kidney.undo()
        #expect(try kidney.profile()?.diabetesDiet == kept)
        try kidney.undo()
        #expect(try kidney.profile()?.diabetesDiet.isEmpty == true)
    }

    @Test(
        "an impossible goal is refused with what can be entered, and the profile stays",
        arguments: [
            (DietPart.carbohydrate, "2 g", "5 to 1,000 g"), (.carbohydrate, "2000", "5 to 1,000 g"),
            (.carbohydrate, "some", "grams, such as 60 g"), (.sugars, "5 oz", "grams, such as 60 g"),
            (.hbA1c, "4.5", "6 to 10 %"), (.hbA1c, ">7", "6 to 10 %"), (.hbA1c, "70", "did you mean"),
            (.fastingGlucose, "60 mg/dL", "80 to 250 mg/dL"), (.fastingGlucose, "7 kg", "kg"),
            (.mealCarbohydrate, "300 g", "what a day may bring"), (.sugars, "300 g", "the carbohydrate of a day"),
        ]
    )
    func refusals(part: DietPart, typed: String, words: String) throws {
        let patient = try patient([.carbohydrate: "180"])
        let error = #expect(throws: KidneyError.self) {
            var profile = try #require(try patient.kidney.profile())
            try profile.diabetesDiet.set(part, typed: typed, in: .conventional)
            try patient.kidney.setProfile(profile)
        }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        #expect(try patient.kidney.profile()?.diabetesDiet.carbohydrate == 180)
    }

    @Test("under 7 and 7 mean the same, and none takes a goal away")
    func typed() throws {
        #expect(try diet([.hbA1c: "<7"]) == diet([.hbA1c: "7"]))
        #expect(try diet([.hbA1c: "53 mmol/mol"]).hbA1c?.unit == .mmolPerMol)
        var diet = try diet(Self.all)
        for part in DietPart.allCases {
            #expect(!diet.typed(part).isEmpty)
            try diet.set(part, typed: diet.typed(part), in: .conventional)
        }
        #expect(try diet == self.diet(Self.all))
        for part in DietPart.allCases { try diet.set(part, typed: part == .sugars ? "" : "none", in: .conventional) }
        #expect(diet.isEmpty)
    }

    @Test("a day and a meal are counted against the goal, a food without a figure leaves it open, over is over")
    func eaten() throws {
        let patient = try patient([.carbohydrate: "180", .mealCarbohydrate: "60", .sugars: "40"])
        let kidney = patient.kidney
        func states() throws -> [DietProgress.State] { try kidney.today().diet.map(\.state) }
        #expect(try states() == [.unknown, .unknown, .unknown])
        try kidney.eat(Self.rice.id, "200 g", meal: .breakfast)
        #expect(try states() == [.ok, .near, .ok])
        try kidney.eat(Self.juice.id, "100 g", meal: .breakfast)
        #expect(try states() == [.ok, .over, .ok])
        let meal = try #require(try kidney.today().diet.first { $0.part == .mealCarbohydrate })
        #expect(meal.shown == "breakfast 67 g" && meal.note == "over it at breakfast")
        try kidney.eat(Care.mystery.id, "100 g", meal: .lunch)
        #expect(try states() == [.unknown, .over, .unknown])
        #expect(try kidney.today().diet.first?.shown == "≥ 67 g; 1 of 3 foods unknown")
        try kidney.eat(Self.juice.id, "900 g")
        #expect(try states() == [.near, .over, .over])
        #expect(try kidney.today().diet[1].note == "over it at breakfast; 1 entry belongs to no meal")
        try patient.at("2026-06-03T10:00")
        #expect(try states() == [.unknown, .unknown, .unknown])
    }

    @Test("a total beside its limit has as many digits as tell on which side of it the total lies")
    func digits() throws {
        for (grams, shown, state) in [("642.8 g", "180 g", DietProgress.State.near), ("643 g", "180.04 g", .over)] {
            let patient = try patient([.carbohydrate: "180"])
            try patient.kidney.eat(Self.rice.id, grams, meal: .lunch)
            let row = try #require(try patient.kidney.today().diet.first)
            #expect(row.shown == shown && row.state == state, "\(row.shown), \(row.state)")
        }
        let sum = Totals([try Pantry.entry(Pantry.food(203, "Soup", [.sodium: "2000.4"]), "100 g")])[.sodium]
        #expect(sum.text(unit: "mg", beside: 2000) == "2,000.4 mg" && sum.text(unit: "mg") == "2,000 mg")
    }

    @Test("HbA1c and fasting glucose go by the newest value in either unit; a glucose after a meal isn't fasting")
    func measured() throws {
        let patient = try patient([.hbA1c: "7 %", .fastingGlucose: "130 mg/dL"])
        let kidney = patient.kidney
        func rows() throws -> [DietProgress] { try kidney.today().diet }
        #expect(try rows().map(\.state) == [.unknown, .unknown])
        try kidney.addLab(.hbA1c, "53 mmol/mol")
        try kidney.addLab(.glucose, "210 mg/dL")
        #expect(try rows().map(\.state) == [.ok, .unknown])
        #expect(try rows().last?.shown == "no value that was said to be fasting")
        try patient.at("2026-06-03T10:00")
        try kidney.addLab(.hbA1c, "7.4 %")
        try kidney.addLab(.glucose, "7.0 mmol/L", remarks: [.fasting])
        #expect(try rows().map(\.state) == [.over, .ok])
        try patient.at("2026-06-04T10:00")
        try kidney.addLab(.glucose, "64 mg/dL", remarks: [.fasting])
        #expect(try rows().last?.state == .low)
        try patient.at("2026-12-04T10:00")
        #expect(try rows().first?.note.contains("184 days old") == true)
    }

    @Test("A value over the own goal has the agreement with the care team as its source, and no doubt about one")
    func ownGoal() throws {
        let patient = try patient([.hbA1c: "7 %"])
        let finding = try patient.kidney.addLab(.hbA1c, "7.4 %").finding
        #expect(finding.message.contains("is over your own goal of at most 7"), "\(finding.message)")
        #expect(!finding.message.contains("not confirmed"), "\(finding.message)")
        #expect(finding.evidence.source.contains("agreed on with your care team"))
    }

    @Test("little carbohydrate is asked about, and the day of the past keeps what was eaten then")
    func little() throws {
        let patient = try patient([.carbohydrate: "100"])
        try patient.kidney.eat(Self.rice.id, "100 g", meal: .lunch)
        let row = try #require(try patient.kidney.today().diet.first)
        #expect(row.note.contains("less than 130 g a day is little") && row.note.contains("not confirmed"))
        try patient.at("2026-06-05T10:00")
        #expect(try patient.kidney.today(LabSample.day(Self.day)).diet.first?.shown == "28 g")
    }
}
