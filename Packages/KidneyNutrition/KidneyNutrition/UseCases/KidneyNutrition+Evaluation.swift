import Foundation
public import TimeKit
import WordKit

/// The evaluation and its findings.
extension KidneyNutrition {
    /// Runs every check and stores the new findings: rewards, alerts, suggestions, summaries, and their notices. A second run adds nothing.
    /// The engine runs it in every transaction with an entry; the scheduler runs it, too.
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
            let today = try tables.reader.boundary().day(of: now, in: clock.zone())
            let stored = try tables.reader.alert(id)
            let found = try stored ?? tables.reader.dayAlert(id, on: today)
            let alert = try found ?? tables.reader.standingAlerts(now, in: clock.zone()).first { $0.id.rawValue == id }
            guard let alert else { throw KidneyError.noSuchRecord(localized("alert"), id) }
            let told = try tables.reader.told(stored.map { [$0] } ?? [], at: now, in: clock.zone()).first ?? alert
            guard alert.canBeDismissed else { throw KidneyError.alertUrgent(told.message) }
            try tables.dismiss(alert.subject)
            return told
        }
    }

    /// Acknowledges an urgent alert as it is told now. It isn't repeated any more unless it becomes graver, and is shown as long as it
    /// applies.
    ///
    /// - Parameter id: The identifier of a current or stored alert, or of one about a past day's food.
    /// - Returns: The alert.
    /// - Throws: `noSuchRecord`; `alertCanWait`.
    @discardableResult
    public func acknowledgeAlert(_ id: String) throws(KidneyError) -> KidneyAlert {
        let now = clock.now()
        return try write { tables in
            let today = try tables.reader.boundary().day(of: now, in: clock.zone())
            let standing = try tables.reader.standingAlerts(now, in: clock.zone()).first { $0.id.rawValue == id }
            // A food of a past day that was entered late isn't stored.
            guard let alert = try standing ?? tables.reader.alert(id) ?? tables.reader.dayAlert(id, on: today) else {
                throw KidneyError.noSuchRecord(localized("alert"), id)
            }
            let told = try tables.reader.told([alert], at: now, in: clock.zone()).first ?? alert
            guard alert.level.cantWait || told.level.cantWait else { throw KidneyError.alertCanWait(told.message) }
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
        try read { tables in
            Dictionary(try tables.acknowledgments().map { ($0.key.ofAlert, $0.value) }, uniquingKeysWith: max)
        }
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

    /// Returns the same alerts with the instant within the day at which the first of them ends, nil for none, and with the facts behind
    /// them.
    func standing(
        _ now: Instant,
        in zone: TimeZone
    ) throws -> (alerts: [KidneyAlert], until: Instant?, facts: [KidneyAlert.ID: String]) {
        let today = try boundary().day(of: now, in: zone)
        let state = try evaluationState(from: today.adding(days: -15), today: today, zone: zone)
        let (alerts, until, facts) = Evaluating.standing(state, now: now, today: today)
        return (alerts.without(state.dismissed), until, facts)
    }

    /// Returns the alerts of a day for its pages.
    func alerts(of day: LocalDate, _ context: KidneyContext) throws -> DayAlerts {
        let isOfNow = (context.today.previous...context.today).contains(day)
        let now = isOfNow ? try self.standing(context.now, in: context.zone) : nil
        let standing =
            now?.alerts.filter { day == context.today && !$0.endsWithItsDay ? true : $0.day == day } ?? []
        let dismissed = try dismissedAlerts()
        let judged = isOfNow ? [] : try dayAlerts(of: day, on: context.today).without(dismissed)
        let ids = Set(standing.map(\.id))
        let conflicts = Set(judged.filter { $0.kind == .conflict }.map(\.subject))
        // Food is judged by what is written down now. A found alert that doesn't hold any more isn't told.
        let others = try alerts(from: day, to: day).without(dismissed)
            .filter { !$0.kind.isOfEntries && !ids.contains($0.id) && !conflicts.contains($0.subject) }
        return DayAlerts(
            isOfNow: isOfNow,
            standing: standing,
            found: (judged + (try told(others, at: context.now, in: context.zone))).gravestFirst(on: context.today),
            until: now?.until
        )
    }

    /// The alerts that were found since a day, the latest day first and the gravest first within a day, with the amounts of each day as
    /// they are written down now. The days are judged by one read of the data.
    func recentAlerts(from first: LocalDate, _ context: KidneyContext) throws -> [KidneyAlert] {
        let dismissed = try dismissedAlerts()
        let others = try alerts(from: first, to: nil).without(dismissed).filter { !$0.kind.isOfEntries }
        let record = try evaluationState(from: first, today: context.today, zone: context.zone).record
        let found =
            Evaluating.eaten(record, from: first, today: context.today).without(dismissed)
            + (try told(others, at: context.now, in: context.zone))
        let days = Dictionary(grouping: found, by: \.day).sorted { $0.key > $1.key }
        return days.flatMap { _, alerts in alerts.gravestFirst(on: context.today) }
    }

    /// The alerts about the amounts and the unsafe foods of a day and about its targets that contradict each other, by what is written down
    /// now.
    func dayAlerts(of day: LocalDate, on today: LocalDate) throws -> [KidneyAlert] {
        let (entries, setting) = (try entries(on: day), try goalSetting(on: day))
        return IntakeAlerts.unsafeFoods(entries, in: setting)
            + IntakeAlerts.amounts(of: IntakeDay(day, entries), in: setting, on: today)
            + (try targets(on: day).conflictAlerts)
    }

    /// The one of these alerts with an id, which names its day; nil for other ids, and if it doesn't hold.
    func dayAlert(_ id: String, on today: LocalDate) throws -> KidneyAlert? {
        let parts = id.split(separator: "/").map(String.init)
        guard parts.count > 1, ["intake", "conflict", "unsafe"].contains(parts[0]),
            let day = try parts[0] == "unsafe"
                ? storedEntry(IntakeEntry.ID(parts[1]))?.day : parts.lazy.compactMap({ LocalDate($0) }).first
        else { return nil }
        return try dayAlerts(of: day, on: today).first { $0.id.rawValue == id }
    }
}

struct DayAlerts {
    /// Whether the day is today or the day before, whose alerts can stand.
    let isOfNow: Bool
    /// The alerts that apply now, the gravest first. Today has those that aren't about a single day, too.
    let standing: [KidneyAlert]
    /// The alerts of another day, the gravest first, with its amounts as they are written down now and its targets that contradict each
    /// other; of today and the day before, those that stand no longer.
    let found: [KidneyAlert]
    /// The instant at which the first one that stands ends; nil for the end of the day.
    let until: Instant?

    /// The alerts on the page of the day.
    var shown: [KidneyAlert] { isOfNow ? standing : found }
}
