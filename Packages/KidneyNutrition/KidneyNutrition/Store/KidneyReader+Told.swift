import Foundation
import GRDB
import TimeKit
import WordKit

/// Shows stored alerts, suggestions and notices as they are now. Every page that shows a stored one uses this, because a stored sentence is in
/// English and for the day of the finding.
extension KidneyReader {
    /// Returns alerts as they are told at a moment.
    ///
    /// - An alert that still stands has its present sentence.
    /// - An alert about food follows the entries of its day as they are now.
    /// - An alert about a value follows the present judgment of that value.
    /// - Any other alert that couldn't wait and any other interaction that lasts is told as one of its day.
    func told(_ found: [KidneyAlert], at now: Instant, in zone: TimeZone) throws -> [KidneyAlert] {
        guard !found.isEmpty else { return [] }
        let today = try boundary().day(of: now, in: zone)
        let all = try standingAlerts(now, in: zone)
        let standing = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        let matters = Dictionary(all.compactMap { alert in alert.matter.map { ($0, alert) } }) { first, _ in first }
        let since = today.adding(days: -LabCitation.freshDays - 1)
        let seen = try seenAlerts(since: since, in: zone)
        let waiting = try waitingAlarms(since: since)
        let patient = LabPatient(try knownProfile(), taking: try medicines())
        var sentences = DaySentences(reader: self, now: now, zone: zone, today: today)
        var rates: [LabResult]?
        return try found.map { stored -> KidneyAlert in
            if let same = standing[stored.id] { return same }
            if stored.kind.isOfEntries, let eaten = try dayAlert(stored.id.rawValue, on: today) { return eaten }
            let alert = try sentences.shown(stored)
            if let value = try judged(alert, for: patient, on: today, seen: seen, waiting: waiting, rates: &rates) {
                return value
            }
            return alert.matter.flatMap { matters[$0] }.map { alert.goingOn(as: $0) } ?? alert.over
        }
    }

    /// Suggestions in the person's language.
    func told(_ suggestions: [Suggestion], at now: Instant, in zone: TimeZone) throws -> [Suggestion] {
        var sentences = DaySentences(reader: self, now: now, zone: zone, today: try boundary().day(of: now, in: zone))
        return try suggestions.map { try sentences.shown($0) }
    }

    /// Notices with the sentences of their alerts and suggestions as they are told at a moment.
    func told(_ notices: [ToldNotice], at now: Instant, in zone: TimeZone) throws -> [ToldNotice] {
        // An alert is told again in several notices, and is looked at once.
        let ids = Set(notices.map(\.notice.findingID)).sorted()
        let alerts = try told(ids.compactMap { try alert($0) }, at: now, in: zone)
        let suggestions = try told(ids.compactMap { try suggestion($0) }, at: now, in: zone)
        let messages = Dictionary(
            alerts.map { ($0.id.rawValue, $0.message) } + suggestions.map { ($0.id.rawValue, $0.message) }
        ) { first, _ in first }
        return notices.map { told in
            let message = messages[told.notice.findingID] ?? told.notice.words
            let notice = KidneyNotice(
                id: told.notice.id,
                kind: told.notice.kind,
                message: message,
                link: told.notice.link
            )
            return ToldNotice(notice: notice, at: told.at, wasSeen: told.wasSeen)
        }
    }

    /// An alert of a value that is kept still, as it is judged on a day; nil for other alerts.
    ///
    /// - Parameter rates: The results among which rates and creatinines are judged. They are read once for all alerts.
    private func judged(
        _ alert: KidneyAlert,
        for patient: LabPatient,
        on today: LocalDate,
        seen: [KidneyAlert.ID: LocalDate],
        waiting: Set<KidneyAlert.ID>,
        rates: inout [LabResult]?
    ) throws -> KidneyAlert? {
        let parts = alert.id.rawValue.split(separator: "/").map(String.init)
        guard parts.count > 1 else { return nil }
        switch parts[0] {
        case "lab":
            guard let result = try kept(parts[1], LabResult.self).map(remarked) else { return alert.withoutRecord }
            if rates == nil, result.analyte.givesRate { rates = try rateLabs(until: today.next) }
            let found = LabRule.finding(
                result,
                for: patient,
                among: try compared(with: result, until: today.next, among: rates),
                on: today,
                until: today.next,
                seen: seen,
                waiting: waiting
            )
            return alert.told(found.message, found.level)
        case "pressure" where parts[1] != "mean":
            guard let reading = try kept(parts[1], PressureReading.self) else { return alert.withoutRecord }
            let found = PressureRule.finding(
                reading,
                for: patient.profile,
                among: try measurements(from: reading.moment.day, to: today.next),
                on: today,
                until: today.next,
                seen: seen,
                waiting: waiting,
                entered: try pressureEntries(among: [reading], for: patient.profile, on: today)
            )
            return alert.told(found.message, found.level)
        case "weight":
            guard let reading = try kept(parts[1], WeightReading.self) else { return alert.withoutRecord }
            // The distance to the dry weight is that of the newest session alone.
            guard !parts.contains(DialysisWeight.dryWord) else { return nil }
            let day = reading.moment.day
            let weights: [WeightReading] = try measurements(from: day.adding(days: -FluidWatch.silentDays), to: day)
            let gains = FluidWatch.gains(weights, on: day, for: patient.profile)
            guard var gain = gains.first(where: { $0.alertID.ofAnyValue == alert.id.ofAnyValue }) else { return nil }
            gain.words.look(for: gain.alertID, in: seen, on: today)
            return alert.told(gain.message(on: today), gain.words.level(on: today))
        default: return nil
        }
    }

