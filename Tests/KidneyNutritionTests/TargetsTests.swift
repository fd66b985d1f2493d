import FractionParser
import KidneyNutrition
import Testing
import TimeKit

@Suite("The targets of a day")
struct TargetsTests {
    private let day = "2026-03-10"

    private func targets(
        _ category: DiseaseCategory?,
        _ labs: [LabResult] = [],
        sex: Sex? = .female,
        hasDiabetes: Bool = false,
        dryWeight: Rational? = 70,
        urine: Rational? = nil,
        weights: [WeightReading] = [],
        hints: Set<TargetHint> = [],
        limits: [ClinicLimit] = [],
        fluidGoal: Rational? = nil,
        on day: String? = nil
    ) throws -> DayTargets {
        Targets.of(
            try LabSample.day(day ?? self.day),
            for: try LabSample.profile(
                category,
                sex: sex,
                hasDiabetes: hasDiabetes,
                dryWeight: dryWeight,
                urine: urine,
                limits: limits
            ),
            labs: labs,
            weights: weights,
            hints: hints,
            fluidGoal: fluidGoal
        )
    }

    private func limit(_ quantity: TargetQuantity, low: Rational? = nil, high: Rational? = nil) throws -> ClinicLimit {
        ClinicLimit(quantity, low: low, high: high, from: try LabSample.day("2026-01-01"))
    }

    @Test(
        "protein goes by the category and the weight, in grams a day",
        arguments: [
            (DiseaseCategory.earlyCKD, false, "56", "91"), (.g1, false, "56", "91"), (.g2, true, "56", "91"),
            (.g3a, false, "42", "56"), (.g4, true, "56", "91"), (.g5, false, "42", "56"),
            (.hemodialysis, false, "70", "84"),
            (.peritonealDialysis, true, "70", "84"), (.transplant, false, "56", "70"),
        ]
    )
    func protein(category: DiseaseCategory, hasDiabetes: Bool, low: String, high: String) throws {
        let target = try targets(category, hasDiabetes: hasDiabetes)[.protein]
        #expect(try target.low?.value == LabSample.number(low) && target.high?.value == (LabSample.number(high)))
    }

