public import ScreenKit
public import TimeKit

/// Foods to choose more and less of and why, and what is refused because two things pull apart.
public struct RecommendScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a day of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day.
    public let day: LocalDate
    /// Where things stand, in a sentence.
    public let text: String
    /// The advice, what a laboratory value switched on before the rest.
    public let advice: [Row]
    /// What is not advised, and why.
    public let refused: [Refusal]
    /// That the care team's word comes first.
    public let careTeam: String
    /// Likes and dislikes, goals and targets.
    public let pages: [Link]

    /// A food.
    public struct FoodPart: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: TimeKit.ID<Food>
        /// Its name.
        public let name: String
        /// Whether the user likes it.
        public let isLiked: Bool
        /// The food.
        public let opens: Link
    }

    /// What to choose for one reason.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// What it is about: "potassiumHigh".
        public let id: String
        /// What to do, in a sentence.
        public let text: String
        /// Foods to choose more of, those liked first.
        public let more: [FoodPart]
        /// Foods to choose less of.
        public let less: [FoodPart]
        /// Why: the value that switched it on and where it comes from.
        public let why: String
        /// Where it comes from.
        public let source: String
        /// What is to be said of that source; nil where it was read there.
        @NullEncoded public private(set) var caution: String?
        /// The laboratory value that switched it on; nil where none did.
        @NullEncoded public private(set) var lab: Link?
        /// Whether that value is older than 90 days.
        public let isWeak: Bool
    }

    /// What is not advised.
    public struct Refusal: Hashable, Codable, Identifiable, Sendable {
        /// Its word: "fluid-limit-with-tolvaptan".
        public let id: String
        /// What would have been advised; empty for the conflict alone.
        public let topics: [String]
        /// Both sides, and what to do.
        public let reason: String
    }

    /// The page of a day.
    public init(
        _ context: KidneyContext,
        _ found: Recommended,
        liking preferences: FoodPreferences,
        on day: LocalDate
    ) {
        title = "What to choose"
        revision = context.revision
        validUntil = day < context.today ? nil : context.dayEnd
        self.day = day
        func part(_ food: Food) -> FoodPart {
            FoodPart(
                id: food.id,
                name: food.name,
                isLiked: preferences.likes.contains(food.id),
                opens: KidneyLink.food(food.id).labelled(food.name)
            )
        }
        let rows = found.advice.map { advice in
            Row(
                id: advice.row.topic,
                text: Words.sentence(advice.row.words),
                more: advice.more.map(part),
                less: advice.less.map(part),
                why: Self.why(advice),
                source: advice.row.evidence.source,
                caution: advice.row.evidence.caution(on: context.today),
                lab: advice.lab.map { KidneyLink.lab($0.result).labelled($0.words) },
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
                "Enter your profile, so that the advice is yours."
            } else if advice.isEmpty {
                "Nothing known asks for other foods now; a category and laboratory values would make the advice yours."
            } else {
                "What your values, category, goals and medicines ask for now."
            }
        careTeam = DayTargets.careTeamFirst
        pages = [
            KidneyLink.preferences.labelled("What you like"), KidneyLink.goals.labelled("Goals"),
            KidneyLink.targets(nil).labelled("Targets"), .today,
        ]
    }

    /// Why, without the sentence that stands at the end of the page.
    private static func why(_ advice: FoodAdvice) -> String {
        let why = advice.why
        let end = ". " + DayTargets.careTeamFirst
        return Words.sentence(why.hasSuffix(end) ? String(why.dropLast(end.count)) : why)
    }
}
