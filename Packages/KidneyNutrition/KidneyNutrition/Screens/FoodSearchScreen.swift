public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The food search, which runs as the user types.
public struct FoodSearchScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day, or midnight if that comes first.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The text as typed.
    public let typed: String
    /// The field `text`; each change starts a search, and its button opens the results.
    public let form: Form
    /// The fields `food`, which takes a name, `amount`, `meal`, `day` and `time`.
    public let quickForm: Form
    /// The foods that the name in ``quickForm`` can mean, if it isn't clear which one it is.
    public let offered: [Found]
    /// The foods eaten lately, the latest first; empty once a search was typed.
    public let recent: [Recent]
    /// The matches, the best first.
    public let foods: [Found]
    /// The number of matches, "12 foods", or a hint if there are none.
    public let text: String
    /// The search in the food database on the network, with the typed text. Nothing is sent yet.
    public let online: Link
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

        init(_ found: FoundFood, on day: LocalDate? = nil) {
            let food = found.food
            id = food.id
            name = food.shownName
            brand = food.brand
            source = food.source.label
            portion = FoodAmountReading(food).usual.map { $0.text(of: food) } ?? "100 g"
            per100g = NutrientFigures(food.contents)
            atLeast = food.contents.atLeast
            score = found.score
            edits = found.edits
            isGuess = found.isGuess
            opens = (day.map { KidneyLink.foodOn(food.id, $0) } ?? .food(food.id)).labeled(food.shownName)
        }
    }

    /// A food that was eaten lately.
    public struct Recent: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<Food>
        public let name: String
        /// The amount of the last time: "1 medium".
        public let amount: String
        /// Enters it for now.
        public let again: Action
        /// The food.
        public let opens: Link

        init(_ entry: IntakeEntry) {
            id = entry.food.id
            name = entry.food.shownName
            amount = entry.shownAmount
            let act = KidneyAct.eatAgain(entry.food.id)
            let typed = TypedIntoRow.texts(of: act)
            let field = FoodScreen.amount(EditInputs.amount(of: entry, typed["amount"]), of: entry.food).field
            again = Action(
                act,
                label: localized("Add again"),
                inputs: [field, MealForm.field(typed)].judged(act)
            )
            opens = KidneyLink.food(entry.food.id).labeled(entry.food.shownName)
        }
    }

    /// - Parameters:
    ///   - recent: The last entry of each food, the latest first.
    ///   - entered: The fields of the quick form as typed and not yet saved.
    ///   - offered: The foods that the name in the quick form can mean, unless `find` returns one.
    ///   - day: The day on which foods are entered; nil for today.
    ///   - find: Returns the food that a name means, or throws `noSuchFood`.
    public init(
        _ context: KidneyContext,
        typed: String,
        found: [FoundFood],
        recent: [IntakeEntry] = [],
        entered: [String: String] = [:],
        offered: [FoundFood] = [],
        on day: LocalDate? = nil,
        find: (String) throws(KidneyError) -> Food = { (text) throws(KidneyError) in throw .noSuchFood(text) }
    ) {
        title = localized("Foods")
        revision = context.revision
        validUntil = context.formEnd
        self.typed = typed
        form = Form(
            id: "foods",
            title: localized("Look for a food"),
            fields: [
                Field(id: "text", label: localized("Food or drink"), value: typed, placeholder: localized("banana"))
            ],
            buttons: [Action(KidneyAct.search, label: localized("Search"))]
        )
        quickForm = Self.quickForm(context, entered, on: day, recent, offersFoods: !offered.isEmpty, find)
        self.offered = offered.map { Found($0, on: day) }
        // A food that is added again is entered now.
        self.recent = TypedText.line(typed).isEmpty && day == nil ? recent.map(Recent.init) : []
        foods = found.map { Found($0, on: day) }
        text =
            if TypedText.line(typed).isEmpty {
                localized("Type the first letters of a food.")
            } else if found.isEmpty {
                localized(
                    "No food fits “\(TypedText.line(typed).prefix(40))” — try another word, or make it as a dish of your own."
                )
            } else if found.allSatisfy(\.isGuess) {
                localized(
                    "No food is called “\(TypedText.line(typed).prefix(40))”. These are guesses by likeness: choose one, or try another word."
                )
            } else {
                localized("\(found.count, "food")")
            }
        let line = TypedText.line(typed)
        let isName = line.contains { $0.isLetter || $0.isNumber }
        online = KidneyLink.onlineFoods(isName ? line : nil).labeled(localized("Search online"))
        create = KidneyLink.dish(nil).labeled(localized("Make a dish"))
        back = day.map { KidneyLink.journal($0).labeled(localized("Journal")) } ?? .today
    }

    private static func quickForm(
        _ context: KidneyContext,
        _ typed: [String: String],
        on day: LocalDate?,
        _ recent: [IntakeEntry],
        offersFoods: Bool,
        _ find: (String) throws(KidneyError) -> Food
    ) -> Form {
        var name = Field(
            id: "food",
            label: localized("Food or drink, by its name"),
            value: typed["food"] ?? "",
            isRequired: true,
            choices: recent.map { Field.Choice($0.food.shownName) },
            placeholder: localized("banana, raw")
        )
        var amount = Field(
            id: "amount",
            label: localized("How much"),
            kind: .amount,
            value: typed["amount"] ?? "",
            isRequired: true,
            placeholder: localized("1 medium")
        )
        let text = TypedText.line(name.value)
        do throws(KidneyError) {
            guard !text.isEmpty else { throw .foodNameBlank }
            let food = try find(text)
            name.reading = food.shownName
            amount = FoodScreen.amount(amount, of: food).field
        } catch {
            name.error =
                offersFoods
                ? localized(
                    "it isn’t clear which food “\(text.prefix(40))” is — choose one of those found, or write its whole name"
                )
                : error.description
        }
        if text.isEmpty { name.error = localized("no food is named — write one such as banana, raw") }
        var form = Form(
            id: "quick",
            title: localized("Add without searching"),
            fields: [name, amount, MealForm.field(typed)] + MomentForm.fields(context, typed, on: day, needsTime: true),
            buttons: []
        )
        form.buttons = [Action(KidneyAct.quickAdd, label: localized("Add"), availability: .without(form.errors))]
        return form.unjudged(typed)
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
    /// Returns the portion with its weight: "1 medium (118 g)".
    func text(of food: Food) -> String { "\(counted(of: food)) (\(grams) g)" }
}
