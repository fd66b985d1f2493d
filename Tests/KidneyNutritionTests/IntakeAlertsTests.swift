import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("What an entry does to the limits of its day")
struct IntakeAlertsTests {
    private func place(_ grams: Int64, on top: Int64) throws -> IntakeEffect {
        let setting = try Care.setting(.g4)
        let before = [try Care.entry(Care.ration, grams: top, on: 0, id: "before")]
        let impact = IntakeAlerts.impact(
            of: try Care.entry(Care.ration, grams: grams, on: 0),
            onTopOf: before,
            in: setting
        )
        return try #require(impact.effects.first { $0.quantity == .sodium })
    }

    @Test("an entry is ok, near from 80 percent on, or over, with the figures and the reason")
    func places() throws {
        let ok = try place(100, on: 900)
        #expect(ok.placeBefore == .ok && ok.place == .ok && ok.message == "sodium 1,500 mg of at most 2,000 mg")
        let near = try place(167, on: 900)
        #expect(near.place == .near && near.message.hasSuffix(": near the limit of the day"))
        let over = try place(400, on: 1000)
        #expect(over.placeBefore == .ok && over.place == .over)
        #expect(over.message.hasPrefix("sodium 2,100 mg of at most 2,000 mg: over the limit"))
        #expect(over.message.contains("ask your care team") && over.why.contains("KDIGO 2024"))
        #expect(over.why.hasSuffix(DayTargets.careTeamFirst))
    }

    @Test("potassium is a limit only while the blood value switches it on, and why names the value and its date")
    func switched() throws {
        let entry = try Care.entry(Care.ration, grams: 1500, on: 0)
        let normal = IntakeAlerts.impact(
            of: entry,
            onTopOf: [],
            in: try Care.setting(.g4, labs: [Care.potassium("4.4")])
        )
        #expect(!normal.effects.contains { $0.quantity == .potassium })
        let high = IntakeAlerts.impact(of: entry, onTopOf: [], in: try Care.setting(.g4, labs: [Care.potassium("5.6")]))
        let effect = try #require(high.effects.first { $0.quantity == .potassium })
        #expect(effect.place == .near && effect.why.contains("potassium 5.6 mEq/L of 2026-02-20"))
    }

    @Test("what a food has no figure for is said, and the total stays a lower bound")
    func unknown() throws {
        let impact = IntakeAlerts.impact(
            of: try Care.entry(Care.mystery, grams: 200, on: 0),
            onTopOf: [try Care.entry(Care.ration, grams: 1000, on: 0)],
            in: try Care.setting(.g4)
        )
        #expect(impact.unknown.contains { $0.hasPrefix("how much sodium Stew of a friend holds isn't known") })
        let sodium = try #require(impact.effects.first { $0.quantity == .sodium })
        #expect(sodium.message.hasPrefix("sodium ≥ 1,500 mg; 1 of 2 foods unknown of at most 2,000 mg"))
        let known = IntakeAlerts.impact(
            of: try Care.entry(Care.greens, grams: 200, on: 0),
            onTopOf: [],
            in: try Care.setting(.g4)
        )
        #expect(known.unknown.isEmpty)
    }

    @Test("the entry itself and entries of other days aren't counted before it")
    func before() throws {
        let entry = try Care.entry(Care.ration, grams: 1000, on: 0)
        let other = try Care.entry(Care.ration, grams: 1000, on: 1)
        let impact = IntakeAlerts.impact(of: entry, onTopOf: [entry, other], in: try Care.setting(.g4))
        let sodium = try #require(impact.effects.first { $0.quantity == .sodium })
        #expect(sodium.before.foods == 0 && sodium.after.foods == 1)
    }

