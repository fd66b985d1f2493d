public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// The food search, which runs as the user types.
public struct FoodSearchScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The text as typed.
    public let typed: String
    /// The field `text`; each change starts a search.
    public let form: Form
    /// The matches, the best first.
    public let foods: [Found]
    /// The number of matches, "12 foods", or a hint if there are none.
    public let text: String
    /// The link to make a dish.
    public let create: Link
    /// The link to today.
    public let back: Link

    /// A match of the search.
    public struct Found: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<Food>
        public let name: String
        /// The maker; nil for a food without a brand.
        @NullEncoded public private(set) var brand: String?
        /// The source: "USDA SR 09040".
        public let source: String
        /// The usual portion: "1 medium (118 g)"; "100 g" for a food without portions.
        public let portion: String
        /// The nutrients of 100 g; null for an unknown amount.
        public let per100g: NutrientFigures
        /// The nutrients for which ``per100g`` is a lower bound.
        public let atLeast: [Nutrient]
        /// The match quality, from 1 to 1000.
        public let score: Int
        /// The number of corrected letters.
        public let edits: Int
        /// Whether it was found by a likeness alone.
        public let isGuess: Bool
        /// The food.
        public let opens: Link

        init(_ found: FoundFood) {
            let food = found.food
            id = food.id
            name = food.name
            brand = food.brand
            source = food.source.label
            portion = food.portions.first.map(\.text) ?? "100 g"
            per100g = NutrientFigures(food.contents)
            atLeast = food.contents.atLeast
            score = found.score
            edits = found.edits
            isGuess = found.isGuess
            opens = KidneyLink.food(food.id).labelled(food.name)
        }
    }

    public init(_ context: KidneyContext, typed: String, found: [FoundFood]) {
        title = "Foods"
        revision = context.revision
        self.typed = typed
        form = Form(
            id: "foods",
            title: "Look for a food",
            fields: [Field(id: "text", label: "Food or drink", value: typed, placeholder: "banana")],
            buttons: []
        )
        foods = found.map(Found.init)
        text =
            if TypedText.line(typed).isEmpty {
                "Type the first letters of a food."
            } else if found.isEmpty {
                "No food fits “\(TypedText.line(typed).prefix(40))” — try another word, or make it as a dish of your own."
            } else if found.allSatisfy(\.isGuess) {
                "No food is called “\(TypedText.line(typed).prefix(40))”. These are guesses by likeness: choose one, or try another word."
            } else {
                Words.count(found.count, "food")
            }
        create = KidneyLink.dish(nil).labelled("Make a dish")
        back = .today
    }
}

/// The nutrients of 100 g as numbers. An unknown amount is null, not zero.
public struct NutrientFigures: Hashable, Sendable {
    private let counts: [Nutrient: Thousandths]

    init(_ contents: NutrientContents) {
        counts = Dictionary(
            contents.known.compactMap { nutrient in contents[nutrient].map { (nutrient, $0.amount) } }
        ) { first, _ in first }
    }

    /// The amount of a nutrient; nil if it isn't known.
    public subscript(nutrient: Nutrient) -> Decimal? { counts[nutrient]?.decimal }
}

extension NutrientFigures: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ nutrient: Nutrient) { stringValue = nutrient.rawValue }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Reads the format of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var counts: [Nutrient: Thousandths] = [:]
        for nutrient in Nutrient.allCases {
            guard let number = try container.decodeIfPresent(Decimal.self, forKey: Key(nutrient)) else { continue }
            guard let amount = Thousandths("\(number)") else {
                throw DecodingError.dataCorruptedError(
                    forKey: Key(nutrient),
                    in: container,
                    debugDescription: "“\(number)” is no decimal with at most three places"
                )
            }
            counts[nutrient] = amount
        }
        self.counts = counts
    }

    /// Writes every nutrient: `{"potassium": 358, "vitaminK": null, …}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for nutrient in Nutrient.allCases { try container.encode(self[nutrient], forKey: Key(nutrient)) }
    }
}

extension NutrientContents {
    /// The nutrients whose figure is a lower bound.
    var atLeast: [Nutrient] { known.filter { self[$0]?.isExact == false } }
}

extension FoodPortion {
    /// The portion with its weight: "1 medium (118 g)".
    var text: String { "\(DecimalText.text(amount, most: 2)) \(name) (\(grams) g)" }
}
