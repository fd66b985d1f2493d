public import ScreenKit
public import TimeKit

/// A month in plain words for the patient: their laboratory values, the foods to choose, their goals and rewards.
///
/// It explains and never prescribes. An unknown amount is never treated as zero. Equal data give an equal card at any time.
public struct ReportCard: Hashable, Codable, Sendable {
    /// The source of the texts about the meaning of laboratory values.
    public static let meaningSource = LabMeaning.evidence.citation

    public let name: String
    /// The month: "May 2026".
    public let month: String
    public let from: LocalDate
    public let to: LocalDate
    /// The last day with data: the end of the month, or today in the current month.
    public let until: LocalDate
    /// The issued copy; nil if it wasn't issued, and during the month.
    @NullEncoded public internal(set) var issue: ReportIssue? = nil
    /// The month in a few sentences.
    public let summary: [String]
    /// The latest value of each analyte.
    public let labs: [Lab]
    /// The intake, a sentence for each quantity with a target.
    public let intake: [Line]
    /// The weight, blood pressure and activity, each as a sentence.
    public let body: [Line]
    /// The goals with their progress.
    public let goals: [Line]
    public let rewards: Rewards
    /// The foods to choose more and less of, each group with its reason.
    public let foods: [Foods]
    /// The advice withheld because of a contradiction.
    public let refused: [String]
    /// Up to three suggestions, each as a sentence.
    public let tries: [String]
    /// The charts.
    public let trends: [Trend]

    /// Whether the month is over.
    public var isWhole: Bool { until == to }
}

// MARK: Parts

extension ReportCard {
    /// A simple judgment of a value.
    public enum Mark: String, CaseIterable, Codable, Sendable {
        /// Good.
        case good
        /// Needs attention.
        case look
        /// Urgent.
        case urgent
        /// Not known, or without a judgment.
        case open

        /// The symbol.
        public var sign: String {
            switch self {
            case .good: "✓"
            case .look: "!"
            case .urgent: "‼"
            case .open: "·"
            }
        }
    }

    /// A laboratory value in plain words.
    public struct Lab: Hashable, Codable, Sendable {
        public let analyte: Analyte
        public let title: String
        /// The meaning: "how well the kidneys clean the blood".
        public let meaning: String
        /// The value with its unit: "5.4 mmol/L".
        public let value: String
        /// The day of the sample.
        public let day: LocalDate
        /// The judgment in words: "Above its goal of 3.5 to 5.0; down from 5.6 on 2026-02-10."
        public let words: String
        public let mark: Mark
    }

    /// A sentence with its judgment.
    public struct Line: Hashable, Codable, Sendable {
        /// The subject: "Sodium".
        public let title: String
        public let words: String
        public let mark: Mark

        init(_ title: String, _ words: String, _ mark: Mark) {
            self.title = title
            self.words = words
            self.mark = mark
        }
    }

    /// The rewards of the month.
    public struct Rewards: Hashable, Codable, Sendable {
        /// The points for the month's days and weeks and the month itself.
        public let monthPoints: Int
        /// The number of rewards.
        public let count: Int
        /// The number of goals. The diary isn't one.
        public let goals: Int
        /// All points up to the end of the month.
        public let points: Int
        /// The points of pending rewards, which may count again.
        public let pendingPoints: Int
        public let level: String
        /// The total points for the next level; nil on the last.
        @NullEncoded public private(set) var nextLevelAt: Int?
        /// The badges so far.
        public let badges: [String]

        init(_ ledger: RewardLedger, from: LocalDate, to: LocalDate, category: DiseaseCategory?) {
            // A week that ends in the next month counts there.
            let past = RewardLedger(ledger.entries.filter { $0.key.period.last <= to })
            let standing = past.standing(for: category)
            let own = past.keys.filter { key in
                key.period.last >= from && [.granted, .settled].contains(past.state(of: key))
            }
            monthPoints = own.reduce(0) { $0 + past.sum(of: $1) }
            count = own.count
            goals = Set(own.map(\.lineage)).subtracting([GoalLineage(.diary)]).count
            points = standing.points
            pendingPoints = standing.pendingPoints
            level = standing.levelName
            nextLevelAt = standing.nextLevelAt
            badges = standing.badges.map(\.title)
        }
    }

    /// The foods to choose for one reason.
    public struct Foods: Hashable, Codable, Sendable {
        /// A sentence that says what to do: "While potassium is high choose foods that hold little of it".
        public let words: String
        /// The foods to choose more of.
        public let more: [String]
        /// The foods to choose less of.
        public let less: [String]
        /// The reason: the laboratory value that switched it on, and the source.
        public let why: String
    }
}
