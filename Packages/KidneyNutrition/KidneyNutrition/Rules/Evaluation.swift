public import Foundation
public import TimeKit

/// What there is to evaluate.
public struct EvaluationState: Sendable {
    /// Everything that was measured, eaten and aimed at.
    public var record: CareRecord
    /// The rewards so far.
    public var ledger: RewardLedger
    /// The ids of alerts, suggestions and closings that were made before.
    public var known: Set<String>
    /// From which day on the record holds everything that was eaten. Periods that began before are left as they are.
    public var from: LocalDate
    /// Types of notices that are turned off.
    public var off: Set<NoticeKind>
    /// Subjects of alerts that were dismissed for good: they are found and not told.
    public var dismissed: Set<String>
    /// The days on which alerts that can't wait were acknowledged.
    public var seen: [KidneyAlert.ID: LocalDate]
    /// What somebody likes.
    public var preferences: FoodPreferences
    /// The zone whose clock the times of medicines are read on.
    public var zone: TimeZone

    /// A state.
    public init(
        record: CareRecord,
        ledger: RewardLedger = RewardLedger(),
        known: Set<String> = [],
        from: LocalDate,
        off: Set<NoticeKind> = [],
        dismissed: Set<String> = [],
        seen: [KidneyAlert.ID: LocalDate] = [:],
        preferences: FoodPreferences = FoodPreferences(),
        zone: TimeZone = .gmt
    ) {
        self.record = record
        self.ledger = ledger
        self.known = known
        self.from = from
        self.off = off
        self.dismissed = dismissed
        self.seen = seen
        self.preferences = preferences
        self.zone = zone
    }

    /// The state after what an evaluation found was written down.
    public func applying(_ evaluation: Evaluation) -> EvaluationState {
        var state = self
        state.ledger.append(evaluation.rewards)
        state.known.formUnion(evaluation.ids)
        return state
    }
}

/// What an evaluation found: everything in it is new, and each part has an id that is the same wherever and whenever it is found.
public struct Evaluation: Hashable, Sendable {
    /// The day it was made for.
    public let today: LocalDate
    /// Rewards that were reached.
    public internal(set) var grants: [RewardEntry] = []
    /// Rewards that are taken back.
    public internal(set) var reversals: [RewardEntry] = []
    /// Rewards that became pending, or count again.
    public internal(set) var pending: [RewardEntry] = []
    /// Rewards that are kept for good from now on.
    public internal(set) var settled: [RewardEntry] = []
    /// What the user should know.
    public internal(set) var alerts: [KidneyAlert] = []
    /// What could be eaten or done.
    public internal(set) var suggestions: [Suggestion] = []
    /// How a day, a week and a month that are over went.
    public internal(set) var closings: [KidneyNotice] = []
    /// What the user is told of all this, without the types that are turned off.
    public internal(set) var notices: [KidneyNotice] = []

    init(today: LocalDate) { self.today = today }

    /// What nothing brings about.
    static let nothing = Evaluation(today: LocalDate(dayNumber: 0))

    /// Every line for the ledger.
    public var rewards: [RewardEntry] { grants + reversals + pending + settled }

    /// The ids to remember, so that nothing is found twice; also of what nobody was told of.
    public var ids: [String] {
        alerts.map(\.id.rawValue) + suggestions.map(\.id.rawValue) + closings.map(\.id.rawValue)
    }

    /// It without alerts, suggestions and closings that were found before, and without their notices: the same as evaluating with
    /// their ids among those that are known.
    func without(_ known: Set<String>) -> Evaluation {
        guard !known.isEmpty else { return self }
        var rest = self
        rest.alerts.removeAll { known.contains($0.id.rawValue) }
        rest.suggestions.removeAll { known.contains($0.id.rawValue) }
        rest.closings.removeAll { known.contains($0.id.rawValue) }
        rest.notices.removeAll { known.contains($0.id.rawValue) }
        return rest
    }

    /// It with one notice for each matter of when a medicine is taken, and none for those that were told of on the day.
    ///
    /// - Parameter told: the alerts that were found for the day before.
    func withoutRepeats(of told: [KidneyAlert]) -> Evaluation {
        var rest = self
        let subjects = Dictionary(alerts.filter(\.isOfTimes).map { ($0.id.rawValue, $0.subject) }) { first, _ in first }
        var seen = Set(told.filter { $0.isOfTimes && $0.day == today }.map(\.subject))
        rest.notices.removeAll { notice in subjects[notice.id.rawValue].map { !seen.insert($0).inserted } ?? false }
        return rest
    }

