import Foundation
import ScreenKit
import StorageKit
public import TimeKit

/// Trends, the report for the clinician, and the monthly card. Looking changes nothing; giving a report out is written down, so that
/// the next one says that it takes its place where something was entered since.
extension KidneyNutrition {
    /// How something went over time. Throws `spanBackwards`, `dayToCome`.
    ///
    /// - Parameters:
    ///   - from: the first day; nil for the first there is.
    ///   - to: the last day; nil for today.
    public func trend(
        _ subject: TrendSubject,
        from: LocalDate? = nil,
        to: LocalDate? = nil
    ) throws(KidneyError) -> Trend {
        try read { tables in try trend(subject, from, to, tables) }
    }

    /// Every subject of which there is anything, each over all the time there is.
    public func trends() throws(KidneyError) -> [Trend] {
        try read { tables in try trends(tables) }
    }

    /// The report of a span for the clinician, as it stands now. Throws `spanBackwards`, `spanTooLong`, `dayToCome`.
    ///
    /// - Parameter questions: what the patient wants to ask, each at most 200 characters; blank ones are left out.
    public func clinicReport(
        from: LocalDate,
        to: LocalDate,
        questions: [String] = []
    ) throws(KidneyError) -> ClinicReport {
        try read { tables in try clinicReport(from, to, questions, tables) }
    }

    /// Gives the report of a span out: it is numbered, and one that says something else than the one before is a revised one. Throws
    /// as `clinicReport` does.
    @discardableResult
    public func issueClinicReport(
        from: LocalDate,
        to: LocalDate,
        questions: [String] = []
    ) throws(KidneyError) -> ClinicReport {
        try write { tables in
            var report = try clinicReport(from, to, questions, tables.reader)
            let digest = try Self.digest(report)
            report.issue = try tables.issue(.report, from: from, to: to, digest: digest, in: clock.zone())
            return report
        }
    }

    /// The card of the month that holds a day, as it stands now. Throws `dayToCome` for a month that hasn't begun.
    public func reportCard(of day: LocalDate) throws(KidneyError) -> ReportCard {
        try read { tables in try reportCard(day, tables) }
    }

    /// Gives the card of a month out, as `issueClinicReport` does; while the month isn't over it has no number. Throws as `reportCard`
    /// does.
    @discardableResult
    public func issueReportCard(of day: LocalDate) throws(KidneyError) -> ReportCard {
        try write { tables in
            var card = try reportCard(day, tables.reader)
            guard card.isWhole else { return card }
            let digest = try Self.digest(card)
            card.issue = try tables.issue(.card, from: card.from, to: card.to, digest: digest, in: clock.zone())
            return card
        }
    }

    // MARK: From the tables

    func trend(
        _ subject: TrendSubject,
        _ from: LocalDate?,
        _ to: LocalDate?,
        _ tables: KidneyReader
    ) throws -> Trend {
        let today = try today(tables)
        let last = to ?? today
        let first = try from ?? tables.firstDay(of: subject).map { min($0, last) } ?? last
        try check(first, last, today)
        let history: CareHistory
        switch subject {
        case .nutrient, .fluid: history = try tables.history(from: first, to: last, in: clock.zone())
        default: history = try tables.measured(from: first, to: last, in: clock.zone())
        }
        return Trend.of(subject, in: history, from: first, to: last)
    }

    func trends(_ tables: KidneyReader) throws -> [Trend] {
        let today = try today(tables)
        var firsts: [(subject: TrendSubject, day: LocalDate)] = []
        for subject in TrendSubject.all {
            if let day = try tables.firstDay(of: subject) { firsts.append((subject, min(day, today))) }
        }
        guard let first = firsts.map(\.day).min() else { return [] }
        let history = try tables.history(from: first, to: today, in: clock.zone())
        return firsts.map { Trend.of($0.subject, in: history, from: $0.day, to: today) }.filter { !$0.isEmpty }
    }

    func clinicReport(
        _ from: LocalDate,
        _ to: LocalDate,
        _ questions: [String],
        _ tables: KidneyReader
    ) throws -> ClinicReport {
        try check(from, to, try today(tables))
        let days = from.days(until: to) + 1
        guard days <= ClinicReport.longestSpan else {
            throw KidneyError.spanTooLong(days: days, limit: ClinicReport.longestSpan)
        }
        var history = try tables.history(from: from, to: to, in: clock.zone())
        // As of the end of the span, so that a report of the past stays as it is.
        let end = try tables.boundary().start(of: to.next, in: clock.zone())
        history.alerts = try tables.told(history.alerts, at: min(end, clock.now()), in: clock.zone())
        var report = ClinicReport(history, from: from, to: to, asked: try questions.compactMap(Self.question))
        let standing = try tables.standingAlerts(clock.now(), in: clock.zone())
        report.standing = standing.gravestFirst(on: try today(tables)).firstOfEachSubject().filter {
            $0.level != .notice
        }
        .map { ClinicReport.AlertLine($0) }
        return report
    }

    func reportCard(_ day: LocalDate, _ tables: KidneyReader) throws -> ReportCard {
        let today = try today(tables)
        guard day.startOfMonth <= today else { throw KidneyError.dayToCome(day.startOfMonth) }
        let until = min(day.endOfMonth, today)
        let history = try tables.history(from: day.startOfMonth, to: until, in: clock.zone())
        return ReportCard(history, of: day, today: today)
    }

    /// What a report says of its span, as one number: neither the patient's questions nor the alerts of the day it is made.
    static func digest(_ report: ClinicReport) throws -> String {
        var report = report
        report.asked = []
        report.standing = []
        return try digest(of: report)
    }

    /// What a card says, as one number.
    static func digest(_ card: ReportCard) throws -> String { try digest(of: card) }

    /// The same for the same words, on every machine.
    private static func digest(of report: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return SHA256.hexadecimal(of: try encoder.encode(report))
    }

    private func today(_ tables: KidneyReader) throws -> LocalDate {
        try tables.boundary().day(of: clock.now(), in: clock.zone())
    }

    private func check(_ from: LocalDate, _ to: LocalDate, _ today: LocalDate) throws {
        guard from <= to else { throw KidneyError.spanBackwards(from, to) }
        guard to <= today else { throw KidneyError.dayToCome(to) }
    }

    /// The longest question, in characters.
    static let questionLimit = 200

    private static func question(_ typed: String) throws -> String? {
        switch TypedText(typed, limit: questionLimit) {
        case .text(let text): return text
        case .blank: return nil
        case .tooLong(let characters):
            throw KidneyError.textTooLong("question", characters: characters, limit: questionLimit)
        }
    }
}
