public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The points, level and badges, the rewards in progress, and every granted reward.
public struct RewardsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    public let validUntil: Instant
    /// The points of the rewards that count.
    public let points: Int
    /// The points of pending rewards, which may count again.
    public let pendingPoints: Int
    /// The points in a sentence, with the pending ones if there are any. A sentence before it says if the tables don't cover the user.
    public let text: String
    /// The level, from 1.
    public let level: Int
    public let levelName: String
    /// The total points for the next level; nil on the last.
    @NullEncoded public private(set) var nextLevelAt: Int?
    /// The progress from this level to the next, from 0 to 1; nil on the last.
    @NullEncoded public private(set) var levelShare: Decimal?
    /// The badges that the user's category can earn, the earned ones first.
    public let badges: [BadgeRow]
    /// The rewards that can be earned now, with their progress.
    public let underway: [UnderwayRow]
    /// The granted rewards, the latest period first.
    public let rewards: [RewardLine]
    /// The text for an empty list.
    public let emptyText: String
    /// A sentence about what is never rewarded.
    public let promise: String
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to other pages.
    public let pages: [Link]

    public struct BadgeRow: Hashable, Codable, Identifiable, Sendable {
        /// The badge's key.
        public let id: String
        public let title: String
        /// The condition of the badge in words.
        public let text: String
        public let isEarned: Bool
    }

    /// A reward in progress.
    public struct UnderwayRow: Hashable, Codable, Identifiable, Sendable {
        /// The reward's key.
        public let id: String
        /// The subject: "sodium within its limit".
        public let name: String
        /// The period: "the week of 2026-03-02".
        public let period: String
        /// The condition: "sodium within the goal on five days".
        public let text: String
        /// The progress: "reached on 3 of 5 days".
        public let progress: String
        /// Whether it is reached at present.
        public let isReached: Bool
        /// The points that it earns.
        public let points: Int
    }

    /// A granted reward.
    public struct RewardLine: Hashable, Codable, Identifiable, Sendable {
        /// The reward's key.
        public let id: String
        /// The subject of the reward.
        public let name: String
        /// The period in words.
        public let period: String
        /// The granted points.
        public let points: Int
        public let state: RewardState
        /// The state in words.
        public let text: String
        /// Its history.
        public let opens: Link

        init(_ key: RewardKey, _ ledger: RewardLedger) {
            let state = ledger.state(of: key) ?? .granted
            id = key.word
            name = key.name
            period = key.period.name
            points = ledger.amount(of: key)
            self.state = state
            text = state.words
            opens = KidneyLink.reward(key).labeled(localized("History"))
        }
    }

    init(_ context: KidneyContext, _ ledger: RewardLedger, underway: [RewardUnderway]) {
        let category = context.profile?.category(on: context.today)
        let standing = ledger.standing(for: category)
        title = localized("Rewards")
        revision = context.revision
        validUntil = context.dayEnd
        points = standing.points
        pendingPoints = standing.pendingPoints
        let refusal = context.profile.flatMap { TableScope.refusal(for: $0, on: context.today) }
        text =
            (refusal.map { "\(Words.sentence($0)). " } ?? "")
            + (standing.pendingPoints > 0
                ? localized("\(standing.points, "point"), and \(standing.pendingPoints) that may count again")
                : localized("\(standing.points, "point")"))
        level = standing.level
        levelName = standing.levelName
        nextLevelAt = standing.nextLevelAt
        let base = RewardTable.levels[standing.level - 1].points
        levelShare = standing.nextLevelAt.flatMap { next in
            try? Rational(Int64(standing.points - base), Int64(next - base)).decimal
        }
        let earned = Set(standing.badges.map(\.word))
        let rows = RewardTable.badges.filter { row in
            earned.contains(row.badge.word) || category.map(row.categories.contains) == true
        }.map {
            BadgeRow(
                id: $0.badge.word,
                title: $0.badge.title,
                text: $0.badge.words,
                isEarned: earned.contains($0.badge.word)
            )
        }
        badges = rows.filter(\.isEarned) + rows.filter { !$0.isEarned }
        self.underway = underway.map {
            UnderwayRow(
                id: $0.key.word,
                name: $0.key.name,
                period: $0.key.period.name,
                text: $0.words,
                progress: $0.progress,
                isReached: $0.isReached,
                points: $0.points
            )
        }
        rewards = ledger.keys.reversed().map { RewardLine($0, ledger) }
        emptyText =
            category == nil
            ? localized("Enter your category in the profile: what earns rewards depends on it.")
            : localized("No rewards yet. Writing down three meals on five days of a week earns the first.")
        promise = localized("Eating too little is never rewarded, nor is a single laboratory value.")
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.today(nil).labeled(localized("Today")), KidneyLink.goals.labeled(localized("Goals")),
            KidneyLink.alerts(nil).labeled(localized("Alerts")), KidneyLink.notices.labeled(localized("Notices")),
        ]
    }
}

extension RewardKey {
    /// The subject: "sodium within its limit".
    var name: String { GoalSubject.of(lineage)?.name ?? lineage.rawValue }
}

/// One reward with its history.
public struct RewardScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The reward's key.
    public let id: String
    /// The period in words.
    public let period: String
    /// The granted points; 0 if it was never granted.
    public let points: Int
    /// The state; nil if it was never granted.
    @NullEncoded public private(set) var state: RewardState?
    /// The state in words.
    public let text: String
    /// The ledger entries, the earliest first.
    public let lines: [Line]
    /// The reasons: the condition, and the source of the goal.
    public let why: String
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to other pages.
    public let pages: [Link]

    /// An entry of the ledger.
    public struct Line: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<RewardEntry>
        public let change: RewardChange
        /// The change in words: "given", "taken back".
        public let text: String
        /// The points: positive for a grant, negative for a reversal, otherwise 0.
        public let points: Int
        /// The time of the evaluation that added it.
        public let at: Instant
        /// The reason.
        public let why: String
    }

    /// - Parameter finding: The judgment whether the reward is reached at present. Its words explain a reward that was never granted.
    init(_ context: KidneyContext, _ key: RewardKey, _ ledger: RewardLedger, _ finding: RewardFinding) {
        let state = ledger.state(of: key)
        title = Words.sentence(key.name)
        revision = context.revision
        id = key.word
        period = key.period.name
        points = ledger.amount(of: key)
        self.state = state
        text = state?.words ?? localized("It was not given: \(finding.words).")
        lines = ledger.entries(of: key).map {
            Line(
                id: $0.id,
                change: $0.change,
                text: $0.change.words,
                points: $0.points,
                at: $0.at,
                why: localized(kept: $0.why)
            )
        }
        why = Why.reward(key, in: ledger, category: context.profile?.category(on: min(key.period.last, context.today)))
        careTeam = DayTargets.careTeamFirst
        pages = [KidneyLink.rewards.labeled(localized("Rewards")), KidneyLink.goals.labeled(localized("Goals"))]
    }
}
