public import TimeKit

/// For what a reward is given.
public enum RewardRule: String, CaseIterable, Codable, Sendable {
    /// A goal of a day was reached.
    case day
    /// A goal was reached on enough days of a week.
    case week
    /// A goal was reached, or came nearer, over a month.
    case month
}

/// A day, a week from Monday on, or a month.
public struct RewardPeriod: Hashable, Codable, Sendable {
    /// Its length.
    public let rule: RewardRule
    /// Its first day.
    public let first: LocalDate

    /// The period of a rule that holds a day.
    public init(_ rule: RewardRule, of day: LocalDate) {
        self.rule = rule
        first =
            switch rule {
            case .day: day
            case .week: day.adding(days: 1 - day.weekday.rawValue)
            case .month: day.startOfMonth
            }
    }

    /// Its last day.
    public var last: LocalDate {
        switch rule {
        case .day: first
        case .week: first.adding(days: 6)
        case .month: first.endOfMonth
        }
    }

    /// Its days.
    public var days: [LocalDate] { (0...first.days(until: last)).map { first.adding(days: $0) } }

    /// The one after it.
    public var next: RewardPeriod { RewardPeriod(rule, of: last.next) }

    /// Whether it has ended on a day: its last day is over.
    public func isClosed(on day: LocalDate) -> Bool { last < day }

    /// "day-2026-03-10", "week-2026-03-09", "month-2026-03-01".
    public var word: String { "\(rule.rawValue)-\(first)" }

    /// The period of a word; nil for what is none, as a week that doesn't begin on a Monday.
    public init?(word: String) {
        guard let dash = word.firstIndex(of: "-"), let rule = RewardRule(rawValue: String(word[..<dash])),
            let day = LocalDate(String(word[word.index(after: dash)...]))
        else { return nil }
        self.init(rule, of: day)
        guard first == day else { return nil }
    }

    /// "2026-03-10", "the week of 2026-03-09", "March 2026".
    public var name: String {
        switch rule {
        case .day: "\(first)"
        case .week: "the week of \(first)"
        case .month: ReportCard.name(of: first)
        }
    }
}

/// What a reward is counted by: of each there is one grant, for ever.
public struct RewardKey: Hashable, Codable, Sendable {
    /// Of which goals.
    public let lineage: GoalLineage
    /// For which period, and with it by which rule.
    public let period: RewardPeriod

    /// A key.
    public init(_ lineage: GoalLineage, _ period: RewardPeriod) {
        self.lineage = lineage
        self.period = period
    }

    /// The rule.
    public var rule: RewardRule { period.rule }

    /// Its word in ids: "sodium-at-most/week-2026-03-09".
    public var word: String { "\(lineage.rawValue)/\(period.word)" }
}

extension RewardKey: Comparable {
    /// By period, then by lineage.
    public static func < (left: RewardKey, right: RewardKey) -> Bool {
        if left.period.first != right.period.first { return left.period.first < right.period.first }
        if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
        return left.lineage < right.lineage
    }
}

/// What happened to a reward.
public enum RewardChange: String, CaseIterable, Codable, Sendable {
    /// It was given.
    case grant
    /// The goal is no longer reached, and the period isn't over: it is pending.
    case pend
    /// The goal is reached again.
    case resume
    /// The period is over and the goal was reached: it stays.
    case settle
    /// The period is over and the goal was no longer reached: the amount is taken back.
    case reverse
}

/// A line of the ledger. Lines are only ever added.
public struct RewardEntry: Identifiable, Hashable, Codable, Sendable {
    /// Its id: the key and the number of the line among those of the key, so that the same line has the same id everywhere.
    public let id: TimeKit.ID<RewardEntry>
    /// Of which reward.
    public let key: RewardKey
    /// What happened.
    public let change: RewardChange
    /// The points: the amount of a grant, the same negated of a reversal, otherwise 0.
    public let points: Int
    /// When it was found.
    public let at: Instant
    /// Why, in a sentence.
    public let why: String

    /// A line, the so manieth of its key, counted from 0.
    public init(_ key: RewardKey, _ change: RewardChange, number: Int, points: Int, at: Instant, why: String) {
        id = TimeKit.ID("reward/\(key.word)/\(number)")
        self.key = key
        self.change = change
        self.points = points
        self.at = at
        self.why = why
    }
}

/// How a reward stands.
public enum RewardState: String, CaseIterable, Codable, Sendable {
    /// Given, and its period isn't over.
    case granted
    /// Given, but the goal isn't reached any more.
    case pending
    /// Given for good.
    case settled
    /// Taken back for good.
    case reversed

    /// For people: "given", "waits", "kept for good", "taken back".
    public var title: String {
        switch self {
        case .granted: "given"
        case .pending: "waits"
        case .settled: "kept for good"
        case .reversed: "taken back"
        }
    }
}

/// A mark for what was achieved, by the rewards that count.
public struct Badge: Hashable, Sendable {
    /// Its word: "weeks-10".
    public let word: String
    /// What it is called: "Ten good weeks".
    public let title: String
    /// What it is for.
    public let words: String
}

/// What somebody's rewards come to.
public struct RewardStanding: Hashable, Sendable {
    /// The points that count; those of pending rewards don't.
    public let points: Int
    /// The points that may count again.
    public let pendingPoints: Int
    /// The level, from 1 on.
    public let level: Int
    /// What the level is called.
    public let levelName: String
    /// How many points the next level needs in all; nil on the last.
    public let nextLevelAt: Int?
    /// The badges, in the order of the table.
    public let badges: [Badge]
}
