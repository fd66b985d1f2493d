import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Numbers and limits as they are shown, against their judgment.
@Suite("Words of ranges")
struct RangeWordTests {
    private static func ranges(_ facts: LabFacts) -> [LabRange] {
        [facts.flagged, facts.reference.female, facts.reference.male] + facts.flaggedNeeds.map(\.range)
            + facts.goals.map(\.range)
    }

    @Test("a value at a stated bound is judged as the words of the range say, in every unit of every analyte")
    func bounds() throws {
        for facts in LabTable.rows {
            for range in Self.ranges(facts) where !range.isOpen {
                for unit in facts.units {
                    let text = range.shown(of: facts.analyte, in: unit)
                    let numbers = text.split(separator: " ").compactMap { DecimalText.value(String($0)) }
                    let back = try numbers.map {
                        try LabConversion.convert($0, of: facts.analyte, from: unit, to: facts.conventional)
                    }
                    #expect(back.count == [range.low, range.high].compactMap(\.self).count, "\(text)")
                    if range.low != nil { #expect(!range.isLow(back[0]), "\(text)") }
                    guard range.high != nil, let last = back.last else { continue }
                    #expect(range.isHigh(last) == text.contains("under"), "\(facts.analyte) \(text)")
                }
            }
        }
    }

    @Test("a value that is shown in another unit is judged like the number that is shown")
    func shown() throws {
        for facts in LabTable.rows {
            let limits = AlarmTable.rows.filter { $0.subject == .lab(facts.analyte) }.map(\.range) + Self.ranges(facts)
            for limit in limits.flatMap({ [$0.low, $0.high] }).compactMap(\.self) where limit > 0 {
                for share in try [Rational(999, 1000), Rational(1, 1), Rational(1001, 1000)] {
                    let value = try limit.multiplying(by: share)
                    for unit in facts.units {
                        let text = try LabConversion.shown(value, of: facts.analyte, in: facts.conventional, as: unit)
                        let number = try #require(DecimalText.value(String(text.prefix { $0 != " " })))
                        let back = try LabConversion.convert(
                            number,
                            of: facts.analyte,
                            from: unit,
                            to: facts.conventional
                        )
                        for range in limits {
                            #expect(range.isLow(back) == range.isLow(value), "\(facts.analyte) \(text)")
                            #expect(range.isHigh(back) == range.isHigh(value), "\(facts.analyte) \(text)")
                        }
                    }
                }
            }
        }
    }

    @Test("a potassium of 6.45 isn't shown as 6.5, and a bicarbonate of 9.9 isn't shown as 10")
    func rounding() throws {
        let potassium = try LabSample.lab(.potassium, "6.45 mEq/L", "2026-03-01")
        #expect(potassium.shown(in: .international) == "6.45 mmol/L")
        let bicarbonate = try LabSample.lab(.bicarbonate, "9.9 mEq/L", "2026-03-01")
        #expect(bicarbonate.shown(in: .international) == "9.9 mmol/L")
        let rate = EGFRPoint(
            59.7,
            .ckdEPI2021,
            at: try LabSample.moment("2026-03-01"),
            from: .init("a"),
            isComputed: true
        )
        #expect(rate.shown == "59.7")
    }

    @Test(
        "with diabetes a glucose of 180 is in the range of 70 to 180",
        arguments: [("180", LabFlag.inRange), ("181", .high)]
    )
    func glucose(text: String, flag: LabFlag) throws {
        let result = try LabSample.lab(.glucose, text, "2026-03-01")
        let found = LabRule.finding(
            result,
            for: LabPatient(try LabSample.profile(.g4, hasDiabetes: true), taking: []),
            among: []
        )
        #expect(found.flag == flag && found.range.shown(of: .glucose, in: .mgPerDL) == "70 to 180 mg/dL")
    }

    @Test("a goal of 130/80 is reached under 130/80, and the mean is shown so that it agrees")
    func pressure() throws {
        func mean(_ systolic: Rational, _ diastolic: Rational) throws -> (shown: String, isReached: Bool)? {
            let reading = PressureReading(
                id: .init("a"),
                systolic,
                over: diastolic,
                at: try LabSample.moment("2026-03-01T08:00")
            )
            #expect((PressureRule.flag(reading) == .inRange) == (systolic < 130 && diastolic < 80))
            return PressureRule.mean(of: [reading], under: 130, over: 80)
        }
        #expect(try mean(130, 80)?.isReached == false && mean(129, 80)?.isReached == false)
        #expect(try mean(129, 79)?.isReached == true)
        let close = try mean(Rational(1298, 10), 79)
        #expect(close?.shown == "129.8/79" && close?.isReached == true)
        #expect(GoalAim.bloodPressure(systolic: 130, diastolic: 80).words == "a blood pressure under 130/80")
    }

    @Test("metformin names the bound that holds: under 45, under 30, or the stage of the profile")
    func metformin() throws {
        func found(_ rate: String, _ category: DiseaseCategory) throws -> InteractionFinding {
            var scene = try MedicineScene().med("metformin").lab(.eGFR, rate)
            scene.category = category
            return try #require(try scene.report().findings.first { $0.rule.id == "metf-kidney" })
        }
        #expect(try found("40", .g3b).headline.contains("under 45"))
        #expect(try found("29", .g4).headline.contains("under 30"))
        let edge = try found("45", .g3b)
        #expect(
            edge.notes.contains { $0.contains("stage of your profile counts") && $0.contains("45") },
            "\(edge.notes)"
        )
        #expect(try !found("44", .g3b).notes.contains { $0.contains("stage of your profile") })
    }

