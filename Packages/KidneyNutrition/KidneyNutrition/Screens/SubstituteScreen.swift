import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The substitutes for a food with less of a nutrient, with figures, and the ones held back with the reasons.
public struct SubstituteScreen: Screen {
    public let title: String
    public let revision: Revision
    public let food: TimeKit.ID<Food>
    /// The nutrient to lower.
    public let nutrient: Nutrient
    /// Whether the nutrient is limited for the user now.
    public let isLimited: Bool
    /// A summary in a sentence.
    public let text: String
    /// The reason that no swap is offered to somebody, as under 18; nil where swaps are looked for.
    @NullEncoded public private(set) var refusal: String?
    /// Swaps that make nothing worse that matters, the best first.
    public let offered: [Row]
    /// Other foods of the same kind with at most half of the nutrient, for 100 g of each.
    public let alike: [Row]
    /// The swaps that lower the nutrient but have faults.
    public let heldBack: [Row]
    /// The food's page.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// The identifier of the table's row.
        public let id: String
        /// The substitute.
        public let food: TimeKit.ID<Food>
        public let name: String
        /// The swap in words: "Apple, raw, with skin (1 medium) instead of Banana, raw (1 medium): potassium 195 instead of 422 mg".
        public let text: String
        /// The other changes with figures. An unknown figure says so.
        public let changes: [String]
        /// The reasons why it isn't offered; empty for an offered one.
        public let faults: [String]
        /// Remarks to show with it.
        public let notes: [String]
        /// The source of its figures.
        public let source: String
        /// The caution about the source; nil if the source is confirmed.
        @NullEncoded public private(set) var caution: String?
        /// The substitute's page.
        public let opens: Link

        init(_ swap: Swap, on day: LocalDate) {
            id = swap.row.id
            food = swap.to.id
            name = swap.to.shownName
            text = swap.text
            changes = swap.changes.map(\.text)
            faults = swap.faults.map { Words.sentence($0.text) }
            notes = swap.notes.map(Words.sentence)
            source = swap.evidence.shownSource
            caution = swap.evidence.caution(on: day)
            opens = KidneyLink.food(swap.to.id).labeled(swap.to.shownName)
        }
    }

    /// - Parameters:
    ///   - isLimited: Whether the nutrient is limited for the user now.
    ///   - refusal: The reason why there are no swaps; nil if there can be.
    public init(
        _ context: KidneyContext,
        food: Food,
        lowering nutrient: Nutrient,
        isLimited: Bool = false,
        refusal: String? = nil,
        _ advice: SwapAdvice
    ) {
        title = localized("Instead of \(food.shownName)")
        revision = context.revision
        self.food = food.id
        self.nutrient = nutrient
        self.isLimited = isLimited
        offered = advice.offered.map { Row($0, on: context.today) }
        alike = advice.alike.map { Row($0, on: context.today) }
        heldBack = advice.heldBack.map { Row($0, on: context.today) }
        let refused = refusal.map { localized("No swap is offered: \($0).") }
        self.refusal = refused
        text =
            if let refused {
                refused
            } else if !advice.offered.isEmpty {
                localized("These hold less \(nutrient.name) and make nothing worse that is limited for you now.")
            } else if !advice.alike.isEmpty {
                localized(
                    "These are of the same kind and hold at most half of the \(nutrient.name), for 100 g of each."
                )
            } else {
                localized("No swap is known here that lowers \(nutrient.name) — ask your dietitian.")
            }
        careTeam = DayTargets.careTeamFirst
        back = KidneyLink.food(food.id).labeled(food.shownName)
    }
}
