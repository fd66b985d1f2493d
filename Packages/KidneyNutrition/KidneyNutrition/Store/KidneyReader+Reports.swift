import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

extension KidneyReader {
    /// The data of trends and reports in a range of days.
    ///
    /// Laboratory values and weights are read from the beginning, because a report shows the value before the range. Entries start earlier,
    /// as far as interactions need them.
    func history(from: LocalDate, to: LocalDate, in zone: TimeZone) throws -> CareHistory {
        var history = try measured(from: from, to: to, in: zone)
        history.entries = try entries(from: from.adding(days: -Self.entryDaysBefore), to: to)
        history.ledger = try ledger()
        history.alerts = try alerts(from: from, to: to)
        history.preferences = try preferences()
        return history
    }

    /// The measured part of the history, without entries, rewards and alerts.
    func measured(from: LocalDate, to: LocalDate, in zone: TimeZone) throws -> CareHistory {
        CareHistory(
            profile: try knownProfile(),
            boundary: try boundary(),
            zone: zone,
            labs: try marked(measurements(from: nil, to: to)),
            weights: try measurements(from: nil, to: to),
            pressures: try measurements(from: from.adding(days: -Self.measuredDaysBefore), to: to),
            activities: try measurements(from: from.adding(days: -Self.measuredDaysBefore), to: to),
            medicines: try medicines(),
            goals: try goals()
        )
    }

    /// The number of days before a range for which its interactions need entries.
    private static let entryDaysBefore = 15
    /// The number of days before a range for which its goals need measurements.
    private static let measuredDaysBefore = 31

    /// The first day with data of a subject; nil without data.
    func firstDay(of subject: TrendSubject) throws -> LocalDate? {
        let (sql, arguments): (String, StatementArguments) =
            switch subject {
            case .lab(.eGFR):
                (
                    "SELECT min(day) FROM lab_result WHERE analyte IN (?, ?)",
                    [Analyte.eGFR.rawValue, Analyte.creatinine.rawValue]
                )
            case .lab(let analyte): ("SELECT min(day) FROM lab_result WHERE analyte = ?", [analyte.rawValue])
            case .nutrient, .fluid: ("SELECT min(day) FROM intake_entry", [])
            case .weight: ("SELECT min(day) FROM weight", [])
            case .gain: ("SELECT min(day) FROM weight WHERE context <> ?", [WeightContext.daily.rawValue])
            case .pressure: ("SELECT min(day) FROM blood_pressure", [])
            case .activity(let kind): ("SELECT min(day) FROM activity WHERE kind = ?", [kind.rawValue])
            }
        let day = try String.fetchOne(try db.cachedStatement(sql: sql), arguments: arguments)
        return try day.map { try LocalDate(iso8601: $0) }
    }

    // MARK: Issued reports

    /// The newest issued copy of a report, with the digest of its content, if any.
    func lastIssue(
        _ kind: ReportIssue.Kind,
        from: LocalDate,
        to: LocalDate,
        in zone: TimeZone
    ) throws -> (issue: ReportIssue, digest: String)? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT number, at, digest FROM report_issue WHERE kind = ? AND from_day = ? AND to_day = ?
                ORDER BY number DESC LIMIT 2
                """
        )
        let rows = try Row.fetchAll(
            statement,
            arguments: [kind.rawValue, from.description, to.description]
        )
        guard let row = rows.first else { return nil }
        func day(_ row: Row) -> LocalDate { zone.date(at: Instant(milliseconds: row[1])) }
        let issue = ReportIssue(
            number: row[0],
            at: Instant(milliseconds: row[1]),
            day: day(row),
            replaces: rows.count > 1 ? day(rows[1]) : nil
        )
        return (issue, row[2])
    }
}

extension KidneyWriter {
    /// Records that a report was issued. If the content is the same as of the last copy, that one is returned, and nothing is written.
    func issue(
        _ kind: ReportIssue.Kind,
        from: LocalDate,
        to: LocalDate,
        digest: String,
        in zone: TimeZone
    ) throws -> ReportIssue {
        let last = try reader.lastIssue(kind, from: from, to: to, in: zone)
        if let last, last.digest == digest { return last.issue }
        let issue = ReportIssue(
            number: (last?.issue.number ?? 0) + 1,
            at: now,
            day: zone.date(at: now),
            replaces: last?.issue.day
        )
        let subject = EntityRef(kind: "report", id: "\(kind.rawValue)/\(from)/\(to)")
        func summary() -> String {
            switch kind {
            case .report: localized("report of \(from) to \(to) given out")
            case .card: localized("card of \(from) to \(to) given out")
            }
        }
        try change("issueReport", of: subject, summary()) { rows in
            try rows.insert(
                into: "report_issue",
                [
                    "kind": .text(kind.rawValue), "from_day": .text(from.description), "to_day": .text(to.description),
                    "number": .integer(Int64(issue.number)), "at": .integer(now.milliseconds), "digest": .text(digest),
                ]
            )
        }
        return issue
    }
}
