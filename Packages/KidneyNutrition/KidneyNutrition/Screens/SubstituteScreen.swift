import FractionParser
public import ScreenKit
public import TimeKit

/// What to eat instead of a food to lower a nutrient, with the figures, and what was held back and why.
public struct SubstituteScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The food.
    public let food: TimeKit.ID<Food>
    /// What is to be lowered.
    public let nutrient: Nutrient
    /// Whether it is limited for the user now.
    public let isLimited: Bool
    /// Where things stand, in a sentence.
    public let text: String
    /// The reason that no swap is offered to somebody, as under 18; nil where swaps are looked for.
    @NullEncoded public private(set) var refusal: String?
    /// Swaps that make nothing worse that matters, the best first.
    public let offered: [Row]
    /// Other foods of its kind that hold at most half, for 100 g of each.
    public let alike: [Row]
    /// Swaps that would lower it, and why they aren't offered.
    public let heldBack: [Row]
    /// The food.
    public let back: Link
    /// That the care team's word comes first.
    public let careTeam: String

    /// A swap.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The table's row.
        public let id: String
        /// What to eat instead.
        public let food: TimeKit.ID<Food>
        /// Its name.
        public let name: String
        /// "Apple, raw, with skin (1 medium) instead of Banana, raw (1 medium): potassium 195 instead of 422 mg".
        public let text: String
        /// What else changes, with the figures; what isn't known says so.
        public let changes: [String]
        /// Why it isn't offered; empty for one that is.
        public let faults: [String]
        /// What is to be said with it.
        public let notes: [String]
        /// Where its figures come from.
        public let source: String
        /// What is to be said of that source; nil where they were read in it.
        @NullEncoded public private(set) var caution: String?
        /// The food.
        public let opens: Link

        init(_ swap: Swap, on day: LocalDate) {
            id = swap.row.id
            food = swap.to.id
            name = swap.to.name
            text = swap.text
            changes = swap.changes.map(\.text)
            faults = swap.faults.map { Words.sentence($0.text) }
            notes = swap.notes.map(Words.sentence)
            source = swap.evidence.source
            caution = swap.evidence.caution(on: day)
            opens = KidneyLink.food(swap.to.id).labelled(swap.to.name)
        }
    }

    /// The swaps for a food.
    ///
    /// - Parameters:
    ///   - isLimited: whether the nutrient is limited for the user now.
    ///   - refusal: the reason that no swap is named; nil where they are.
    public init(
        _ context: KidneyContext,
        food: Food,
        lowering nutrient: Nutrient,
        isLimited: Bool = false,
        refusal: String? = nil,
        _ advice: SwapAdvice
    ) {
        title = "Instead of \(food.name)"
        revision = context.revision
        self.food = food.id
        self.nutrient = nutrient
        self.isLimited = isLimited
        offered = advice.offered.map { Row($0, on: context.today) }
        alike = advice.alike.map { Row($0, on: context.today) }
        heldBack = advice.heldBack.map { Row($0, on: context.today) }
        let refused = refusal.map { "No swap is offered: \($0)." }
        self.refusal = refused
        text =
            if let refused {
                refused
            } else if !advice.offered.isEmpty {
                "These hold less \(nutrient.name) and make nothing worse that is limited for you now."
            } else if !advice.alike.isEmpty {
                "These are of the same kind and hold at most half of the \(nutrient.name), for 100 g of each."
            } else {
                "No swap is known here that lowers \(nutrient.name) — eat less of it, or ask your dietitian."
            }
        careTeam = DayTargets.careTeamFirst
        back = KidneyLink.food(food.id).labelled(food.name)
    }
}