    @Test("star fruit is unsafe for everyone here, with the reason")
    func starFruit() throws {
        for category in DiseaseCategory.allCases {
            #expect(try IntakeAlerts.unsafe(Care.starFruit, in: Care.setting(category)) == [.starFruit])
        }
        #expect(
            UnsafeReason.starFruit.level == .today && UnsafeReason.starFruit.message("Salad").contains("don't eat it")
        )
        let bundled = try #require(BundledFoods.food(.init("ndb-09060")))
        #expect(try IntakeAlerts.unsafe(bundled, in: Care.setting(.g2)) == [.starFruit])
    }

    @Test("salt substitute is unsafe from potassium 5.0 on, on dialysis and with a medicine that raises potassium")
    func saltSubstitute() throws {
        func reason(_ category: DiseaseCategory, _ value: String?, medicines: Set<MedicineClassName> = []) throws
            -> UnsafeReason?
        {
            let labs = try value.map { [try Care.potassium($0)] } ?? []
            let found = IntakeAlerts.unsafe(
                Care.saltSubstitute,
                in: try Care.setting(category, labs: labs, medicines: medicines)
            )
            #expect(found.count <= 1)
            return found.first
        }
        for value in ["5.0", "5.6"] {
            let found = try reason(.g4, value)
            let high = try #require(found)
            #expect(high.level == .today && high.why.contains("potassium \(value) mEq/L of 2026-02-20"))
        }
        #expect(try reason(.g4, "4.9") == .potassiumSaltWithLowFiltration)
        #expect(try reason(.g3a, "4.9") == nil)
        #expect(try reason(.haemodialysis, "4.4") == .potassiumSaltOnDialysis)
        #expect(try reason(.g2, "4.4", medicines: ["ACE Inhibitor"]) == .potassiumSaltWithMedicine("ace inhibitor"))
        #expect(try reason(.g2, "4.4", medicines: ["statin"]) == nil)
        let blind = try reason(.g2, nil)
        let unknown = try #require(blind)
        #expect(unknown.level == .caution && unknown.message("X").contains("no potassium value yet"))
        #expect(
            try IntakeAlerts.unsafe(
                BundledFoods.all.filter { $0.tags.contains(.potassiumChloride) }[0],
                in: Care.setting(.haemodialysis)
            ).count == 1
        )
    }

    @Test("added phosphate is named while phosphorus is limited, not otherwise")
    func phosphate() throws {
        let high = try LabSample.lab(.phosphorus, "6.1", "2026-02-20")
        let found = try IntakeAlerts.unsafe(Care.cola, in: Care.setting(.haemodialysis, labs: [high]))
        #expect(
            found.count == 1 && found[0].level == .notice && found[0].why.contains("phosphorus 6.1 mg/dL of 2026-02-20")
        )
        #expect(try IntakeAlerts.unsafe(Care.cola, in: Care.setting(.haemodialysis)).isEmpty)
    }

    @Test(
        "on dialysis a day that ends under the protein floor is told; elsewhere only one with three meals written down"
    )
    func low() throws {
        func lows(_ category: DiseaseCategory, _ entries: [IntakeEntry]) throws -> [TargetQuantity] {
            let intake = IntakeDay(try Care.day(0), entries)
            return IntakeAlerts.lows(of: intake, in: try Care.setting(category)).map(\.target.quantity)
        }
        let little = [try Care.entry(Care.ration, grams: 500, on: 0, meal: .lunch)]
        #expect(try lows(.haemodialysis, little) == [.protein])
        #expect(try lows(.haemodialysis, []).isEmpty && lows(.g4, little).isEmpty)
        #expect(try lows(.haemodialysis, Care.meals(on: 0)).isEmpty)
        let meals = try [Meal.breakfast, .lunch, .dinner].map {
            try Care.entry(Care.ration, grams: 150, on: 0, meal: $0)
        }
        #expect(try lows(.g4, meals) == [.protein, .energy])
        let found = IntakeAlerts.lows(of: IntakeDay(try Care.day(0), little), in: try Care.setting(.peritonealDialysis))
        #expect(
            found.first?.message
                == "protein on 2026-03-02 came to 37.5 g, under the 70 g of a day; dialysis takes protein away, so it is needed — "
                + "write down what is missing, or ask a dietitian what to add"
        )
        let open = little + [try Care.entry(Pantry.mystery, grams: 100, on: 0, meal: .dinner)]
        let unknown = IntakeAlerts.lows(of: IntakeDay(try Care.day(0), open), in: try Care.setting(.peritonealDialysis))
        #expect(
            unknown.first?.message
                == "protein on 2026-03-02 came to ≥ 37.5 g; 1 of 2 foods unknown, so it isn't known whether it reached the 70 g of "
                + "a day; dialysis takes protein away, so it is needed — enter the figures of those foods, or ask a dietitian"
        )
    }
}