    @Test("a goal of 64 fluid ounces is told in whole milliliters, and no target of pressure is “no limit”")
    func targets() throws {
        let ounces = try KitchenUnit.fluidOunce.convert(64, to: .milliliter)
        #expect(GoalAim.fluidAtMost(ounces).words == "drink at most 1,893 mL a day")
        let targets = Targets.of(
            try LabSample.day("2026-03-02"),
            for: try LabSample.profile(.hemodialysis),
            labs: [],
            weights: [],
            hints: []
        )
        #expect(targets[.systolicPressure].shown == "not set" && targets[.diastolicPressure].shown == "not set")
    }

    @Test(
        "a child’s pressure and laboratory values aren't judged by the ranges of adults, and the pediatric team is named"
    )
    func child() throws {
        let profile = try LabSample.profile(.g3a, born: "2016-01-01")
        let reading = PressureReading(
            id: .init("a"),
            135,
            over: 88,
            at: try LabSample.moment("2026-03-01T08:00")
        )
        let pressure = PressureRule.finding(reading, for: profile)
        #expect(pressure.flag == .notJudged && pressure.level == .caution, "\(pressure)")
        #expect(pressure.message.contains("pediatric") && !pressure.message.contains("130/80"), "\(pressure.message)")
        for (upper, lower, level) in [(78, 40, AlertLevel.atOnce), (85, 50, .today), (185, 122, .today)] {
            let grave = PressureReading(
                id: .init("b"),
                Rational(Int64(upper)),
                over: Rational(Int64(lower)),
                at: try LabSample.moment("2026-03-01T08:00")
            )
            let found = PressureRule.finding(grave, for: profile)
            #expect(found.level == level && found.message.contains("limit is one for adults"), "\(found.message)")
            #expect(!PressureRule.finding(grave, for: try LabSample.profile(.g3a)).message.contains("for adults"))
        }
        let usual = PressureReading(id: .init("c"), 105, over: 65, at: try LabSample.moment("2026-03-01T08:00"))
        let silent = PressureRule.finding(usual, for: profile)
        #expect(silent.level == .notice && silent.message.contains("is not judged"), "\(silent)")
        let phosphorus = try LabSample.lab(.phosphorus, "5.0", "2026-03-01")
        let found = LabRule.finding(phosphorus, for: LabPatient(profile, taking: []), among: [])
        #expect(found.flag == .notJudged && found.range.isOpen && found.goal == nil && found.level == .caution)
        #expect(found.message.contains("pediatric"), "\(found.message)")
        let grave = try LabSample.lab(.potassium, "6.6", "2026-03-01")
        #expect(LabRule.finding(grave, for: LabPatient(profile, taking: []), among: []).level?.rawValue == "now")
    }

    @Test("greens that a warning is about don't count for the goal, and the reward says so")
    func warned() throws {
        let kale = Food(
            .standardReference(ndb: 110),
            name: "Kale",
            group: "Vegetables and Vegetable Products",
            contents: NutrientContents([.energy: "30", .vitaminK: "800"]),
            portions: [FoodPortion("cup, chopped", grams: "100")],
            fluid: .some(.none)
        )
        let setting = try Care.setting(.g4, hints: [.warfarin], medicines: [.vitaminKAntagonist])
        let intake = IntakeDay(try Care.day(0), [try Care.entry(kale, grams: 200, on: 0)])
        #expect(intake.fruitCups.known.value == 2 && intake.fruitCups(in: setting).known.value == 0)
        let words = try #require(intake.withoutWarned(in: setting))
        #expect(words.hasPrefix("Kale: not counted") && words.contains("vitamin K"), "\(words)")
        #expect(intake.withoutWarned(in: try Care.setting(.g4)) == nil)
    }
}
