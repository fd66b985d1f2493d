import Foundation
import GRDB
import TimeKit
import WordKit

/// Alerts, suggestions and notices that were found, as they are told now. Every page that shows a stored one goes through here, as its
/// sentence was written in English and for the day it was found on.
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
        return try found.map { stored -> KidneyAlert in
            if let same = standing[stored.id] { return same }
            if stored.kind.isOfEntries, let eaten = try dayAlert(stored.id.rawValue, on: today) { return eaten }
            let alert = try sentences.shown(stored)
            if let value = try judged(alert, for: patient, on: today, seen: seen, waiting: waiting) { return value }
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
    private func judged(
        _ alert: KidneyAlert,
        for patient: LabPatient,
        on today: LocalDate,
        seen: [KidneyAlert.ID: LocalDate],
        waiting: Set<KidneyAlert.ID>
    ) throws -> KidneyAlert? {
        let parts = alert.id.rawValue.split(separator: "/").map(String.init)
        guard parts.count > 1 else { return nil }
        switch parts[0] {
        case "lab":
            guard let result = try kept(parts[1], LabResult.self).map(remarked) else { return alert.withoutRecord }
            let found = LabRule.finding(
                result,
                for: patient,
                among: try compared(with: result, until: today.next),
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
    /// It with another sentence and level.
    fileprivate func told(_ message: String, _ level: AlertLevel?) -> KidneyAlert {
        KidneyAlert(id: id, kind: kind, level: level ?? .notice, day: day, message: message, why: why, link: link)
    }

    /// It with a sentence and a reason in the person's language.
    fileprivate func shown(_ message: String, _ why: String) -> KidneyAlert {
        KidneyAlert(id: id, kind: kind, level: level, day: day, message: message, why: why, link: link)
    }

    /// It as one of a day that is over, which has no advice for the rest of the day. Its sentence is kept in English.
    fileprivate var past: KidneyAlert {
        guard kind == .intakeOver else { return self }
        return told(message.replacing("go easy on it for the rest of the day, and ask", with: "ask"), level)
    }

    /// It where its value isn't kept any more.
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

    /// It where it doesn't stand any more: what couldn't wait and an interaction that lasts are told as ones of their day.
    fileprivate var over: KidneyAlert {
        guard level.cantWait || matter != nil else { return self }
        let message = localized("this was told on \(day) and doesn’t stand any more: \(message)")
        return told(message, level.cantWait ? .caution : level)
    }
}

extension KidneyNotice {
    /// The kept message of one that tells of no alert and no suggestion, in the person's language.
    fileprivate var words: String {
        guard kind == .dayEnd else { return localized(kept: message) }
        return message.components(separatedBy: ": ").map { localizedParts(kept: $0) }.joined(separator: ": ")
    }

    /// The id of the finding that it tells of, also where it tells again.
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
        let message =
            switch alert.kind {
            case .intakeNear, .intakeOver, .intakeLow, .pressure:
                localized(kept: alert.day < today ? alert.past.message : alert.message)
            // Those of other kinds are put together of several texts.
            case .unsafeItem, .interaction, .lab, .weight, .conflict, .goalPaused:
                alert.keptMessage ?? localized("in English, as a record was changed since: “\(alert.message)”")
            }
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
