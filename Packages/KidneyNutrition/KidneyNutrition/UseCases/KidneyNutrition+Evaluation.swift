import Foundation
public import TimeKit

/// Running every verification, and what came of it.
extension KidneyNutrition {
    /// Runs every verification and keeps what is new: rewards, alerts, suggestions, closings, and the notices of them. Again it does
    /// nothing. It runs by itself within each transaction that enters something, and from the scheduler.
    ///
    /// - Parameter inBackground: whether nobody is shown what was found, so that it is told of by a notification.
    @discardableResult
    public func evaluate(inBackground: Bool = false) throws(KidneyError) -> Evaluation {
        try write { tables in try tables.evaluate(in: clock.zone(), isSeen: !inBackground) }
    }

    /// The alerts of a span of days as they were found, the newest day first, also those that no longer hold; nil for an open end.
    public func alerts(from: LocalDate? = nil, to: LocalDate? = nil) throws(KidneyError) -> [KidneyAlert] {
        try read { tables in try tables.alerts(from: from, to: to) }
    }

    /// What the user should know today as things stand, the gravest first. Looking keeps nothing.
    public func standingAlerts() throws(KidneyError) -> [KidneyAlert] {
        let now = clock.now()
        return try read { tables in try tables.standingAlerts(now, in: clock.zone()) }
    }

    /// Dismisses an alert's subject for good: it is neither shown nor told again until it is restored. What can't wait is refused.
    ///
    /// - Parameter id: of an alert that stands or was found.
    /// - Returns: the alert.
    /// - Throws: `noSuchRecord`, `alertUrgent`.
    @discardableResult
    public func dismissAlert(_ id: String) throws(KidneyError) -> KidneyAlert {
        let now = clock.now()
        return try write { tables in
            let found = try tables.reader.alert(id)
            let alert = try found ?? tables.reader.standingAlerts(now, in: clock.zone()).first { $0.id.rawValue == id }
            guard let alert else { throw KidneyError.noSuchRecord("alert", id) }
            guard alert.canBeDismissed else { throw KidneyError.alertUrgent(alert.message) }
            try tables.dismiss(alert.subject, true)
            return alert
        }
    }

    /// Notes that somebody saw an alert that can't wait: it isn't repeated from then on, and stands until it is over.
    ///
    /// - Parameter id: of an alert that stands or was found.
    /// - Returns: the alert.
    /// - Throws: `noSuchRecord`, `alertCanWait`.
    @discardableResult
    public func acknowledgeAlert(_ id: String) throws(KidneyError) -> KidneyAlert {
        let now = clock.now()
        return try write { tables in
            let standing = try tables.reader.standingAlerts(now, in: clock.zone()).first { $0.id.rawValue == id }
            guard let alert = try standing ?? tables.reader.alert(id) else {
                throw KidneyError.noSuchRecord("alert", id)
            }
            guard alert.level.cantWait else { throw KidneyError.alertCanWait(alert.message) }
            let told = try tables.reader.told([alert], at: now, in: clock.zone()).first ?? alert
            try tables.acknowledge(told)
            return told
        }
    }

    /// When alerts that can't wait were acknowledged, by their ids.
    public func acknowledgments() throws(KidneyError) -> [KidneyAlert.ID: Instant] {
        try read { tables in try tables.acknowledgments() }
    }

    /// Brings every alert that was dismissed back; how many subjects there were.
    @discardableResult
    public func restoreAlerts() throws(KidneyError) -> Int {
        try write { tables in
            let subjects = try tables.reader.dismissedAlerts()
            for subject in subjects.sorted() { try tables.dismiss(subject, false) }
            return subjects.count
        }
    }

    /// What was suggested, the newest day first.
    public func suggestions() throws(KidneyError) -> [Suggestion] { try read { tables in try tables.suggestions() } }

    /// Every line of the reward ledger.
    public func rewards() throws(KidneyError) -> RewardLedger { try read { tables in try tables.ledger() } }

    // MARK: Notices

    /// The newest notices, the newest first.
    public func notices(limit: Int = 50) throws(KidneyError) -> [ToldNotice] {
        try read { tables in try tables.notices(limit: limit) }
    }

    /// The types of notices that are turned off.
    public func noticesOff() throws(KidneyError) -> Set<NoticeKind> { try read { tables in try tables.noticesOff() } }

    /// Turns a type of notice on or off. What comes about while it is off is kept and shown, and never told.
    ///
    /// - Throws: `noticeFixed` for a type that can't be turned off.
    public func setNotices(_ kind: NoticeKind, on isOn: Bool) throws(KidneyError) {
        guard kind.canBeTurnedOff || isOn else { throw .noticeFixed(kind) }
        try write { tables in try tables.setNotices(kind, on: isOn) }
    }
}

extension KidneyReader {
    /// What the user should know at a moment: what is found is compared with nothing that was found before.
    func standingAlerts(_ now: Instant, in zone: TimeZone) throws -> [KidneyAlert] {
        let today = try boundary().day(of: now, in: zone)
        let state = try evaluationState(from: today.adding(days: -15), today: today, zone: zone)
        return Evaluating.alerts(state, now: now, today: today).without(state.dismissed)
    }
}
