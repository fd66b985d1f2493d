import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

/// Alerts of food, goals that could harm, and rewards, just inside, on and just outside each bound.
@Suite("Food, goals and rewards at their bounds")
struct IntakeEdgeTests {
    // MARK: Salt substitute

    private func word(_ reason: UnsafeReason?) -> String {
        guard let reason else { return "none" }
        return switch reason {
        case .potassiumSaltHigh: "high"
        case .potassiumSaltOnDialysis: "dialysis"
        case .potassiumSaltWithMedicine: "medicine"
        case .potassiumSaltWithLowFiltration: "filtration"
        case .potassiumSaltUnknown: "unknown"
        case .starFruit, .starFruitNow, .phosphateAdditive: "another"
        }
    }

    /// The reasons in their order: a potassium of 5.0 or more, dialysis, a medicine, a filtration rate that is or can be under 45, and no
    /// value of the last 90 days.
    private func expected(_ category: DiseaseCategory?, _ value: String?, _ age: Int, _ rate: String?, _ raises: Bool)
        -> String
    {
        if value == "5.0" { return "high" }
        if category == .hemodialysis || category == .peritonealDialysis { return "dialysis" }
        if raises { return "medicine" }
        if category == .g3b || category == .g4 || category == .g5 { return "filtration" }
        if rate == "44.9" || rate == "<60" || rate == "<45" { return "filtration" }
        return value == nil || age > 90 ? "unknown" : "none"
    }

