import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Foods to choose more and less of")
struct RecommendationsTests {
    private func triggers(_ found: Recommended) -> [AdviceTrigger] { found.advice.map(\.row.trigger) }

    private func more(_ found: Recommended) -> Set<TimeKit.ID<Food>> { Set(found.advice.flatMap(\.more).map(\.id)) }

    private func less(_ found: Recommended) -> Set<TimeKit.ID<Food>> { Set(found.advice.flatMap(\.less).map(\.id)) }

    private let banana = TimeKit.ID<Food>("ndb-09040")
    private let apple = TimeKit.ID<Food>("ndb-09003")

    @Test("a food that is liked is no longer one that isn't, and the other way round")
    func likes() throws {
        let cabbage = try ScreensSample.food(11110).id
        var preferences = FoodPreferences(dislikes: [cabbage])
        preferences.like(cabbage)
        #expect(preferences == FoodPreferences(likes: [cabbage]))
        preferences.dislike(cabbage)
        #expect(preferences == FoodPreferences(dislikes: [cabbage]))
        try preferences.check()
    }

    @Test("high potassium advises fruit low in it and less of what is rich in it, and why names the value and its date")
    func potassiumHigh() throws {
        let found = try Recommendations.of(Care.setting(.g4, labs: [Care.potassium("5.6")]))
        let advice = try #require(found.advice.first { $0.row.trigger == .potassiumHigh })
        #expect(advice.why.hasPrefix("potassium 5.6 mEq/L of 2026-02-20 — KDOQI 2020"))
        #expect(advice.why.hasSuffix(DayTargets.careTeamFirst))
        #expect(more(found).contains(apple) && less(found).contains(banana) && !more(found).contains(banana))
        #expect(!triggers(found).contains(.potassiumAllows))
        #expect(advice.message.contains("more: Apple, raw, with skin") && advice.message.contains("less: Banana, raw"))
    }

    @Test("once potassium is normal again bananas are fine again, and low potassium stops every tip that lowers it")
    func potassiumNormal() throws {
        let before = try Care.potassium("5.6", "2026-01-10")
        let normal = try Recommendations.of(Care.setting(.g4, labs: [before, Care.potassium("4.5")]))
        #expect(triggers(normal).contains(.potassiumAllows) && more(normal).contains(banana))
        #expect(!less(normal).contains(banana))
        let low = try Recommendations.of(Care.setting(.g4, labs: [before, Care.potassium("3.1")]))
        #expect(triggers(low).contains(.potassiumLow) && !triggers(low).contains(.potassiumHigh))
        #expect(!less(low).contains(banana))
        let unknown = try Recommendations.of(Care.setting(.g4))
        #expect(!triggers(unknown).contains(.potassiumAllows) && !triggers(unknown).contains(.potassiumHigh))
    }

    @Test("stage decides: dialysis needs protein, G3 to G5 have an upper number of it, early disease neither")
    func stage() throws {
        #expect(try triggers(Recommendations.of(Care.setting(.hemodialysis))).contains(.proteinNeeded))
        #expect(try triggers(Recommendations.of(Care.setting(.g4))).contains(.proteinLimited))
        let early = try triggers(Recommendations.of(Care.setting(.g2)))
        #expect(!early.contains(.proteinNeeded) && !early.contains(.proteinLimited))
        let low = try LabSample.lab(.albumin, "3.1", "2026-02-20")
        let weak = try triggers(Recommendations.of(Care.setting(.g4, labs: [low])))
        #expect(weak.contains(.albuminLow) && !weak.contains(.proteinLimited))
    }