    @Test("on dialysis protein warns when it is low, not when it is high; off dialysis when it is high too")
    func proteinAlerts() throws {
        let dialysis = try targets(.hemodialysis)[.protein]
        #expect(dialysis.place(of: 69) == .below && dialysis.place(of: 70) == .ok && dialysis.place(of: 120) == .ok)
        let own = try targets(.g4)[.protein]
        #expect(own.place(of: 57) == .over && own.place(of: 45) == .near && own.place(of: 44) == .ok)
        #expect(own.place(of: 41) == .below)
        let transplant = try targets(.transplant)[.protein]
        #expect(
            transplant.place(of: 55) == .below && transplant.place(of: 56) == .ok && transplant.place(of: 90) == .ok
        )
        let diabetes = try targets(.g4, hasDiabetes: true)[.protein]
        #expect(diabetes.place(of: 55) == .below && diabetes.place(of: 56) == .ok && diabetes.strict == 56)
        #expect(diabetes.place(of: 91) == .near && diabetes.place(of: 92) == .over)
    }

    @Test("an illness raises the floor off dialysis, frailty too, and the first four weeks after a transplant most")
    func proteinHints() throws {
        #expect(try targets(.g4, hints: [.ill])[.protein].low?.value == 70)
        #expect(try targets(.g4, hints: [.ill])[.protein].high == nil)
        #expect(try targets(.g4, hints: [.frail])[.protein].low?.value == 70)
        var profile = try LabSample.profile(.g5)
        profile.categories.append(CategoryPeriod(from: try LabSample.day("2026-03-01"), .transplant))
        func floor(_ day: String) throws -> Rational? {
            Targets.of(try LabSample.day(day), for: profile, labs: [])[.protein].low?.value
        }
        #expect(try floor("2026-03-28") == 98 && floor("2026-03-29") == 56)
        // If the profile begins with a transplant, the date of the transplant is unknown.
        profile.categories.removeFirst()
        #expect(try floor("2026-03-28") == 56)
    }

    @Test(
        "without a dry weight the newest weight counts, on dialysis only one after a session; without any the numbers wait"
    )
    func weights() throws {
        let weights = [
            try LabSample.weight("80 kg", .postDialysis, "2026-03-08T12:00"),
            try LabSample.weight("84 kg", .daily, "2026-03-09"),
            try LabSample.weight("90 kg", .daily, "2026-03-11"),
        ]
        let dialysis = try targets(.hemodialysis, dryWeight: nil, weights: weights)[.protein]
        #expect(dialysis.low?.value == 80 && dialysis.notes.contains { $0.contains("no dry weight is set") })
        #expect(try targets(.g1, dryWeight: nil, weights: weights)[.energy].low?.value == 2100)
        let unknown = try targets(.hemodialysis, dryWeight: nil)[.protein]
        #expect(
            unknown.mode == .unknown && unknown.low == nil
                && unknown.notes.contains { $0.contains("enter the dry weight") }
        )
    }

    @Test("sodium is limited for everybody, to 2,000 mg in the stages and to 2,300 mg otherwise")
    func sodium() throws {
        #expect(try targets(.g3a)[.sodium].high?.value == 2000 && targets(.transplant)[.sodium].high?.value == 2300)
        #expect(try targets(.hemodialysis)[.sodium].high?.value == 2300 && targets(nil)[.sodium].high?.value == 2300)
        #expect(try targets(.hemodialysis)[.sodium].low == nil)
        #expect(try targets(.hemodialysis)[.sodium].reasons.allSatisfy { !$0.words.contains("3,000") })
    }

    @Test("potassium above 5.0 switches its limit on, a normal value switches it off again, and a low one releases it")
    func potassium() throws {
        let labs = [
            try LabSample.lab(.potassium, "5.4 mmol/L", "2026-02-01T08:00"),
            try LabSample.lab(.potassium, "5.0", "2026-02-20"),
            try LabSample.lab(.potassium, "3.4", "2026-03-05"),
        ]
        func target(_ day: String) throws -> DayTarget { try targets(.g4, labs, on: day)[.potassium] }
        #expect(try target("2026-01-31").mode == .off && target("2026-01-31").high == nil)
        let on = try target("2026-02-19")
        #expect(on.mode == .switchedOn && on.high?.value == 3000 && on.strict == 2000)
        #expect(on.high?.reason.lab?.words == "potassium 5.4 mmol/L of 2026-02-01")
        #expect(on.high?.reason.evidence.source.contains("American Kidney Fund") == true)
        #expect(on.high?.reason.sentence.contains("potassium 5.4 mmol/L of 2026-02-01") == true)
        let off = try target("2026-02-20")
        #expect(off.mode == .off && off.high == nil && off.reasons.first?.lab?.shown == "5.0 mEq/L")
        let released = try target("2026-03-05")
        #expect(released.mode == .released && released.high == nil && released.reasons.first?.lab?.shown == "3.4 mEq/L")
    }

    @Test("the last of several labs of one day counts")
    func sameDay() throws {
        let high = try LabSample.lab(.potassium, "5.6", "2026-03-10T08:00")
        let normal = try LabSample.lab(.potassium, "4.8", "2026-03-10T15:00")
        let dayOnly = try LabSample.lab(.potassium, "4.9", "2026-03-10", id: "z")
        #expect(try targets(.g4, [normal, high])[.potassium].mode == .off)
        #expect(try targets(.g4, [dayOnly, high])[.potassium].mode == .switchedOn)
    }

    @Test("a hemolyzed potassium switches nothing, and it is said so")
    func hemolyzed() throws {
        let broken = try LabSample.lab(.potassium, "6.4", "2026-03-05", remarks: [.hemolyzed])
        let normal = try LabSample.lab(.potassium, "4.5", "2026-02-05")
        let target = try targets(.g4, [broken, normal])[.potassium]
        #expect(target.mode == .off && target.notes.contains { $0.contains("hemolyzed sample and was not used") })
        #expect(try targets(.g4, [broken])[.potassium].mode == .off)
    }

    @Test("a value with < or > switches where every number it can be would, and nothing otherwise")
    func comparators() throws {
        let high = try LabSample.lab(.potassium, "5.6", "2026-02-01")
        let open = try targets(.g4, [high, try LabSample.lab(.potassium, "<6.0", "2026-03-01")])[.potassium]
        #expect(open.mode == .switchedOn && open.high?.reason.lab?.shown == "5.6 mEq/L")
        #expect(open.notes.contains { $0.contains("<6.0 mEq/L of 2026-03-01 leaves open where it lies") })
        #expect(try targets(.g4, [LabSample.lab(.potassium, ">6.0", "2026-03-01")])[.potassium].mode == .switchedOn)
        #expect(
            try targets(.g4, [high, LabSample.lab(.potassium, "<3.0", "2026-03-01")])[.potassium].mode == .released
        )
    }

    @Test(
        "on dialysis a potassium above 5.5 asks for 2,000 to 3,000 mg whatever the weight",
        arguments: [DiseaseCategory.hemodialysis, .peritonealDialysis]
    )
    func potassiumDialysis(category: DiseaseCategory) throws {
        let high = try LabSample.lab(.potassium, "5.6", "2026-03-05")
        for dry: Rational? in [45, 70, 110, nil] {
            let target = try targets(category, [high], dryWeight: dry)[.potassium]
            #expect(target.high?.value == 3000 && target.strict == 2000 && target.place(of: 3001) == .over)
        }
    }

    @Test("on hemodialysis the goal ends at 5.5: at 5.5 nothing is limited, and in G4 it is from 5.1 on")
    func potassiumGoal() throws {
        func target(_ category: DiseaseCategory, _ value: String) throws -> DayTarget {
            try targets(category, [LabSample.lab(.potassium, value, "2026-03-05")])[.potassium]
        }
        #expect(try target(.hemodialysis, "5.5").mode == .off && target(.hemodialysis, "5.6").mode == .switchedOn)
        #expect(try target(.g4, "5.0").mode == .off && target(.g4, "5.1").mode == .switchedOn)
        #expect(try target(.peritonealDialysis, "5.1").mode == .switchedOn)
    }

    @Test("a sample drawn after a dialysis session switches no limit on or off")
    func afterSession() throws {
        let weights = [
            try LabSample.weight("74 kg", .preDialysis, "2026-03-09T08:00"),
            try LabSample.weight("71 kg", .postDialysis, "2026-03-09T12:00"),
        ]
        let high = try LabSample.lab(.potassium, "6.0", "2026-03-02T08:00")
        func target(_ value: String, _ moment: String) throws -> DayTarget {
            let sample = try LabSample.lab(.potassium, value, moment)
            return try targets(.hemodialysis, [high, sample], weights: weights)[.potassium]
        }
        #expect(try target("3.3", "2026-03-09T12:05").mode == .switchedOn)
        #expect(try target("3.3", "2026-03-09T11:59").mode == .switchedOn)
        #expect(try target("3.3", "2026-03-09T12:05").notes.contains { $0.contains("after a dialysis session") })
        // A value drawn at the start of a session or on a day without one counts, and so does a high one at any time.
        #expect(try target("3.3", "2026-03-09T08:10").mode == .released)
        #expect(try target("3.3", "2026-03-10T12:05").mode == .released)
        #expect(try target("5.6", "2026-03-09").notes.allSatisfy { !$0.contains("may have been drawn") })
        for value in ["3.3", "5.5"] {
            let open = try target(value, "2026-03-09")
            #expect(
                open.mode == .switchedOn && open.notes.contains { $0.contains("may have been drawn after") },
                "\(value)"
            )
        }
        #expect(try target("4.4", "2026-03-09T12:05").mode == .switchedOn)
        let sample = try LabSample.lab(.phosphorus, "2.2", "2026-03-09T12:05")
        let before = try LabSample.lab(.phosphorus, "6.1", "2026-03-02T08:00")
        #expect(try targets(.hemodialysis, [before, sample], weights: weights)[.phosphorus].mode == .switchedOn)
    }

    @Test("from a body mass index of 30 on, energy and protein count an adjusted weight")
    func adjustedWeight() throws {
        func energy(_ kilograms: String, height: Rational? = 170) throws -> DayTarget {
            var profile = try LabSample.profile(.g4, dryWeight: LabSample.number(kilograms))
            profile.height = height
            profile.units = .international
            return Targets.of(try LabSample.day(day), for: profile, labs: [])[.energy]
        }
        // At 170 cm, 86.7 kg are a body mass index of 30, and 72.25 kg one of 25.
        #expect(try energy("86.6").low?.value == LabSample.number("2165"))
        let adjusted = try energy("86.7")
        #expect(try adjusted.low?.value == LabSample.number("1896.5625"))
        #expect(adjusted.notes.contains { $0.contains("75.9 kg") })
        #expect(try energy("140").low?.value == LabSample.number("2229.6875"))
        #expect(try energy("140", height: nil).low?.value == 3500)
        #expect(try energy("140", height: nil).notes.contains { $0.contains("enter the height") })
        #expect(try energy("99", height: nil).notes.isEmpty)
    }

    @Test(
        "phosphorus or PTH above the goal of the category switches the phosphorus limit on; both normal switch it off"
    )
    func phosphorus() throws {
        func target(_ category: DiseaseCategory, _ labs: [(Analyte, String, String)]) throws -> DayTarget {
            try targets(category, try labs.map { try LabSample.lab($0.0, $0.1, $0.2) })[.phosphorus]
        }
        #expect(try target(.g4, []).mode == .off)
        let high = try target(.g4, [(.phosphorus, "4.7", "2026-03-01")])
        #expect(high.mode == .switchedOn && high.high?.value == 1000 && high.strict == 800)
        #expect(try target(.hemodialysis, [(.phosphorus, "5.5", "2026-03-01")]).mode == .off)
        #expect(try target(.hemodialysis, [(.phosphorus, "5.6", "2026-03-01")]).mode == .switchedOn)
        let byPTH = try target(.g4, [(.phosphorus, "4.0", "2026-03-01"), (.pth, "111", "2026-03-01")])
        #expect(byPTH.mode == .switchedOn && byPTH.high?.reason.lab?.analyte == .pth)
        let both = try target(.g4, [(.phosphorus, "4.9", "2026-03-01"), (.pth, "150", "2026-03-01")])
        #expect(both.reasons.compactMap(\.lab?.analyte) == [.phosphorus, .pth])
        let normal: [(Analyte, String, String)] = [
            (.phosphorus, "4.9", "2026-02-01"), (.pth, "150", "2026-02-01"), (.phosphorus, "4.2", "2026-03-01"),
        ]
        #expect(try target(.g4, normal).mode == .switchedOn)
        #expect(try target(.g4, normal + [(.pth, "90", "2026-03-02")]).mode == .off)
        #expect(try target(.g2, [(.phosphorus, "6", "2026-03-01")]).mode == .off)
    }

    @Test(
        "Phosphorus under the goal of the category lifts its limit, as the value itself is called low",
        arguments: [
            (DiseaseCategory.hemodialysis, "3.4", "600", true), (.hemodialysis, "3.5", "600", false),
            (.g5, "3.4", "301", true), (.g4, "3.4", "111", false), (.g4, "2.4", "111", true),
        ]
    )
    func phosphorusFloor(category: DiseaseCategory, value: String, pth: String, isLow: Bool) throws {
        let lab = try LabSample.lab(.phosphorus, value, "2026-03-01")
        let found = try targets(category, [lab, LabSample.lab(.pth, pth, "2026-03-01")])
        #expect(found[.phosphorus].mode == (isLow ? .released : .switchedOn))
        let patient = LabPatient(try LabSample.profile(category), taking: [])
        #expect((LabRule.finding(lab, for: patient, among: [lab]).flag == .low) == isLow)
    }

    @Test("a lab of 90 days is fresh; an older one keeps its limit, weakens the advice and says so")
    func old() throws {
        let lab = try LabSample.lab(.potassium, "5.4", "2026-01-01")
        let fresh = try targets(.g4, [lab], on: "2026-04-01")[.potassium]
        #expect(!fresh.isWeak && fresh.high != nil)
        let old = try targets(.g4, [lab], on: "2026-04-02")[.potassium]
        #expect(old.isWeak && old.high?.value == 3000)
        #expect(old.notes.contains { $0.contains("is 91 days old, so this advice is weaker — ask for a new test") })
    }

    @Test("labs and weights after the day change nothing")
    func past() throws {
        let later = try LabSample.lab(.potassium, "6.2", "2026-03-11")
        #expect(try targets(.g4, [later])[.potassium].mode == .off)
    }

    @Test("calcium has a range in G3 and G4 without active vitamin D, a ceiling below an eGFR of 60, else none")
    func calcium() throws {
        let range = try targets(.g3b)[.calcium]
        #expect(range.low?.value == 800 && range.high?.value == 1000)
        let active = try targets(.g3b, hints: [.activeVitaminD])[.calcium]
        #expect(active.high == nil && active.notes.contains { $0.contains("the clinic sets") })
        #expect(try targets(.g5)[.calcium].high?.value == 2000 && targets(.g2)[.calcium].high == nil)
        let dialysis = try targets(.peritonealDialysis)[.calcium]
        #expect(dialysis.reasons.contains { $0.evidence.source.contains("statement 6.2.2") })
    }

    @Test(
        "fluid is not limited by itself; on hemodialysis it is 500 to 1,000 mL over the urine, and without the urine unknown"
    )
    func fluid() throws {
        for category in DiseaseCategory.allCases where category != .hemodialysis {
            #expect(try targets(category, urine: 500)[.fluid].high == nil)
        }
        let target = try targets(.hemodialysis, urine: 250)[.fluid]
        #expect(target.high?.value == 1250 && target.strict == 750 && target.place(of: 1251) == .over)
        #expect(try targets(.hemodialysis, urine: 0)[.fluid].high?.value == 1000)
        let unknown = try targets(.hemodialysis)[.fluid]
        #expect(
            unknown.mode == .unknown && unknown.high == nil
                && unknown.notes.contains { $0.contains("0 if there is none") }
        )
    }

    @Test("gain counts on hemodialysis alone, blood pressure off dialysis alone")
    func body() throws {
        #expect(try targets(.hemodialysis)[.interdialyticGain].high?.value == LabSample.number("4.5"))
        #expect(try targets(.peritonealDialysis)[.interdialyticGain].high == nil)
        let pressure = try targets(.g3a)
        #expect(pressure[.systolicPressure].high?.value == 130 && pressure[.systolicPressure].strict == 120)
        #expect(pressure[.diastolicPressure].high?.value == 80)
        #expect(pressure[.systolicPressure].reasons.allSatisfy { !$0.words.contains("at home is about") })
        let transplant = try targets(.transplant)[.systolicPressure]
        #expect(transplant.high?.value == 130 && transplant.strict == nil)
        #expect(try targets(.hemodialysis)[.systolicPressure].high == nil)
    }

    @Test("fiber and vitamin K go by the sex, as the source has them, and warn nobody")
    func sexes() throws {
        func fiber(_ sex: Sex, born: String) throws -> Rational? {
            Targets.of(try LabSample.day(day), for: try LabSample.profile(.g3a, sex: sex, born: born), labs: [])[.fiber]
                .low?.value
        }
        #expect(try fiber(.female, born: "1975-03-11") == 25 && fiber(.male, born: "1975-03-11") == 38)
        #expect(try fiber(.female, born: "1975-03-10") == 21 && fiber(.male, born: "1975-03-10") == 30)
        let woman = try targets(.g3a, sex: .female)[.vitaminK]
        let man = try targets(.g3a, sex: .male)[.vitaminK]
        let unknown = try targets(.g3a, sex: nil)[.vitaminK]
        #expect(woman.low?.value == 90 && woman.high?.value == 90 && man.low?.value == 120 && man.high?.value == 120)
        #expect(unknown.low?.value == 90 && unknown.high?.value == 120)
        #expect(man.place(of: 900) == .ok && man.place(of: 0) == .ok)
        #expect(
            try targets(.g3a, hints: [.warfarin])[.vitaminK].notes.contains { $0.contains("about the same each week") }
        )
    }

    @Test("a limit of the clinic comes before the table, whatever the labs say, and says that it is the clinic's")
    func clinic() throws {
        let high = try LabSample.lab(.potassium, "5.9", "2026-03-05")
        let target = try targets(.g4, [high], limits: [limit(.potassium, high: 3500)])[.potassium]
        #expect(target.mode == .clinic && target.high?.value == 3500)
        #expect(target.high?.reason.origin == .clinic(from: try LabSample.day("2026-01-01")))
        #expect(target.high?.reason.sentence.contains("your clinic, from 2026-01-01 on") == true)
        #expect(try targets(.g3a, limits: [limit(.fluid, high: 1500)])[.fluid].high?.value == 1500)
    }

    @Test("a clinic's ceiling under the table's floor takes the floor away; a limit without numbers lifts the table's")
    func clinicAgainstTable() throws {
        let protein = try targets(.hemodialysis, limits: [limit(.protein, high: 60)])[.protein]
        #expect(protein.low == nil && protein.high?.value == 60 && protein.place(of: 61) == .over)
        let kept = try targets(.hemodialysis, limits: [limit(.protein, high: 90)])[.protein]
        #expect(kept.low?.value == 70 && kept.place(of: 69) == .below)
        let equal = try targets(.hemodialysis, limits: [limit(.protein, high: 70)])[.protein]
        #expect(equal.low?.value == 70 && equal.high?.value == 70)
        let same = try targets(.g4, limits: [limit(.protein, low: 56)])[.protein]
        #expect(same.low?.value == 56 && same.high?.value == 56)
        let floor = try targets(.g4, limits: [limit(.protein, low: 60)])[.protein]
        #expect(floor.low?.value == 60 && floor.high == nil)
        let lifted = try targets(.g4, limits: [limit(.sodium)])[.sodium]
        #expect(lifted.high == nil && lifted.mode == .clinic && lifted.place(of: 9000) == .ok)
    }

    @Test("a clinic's limit is no weaker for an old value, and asks for nothing that the table lacked")
    func clinicIsFirm() throws {
        let lab = try LabSample.lab(.potassium, "5.4", "2025-06-01")
        let potassium = try targets(.g4, [lab], limits: [limit(.potassium, high: 2500)])[.potassium]
        #expect(!potassium.isWeak && potassium.high?.value == 2500)
        let kept = try targets(.g4, [lab], limits: [limit(.potassium, low: 1500)])[.potassium]
        #expect(kept.isWeak && kept.high?.value == 3000)
        #expect(
            try targets(.hemodialysis, limits: [limit(.fluid, high: 1100)])[.fluid].notes.allSatisfy {
                $0.contains("not confirmed")
            }
        )
    }

    @Test("each target reads as a sentence does")
    func shown() throws {
        let own = try targets(.g4)
        #expect(own[.protein].shown == "42 to 56 g a day" && own[.sodium].shown == "at most 2,000 mg a day")
        #expect(own[.potassium].shown == "no limit" && own[.activity].shown == "at least 150 min a week")
        #expect(own[.vitaminK].shown == "90 µg a day" && own[.systolicPressure].shown == "under 130 mmHg")
        let dialysis = try targets(.hemodialysis)
        #expect(dialysis[.interdialyticGain].shown == "at most 4.5 % of the dry weight between two sessions")
        #expect(dialysis[.fluid].shown == "not known")
    }

    @Test("a limit holds from its day on, until the next one of its quantity")
    func clinicDays() throws {
        let limits = [
            ClinicLimit(.fluid, high: 1500, from: try LabSample.day("2026-02-01")),
            ClinicLimit(.fluid, high: 1200, from: try LabSample.day("2026-03-01")),
        ]
        func high(_ day: String) throws -> Rational? { try targets(.g4, limits: limits, on: day)[.fluid].high?.value }
        #expect(try high("2026-01-31") == nil && high("2026-02-01") == 1500 && high("2026-02-28") == 1500)
        #expect(try high("2026-03-01") == 1200)
    }

    @Test("a limit that can't be met is refused where it is entered")
    func unclearLimit() throws {
        #expect(throws: KidneyError.limitUnclear(.potassium, low: "3000", high: "2000")) {
            try limit(.potassium, low: 3000, high: 2000).check()
        }
        #expect(throws: KidneyError.limitUnclear(.fluid, low: "-", high: "-5")) { try limit(.fluid, high: -5).check() }
        #expect(throws: KidneyError.limitUnclear(.potassium, low: "-", high: "0")) {
            try limit(.potassium, high: 0).check()
        }
        #expect(throws: KidneyError.limitUnclear(.protein, low: "0", high: "60")) {
            try limit(.protein, low: 0, high: 60).check()
        }
        #expect("\(KidneyError.limitUnclear(.potassium, low: "-", high: "0"))".contains("write numbers above zero"))
        #expect(throws: Never.self) { try limit(.fluid).check() }
        #expect(try targets(.g4, limits: [limit(.potassium, low: 3000, high: 2000)])[.potassium].high?.value == 3000)
    }

    @Test(
        "potassium low with a loop diuretic: no restriction, and it is said; a clinic's limit is questioned, not dropped"
    )
    func lowPotassium() throws {
        let low = try LabSample.lab(.potassium, "3.2", "2026-03-05")
        let plain = try targets(.g4, [low], hints: [.loopDiuretic])
        #expect(plain[.potassium].high == nil && plain[.potassium].mode == .released)
        #expect(
            plain.conflicts.map(\.message).contains {
                $0.contains("the water tablet lowers it further: no potassium limit")
            }
        )
        let limited = try targets(.g4, [low], limits: [limit(.potassium, high: 2000)])
        #expect(limited[.potassium].high?.value == 2000)
        #expect(
            limited.conflicts.map(\.message) == [
                "potassium 3.2 mEq/L of 2026-03-05 is low, and your clinic's limit is 2,000 mg — ask whether the limit still holds"
            ]
        )
    }

    @Test("a fluid limit with tolvaptan, and a goal to drink more than the limit, are told")
    func fluidConflicts() throws {
        let result = try targets(.hemodialysis, urine: 0, hints: [.tolvaptan], fluidGoal: 2000)
        #expect(
            result.conflicts == [.fluidLimitWithTolvaptan(limit: 1000), .fluidGoalOverLimit(goal: 2000, limit: 1000)]
        )
        #expect(try targets(.g2, hints: [.tolvaptan], fluidGoal: 2000).conflicts.isEmpty)
    }

    @Test("juice for a low glucose, and a goal of more fruit, are told while potassium is limited")
    func potassiumConflicts() throws {
        let labs = [
            try LabSample.lab(.potassium, "5.6", "2026-03-05"), try LabSample.lab(.glucose, "62", "2026-03-10T07:00"),
        ]
        let result = try targets(.g4, labs, hints: [.fruitGoal])
        #expect(result.conflicts.count == 2)
        #expect(result.conflicts[0].message.contains("glucose tablets, apple or grape juice"))
        #expect(result.conflicts[1] == .fruitGoalWithPotassiumLimit)
        #expect(try targets(.g4, labs, on: "2026-03-11").conflicts.isEmpty)
        #expect(try targets(.g4, [labs[1]], hints: [.fruitGoal]).conflicts.isEmpty)
    }

    @Test("enough protein over the phosphorus limit, and PTH above its goal with low phosphorus, are told")
    func phosphorusConflicts() throws {
        let high = try LabSample.lab(.phosphorus, "6.0", "2026-03-05")
        #expect(try targets(.hemodialysis, [high], dryWeight: 100).conflicts.isEmpty)
        #expect(
            try targets(.hemodialysis, [high], dryWeight: 110).conflicts == [
                .proteinOverPhosphorus(protein: 110, limit: 1000)
            ]
        )
        let low = try targets(
            .g4,
            [try LabSample.lab(.phosphorus, "2.0", "2026-03-05"), try LabSample.lab(.pth, "200", "2026-03-05")]
        )
        #expect(low[.phosphorus].mode == .released && low[.phosphorus].high == nil)
        #expect(low.conflicts.count == 1 && low.conflicts[0].message.contains("no phosphorus limit now"))
    }

    @Test("the changes by a new value are found by comparing the targets before and after")
    func changes() throws {
        let before = try targets(.g4)
        let after = try targets(.g4, [try LabSample.lab(.potassium, "5.4", "2026-03-10")])
        let changes = Targets.changes(from: before, to: after)
        #expect(changes.map(\.new.quantity) == [.potassium] && changes.map(\.new.high?.value) == [3000])
        #expect(Targets.changes(from: after, to: after).isEmpty)
    }

    @Test("near is from 80 percent of the ceiling on, over is above it")
    func places() throws {
        let sodium = try targets(.g3a)[.sodium]
        #expect(sodium.place(of: 1599) == .ok && sodium.place(of: 1600) == .near && sodium.place(of: 2000) == .near)
        #expect(sodium.place(of: 2001) == .over)
    }
}
