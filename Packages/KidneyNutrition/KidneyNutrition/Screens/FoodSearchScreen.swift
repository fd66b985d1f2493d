public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// Looking for a food while its name is being typed.
public struct FoodSearchScreen: Screen {
    public let title: String
    public let revision: Revision
    /// What was typed so far.
    public let typed: String
    /// `text`, which is searched for as it is typed.
    public let form: Form
    /// What was found, best first.
    public let foods: [Found]
    /// "12 foods", or what to do where none was found.
    public let text: String
    /// Making a dish of one's own.
    public let create: Link
    /// Today.
    public let back: Link

    /// A food that was found.
    public struct Found: Hashable, Codable, Identifiable, Sendable {
        /// Which.
        public let id: TimeKit.ID<Food>
        public let name: String
        /// The maker; nil for a food that is no brand.
        @NullEncoded public private(set) var brand: String?
        /// Where it comes from: "USDA SR 09040".
        public let source: String
        /// The usual portion: "1 medium (118 g)"; "100 g" where it has none.
        public let portion: String
        /// What 100 g hold; null for what isn't known.
        public let per100g: NutrientFigures
        /// Of what ``per100g`` is only a lower bound.
        public let atLeast: [Nutrient]
        /// How well it fits, from 1 to 1000.
        public let score: Int
        /// How many letters were put right.
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

    /// What a search found.
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

/// What 100 g hold, nutrient by nutrient: a number, or null where it isn't known. Missing is not zero.
public struct NutrientFigures: Hashable, Sendable {
    private let counts: [Nutrient: Thousandths]

    init(_ contents: NutrientContents) {
        counts = Dictionary(
            contents.known.compactMap { nutrient in contents[nutrient].map { (nutrient, $0.amount) } }
        ) { first, _ in first }
    }

    /// The amount of a nutrient; nil where it isn't known.
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

    /// Reads what `encode(to:)` writes.
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

    /// Writes `{"potassium": 358, "vitaminK": null, …}`, every nutrient.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for nutrient in Nutrient.allCases { try container.encode(self[nutrient], forKey: Key(nutrient)) }
    }
}

extension NutrientContents {
    /// The nutrients whose figure is only a lower bound.
    var atLeast: [Nutrient] { known.filter { self[$0]?.isExact == false } }
}

extension FoodPortion {
    /// "1 medium (118 g)".
    var text: String { "\(DecimalText.text(amount, most: 2)) \(name) (\(grams) g)" }
}
