import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

/// Targets by circumstances, and their contradictions, just inside, on and just outside each bound.
@Suite("Targets at their bounds")
struct TargetEdgeTests {
    private static let day = "2026-03-10"

    private func targets(
        _ category: DiseaseCategory?,
        _ labs: [(Analyte, String)] = [],
        hints: Set<TargetHint> = [],
        fluidGoal: Rational? = nil,
        _ change: (inout Profile) throws -> Void = { _ in }
    ) throws -> DayTargets {
        var profile = try LabSample.profile(category, urine: 0)
        try change(&profile)
        return Targets.of(
            try LabSample.day(Self.day),
            for: profile,
            labs: try labs.map { try LabSample.lab($0.0, $0.1, Self.day) },
            hints: hints,
            fluidGoal: fluidGoal
        )
    }

    /// The protein of 70 kg: 1.0 g while ill (PMC8267004), 1.0 to 1.2 g when frail and not above 1.3 g (KDIGO 2024), 0.8 to 1.0 g with nephrotic
    /// syndrome. Dialysis comes first, then a new transplant, illness, nephrotic syndrome and frailty.
    @Test(
        "Protein goes by the gravest circumstance, and its ceiling warns only where too much can harm",
        arguments: [
            (.g4, [], "42-56", true), (.g4, [.ill], "70", false), (.g4, [.nephrotic], "56-70", false),
            (.g4, [.frail], "70-91", true), (.g4, [.ill, .nephrotic, .frail], "70", false),
            (.g4, [.nephrotic, .frail], "56-70", false), (.g2, [], "56-91", true), (.g2, [.frail], "70-91", true),
            (.transplant, [], "56-70", false), (.transplant, [.ill], "70", false),
            (.transplant, [.frail], "70-91", false),
            (.hemodialysis, [.ill], "70-84", false), (.peritonealDialysis, [.frail], "70-84", false),
            (nil, [], "", false), (nil, [.ill], "70", false), (nil, [.frail], "70-91", true),
        ] as [(DiseaseCategory?, Set<TargetHint>, String, Bool)]
    )
    func protein(category: DiseaseCategory?, hints: Set<TargetHint>, numbers: String, warns: Bool) throws {
        let target = try targets(category, hints: hints)[.protein]
        let ends = [target.low, target.high].compactMap { limit in limit.map { DecimalText.text($0.value) } }
        #expect(ends.joined(separator: "-") == numbers && target.warnsAbove == warns)
        #expect(target.warnsBelow == !numbers.isEmpty)
    }

    @Test("The height is asked for from 100 kg on, and from an index of 30 on an adjusted weight counts")
    func height() throws {
        func energy(_ kilograms: String, height: Rational?) throws -> DayTarget {
            let found = try targets(.g4) { profile in
                profile.dryWeight = try LabSample.number(kilograms)
                profile.height = height
            }
            return found[.energy]
        }
        #expect(try energy("100", height: nil).notes.contains { $0.contains("enter the height") })
        #expect(try !energy("99.9", height: nil).notes.contains { $0.contains("enter the height") })
        // At 200 cm an index of 30 is 120 kg, and the adjusted weight 100 kg and a quarter of 20 kg: 105 kg, 25 kcal for each.
        #expect(try energy("119.9", height: 200).low?.value == LabSample.number("2997.5"))
        #expect(try energy("120", height: 200).low?.value == 2625)
    }

    @Test(
        "Advice contradicts itself just beyond each bound: a fluid goal, a low glucose, and protein against phosphorus"
    )
    func conflicts() throws {
        // The limit on hemodialysis without urine is 1,000 mL.
        #expect(try targets(.hemodialysis, fluidGoal: 1000).conflicts.isEmpty)
        #expect(
            try targets(.hemodialysis, fluidGoal: 1001).conflicts == [.fluidGoalOverLimit(goal: 1001, limit: 1000)]
        )
        #expect(try targets(.g4, [(.potassium, "5.1"), (.glucose, "70")]).conflicts.isEmpty)
        let juice = try targets(.g4, [(.potassium, "5.1"), (.glucose, "69")]).conflicts
        #expect(juice.count == 1 && juice.first?.word.hasPrefix("juice-with-potassium-limit/") == true)
        #expect(try targets(.g4, [(.potassium, "5.0"), (.glucose, "69")]).conflicts.isEmpty)
        // 10 mg of phosphorus for each gram of protein: 100 kg on dialysis need 100 g.
        for (weight, count) in [("100", 0), ("100.1", 1)] {
            let found = try targets(.hemodialysis, [(.phosphorus, "5.6")]) {
                $0.dryWeight = try LabSample.number(weight)
            }
            #expect(found.conflicts.count == count, "\(weight)")
        }
        let pth: [(String, String, Int)] = [("2.4", "111", 1), ("2.5", "111", 0), ("2.4", "110", 0)]
        for (phosphorus, value, count) in pth {
            let found = try targets(.g4, [(.phosphorus, phosphorus), (.pth, value)])
            #expect(found.conflicts.count == count, "\(phosphorus) \(value)")
        }
        let low: [(String, Set<TargetHint>, Int)] = [
            ("3.4", [.loopDiuretic], 1), ("3.4", [.thiazide], 1), ("3.5", [.thiazide], 0), ("3.4", [.warfarin], 0),
        ]
        for (potassium, hints, count) in low {
            #expect(try targets(.g4, [(.potassium, potassium)], hints: hints).conflicts.count == count, "\(potassium)")
        }
    }

    @Test("A potassium that alarms is told at its limit, and one that doesn't isn't, nor is an old one")
    func underAlarm() throws {
        func isUnderAlarm(_ value: String, daysAgo: Int = 0) throws -> Bool {
            let day = try LabSample.day(Self.day)
            let lab = try LabSample.lab(.potassium, value, "\(day.adding(days: -daysAgo))")
            return Targets.of(day, for: try LabSample.profile(.g4), labs: [lab])[.potassium].isUnderAlarm
        }
        #expect(try isUnderAlarm("6.0") && !isUnderAlarm("5.99") && isUnderAlarm("2.99") && !isUnderAlarm("3.0"))
        #expect(try isUnderAlarm("6.0", daysAgo: 90) && !isUnderAlarm("6.0", daysAgo: 91))
    }

    @Test("A new transplant counts for 28 days after another category, and in no other case")
    func newTransplant() throws {
        let day = try LabSample.day(Self.day)
        func floor(_ days: Int, after first: DiseaseCategory?) throws -> Rational? {
            var profile = try LabSample.profile(first)
            profile.categories.append(CategoryPeriod(from: day.adding(days: -days), .transplant))
            return Targets.of(day, for: profile, labs: [])[.protein].low?.value
        }
        // 1.4 and 0.8 g for each of 70 kg.
        #expect(try floor(27, after: .hemodialysis) == 98 && floor(28, after: .hemodialysis) == 56)
        #expect(try floor(0, after: .g5) == 98 && floor(27, after: nil) == 56)
    }
}
