import Foundation
import GRDB
import TimeKit
import WordKit

/// Alerts that were found, as they are told now. Every page that shows a stored alert goes through here, as its sentence was written for
/// the day it was found on.
extension KidneyReader {
    /// Alerts as they are told at a moment: one that stands as it stands, one of a value as that value is judged now, and another one that
    /// couldn't wait as one of its day.
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
        return try found.map { alert -> KidneyAlert in
            if let same = standing[alert.id] { return same }
            if let value = try judged(alert, for: patient, on: today, seen: seen, waiting: waiting) { return value }
            return alert.matter.flatMap { matters[$0] }.map { alert.goingOn(as: $0) } ?? alert.over
        }
    }

    /// Notices with the sentences of their alerts as they are told at a moment.
    func told(_ notices: [ToldNotice], at now: Instant, in zone: TimeZone) throws -> [ToldNotice] {
        let alerts = try notices.compactMap { try alert($0.notice.alertID.rawValue) }
        let messages = Dictionary(try told(alerts, at: now, in: zone).map { ($0.id, $0.message) }) { first, _ in first }
        return notices.map { told in
            let message = messages[told.notice.alertID] ?? told.notice.words
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
            let others = try compared(with: result) + newestLabs([result.analyte], on: today.next)
            let found = LabRule.finding(
                result,
                for: patient,
                among: others,
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
                seen: seen
            )
            return alert.told(found.message, found.level)
        case "weight":
            guard let reading = try kept(parts[1], WeightReading.self) else { return alert.withoutRecord }
            // The distance to the dry weight is that of the newest session alone.
            guard parts.last != DialysisWeight.dryWord else { return nil }
            let day = reading.moment.day
            let weights: [WeightReading] = try measurements(from: day.adding(days: -FluidWatch.silentDays), to: day)
            let gains = FluidWatch.gains(weights, on: day, for: patient.profile)
            guard var gain = gains.first(where: { $0.alertID == alert.id }) else { return nil }
            gain.words.seen = seen[alert.id]
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

    /// It where it doesn't stand any more: what couldn't wait is told as one of its day.
    fileprivate var over: KidneyAlert {
        guard level.cantWait else { return told(words, level) }
        return told(localized("this was told on \(day) and doesn’t stand any more: \(words)"), .caution)
    }

    /// Its kept sentence in the person's language. Those of other kinds are put together of others and stay English.
    private var words: String {
        switch kind {
        case .intakeNear, .intakeOver, .intakeLow, .pressure: localized(kept: message)
        case .unsafeItem, .interaction, .lab, .weight, .conflict, .goalPaused: message
        }
    }
}

extension KidneyNotice {
    /// The kept message of one that tells of no alert, in the person's language.
    fileprivate var words: String {
        switch kind {
        case .rewards, .weekEnd, .monthEnd: localized(kept: message)
        case .dayEnd:
            message.components(separatedBy: ": ").map { localizedParts(kept: $0) }.joined(separator: ": ")
        case .suggestions: localizedParts(kept: message)
        default: message
        }
    }

    /// The id of the alert that it tells of, also where it tells again.
    fileprivate var alertID: KidneyAlert.ID {
        guard isRepeat else { return TimeKit.ID(id.rawValue) }
        return TimeKit.ID(id.rawValue.split(separator: "/", maxSplits: 2).dropFirst(2).joined())
    }
}
