public import TimeKit

/// A reward of a day, week or month that is under way: what it takes, and how far it is.
public struct RewardUnderway: Hashable, Sendable {
    /// Which.
    public let key: RewardKey
    /// What it would earn.
    public let points: Int
    /// For what, in words: "sodium within the goal on five days".
    public let words: String
    /// Whether it is reached as things stand.
    public let isReached: Bool
    /// How far it is, in words: "reached on 3 of 5 days".
    public let progress: String
}

extension Evaluating {
    /// The rewards of the day, week and month under way that somebody's goals and diary can earn, in the order of the goals.
    public static func underway(_ state: EvaluationState, today: LocalDate) -> [RewardUnderway] {
        var judge = RewardJudge(state.record, today: today)
        let goals = state.record.goals.filter { $0.aim(on: today) != nil }
            .sorted { ($0.priority, $0.id) < ($1.priority, $1.id) }
        let lineages = goals.map(\.lineage) + [GoalLineage(.diary)]
        var seen: Set<GoalLineage> = []
        return lineages.filter { seen.insert($0).inserted }.flatMap { lineage in
            RewardRule.allCases.compactMap { rule in
                let key = RewardKey(lineage, RewardPeriod(rule, of: today))
                guard let row = judge.row(key) else { return nil }
                let finding = judge.finding(key)
                return RewardUnderway(
                    key: key,
                    points: row.points,
                    words: row.words,
                    isReached: finding.isReached,
                    progress: finding.words
                )
            }
        }
    }
}
