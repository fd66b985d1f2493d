import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Faults that a renal dietitian found: each with the value just inside and just outside.
@Suite("Clinical edges")
struct ClinicalEdgeTests {
    private let today = "2026-03-20"

    // MARK: Weights without sessions

    private func gains(_ category: DiseaseCategory, _ weights: [(String, WeightContext, String)]) throws -> Bool {
        let known = try weights.map { try LabSample.weight("\($0.0) kg", $0.1, $0.2) }
        let profile = try LabSample.profile(category)
        return try !FluidWatch.gains(known, on: LabSample.day(today), for: profile).isEmpty
    }

    @Test(
        "Without hemodialysis a weight of any occasion counts as a daily one",
        arguments: [DiseaseCategory.peritonealDialysis, .g3b, .transplant],
        [WeightContext.daily, .preDialysis, .postDialysis]
    )
    func occasions(category: DiseaseCategory, context: WeightContext) throws {
        #expect(try gains(category, [("70", .daily, "2026-03-18T07:00"), ("74", context, "2026-03-20T07:00")]))
        #expect(try gains(category, [("70", context, "2026-03-18T07:00"), ("74", context, "2026-03-20T07:00")]))
        #expect(try !gains(category, [("70", context, "2026-03-18T07:00"), ("71.9", context, "2026-03-20T07:00")]))
    }

    @Test(
        "Peritoneal dialysis has every bound of a life without dialysis: a day, three days and a week",
        arguments: [
            ("2026-03-19", "71.1", true), ("2026-03-19", "71", false), ("2026-03-17", "72.1", true),
            ("2026-03-17", "72", false), ("2026-03-13", "72.3", true), ("2026-03-13", "72.2", false),
        ]
    )
    func peritoneal(since: String, kilograms: String, isTold: Bool) throws {
        let weights = [("70", WeightContext.daily, "\(since)T07:00"), (kilograms, .daily, "2026-03-20T07:00")]
        #expect(try gains(.peritonealDialysis, weights) == isTold)
    }

    @Test("A weight after a session raises no protein target on peritoneal dialysis, which has no sessions")
    func proteinOnPeritonealDialysis() throws {
        let weight = try LabSample.weight("74 kg", .postDialysis, "2026-03-19T07:00")
        func low(_ category: DiseaseCategory) throws -> Rational? {
            let profile = try LabSample.profile(category, dryWeight: nil)
            return Targets.of(try LabSample.day(today), for: profile, labs: [], weights: [weight])[.protein].low?.value
        }
        #expect(try low(.peritonealDialysis) == nil)
        #expect(try low(.hemodialysis) == 74)
    }

    // MARK: Samples after a session

    @Test(
        "A sample in the four hours before a weight after a session may be of the session, and switches nothing",
        arguments: [("08:00", false), ("08:01", true), ("11:50", true)]
    )
    func nearTheEnd(time: String, isOpen: Bool) throws {
        let labs = [
            try LabSample.lab(.potassium, "6.1", "2026-03-16T08:00"),
            try LabSample.lab(.potassium, "3.3", "2026-03-19T\(time)"),
        ]
        let weight = try LabSample.weight("70 kg", .postDialysis, "2026-03-19T12:00")
        let target = Targets.of(
            try LabSample.day(today),
            for: try LabSample.profile(.hemodialysis),
            labs: labs,
            weights: [weight]
        )[.potassium]
        #expect(target.mode == (isOpen ? .switchedOn : .released), "\(target.notes)")
    }

