public import Foundation
public import TimeKit
import WordKit

/// The input of an evaluation.
public struct EvaluationState: Sendable {
    /// All measurements, entries and goals.
    public var record: CareRecord
    /// Measurements of other days, which only the alarms use.
    public var beyond: MeasuredBeyond
    /// The rewards so far.
    public var ledger: RewardLedger
    /// The ids of alerts, suggestions and closings that earlier evaluations found.
    public var known: Set<String>
    /// The first day from which the record has all entries. Periods that began earlier are left as they are.
    public var from: LocalDate
    /// The kinds of notices that the user turned off.
    public var off: Set<NoticeKind>
    /// The alert subjects that the user dismissed permanently. Their alerts are still found, but no notice is made unless they can't wait.
    public var dismissed: Set<String>
    /// The days on which alerts that can't wait were acknowledged.
    public var seen: [KidneyAlert.ID: LocalDate]
    /// The alarms that were told when they couldn't wait and that nobody acknowledged, whatever their values are.
    public var waiting: Set<KidneyAlert.ID>
    /// The instants at which blood pressures got their present values, as far as an alarm depends on them.
    var entered: [PressureReading.ID: Instant] = [:]
    public var preferences: FoodPreferences
    /// The time zone of the medicines' dose times.
    public var zone: TimeZone

    public init(
        record: CareRecord,
        beyond: MeasuredBeyond = MeasuredBeyond(),
        ledger: RewardLedger = RewardLedger(),
        known: Set<String> = [],
        from: LocalDate,
        off: Set<NoticeKind> = [],
        dismissed: Set<String> = [],
        seen: [KidneyAlert.ID: LocalDate] = [:],
        waiting: Set<KidneyAlert.ID> = [],
        preferences: FoodPreferences = FoodPreferences(),
        zone: TimeZone = .gmt
    ) {
        self.record = record
        self.beyond = beyond
        self.ledger = ledger
        self.known = known
        self.from = from
        self.off = off
        self.dismissed = dismissed
        self.seen = seen
        self.waiting = waiting
        self.preferences = preferences
        self.zone = zone
    }
}

/// Measurements outside the days of a record, which only the alarms use: those of the calendar day that begins while the user's day goes on, the
/// newest ones before the record with those that they are compared with, and blood pressures whose alarm continues.
public struct MeasuredBeyond: Sendable {
    public var labs: [LabResult]
    public var weights: [WeightReading]
    public var pressures: [PressureReading]

    public init(
        labs: [LabResult] = [],
        weights: [WeightReading] = [],
        pressures: [PressureReading] = []
    ) {
        self.labs = labs
        self.weights = weights
        self.pressures = pressures
    }

    /// The last day of a measurement, but at least the given one.
    func latest(_ today: LocalDate) -> LocalDate {
        max(today, (labs.map(\.moment) + weights.map(\.moment) + pressures.map(\.moment)).map(\.day).max() ?? today)
    }
}

/// The new findings of an evaluation. Each has an id that is the same wherever and whenever it is found.
public struct Evaluation: Hashable, Sendable {
    public let today: LocalDate
    /// Rewards that were earned.
    public internal(set) var grants: [RewardEntry] = []
    /// Rewards that were revoked.
    public internal(set) var reversals: [RewardEntry] = []
    /// Rewards that became pending, or count again after they were pending.
    public internal(set) var pending: [RewardEntry] = []
    /// Rewards that became final.
    public internal(set) var settled: [RewardEntry] = []
    public internal(set) var alerts: [KidneyAlert] = []
    /// Advice about food and habits.
    public internal(set) var suggestions: [Suggestion] = []
    /// The summaries of a day, a week and a month that ended.
    public internal(set) var closings: [KidneyNotice] = []
    /// The messages to the user about all of this, without the kinds that are turned off.
    public internal(set) var notices: [KidneyNotice] = []

    init(today: LocalDate) { self.today = today }

    /// An evaluation without findings.
    static let nothing = Evaluation(today: LocalDate(dayNumber: 0))

    /// All new entries of the reward ledger.
    public var rewards: [RewardEntry] { grants + reversals + pending + settled }

    /// The ids to remember, so that nothing is found twice. They include findings without a notice.
    public var ids: [String] {
        alerts.map(\.id.rawValue) + suggestions.map(\.id.rawValue) + closings.map(\.id.rawValue)
    }

    /// The evaluation without the alerts, suggestions and closings that were known, and without their notices. The result is the same as
    /// evaluating with these ids in ``EvaluationState/known``.
    func without(_ known: Set<String>) -> Evaluation {
        guard !known.isEmpty else { return self }
        var rest = self
        rest.alerts.removeAll { known.contains($0.id.rawValue) }
        rest.suggestions.removeAll { known.contains($0.id.rawValue) }
        rest.closings.removeAll { known.contains($0.id.rawValue) }
        rest.notices.removeAll { known.contains($0.id.rawValue) }
        return rest
    }

