import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

@Suite("The effect of a day's entries on its limits")
struct IntakeAlertsTests {
    private func effect(
        on quantity: TargetQuantity = .sodium,
        of entries: [IntakeEntry],
        in setting: GoalSetting
    ) throws -> IntakeEffect? {
        IntakeAlerts.effects(of: IntakeDay(try Care.day(0), entries), in: setting).first { $0.quantity == quantity }
    }

    private func effect(grams: Int64) throws -> IntakeEffect {
        try #require(try effect(of: [try Care.entry(Care.ration, grams: grams, on: 0)], in: try Care.setting(.g4)))
    }

    @Test("a day is ok, near from 80 percent on, or over, with the figures and the reason")
    func places() throws {
        let ok = try effect(grams: 1000)
        #expect(ok.place == .ok && ok.message == "sodium 1,500 mg of at most 2,000 mg")
        let near = try effect(grams: 1067)
        #expect(near.place == .near && near.message.hasSuffix(": near the limit of the day"))
        let over = try effect(grams: 1400)
        #expect(over.place == .over && over.message.hasPrefix("sodium 2,100 mg of at most 2,000 mg: over the limit"))
        #expect(over.message.contains("ask your care team") && over.why.contains("KDIGO 2024"))
        #expect(over.why.hasSuffix(DayTargets.careTeamFirst))
    }

    @Test("potassium is a limit only while the blood value switches it on, and why names the value and its date")
    func switched() throws {
        let entry = try Care.entry(Care.ration, grams: 1500, on: 0)
        let normal = try Care.setting(.g4, labs: [Care.potassium("4.4")])
        #expect(try effect(on: .potassium, of: [entry], in: normal) == nil)
        let high = try Care.setting(.g4, labs: [Care.potassium("5.6")])
        let near = try #require(try effect(on: .potassium, of: [entry], in: high))
        #expect(near.place == .near && near.why.contains("potassium 5.6 mEq/L of 2026-02-20"))
    }

    @Test("potassium that is high after a dialysis session warns with the food of the day, though no limit goes by it")
    func afterSession() throws {
        func messages(
            _ value: String,
            _ entries: [IntakeEntry],
            _ others: [LabResult] = [],
            on offset: Int = 0
        ) throws -> [String] {
            let after = try LabSample.lab(.potassium, value, "2026-02-20T13:00", remarks: [.postDialysis])
            let setting = try Care.setting(.hemodialysis, labs: [after] + others)
            let found = IntakeAlerts.amounts(
                of: IntakeDay(try Care.day(0), entries),
                in: setting,
                on: try Care.day(offset)
            )
            return found.filter { $0.id.rawValue.hasSuffix("/potassium/after-session") }.map(\.message)
        }
        let entry = try Care.entry(Care.ration, grams: 500, on: 0)
        let told = try #require(try messages("6.7", [entry]).first)
        #expect(told.contains("900 mg") && told.contains("potassium 6.7 mEq/L of 2026-02-20 is high"), "\(told)")
        #expect(try messages("5.5", [entry]).isEmpty && messages("6.7", []).isEmpty)
        #expect(try messages("6.7", [entry], on: 1).isEmpty)
        // A newer value before a session counts, and a high one has its limit.
        #expect(try messages("6.7", [entry], [Care.potassium("4.4", "2026-02-22T08:00")]).isEmpty)
        #expect(try messages("6.7", [entry], [Care.potassium("6.0", "2026-02-18T08:00")]).isEmpty)
        #expect(try messages("6.7", [entry], [Care.potassium("4.4", "2026-02-18T08:00")]).count == 1)
    }

    @Test("with a missing figure of a food the total stays a lower bound")
    func unknown() throws {
        let entries = [
            try Care.entry(Care.mystery, grams: 200, on: 0), try Care.entry(Care.ration, grams: 1000, on: 0),
        ]
        let sodium = try #require(try effect(of: entries, in: try Care.setting(.g4)))
        #expect(sodium.message.hasPrefix("sodium ≥ 1,500 mg; 1 of 2 foods unknown of at most 2,000 mg"))
    }