    @Test("A value of a session day without a time ends no alarm, and the next one with a time does")
    func openValue() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "6.1", at: patient.moment("2026-05-30"))
        try kidney.addWeight("73 kg", .preDialysis, at: patient.moment("2026-06-01T08:00"))
        try kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-06-01T12:00"))
        try kidney.addLab(.potassium, "3.6", at: patient.moment("2026-06-01"))
        func alarm() throws -> KidneyAlert? {
            try kidney.standingAlerts().first { $0.kind == .lab && $0.message.contains("6.1") }
        }
        #expect(try alarm()?.level == .today)
        #expect(try kidney.targets(on: LabSample.day("2026-06-02"))[.potassium].mode == .switchedOn)
        try kidney.addLab(.potassium, "4.9", at: patient.moment("2026-06-02T08:00"))
        #expect(try alarm()?.level != .today)
    }

    @Test(
        "The potassium before a session leads in alerts and in the report, against its range, and the later one is a remark"
    )
    func leading() throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let kidney = patient.kidney
        try kidney.addLab(.potassium, "6.3", at: patient.moment("2026-05-28T08:05"))
        try kidney.addLab(.potassium, "3.4", at: patient.moment("2026-05-28T12:05"), remarks: [.postDialysis])
        let alert = try #require(try kidney.standingAlerts().first { $0.kind == .lab })
        #expect(alert.level == .today && alert.message.contains("6.3"), "\(alert.message)")
        let report = try kidney.clinicReport(from: LabSample.day("2026-05-20"), to: LabSample.day("2026-06-02"))
        let line = try #require(report.labs.first { $0.analyte == .potassium })
        #expect(
            line.value == "6.3" && line.flag == .veryHigh && line.goal.contains("5.5"),
            "\(line.value) \(line.goal)"
        )
        #expect(line.remark.contains("3.4"), "\(line.remark)")
        #expect(report.questions.contains { $0.contains("6.3") })
    }

    @Test(
        "A potassium after a session that is higher than the one before leads in alerts and in the report, with its mark",
        arguments: [("2026-05-28T12:05", true), ("2026-05-28T17:00", false)]
    )
    func higherAfter(time: String, isAfter: Bool) throws {
        let patient = try Patient(profile: LabSample.profile(.hemodialysis))
        let kidney = patient.kidney
        try kidney.addWeight("72 kg", .preDialysis, at: patient.moment("2026-05-28T06:30"))
        try kidney.addWeight("70 kg", .postDialysis, at: patient.moment("2026-05-28T11:00"))
        try kidney.addLab(.potassium, "5.7", at: patient.moment("2026-05-28T06:00"))
        try kidney.addLab(.potassium, "6.7", at: patient.moment(time))
        try kidney.addLab(.potassium, "6.1", at: patient.moment("2026-05-28T18:00"), remarks: [.hemolyzed])
        let told = try kidney.standingAlerts().filter { $0.kind == .lab }.map(\.message)
        #expect(told.contains { $0.contains("6.7 mEq/L") } && !told.contains { $0.contains("5.7 mEq/L") }, "\(told)")
        let report = try kidney.clinicReport(from: LabSample.day("2026-05-20"), to: LabSample.day("2026-06-02"))
        let line = try #require(report.labs.first { $0.analyte == .potassium })
        #expect(line.value == "6.7" && line.previous == "5.7" && line.change == .up, "\(line.value)")
        #expect(line.remark.contains(LabRemark.postDialysis.name) == isAfter, "\(line.remark)")
        #expect(line.remark.contains("6.1 of a hemolyzed sample"), "\(line.remark)")
        let counts = try kidney.targets(on: LabSample.day("2026-06-02"))[.potassium].high?.reason.lab?.shown
        #expect(counts == (isAfter ? "5.7 mEq/L" : "6.7 mEq/L"))
    }

    // MARK: Medicines that raise potassium

    @Test(
        "Trimethoprim beside any medicine that raises potassium is told today, whoever is entered first",
        arguments: [
            "losartan", "Entresto", "aliskiren", "spironolactone", "finerenone", "amiloride", "tacrolimus", "Klor-Con",
        ]
    )
    func trimethoprim(name: String) throws {
        for order in [[name, "Bactrim"], ["Bactrim", name]] {
            let patient = try Patient(profile: LabSample.profile(.g2))
            for name in order { try patient.kidney.addMedicine(name) }
            let alerts = try patient.kidney.standingAlerts().filter { $0.id.rawValue.contains("/tmp-k/") }
            #expect(alerts.map(\.level) == [.today], "\(order): \(alerts.map(\.message))")
        }
    }

    @Test(
        "Every medicine that raises potassium asks for a call from above 5.5 on",
        arguments: [
            ("lisinopril", "acei-k"), ("losartan", "arb-k"), ("Entresto", "arni-k"), ("aliskiren", "dri-k"),
            ("spironolactone", "mra-k"), ("tacrolimus", "cni-k"), ("trimethoprim", "tmp-k"),
        ]
    )
    func potassiumStop(name: String, rule: String) throws {
        for (value, level) in [("5.5", AlertLevel.caution), ("5.6", .today), ("5.9", .today)] {
            let finding = try #require(try MedicineScene().med(name).lab(.potassium, value).finding(rule))
            #expect(finding.level == level, "\(name) \(value)")
        }
    }

    // MARK: A first filtration rate

    @Test(
        "An eGFR under 15 is told today, whatever was known before, except in stage G5",
        arguments: [
            (DiseaseCategory.g3b, "14.9", AlertLevel.today), (.g3b, "15", .caution), (.g4, "<15", .today),
            (.g5, "14", .caution),
        ]
    )
    func firstRate(category: DiseaseCategory, value: String, level: AlertLevel) throws {
        let patient = try Patient(profile: LabSample.profile(category))
        #expect(try patient.kidney.addLab(.eGFR, value).finding.level == level)
        let known = try Patient(profile: LabSample.profile(category))
        try known.kidney.addLab(.eGFR, "16", at: known.moment("2026-03-01"))
        #expect(try known.kidney.addLab(.eGFR, value).finding.level == level)
        #expect(try known.kidney.standingAlerts().first { $0.kind == .lab }?.level == level)
        let again = try Patient(profile: LabSample.profile(category))
        try again.kidney.addLab(.eGFR, "14", at: again.moment("2026-06-01"))
        #expect(try again.kidney.addLab(.eGFR, value).finding.level == level)
    }

    @Test(
        "A creatinine without age or sex asks for them, and is told today if every age gives an eGFR under 15",
        arguments: [("5.3", AlertLevel.caution), ("5.4", .today), ("9", .today)]
    )
    func unknownAge(value: String, level: AlertLevel) throws {
        let patient = try Patient(profile: LabSample.profile(.g4, born: nil))
        try patient.kidney.addLab(.creatinine, value)
        let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
        #expect(alert.level == level && alert.message.contains("birth date"), "\(alert.message)")
        let known = try Patient(profile: LabSample.profile(.g3b))
        #expect(try known.kidney.addLab(.creatinine, "9").finding.level == .today)
    }

    // MARK: Blood pressure

    @Test("A goal of blood pressure reaches at most to the mean that is told, so that a goal reached is never an alert")
    func pressureGoal() throws {
        let setting = try Care.setting(.g3b)
        func harm(_ systolic: Rational, _ diastolic: Rational) -> GoalHarm? {
            GoalHarmRule.harm(.bloodPressure(systolic: systolic, diastolic: diastolic), in: setting)
        }
        #expect(harm(150, 90) == nil)
        #expect(harm(150, 91) == .pressureOutOfRange && harm(151, 90) == .pressureOutOfRange)
        #expect(harm(150, 95) == .pressureOutOfRange)
        let moment = try LabSample.moment("2026-03-01T08:00")
        let readings = [Int64](1...4).map { number in
            PressureReading(id: .init("p\(number)"), 149, over: 89, at: moment)
        }
        #expect(PressureRule.mean(of: readings, under: 150, over: 90)?.isReached == true)
        #expect(PressureRule.highMean(readings) == nil)
    }

    // MARK: Unknown facts

    @Test("Without a birth date a weight under 40 kg gives no protein or energy target")
    func unknownAdult() throws {
        func target(_ kilograms: String, born: String?) throws -> DayTarget {
            let profile = try LabSample.profile(.g4, born: born, dryWeight: LabSample.number(kilograms))
            return Targets.of(try LabSample.day(today), for: profile, labs: [])[.protein]
        }
        let child = try target("39.9", born: nil)
        #expect(child.mode == .unknown && child.low == nil && child.high == nil)
        #expect(child.notes.contains { $0.contains("enter the birth date") }, "\(child.notes)")
        #expect(try target("40", born: nil).low != nil)
        #expect(try target("39.9", born: "1960-05-20").low != nil)
    }

    @Test("On dialysis without a potassium value the limit isn't known, and with a normal one there is none")
    func unknownPotassium() throws {
        func target(_ labs: [LabResult], _ category: DiseaseCategory = .hemodialysis) throws -> DayTarget {
            Targets.of(try LabSample.day(today), for: try LabSample.profile(category), labs: labs)[.potassium]
        }
        let unknown = try target([])
        #expect(unknown.mode == .unknown && unknown.notes.contains { $0.contains("ask for one") }, "\(unknown.notes)")
        #expect(try target([LabSample.lab(.potassium, "4.4", "2026-03-10T08:00")]).mode == .off)
        #expect(try target([], .g4).mode == .off)
    }

    @Test("Potassium salt from G3b on is told by the stage, with or without a value")
    func potassiumSalt() throws {
        let stage = try IntakeAlerts.unsafe(Care.saltSubstitute, in: Care.setting(.g3b))
        #expect(stage == [.potassiumSaltWithLowFiltration])
        #expect(try IntakeAlerts.unsafe(Care.saltSubstitute, in: Care.setting(.g3a)) == [.potassiumSaltUnknown(nil)])
    }
}