    /// The evaluation with one notice for each subject of alerts about dose times, and none for subjects already reported on the day.
    ///
    /// - Parameter told: The alerts found earlier. Only those of the day count.
    func withoutRepeats(of told: [KidneyAlert]) -> Evaluation {
        var rest = self
        let subjects = Dictionary(alerts.filter(\.isOfTimes).map { ($0.id.rawValue, $0.subject) }) { first, _ in first }
        var seen = Set(told.filter { $0.isOfTimes && $0.day == today }.map(\.subject))
        rest.notices.removeAll { notice in subjects[notice.id.rawValue].map { !seen.insert($0).inserted } ?? false }
        return rest
    }

    public var isEmpty: Bool { rewards.isEmpty && ids.isEmpty && notices.isEmpty }

    /// The counts of the findings, in a sentence.
    public var summary: String {
        let counts = [
            (grants.count, localized("\(grants.count, one: "# reward given", other: "# rewards given")")),
            (reversals.count, localized("\(reversals.count, one: "# taken back", other: "# taken back")")),
            (pending.count, localized("\(pending.count, one: "# pending or back", other: "# pending or back")")),
            (settled.count, localized("\(settled.count, one: "# kept for good", other: "# kept for good")")),
            (alerts.count, localized("\(alerts.count, one: "# alert", other: "# alerts")")),
            (suggestions.count, localized("\(suggestions.count, one: "# suggestion", other: "# suggestions")")),
            (closings.count, localized("\(closings.count, one: "# summary", other: "# summaries")")),
        ]
        let found = counts.filter { $0.0 > 0 }.map(\.1)
        return found.isEmpty ? localized("Nothing new.") : found.joined(separator: ", ") + "."
    }
}

/// Sentences of findings with their reasons, by the id of the finding.
typealias FoundSentences = [String: (message: String, why: String)]

/// Evaluates a record.
public enum Evaluating {
    /// Finds everything that is due: rewards, alerts, suggestions, and the closings of day, week and month. The result depends only on the
    /// arguments. If the state already contains the result, the evaluation is empty.
    ///
    /// - Parameters:
    ///   - now: The time of the evaluation. The ledger stores it, and it ends the 72 hours in which every measurement is judged.
    ///   - today: The current day by the user's clock and day boundary.
    public static func evaluate(_ state: EvaluationState, now: Instant, today: LocalDate) -> Evaluation {
        var run = EvaluationRun(state, at: now, today: today)
        run.findRewards()
        run.findAlerts()
        run.findInteractions()
        run.findSuggestions()
        run.findClosings()
        return run.result
    }

    /// Returns the alerts about the results and the blood pressures of the last ``AlarmTable/lateDays`` that couldn't wait, whenever they
    /// were entered, with the notices of those that can't wait now.
    static func pastAlarms(_ state: EvaluationState, now: Instant, today: LocalDate) -> Evaluation {
        var run = EvaluationRun(state, at: now, today: today)
        run.findPastLabAlarms()
        run.findPastPressureAlarms()
        run.result.notices.removeAll { $0.kind != .alarms }
        return run.result
    }

    /// Returns all alerts of a day, including those that were found before, the gravest first. The record must have the entries of the 15
    /// days before.
    ///
    /// - Parameter now: The end of the 72 hours in which every measurement is judged.
    public static func alerts(_ state: EvaluationState, now: Instant, today: LocalDate) -> [KidneyAlert] {
        standing(state, now: now, today: today).alerts
    }

    /// Returns the same alerts with the instant at which the first of them ends because its measurement leaves the 72 hours, nil for none,
    /// and with what a clinician reads in place of the words for the patient.
    static func standing(
        _ state: EvaluationState,
        now: Instant,
        today: LocalDate
    ) -> (alerts: [KidneyAlert], until: Instant?, facts: [KidneyAlert.ID: String]) {
        var state = state
        state.known = []
        var run = EvaluationRun(state, at: now, today: today)
        run.findAlerts()
        run.findInteractions()
        run.findConflicts()
        return (run.result.alerts.gravestFirst(on: today), run.until, run.facts)
    }

    /// Returns the alerts about the food of each day with entries, by the present content of the record.
    static func eaten(_ record: CareRecord, from first: LocalDate, today: LocalDate) -> [KidneyAlert] {
        var judge = RewardJudge(record, today: today)
        let days = Set(record.entries.map(\.day)).filter { first <= $0 && $0 <= today }
        return days.flatMap { day in
            IntakeAlerts.unsafeFoods(record.entries.filter { $0.day == day }, in: judge.setting(day))
                + IntakeAlerts.amounts(of: judge.intake(day), in: judge.setting(day), on: today)
        }
    }

    /// Returns the sentences and reasons of a day's alerts and suggestions in the language of the person who reads them. The record must
    /// have the entries of the 15 days before.
    static func sentences(_ state: EvaluationState, now: Instant, today: LocalDate) -> FoundSentences {
        var run = EvaluationRun(state, at: now, today: today)
        run.findAlerts()
        run.findInteractions()
        run.findSuggestions()
        var found: FoundSentences = [:]
        for alert in run.result.alerts { found[alert.id.rawValue] = (alert.message, alert.why) }
        for suggestion in run.result.suggestions {
            found[suggestion.id.rawValue] = (suggestion.message, suggestion.why)
        }
        return found
    }

    /// Returns the first day whose entries an evaluation needs: the start of the last month, in whole weeks. It is earlier if entries
    /// before that changed or a reward of that time is still open.
    public static func firstDayNeeded(
        today: LocalDate,
        ledger: RewardLedger = RewardLedger(),
        earliestChange: LocalDate? = nil
    ) -> LocalDate {
        firstDayNeeded(today: today, open: ledger.openKeys.map(\.period.first).min(), earliestChange: earliestChange)
    }

    /// Returns the same from the first day of the open rewards.
    static func firstDayNeeded(today: LocalDate, open: LocalDate?, earliestChange: LocalDate?) -> LocalDate {
        let lastMonth = today.startOfMonth.previous.startOfMonth
        let first = [lastMonth, open ?? lastMonth, earliestChange ?? lastMonth].min() ?? lastMonth
        return RewardPeriod(.week, of: first.startOfMonth).first
    }
}

/// The state of an evaluation in progress.
struct EvaluationRun {
    let state: EvaluationState
    let instant: Instant
    let today: LocalDate
    /// The last day of a measurement that the alarms judge, today or the day after.
    let latest: LocalDate
    var judge: RewardJudge
    var result: Evaluation
    /// The instant at which the first alert ends because its measurement leaves the 72 hours; nil for none.
    var until: Instant?
    /// The facts behind alerts, without a next step.
    var facts: [KidneyAlert.ID: String] = [:]
    /// The interactions of today; nil until they are asked for.
    var interactionsOfToday: InteractionReport?

    init(_ state: EvaluationState, at instant: Instant, today: LocalDate) {
        self.state = state
        self.instant = instant
        self.today = today
        latest = state.beyond.latest(today)
        judge = RewardJudge(state.record, today: today)
        result = Evaluation(today: today)
    }

    // MARK: Rewards

    mutating func findRewards() {
        for key in keys {
            switch state.ledger.state(of: key) {
            case .settled?, .reversed?: continue
            default: break
            }
            let finding = judge.finding(key)
            let changes = state.ledger.changes(
                of: key,
                isReached: finding.isReached,
                points: judge.row(key)?.points ?? 0,
                today: today,
                at: instant,
                why: finding.words
            )
            for change in changes { add(change) }
        }
    }

    /// The rewards that can be earned now and those that are open, in order.
    private var keys: [RewardKey] {
        let open = state.ledger.openKeys.filter { $0.period.first >= state.from && $0.period.first <= today }
        var keys = Set(open)
        // No reward starts before its goal was set or before the first entry.
        var starts = Dictionary(state.record.goals.map { ($0.lineage, $0.from) }, uniquingKeysWith: min)
        starts[GoalLineage(.diary)] = state.record.entries.map(\.day).min()
        for rule in RewardRule.allCases {
            for (lineage, start) in starts {
                var period = RewardPeriod(rule, of: max(start, state.from))
                if period.first < state.from { period = period.next }
                while period.first <= today {
                    let key = RewardKey(lineage, period)
                    if judge.row(key) != nil { keys.insert(key) }
                    period = period.next
                }
            }
        }
        return keys.sorted()
    }

    private mutating func add(_ entry: RewardEntry) {
        switch entry.change {
        case .grant: result.grants.append(entry)
        case .reverse: result.reversals.append(entry)
        case .pend, .resume: result.pending.append(entry)
        case .settle: result.settled.append(entry)
        }
        if let message = entry.message {
            tell(entry.id.rawValue, .rewards, message, "rewards/\(entry.key.word)")
        }
    }

    // MARK: Parts

    /// Adds a notice unless its kind is turned off.
    mutating func tell(_ id: String, _ kind: NoticeKind, _ message: String, _ link: String) {
        guard !state.off.contains(kind) else { return }
        result.notices.append(KidneyNotice(id: TimeKit.ID(id), kind: kind, message: message, link: link))
    }
}

extension RewardEntry {
    /// The message to the user; nil when a reward that was already reported becomes final.
    var message: String? {
        let (name, period) = (GoalSubject.of(key.lineage)?.name ?? key.lineage.rawValue, key.period.name)
        return switch change {
        case .grant: localized("\(points, "point"): \(name), \(period) — \(why)")
        case .reverse:
            localized("\(-points, one: "# point was", other: "# points were") taken back: \(name), \(period) — \(why)")
        case .pend: localized("a reward waits: \(name), \(period) — \(why)")
        case .resume: localized("a reward counts again: \(name), \(period) — \(why)")
        case .settle: nil
        }
    }
}
