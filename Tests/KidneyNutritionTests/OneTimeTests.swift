import FractionParser
import TestKit
import Testing
import TimeKit

@testable import KidneyNutrition

/// Values that follow each other in opposite directions, and several values of one time.
@Suite("Opposite alarms and values of one time")
struct OneTimeTests {
    private func result(_ analyte: Analyte, _ value: Rational, at moment: String, id: String) throws -> LabResult {
        LabResult(
            id: .init(id),
            analyte,
            LabReading(value, LabTable.facts(analyte).conventional),
            at: try LabSample.moment(moment)
        )
    }

    /// The analytes with alarms in both directions, with a value under every low limit and one over every high limit.
    private static let both: [(analyte: Analyte, low: Rational, high: Rational)] = Analyte.allCases.compactMap {
        analyte in
        let rows = AlarmTable.rows.filter { $0.subject == .lab(analyte) && $0.level.cantWait }
        guard let low = rows.compactMap(\.range.low).min(), let high = rows.compactMap(\.range.high).max(),
            let under = try? low.multiplying(by: Rational(9, 10)),
            let over = try? high.multiplying(by: Rational(11, 10))
        else { return nil }
        return (analyte, under, over)
    }

    @Test("an alarm is a past one once a newer value alarms in the other direction, for every analyte with both")
    func opposite() throws {
        #expect(Self.both.map(\.analyte).contains(.glucose) && Self.both.map(\.analyte).contains(.potassium))
        let patient = LabPatient(try LabSample.profile(.g4), taking: [])
        for (analyte, low, high) in Self.both {
            for (before, after) in [(low, high), (high, low)] {
                let first = try result(analyte, before, at: "2026-03-01T07:00", id: "a")
                let second = try result(analyte, after, at: "2026-03-01T09:30", id: "b")
                let old = LabRule.finding(first, for: patient, among: [first, second])
                let new = LabRule.finding(second, for: patient, among: [first, second])
                #expect(old.message.contains("was ") && old.message.contains("the newest value is"), "\(old.message)")
                #expect(new.level == new.flag.level && old.level?.isGraver(than: new.flag.level ?? .notice) != true)
                // A newer value that alarms in the same direction leaves the older one as it is.
                let again = try result(analyte, before, at: "2026-03-01T09:30", id: "c")
                #expect(
                    LabRule.finding(first, for: patient, among: [first, again]).level == old.flag.level,
                    "\(analyte)"
                )
            }
        }
    }

    @Test("the sugar for a low glucose isn't advised once a newer value is high, and the high one comes first")
    func glucose() throws {
        let patient = try Patient(profile: LabSample.profile(.g4, hasDiabetes: true))
        try patient.kidney.addLab(.glucose, "53", at: patient.moment("2026-06-02T07:00"))
        try patient.kidney.addLab(.glucose, "610", at: patient.moment("2026-06-02T09:30"))
        let alerts = try patient.kidney.standingAlerts().filter { $0.kind == .lab }
        #expect(alerts.count == 2 && alerts[0].message.contains("610") && alerts[0].level.rawValue == "now")
        #expect(!alerts[1].message.contains("15 g of sugar") && alerts[1].message.contains("was 53"), "\(alerts)")
    }

    @Test("a very low pressure is a past one once a newer one is very high")
    func pressure() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.addPressure("75/45", at: patient.moment("2026-06-02T07:00"))
        try patient.kidney.addPressure("185/125", at: patient.moment("2026-06-02T09:00"))
        let alerts = try patient.kidney.standingAlerts().filter { $0.kind == .pressure }
        #expect(!alerts.contains { $0.message.contains("legs up") }, "\(alerts.map(\.message))")
        #expect(alerts.contains { $0.message.contains("is 185/125") })
        #expect(alerts.contains { $0.message.contains("was 75/45") })
    }

    @Test("the more dangerous of two values of one time decides, whichever was entered first")
    func sameTime() throws {
        for values in [["3.4", "6.8"], ["6.8", "3.4"]] {
            for moment in ["2026-03-01", "2026-03-01T08:00"] {
                let labs = try zip(["a", "b"], values).map { id, value in
                    try LabSample.lab(.potassium, value, moment, id: id)
                }
                let day = try LabSample.day("2026-03-02")
                #expect(LabLimitRule.newest(.potassium, labs, on: day)?.text == "6.8")
                let state = LabLimitRule.potassium(labs, on: day)
                #expect(state.level == .high && state.passedOver?.message.contains("3.4 mEq/L") == true)
                let found = LabRule.finding(
                    labs[0],
                    for: LabPatient(try LabSample.profile(.g4), taking: []),
                    among: labs
                )
                #expect(found.message.contains("another value of the same time"), "\(found.message)")
            }
        }
    }

    @Test("for every analyte the graver alarm of two values of one time decides, whatever their ids are")
    func gravest() throws {
        for row in AlarmTable.rows where row.level.cantWait && row.condition == nil && row.medicines.isEmpty {
            guard case .lab(let analyte) = row.subject, let limit = row.range.low ?? row.range.high,
                let beyond = try? limit.multiplying(by: row.range.low == nil ? Rational(101, 100) : Rational(99, 100)),
                let usual = LabTable.facts(analyte).flagged.high ?? LabTable.facts(analyte).flagged.low
            else { continue }
            for ids in [["a", "b"], ["b", "a"]] {
                let labs = [
                    try result(analyte, beyond, at: "2026-03-01", id: ids[0]),
                    try result(analyte, usual, at: "2026-03-01", id: ids[1]),
                ]
                let newest = LabLimitRule.newest(analyte, labs, on: try LabSample.day("2026-03-01"))
                #expect(newest?.value == beyond, "\(analyte) \(beyond)")
            }
        }
    }

    @Test("two values of a day without a time are of one time, too, where the person's time zone changed between them")
    func zones() throws {
        for zones in [["America/Phoenix", "America/New_York"], ["Asia/Tokyo", "America/Phoenix"]] {
            for values in [["3.4", "6.8"], ["6.8", "3.4"]] {
                let patient = try Patient(profile: LabSample.profile(.g4))
                for (value, zone) in zip(values, zones) {
                    let moment = try LabSample.moment("2026-06-01", in: .named(zone))
                    try patient.kidney.addLab(.potassium, value, at: moment)
                }
                let alert = try #require(
                    try patient.kidney.standingAlerts().first { $0.kind == .lab },
                    "\(zones) \(values)"
                )
                #expect(alert.level == .atOnce && alert.message.contains("6.8 mEq/L"), "\(zones): \(alert.message)")
                #expect(alert.message.contains("another value of the same time"), "\(zones): \(alert.message)")
            }
        }
    }

    @Test(
        "a value of a day without a time comes after those of the day before, in whatever time zone they were entered"
    )
    func days() throws {
        let zones = ["Asia/Tokyo", "Europe/London", "America/Phoenix"]
        for first in zones {
            for second in zones {
                let day = try LabSample.moment("2026-06-02", in: .named(first))
                let before = try LabSample.moment("2026-06-01T23:30", in: .named(second))
                let after = try LabSample.moment("2026-06-02T00:30", in: .named(second))
                #expect(before < day && day < after, "\(first) \(second)")
                let same = try LabSample.moment("2026-06-02", in: .named(second))
                #expect(!(day < same) && !(same < day), "\(first) \(second)")
            }
        }
    }

    @Test("limits, alerts, the list and the report use the same one of two values of a day, and say that there are two")
    func everywhere() throws {
        for values in [["3.4", "6.8"], ["6.8", "3.4"]] {
            let patient = try Patient(profile: LabSample.profile(.g4))
            for value in values { try patient.kidney.addLab(.potassium, value, at: patient.moment("2026-06-01")) }
            let target = try patient.kidney.targets(on: LabSample.day("2026-06-02"))[.potassium]
            #expect(target.high != nil && target.notes.contains { $0.contains("of the same time") }, "\(target.notes)")
            let alert = try #require(try patient.kidney.standingAlerts().first { $0.kind == .lab })
            #expect(alert.message.contains("6.8 mEq/L") && alert.message.contains("another value of the same time"))
            let lines = try patient.kidney.labList(.potassium)
            #expect(lines.allSatisfy { $0.judgment?.contains("one of several values") == true }, "\(lines)")
        }
    }
}
