import FractionParser
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Doses")
struct DoseRuleTests {
    // MARK: Amounts

    @Test(
        "an amount is kept exactly and as it was typed",
        arguments: [
            ("1/4", "1/4", 1, 4), ("2.5", "2.5", 5, 2), ("1 1/2", "1 1/2", 3, 2), ("½", "½", 1, 2), (".5", ".5", 1, 2),
            ("  1   1/2 ", "1 1/2", 3, 2), ("0.1", "0.1", 1, 10), ("1\u{A0}1/2", "1 1/2", 3, 2), ("250", "250", 250, 1),
            ("0.0001", "0.0001", 1, 10_000), ("2½", "2½", 5, 2), ("1/3", "1/3", 1, 3),
        ] as [(String, String, Int64, Int64)]
    )
    func amounts(typed: String, text: String, numerator: Int64, denominator: Int64) throws {
        let amount = try DoseRule.amount(typed)
        #expect(amount.text == text)
        #expect(amount.value == (try Rational(numerator, denominator)))
    }

    @Test("three tenths are three times a tenth: no binary fractions")
    func exact() throws {
        let tenth = try DoseRule.amount("0.1").value
        #expect(try tenth.adding(tenth).adding(tenth) == DoseRule.amount("0.3").value)
    }

    @Test("zero and less is no dose", arguments: ["0", "0.0", "0/4", "-1", "-1/2", "−1", "000"])
    func notPositive(typed: String) {
        #expect(throws: TIPsError.doseNotPositive(typed)) { try DoseRule.amount(typed) }
    }

    @Test("a range is no dose", arguments: ["1-2", "1 to 2", "1–2", "1 - 2"])
    func ranges(typed: String) {
        #expect(throws: TIPsError.doseIsRange(typed)) { try DoseRule.amount(typed) }
    }

    @Test(
        "a text that is no amount, or could be two, is refused with what to write",
        arguments: [
            ("0,5", "write 0.5 with a point"), (",5", "write 0.5 with a point"), ("1,25", "write 1.25 with a point"),
            ("1,000", "write 1000, or 1.000 with a point"), ("1,000,000", "write a point for decimals"),
            ("11/2", "write 1-1/2 or 5-1/2"), ("1e3", "is no amount"), ("a lot", "is no amount"), ("", "is no amount"),
            ("about 2", "is no amount"), ("1/0", "divides by 0"), ("50%", "percentage"), ("2..5", "is no amount"),
            ("1234567890123456789012345678901234567890", "too many digits"),
            ("0.1234567890123456789012345678901234567", "too many digits"),
            (String(repeating: "0", count: 50) + "1", "longer than 40 characters"), ("1²", "is no amount"),
        ]
    )
    func refused(typed: String, says: String) throws {
        var message: String?
        do throws(TIPsError) {
            _ = try DoseRule.amount(typed)
        } catch {
            if case .notAnAmount = error { message = error.description }
        }
        let text = try #require(message, "“\(typed)” was taken, or refused as something else")
        #expect(text.contains(says), "\(text)")
        #expect(text.contains(" — "))
        #expect(text.count < 200)
    }

    @Test(
        "a dose is split into its amount and its unit",
        arguments: [
            ("1/4 tsp", "1/4", "tsp"), ("1 1/2 tsp", "1 1/2", "tsp"), ("5mL", "5", "mL"), ("1/4tsp", "1/4", "tsp"),
            ("2.5  g", "2.5", "g"), ("½ tablet", "½", "tablet"), ("1 1/2tsp", "1 1/2", "tsp"), (".5 mL", ".5", "mL"),
            ("2 heaped tsp", "2", "heaped tsp"), ("half tsp", "half", "tsp"), ("1-2 tsp", "1-2", "tsp"),
            ("ciento veinte mg", "120", "mg"), ("treinta y cinco gotas", "35", "gotas"), ("veintidós mg", "22", "mg"),
            ("treinta y dos y media gotas", "32-1/2", "gotas"), ("dos o tres gotas", "2-3", "gotas"),
            ("0,5 tsp", "0,5", "tsp"), ("-1 mg", "-1", "mg"), ("1e3 mg", "1e3", "mg"), ("3 ملعقة", "3", "ملعقة"),
        ]
    )
    func split(typed: String, amount: String, unit: String) throws {
        let halves = try DoseRule.split(typed)
        #expect(halves.amount == amount)
        #expect(halves.unit == unit)
    }

