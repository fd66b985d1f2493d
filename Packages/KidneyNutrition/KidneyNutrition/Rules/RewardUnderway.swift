public import TimeKit

/// A reward of the current day, week or month, with its progress.
public struct RewardUnderway: Hashable, Sendable {
    public let key: RewardKey
    public let points: Int
    /// The condition, in words: "sodium within the goal on five days".
    public let words: String
    /// Whether the condition is met at present.
    public let isReached: Bool
    /// The progress, in words: "reached on 3 of 5 days".
    public let progress: String
}

extension Evaluating {
    /// Returns the rewards of the current day, week and month that the user's goals and diary can earn, in the order of the goals.
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