    private func kept<R: StoredMeasurement>(_ id: String, _: R.Type) throws -> R? {
        let found: [R] = try measurements(where: "id = ?", [id])
        return found.first
    }
}

extension KidneyAlert {
    /// The alert with another sentence and level.
    fileprivate func told(_ message: String, _ level: AlertLevel?) -> KidneyAlert {
        KidneyAlert(id: id, kind: kind, level: level ?? .notice, day: day, message: message, why: why, link: link)
    }

    /// The alert with a sentence and a reason in the person's language.
    fileprivate func shown(_ message: String, _ why: String) -> KidneyAlert {
        KidneyAlert(id: id, kind: kind, level: level, day: day, message: message, why: why, link: link)
    }

    /// The alert of a day that is over, without advice for the rest of the day. The stored sentence is in English.
    fileprivate var past: KidneyAlert {
        guard kind == .intakeOver else { return self }
        return told(message.replacing("go easy on it for the rest of the day, and ask", with: "ask"), level)
    }

    /// The alert after its value was deleted.
    fileprivate var withoutRecord: KidneyAlert {
        told(localized("the value of \(day) that was told here was deleted since"), .notice)
    }

    /// The rule and the medicine of an interaction that lasts, which is told again with each value; nil for other alerts.
    fileprivate var matter: String? {
        let parts = id.rawValue.split(separator: "/").map(String.init)
        guard kind == .interaction, !isOfTimes, parts.count > 4, LocalDate(parts[parts.count - 1]) == nil else {
            return nil
        }
        return parts.dropLast(2).joined(separator: "/")
    }

    /// Returns the alert as it is told while its matter stands with another value or urgency.
    fileprivate func goingOn(as other: KidneyAlert) -> KidneyAlert {
        guard level.cantWait else { return self }
        return told(localized("this was told on \(day) and stands now as: \(other.message)"), other.level)
    }

    /// The alert once it no longer stands: if it was urgent or about a lasting interaction, it is told as an alert of its day.
    fileprivate var over: KidneyAlert {
        guard level.cantWait || matter != nil else { return self }
        let message = localized("this was told on \(day) and doesn’t stand any more: \(message)")
        return told(message, level.cantWait ? .caution : level)
    }
}

extension KidneyNotice {
    /// The stored message, in the person's language, of a notice about neither an alert nor a suggestion.
    fileprivate var words: String {
        guard kind == .dayEnd else { return localized(kept: message) }
        return message.components(separatedBy: ": ").map { localizedParts(kept: $0) }.joined(separator: ": ")
    }

    /// The id of the finding that the notice is about, which a repeated notice shares.
    var findingID: String {
        guard isRepeat else { return id.rawValue }
        return id.rawValue.split(separator: "/", maxSplits: 2).dropFirst(2).joined()
    }
}

/// The sentences of findings, which are kept in English, in the person's language: the evaluation of their day writes them again.
private struct DaySentences {
    let reader: KidneyReader
    let now: Instant
    let zone: TimeZone
    let today: LocalDate
    private var days: [LocalDate: FoundSentences] = [:]

    init(reader: KidneyReader, now: Instant, zone: TimeZone, today: LocalDate) {
        self.reader = reader
        self.now = now
        self.zone = zone
        self.today = today
    }

    mutating func shown(_ alert: KidneyAlert) throws -> KidneyAlert {
        guard Language.current != .english else { return alert.day < today ? alert.past : alert }
        if let found = try sentences(alert.id.rawValue, alert.day) { return alert.shown(found.message, found.why) }
        let past = alert.day < today ? alert.past : alert
        // A sentence about an amount is one text of the catalog. Those of other kinds are put together of several.
        let isOne = [.intakeNear, .intakeOver, .intakeLow, .pressure].contains(alert.kind)
        let whole = isOne ? localized(kept: past.message) : past.message
        let message = whole == past.message ? past.keptMessage : whole
        return alert.shown(message, alert.keptWhy)
    }

    mutating func shown(_ suggestion: Suggestion) throws -> Suggestion {
        guard Language.current != .english else { return suggestion }
        let found = try sentences(suggestion.id.rawValue, suggestion.day)
        return Suggestion(
            id: suggestion.id,
            day: suggestion.day,
            message: found?.message ?? FoodAdvice.shown(kept: suggestion.message),
            why: found?.why ?? localized(kept: suggestion.why),
            link: suggestion.link
        )
    }

    /// The sentences of an id on its day, or on the day after, which looks at the whole of the one before; nil if a record was changed so
    /// that it isn't found any more.
    private mutating func sentences(_ id: String, _ day: LocalDate) throws -> (message: String, why: String)? {
        for day in [day, day.next] where day <= today {
            if let found = try sentences(of: day)[id] { return found }
        }
        return nil
    }

    private mutating func sentences(of day: LocalDate) throws -> FoundSentences {
        if let known = days[day] { return known }
        let state = try reader.evaluationState(from: day.adding(days: -15), today: day, zone: zone)
        let end = min(now, try reader.boundary().end(of: day, in: zone))
        let found = Evaluating.sentences(state, now: end, today: day)
        days[day] = found
        return found
    }
}