    @Test(
        "labs decide: phosphorus, bicarbonate, sugar, uric acid, calcium and vitamin D out of range each bring their row"
    )
    func labs() throws {
        let cases: [(Analyte, String, AdviceTrigger)] = [
            (.phosphorus, "6.2", .phosphorusHigh), (.phosphorus, "1.9", .phosphorusLow),
            (.bicarbonate, "19", .bicarbonateLow), (.glucose, "240", .glucoseHigh), (.hbA1c, "9.1", .glucoseHigh),
            (.uricAcid, "9.0", .uricAcidHigh), (.calcium, "11.0", .calciumHigh), (.vitaminD, "12", .vitaminDLow),
        ]
        for (analyte, value, trigger) in cases {
            let labs = try [LabSample.lab(analyte, value, "2026-02-20"), Care.potassium("4.4")]
            let found = try Recommendations.of(Care.setting(.g4, labs: labs))
            #expect(triggers(found).contains(trigger), "\(analyte) \(value)")
            let advice = found.advice.first { $0.row.trigger == trigger }
            #expect(advice?.why.contains("of 2026-02-20") == true, "\(analyte)")
            let without = try Recommendations.of(Care.setting(.g4, labs: [Care.potassium("4.4")]))
            #expect(!triggers(without).contains(trigger), "\(analyte) \(value)")
        }
    }

    @Test("an old value weakens the advice and says so, and what wasn't confirmed says so")
    func notes() throws {
        let found = try Recommendations.of(Care.setting(.g4, labs: [Care.potassium("5.6", "2025-10-01")]))
        let advice = try #require(found.advice.first { $0.row.trigger == .potassiumHigh })
        #expect(advice.why.contains("152 days old, so this advice is weaker"))
        for row in RecommendationTable.rows where row.evidence.grade == .recalled {
            #expect(row.evidence.citation.contains("not confirmed"), "\(row.trigger)")
        }
        let steady = try Recommendations.of(Care.setting(.g4, hints: [.warfarin]))
        let warfarin = try #require(steady.advice.first { $0.row.trigger == .warfarin })
        #expect(warfarin.why.contains("it was not confirmed in its source — ask your care team"))
    }

    @Test("goals decide: fruit and fiber goals bring their foods")
    func goals() throws {
        let goals = [
            Goal(.init("a"), .fruitAndVegetables(cups: 2), from: try Care.day(0)),
            Goal(.init("b"), .atLeast(.fiber, 25), from: try Care.day(0)),
        ]
        let found = try Recommendations.of(Care.setting(.g2), goals: goals)
        #expect(triggers(found).contains(.fruitGoal) && triggers(found).contains(.fiberGoal) && found.refused.isEmpty)
    }

    @Test("conflicting inputs are refused with the reason, and what they would have advised isn't")
    func conflicts() throws {
        let fruit = Goal(.init("a"), .fruitAndVegetables(cups: 2), from: try Care.day(0))
        let high = try Recommendations.of(Care.setting(.g4, labs: [Care.potassium("5.6")]), goals: [fruit])
        #expect(!triggers(high).contains(.fruitGoal) && triggers(high).contains(.potassiumHigh))
        #expect(high.refused.contains { $0.triggers == [.fruitGoal] && $0.reason.contains("pull apart") })

        let tolvaptan = try Recommendations.of(
            Care.setting(.g4, medicines: ["vasopressin antagonist"], limits: [Care.limit(.fluid, high: 1500)])
        )
        #expect(!triggers(tolvaptan).contains(.fluidLimited))
        #expect(tolvaptan.refused.contains { $0.reason.contains("tolvaptan needs free access to water") })

        let glucose = try LabSample.lab(.glucose, "58", "2026-03-02T07:00")
        let low = try Recommendations.of(
            Care.setting(.g4, labs: [Care.potassium("5.6"), glucose], hasDiabetes: true)
        )
        #expect(!triggers(low).contains(.diabetes))
        #expect(low.refused.contains { $0.reason.contains("glucose tablets, apple or grape juice") })

        let acid = try LabSample.lab(.bicarbonate, "18.5", "2026-02-20")
        let base = try Recommendations.of(Care.setting(.g4, labs: [Care.potassium("5.6"), acid]))
        #expect(!triggers(base).contains(.bicarbonateLow))
        #expect(base.refused.contains { $0.reason.contains("is high, and more fruit and vegetables bring more") })

        let unknown = try Recommendations.of(Care.setting(.hemodialysis, labs: [acid]))
        #expect(unknown.refused.contains { $0.reason.contains("there is no potassium value") })

        let diuretic = try Recommendations.of(
            Care.setting(.g4, labs: [Care.potassium("3.1")], medicines: ["loop diuretic"])
        )
        #expect(diuretic.refused.contains { $0.reason.contains("no potassium limit now") })
        let blind = try Recommendations.of(Care.setting(.g4), goals: [fruit])
        #expect(!triggers(blind).contains(.fruitGoal))
        #expect(blind.refused.contains { $0.reason.contains("there is no potassium value") })
    }

