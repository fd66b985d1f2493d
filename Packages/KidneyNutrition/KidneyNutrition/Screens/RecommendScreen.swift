public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The foods to choose more and less of with the reasons, and the advice withheld because of a contradiction.
public struct RecommendScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or an earlier one at which an alert ends; nil for a past day.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The alerts that stand and can't wait, which come before any advice, the gravest first; none for a day other than today.
    public let alerts: [AlertRow]
    public let day: LocalDate
    /// A summary in a sentence.
    public let text: String
    /// The advice. Advice that a laboratory value switched on comes first.
    public let advice: [Row]
    /// The withheld advice, with the reasons.
    public let refused: [Refusal]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String
    /// The links to preferences, goals and targets.
    public let pages: [Link]

    public struct FoodPart: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<Food>
        public let name: String
        public let isLiked: Bool
        /// The food's page.
        public let opens: Link
    }

    /// The foods to choose for one reason.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The topic: "potassiumHigh".
        public let id: String
        /// A sentence that says what to do.
        public let text: String
        /// The foods to choose more of, liked ones first.
        public let more: [FoodPart]
        /// The foods to choose less of.
        public let less: [FoodPart]
        /// The reason: the laboratory value that switched it on, and the source.
        public let why: String
        /// The source of the row.
        public let source: String
        /// The caution about the source; nil if the source is confirmed.
        @NullEncoded public private(set) var caution: String?
        /// The laboratory value that switched it on; nil for none.
        @NullEncoded public private(set) var lab: Link?
        /// Whether that value is older than 90 days.
        public let isWeak: Bool
    }

    /// Withheld advice.
    public struct Refusal: Hashable, Codable, Identifiable, Sendable {
        /// The key of the reason: "fluid-limit-with-tolvaptan".
        public let id: String
        /// The withheld advice; empty for a contradiction alone.
        public let topics: [String]
        /// Both sides of the contradiction, and what to do.
        public let reason: String
    }

    /// - Parameters:
    ///   - alerts: The alerts that stand on the day and can't wait.
    ///   - until: The time at which the first of the alerts that stand ends; nil for the end of the day.
    init(
        _ context: KidneyContext,
        _ found: Recommended,
        liking preferences: FoodPreferences,
        on day: LocalDate,
        alerts: [KidneyAlert],
        until: Instant?
    ) {
        title = localized("What to choose")
        revision = context.revision
        validUntil = day < context.today ? nil : min(context.dayEnd, until ?? context.dayEnd)
        self.alerts = alerts.map { AlertRow($0) }
        self.day = day
        func part(_ food: Food) -> FoodPart {
            FoodPart(
                id: food.id,
                name: food.shownName,
                isLiked: preferences.likes.contains(food.id),
                opens: KidneyLink.food(food.id).labeled(food.shownName)
            )
        }
        let rows = found.advice.map { advice in
            Row(
                id: advice.row.topic,
                text: Words.sentence(advice.row.words),
                more: advice.more.map(part),
                less: advice.less.map(part),
                why: Self.why(advice),
                source: advice.row.evidence.shownSource,
                caution: advice.row.evidence.caution(on: context.today),
                lab: advice.lab.map { KidneyLink.lab($0.result).labeled($0.words) },
                isWeak: advice.lab?.isOld == true
            )
        }
        advice = rows.filter { $0.lab != nil } + rows.filter { $0.lab == nil }
        refused = found.refused.map { refusal in
            Refusal(
                id: refusal.word,
                topics: refusal.triggers.map { Words.sentence(RecommendationTable.row($0).words) },
                reason: Words.sentence(refusal.reason)
            )
        }
        text =
            if let profile = context.profile, let refusal = TableScope.refusal(for: profile, on: day) {
                Words.sentence(refusal) + "."
            } else if context.profile == nil {
                localized("Enter your profile, so that the advice is yours.")
            } else if advice.isEmpty {
                localized(
                    "Nothing known asks for other foods now; a category and laboratory values would make the advice yours."
                )
            } else {
                localized("Based on your values, category, goals and medicines.")
            }
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.preferences.labeled(localized("What you like")), KidneyLink.goals.labeled(localized("Goals")),
            KidneyLink.targets(nil).labeled(localized("Targets")), .today,
        ]
    }

    /// Returns the reason without the final sentence, which the page shows at its end.
    private static func why(_ advice: FoodAdvice) -> String {
        let why = advice.why
        let end = ". " + DayTargets.careTeamFirst
        return Words.sentence(why.hasSuffix(end) ? String(why.dropLast(end.count)) : why)
    }
}
