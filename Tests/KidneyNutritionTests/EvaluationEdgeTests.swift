import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

/// The time for which measurements are told, the diabetes diet, foods that don't suit a person and values as they are typed, at their bounds.
@Suite("Evaluations and foods at their bounds")
struct EvaluationEdgeTests {
    private static let today = "2026-06-02"

    private func day(ago days: Int) throws -> LocalDate { try LabSample.day(Self.today).adding(days: -days) }

    private func moment(ago days: Int, at time: String = "08:00") throws -> Moment {
        try LabSample.moment("\(try day(ago: days))T\(time)")
    }

    private func alerts(_ record: CareRecord, waiting: Set<KidneyAlert.ID> = []) throws -> [KidneyAlert] {
        let state = EvaluationState(record: record, from: try day(ago: 120), waiting: waiting)
        let now = try Patient.instant("\(Self.today)T20:00", LabSample.zone)
        return Evaluating.alerts(state, now: now, today: try day(ago: 0))
    }

    // MARK: Measurements

    @Test(
        "The newest value of a laboratory is told for 90 days, and a rapid fall as long as its newest rate is as fresh"
    )
    func labs() throws {
        for (days, count) in [(0, 1), (90, 1), (91, 0)] {
            var record = CareRecord(profile: try LabSample.profile(.g4))
            record.labs = [try LabSample.lab(.potassium, "5.6", "\(try day(ago: days))")]
            #expect(try alerts(record).filter { $0.kind == .lab }.count == count, "\(days)")
            // Six a year, with every rate in range.
            record = CareRecord(profile: try LabSample.profile(.g2))
            record.labs = try [("100", 1095), ("94", 730), ("88", 365), ("82", 0)].map { value, before in
                try LabSample.lab(.eGFR, value, "\(try day(ago: days + before))")
            }
            let trends = try alerts(record).filter { $0.id.rawValue.hasPrefix("trend/eGFR/") }
            #expect(trends.count == count && trends.allSatisfy { $0.level == .caution }, "\(days)")
        }
    }

    @Test("A blood pressure that can wait is told for six days after it, and a mean is one of the same seven days")
    func pressures() throws {
        func told(_ values: [(String, Int)]) throws -> [String] {
            var record = CareRecord(profile: try LabSample.profile(.g3a))
            record.pressures = try values.map { text, days in
                let (upper, lower) = try PressureRule.read(text)
                return PressureReading(id: .init("p\(days)"), upper, over: lower, at: try moment(ago: days))
            }
            return try alerts(record).filter { $0.kind == .pressure }.map(\.id.rawValue)
        }
        #expect(try told([("165/95", 6)]) == ["pressure/p6"] && told([("165/95", 7)]) == [])
        // 1 June 2026 is the Monday of the week.
        #expect(try told([("155/80", 0), ("155/80", 6)]) == ["pressure/mean/2026-06-01"])
        #expect(try told([("155/80", 0), ("155/80", 7)]) == [])
        // The newest reading alone is told if it can wait.
        #expect(try told([("165/80", 1), ("120/70", 0)]) == [])
    }

    @Test("A missed session that nobody acknowledged is told for 90 days")
    func missedSession() throws {
        for (days, count) in [(90, 1), (91, 0)] {
            var record = CareRecord(profile: try LabSample.profile(.hemodialysis))
            let last = try day(ago: days)
            record.weights = [try LabSample.weight("70 kg", .postDialysis, "\(last)T12:00")]
            let id = KidneyAlert.ID("session/\(last)/missed")
            #expect(try alerts(record, waiting: [id]).filter { $0.id == id }.count == count, "\(days)")
            #expect(try !alerts(record).contains { $0.id == id })
        }
    }

