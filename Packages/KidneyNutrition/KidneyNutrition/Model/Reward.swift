public import TimeKit
import WordKit

/// The span of time that a reward is for.
public enum RewardRule: String, CaseIterable, Codable, Sendable {
    /// A goal was reached on the day.
    case day
    /// A goal was reached on enough days of the week.
    case week
    /// A goal was reached, or came nearer, over the month.
    case month
}

/// A day, a week from Monday, or a month.
public struct RewardPeriod: Hashable, Codable, Sendable {
    /// Its length.
    public let rule: RewardRule
    /// Its first day.
    public let first: LocalDate

    /// Creates the rule's period that contains a day.
    public init(_ rule: RewardRule, of day: LocalDate) {
        self.rule = rule
        first =
            switch rule {
            case .day: day
            case .week: day.adding(days: 1 - day.weekday.rawValue)
            case .month: day.startOfMonth
            }
    }

    public var last: LocalDate {
        switch rule {
        case .day: first
        case .week: first.adding(days: 6)
        case .month: first.endOfMonth
        }
    }

    public var days: [LocalDate] { (0...first.days(until: last)).map { first.adding(days: $0) } }

    /// The period after it.
    public var next: RewardPeriod { RewardPeriod(rule, of: last.next) }

    /// Returns whether its last day is before a day.
    public func isClosed(on day: LocalDate) -> Bool { last < day }

    /// The key in identifiers: "day-2026-03-10", "week-2026-03-09", "month-2026-03-01".
    public var word: String { "\(rule.rawValue)-\(first)" }

    /// Creates the period of a key.
    ///
    /// - Returns: nil for an unreadable key, and for a first day that doesn't begin a period, such as a week from a Tuesday.
    public init?(word: String) {
        guard let dash = word.firstIndex(of: "-"), let rule = RewardRule(rawValue: String(word[..<dash])),
            let day = LocalDate(String(word[word.index(after: dash)...]))
        else { return nil }
        self.init(rule, of: day)
        guard first == day else { return nil }
    }

    /// The display name: "2026-03-10", "the week of 2026-03-09", "March 2026".
    public var name: String {
        switch rule {
        case .day: "\(first)"
        case .week: localized("the week of \(first)")
        case .month: ReportCard.name(of: first)
        }
    }
}

/// The identity of a reward. There is only ever one grant for each.
public struct RewardKey: Hashable, Codable, Sendable {
    /// The goals that it is for.
    public let lineage: GoalLineage
    /// The period, which also gives the rule.
    public let period: RewardPeriod

    public init(_ lineage: GoalLineage, _ period: RewardPeriod) {
        self.lineage = lineage
        self.period = period
    }

    public var rule: RewardRule { period.rule }

    /// The key in identifiers: "sodium-at-most/week-2026-03-09".
    public var word: String { "\(lineage.rawValue)/\(period.word)" }
}

extension RewardKey: Comparable {
    /// Orders keys by period, then by lineage.
    public static func < (left: RewardKey, right: RewardKey) -> Bool {
        if left.period.first != right.period.first { return left.period.first < right.period.first }
        if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
        return left.lineage < right.lineage
    }
}

/// A change in the state of a reward.
public enum RewardChange: String, CaseIterable, Codable, Sendable {
    /// The reward was granted.
    case grant
    /// The goal is no longer reached, but the period isn't over: the reward is pending.
    case pend
    /// The goal is reached again.
    case resume
    /// The period is over and the goal was reached: the reward is permanent.
    case settle
    /// The period is over and the goal wasn't reached: the points are deducted.
    case reverse
}

/// An entry of the reward ledger, which only grows.
public struct RewardEntry: Identifiable, Hashable, Codable, Sendable {
    /// The identifier: the key and the entry's number within the key, so that the same entry has the same identifier on every device.
    public let id: TimeKit.ID<RewardEntry>
    public let key: RewardKey
    public let change: RewardChange
    /// The points: positive for a grant, the same negated for a reversal, otherwise 0.
    public let points: Int
    /// The time of the evaluation that added it.
    public let at: Instant
    /// The reason, as a sentence.
    public let why: String

    /// - Parameter number: The 0-based index of the entry within its key.
    public init(_ key: RewardKey, _ change: RewardChange, number: Int, points: Int, at: Instant, why: String) {
        id = TimeKit.ID("reward/\(key.word)/\(number)")
        self.key = key
        self.change = change
        self.points = points
        self.at = at
        self.why = why
    }
}

public enum RewardState: String, CaseIterable, Codable, Sendable {
    /// Granted, and its period isn't over.
    case granted
    /// Given, but the goal isn't reached anymore.
    case pending
    /// Granted for good.
    case settled
    /// Reversed for good.
    case reversed

    /// For people: "given", "waits", "kept for good", "taken back".
    public var title: String {
        switch self {
        case .granted: localized("given")
        case .pending: localized("waits")
        case .settled: localized("kept for good")
        case .reversed: localized("taken back")
        }
    }
}

/// A badge for an achievement, based on the rewards that count.
public struct Badge: Hashable, Sendable {
    /// The key: "weeks-10".
    public let word: String
    /// The display name: "Ten good weeks".
    public let title: String
    /// The achievement in words.
    public let words: String
}

/// The points, level and badges of a user.
public struct RewardStanding: Hashable, Sendable {
    /// The points of the rewards that count, without the pending ones.
    public let points: Int
    /// The points of pending rewards, which may count again.
    public let pendingPoints: Int
    /// The level, from 1.
    public let level: Int
    public let levelName: String
    /// The total points for the next level; nil on the last.
    public let nextLevelAt: Int?
    /// The badges, in the order of the table.
    public let badges: [Badge]
}
