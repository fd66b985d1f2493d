public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// Points, level, badges, what is under way, and every reward that was given.
public struct RewardsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends.
    public let validUntil: Instant
    /// The points that count.
    public let points: Int
    /// The points that may count again.
    public let pendingPoints: Int
    /// Both in a sentence.
    public let text: String
    /// The level, from 1 on.
    public let level: Int
    public let levelName: String
    /// How many points the next level needs in all; nil on the last.
    @NullEncoded public private(set) var nextLevelAt: Int?
    /// How much of the way from this level to the next is done, 0 to 1; nil on the last.
    @NullEncoded public private(set) var levelShare: Decimal?
    /// The badges that matter to the category: those that were earned first.
    public let badges: [BadgeRow]
    /// What can be earned now, and how far it is.
    public let underway: [UnderwayRow]
    /// What was given, the newest period first.
    public let rewards: [RewardLine]
    /// What is said where nothing was given yet.
    public let emptyText: String
    /// What is never rewarded.
    public let promise: String
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other pages.
    public let pages: [Link]

    /// A badge.
    public struct BadgeRow: Hashable, Codable, Identifiable, Sendable {
        /// Its word.
        public let id: String
        public let title: String
        /// What it is for.
        public let text: String
        /// Whether it was earned.
        public let isEarned: Bool
    }

    /// A reward that is under way.
    public struct UnderwayRow: Hashable, Codable, Identifiable, Sendable {
        /// Its word.
        public let id: String
        /// What it is about: "sodium within its limit".
        public let name: String
        /// For which period: "the week of 2026-03-02".
        public let period: String
        /// What it takes: "sodium within the goal on five days".
        public let text: String
        /// How far it is: "reached on 3 of 5 days".
        public let progress: String
        /// Whether it is reached as things stand.
        public let isReached: Bool
        /// What it earns.
        public let points: Int
    }

    /// A reward that was given.
    public struct RewardLine: Hashable, Codable, Identifiable, Sendable {
        /// Its word.
        public let id: String
        /// What it is about.
        public let name: String
        /// For which period.
        public let period: String
        /// What was given.
        public let points: Int
        /// How it stands.
        public let state: RewardState
        /// What that means.
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
            opens = KidneyLink.reward(key).labelled("History")
        }
    }

    /// The rewards of a ledger.
    public init(_ context: KidneyContext, _ ledger: RewardLedger, underway: [RewardUnderway]) {
        let category = context.profile?.category(on: context.today)
        let standing = ledger.standing(for: category)
        title = "Rewards"
        revision = context.revision
        validUntil = context.dayEnd
        points = standing.points
        pendingPoints = standing.pendingPoints
        let refusal = context.profile.flatMap { TableScope.refusal(for: $0, on: context.today) }
        text =
            (refusal.map { "\(Words.sentence($0)). " } ?? "") + Words.count(standing.points, "point")
            + (standing.pendingPoints > 0 ? ", and \(standing.pendingPoints) that may count again" : "")
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
            ? "Enter your category in the profile: what earns rewards depends on it."
            : "No rewards yet. Writing down three meals on five days of a week earns the first."
        promise = "Eating too little is never rewarded, nor is a single laboratory value."
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.today(nil).labelled("Today"), KidneyLink.goals.labelled("Goals"),
            KidneyLink.alerts(nil).labelled("Alerts"), KidneyLink.notices.labelled("Notices"),
        ]
    }
}

extension RewardKey {
    /// What it is about: "sodium within its limit".
    var name: String { GoalSubject.of(lineage)?.name ?? lineage.rawValue }
}

/// One reward with its history.
public struct RewardScreen: Screen {
    public let title: String
    public let revision: Revision
    /// Its word.
    public let id: String
    /// For which period.
    public let period: String
    /// What was given; 0 where nothing was.
    public let points: Int
    /// How it stands; nil where it was never given.
    @NullEncoded public private(set) var state: RewardState?
    /// What that means.
    public let text: String
    /// What happened, the earliest first.
    public let lines: [Line]
    /// Why: what it is for, and what the goal rests on.
    public let why: String
    /// That the care team's word comes first.
    public let careTeam: String
    /// The other pages.
    public let pages: [Link]

    /// A line of the ledger.
    public struct Line: Hashable, Codable, Identifiable, Sendable {
        /// Its id.
        public let id: TimeKit.ID<RewardEntry>
        /// What happened.
        public let change: RewardChange
        /// It in words: "given", "taken back".
        public let text: String
        /// The points: what was given, or the same negated.
        public let points: Int
        /// When.
        public let at: Instant
        /// Why.
        public let why: String
    }

    /// The history of a reward.
    ///
    /// - Parameter finding: whether it is reached as things stand, and why or why not.
    public init(_ context: KidneyContext, _ key: RewardKey, _ ledger: RewardLedger, _ finding: RewardFinding) {
        let state = ledger.state(of: key)
        title = Words.sentence(key.name)
        revision = context.revision
        id = key.word
        period = key.period.name
        points = ledger.amount(of: key)
        self.state = state
        text = state?.words ?? "It was not given: \(finding.words)."
        lines = ledger.entries(of: key).map {
            Line(id: $0.id, change: $0.change, text: $0.change.words, points: $0.points, at: $0.at, why: $0.why)
        }
        why = Why.reward(key, in: ledger, category: context.profile?.category(on: min(key.period.last, context.today)))
        careTeam = DayTargets.careTeamFirst
        pages = [KidneyLink.rewards.labelled("Rewards"), KidneyLink.goals.labelled("Goals")]
    }
}
