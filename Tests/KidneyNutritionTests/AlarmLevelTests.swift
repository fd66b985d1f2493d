import FractionParser
import Testing
import TimeKit

@testable import KidneyNutrition

/// The urgency of an alarm from day to day, the samples that a dialysis session moves, and the order of alerts.
@Suite("The urgency of alarms over time")
struct AlarmLevelTests {
    // MARK: Days

    struct Case: CustomTestStringConvertible, Sendable {
        var days = 7
        var age = 0
        var isBetter = false
        /// The day of the acknowledgment, counted from that of the value.
        var seen: Int?
        var isWaiting = false
        /// The urgency of a value for at once, and of one for today.
        var now: AlertLevel
        var today: AlertLevel
        var testDescription: String {
            "\(age) of \(days) days, better \(isBetter), seen \(seen.map(String.init) ?? "-"), waiting \(isWaiting)"
        }
    }

    @Test(
        "An alarm is a step lower after its days, a better value or an earlier acknowledgment, and waits after a week",
        arguments: [
            Case(age: 0, now: .atOnce, today: .today), Case(age: 7, now: .atOnce, today: .today),
            Case(age: 8, now: .caution, today: .caution),
            Case(days: 0, age: 0, now: .atOnce, today: .today), Case(days: 0, age: 1, now: .today, today: .caution),
            Case(days: 1, age: 1, now: .atOnce, today: .today), Case(days: 1, age: 2, now: .today, today: .caution),
            Case(days: 1, age: 7, now: .today, today: .caution), Case(days: 1, age: 8, now: .caution, today: .caution),
            Case(days: 9, age: 8, now: .caution, today: .caution),
            // A better value.
            Case(isBetter: true, now: .today, today: .caution),
            Case(age: 7, isBetter: true, now: .today, today: .caution),
            Case(age: 8, isBetter: true, now: .caution, today: .caution),
            // An acknowledgment counts from the day after it on.
            Case(age: 2, seen: 2, now: .atOnce, today: .today), Case(age: 2, seen: 3, now: .atOnce, today: .today),
            Case(age: 2, seen: 1, now: .today, today: .caution), Case(age: 8, seen: 1, now: .caution, today: .caution),
            // An alarm that was told and that nobody acknowledged.
            Case(age: 3, isWaiting: true, now: .atOnce, today: .today),
            Case(age: 8, isWaiting: true, now: .today, today: .today),
            Case(age: 80, isWaiting: true, now: .today, today: .today),
            Case(days: 1, age: 2, isWaiting: true, now: .today, today: .today),
            Case(age: 8, isBetter: true, isWaiting: true, now: .caution, today: .caution),
            Case(age: 8, seen: 8, isWaiting: true, now: .caution, today: .caution),
        ]
    )
    func level(_ item: Case) throws {
        let first = try LabSample.day("2026-03-01")
        for (level, expected) in [(AlertLevel.atOnce, item.now), (.today, item.today), (.caution, .caution)] {
            let row = AlarmRow(
                .weightGain,
                LabRange(low: nil, high: nil),
                level,
                days: item.days,
                CreatinineRise.injury
            )
            var words = AlarmWords(
                row,
                "potassium",
                "6.8 mEq/L",
                at: try LabSample.moment("2026-03-01T08:00"),
                better: item.isBetter ? "4.4 mEq/L" : nil,
                seen: item.seen.map { first.adding(days: $0) },
                for: try LabSample.profile(.g4)
            )
            words.isWaiting = item.isWaiting
            #expect(words.level(on: first.adding(days: item.age)) == expected, "\(level)")
        }
    }

