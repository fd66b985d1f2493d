import Foundation
import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The meaning of a typed goal")
struct GoalReadingTests {
    private func aim(
        _ typed: String,
        _ category: DiseaseCategory? = .g3b,
        isFloor: Bool? = nil,
        by day: String? = nil,
        units: UnitSystem = .conventional,
        limits: [ClinicLimit] = []
    ) throws -> GoalAim {
        try GoalReading.aim(
            line: typed,
            isFloor: isFloor,
            by: try day.map { try LabSample.day($0) },
            in: try Care.setting(category, limits: limits).targets,
            units: units
        )
    }

    @Test(
        "weights, pressures, cups, minutes and nutrients are read with their units, exactly",
        arguments: [
            ("weight 75 kg", GoalAim.weight(kilograms: 75, by: nil)),
            ("bp 130/80", .bloodPressure(systolic: 130, diastolic: 80)),
            ("blood pressure 125 over 75", .bloodPressure(systolic: 125, diastolic: 75)),
            ("fruit 2", .fruitAndVegetables(cups: 2)), ("fruit and vegetables 2 cups", .fruitAndVegetables(cups: 2)),
            ("activity 150", .activity(minutes: 150)), ("activity 2.5 h", .activity(minutes: 150)),
            ("sodium 2000 mg", .atMost(.sodium, 2000)), ("salt 2,000mg", .atMost(.sodium, 2000)),
            ("sodium 2 g", .atMost(.sodium, 2000)), ("fibre 25", .atLeast(.fiber, 25)),
            ("fiber 25 g", .atLeast(.fiber, 25)), ("potassium 2500 mg", .atMost(.potassium, 2500)),
            ("lab potassium", .lab(.potassium)), ("lab uric acid", .lab(.uricAcid)), ("lab A1c", .lab(.hbA1c)),
            ("hba1c", .lab(.hbA1c)), ("vitamin d", .lab(.vitaminD)), ("LAB   eGFR", .lab(.eGFR)),
        ]
    )
    func readings(typed: String, wanted: GoalAim) throws {
        #expect(try aim(typed) == wanted)
    }

    @Test(
        "“At most” and “at least” are read before and behind the number, in both languages",
        arguments: [
            ("protein at most 60", GoalAim.atMost(.protein, 60)), ("protein 60 g at least", .atLeast(.protein, 60)),
            ("proteína 60 como máximo", .atMost(.protein, 60)), ("proteína al menos 60", .atLeast(.protein, 60)),
            ("proteína 60 g por lo menos", .atLeast(.protein, 60)), ("sodio a lo sumo 2000 mg", .atMost(.sodium, 2000)),
        ]
    )
    func direction(typed: String, wanted: GoalAim) throws {
        #expect(try aim(typed) == wanted)
    }

    @Test("“At most” beside the choice of a floor is refused with what to write")
    func contradiction() throws {
        let error = #expect(throws: KidneyError.self) { try aim("protein at most 60", isFloor: true) }
        #expect(error?.description.contains("write “at most” or “at least” before the number") == true)
    }

    @Test("pounds and ounces become kilograms and milliliters without rounding, and fractions of cups stay exact")
    func exact() throws {
        #expect(try aim("weight 165 lb") == .weight(kilograms: try LabSample.number("74.84274105"), by: nil))
        #expect(try aim("weight 165") == aim("weight 165 lb"))
        #expect(try aim("weight 75", units: .international) == .weight(kilograms: 75, by: nil))
        let ounces = try Rational(473_176_473 * 50, 16_000_000)
        #expect(try aim("fluid 50 oz") == .fluidAtLeast(ounces))
        #expect(try aim("water 50 fl oz") == .fluidAtLeast(ounces))
        #expect(try aim("fluid 1.5 L") == .fluidAtLeast(1500))
        #expect(try aim("fluid 1,500 mL") == .fluidAtLeast(1500))
        #expect(try aim("fluid 1500", units: .international) == .fluidAtLeast(1500))
        #expect(try aim("fruit 1 1/2 cups") == .fruitAndVegetables(cups: Rational(3, 2)))
        #expect(try aim("fruit 1/3") == .fruitAndVegetables(cups: Rational(1, 3)))
        let day = try LabSample.day("2026-09-01")
        #expect(try aim("weight 75 kg", by: "2026-09-01") == .weight(kilograms: 75, by: day))
    }

