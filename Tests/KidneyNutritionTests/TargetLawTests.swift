import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

/// A random patient with a history.
private struct Somebody {
    var profile: Profile
    var labs: [LabResult]
    var weights: [WeightReading]
    var hints: Set<TargetHint>
    var days: [LocalDate]

    init(_ generator: inout SeededGenerator, limits: Int = 4) throws {
        let start = try LabSample.day("2025-01-01")
        days = (0..<20).map { _ in start.adding(days: generator.int(in: 0...400)) }.sorted()
        profile = try LabSample.profile(nil)
        profile.sex = generator.oneIn(3) ? nil : generator.pick(Sex.allCases)
        profile.hasDiabetes = generator.oneIn(2)
        profile.dryWeight = generator.oneIn(3) ? nil : try Rational(Int64(generator.int(in: 400...1500)), 10)
        profile.urineOutput = generator.oneIn(3) ? nil : Rational(Int64(generator.int(in: 0...2000)))
        profile.categories = (0..<generator.int(in: 0...3)).map { _ in
            CategoryPeriod(
                from: start.adding(days: generator.int(in: 0...300)),
                generator.pick(DiseaseCategory.allCases)
            )
        }.sorted { $0.from < $1.from }
        profile.clinicLimits = (0..<generator.int(in: 0...limits)).map { _ in
            ClinicLimit(
                generator.pick(TargetQuantity.allCases),
                low: generator.oneIn(2) ? nil : Rational(Int64(generator.int(in: 0...3000))),
                high: generator.oneIn(2) ? nil : Rational(Int64(generator.int(in: 0...3000))),
                from: start.adding(days: generator.int(in: 0...300))
            )
        }
        labs = try (0..<generator.int(in: 0...12)).map { number in
            let analyte = generator.pick([Analyte.potassium, .phosphorus, .pth, .glucose, .potassium])
            let range = LabTable.facts(analyte).plausible
            let low = Int64(range.low?.numerator ?? 1) * 10
            let high = analyte == .potassium ? 80 : analyte == .phosphorus ? 90 : 5000
            return LabResult(
                id: .init("lab\(number)"),
                analyte,
                LabReading(
                    try Rational(Int64(generator.int(in: Int(low)...max(Int(low), high))), 10),
                    LabTable.facts(analyte).conventional,
                    comparator: generator.oneIn(8) ? generator.pick([.below, .above]) : .equal
                ),
                at: Moment(day: start.adding(days: generator.int(in: 0...400)), in: LabSample.zone),
                remarks: generator.oneIn(9) ? [.hemolyzed] : []
            )
        }
        weights = (0..<generator.int(in: 0...4)).map { number in
            WeightReading(
                id: .init("weight\(number)"),
                Rational(Int64(generator.int(in: 45...140))),
                generator.pick(WeightUnit.allCases),
                generator.pick(WeightContext.allCases),
                at: Moment(day: start.adding(days: generator.int(in: 0...400)), in: LabSample.zone)
            )
        }
        hints = Set(TargetHint.allCases.filter { _ in generator.oneIn(4) })
    }

    func targets(_ day: LocalDate) -> DayTargets {
        Targets.of(day, for: profile, labs: labs, weights: weights, hints: hints)
    }
}

@Suite("Laws of the targets, over generated histories")
struct TargetLawTests {
    static let seeds = Array(1...12) as [UInt64]