    @Test("Weights, pressures and activities of two sources are one up to two minutes apart, and of one source never")
    func twoSources() throws {
        let first = try moment(ago: 0)
        let device = MeasurementSource(.fitbit, name: "Scale")
        for (milliseconds, isSame) in [(0, true), (120_000, true), (120_001, false)] as [(Int64, Bool)] {
            for sign in [1, -1] as [Int64] {
                let other = Moment(first.at.adding(milliseconds: sign * milliseconds), in: first.zone)
                let weights = [
                    WeightReading(id: .init("a"), 81, .kilogram, at: first),
                    WeightReading(id: .init("b"), 81, .kilogram, at: other, from: device),
                ]
                #expect(ReadingDeduplication.unique(weights).count == (isSame ? 1 : 2), "\(milliseconds)")
                let pressures = [
                    PressureReading(id: .init("a"), 130, over: 80, at: first),
                    PressureReading(id: .init("b"), 130, over: 80, at: other, from: device),
                ]
                #expect(ReadingDeduplication.unique(pressures).count == (isSame ? 1 : 2), "\(milliseconds)")
                let steps = [
                    ActivityReading(id: .init("a"), .steps, 900, at: first),
                    ActivityReading(id: .init("b"), .steps, 900, at: other, from: device),
                ]
                #expect(ReadingDeduplication.unique(steps).count == (isSame ? 1 : 2), "\(milliseconds)")
                let own = WeightReading(id: .init("c"), 81, .kilogram, at: other)
                #expect(ReadingDeduplication.unique([weights[0], own]).count == (milliseconds == 0 ? 1 : 2))
            }
        }
    }

    @Test("An evaluation needs the entries from the week on in which last month began, or earlier for what is open")
    func firstDay() throws {
        // May 2026 began on a Friday, in the week of 27 April.
        let day = try LabSample.day(Self.today)
        #expect(Evaluating.firstDayNeeded(today: day) == (try LabSample.day("2026-04-27")))
        let change = try LabSample.day("2026-03-15")
        // 1 March 2026 was a Sunday, in the week of 23 February.
        #expect(Evaluating.firstDayNeeded(today: day, earliestChange: change) == (try LabSample.day("2026-02-23")))
        let open = Evaluating.firstDayNeeded(today: day, open: try LabSample.day("2026-02-10"), earliestChange: change)
        #expect(open == (try LabSample.day("2026-01-26")))
    }

    // MARK: The diabetes diet

    private static let rice = Pantry.food(201, "Rice", [.carbohydrate: "10", .sugars: "10"])

    @Test(
        "An amount of carbohydrate is near its goal from 80 percent on and over only above it, for the day and the meal"
    )
    func diet() throws {
        let diet = DiabetesDiet(carbohydrate: 100, mealCarbohydrate: 100, sugars: 100)
        for (grams, state) in [(799, DietProgress.State.ok), (800, .near), (1000, .near), (1001, .over)]
            as [(Int64, DietProgress.State)]
        {
            let entries = [try Care.entry(Self.rice, grams: grams, on: 0, meal: .lunch)]
            let found = DietRule.progress(of: diet, on: try Care.day(0), entries: entries, labs: [])
            #expect(found.map(\.state) == [state, state, state], "\(grams)")
        }
    }

    @Test(
        "A goal of the diet is kept from 5 to 1,000 g, 6 to 10 percent and 80 to 250 mg/dL, and parts are at most the whole"
    )
    func dietBounds() throws {
        func isKept(_ diet: DiabetesDiet) -> Bool { (try? DietRule.check(diet)) != nil }
        for (grams, isFine) in [("5", true), ("4.9", false), ("1000", true), ("1000.1", false)] {
            let amount = try LabSample.number(grams)
            #expect(isKept(DiabetesDiet(carbohydrate: amount)) == isFine, "\(grams)")
            #expect(isKept(DiabetesDiet(sugars: amount)) == isFine, "\(grams)")
        }
        for (percent, isFine) in [("6", true), ("5.9", false), ("10", true), ("10.1", false)] {
            let reading = LabReading(try LabSample.number(percent), .percent)
            #expect(isKept(DiabetesDiet(hbA1c: reading)) == isFine, "\(percent)")
        }
        for (glucose, isFine) in [("80", true), ("79.9", false), ("250", true), ("250.1", false)] {
            let reading = LabReading(try LabSample.number(glucose), .mgPerDL)
            #expect(isKept(DiabetesDiet(fastingGlucose: reading)) == isFine, "\(glucose)")
        }
        #expect(isKept(DiabetesDiet(carbohydrate: 60, mealCarbohydrate: 60, sugars: 60)))
        #expect(!isKept(DiabetesDiet(carbohydrate: 60, mealCarbohydrate: 61)))
        #expect(!isKept(DiabetesDiet(carbohydrate: 60, sugars: 61)))
    }