    /// Whether nothing was found.
    public var isEmpty: Bool { rewards.isEmpty && ids.isEmpty && notices.isEmpty }

    /// What was done, in a sentence.
    public var summary: String {
        guard !isEmpty else { return "Nothing new." }
        let counts: [(Int, String)] = [
            (grants.count, "rewards given"), (reversals.count, "taken back"), (pending.count, "pending or back"),
            (settled.count, "kept for good"), (alerts.count, "alerts"), (suggestions.count, "suggestions"),
            (closings.count, "summaries"),
        ]
        return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "."
    }
}

/// Running every verification.
public enum Evaluating {
    /// Finds everything that is due: rewards, alerts, suggestions and the closings of day, week and month. The same state and
    /// time give the same, and where that was written down, nothing.
    ///
    /// - Parameter now: when it is found; it is kept with the lines of the ledger and decides nothing.
    /// - Parameter today: the day it is, by the clock and the day boundary of the user.
    public static func evaluate(_ state: EvaluationState, now: Instant, today: LocalDate) -> Evaluation {
        var run = EvaluationRun(state, at: now, today: today)
        run.findRewards()
        run.findAlerts()
        run.findInteractions()
        run.findSuggestions()
        run.findClosings()
        return run.result
    }

    /// What the user should know on a day as the record stands, whether it was found before or not: the gravest first, then in the
    /// order it is found. Entries from 15 days before on are needed.
    ///
    /// - Parameter now: each value of the 72 hours before is judged.
    public static func alerts(_ state: EvaluationState, now: Instant, today: LocalDate) -> [KidneyAlert] {
        var state = state
        state.known = []
        var run = EvaluationRun(state, at: now, today: today)
        run.findAlerts()
        run.findInteractions()
        run.findConflicts()
        return AlertLevel.allCases.reversed().flatMap { level in run.result.alerts.filter { $0.level == level } }
    }

    /// From which day on the entries are needed: the last month and this one in whole weeks, further back where something was
    /// entered or changed there, or where a reward is still open.
    public static func firstDayNeeded(
        today: LocalDate,
        ledger: RewardLedger = RewardLedger(),
        earliestChange: LocalDate? = nil
    ) -> LocalDate {
        firstDayNeeded(today: today, open: ledger.openKeys.map(\.period.first).min(), earliestChange: earliestChange)
    }

    /// The same by the first day of the rewards that are open.
    static func firstDayNeeded(today: LocalDate, open: LocalDate?, earliestChange: LocalDate?) -> LocalDate {
        let lastMonth = today.startOfMonth.previous.startOfMonth
        let first = [lastMonth, open ?? lastMonth, earliestChange ?? lastMonth].min() ?? lastMonth
        return RewardPeriod(.week, of: first.startOfMonth).first
    }
}

/// One evaluation as it goes.
struct EvaluationRun {
    let state: EvaluationState
    let instant: Instant
    let today: LocalDate
    var judge: RewardJudge
    var result: Evaluation

    init(_ state: EvaluationState, at instant: Instant, today: LocalDate) {
        self.state = state
        self.instant = instant
        self.today = today
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

    /// What can be given now, and what is open, in order.
    private var keys: [RewardKey] {
        let open = state.ledger.openKeys.filter { $0.period.first >= state.from && $0.period.first <= today }
        var keys = Set(open)
        // Nothing is reached before a goal was made, or before anything was written down.
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

    /// Tells of something, where its type isn't turned off.
    mutating func tell(_ id: String, _ kind: NoticeKind, _ message: String, _ link: String) {
        guard !state.off.contains(kind) else { return }
        result.notices.append(KidneyNotice(id: TimeKit.ID(id), kind: kind, message: message, link: link))
    }
}

extension RewardEntry {
    /// What the user is told of it; nil where a reward that was told of before is kept.
    var message: String? {
        let name = "\(GoalSubject.of(key.lineage)?.name ?? key.lineage.rawValue), \(key.period.name)"
        return switch change {
        case .grant: "\(points) points: \(name) — \(why)"
        case .reverse: "\(-points) points were taken back: \(name) — \(why)"
        case .pend: "a reward waits: \(name) — \(why)"
        case .resume: "a reward counts again: \(name) — \(why)"
        case .settle: nil
        }
    }
}
