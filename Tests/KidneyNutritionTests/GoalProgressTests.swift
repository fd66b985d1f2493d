import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("The progress of a goal")
struct GoalProgressTests {
    private func record(_ category: DiseaseCategory, _ entries: [IntakeEntry] = []) throws -> CareRecord {
        CareRecord(profile: try Care.profile(category), entries: entries)
    }

    private func progress(_ aim: GoalAim, _ record: CareRecord, on offset: Int) throws -> GoalProgress {
        var judge = RewardJudge(record, today: try Care.day(offset))
        let goal = Goal(.init("g"), aim, from: try Care.day(0))
        let found = judge.progress(of: goal)
        return try #require(found)
    }

    @Test("progress of a food goal is what was eaten, and says what isn't known")
    func food() throws {
        let entries = try [Care.entry(Care.ration, grams: 500, on: 0), Care.entry(Care.mystery, grams: 100, on: 0)]
        let found = try progress(.atMost(.sodium, 2000), record(.g4, entries), on: 0)
        #expect(try found.state == .underway && found.share == (Rational(750, 2000)))
        #expect(found.shown == "≥ 750 mg; 1 of 2 foods unknown of 2,000 mg")
        #expect(found.note == "1 food has no figure: it can be more")
        let over = try progress(.atMost(.sodium, 700), record(.g4, entries), on: 0)
        #expect(over.state == .paused && over.note.contains("less than any text advises"))
    }

    @Test(
        "cups of fruit and vegetables are counted by each food's own cup; juice and potatoes without a cup aren't guessed"
    )
    func cups() throws {
        let apple = try #require(BundledFoods.food(.init("ndb-09003")))
        let juice = try #require(BundledFoods.food(.init("ndb-09400")))
        let entries = try [
            Care.entry(Care.greens, grams: 150, on: 0), Care.entry(apple, grams: 125, on: 0),
            Care.entry(juice, grams: 248, on: 0), Care.entry(Care.ration, grams: 100, on: 0),
        ]
        let cups = FruitRule.cups(entries)
        #expect(cups.known.value == (try Rational(5, 2)) && cups.foods == 2 && cups.isComplete)
        let found = try progress(.fruitAndVegetables(cups: 2), record(.g2, entries), on: 0)
        #expect(found.state == .reached && found.share == 1)
        var bare = Care.greens
        bare.portions = []
        // A cup of slices counts as a cup, although a cup of mashed fruit is heavier.
        let banana = try #require(BundledFoods.food(TimeKit.ID("ndb-09040")))
        let sliced = IntakeEntry(
            TimeKit.ID("sliced"),
            food: banana,
            amount: try FoodAmountReading(banana).read("1 cup, sliced"),
            meal: nil,
            at: Instant(milliseconds: 0),
            day: try Care.day(0)
        )
        #expect(FruitRule.cups([sliced]).known.value == 1)
        #expect(FruitRule.cups([try Care.entry(bare, grams: 300, on: 0)]).unknownFoods == 1)
        #expect(FruitRule.cups([try Care.entry(Care.starFruit, grams: 300, on: 0)]).foods == 0)
    }

    @Test("progress of a weight goal is counted from the weight it began with")
    func weight() throws {
        var record = try record(.g2)
        record.weights = [
            try LabSample.weight("82 kg", .daily, "2026-03-01"), try LabSample.weight("80.25 kg", .daily, "2026-03-20"),
        ]
        let found = try progress(.weight(kilograms: 75, by: nil), record, on: 20)
        #expect(try found.state == .underway && found.share == (Rational(1, 4)))
        #expect(found.shown == "176.9 of 165.3 lb, from 180.8 lb")
        record.weights.append(try LabSample.weight("74.9 kg", .daily, "2026-03-22"))
        #expect(try progress(.weight(kilograms: 75, by: nil), record, on: 20).state == .reached)
    }

    @Test("progress of a lab, a blood pressure and activity comes from the newest values, and an old one says so")
    func measured() throws {
        var record = try record(.g4)
        #expect(try progress(.lab(.potassium), record, on: 0).state == .unknown)
        record.labs = [try Care.potassium("4.4", "2025-11-01")]
        let lab = try progress(.lab(.potassium), record, on: 0)
        #expect(lab.state == .unknown && lab.note == "the value is 121 days old — ask for a new test")
        var fresh = record
        fresh.labs = [try Care.potassium("4.4")]
        #expect(try progress(.lab(.potassium), fresh, on: 0).state == .reached)
        record.labs.append(try Care.potassium("5.6"))
        #expect(try progress(.lab(.potassium), record, on: 0).state == .underway)
        let goal = GoalAim.bloodPressure(systolic: 130, diastolic: 80)
        #expect(try progress(goal, record, on: 5).state == .unknown)
        record.pressures = try (0..<3).map { number in
            PressureReading(
                id: .init("p\(number)"),
                Rational(Int64(127 + number * 2)),
                over: 78,
                at: try LabSample.moment("2026-03-0\(number + 2)T08:00")
            )
        }
        let pressure = try progress(goal, record, on: 5)
        #expect(pressure.state == .reached && pressure.shown == "a mean of 129/78 of 3 readings in 30 days")
        record.pressures.removeLast(2)
        #expect(try progress(goal, record, on: 5).shown == "a mean of 127/78 of 1 reading in 30 days")
        record.activities = [
            ActivityReading(id: .init("a"), .minutes, 60, at: try LabSample.moment("2026-03-03T08:00")),
            ActivityReading(id: .init("b"), .minutes, 60, at: try LabSample.moment("2026-02-28T08:00")),
        ]
        let activity = try progress(.activity(minutes: 150), record, on: 5)
        #expect(try activity.shown == "60 of 150 minutes this week" && activity.share == (Rational(2, 5)))
    }