    @Test(
        "Salt with potassium is unsafe for the first reason that holds, for every stage, value, age, rate and medicine"
    )
    func potassiumSalt() throws {
        let today = try Care.day(0)
        let categories: [DiseaseCategory?] = DiseaseCategory.allCases + [nil]
        for category in categories {
            for (value, age) in [(nil, 0), ("4.9", 90), ("4.9", 91), ("5.0", 90), ("5.0", 91)] as [(String?, Int)] {
                for rate in [nil, "44.9", "45", "<60", "<45", ">45"] as [String?] {
                    for raises in [false, true] {
                        var labs: [LabResult] = []
                        if let value { labs.append(try Care.potassium(value, "\(today.adding(days: -age))")) }
                        if let rate { labs.append(try LabSample.lab(.eGFR, rate, "2026-02-20")) }
                        let medicines: Set<MedicineClassName> = raises ? ["ACE inhibitor"] : []
                        let setting = try Care.setting(category, labs: labs, medicines: medicines)
                        let found = IntakeAlerts.unsafe(Care.saltSubstitute, in: setting)
                        #expect(
                            word(found.first) == expected(category, value, age, rate, raises) && found.count <= 1,
                            "\(String(describing: category)) \(value ?? "-") \(age) \(rate ?? "-") \(raises)"
                        )
                    }
                }
            }
        }
    }

    @Test("Salt with potassium has one urgency among the alerts and the interactions")
    func oneUrgency() throws {
        let raised = try ["lisinopril", "Bactrim", "tacrolimus", "amiloride"].map { try MedicineScene().med($0) }
        let kidneys = [
            try MedicineScene().lab(.potassium, "5.0"), try MedicineScene().lab(.eGFR, "44.9"),
            MedicineScene().with(.hemodialysis), MedicineScene().with(.g3b),
        ]
        for scene in raised + kidneys {
            let salty = try scene.ate(Plate.salt, 1)
            let day = try salty.day()
            let setting = GoalSetting(
                day.day,
                for: day.profile,
                labs: day.labs,
                medicines: MedicineClassName.of(day.medicines, on: day.day)
            )
            let alerts = IntakeAlerts.unsafe(Plate.salt, in: setting).map(\.level)
            #expect(try alerts == [.today] && salty.finding("kcl-food")?.level == .today, "\(scene)")
        }
    }

    @Test("Star fruit and salt with potassium are told today where they surely harm, and otherwise at the next visit")
    func levels() throws {
        let lab = LabLimitRule.cite(try Care.potassium("5.6"), on: try Care.day(0))
        #expect(UnsafeReason.starFruit.level == .today && UnsafeReason.potassiumSaltHigh(lab).level == .today)
        #expect(UnsafeReason.potassiumSaltOnDialysis.level == .today)
        #expect(UnsafeReason.potassiumSaltWithMedicine("lisinopril").level == .today)
        #expect(UnsafeReason.potassiumSaltWithLowFiltration.level == .today)
        #expect(UnsafeReason.potassiumSaltUnknown(lab).level == .caution)
        #expect(UnsafeReason.phosphateAdditive(lab).level == .notice)
    }

    // MARK: Floors and ceilings of a day

    /// 1,000 g have 70 g of protein and 1,750 kcal, the floors of 70 kg on dialysis: 1.0 g and 25 kcal for each kg.
    private static let plain = Pantry.food(201, "Plain", [.protein: "7", .energy: "175", .sodium: "200"])

    @Test("A day at its floors has enough, and one gram of food less is told, energy only with three meals")
    func floors() throws {
        func lows(_ category: DiseaseCategory, _ grams: [Int64]) throws -> [TargetQuantity] {
            let meals: [Meal] = [.breakfast, .lunch, .dinner]
            let entries = try zip(meals, grams).map { meal, grams in
                try Care.entry(Self.plain, grams: grams, on: 0, meal: meal)
            }
            let intake = IntakeDay(try Care.day(0), entries)
            return IntakeAlerts.lows(of: intake, in: try Care.setting(category).targets, units: .conventional).map(
                \.target.quantity
            )
        }
        for category in [DiseaseCategory.hemodialysis, .peritonealDialysis] {
            #expect(try lows(category, [1000]) == [] && lows(category, [999]) == [.protein])
            #expect(
                try lows(category, [334, 333, 333]) == [] && lows(category, [333, 333, 333]) == [.protein, .energy]
            )
        }
        #expect(try lows(.g4, [334, 333, 333]) == [] && lows(.g4, [333, 333, 333]) == [.energy])
        #expect(try lows(.g4, [100, 100]) == [])
    }

    @Test("A limit is near from 80 percent on and over only above it")
    func places() throws {
        // Sodium is limited to 2,000 mg, and 100 g have 200 mg.
        for (grams, place) in [(799, TargetPlace.ok), (800, .near), (1000, .near), (1001, .over)]
            as [(Int64, TargetPlace)]
        {
            let entry = try Care.entry(Self.plain, grams: grams, on: 0)
            let setting = try Care.setting(.g4)
            let effects = IntakeAlerts.effects(of: IntakeDay(try Care.day(0), [entry]), in: setting)
            #expect(effects.first { $0.quantity == .sodium }?.place == place, "\(grams)")
        }
    }

    // MARK: Goals that could harm

    private func harms(_ aim: GoalAim, _ setting: GoalSetting) -> Bool {
        GoalHarmRule.harm(aim, in: setting, isNew: true) != nil
    }

    @Test("Goals of fluid, fruit, salt and blood pressure are allowed up to each bound and no further")
    func allowed() throws {
        let early = try Care.setting(.g2)
        #expect(!harms(.fluidAtLeast(4000), early) && harms(.fluidAtLeast(4001), early))
        let limited = try Care.setting(.g2, limits: [Care.limit(.fluid, high: 1500)])
        #expect(!harms(.fluidAtLeast(1500), limited) && harms(.fluidAtLeast(1501), limited))
        for (amount, isHarm) in [(749, true), (750, false), (1500, false), (1501, true)] as [(Rational, Bool)] {
            #expect(harms(.fluidAtMost(amount), limited) == isHarm, "\(amount)")
        }
        #expect(
            try !harms(.fruitAndVegetables(cups: 8), early) && harms(.fruitAndVegetables(cups: Rational(81, 10)), early)
        )
        // In G2 sodium is limited to 2,000 mg.
        for (amount, isHarm) in [(1499, true), (1500, false), (2000, false), (2001, true)] as [(Rational, Bool)] {
            #expect(harms(.atMost(.sodium, amount), early) == isHarm, "\(amount)")
        }
        let strict = try Care.setting(.g2, limits: [Care.limit(.sodium, high: 1200)])
        #expect(harms(.atMost(.sodium, 1199), strict) && !harms(.atMost(.sodium, 1200), strict))
        for (systolic, diastolic, isHarm) in [(110, 60, false), (109, 60, true), (110, 59, true), (150, 90, false)]
            as [(Rational, Rational, Bool)]
        {
            #expect(harms(.bloodPressure(systolic: systolic, diastolic: diastolic), early) == isHarm, "\(systolic)")
        }
    }

    /// 42 to 56 g off dialysis are 0.6 to 0.8 g for each of 70 kg, and 70 to 84 g on dialysis 1.0 to 1.2 g.
    @Test("Goals of protein and energy are allowed on their floors and ceilings and no further")
    func protein() throws {
        let own = try Care.setting(.g4)
        let dialysis = try Care.setting(.hemodialysis)
        func number(_ text: String) throws -> Rational { try LabSample.number(text) }
        #expect(try !harms(.atMost(.protein, 42), own) && harms(.atMost(.protein, number("41.9")), own))
        #expect(try !harms(.atLeast(.protein, 42), own) && harms(.atLeast(.protein, number("41.9")), own))
        #expect(try !harms(.atLeast(.protein, 56), own) && harms(.atLeast(.protein, number("56.1")), own))
        #expect(!harms(.atMost(.energy, 1750), own) && harms(.atMost(.energy, 1749), own))
        #expect(!harms(.atLeast(.energy, 2450), own) && harms(.atLeast(.energy, 2451), own))
        #expect(try !harms(.atMost(.protein, 84), dialysis) && harms(.atMost(.protein, number("83.9")), dialysis))
        let high = try Care.setting(.g4, labs: [Care.potassium("5.6")])
        for (amount, isHarm) in [(1999, true), (2000, false), (3000, false), (3001, true)] as [(Rational, Bool)] {
            #expect(harms(.atMost(.potassium, amount), high) == isHarm, "\(amount)")
        }
    }

    /// The lowest healthy weight at 170 cm is 18.5 × 1.7² = 53.465 kg.
    @Test("A goal of weight keeps to a body mass index of 18.5, to 0.9 kg a week and to a weight of the last 30 days")
    func weight() throws {
        func isHarm(_ kilograms: String, from now: String = "80", by day: Int? = nil, weighed: String = "2026-03-01")
            throws
            -> Bool
        {
            let weights = [try LabSample.weight("\(now) kg", .daily, weighed)]
            let aim = GoalAim.weight(kilograms: try LabSample.number(kilograms), by: try day.map(Care.day))
            return harms(aim, try Care.setting(.g2, weights: weights))
        }
        #expect(try !isHarm("53.465") && isHarm("53.464"))
        #expect(try !isHarm("53.465", from: "53.465") && isHarm("53.465", from: "53.464"))
        #expect(try !isHarm("79.1", by: 7) && isHarm("79.09", by: 7))
        #expect(try !isHarm("76.4", by: 28) && isHarm("76.39", by: 28))
        // 30 days before 2 March is 31 January.
        #expect(try !isHarm("75", weighed: "2026-01-31") && isHarm("75", weighed: "2026-01-30"))
    }

    @Test("On hemodialysis fruit waits for 90 days after a potassium above 5.5, and for half a liter of urine")
    func fruit() throws {
        func isHarm(_ value: String, _ day: String, urine: Rational) throws -> Bool {
            let labs = [try Care.potassium(value, day, id: "old"), try Care.potassium("4.4", id: "new")]
            return harms(.fruitAndVegetables(cups: 2), try Care.setting(.hemodialysis, labs: labs, urine: urine))
        }
        // 90 days before 2 March 2026 is 2 December 2025.
        #expect(try isHarm("5.6", "2025-12-02", urine: 500) && !isHarm("5.6", "2025-12-01", urine: 500))
        #expect(try !isHarm("5.5", "2025-12-02", urine: 500) && isHarm("5.5", "2025-12-02", urine: 499))
    }

    // MARK: Rewards

    private func isReached(
        _ aim: GoalAim,
        _ category: DiseaseCategory = .g2,
        _ fill: (inout CareRecord) throws -> Void
    ) throws -> Bool {
        var record = CareRecord(
            profile: try Care.profile(category),
            goals: [Goal(.init("g"), aim, from: try Care.day(-90))]
        )
        try fill(&record)
        var judge = RewardJudge(record, today: try Care.day(40))
        return judge.finding(RewardKey(GoalLineage(aim.subject), RewardPeriod(.month, of: try Care.day(0)))).isReached
    }

    @Test("A month's weight is rewarded from half a kilogram on, up to 0.9 kg a week, over a week and back to 45 days")
    func rewardedWeight() throws {
        func reached(_ before: (String, String), _ after: (String, String)) throws -> Bool {
            try isReached(.weight(kilograms: 54, by: nil)) { record in
                record.weights = [
                    try LabSample.weight("\(before.0) kg", .daily, before.1),
                    try LabSample.weight("\(after.0) kg", .daily, after.1),
                ]
            }
        }
        let day = "2026-02-26"
        #expect(try reached(("80", day), ("79.5", "2026-03-26")) && !reached(("80", day), ("79.51", "2026-03-26")))
        #expect(try reached(("80", day), ("76.4", "2026-03-26")) && !reached(("80", day), ("76.39", "2026-03-26")))
        #expect(try reached(("80", day), ("79.2", "2026-03-05")) && !reached(("80", day), ("79.4", "2026-03-04")))
        // 45 days before 1 March is 15 January.
        #expect(try reached(("80", "2026-01-15"), ("79", "2026-03-26")))
        #expect(try !reached(("80", "2026-01-14"), ("79", "2026-03-26")))
    }

    @Test(
        "A month's pressure takes four readings on three days and a mean under the goal, and a value one of 365 days before"
    )
    func rewardedValues() throws {
        func reached(_ readings: [(String, String)]) throws -> Bool {
            try isReached(.bloodPressure(systolic: 130, diastolic: 80)) { record in
                record.pressures = try readings.map { text, moment in
                    let (upper, lower) = try PressureRule.read(text)
                    return PressureReading(id: .init(moment), upper, over: lower, at: try LabSample.moment(moment))
                }
            }
        }
        let days = ["2026-03-10T08:00", "2026-03-10T20:00", "2026-03-11T08:00", "2026-03-12T08:00"]
        func all(_ text: String) -> [(String, String)] { days.map { (text, $0) } }
        #expect(try reached(all("129/79")) && !reached(all("130/79")) && !reached(all("129/80")))
        #expect(try !reached(Array(all("129/79").dropLast())))
        #expect(try !reached(Array(all("129/79").dropLast()) + [("129/79", "2026-03-11T20:00")]))
        #expect(try reached(Array(all("129/79").dropLast()) + [("100/60", "2026-03-12T08:00")]))
        #expect(try !reached(Array(all("129/79").dropLast()) + [("99/60", "2026-03-12T08:00")]))
        func lab(_ day: String) throws -> Bool {
            try isReached(.lab(.potassium)) {
                $0.labs = [try Care.potassium("4.4", day), try Care.potassium("4.5", "2026-03-05")]
            }
        }
        #expect(try lab("2025-03-05") && !lab("2025-03-04"))
    }

    @Test("A pressure of 29 days ago counts for the progress of a goal, and one of 30 days ago doesn't")
    func progress() throws {
        for (days, state) in [(29, GoalProgress.State.reached), (30, .unknown)] {
            let day = try Care.day(40).adding(days: -days)
            let moment = Moment(day: day, in: LabSample.zone)
            let record = CareRecord(
                profile: try Care.profile(.g2),
                pressures: [PressureReading(id: .init("p"), 120, over: 70, at: moment)]
            )
            var judge = RewardJudge(record, today: try Care.day(40))
            let goal = Goal(.init("g"), .bloodPressure(systolic: 130, diastolic: 80), from: try Care.day(0))
            let found = judge.progress(of: goal)
            #expect(found?.state == state, "\(days)")
        }
    }
}
