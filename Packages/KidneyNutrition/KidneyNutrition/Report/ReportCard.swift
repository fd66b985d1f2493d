public import JSONKit
public import TimeKit
import WordKit

/// A month in plain words for the patient: their laboratory values, the foods to choose, their goals and rewards.
///
/// It explains and never prescribes. An unknown amount is never treated as zero. Equal data give an equal card at any time, except for
/// ``standing`` and ``standingDay``.
public struct ReportCard: Hashable, Codable, Sendable {
    /// The source of the texts about the meaning of laboratory values.
    public static let meaningSource = LabMeaning.evidence.citation

    public let name: String
    /// The month: "May 2026".
    public let month: String
    public let from: LocalDate
    public let to: LocalDate
    /// The last day that the card covers: the end of the month, or today in the current month.
    public let until: LocalDate
    /// Whether the month is over, so that the card covers all of it.
    public let isWhole: Bool
    /// The issued copy; nil if the card wasn't issued. A card is only issued if ``isWhole``.
    @NullEncoded public internal(set) var issue: ReportIssue? = nil
    /// The alerts that can't wait and stand when the card is made, the gravest first.
    ///
    /// Only the cards of the current month and of the previous one have them. They say nothing about earlier months.
    public internal(set) var standing: [ClinicReport.AlertLine] = []
    /// The day on which the alerts of ``standing`` stand; nil without any.
    @NullEncoded public internal(set) var standingDay: LocalDate? = nil
    /// The month in a few sentences.
    public let summary: [String]
    /// The latest value of each analyte except creatinine, which the filtration rate stands for.
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
    /// The reasons for withheld advice, each as a sentence: contradictions, or a user whom the tables don't cover.
    public let refused: [String]
    /// Up to three suggestions, each as a sentence.
    public let tries: [String]
    /// Up to two charts of laboratory values, then up to two of other quantities.
    public let trends: [Trend]

    /// The heading: "May 2026", or "May 2026, so far" until the month is over.
    public var title: String { isWhole ? month : localized("\(month), so far") }

    /// The heading of ``standing``: "Alerts of 2026-11-28, as the card is made"; nil without any.
    public var standingTitle: String? { standingDay.map { localized("Alerts of \($0), as the card is made") } }
}

// MARK: Parts

extension ReportCard {
    /// A simple judgment of a value.
    public enum Mark: String, CaseIterable, Codable, Sendable {
        case good
        /// Needs attention.
        case look
        case urgent
        /// Not known, or without a judgment.
        case open

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
        /// The points of the periods that end in the month: days, weeks and the month itself.
        public let monthPoints: Int
        /// The number of these rewards.
        public let count: Int
        /// The number of goals that these rewards are for. The diary isn't a goal.
        public let goals: Int
        /// All points of periods that end by ``ReportCard/until``.
        public let points: Int
        /// The points of pending rewards, which may count again.
        public let pendingPoints: Int
        public let level: String
        /// The total points for the next level; nil on the last.
        @NullEncoded public private(set) var nextLevelAt: Int?
        /// The badges so far.
        public let badges: [String]

        init(_ ledger: RewardLedger, from: LocalDate, to: LocalDate, category: DiseaseCategory?) {
            // A week that ends in the next month counts in that month.
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
        /// The reason: the laboratory value that led to the advice, if any, and the source.
        public let why: String
    }
}