    @Test(
        "half a dose is refused",
        arguments: [
            "1/4", "tsp", "", "1 1/2", "heaped tsp", "½", "once daily", "treinta y dos", "veinte treinta mg",
            "dos mil mg", "treinta y gotas", "1 y media cucharaditas",
        ]
    )
    func incomplete(typed: String) {
        #expect(throws: TIPsError.doseIncomplete(typed)) { try DoseRule.split(typed) }
    }

    // MARK: Weeks

    @Test(
        "the weeks to fill are this one and those after it",
        arguments: [
            ("2025-12-01", 1), ("2026-01-05", 1), ("2026-01-11", 1), ("2026-02-12", 6), ("2026-02-15", 6),
            ("2026-02-16", 7), ("2026-03-29", 12),
        ]
    )
    func openWeeks(today: String, first: Int) throws {
        let cycle = try Sample.cycle()
        #expect(DoseRule.openWeeks(of: cycle, today: try date(today)) == first...12)
        #expect(DoseRule.openWeeks(of: cycle, today: cycle.challenge) == nil)
        #expect(DoseRule.openWeeks(of: cycle, today: cycle.challenge.next) == nil)
    }

    @Test("in week 6, day 4 of 12 the doses of weeks 6 to 12 are asked for, and the error lists those that are missing")
    func missing() throws {
        let cycle = try Sample.cycle()
        let today = try date("2026-02-12")
        #expect(CyclePosition(of: today, in: cycle).week == 6 && CyclePosition(of: today, in: cycle).day == 4)
        var weeks: [Int: Dose] = [:]
        let check = {
            try DoseRule.check(.weekly(weeks), of: "Peanut", in: .treatment, cycle: cycle, today: today)
        }
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: Array(6...12)), performing: check)
        for week in [6, 7, 9, 11] { weeks[week] = try Sample.dose("1 tsp") }
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: [8, 10, 12]), performing: check)
        for week in [8, 10, 12] { weeks[week] = try Sample.dose("1 tsp") }
        try check()
    }

    @Test("weeks that were open when the form was begun are checked against the day on which it is saved")
    func savedLater() throws {
        let cycle = try Sample.cycle()
        let weeks = try Sample.doses(Dictionary(uniqueKeysWithValues: (7...12).map { ($0, "1 tsp") }))
        #expect(throws: TIPsError.missingWeekDoses(item: "Peanut", weeks: [6])) {
            try DoseRule.check(.weekly(weeks), of: "Peanut", in: .treatment, cycle: cycle, today: date("2026-02-15"))
        }
        try DoseRule.check(.weekly(weeks), of: "Peanut", in: .treatment, cycle: cycle, today: date("2026-02-16"))
    }

    @Test("a week that the cycle doesn't have is refused", arguments: [-1, 0, 13, 99])
    func noSuchWeek(week: Int) throws {
        let cycle = try Sample.cycle()
        var weeks = try Sample.doses(Dictionary(uniqueKeysWithValues: (1...12).map { ($0, "1 tsp") }))
        try DoseRule.check(.weekly(weeks), of: "Peanut", in: .treatment, cycle: cycle, today: cycle.start)
        weeks[week] = try Sample.dose("1 tsp")
        #expect(throws: TIPsError.noSuchWeek(week, weeks: 12)) {
            try DoseRule.check(.weekly(weeks), of: "Peanut", in: .treatment, cycle: cycle, today: cycle.start)
        }
    }

    @Test("only treatment foods have doses by week; one dose for all weeks is right for each")
    func weeklyOnlyForTreatment() throws {
        let cycle = try Sample.cycle()
        for category in Category.allCases {
            try DoseRule.check(.same(Sample.dose("1 tsp")), of: "A", in: category, cycle: cycle, today: cycle.start)
            guard category != .treatment else { continue }
            #expect(throws: TIPsError.weeklyDosesNotAllowed(category)) {
                try DoseRule.check(.weekly([:]), of: "A", in: category, cycle: cycle, today: cycle.start)
            }
        }
    }

    @Test("switched to one dose and back, the doses by week are those of before")
    func toggle() throws {
        var dosing = Dosing.weekly(try Sample.doses([1: "1 tsp", 2: "2 tsp"]))
        let before = dosing
        dosing.isWeekly = false
        dosing.daily = try Sample.dose("3 tsp")
        #expect(dosing.dose(inWeek: 1)?.text == "3" && dosing.dose(inWeek: 9)?.text == "3")
        dosing.isWeekly = true
        #expect(dosing.weeks == before.weeks && dosing.dose(inWeek: 2)?.text == "2")
    }

    // MARK: Warnings

    @Test(
        "a dose that falls, rises more than tenfold or changes its unit is kept and warned about, exactly",
        arguments: [
            (["1/4 tsp", "1/2 tsp"], "none"), (["1/4 tsp", "1/4 tsp"], "none"), (["1/2 tsp", "0.5 tsp"], "none"),
            (["1/3 tsp", "0.333333 tsp"], "falls"), (["1 tsp", "1/4 tsp"], "falls"), (["0.1 g", "1 g"], "jumps"),
            (["0.5 g", "5 g"], "jumps"), (["0.5 g", "4.9999 g"], "rises"), (["1 g", "3 g"], "none"),
            (["1 g", "3.0001 g"], "rises"),
            (["0.1 g", "1.0001 g"], "jumps"), (["1/3 g", "10/3 g"], "jumps"), (["1/3 g", "1 g"], "none"),
            (["1/4 tsp", "3 tsp"], "jumps"),
            (["100 mg", "1 g"], "jumps"), (["5 mL", "1 tsp"], "none"), (["1 g", "1 tsp"], "unit"),
            (["1 g", "100 mg"], "unit"), (["1000000000000000000 mg", "2 mg"], "falls"),
            (["1 mg", "1000000000000000000 mg"], "jumps"),
            (["900000000000000000 mg", "9000000000000000000 mg"], "jumps"),
            (["900000000000000000 mg", "8999999999999999999 mg"], "rises"),
        ]
    )
    func warnings(doses: [String], kind: String) throws {
        let typed = try doses.map(Sample.dose)
        let labels = typed.map { DoseLabel(amount: $0.text, unit: $0.unit.rawValue) }
        let dosing = Dosing.weekly([3: typed[0], 4: typed[1]])
        let warnings = DoseRule.warnings(dosing, of: "Peanut", units: Sample.units)
        let expected: [PlanWarning] =
            switch kind {
            case "falls": [.doseFalls(item: "Peanut", week: 4, from: labels[0], to: labels[1])]
            case "jumps": [.doseJumps(item: "Peanut", week: 4, from: labels[0], to: labels[1])]
            case "rises": [.doseRises(item: "Peanut", week: 4, from: labels[0], to: labels[1])]
            case "unit": [.unitChanges(item: "Peanut", week: 4, from: labels[0], to: labels[1])]
            default: []
            }
        #expect(warnings == expected)
    }

    @Test("weeks without a dose are passed over, each step is looked at, and one dose for all weeks is never odd")
    func warningSteps() throws {
        let dosing = Dosing.weekly(try Sample.doses([1: "1 tsp", 2: "2 tsp", 5: "1 tsp", 6: "20 tsp", 7: "1 g"]))
        let weeks = DoseRule.warnings(dosing, of: "Peanut", units: Sample.units).map { warning in
            switch warning {
            case .doseFalls(_, let week, _, _): "falls \(week)"
            case .doseJumps(_, let week, _, _): "jumps \(week)"
            case .unitChanges(_, let week, _, _): "unit \(week)"
            default: "other"
            }
        }
        #expect(weeks == ["falls 5", "jumps 6", "unit 7"])
        var same = dosing
        same.isWeekly = false
        #expect(DoseRule.warnings(same, of: "Peanut", units: Sample.units).isEmpty)
    }

    @Test("two units of one name are one to whoever reads it")
    func sameNamedUnits() throws {
        let units = [
            DoseUnit(id: DoseUnit.ID("1"), name: "tsp", isDeleted: true), DoseUnit(id: DoseUnit.ID("2"), name: "Tsp"),
        ]
        let doses = [1: "1 1", 2: "2 2"]
        let dosing = Dosing.weekly(
            try doses.mapValues { try Dose(amount: Rational(1), text: "1", unit: DoseUnit.ID(String($0.suffix(1)))) }
        )
        #expect(DoseRule.warnings(dosing, of: "Peanut", units: units).isEmpty)
    }

    // MARK: A start that moves

    @Test("doses kept by week stay with their numbers, also those beyond a shorter cycle")
    func byWeek() throws {
        let weeks = try Sample.doses(Dictionary(uniqueKeysWithValues: (1...12).map { ($0, "\($0) tsp") }))
        let shorter = try Sample.cycle("2026-01-19", "2026-03-30")
        #expect(DoseRule.shifted(weeks, from: try Sample.cycle(), to: shorter, keep: .byWeek) == weeks)
    }

    @Test(
        "doses kept by date are those in force on the first day of each new week",
        arguments: [
            ("2026-01-19", "2026-03-30", [1: 3, 2: 4, 9: 11, 10: 12], 10),
            ("2025-12-29", "2026-03-30", [2: 1, 3: 2, 13: 12], 12),
            ("2026-01-08", "2026-03-30", [1: 1, 2: 2, 12: 12], 12),
            ("2026-01-02", "2026-03-30", [1: 1, 2: 1, 3: 2, 13: 12], 13),
            ("2026-01-05", "2026-04-13", [1: 1, 12: 12], 12),
            ("2026-06-01", "2026-08-24", [:], 0),
        ] as [(String, String, [Int: Int], Int)]
    )
    func byDate(start: String, challenge: String, some: [Int: Int], count: Int) throws {
        let weeks = try Sample.doses(Dictionary(uniqueKeysWithValues: (1...12).map { ($0, "\($0) tsp") }))
        let moved = try Sample.cycle(start, challenge)
        let shifted = DoseRule.shifted(weeks, from: try Sample.cycle(), to: moved, keep: .byDate)
        for (week, then) in some { #expect(shifted[week]?.text == "\(then)", "week \(week)") }
        #expect(shifted.count == count)
        #expect(shifted.keys.allSatisfy { (1...moved.weekCount).contains($0) })
    }

    @Test(
        "kept by date, every first day of a week has the dose it had, whatever the move",
        arguments: [1, 2, 3] as [UInt64]
    )
    func byDateGenerated(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let old = try Sample.cycle()
        let weeks = try Sample.doses(Dictionary(uniqueKeysWithValues: (1...12).map { ($0, "\($0) tsp") }))
        for _ in 0..<100 {
            let start = old.start.adding(days: generator.int(in: -40...40))
            let new = try Sample.cycle("\(start)", "\(start.adding(days: generator.int(in: 7...120)))")
            let shifted = DoseRule.shifted(weeks, from: old, to: new, keep: .byDate)
            for week in 1...new.weekCount {
                guard let then = old.week(of: new.days(ofWeek: week).lowerBound) else { continue }
                #expect(shifted[week]?.text == "\(then)", "seed \(seed)")
            }
            #expect(DoseRule.shifted(weeks, from: old, to: old, keep: .byDate) == weeks)
        }
    }
}