    @Test("a fluid is at most on dialysis and under a limit, else at least, unless it was said")
    func fluid() throws {
        let limit = [ClinicLimit(.fluid, high: 1500, from: try LabSample.day("2026-01-01"))]
        #expect(try aim("fluid 1000 mL", .hemodialysis) == .fluidAtMost(1000))
        #expect(try aim("fluid 1000 mL", .g4, limits: limit) == .fluidAtMost(1000))
        #expect(try aim("fluid 1000 mL", .g4) == .fluidAtLeast(1000))
        #expect(try aim("fluid 1000 mL", .hemodialysis, isFloor: true) == .fluidAtLeast(1000))
        #expect(try aim("fluid 1000 mL", .g4, isFloor: false) == .fluidAtMost(1000))
        #expect(try aim("protein 70 g", .hemodialysis) == .atLeast(.protein, 70))
        #expect(try aim("protein 70 g", .g4, isFloor: true) == .atLeast(.protein, 70))
        #expect(try aim("protein 70 g", .g4, isFloor: false) == .atMost(.protein, 70))
    }

    @Test(
        "a text that says too little is refused with what to write",
        arguments: [
            ("sleep 8 h", "choose weight"), ("", "choose weight"), ("fruit", "cups a day"),
            ("fruit lots", "choose weight"),
            ("fruit 2 kg", "cups a day"), ("fluid 1500", "with its unit"),
            ("fluid 1500 mg", "with its unit"), ("sodium 1,5 g", "an amount a day"),
            ("sodium 2000 mL", "an amount a day"),
            ("bp 130", "120/80"), ("weight 75 stone", "kg"), ("lab magic", "magic"),
            ("lab potassium 5", "potassium 5"),
            ("iron 10 mg", "at most is counted for"), ("activity 2-3 h", "minutes a week"), ("weight", "75 kg"),
        ]
    )
    func refusals(typed: String, words: String) throws {
        let error = #expect(throws: KidneyError.self) { try aim(typed) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test("a floor of a weight or a pressure is no goal")
    func floors() throws {
        #expect(throws: KidneyError.notAGoal("weight at least")) { try aim("weight 75 kg", isFloor: true) }
        #expect(throws: KidneyError.notAGoal("bp at most")) { try aim("bp 130/80", isFloor: false) }
    }

    @Test("a goal can be typed again as it is shown, and means the same", arguments: UnitSystem.allCases)
    func again(units: UnitSystem) throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let number = try Rational(
                Int64(generator.int(in: 1...99_999)),
                Int64(generator.pick([1, 2, 3, 4, 7, 10, 100, 1000]))
            )
            let whole = Rational(Int64(generator.int(in: 100...140)))
            let aim: GoalAim =
                switch generator.int(in: 0...6) {
                case 0: .fluidAtMost(number)
                case 1: .fluidAtLeast(try GoalReading.volume(of: number))
                case 2: .fruitAndVegetables(cups: number)
                case 3: .bloodPressure(systolic: whole, diastolic: 70)
                case 4: .atMost(.sodium, number)
                case 5: .activity(minutes: number)
                default: .weight(kilograms: whole, by: nil)
                }
            let typed = aim.typed(in: units)
            #expect(try GoalReading.aim(aim.subject, typed, in: units) == aim, "\(typed)")
        }
    }
}

extension GoalReading {
    /// This many fluid ounces in milliliters.
    fileprivate static func volume(of ounces: Rational) throws -> Rational {
        let short = Rational(ounces.numerator % 200 + 1)
        return try KitchenUnit.fluidOunce.convert(short, to: .milliliter)
    }
}
