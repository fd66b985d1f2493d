import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Rewards, and acts that never earn one")
struct RewardJudgeTests {
    private func finding(
        _ aim: GoalAim,
        _ rule: RewardRule,
        _ category: DiseaseCategory = .g2,
        today: Int = 40,
        on offset: Int = 0,
        _ fill: (inout CareRecord) throws -> Void
    ) throws -> RewardFinding {
        var record = CareRecord(
            profile: try Care.profile(category),
            goals: [Goal(.init("g"), aim, from: try Care.day(-90))]
        )
        try fill(&record)
        var judge = RewardJudge(record, today: try Care.day(today))
        return judge.finding(RewardKey(GoalLineage(aim.subject), RewardPeriod(rule, of: try Care.day(offset))))
    }

    private func labs(_ values: [(String, String)]) throws -> [LabResult] {
        try values.map { try LabSample.lab(.potassium, $0.0, $0.1) }
    }

    @Test("one lab value alone is never rewarded; two of different days in range are, and not a hemolyzed or open one")
    func lab() throws {
        func isReached(_ labs: [LabResult]) throws -> Bool {
            try finding(.lab(.potassium), .month) { $0.labs = labs }.isReached
        }
        #expect(try !isReached(labs([("4.4", "2026-03-05")])))
        #expect(try !isReached(labs([("4.4", "2026-03-05"), ("4.5", "2026-03-05T10:00")])))
        #expect(try isReached(labs([("4.4", "2026-01-05"), ("4.5", "2026-03-05")])))
        #expect(try !isReached(labs([("5.4", "2026-01-05"), ("4.5", "2026-03-05")])))
        #expect(try !isReached(labs([("4.4", "2026-01-05"), ("5.5", "2026-03-05")])))
        #expect(try !isReached(labs([("4.4", "2025-01-05"), ("4.5", "2026-03-05")])))
        #expect(try !isReached(labs([("4.4", "2026-01-05"), ("4.5", "2026-02-05")])))
        let hemolyzed = try LabSample.lab(.potassium, "4.4", "2026-03-05", remarks: [.hemolyzed])
        #expect(try !isReached(labs([("4.4", "2026-01-05")]) + [hemolyzed]))
        #expect(try !isReached(labs([("4.4", "2026-01-05"), ("<4.5", "2026-03-05")])))
        let alone = try finding(.lab(.potassium), .month) { $0.labs = try labs([("4.4", "2026-03-05")]) }
        #expect(alone.words == "one value alone is never rewarded")
    }

    @Test("two values in a row pass over no value with “>” and none of their days that can't wait")
    func inARow() throws {
        func found(_ labs: [(String, String)]) throws -> RewardFinding {
            try finding(.lab(.potassium), .month) { $0.labs = try self.labs(labs) }
        }
        let (before, last) = (("4.4", "2026-01-05"), ("4.5", "2026-03-20T08:00"))
        #expect(try found([before, last]).isReached)
        #expect(try !found([before, (">7.0", "2026-03-10"), last]).isReached)
        #expect(try !found([before, last, (">7.0", "2026-03-25")]).isReached)
        let grave = try found([before, ("6.6", "2026-03-20T06:00"), last])
        #expect(!grave.isReached && grave.words.hasPrefix("6.6"), "\(grave.words)")
    }

    @Test("progress from before a goal was set earns nothing for it")
    func beforeTheGoal() throws {
        func isReached(_ aim: GoalAim, from day: Int, _ fill: (inout CareRecord) throws -> Void) throws -> Bool {
            try finding(aim, .month) { record in
                record.goals = [Goal(.init("g"), aim, from: try Care.day(day))]
                try fill(&record)
            }.isReached
        }
        // 2 March is day 0.
        for (day, isEarned) in [(-10, true), (25, false)] {
            let weight = try isReached(.weight(kilograms: 54, by: nil), from: day) { record in
                record.weights = try [("80 kg", "2026-02-20"), ("78 kg", "2026-03-24"), ("78 kg", "2026-03-31")].map {
                    try LabSample.weight($0.0, .daily, $0.1)
                }
            }
            let pressure = try isReached(.bloodPressure(systolic: 130, diastolic: 80), from: day) { record in
                record.pressures = try (3...6).map { number in
                    let moment = try LabSample.moment("2026-03-0\(number)T08:00")
                    return PressureReading(id: .init("p\(number)"), 126, over: 76, at: moment)
                }
            }
            let lab = try isReached(.lab(.potassium), from: day) {
                $0.labs = try labs([("4.4", "2026-01-05"), ("4.5", "2026-03-10")])
            }
            #expect([weight, pressure, lab] == [isEarned, isEarned, isEarned], "\(day): \(weight) \(pressure) \(lab)")
        }
    }

    @Test("losing weight is rewarded at a sane pace, never faster, never underweight, never with too little eaten")
    func weight() throws {
        func found(_ before: String, _ after: String, entries: [IntakeEntry] = []) throws -> RewardFinding {
            try finding(.weight(kilograms: 54, by: nil), .month) { record in
                record.weights = [
                    try LabSample.weight(before, .daily, "2026-02-26"),
                    try LabSample.weight(after, .daily, "2026-03-26"),
                ]
                record.entries = entries
            }
        }
        #expect(try found("80 kg", "78 kg").isReached)
        #expect(try !found("80 kg", "79.8 kg").isReached)
        #expect(try !found("80 kg", "80.5 kg").isReached)
        let fast = try found("80 kg", "75 kg")
        #expect(!fast.isReached && fast.words.contains("faster than 2.0 lb a week"))
        #expect(try found("54.5 kg", "54 kg").isReached)
        let under = try found("54.5 kg", "53 kg")
        #expect(!under.isReached && under.words.contains("underweight"))
        let hungry = try [Meal.breakfast, .lunch, .dinner].map {
            try Care.entry(Care.ration, grams: 100, on: 3, meal: $0)
        }
        let starved = try found("80 kg", "78 kg", entries: hungry)
        #expect(!starved.isReached && starved.words.contains("less than the body needs"))
        #expect(try found("80 kg", "78 kg", entries: Care.meals(on: 3)).isReached)
        let dialysis = try finding(.weight(kilograms: 54, by: nil), .month, .hemodialysis) { record in
            record.weights = [try LabSample.weight("80 kg", .daily, "2026-02-26")]
        }
        #expect(!dialysis.isReached)
    }