    @Test("preferences: what is liked comes first, what isn't is never named, and a contradiction is refused")
    func preferences() throws {
        let setting = try Care.setting(.g4, labs: [Care.potassium("5.6")])
        let pear = TimeKit.ID<Food>("ndb-09252")
        let found = try Recommendations.of(
            setting,
            preferences: FoodPreferences(likes: [pear], dislikes: [apple, banana])
        )
        let advice = try #require(found.advice.first { $0.row.trigger == .potassiumHigh })
        #expect(advice.more.first?.id == pear)
        #expect(!more(found).contains(apple) && !less(found).contains(banana))
        let chicken = TimeKit.ID<Food>("ndb-05064")
        let eggWhite = TimeKit.ID<Food>("ndb-01124")
        let vegetarian = try Recommendations.of(
            Care.setting(.hemodialysis),
            preferences: FoodPreferences(isVegetarian: true)
        )
        #expect(!more(vegetarian).contains(chicken) && more(vegetarian).contains(eggWhite))
        for wrong in [
            FoodPreferences(likes: [pear], dislikes: [pear]), FoodPreferences(likes: [chicken], isVegetarian: true),
            FoodPreferences(likes: [.init("ndb-01085")], avoids: [.dairy]),
        ] {
            #expect(throws: KidneyError.self) { try wrong.check() }
            #expect(throws: KidneyError.self) { try Recommendations.of(setting, preferences: wrong) }
        }
    }