    @Test("star fruit is unsafe for everyone here, with the reason")
    func starFruit() throws {
        let early: [DiseaseCategory] = [.earlyCKD, .g1, .g2, .g3a, .g3b]
        for category in DiseaseCategory.allCases {
            let reason: UnsafeReason = early.contains(category) ? .starFruit : .starFruitNow
            #expect(try IntakeAlerts.unsafe(Care.starFruit, in: Care.setting(category)) == [reason])
        }
        #expect(
            UnsafeReason.starFruit.level == .today && UnsafeReason.starFruit.message("Salad").contains("don't eat it")
        )
        let bundled = try #require(BundledFoods.food(.init("ndb-09060")))
        #expect(try IntakeAlerts.unsafe(bundled, in: Care.setting(.g2)) == [.starFruit])
    }

    @Test(
        "Star fruit asks for a call now, even without symptoms, with an eGFR under 30 or one that nobody knows",
        arguments: [
            (DiseaseCategory.g3b, "29", true), (.g3b, "30", false), (.g2, "29", true), (.transplant, "30", false),
            (.transplant, "29", true), (.transplant, nil, true), (.g4, "45", true), (nil, nil, true),
        ] as [(DiseaseCategory?, String?, Bool)]
    )
    func starFruitNow(category: DiseaseCategory?, rate: String?, isNow: Bool) throws {
        let labs = try rate.map { [try LabSample.lab(.eGFR, $0, "2026-02-20")] } ?? []
        let reasons = try IntakeAlerts.unsafe(Care.starFruit, in: Care.setting(category, labs: labs))
        #expect(reasons == [isNow ? .starFruitNow : .starFruit])
        #expect(UnsafeReason.starFruitNow.level == .atOnce)
        let message = UnsafeReason.starFruitNow.message("Salad")
        #expect(message.contains("even without symptoms") && message.contains("emergency number"))
    }

    @Test(
        "Star fruit that comes to ask for a call now is an alert of its own, and the interactions tell it with its urgency"
    )
    func starFruitAgain() throws {
        let entry = try Care.entry(Care.starFruit, grams: 50, on: 0)
        #expect(UnsafeReason.starFruit.alertID(of: entry) != UnsafeReason.starFruitNow.alertID(of: entry))
        for (category, level) in [(DiseaseCategory.g2, AlertLevel.today), (.g4, .atOnce), (.hemodialysis, .atOnce)] {
            let finding = try MedicineScene().ate(Plate.starFruit).with(category).finding("star")
            #expect(finding?.level == level, "\(category)")
        }
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
        #expect(try reason(.hemodialysis, "4.4") == .potassiumSaltOnDialysis)
        #expect(try reason(.g2, "4.4", medicines: ["ACE Inhibitor"]) == .potassiumSaltWithMedicine("ace inhibitor"))
        #expect(try reason(.g2, "4.4", medicines: ["statin"]) == nil)
        let blind = try reason(.g2, nil)
        let unknown = try #require(blind)
        #expect(unknown.level == .caution && unknown.message("X").contains("no potassium value yet"))
        #expect(
            try IntakeAlerts.unsafe(
                BundledFoods.all.filter { $0.tags.contains(.potassiumChloride) }[0],
                in: Care.setting(.hemodialysis)
            ).count == 1
        )
    }

    @Test("added phosphate is named while phosphorus is limited, not otherwise")
    func phosphate() throws {
        let high = try LabSample.lab(.phosphorus, "6.1", "2026-02-20")
        let found = try IntakeAlerts.unsafe(Care.cola, in: Care.setting(.hemodialysis, labs: [high]))
        #expect(
            found.count == 1 && found[0].level == .notice && found[0].why.contains("phosphorus 6.1 mg/dL of 2026-02-20")
        )
        #expect(try IntakeAlerts.unsafe(Care.cola, in: Care.setting(.hemodialysis)).isEmpty)
    }

    @Test(
        "on dialysis a day that ends under the protein floor is told; elsewhere only one with three meals written down"
    )
    func low() throws {
        func lows(_ category: DiseaseCategory, _ entries: [IntakeEntry]) throws -> [TargetQuantity] {
            let intake = IntakeDay(try Care.day(0), entries)
            return IntakeAlerts.lows(of: intake, in: try Care.setting(category).targets, units: .conventional).map(
                \.target.quantity
            )
        }
        let little = [try Care.entry(Care.ration, grams: 500, on: 0, meal: .lunch)]
        #expect(try lows(.hemodialysis, little) == [.protein])
        #expect(try lows(.hemodialysis, []).isEmpty && lows(.g4, little).isEmpty)
        #expect(try lows(.hemodialysis, Care.meals(on: 0)).isEmpty)
        let meals = try [Meal.breakfast, .lunch, .dinner].map {
            try Care.entry(Care.ration, grams: 150, on: 0, meal: $0)
        }
        #expect(try lows(.g4, meals) == [.protein, .energy])
        let targets = try Care.setting(.peritonealDialysis).targets
        let found = IntakeAlerts.lows(of: IntakeDay(try Care.day(0), little), in: targets, units: .conventional)
        #expect(
            found.first?.message
                == "protein on 2026-03-02 came to 37.5 g, under the 70 g of a day; dialysis takes protein away, so it is needed — "
                + "write down what is missing, or ask a dietitian what to add"
        )
        let open = little + [try Care.entry(Pantry.mystery, grams: 100, on: 0, meal: .dinner)]
        let unknown = IntakeAlerts.lows(of: IntakeDay(try Care.day(0), open), in: targets, units: .conventional)
        #expect(
            unknown.first?.message
                == "protein on 2026-03-02 came to ≥ 37.5 g; 1 of 2 foods unknown, so it isn't known whether it reached the 70 g of "
                + "a day; dialysis takes protein away, so it is needed — enter the figures of those foods, or ask a dietitian"
        )
    }

    @Test(
        "a least amount that the clinic set is judged like the others on a day with three meals, fluid in the person's units"
    )
    func clinicLeast() throws {
        let limits = [
            ClinicLimit(.potassium, low: 2000, from: try Care.day(-30)),
            ClinicLimit(.fluid, low: 1500, from: try Care.day(-30)),
        ]
        let targets = try Care.setting(.g4, limits: limits).targets
        let day = IntakeDay(try Care.day(0), try Care.meals(on: 0))
        let lows = IntakeAlerts.lows(of: day, in: targets, units: .conventional)
        #expect(lows.map(\.target.quantity) == [.potassium, .fluid])
        #expect(lows.last?.message.contains("fl oz (1,500 mL) of a day") == true, "\(lows.map(\.message))")
        let snack = IntakeDay(try Care.day(0), [try Care.entry(Care.ration, grams: 100, on: 0, meal: .snack)])
        #expect(IntakeAlerts.lows(of: snack, in: targets, units: .conventional).isEmpty)
    }
}