    @Test("blood pressure is rewarded by the mean of a month, never with a low reading or by few")
    func pressure() throws {
        func isReached(_ readings: [(Int64, Int64)]) throws -> Bool {
            try finding(.bloodPressure(systolic: 130, diastolic: 80), .month) { record in
                record.pressures = try readings.enumerated().map { number, reading in
                    PressureReading(
                        id: .init("p\(number)"),
                        Rational(reading.0),
                        over: Rational(reading.1),
                        at: try LabSample.moment("2026-03-1\(number)T08:00")
                    )
                }
            }.isReached
        }
        #expect(try isReached([(128, 78), (132, 80), (126, 76), (130, 80)]))
        #expect(try !isReached([(128, 78), (132, 80), (126, 76)]))
        #expect(try !isReached([(128, 78), (138, 80), (136, 76), (130, 80)]))
        #expect(try !isReached([(128, 78), (132, 80), (126, 76), (98, 60)]))
    }

    @Test("activity is rewarded by its week, the diary by three meals on five days")
    func weeks() throws {
        func minutes(_ amount: Int64) throws -> Bool {
            try finding(.activity(minutes: 150), .week) { record in
                record.activities = try (0..<3).map { number in
                    ActivityReading(
                        id: .init("a\(number)"),
                        .minutes,
                        Rational(amount),
                        at: try LabSample.moment("2026-03-0\(3 + number)T08:00")
                    )
                }
            }.isReached
        }
        #expect(try minutes(50) && !minutes(49))
        func diary(_ days: Int) throws -> Bool {
            var record = CareRecord(profile: try Care.profile(.g4))
            record.entries = try (0..<days).flatMap { try Care.meals(on: $0) }
            var judge = RewardJudge(record, today: try Care.day(6))
            return judge.finding(RewardKey(GoalLineage(.diary), RewardPeriod(.week, of: try Care.day(0)))).isReached
        }
        #expect(try diary(5) && !diary(4))
    }

    @Test("eating under the protein or energy floor never earns anything for staying under a ceiling")
    func floors() throws {
        for share in [Int64(200), 500, 800] {
            let found = try finding(.atMost(.sodium, 2000), .week) { record in
                record.entries = try (0..<7).map { try Care.entry(Care.ration, grams: share, on: $0, meal: .lunch) }
            }
            #expect(!found.isReached, "\(share)")
        }
        let enough = try finding(.atMost(.sodium, 2000), .week) { record in
            record.entries = try (0..<5).flatMap { try Care.meals(on: $0) }
        }
        #expect(enough.isReached && enough.words == "reached on 5 days")
        let four = try finding(.atMost(.sodium, 2000), .week) { record in
            record.entries = try (0..<4).flatMap { try Care.meals(on: $0) }
        }
        #expect(four.words == "reached on 4 of 5 days" && !four.isReached)
        #expect(try !finding(.atMost(.sodium, 2000), .week) { _ in }.isReached)
    }

    @Test("fruit isn't rewarded for days on which potassium was high, and is before and after")
    func fruit() throws {
        func isReached(_ labs: [LabResult]) throws -> Bool {
            try finding(.fruitAndVegetables(cups: 2), .day) { record in
                record.entries = [try Care.entry(Care.greens, grams: 250, on: 0)]
                record.labs = labs
            }.isReached
        }
        #expect(try isReached([]) && !isReached([Care.potassium("5.6")]))
        #expect(try isReached([Care.potassium("5.6"), Care.potassium("4.6", "2026-03-01")]))
        #expect(try isReached([Care.potassium("5.6", "2026-03-20")]))
    }

    @Test("the reason of a paused goal of the day has the person's units first")
    func units() throws {
        for (units, amount) in [(UnitSystem.conventional, "fl oz (5,000 mL) a day"), (.international, "5,000 mL (")] {
            let found = try finding(.fluidAtLeast(5000), .day) { record in
                record.profile.units = units
                record.entries = [try Care.entry(Care.greens, grams: 250, on: 0)]
            }
            #expect(!found.isReached && found.words.contains(amount), "\(found.words)")
        }
    }

    @Test("a past day is judged by the number the goal had then, not by what it was edited to")
    func steps() throws {
        let strict = Goal(.init("g"), .fruitAndVegetables(cups: 4), from: try Care.day(0))
        let easy = try GoalRule.edit(strict, to: .fruitAndVegetables(cups: 1), in: Care.setting(.g2, 3))
        let entries = try (0..<7).map { try Care.entry(Care.greens, grams: 200, on: $0) }
        var judge = RewardJudge(
            CareRecord(profile: try Care.profile(.g2), entries: entries, goals: [easy]),
            today: try Care.day(6)
        )
        let days = try (0..<7).map { try Care.day($0) }
        let states = days.map { judge.dayState(easy.lineage, on: $0)?.isMet }
        #expect(states == [false, false, false, true, true, true, true])
    }
}