    @Test("medicines: with warfarin no row moves vitamin K, with lithium none lowers salt")
    func medicines() throws {
        let plain = try Recommendations.of(Care.setting(.g4, labs: [Care.potassium("5.6")]))
        let warfarin = try Recommendations.of(
            Care.setting(.g4, labs: [Care.potassium("5.6")], medicines: ["vitamin K antagonist"])
        )
        let spinach = TimeKit.ID<Food>("ndb-11458")
        #expect(less(plain).contains(spinach) && !less(warfarin).contains(spinach))
        #expect(triggers(warfarin).contains(.warfarin))
        for food in warfarin.advice.flatMap({ $0.more + $0.less }) {
            #expect((food.contents[.vitaminK]?.amount.value ?? 0) < 100, "\(food.name)")
        }
        #expect(
            try !triggers(Recommendations.of(Care.setting(.g4, medicines: ["mood stabiliser"]))).contains(
                .sodiumLimited
            )
        )
    }

    @Test(
        "for anybody, no food is named as more and as less, none that is unsafe is named as more, and each advice says why",
        arguments: Array(1...40) as [UInt64]
    )
    func law(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            var labs: [LabResult] = []
            for (number, analyte) in Analyte.document.enumerated() where random.oneIn(2) {
                let facts = LabTable.facts(analyte)
                let low = facts.plausible.low ?? 1
                let high = facts.plausible.high ?? 100
                let value = try low.adding(
                    high.subtracting(low).multiplying(by: Rational(Int64(random.int(in: 0...30)), 100))
                )
                labs.append(
                    LabResult(
                        id: .init("l\(number)"),
                        analyte,
                        LabReading(value, facts.conventional),
                        at: try LabSample.moment("2026-02-2\(random.int(in: 0...8))")
                    )
                )
            }
            let classes: [MedicineClassName] = [
                "ACE inhibitor", "loop diuretic", "MAO inhibitor", "vitamin K antagonist", "calcineurin inhibitor",
                "vasopressin antagonist", "mood stabiliser",
            ]
            let setting = try Care.setting(
                random.pick(DiseaseCategory.allCases),
                labs: labs,
                medicines: Set(classes.filter { _ in random.oneIn(4) }),
                urine: random.oneIn(2) ? 300 : nil,
                hasDiabetes: random.oneIn(2)
            )
            let goals = random.oneIn(2) ? [Goal(.init("a"), .fruitAndVegetables(cups: 2), from: setting.day)] : []
            let found = try Recommendations.of(setting, goals: goals)
            #expect(more(found).isDisjoint(with: less(found)), "seed \(seed)")
            for food in found.advice.flatMap(\.more) {
                #expect(
                    IntakeAlerts.unsafe(food, in: setting).allSatisfy { $0.level == .notice },
                    "\(food.name), seed \(seed)"
                )
                #expect(!setting.profile.hasDiabetes || !food.tags.contains(.addedSugar), "\(food.name)")
            }
            #expect(found.advice.allSatisfy { $0.why.contains(DayTargets.careTeamFirst) && !$0.message.isEmpty })
            #expect(found.refused.allSatisfy { !$0.reason.isEmpty })
            let refused = Set(found.refused.flatMap(\.triggers))
            #expect(refused.isDisjoint(with: triggers(found)), "seed \(seed)")
        }
    }

    @Test("the foods of the table are there, and hold what their row says by USDA's figures")
    func table() throws {
        func amount(_ food: Food, _ nutrient: Nutrient) -> Rational? { food.contents[nutrient]?.amount.value }
        #expect(Set(RecommendationTable.rows.map(\.trigger)) == Set(AdviceTrigger.allCases))
        #expect(RecommendationTable.rows.count == AdviceTrigger.allCases.count)
        func foods(_ numbers: [Int]) -> [Food] {
            numbers.compactMap { BundledFoods.food(FoodSource.bundled(ndb: $0).foodID) }
        }
        for row in RecommendationTable.rows {
            #expect(
                foods(row.more).count == row.more.count && foods(row.less).count == row.less.count,
                "\(row.trigger)"
            )
            #expect(!row.evidence.source.isEmpty && !row.words.hasSuffix("."))
            for word in ["must", "dose", "tablet", "mg"] { #expect(!row.words.contains(word), "\(row.trigger)") }
        }
        let high = RecommendationTable.row(.potassiumHigh)
        for food in foods(high.more) { #expect((amount(food, .potassium) ?? 999) <= 200, "\(food.name)") }
        for food in foods(high.less) { #expect((amount(food, .potassium) ?? 0) >= 300, "\(food.name)") }
        for food in foods(RecommendationTable.row(.sodiumLimited).less) {
            #expect((amount(food, .sodium) ?? 0) >= 500, "\(food.name)")
        }
        for food in foods(RecommendationTable.row(.sodiumLimited).more) {
            #expect((amount(food, .sodium) ?? 999) <= 100, "\(food.name)")
        }
        for food in foods(RecommendationTable.row(.proteinNeeded).more) {
            #expect((amount(food, .protein) ?? 0) >= 10, "\(food.name)")
            #expect(!food.phosphorus.sources.contains(.additive), "\(food.name)")
        }
        for food in foods(RecommendationTable.row(.fiberGoal).more) {
            #expect((amount(food, .fiber) ?? 0) >= 2 && (amount(food, .potassium) ?? 999) <= 200, "\(food.name)")
        }
        for food in foods(RecommendationTable.row(.fluidLimited).less) { #expect(food.fluid?.isFluid == true) }
        for food in foods(RecommendationTable.row(.diabetes).less) {
            #expect(food.tags.contains(.addedSugar) || food.name.hasPrefix("Sugar"))
        }
        for food in foods(RecommendationTable.row(.phosphorusHigh).less) {
            let isRich = (amount(food, .phosphorus) ?? 0) >= 300
            #expect(isRich || food.phosphorus.sources.contains(.additive), "\(food.name)")
        }
    }
}