    @Test("A goal of less than 130 g of carbohydrate a day is called little, and one of 130 g isn't")
    func adequate() throws {
        for (grams, isLittle) in [(129, true), (130, false)] as [(Rational, Bool)] {
            let found = DietRule.progress(
                of: DiabetesDiet(carbohydrate: grams),
                on: try Care.day(0),
                entries: [],
                labs: []
            )
            #expect(found.first?.note.contains("is little") == isLittle)
        }
    }

    // MARK: Foods

    @Test(
        "A food is objected to for its tag beside the medicine, the wish or the diabetes that it goes against, and else not"
    )
    func objections() {
        func objects(
            _ tags: Set<FoodTag>,
            _ medicines: Set<MedicineClassName> = [],
            avoids: Set<FoodTag> = [],
            hasDiabetes: Bool = false
        ) -> Bool {
            let fit = FoodFit(
                medicines: medicines,
                preferences: FoodPreferences(avoids: avoids),
                hasDiabetes: hasDiabetes
            )
            return fit.objection(to: Pantry.food(301, "Food", [:], tags: tags)) != nil
        }
        #expect(objects([.starFruit]) && objects([.potassiumChloride]) && !objects([]))
        let pairs: [(FoodTag, MedicineClassName, MedicineClassName)] = [
            (.grapefruitFamily, "calcineurin inhibitor", "MAO inhibitor"),
            (.tyramine, "MAO inhibitor", "vitamin K antagonist"),
            (.cranberry, "vitamin K antagonist", "calcineurin inhibitor"),
        ]
        for (tag, raised, other) in pairs {
            #expect(objects([tag], [raised]) && !objects([tag], [other]) && !objects([tag]), "\(tag)")
            #expect(!objects([.dairy], [raised]))
        }
        #expect(objects([.egg], avoids: [.egg]) && !objects([.egg], avoids: [.fish]))
        #expect(objects([.addedSugar], hasDiabetes: true) && !objects([.addedSugar]) && !objects([], hasDiabetes: true))
        let disliked = FoodFit(
            medicines: [],
            preferences: FoodPreferences(dislikes: [Pantry.milk.id]),
            hasDiabetes: false
        )
        #expect(disliked.objection(to: Pantry.milk) != nil && disliked.objection(to: Pantry.banana) == nil)
    }

    @Test("An entry weighs at most 20 kg")
    func heaviest() {
        #expect((try? FoodAmountReading(Pantry.water).read("20000 g")) != nil)
        #expect((try? FoodAmountReading(Pantry.water).read("20001 g")) == nil)
    }

    // MARK: Laboratory values as they are typed

    @Test(
        "A total calcium in the range of ionized calcium is refused unless it is called total, and one beside it isn't",
        arguments: [
            ("5.6 mg/dL", false), ("5.7 mg/dL", true), ("4.0 mg/dL", false), ("4.5 mg/dL total", true),
            ("1.39 mmol/L", false), ("1.43 mmol/L", true),
        ]
    )
    func calcium(text: String, isKept: Bool) {
        #expect(((try? LabReadingRule.read(text, of: .calcium, in: .conventional)) != nil) == isKept)
    }

    @Test("A mix-up of units is asked about where the same number in the other unit would be usual, and not otherwise")
    func mixUp() throws {
        func isAsked(_ analyte: Analyte, _ text: String) throws -> Bool {
            LabReadingRule.question(try LabReadingRule.read(text, of: analyte, in: .conventional), of: analyte) != nil
        }
        #expect(try isAsked(.phosphorus, "1.2 mg/dL") && !isAsked(.phosphorus, "1.2 mmol/L"))
        #expect(try !isAsked(.phosphorus, "2.5 mg/dL") && !isAsked(.phosphorus, "<1.2 mg/dL"))
        // 1.9 mmol/L of phosphorus are 5.9 mg/dL, which isn't usual either.
        #expect(try !isAsked(.phosphorus, "1.9 mg/dL"))
        #expect(try !isAsked(.potassium, "5.6 mEq/L"))
    }
}
