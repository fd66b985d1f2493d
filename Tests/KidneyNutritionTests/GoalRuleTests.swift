import Foundation
import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Making and editing goals")
struct GoalRuleTests {
    private func refusal(_ aim: GoalAim, _ setting: GoalSetting) -> GoalHarm? {
        do {
            _ = try GoalRule.make(aim, id: .init("g"), among: [], in: setting)
            return nil
        } catch {
            switch error {
            case .goalHarms(_, let harm, _): return harm
            default: return nil
            }
        }
    }

    /// Returns a limit of a target, after its figure is checked.
    private func limit(_ limit: TargetLimit?, _ value: Rational) throws -> TargetLimit {
        let limit = try #require(limit)
        #expect(limit.value == value)
        return limit
    }

    @Test("a fruit goal is refused while potassium is high, with the value and its date")
    func fruitHigh() throws {
        let setting = try Care.setting(.g4, labs: [Care.potassium("5.6")])
        let harm = try #require(refusal(.fruitAndVegetables(cups: 2), setting))
        #expect(harm.message(in: .conventional).hasPrefix("potassium 5.6 mEq/L of 2026-02-20 is high"))
        #expect(
            KidneyError.goalHarms(.fruitAndVegetables(cups: 2), harm, in: .international).description.contains("2 cups")
        )
        let pounds = KidneyError.goalHarms(.weight(kilograms: 50, by: nil), harm, in: .conventional)
        #expect(pounds.description.contains("weigh 110.2 lb (50 kg)"))
    }

    @Test("a fruit goal is made where potassium allows it: early disease, or a fresh value in range from G3 on")
    func fruitAllowed() throws {
        let normal = try Care.potassium("4.4")
        let old = try Care.potassium("4.4", "2025-10-01")
        #expect(try refusal(.fruitAndVegetables(cups: 2), Care.setting(.g2)) == nil)
        #expect(try refusal(.fruitAndVegetables(cups: 2), Care.setting(.g4, labs: [normal])) == nil)
        #expect(
            try refusal(.fruitAndVegetables(cups: 2), Care.setting(.hemodialysis, labs: [normal]))
                == .fruitLittleUrine(nil)
        )
        for (urine, harm) in [(Rational(300), GoalHarm.fruitLittleUrine(300)), (500, nil)] {
            let setting = try Care.setting(.hemodialysis, labs: [normal], urine: urine)
            #expect(refusal(.fruitAndVegetables(cups: 2), setting) == harm)
        }
        let high = try Care.potassium("5.8", "2026-01-20")
        let lately = try #require(
            try refusal(
                .fruitAndVegetables(cups: 2),
                Care.setting(.hemodialysis, labs: [high, normal], urine: 800)
            )
        )
        #expect(lately.message(in: .conventional).hasPrefix("potassium 5.8 mEq/L of 2026-01-20 was high"))
        #expect(try refusal(.fruitAndVegetables(cups: 2), Care.setting(.g4)) == .fruitPotassiumUnknown(nil))
        let aged = try Care.setting(.g4, labs: [old])
        let harm = try #require(refusal(.fruitAndVegetables(cups: 2), aged))
        #expect(harm.message(in: .conventional).contains("152 days old"))
        let limited = try Care.setting(.g2, limits: [Care.limit(.potassium, high: 2000)])
        #expect(refusal(.fruitAndVegetables(cups: 2), limited) == .fruitUnderPotassiumLimit(2000))
    }

    @Test(
        "with a medicine that raises potassium a fresh value is asked for before fruit of every kind, in every stage",
        arguments: [DiseaseCategory.earlyCKD, .g1, .g2, .g3a, .transplant]
    )
    func fruitWithMedicine(category: DiseaseCategory) throws {
        for medicine: MedicineClassName in ["ACE inhibitor", "mineralocorticoid antagonist"] {
            func harm(_ labs: [LabResult]) throws -> GoalHarm? {
                try refusal(.fruitAndVegetables(cups: 2), Care.setting(category, labs: labs, medicines: [medicine]))
            }
            #expect(try harm([]) != nil)
            // On 2 March 2026, a value of 90 days ago is fresh, and one of 91 days ago isn't.
            #expect(try harm([Care.potassium("4.4", "2025-12-02")]) == nil)
            #expect(try harm([Care.potassium("4.4", "2025-12-01")]) != nil)
            let setting = try Care.setting(category, medicines: [medicine])
            #expect(try !Recommendations.of(setting).advice.contains { $0.row.trigger == .potassiumAllows })
        }
        guard category != .g3a, category != .transplant else { return }
        #expect(try refusal(.fruitAndVegetables(cups: 2), Care.setting(category, medicines: ["loop diuretic"])) == nil)
    }

    @Test(
        "losing weight is refused when or until underweight, too fast, without height or weight, on dialysis or ill"
    )
    func weight() throws {
        func setting(_ weight: String, _ category: DiseaseCategory = .g2, hints: Set<TargetHint> = []) throws
            -> GoalSetting
        {
            try Care.setting(category, weights: [LabSample.weight(weight, .daily, "2026-02-25")], hints: hints)
        }
        let least = try LabSample.number("53.465")
        #expect(
            try refusal(.weight(kilograms: 50, by: nil), setting("52 kg")) == .underweight(kilograms: 52, least: least)
        )
        #expect(
            try refusal(.weight(kilograms: 50, by: nil), setting("80 kg")) == .weightTooLow(kilograms: 50, least: least)
        )
        #expect(try refusal(.weight(kilograms: 75, by: nil), setting("80 kg")) == nil)
        let fast = try refusal(.weight(kilograms: 75, by: Care.day(28)), setting("80 kg"))
        #expect(try fast == .weightTooFast(perWeek: Rational(5, 4), most: LabSample.number("0.9")))
        #expect(try refusal(.weight(kilograms: 75, by: Care.day(70)), setting("80 kg")) == nil)
        #expect(try refusal(.weight(kilograms: 80, by: nil), setting("80 kg")) == .weightNotBelow(80, now: 80))
        #expect(try refusal(.weight(kilograms: 75, by: nil), Care.setting(.g2)) == .weightUnknown)
        let hemodialysis = try setting("80 kg", .hemodialysis)
        let dialysis = try #require(refusal(.weight(kilograms: 75, by: nil), hemodialysis))
        #expect(dialysis.message(in: .conventional).contains("the clinic sets the dry weight"))
        #expect(try refusal(.weight(kilograms: 75, by: nil), setting("80 kg", hints: [.ill])) != nil)
        #expect(try refusal(.weight(kilograms: 75, by: nil), setting("80 kg", hints: [.frail])) != nil)
        var short = try Care.profile(.g2)
        short.height = nil
        let weights = [try LabSample.weight("80 kg", .daily, "2026-02-25")]
        let blind = GoalSetting(try Care.day(0), for: short, weights: weights)
        #expect(refusal(.weight(kilograms: 75, by: nil), blind) == .heightUnknown)
    }

    @Test("a fluid goal above the limit is refused, and so is drinking less where nothing limits it, or with tolvaptan")
    func fluid() throws {
        let dialysis = try Care.setting(.hemodialysis, urine: 200)
        #expect(
            try refusal(.fluidAtLeast(1500), dialysis)
                == .fluidOverLimit(1500, limit: limit(dialysis.targets[.fluid].high, 1200))
        )
        #expect(
            try refusal(.fluidAtMost(1500), dialysis)
                == .fluidOverLimit(1500, limit: limit(dialysis.targets[.fluid].high, 1200))
        )
        #expect(refusal(.fluidAtMost(1100), dialysis) == nil)
        #expect(refusal(.fluidAtMost(400), dialysis) == .fluidTooLittle(400, least: 600))
        #expect(try refusal(.fluidAtLeast(800), Care.setting(.peritonealDialysis)) == .fluidLimitUnknown)
        for aim in [GoalAim.fluidAtMost(1000), .fluidAtLeast(1000)] {
            let harm = try refusal(aim, Care.setting(.hemodialysis))
            #expect(harm == .fluidUrineUnknown)
            #expect(harm?.message(in: .conventional).contains("enter it in the profile, 0 if there is none") == true)
        }
        #expect(try refusal(.fluidAtLeast(2000), Care.setting(.g2)) == nil)
        #expect(try refusal(.fluidAtLeast(5000), Care.setting(.g2)) == .fluidTooMuch(5000))
        #expect(try refusal(.fluidAtMost(1500), Care.setting(.g2)) == .fluidNotLimited)
        let clinic = try Care.limit(.fluid, high: 1500)
        #expect(try refusal(.fluidAtMost(1400), Care.setting(.g2, limits: [clinic])) == nil)
        let tolvaptan = try Care.setting(.g2, hints: [.tolvaptan], limits: [clinic])
        #expect(refusal(.fluidAtMost(1400), tolvaptan) == .fluidWithTolvaptan)
        let byClass = try Care.setting(.g2, medicines: ["Vasopressin Antagonist"], limits: [clinic])
        #expect(refusal(.fluidAtMost(1400), byClass) == .fluidWithTolvaptan)
    }

    @Test(
        "protein or energy below the floor is refused as a ceiling and as a goal, and on dialysis below the usual range"
    )
    func floors() throws {
        let g4 = try Care.setting(.g4)
        #expect(
            try refusal(.atMost(.protein, 40), g4)
                == .underFloor(.protein, 40, floor: limit(g4.targets[.protein].low, 42))
        )
        #expect(refusal(.atMost(.protein, 50), g4) == nil)
        #expect(
            try refusal(.atLeast(.protein, 40), g4)
                == .underFloor(.protein, 40, floor: limit(g4.targets[.protein].low, 42))
        )
        #expect(
            try refusal(.atLeast(.protein, 60), g4)
                == .overCeiling(.protein, 60, ceiling: limit(g4.targets[.protein].high, 56))
        )
        #expect(
            try refusal(.atMost(.energy, 1200), g4)
                == .underFloor(.energy, 1200, floor: limit(g4.targets[.energy].low, 1750))
        )
        let dialysis = try Care.setting(.hemodialysis)
        #expect(
            try refusal(.atMost(.protein, 75), dialysis)
                == .underRange(
                    .protein,
                    75,
                    low: limit(dialysis.targets[.protein].low, 70),
                    high: limit(dialysis.targets[.protein].high, 84)
                )
        )
        #expect(refusal(.atLeast(.protein, 75), dialysis) == nil)
        for (aim, setting, source) in [
            (GoalAim.atMost(.protein, 40), g4, g4.targets[.protein].low),
            (.atLeast(.protein, 60), g4, g4.targets[.protein].high),
            (.atMost(.protein, 75), dialysis, dialysis.targets[.protein].high),
        ] {
            let harm = try #require(refusal(aim, setting))
            #expect(harm.evidence == source?.reason.evidence, "\(aim)")
        }
        var light = try Care.profile(.g4)
        light.dryWeight = nil
        #expect(refusal(.atMost(.protein, 50), GoalSetting(try Care.day(0), for: light)) == .floorUnknown(.protein))
    }

    @Test("a mineral is held down only while something limits it, and never below what texts advise")
    func minerals() throws {
        let high = try Care.setting(.g4, labs: [Care.potassium("5.6")])
        #expect(try refusal(.atMost(.potassium, 2500), Care.setting(.g4)) == .notLimited(.potassium))
        #expect(refusal(.atMost(.potassium, 2500), high) == nil)
        #expect(
            try refusal(.atMost(.potassium, 3500), high)
                == .overCeiling(.potassium, 3500, ceiling: limit(high.targets[.potassium].high, 3000))
        )
        #expect(refusal(.atMost(.potassium, 1500), high) == .tooStrict(.potassium, 1500, least: 2000))
        let low = try Care.setting(.g4, labs: [Care.potassium("3.1")], limits: [Care.limit(.potassium, high: 2500)])
        let said = refusal(.atMost(.potassium, 2500), low)?.message(in: .conventional)
        #expect(said?.contains("potassium 3.1 mEq/L") == true)
        #expect(try refusal(.atMost(.sodium, 2000), Care.setting(.g4)) == nil)
        let plain = try Care.setting(.g4)
        let sodium = try limit(plain.targets[.sodium].high, 2000)
        #expect(refusal(.atMost(.sodium, 2200), plain) == .overCeiling(.sodium, 2200, ceiling: sodium))
        #expect(try refusal(.atMost(.sodium, 900), Care.setting(.g4)) == .tooStrict(.sodium, 900, least: 1500))
        let lithium = try Care.setting(.g4, medicines: ["mood stabiliser"])
        #expect(refusal(.atMost(.sodium, 1800), lithium) == .saltWithLithium)
    }

    @Test("other numbers that can't be goals are refused with what to enter")
    func others() throws {
        let g4 = try Care.setting(.g4)
        #expect(refusal(.bloodPressure(systolic: 90, diastolic: 60), g4) == .pressureOutOfRange)
        #expect(refusal(.bloodPressure(systolic: 130, diastolic: 80), g4) == nil)
        #expect(try refusal(.lab(.eGFR), Care.setting(.hemodialysis)) == .eGFROnDialysis)
        for aim in [
            GoalAim.fluidAtLeast(0), .activity(minutes: -5), .atMost(.sodium, 0), .weight(kilograms: 7, by: nil),
        ] {
            #expect(throws: KidneyError.goalOutOfRange(aim)) {
                try GoalRule.make(aim, id: .init("g"), among: [], in: g4)
            }
        }
        for aim in [GoalAim.atMost(.fiber, 10), .atLeast(.sodium, 10), .lab(.creatinine)] {
            #expect(throws: KidneyError.goalNotTracked(aim.subject)) {
                try GoalRule.make(aim, id: .init("g"), among: [], in: g4)
            }
        }
        let past = try Care.day(-1)
        #expect(throws: KidneyError.goalDayPast(past)) {
            try GoalRule.make(.weight(kilograms: 70, by: past), id: .init("g"), among: [], in: g4)
        }
    }

    @Test(
        "an edited goal keeps its lineage and the days before their number; one deleted and made again is of the same lineage"
    )
    func lineage() throws {
        let first = try GoalRule.make(.atMost(.sodium, 2000), id: .init("a"), among: [], in: Care.setting(.g4))
        let edited = try GoalRule.edit(first, to: .atMost(.sodium, 1800), in: Care.setting(.g4, 7))
        #expect(edited.lineage == first.lineage && edited.id == first.id)
        #expect(try edited.aim(on: Care.day(6)) == .atMost(.sodium, 2000))
        #expect(try edited.aim(on: Care.day(7)) == .atMost(.sodium, 1800))
        #expect(try edited.aim(on: Care.day(-1)) == nil)
        let again = try GoalRule.edit(edited, to: .atMost(.sodium, 1900), in: Care.setting(.g4, 7))
        #expect(again.steps.count == 2)
        let earlier = try GoalRule.edit(again, to: .atMost(.sodium, 1700), in: Care.setting(.g4, -3))
        #expect(try earlier.aim(on: Care.day(-3)) == .atMost(.sodium, 1700) && earlier.steps.count == 1)
        let ended = GoalRule.end(again, on: try Care.day(9))
        #expect(try ended.aim(on: Care.day(8)) != nil && ended.aim(on: Care.day(9)) == nil)
        let new = try GoalRule.make(.atMost(.sodium, 1600), id: .init("b"), among: [ended], in: Care.setting(.g4, 10))
        #expect(new.lineage == first.lineage && new.id != first.id)
        #expect(throws: KidneyError.goalSubjectChanged(from: .atMost(.sodium), to: .atMost(.protein))) {
            try GoalRule.edit(first, to: .atMost(.protein, 50), in: Care.setting(.g4))
        }
        #expect(throws: KidneyError.goalExists(.atMost(.sodium))) {
            try GoalRule.make(.atMost(.sodium, 1700), id: .init("c"), among: [first], in: Care.setting(.g4))
        }
        #expect(throws: KidneyError.goalEnded(try Care.day(9))) {
            try GoalRule.edit(ended, to: .atMost(.sodium, 1800), in: Care.setting(.g4, 10))
        }
        #expect(throws: KidneyError.self) {
            try GoalRule.edit(first, to: .atMost(.sodium, 900), in: Care.setting(.g4, 1))
        }
    }

    @Test("no two subjects are of one lineage")
    func lineages() {
        let subjects =
            [GoalSubject.weight, .fluidAtLeast, .fluidAtMost, .fruitAndVegetables, .bloodPressure, .activity, .diary]
            + Analyte.allCases.map(GoalSubject.lab) + Nutrient.allCases.map(GoalSubject.atMost)
            + Nutrient.allCases.map(GoalSubject.atLeast)
        #expect(Set(subjects.map(GoalLineage.init)).count == subjects.count)
        #expect(subjects.allSatisfy { !$0.word.contains("/") && !$0.word.contains(" ") && !$0.name.isEmpty })
    }

    @Test("goals have an order without gaps, and one can be moved; an ended one keeps its number")
    func order() throws {
        var goals = try ["a", "b", "c", "d"].enumerated().map { number, id in
            Goal(.init(id), .activity(minutes: 100), from: try Care.day(0), priority: number * 3)
        }
        goals[1] = GoalRule.end(goals[1], on: try Care.day(1))
        func shown(_ goals: [Goal]) -> [String] { goals.map { "\($0.id)\($0.priority)" } }
        #expect(shown(GoalRule.order(goals)) == ["a1", "c2", "d3", "b3"])
        #expect(shown(GoalRule.order(goals, moving: .init("d"), to: 1)) == ["d1", "a2", "c3", "b3"])
        #expect(shown(GoalRule.order(goals, moving: .init("a"), to: 99)) == ["c1", "d2", "a3", "b3"])
    }

    @Test("a stored goal reads back as it was, and steps of several subjects are none")
    func stored() throws {
        let goal = Goal(.init("a"), .atMost(.sodium, 2000), from: try Care.day(0))
        let edited = try GoalRule.edit(goal, to: .atMost(.sodium, 1800), in: Care.setting(.g4, 3))
        #expect(Goal(edited.id, steps: edited.steps.reversed(), priority: 1, endedOn: nil) == edited)
        let mixed = [GoalStep(from: try Care.day(0), .activity(minutes: 5)), edited.steps[0]]
        #expect(Goal(edited.id, steps: mixed, priority: 1, endedOn: nil) == nil)
        #expect(Goal(edited.id, steps: [], priority: 1, endedOn: nil) == nil)
    }

    @Test("medicines change the targets that goals are judged by, as active vitamin D does calcium")
    func medicines() throws {
        let plain = try Care.setting(.g4).targets[.calcium]
        let active = try Care.setting(.g4, medicines: ["Active vitamin D"]).targets[.calcium]
        #expect(plain.high?.value == 1000 && active.high == nil)
        #expect(try Care.setting(.g4, medicines: ["thiazide"]).hints == [.thiazide])
    }

    @Test("every refusal names what is at fault and what to do, in one line")
    func messages() throws {
        let lab = try #require(LabLimitRule.potassium([Care.potassium("5.6")], on: Care.day(0)).lab)
        let targets = try Care.setting(.g4).targets
        let protein = try limit(targets[.protein].low, 42)
        let sodium = try limit(targets[.sodium].high, 2000)
        let fluid = try limit(Care.setting(.hemodialysis, urine: 200).targets[.fluid].high, 1200)
        let harms: [GoalHarm] = [
            .fruitWithHighPotassium(lab), .fruitUnderPotassiumLimit(2000), .fruitPotassiumUnknown(nil),
            .fruitPotassiumUnknown(lab), .fruitPotassiumNotUsed(.postDialysis(lab)), .fruitTooMuch(cups: 9),
            .weightUnknown, .heightUnknown,
            .underweight(kilograms: 50, least: 53), .weightTooLow(kilograms: 50, least: 53),
            .weightTooFast(perWeek: 2, most: 1), .weightNotBelow(80, now: 79), .weightForCareTeam("while ill"),
            .fluidOverLimit(2000, limit: fluid), .fluidLimitUnknown, .fluidUrineUnknown,
            .fluidTooMuch(5000), .fluidNotLimited,
            .fluidTooLittle(300, least: 500), .fluidWithTolvaptan, .underFloor(.protein, 30, floor: protein),
            .underRange(.protein, 30, low: protein, high: protein),
            .floorUnknown(.energy), .overCeiling(.sodium, 2500, ceiling: sodium), .notLimited(.potassium),
            .alreadyLow(lab), .tooStrict(.sodium, 900, least: 1500), .saltWithLithium, .pressureOutOfRange,
            .eGFROnDialysis,
        ]
        for harm in harms {
            let message = harm.message(in: .conventional)
            #expect(message.contains(" — ") || message.contains("ask"), "\(harm)")
            #expect(!message.contains("\n") && !message.contains("must"), "\(harm)")
            let error = KidneyError.goalHarms(.atMost(.sodium, 900), harm, in: .international)
            let reason = harm.message(in: .international)
            #expect(error.description == "the goal to have at most 900 mg of sodium a day was not made: \(reason)")
            #expect(Why.harm(harm).contains(harm.evidence.source), "\(harm)")
        }
        let others: [(KidneyError, String)] = [
            (.goalExists(.weight), "lose weight"), (.goalOutOfRange(.fluidAtLeast(0)), "drink at least 0 mL"),
            (.goalSubjectChanged(from: .weight, to: .activity), "activity"),
            (.goalNotTracked(.atMost(.fiber)), "fiber"), (.goalDayPast(try Care.day(0)), "2026-03-02"),
            (.goalEnded(try Care.day(0)), "2026-03-02"), (.preferencesConflict("pears — change one"), "pears"),
        ]
        for (error, part) in others {
            #expect(error.description.contains(part) && error.description.contains(" — "), "\(error)")
        }
    }

    @Test(
        "On hemodialysis with 300 mL of urine a potassium of 4.8 after 5.8 allows neither a fruit goal nor fruit of every kind"
    )
    func fruitOnDialysis() throws {
        let cases: [(urine: Rational, earlier: String?, reason: String)] = [
            (300, nil, "with 300 mL of urine a day"), (300, "2026-05-03", "5.8"), (600, "2026-05-03", "5.8"),
            (600, "2026-03-03", ""), (600, nil, ""),
        ]
        for (urine, earlier, expected) in cases {
            var profile = try LabSample.profile(.hemodialysis, dryWeight: 70, urine: urine)
            profile.name = "Ann"
            let patient = try Patient(profile: profile)
            if let earlier { try patient.kidney.addLab(.potassium, "5.8 mmol/L", at: try patient.moment(earlier)) }
            try patient.kidney.addLab(.potassium, "4.8 mmol/L", at: try patient.moment("2026-05-31"))
            var reason = ""
            do {
                try patient.kidney.addGoal(.fruitAndVegetables(cups: 2))
            } catch { reason = error.description }
            #expect(
                expected.isEmpty ? reason.isEmpty : reason.contains(expected),
                "\(urine), \(earlier ?? "none"): \(reason)"
            )
            guard !expected.isEmpty else { continue }
            let advice = try patient.kidney.recommendScreen()
            #expect(!String(decoding: try JSONEncoder().encode(advice), as: UTF8.self).contains("of every kind"))
        }
    }

    @Test("Refusals name weights and fluids in both units, those of the profile first")
    func bothUnits() throws {
        let fluid = try limit(Care.setting(.hemodialysis, urine: 200).targets[.fluid].high, 1200)
        let harms: [(GoalHarm, String, String)] = [
            (.weightTooLow(kilograms: 45, least: 50), "99.2 lb (45 kg)", "45 kg (99.2 lb)"),
            (.fluidTooMuch(5000), "169.1 fl oz (5,000 mL)", "5,000 mL (169.1 fl oz)"),
            (.fluidOverLimit(1500, limit: fluid), "40.6 fl oz (1,200 mL)", "1,200 mL (40.6 fl oz)"),
        ]
        for (harm, conventional, international) in harms {
            for (units, words) in [(UnitSystem.conventional, conventional), (.international, international)] {
                let refusal = KidneyError.goalHarms(.fluidAtLeast(5000), harm, in: units).description
                #expect(refusal.contains(words), "\(refusal)")
            }
        }
    }
}
