import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A recipe to read, cook from and print, in the requested size.
///
/// Its JSON is the recipe's, with `scale`, `lines`, `facts`, `actions`, `size`, `exports`, `back`, `title`, `revision` and
/// `validUntil` added.
public struct RecipeScreen: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    /// The recipe with its amounts in the requested size.
    public let recipe: Recipe

    public let scale: Size

    /// The ingredient lines in the requested size, in order.
    public let lines: [Line]

    /// Servings, yield and times as phrases: "serves 4", "30 min in all".
    public let facts: [String]

    /// Edit, history and delete.
    public let actions: [Action]

    /// The form of the size: a factor or a number of servings, and whether amounts are rounded.
    public let size: Form

    /// The export formats. An export has the requested size.
    public let exports: [Action]

    /// A link back to the list.
    public let back: Link

    public struct Size: Hashable, Codable, Sendable {
        /// The factor of every amount.
        public let factor: WrittenAmount
        /// The exact number of servings in this size; nil if the recipe states none.
        @NullEncoded public private(set) var servings: WrittenAmount?
        /// Whether amounts were rounded to measurable ones.
        public let isRounded: Bool
    }

    public struct Line: Identifiable, Hashable, Codable, Sendable {
        public let id: Ingredient.ID
        /// The text of the line: "1-1/2 cups flour, sifted". A number with two readings, such as "11/2", is shown as it was read.
        public let text: String
        /// The error of the rounded amounts, such as "+5%", or that no kitchen measure is near; nil if all are exact.
        @NullEncoded public private(set) var roundingError: String?
        /// The parts of the line that were not scaled, such as the can size "14-ounce"; empty if there are none.
        public let unscaled: [String]
        /// Whether the line is a heading.
        public let isHeading: Bool
    }

    /// - Parameters:
    ///   - typed: The texts in the form of the size that aren't shown yet, by field id.
    ///   - printsPDF: Whether the app can make a PDF.
    init(_ scaled: ScaledRecipe, typed: [String: String] = [:], printsPDF: Bool = true, revision: Revision) {
        recipe = scaled.recipe
        title = recipe.name
        self.revision = revision
        validUntil = nil
        scale = Size(
            factor: WrittenAmount(Amount(scaled.factor)),
            servings: scaled.servings.map { WrittenAmount(Amount($0)) },
            isRounded: scaled.isRounded
        )
        lines = zip(recipe.ingredients, scaled.lines).map { ingredient, line in
            Line(
                id: ingredient.id,
                text: ingredient.reading.map { TwofoldAmount.read(line.text, as: $0) } ?? line.text,
                roundingError: line.roundingError,
                unscaled: line.unscaled,
                isHeading: ingredient.isHeading
            )
        }
        facts = Self.facts(scaled)
        actions = [
            Action(
                RecipeAct.edit,
                label: localized("Edit"),
                opens: RecipeLink.name(recipe.id).labeled(localized("Recipe name"))
            ),
            Action(
                RecipeAct.history,
                label: localized("History"),
                opens: RecipeLink.history(recipe.id).labeled(localized("History"))
            ),
            RecipeRow.deleteAction(recipe.summary),
        ]
        size = SizeForm.form(
            factor: MixedNumber(scaled.factor).formatted(.ascii),
            servings: scaled.servings.map { MixedNumber($0).formatted(.ascii) } ?? "",
            isRounded: scaled.isRounded,
            typed: typed,
            noServings: scaled.servings == nil ? localized("the recipe doesn't say how many it serves") : nil
        )
        exports = ExportFormat.allCases.map { format in
            let isMissing = format == .pdf && !printsPDF
            return Action(
                RecipeAct.export(format),
                label: localized("Export as \(format.label)"),
                availability: isMissing
                    ? .disabled(why: localized("this app makes no PDF — choose a page to print")) : .enabled
            )
        }
        back = RecipeLink.home.labeled(localized("Recipes"))
    }

    private static func facts(_ scaled: ScaledRecipe) -> [String] {
        let recipe = scaled.recipe
        // In another size the yield describes the recipe as written.
        let isRepeated = scaled.factor == .one && recipe.draft.repeatsServings
        return [
            scaled.servings.flatMap {
                isRepeated ? nil : localized("serves \(MixedNumber($0).formatted(.ascii))")
            },
            recipe.yield.isEmpty
                ? nil
                : scaled.factor == .one
                    ? localized("makes \(recipe.yield)") : localized("makes \(recipe.yield) as written"),
            recipe.times.prep.map { localized("preparation \(Wording.minutes($0))") },
            recipe.times.cook.map { localized("cooking \(Wording.minutes($0))") },
            recipe.times.total.map { localized("\(Wording.minutes($0)) in all") },
            scaled.hasUnscaledSteps
                ? localized("amounts in the steps are for the recipe as written") : nil,
        ].compactMap { $0 }
    }
}

extension Recipe {
    public var summary: RecipeSummary {
        RecipeSummary(
            id: id,
            name: name,
            servings: servings,
            makes: draft.repeatsServings ? self.yield : nil,
            minutes: times.total,
            tags: tags,
            ingredientCount: ingredients.count { !$0.isHeading },
            stepCount: steps.count { !RecipeHeading.isHeading($0.text) },
            photo: photo?.id,
            changed: changed
        )
    }
}

extension RecipeScreen: Codable {
    private enum CodingKeys: String, CodingKey {
        case title, revision, validUntil, scale, lines, facts, actions, size, exports, back
    }

    public init(from decoder: any Decoder) throws {
        recipe = try Recipe(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        revision = try container.decode(Revision.self, forKey: .revision)
        validUntil = try container.decodeIfPresent(Instant.self, forKey: .validUntil)
        scale = try container.decode(Size.self, forKey: .scale)
        lines = try container.decode([Line].self, forKey: .lines)
        facts = try container.decode([String].self, forKey: .facts)
        actions = try container.decode([Action].self, forKey: .actions)
        size = try container.decode(Form.self, forKey: .size)
        exports = try container.decode([Action].self, forKey: .exports)
        back = try container.decode(Link.self, forKey: .back)
    }

    /// Encodes the keys of the recipe and of the screen in one object.
    public func encode(to encoder: any Encoder) throws {
        try recipe.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(revision, forKey: .revision)
        try container.encode(validUntil, forKey: .validUntil)
        try container.encode(scale, forKey: .scale)
        try container.encode(lines, forKey: .lines)
        try container.encode(facts, forKey: .facts)
        try container.encode(actions, forKey: .actions)
        try container.encode(size, forKey: .size)
        try container.encode(exports, forKey: .exports)
        try container.encode(back, forKey: .back)
    }
}