    @Test("a goal of blood pressure isn't reached by a mean with a low reading, and says to ask")
    func lowPressure() throws {
        func found(_ systolic: Int64) throws -> GoalProgress {
            var record = try record(.g4)
            record.pressures = try [systolic, 126].enumerated().map { number, upper in
                let moment = try LabSample.moment("2026-03-0\(number + 2)T08:00")
                return PressureReading(id: .init("p\(number)"), Rational(upper), over: 70, at: moment)
            }
            return try progress(.bloodPressure(systolic: 130, diastolic: 80), record, on: 5)
        }
        #expect(try found(100).state == .reached)
        let low = try found(85)
        #expect(low.state == .unknown && low.note == "a reading was low — ask your care team before aiming lower")
    }

    @Test("fruit that a warning is about doesn't count, and the goal says which warning")
    func warnedFruit() throws {
        let grapefruit = try #require(BundledFoods.food(.init("ndb-09111")))
        let profile = try Care.profile(.g2)
        let medicine = Medicine(id: .init("m"), name: "simvastatin", start: try Care.day(0))
        let entries = [try Care.entry(grapefruit, grams: 230, on: 0)]
        let record = CareRecord(profile: profile, medicines: [medicine], entries: entries)
        let found = try progress(.fruitAndVegetables(cups: 2), record, on: 0)
        #expect(
            found.shown.contains("of 2 cups") && found.state == .underway
                && found.note.contains("Grapefruit, raw: not counted"),
            "\(found)"
        )
        #expect(found.note.contains("as a warning is about it — "), "\(found.note)")
        let without = try progress(.fruitAndVegetables(cups: 2), self.record(.g2, entries), on: 0)
        #expect(!without.note.contains("not counted"), "\(without.note)")
    }

    @Test("a goal that became harmful pauses: fruit once potassium is high")
    func paused() throws {
        var record = try record(.g2)
        #expect(try progress(.fruitAndVegetables(cups: 2), record, on: 0).state == .underway)
        record.labs = [try Care.potassium("5.7")]
        let found = try progress(.fruitAndVegetables(cups: 2), record, on: 0)
        #expect(found.state == .paused && found.note.contains("potassium 5.7 mEq/L of 2026-02-20 is high"))
    }

    @Test(
        "a ceiling counts for a day only once it is over, with every figure known, and with enough protein and energy"
    )
    func ceilings() throws {
        func state(_ entries: [IntakeEntry], today: Int = 1, category: DiseaseCategory = .g4) throws -> GoalDayState? {
            GoalDay.state(
                .atMost(.sodium, 2000),
                IntakeDay(try Care.day(0), entries),
                in: try Care.setting(category),
                today: try Care.day(today)
            )
        }
        let whole = try Care.meals(on: 0)
        #expect(try state(whole) == .met && state(whole, today: 0) == .open && state(whole, today: -1) == .open)
        #expect(try state([]) == .unknown("nothing was written down"))
        #expect(
            try state([try Care.entry(Care.ration, grams: 500, on: 0)])?.words(in: .conventional).contains(
                "less protein or energy"
            )
                == true
        )
        #expect(
            try state(whole + [Care.entry(Care.mystery, grams: 50, on: 0)])?.words(in: .conventional).contains(
                "no figure"
            ) == true
        )
        let salty = Pantry.food(9, "Salty", [.sodium: "5000"])
        #expect(try state(whole + [Care.entry(salty, grams: 20, on: 0)]) == .missed)
        #expect(try state(whole + [Care.entry(salty, grams: 20, on: 0)], today: 0) == .missed)
        var light = try Care.profile(.g4)
        light.dryWeight = nil
        let blind = GoalDay.state(
            .atMost(.sodium, 2000),
            IntakeDay(try Care.day(0), whole),
            in: GoalSetting(try Care.day(0), for: light),
            today: try Care.day(1)
        )
        #expect(blind?.words(in: .conventional).contains("isn't known") == true)
    }

    @Test("drinking enough is missed once the fluid limit is passed")
    func drinking() throws {
        func state(_ grams: Int64, _ setting: GoalSetting) throws -> GoalDayState? {
            let water = try Care.entry(Pantry.water, grams: grams, on: 0)
            return GoalDay.state(
                .fluidAtLeast(800),
                IntakeDay(try Care.day(0), [water]),
                in: setting,
                today: setting.day
            )
        }
        let dialysis = try Care.setting(.hemodialysis, urine: 0)
        #expect(try state(700, dialysis) == .open && state(900, dialysis) == .met && state(1100, dialysis) == .missed)
        #expect(try state(1100, Care.setting(.g2)) == .met && state(4100, Care.setting(.g2)) == .missed)
    }
}