    /// Sugar in the blood, blood pressure and weight change within a day; the other values hold until the next test, for a week.
    @Test("The action of an alarm makes sense for a day with sugar, pressure and weight, and for a week otherwise")
    func actionDays() throws {
        func days(_ subject: AlarmRow.Subject, _ value: String) throws -> Int? {
            AlarmTable.row(subject, try LabSample.number(value))?.days
        }
        // The sugar of a low glucose is for the day itself.
        #expect(try days(.lab(.glucose), "53") == 0 && days(.lab(.glucose), "69") == 0)
        for value in ["600", "301", "251"] { #expect(try days(.lab(.glucose), value) == 1) }
        for value in ["79", "89", "180"] { #expect(try days(.systolic, value) == 1) }
        #expect(try days(.diastolic, "120") == 1)
        let week: [(Analyte, [String])] = [
            (.potassium, ["6.5", "6.0", "2.4", "2.9"]), (.calcium, ["6.9", "7.4", "8.3", "14", "12.1"]),
            (.phosphorus, ["0.9"]), (.bicarbonate, ["9", "17", "41"]), (.sodium, ["119", "124", "161", "156"]),
            (.magnesium, ["0.9", "1.1", "7", "4.9"]), (.inr, ["10.1", "5"]),
        ]
        for (analyte, values) in week {
            for value in values { #expect(try days(.lab(analyte), value) == 7, "\(analyte) \(value)") }
        }
        #expect(AlarmTable.gain.days == 1 && AlarmTable.sessionGain.days == 7 && AlarmTable.creatinineRise.days == 7)
        #expect(AlarmTable.failureRate.days == 7 && AlarmTable.wellOverDryWeight.days == 7)
    }

    @Test("A later value of a hemolyzed sample or of after a session ends no alarm, and one on its limit does")
    func better() throws {
        let patient = LabPatient(try LabSample.profile(.hemodialysis), taking: [])
        let first = try LabSample.lab(.potassium, "6.6", "2026-03-01T08:00", id: "first")
        func level(_ text: String, _ remarks: Set<LabRemark> = []) throws -> AlertLevel? {
            let later = try LabSample.lab(.potassium, text, "2026-03-01T12:00", id: "later", remarks: remarks)
            return LabRule.finding(first, for: patient, among: [first, later]).level
        }
        #expect(try level("4.4", [.hemolyzed]) == .atOnce)
        #expect(try level("4.4", [.postDialysis]) == .atOnce)
        #expect(try level("4.4") == .today && level("5.99") == .today)
        #expect(try level("6.0") == .atOnce && level("2.9") == .today)
    }

    @Test(
        "The graver of two potassiums of one time decides, then the one farther outside its range, then the higher one"
    )
    func oneTime() throws {
        let values = [
            ("3.4", "5.2", "5.2"), ("3.2", "5.2", "3.2"), ("3.4", "5.1", "5.1"), ("2.9", "5.9", "2.9"),
            ("2.9", "6.5", "6.5"), ("2.4", "6.4", "2.4"), ("4.4", "5.1", "5.1"),
        ]
        for (one, other, expected) in values {
            for ids in [["a", "b"], ["b", "a"]] {
                let labs = try zip(ids, [one, other]).map { id, value in
                    try LabSample.lab(.potassium, value, "2026-03-01T08:00", id: id)
                }
                let newest = LabLimitRule.newest(.potassium, labs, on: try LabSample.day("2026-03-01"))
                #expect(newest?.text == expected, "\(one) and \(other)")
            }
        }
    }

    @Test(
        "The graver of two blood pressures of one time decides, then the higher upper and lower value"
    )
    func onePressure() throws {
        let moment = try LabSample.moment("2026-03-01T08:00")
        let values = [
            ("125/75", "185/95", "185/95"), ("125/75", "85/50", "85/50"), ("185/95", "79/50", "79/50"),
            ("142/85", "150/82", "150/82"), ("150/82", "150/85", "150/85"), ("128/78", "99/60", "99/60"),
        ]
        for (one, other, expected) in values {
            for ids in [["a", "b"], ["b", "a"]] {
                let readings = try zip(ids, [one, other]).map { id, text in
                    let (upper, lower) = try PressureRule.read(text)
                    return PressureReading(id: .init(id), upper, over: lower, at: moment)
                }
                let last = try #require(readings.max { PressureRule.isBefore($0, $1) })
                #expect("\(last.systolic)/\(last.diastolic)" == expected, "\(one) and \(other)")
            }
        }
    }

    // MARK: Samples after a session

    private enum Mark { case plain, open, after }

    private func mark(
        _ analyte: Analyte = .potassium,
        _ value: String = "3.3",
        at time: String,
        beside weights: [(WeightContext, String)],
        _ category: DiseaseCategory? = .hemodialysis
    ) throws -> Mark {
        let result = AfterDialysis.marking(
            [try LabSample.lab(analyte, value, "2026-03-19\(time)")],
            by: try weights.map { try LabSample.weight("70 kg", $0.0, "2026-03-19\($0.1)") },
            for: try LabSample.profile(category)
        )[0]
        return result.remarks.contains(.postDialysis) ? .after : result.isPerhapsAfterSession ? .open : .plain
    }

    @Test("A sample is of a session from an hour after its start on, and may be in the four hours before its end")
    func session() throws {
        let start = [(WeightContext.preDialysis, "T08:00")]
        let end = [(WeightContext.postDialysis, "T12:00")]
        #expect(try mark(at: "T08:59", beside: start) == .plain && mark(at: "T09:00", beside: start) == .after)
        #expect(try mark(at: "T07:00", beside: start) == .plain && mark(at: "T12:00", beside: end) == .after)
        #expect(try mark(at: "T11:59", beside: end) == .open && mark(at: "T08:01", beside: end) == .open)
        #expect(try mark(at: "T08:00", beside: end) == .plain && mark(at: "T20:00", beside: end) == .after)
        // A weight before the session tells when it began.
        #expect(
            try mark(at: "T08:30", beside: start + end) == .plain && mark(at: "T10:00", beside: start + end) == .after
        )
        // Days without times leave it open.
        #expect(try mark(at: "", beside: end) == .open && mark(at: "T08:00", beside: [(.postDialysis, "")]) == .open)
        #expect(try mark(at: "T08:00", beside: [(.daily, "T07:00")]) == .plain)
        for category in [DiseaseCategory.g5, .peritonealDialysis, .transplant] {
            #expect(try mark(at: "T12:00", beside: end, category) == .plain, "\(category)")
        }
        #expect(try mark(at: "T12:00", beside: end, nil) == .after)
    }

    @Test("From four hours after a session on a value is of it only if a session explains it")
    func hoursAfter() throws {
        let session = [(WeightContext.preDialysis, "T06:30"), (.postDialysis, "T11:00")]
        let values: [(Analyte, String, Mark)] = [
            (.potassium, "6.7", .plain), (.potassium, "5.5", .after), (.bicarbonate, "17", .plain),
            (.bicarbonate, "26", .after),
        ]
        for (analyte, value, late) in values {
            #expect(try mark(analyte, value, at: "T14:59", beside: session) == .after, "\(analyte) \(value)")
            #expect(try mark(analyte, value, at: "T15:00", beside: session) == late, "\(analyte) \(value)")
        }
    }

    /// Hemodialysis takes potassium, phosphate, magnesium and creatinine off, and brings bicarbonate and calcium in from the bath.
    @Test("A session lowers four values and raises two, and an open sample on the other side counts")
    func direction() throws {
        let moved = Set(Analyte.allCases.filter(\.isMovedBySession))
        #expect(moved == [.potassium, .phosphorus, .magnesium, .creatinine, .bicarbonate, .calcium])
        let end = [(WeightContext.postDialysis, "T12:00")]
        let values: [(Analyte, String, Mark)] = [
            (.potassium, "3.3", .open), (.potassium, "5.5", .open), (.potassium, "5.6", .plain),
            (.phosphorus, "5.5", .open), (.phosphorus, "5.6", .plain), (.magnesium, "2.6", .open),
            (.magnesium, "2.7", .plain), (.creatinine, "8.0", .open),
            (.bicarbonate, "24", .open), (.bicarbonate, "23", .plain), (.calcium, "8.4", .open),
            (.calcium, "8.3", .plain),
            (.calcium, "11", .open), (.sodium, "140", .plain), (.glucose, "100", .plain), (.albumin, "3.9", .plain),
        ]
        for (analyte, value, expected) in values {
            #expect(try mark(analyte, value, at: "T11:00", beside: end) == expected, "\(analyte) \(value)")
        }
    }

    // MARK: The order of alerts

    private func alert(_ id: String, _ kind: AlertKind, _ level: AlertLevel, daysAgo: Int = 0) throws -> KidneyAlert {
        KidneyAlert(
            id: .init(id),
            kind: kind,
            level: level,
            day: try LabSample.day("2026-03-20").adding(days: -daysAgo),
            message: "",
            why: "",
            link: ""
        )
    }

    @Test(
        "The gravest alert comes first, of those that can't wait a measurement before what follows from it, then those of today"
    )
    func order() throws {
        let alerts = [
            try alert("9", .intakeNear, .notice), try alert("8", .lab, .caution, daysAgo: 1),
            try alert("6", .interaction, .caution), try alert("7", .lab, .caution),
            try alert("5", .interaction, .today), try alert("4", .weight, .today, daysAgo: 1),
            try alert("3", .pressure, .today), try alert("2", .unsafeItem, .atOnce),
            try alert("1", .lab, .atOnce, daysAgo: 3),
        ]
        let found = alerts.gravestFirst(on: try LabSample.day("2026-03-20")).map(\.id.rawValue)
        #expect(found == ["1", "2", "3", "4", "5", "6", "7", "8", "9"])
    }

    @Test(
        "Alerts of one subject differ only in the day, the entry or the value, and a pressure that can't wait is its own",
        arguments: [
            ("intake/2026-03-20/potassium/over", AlertKind.intakeOver, AlertLevel.caution, "intake/potassium/over"),
            ("intake/2026-03-20/protein/low", .intakeLow, .caution, "intake/protein/low"),
            ("unsafe/e1/star-fruit", .unsafeItem, .today, "unsafe/star-fruit"),
            ("unsafe/e1/star-fruit-now", .unsafeItem, .atOnce, "unsafe/star-fruit-now"),
            ("pressure/p1", .pressure, .caution, "pressure"), ("pressure/p1", .pressure, .today, "pressure/p1"),
            ("pressure/p1", .pressure, .atOnce, "pressure/p1"),
            ("weight/w1/session", .weight, .today, "weight/session"),
            ("session/2026-03-20/missed", .weight, .today, "session/missed"),
            ("session/2026-03-20/long-gap", .weight, .notice, "session/long-gap"),
            ("session/w1/thumb", .weight, .caution, "session/thumb"),
            ("session/2026-03-20/rise", .weight, .caution, "session/rise"),
            ("weight-loss/w1", .weight, .caution, "weight-loss"),
            ("pressure/mean/2026-03-16", .pressure, .caution, "pressure/mean"),
            ("lab/l1/high", .lab, .caution, "lab/l1/high"), ("trend/eGFR/l1", .lab, .caution, "trend/eGFR"),
            (
                "interaction/acei-k/m1/lisinopril/moderate/l1", .interaction, .caution,
                "interaction/acei-k/m1/lisinopril/moderate"
            ),
            (
                "interaction/levo/m1/levothyroxine/timing/0800-0900", .interaction, .notice,
                "interaction/levo/m1/levothyroxine/timing"
            ),
            (
                "interaction/same-twice/m1/metoprolol/major-call/with-m2_m3", .interaction, .today,
                "interaction/same-twice/m1/metoprolol/major-call/with-m2_m3"
            ),
            ("interaction/star/contraindicated/2026-03-20", .interaction, .today, "interaction/star/contraindicated"),
        ]
    )
    func subject(id: String, kind: AlertKind, level: AlertLevel, subject: String) throws {
        let alert = try alert(id, kind, level)
        #expect(alert.subject == subject)
        #expect(
            alert.isOfTimes == id.contains("/timing/")
                && alert.canBeDismissed == (level == .notice || level == .caution)
        )
    }

    @Test("A dismissed subject is gone unless it can't wait, and a day groups the others by their kind")
    func dismissed() throws {
        let alerts = [
            try alert("pressure/p1", .pressure, .today), try alert("pressure/p2", .pressure, .today),
            try alert("lab/l1/high", .lab, .caution), try alert("lab/l2/low", .lab, .caution),
            try alert("intake/2026-03-20/sodium/near", .intakeNear, .notice),
        ]
        let rest = alerts.without(["pressure/p1", "lab/l1/high", "intake/sodium/near"]).map(\.id.rawValue)
        #expect(rest == ["pressure/p1", "pressure/p2", "lab/l2/low"])
        let groups = alerts.groupsForOneDay()
        #expect(
            groups.map(\.alert.id.rawValue) == [
                "pressure/p1", "pressure/p2", "lab/l1/high", "intake/2026-03-20/sodium/near",
            ]
        )
        #expect(groups.map(\.others) == [0, 0, 1, 0])
    }
}
