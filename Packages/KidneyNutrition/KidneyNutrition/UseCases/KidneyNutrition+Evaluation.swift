import Foundation
public import TimeKit
import WordKit

/// The evaluation and its findings.
extension KidneyNutrition {
    /// Runs every check and stores the new findings: rewards, alerts, suggestions, summaries, and their notices. A second run adds nothing.
    /// The
    /// engine runs it in every transaction with an entry; the scheduler runs it, too.
    ///
    /// - Parameter inBackground: Whether nobody sees the findings, so that they become notifications.
    @discardableResult
    public func evaluate(inBackground: Bool = false) throws(KidneyError) -> Evaluation {
        try write { tables in try tables.evaluate(in: clock.zone(), isSeen: !inBackground) }
    }

    /// The alerts of a span of days as they were found, the newest day first, also those that no longer hold; nil for an open end.
    public func alerts(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [KidneyAlert] {
        try read { tables in try tables.alerts(from: from, to: to) }
    }

    /// Returns the alerts that apply now, the most urgent first. It stores nothing.
    public func standingAlerts() throws(KidneyError) -> [KidneyAlert] {
        let now = clock.now()
        return try read { tables in try tables.standingAlerts(now, in: clock.zone()) }
    }

    /// Dismisses the subject of an alert for good: it isn't shown or notified until it is restored.
    ///
    /// - Parameter id: The identifier of a current or stored alert.
    /// - Returns: The alert.
    /// - Throws: `noSuchRecord`; `alertUrgent` for an alert that can't be dismissed.
    @discardableResult
    public func dismissAlert(_ id: String) throws(KidneyError) -> KidneyAlert {
        let now = clock.now()
        return try write { tables in
            let found = try tables.reader.alert(id)
            let alert = try found ?? tables.reader.standingAlerts(now, in: clock.zone()).first { $0.id.rawValue == id }
            guard let alert else { throw KidneyError.noSuchRecord(localized("alert"), id) }
            let told = try tables.reader.told([alert], at: now, in: clock.zone()).first ?? alert
            guard alert.canBeDismissed else { throw KidneyError.alertUrgent(told.message) }
            try tables.dismiss(alert.subject)
            return told
        }
    }

    /// Acknowledges an urgent alert. It isn't repeated any more, and is shown as long as it applies.
    ///
    /// - Parameter id: The identifier of a current or stored alert.
    /// - Returns: The alert.
    /// - Throws: `noSuchRecord`; `alertCanWait`.
    @discardableResult
    public func acknowledgeAlert(_ id: String) throws(KidneyError) -> KidneyAlert {
        let now = clock.now()
        return try write { tables in
            let standing = try tables.reader.standingAlerts(now, in: clock.zone()).first { $0.id.rawValue == id }
            guard let alert = try standing ?? tables.reader.alert(id) else {
                throw KidneyError.noSuchRecord(localized("alert"), id)
            }
            let told = try tables.reader.told([alert], at: now, in: clock.zone()).first ?? alert
            guard alert.level.cantWait else { throw KidneyError.alertCanWait(told.message) }
            // English is stored.
            let stored = try inEnglish {
                try tables.reader.told([alert], at: now, in: clock.zone()).first
            }
            try tables.acknowledge(stored ?? told)
            return told
        }
    }

    /// Returns the times at which urgent alerts were acknowledged, by alert.
    public func acknowledgments() throws(KidneyError) -> [KidneyAlert.ID: Instant] {
        try read { tables in try tables.acknowledgments() }
    }

    /// Restores all dismissed alerts.
    ///
    /// - Returns: The number of restored subjects.
    @discardableResult
    public func restoreAlerts() throws(KidneyError) -> Int {
        try write { tables in
            let subjects = try tables.reader.dismissedAlerts()
            try tables.restore(subjects.sorted())
            return subjects.count
        }
    }

    /// Returns the suggestions, the latest day first.
    public func suggestions() throws(KidneyError) -> [Suggestion] { try read { tables in try tables.suggestions() } }

    /// Returns the reward ledger.
    public func rewards() throws(KidneyError) -> RewardLedger { try read { tables in try tables.ledger() } }

    // MARK: Notices

    /// Returns the latest notices, the latest first.
    public func notices(limit: Int = 50) throws(KidneyError) -> [ToldNotice] {
        try read { tables in try tables.notices(limit: limit) }
    }

    /// Returns the kinds of notices that are turned off.
    public func noticesOff() throws(KidneyError) -> Set<NoticeKind> { try read { tables in try tables.noticesOff() } }

    /// Turns a kind of notice on or off. Notices of a kind that is off are stored and shown but never notified.
    ///
    /// - Throws: `noticeFixed` for a kind that can't be turned off.
    public func setNotices(_ kind: NoticeKind, on isOn: Bool) throws(KidneyError) {
        guard kind.canBeTurnedOff || isOn else { throw .noticeFixed(kind) }
        try write { tables in try tables.setNotices(kind, on: isOn) }
    }
}

extension KidneyReader {
    /// Returns the alerts that apply at a time, regardless of stored findings.
    func standingAlerts(_ now: Instant, in zone: TimeZone) throws -> [KidneyAlert] {
        try standing(now, in: zone).alerts
    }

    /// Returns the same alerts with the instant within the day at which the first of them ends; nil for none.
    func standing(_ now: Instant, in zone: TimeZone) throws -> (alerts: [KidneyAlert], until: Instant?) {
        let today = try boundary().day(of: now, in: zone)
        let state = try evaluationState(from: today.adding(days: -15), today: today, zone: zone)
        let (alerts, until) = Evaluating.standing(state, now: now, today: today)
        return (alerts.without(state.dismissed), until)
    }
}
