import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Alerts of weights")
struct FluidAlertTests {
    private let today = "2026-03-20"

    /// The weight alerts of a day.
    private func alerts(
        _ category: DiseaseCategory,
        _ weights: [(String, WeightContext, String)],
        dryWeight: Rational? = nil,
        height: Rational? = nil,
        goals: [Goal] = [],
        on day: String? = nil
    ) throws -> [String] {
        var profile = try LabSample.profile(category, dryWeight: dryWeight)
        profile.height = height
        let record = CareRecord(
            profile: profile,
            weights: try weights.map { try LabSample.weight($0.0, $0.1, $0.2) },
            goals: goals
        )
        let day = try LabSample.day(day ?? today)
        let state = EvaluationState(record: record, from: day.adding(days: -120))
        let now = try Patient.instant("\(day)T20:00", LabSample.zone)
        return Evaluating.alerts(state, now: now, today: day).filter { $0.kind == .weight }.map(\.message)
    }

    @Test("on peritoneal dialysis 2 kg more in two days is told, by the daily weights")
    func peritoneal() throws {
        func told(_ kilograms: String, since day: String) throws -> Bool {
            try alerts(
                .peritonealDialysis,
                [("70 kg", .daily, "\(day)T07:00"), ("\(kilograms) kg", .daily, "2026-03-20T07:00")]
            ).contains { $0.contains("which can be fluid") }
        }
        #expect(try told("72", since: "2026-03-18"))
        #expect(try !told("71.9", since: "2026-03-18"))
        #expect(try told("72", since: "2026-03-19"))
        #expect(try !told("72", since: "2026-03-17"))
        // Yesterday's weight is checked as well, because it can be entered late.
        #expect(
            try alerts(
                .peritonealDialysis,
                [("70 kg", .daily, "2026-03-17T07:00"), ("72 kg", .daily, "2026-03-19T07:00")]
            ).contains { $0.contains("which can be fluid") }
        )
    }

    @Test("on hemodialysis without a dry weight the rule of thumb holds: a kilogram for each day between")
    func ruleOfThumb() throws {
        func told(_ kilograms: String, dry: Rational? = nil) throws -> Bool {
            try alerts(
                .hemodialysis,
                [("70 kg", .postDialysis, "2026-03-18T12:00"), ("\(kilograms) kg", .preDialysis, "2026-03-20T08:00")],
                dryWeight: dry
            ).contains { $0.contains("gained since the last session") }
        }
        #expect(try !told("72"))
        #expect(try told("72.1"))
        // With a dry weight, the threshold is its percentage: 4.5 % of 70 kg are 3.15 kg.
        #expect(try !told("73.1", dry: 70))
        #expect(try told("73.2", dry: 70))
    }

    @Test("more than three days since the last session is told, and three aren't")
    func missedSession() throws {
        func told(_ day: String, _ category: DiseaseCategory = .hemodialysis) throws -> Bool {
            try alerts(category, [("70 kg", .postDialysis, "2026-03-16T12:00")], on: day)
                .contains { $0.contains("no session is written down") }
        }
        #expect(try !told("2026-03-19"))
        #expect(try told("2026-03-20"))
        #expect(try !told("2026-03-20", .peritonealDialysis))
    }

    @Test("the third day since a session, the long gap, is told")
    func longGap() throws {
        func told(_ day: String) throws -> Bool {
            try alerts(.hemodialysis, [("70 kg", .postDialysis, "2026-03-16T12:00")], on: day)
                .contains { $0.contains("long gap") }
        }
        #expect(try !told("2026-03-18"))
        #expect(try told("2026-03-19"))
        #expect(try !told("2026-03-20"))
    }

    @Test("more than 5 percent lost in three months without a goal to is told")
    func unwantedLoss() throws {
        func told(_ kilograms: String, since day: String = "2026-01-02", goals: [Goal] = []) throws -> Bool {
            try alerts(
                .g4,
                [("80 kg", .daily, day), ("\(kilograms) kg", .daily, "2026-03-20")],
                goals: goals
            ).contains { $0.contains("lost") }
        }
        #expect(try !told("76"))
        #expect(try told("75.9"))
        #expect(try told("75.9", since: "2025-12-20"))
        #expect(try !told("75.9", since: "2025-12-19"))
        let goal = Goal(.init("g"), .weight(kilograms: 74, by: nil), from: try LabSample.day("2026-01-01"), priority: 1)
        #expect(try !told("75.9", goals: [goal]))
    }

    @Test("a slow gain of more than 2 kg within a week is told off dialysis")
    func slowGain() throws {
        func told(_ kilograms: String, since day: String = "2026-03-13") throws -> Bool {
            try alerts(.g4, [("70 kg", .daily, day), ("\(kilograms) kg", .daily, "2026-03-20")])
                .contains { $0.contains("which can be fluid") }
        }
        #expect(try !told("72.2"))
        #expect(try told("72.3"))
        #expect(try !told("72.3", since: "2026-03-12"))
    }

    // MARK: Hemodialysis, by weights of any occasion

    /// Somebody on hemodialysis with a weight of 68.2 kg after the session of 30 May, and weights since then.
    private func dialyzed(
        _ weights: [(String, WeightContext, String)],
        dryWeight: Rational? = 68,
        limit: Rational? = nil
    ) throws -> (patient: Patient, receipt: WeightReceipt) {
        var profile = try LabSample.profile(
            .hemodialysis,
            dryWeight: dryWeight,
            limits: limit.map { [try Care.limit(.interdialyticGain, high: $0)] } ?? []
        )
        profile.units = .international
        let patient = try Patient(profile: profile)
        var receipts: [WeightReceipt] = []
        for (weight, context, at) in weights {
            receipts.append(try patient.kidney.addWeight("\(weight) kg", context, at: patient.moment(at)))
        }
        return (patient, try #require(receipts.last))
    }

    private func gainAlert(_ patient: Patient) throws -> KidneyAlert? {
        try patient.kidney.standingAlerts().first { $0.kind == .weight && $0.message.contains(" kg gained") }
    }

    @Test(
        "a gain over the limit is told today and as it is entered, whatever the weight's occasion",
        arguments: [WeightContext.daily, .preDialysis]
    )
    func anyOccasion(context: WeightContext) throws {
        let (patient, receipt) = try dialyzed([
            ("68.2", .postDialysis, "2026-05-30T12:00"), ("71.5", .daily, "2026-06-01T07:00"),
            ("74.0", context, "2026-06-02T07:00"),
        ])
        let alert = try #require(try gainAlert(patient))
        #expect(alert.level == .today, "\(alert.message)")
        #expect(alert.message.contains("5.8 kg gained since the last session"), "\(alert.message)")
        #expect(alert.message.contains("8.5 % of the dry weight"), "\(alert.message)")
        #expect(receipt.gain?.contains("Call your care team today") == true)
        #expect(receipt.found.alerts.contains { $0.id == alert.id && $0.level == .today })
        #expect(try patient.kidney.measurementsScreen().gain?.contains("5.8 kg") == true)
        let report = try patient.kidney.clinicReport(
            from: LabSample.day("2026-05-25"),
            to: LabSample.day("2026-06-02")
        )
        #expect(report.alerts.contains { $0.level == .today && $0.message.contains("5.8 kg gained") })
    }

    @Test("a gain from the limit on is told, and the limit is the clinic's own where it set one")
    func ownLimit() throws {
        func told(_ weight: String, limit: Rational? = nil) throws -> String? {
            let (patient, _) = try dialyzed(
                [("68.0", .postDialysis, "2026-05-31T12:00"), (weight, .preDialysis, "2026-06-02T07:00")],
                limit: limit
            )
            return try gainAlert(patient).flatMap { $0.level == .today ? $0.message : nil }
        }
        // 4.5 % of 68 kg are 3.06 kg, 3 % are 2.04 kg.
        #expect(try told("71.05") == nil)
        #expect(try told("71.06")?.contains("4.5 %") == true)
        #expect(try told("70.03", limit: 3) == nil)
        #expect(try told("70.04", limit: 3)?.contains("your own limit of 3 %") == true)
        #expect(try told("71.5", limit: 6) == nil)
    }

    @Test("a missed session doesn't hide the gain")
    func missedGain() throws {
        let (patient, _) = try dialyzed([
            ("68.2", .postDialysis, "2026-05-24T12:00"), ("75.0", .daily, "2026-06-02T07:00"),
        ])
        let alert = try #require(try gainAlert(patient))
        #expect(alert.level == .today && alert.message.contains("6.8 kg"), "\(alert.message)")
        let missed = try patient.kidney.standingAlerts().filter { $0.message.contains("no session is written down") }
        #expect(missed.map(\.level) == [.today])
    }

    @Test("without a weight after a session the dry weight counts, and without either the lowest weight of a week")
    func withoutSession() throws {
        let daily = [("68.2", WeightContext.daily, "2026-05-30T12:00"), ("74.0", .daily, "2026-06-02T07:00")]
        let dry = try #require(try gainAlert(dialyzed(daily).patient))
        #expect(dry.level == .today && dry.message.contains("6 kg"), "\(dry.message)")
        let unknown = try #require(try gainAlert(dialyzed(daily, dryWeight: nil).patient))
        #expect(unknown.level == .today && unknown.message.contains("5.8 kg"), "\(unknown.message)")
    }

    @Test("a gain that a session took off is told as over, and no longer today")
    func takenOff() throws {
        let (patient, _) = try dialyzed([
            ("68.2", .postDialysis, "2026-05-30T12:00"), ("74.0", .preDialysis, "2026-06-01T07:00"),
            ("68.4", .postDialysis, "2026-06-01T11:30"),
        ])
        let alert = try #require(try gainAlert(patient))
        #expect(alert.level == .caution && alert.message.contains("68.4 kg"), "\(alert.message)")
    }

    @Test(
        "A weight over the dry weight of 80 kg is told after a session from 2 percent on, today from 5 on, before one from 6.5 on",
        arguments: [
            (WeightContext.postDialysis, "81.5", AlertLevel?.none), (.postDialysis, "81.6", .caution),
            (.postDialysis, "83.9", .caution), (.postDialysis, "84", .today), (.preDialysis, "85.1", nil),
            (.preDialysis, "85.2", .today), (.daily, "90", nil),
        ]
    )
    func overDryWeight(context: WeightContext, weight: String, level: AlertLevel?) throws {
        // The own limit keeps the gain itself quiet.
        let limits = [try Care.limit(.interdialyticGain, high: 20)]
        var profile = try LabSample.profile(.hemodialysis, dryWeight: 80, limits: limits)
        profile.units = .international
        let patient = try Patient(profile: profile)
        let receipt = try patient.kidney.addWeight("\(weight) kg", context)
        let alerts = try patient.kidney.standingAlerts().filter { $0.kind == .weight }
        #expect(alerts.map(\.level) == (level.map { [$0] } ?? []), "\(alerts.map(\.message))")
        #expect(receipt.gain?.contains("above the dry weight of 80 kg") == (level == nil ? nil : true))
    }

    @Test("Eight kilograms over the dry weight are told in one alert, beside a small gain and not beside a large one")
    func oneAlertOverDryWeight() throws {
        for (before, words) in [
            ("88", "8 kg (10 %) above the dry weight"), ("90", "4 kg gained since the last session"),
        ] {
            let (patient, _) = try dialyzed(
                [("86", .postDialysis, "2026-05-31T12:00"), (before, .preDialysis, "2026-06-02T08:00")],
                dryWeight: 80
            )
            let alerts = try patient.kidney.standingAlerts().filter { $0.kind == .weight }
            #expect(alerts.map(\.level) == [.today], "\(alerts.map(\.message))")
            #expect(alerts.first?.message.contains(words) == true, "\(alerts.map(\.message))")
        }
    }

    @Test("The distance to the dry weight is over once a session reaches it")
    func dryWeightReached() throws {
        let (patient, _) = try dialyzed(
            [("86", .postDialysis, "2026-05-31T12:00"), ("80.5", .postDialysis, "2026-06-02T08:00")],
            dryWeight: 80
        )
        #expect(try !patient.kidney.standingAlerts().contains { $0.message.contains("above the dry weight") })
        let found = try patient.kidney.alertsScreen().found.map(\.alert)
        #expect(found.contains { $0.message.contains("doesn’t stand any more") && $0.level == .caution })
    }

    @Test("a gain on peritoneal dialysis is told as it is entered")
    func peritonealEntry() throws {
        let patient = try Patient(profile: LabSample.profile(.peritonealDialysis))
        try patient.kidney.addWeight("70 kg", at: patient.moment("2026-06-01T07:00"))
        #expect(try patient.kidney.addWeight("72.1 kg").gain?.contains("which can be fluid") == true)
    }
}
