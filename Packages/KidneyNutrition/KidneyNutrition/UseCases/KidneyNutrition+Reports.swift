import Foundation
import StorageKit
public import TimeKit
import WordKit

/// Trends, the clinician's report, and the monthly card. Reading them changes nothing. An issued copy is recorded; if the data changes
/// afterwards, the next copy is marked as revised.
extension KidneyNutrition {
    /// Returns the trend of a subject.
    ///
    /// - Parameters:
    ///   - from: The first day; nil for the first day with data.
    ///   - to: The last day; nil for today.
    /// - Throws: `spanBackwards`, `dayToCome`.
    public func trend(
        _ subject: TrendSubject,
        from: LocalDate? = nil,
        to: LocalDate? = nil
    ) throws(KidneyError) -> Trend {
        try read { tables in try trend(subject, from, to, tables) }
    }

    /// Returns the trend of every subject with data, over all its days.
    public func trends() throws(KidneyError) -> [Trend] {
        try read { tables in try trends(tables) }
    }

    /// Returns the clinician's report on a span as of now.
    ///
    /// - Parameter questions: The patient's own questions, each of at most 200 characters; blank ones are ignored.
    /// - Throws: `spanBackwards`, `spanTooLong`, `dayToCome`, `textTooLong`.
    public func clinicReport(
        from: LocalDate,
        to: LocalDate,
        questions: [String] = []
    ) throws(KidneyError) -> ClinicReport {
        try read { tables in try clinicReport(from, to, questions, tables) }
    }

    /// Issues a numbered copy of the report on a span. If it differs from the copy before, it is a revised one.
    ///
    /// - Throws: The same errors as `clinicReport`.
    @discardableResult
    public func issueClinicReport(
        from: LocalDate,
        to: LocalDate,
        questions: [String] = []
    ) throws(KidneyError) -> ClinicReport {
        try write { tables in
            var report = try clinicReport(from, to, questions, tables.reader)
            let digest = try Self.digest(english(report) { try clinicReport(from, to, questions, tables.reader) })
            report.issue = try tables.issue(.report, from: from, to: to, digest: digest, in: clock.zone())
            return report
        }
    }

    /// Returns the card of the month that contains a day, as of now; nil for the last month that is over.
    ///
    /// - Throws: `dayToCome` for a month that hasn't begun.
    public func reportCard(of day: LocalDate? = nil) throws(KidneyError) -> ReportCard {
        try read { tables in try reportCard(day, tables) }
    }

    /// Issues a numbered copy of the card, as `issueClinicReport` does. During the month the copy has no number.
    ///
    /// - Throws: The same errors as `reportCard`.
    @discardableResult
    public func issueReportCard(of day: LocalDate? = nil) throws(KidneyError) -> ReportCard {
        try write { tables in
            var card = try reportCard(day, tables.reader)
            guard card.isWhole else { return card }
            let digest = try Self.digest(english(card) { try reportCard(day, tables.reader) })
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
        let others = history.alerts.filter { !$0.kind.isOfEntries }
        history.toldLevels = Dictionary(others.map { ($0.id, $0.level) }) { first, _ in first }
        history.alerts = try tables.told(others, at: min(end, clock.now()), in: clock.zone())
        // Food is judged by what is written down now, as on every page.
        let last = min(to.next, try today(tables))
        let record = try tables.evaluationState(from: from, today: last, zone: clock.zone()).record
        history.alerts += Evaluating.eaten(record, from: from, today: last)
        var report = ClinicReport(history, from: from, to: to, asked: try questions.compactMap(Self.question))
        let standing = try tables.standing(clock.now(), in: clock.zone())
        report.standing = standing.alerts.filter { $0.level != .notice }.firstOfEachSubject()
            .map { ClinicReport.AlertLine($0, standing.facts[$0.id] ?? $0.message) }
        return report
    }

    /// - Parameter day: A day of the month; nil for the last month that is over.
    func reportCard(_ day: LocalDate?, _ tables: KidneyReader) throws -> ReportCard {
        let today = try today(tables)
        let day = day ?? today.startOfMonth.previous
        guard day.startOfMonth <= today else { throw KidneyError.dayToCome(day.startOfMonth) }
        let until = min(day.endOfMonth, today)
        let history = try tables.history(from: day.startOfMonth, to: until, in: clock.zone())
        var card = ReportCard(history, of: day, today: today)
        // The alerts of today say nothing about a month before the last one that is over.
        if card.to >= today.startOfMonth.previous {
            card.standing = try tables.standingAlerts(clock.now(), in: clock.zone()).filter(\.level.cantWait)
                .firstOfEachSubject().map { ClinicReport.AlertLine($0, $0.message) }
            card.standingDay = card.standing.isEmpty ? nil : today
        }
        return card
    }

    /// Returns a report in English, of which the digest is made: equal content has the same one in every language.
    ///
    /// - Parameter make: Makes the report again.
    func english<Report>(_ report: Report, _ make: () throws -> Report) rethrows -> Report {
        Language.current == .english ? report : try inEnglish(make)
    }

    /// Returns a digest of the report's content about its span. It covers neither the patient's questions nor the alerts of the day it is made.
    static func digest(_ report: ClinicReport) throws -> String {
        var report = report
        report.asked = []
        report.standing = []
        return try digest(of: report)
    }

    /// Returns a digest of the card, without the alerts of the day it is made.
    static func digest(_ card: ReportCard) throws -> String {
        var card = card
        card.standing = []
        card.standingDay = nil
        // Without these keys, a card that was given out before they were there stays as it is.
        return try digest(of: card, leavingOut: ["\"standing\":[],", "\"standingDay\":null,", "\"isWhole\":true,"])
    }

    /// Returns the same hash for equal content on every machine.
    ///
    /// - Parameter keys: Keys with their values as they are encoded, which the digest doesn't cover.
    private static func digest(of report: some Encodable, leavingOut keys: [String] = []) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(report), as: UTF8.self)
        let content = keys.reduce(text) { $0.replacing($1, with: "") }
        return SHA256.hexadecimal(of: content.utf8)
    }

    private func today(_ tables: KidneyReader) throws -> LocalDate {
        try tables.boundary().day(of: clock.now(), in: clock.zone())
    }

    private func check(_ from: LocalDate, _ to: LocalDate, _ today: LocalDate) throws {
        guard from <= to else { throw KidneyError.spanBackwards(from, to) }
        guard to <= today else { throw KidneyError.dayToCome(to) }
    }

    /// The maximum length of a question, in characters.
    static let questionLimit = 200

    private static func question(_ typed: String) throws -> String? {
        switch TypedText(typed, limit: questionLimit) {
        case .text(let text): return text
        case .blank: return nil
        case .tooLong(let characters):
            throw KidneyError.textTooLong(localized("question"), characters: characters, limit: questionLimit)
        }
    }
}