    @Test(
        "no target contradicts itself, each has a reason with a source, and what wasn't confirmed says so",
        arguments: seeds
    )
    func wellFormed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let somebody = try Somebody(&generator)
        for day in somebody.days {
            let result = somebody.targets(day)
            #expect(result.targets.map(\.quantity) == TargetQuantity.allCases)
            for target in result.targets {
                let label = "\(target.quantity) on \(day), seed \(seed)"
                if let low = target.low, let high = target.high { #expect(low.value <= high.value, "\(label)") }
                if let strict = target.strict, let high = target.high { #expect(strict <= high.value, "\(label)") }
                #expect(
                    target.low.map { $0.value >= 0 } ?? true && target.high.map { $0.value >= 0 } ?? true,
                    "\(label)"
                )
                #expect(
                    !target.reasons.isEmpty && target.reasons.allSatisfy { !$0.evidence.source.isEmpty },
                    "\(label)"
                )
                #expect(!target.warnsAbove || target.high != nil, "\(label)")
                #expect(!target.warnsBelow || target.low != nil, "\(label)")
                for limit in [target.low, target.high].compactMap({ $0 }) {
                    #expect(target.reasons.contains(limit.reason), "\(label)")
                }
                for reason in target.reasons where reason.evidence.grade == .recalled {
                    #expect(
                        target.notes.contains { $0.contains(reason.words) && $0.contains("not confirmed") },
                        "\(label)"
                    )
                }
            }
            #expect(result.conflicts.allSatisfy { !$0.message.isEmpty })
        }
    }

    @Test("the clinic wins always: its numbers are the target's, whatever else is known", arguments: seeds)
    func clinicWins(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let somebody = try Somebody(&generator, limits: 12)
        for day in somebody.days {
            let result = somebody.targets(day)
            for quantity in TargetQuantity.allCases {
                let limits = somebody.profile.clinicLimits.filter { $0.quantity == quantity && $0.from <= day }
                guard let newest = limits.map(\.from).max(), let limit = limits.last(where: { $0.from == newest })
                else {
                    #expect(result[quantity].mode != .clinic)
                    continue
                }
                let target = result[quantity]
                let ends = [limit.low, limit.high].compactMap { $0 }.sorted()
                #expect(target.mode == .clinic, "\(quantity) on \(day), seed \(seed)")
                switch ends.count {
                case 2: #expect(target.low?.value == ends[0] && target.high?.value == ends[1])
                case 0: #expect(target.low == nil && target.high == nil)
                default:
                    #expect(limit.low == nil || target.low?.value == limit.low, "seed \(seed)")
                    #expect(limit.high == nil || target.high?.value == limit.high, "seed \(seed)")
                }
                #expect(target.reasons.first?.origin == .clinic(from: limit.from))
            }
        }
    }

    @Test(
        "over any history the limits go by the newest values alone: potassium above 5.0, phosphorus or PTH above the goal",
        arguments: seeds
    )
    func switching(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var somebody = try Somebody(&generator, limits: 0)
        somebody.labs.removeAll { $0.comparator != .equal }
        // Weights around a session would mark samples as drawn after it, and such samples change no targets.
        somebody.weights.removeAll { $0.context != .daily }
        func newest(_ analyte: Analyte, _ day: LocalDate) -> Rational? {
            somebody.labs.filter { $0.analyte == analyte && $0.moment.day <= day && !$0.remarks.contains(.hemolyzed) }
                .max { ($0.moment.day, $0.id) < ($1.moment.day, $1.id) }
                .map(\.value)
        }
        for day in somebody.days {
            let result = somebody.targets(day)
            let potassium = newest(.potassium, day)
            // On hemodialysis the goal for values before a session goes up to 5.5.
            let limit = try LabSample.number(result.category == .hemodialysis ? "5.5" : "5.0")
            #expect((result[.potassium].high != nil) == (potassium.map { $0 > limit } ?? false), "\(day), seed \(seed)")
            let isLow = try potassium.map { $0 < (try LabSample.number("3.5")) } ?? false
            #expect((result[.potassium].mode == .released) == isLow, "\(day), seed \(seed)")
            let phosphorus = newest(.phosphorus, day)
            let pth = newest(.pth, day)
            let goals: (Rational, Rational)? =
                switch result.category {
                case .g3a, .g3b: (try LabSample.number("4.6"), 70)
                case .g4: (try LabSample.number("4.6"), 110)
                case .g5: (try LabSample.number("5.5"), 300)
                // The limit is nine times the upper limit of 65 pg/mL.
                case .hemodialysis, .peritonealDialysis: (try LabSample.number("5.5"), 585)
                default: nil
                }
            let isOver =
                goals.map { goals in
                    (phosphorus.map { $0 > goals.0 } ?? false) || (pth.map { $0 > goals.1 } ?? false)
                } ?? false
            let isStage5 = [.g5, .hemodialysis, .peritonealDialysis].contains(result.category)
            let floor = try LabSample.number(isStage5 ? "3.5" : "2.5")
            let isLowPhosphorus = phosphorus.map { $0 < floor } ?? false
            #expect((result[.phosphorus].high != nil) == (isOver && !isLowPhosphorus), "\(day), seed \(seed)")
        }
    }

    @Test("the advice is weak exactly where a value it rests on is older than 90 days", arguments: seeds)
    func weakness(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let somebody = try Somebody(&generator)
        for day in somebody.days {
            for target in somebody.targets(day).targets {
                // A clinic's limit doesn't depend on a value.
                let used =
                    target.mode == .clinic ? [target.low, target.high].compactMap { $0?.reason } : target.reasons
                let ages = used.compactMap(\.lab).map { $0.day.days(until: day) }
                #expect(target.isWeak == ages.contains { $0 > 90 }, "\(target.quantity) on \(day), seed \(seed)")
                #expect(target.isWeak == target.notes.contains { $0.contains("days old, so this advice is weaker") })
            }
        }
    }

    @Test("later entries never change the targets of a past day, nor does the order of entries", arguments: seeds)
    func past(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let somebody = try Somebody(&generator)
        for day in somebody.days {
            var then = somebody
            then.labs = generator.shuffle(somebody.labs.filter { $0.moment.day <= day })
            then.weights = generator.shuffle(somebody.weights.filter { $0.moment.day <= day })
            #expect(then.targets(day) == somebody.targets(day), "\(day), seed \(seed)")
        }
    }
}

@Suite("The table of targets")
struct TargetTableTests {
    @Test("every rule has one row with words and a source, low at most high")
    func rows() {
        #expect(TargetTable.rows.count == TargetRule.allCases.count)
        #expect(Set(TargetTable.rows.map(\.rule)) == Set(TargetRule.allCases))
        for row in TargetTable.rows {
            #expect(!row.words.isEmpty && !row.evidence.source.isEmpty && !row.categories.isEmpty && !row.unit.isEmpty)
            if let low = row.low, let high = row.high { #expect(low <= high, "\(row.rule)") }
        }
    }

    @Test("a number that two rules use is one number")
    func oneNumber() {
        let gain = TargetTable.row(.gain)
        #expect(gain.low == DialysisWeight.gainCeiling.low && gain.high == DialysisWeight.gainCeiling.high)
        #expect(TargetTable.row(.ultrafiltrationRate).high == DialysisWeight.rateCeiling)
        let potassium = LabTable.facts(.potassium).flagged
        #expect(potassium.low == LabLimitRule.potassiumLow && potassium.high == LabLimitRule.potassiumHigh)
        #expect(LabTable.facts(.phosphorus).flagged.low == LabLimitRule.phosphorusLow)
        #expect(LabTable.facts(.glucose).flagged.low == LabLimitRule.glucoseLow)
    }

    @Test("no sentence of the targets prescribes: none names a dose or says must")
    func words() {
        for row in TargetTable.rows {
            let words = row.words.lowercased()
            #expect(!words.contains("must") && !words.contains("dose") && !words.contains("tablet"), "\(row.rule)")
        }
        #expect(DayTargets.careTeamFirst.contains("comes first"))
    }
}
