import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The form for a new or existing dish: its components with their amounts, and its cooked weight.
public struct DishScreen: Screen {
    /// The dish's name, or "New dish".
    public let title: String
    public let revision: Revision
    /// The dish; nil for a new one.
    @NullEncoded public private(set) var id: TimeKit.ID<CustomFood>?
    /// The fields `name`, `components` (a line for each: "Banana, raw = 150 g"), `yield`, `portions` (a line for each: "bowl = 250 g") and
    /// `fluid`.
    public let form: Form
    /// The components as they were read.
    public let components: [Component]
    /// The nutrients of 100 g of the dish; nil if the form has an error.
    @NullEncoded public private(set) var per100g: NutrientFigures?
    /// The nutrients for which ``per100g`` is a lower bound, because a component has no figure.
    public let atLeast: [Nutrient]
    /// The nutrients of 100 g as text: "potassium ≥ 120 mg …"; empty if the form has an error.
    public let figures: [String]
    /// Saves the dish; disabled if the form has an error.
    public var save: Action { form.buttons[0] }
    /// Deletes the dish; nil for a new one.
    @NullEncoded public private(set) var delete: Action?
    /// The food search.
    public let back: Link
    /// A sentence on dishes made from a label, or on past entries.
    public let text: String
    /// The dish that Save stores; nil if the form has an error.
    @NullEncoded public private(set) var dish: CustomFood?

    public struct Component: Hashable, Codable, Sendable {
        public let food: TimeKit.ID<Food>
        /// The food's name; nil if the food doesn't exist.
        @NullEncoded public private(set) var name: String?
        /// The amount as typed, or in the language of the person who reads it if it was typed in another one.
        public let amount: String
        /// The weight of the amount: "123 g"; nil if there is an error.
        @NullEncoded public private(set) var reading: String?
        /// The error in the component; nil for none.
        @NullEncoded public private(set) var error: String?
    }

    /// - Parameters:
    ///   - custom: The stored dish; nil for a new one.
    ///   - typed: The form's fields as typed and not yet saved.
    ///   - find: Returns the food with an identifier or a name; nil if it doesn't exist.
    ///   - work: Computes the food of a dish as if it were saved, with the errors of ``Dish/food(_:)``.
    public init(
        _ context: KidneyContext,
        _ custom: CustomFood?,
        typed: [String: String] = [:],
        find: (TimeKit.ID<Food>) -> Food?,
        work: (CustomFood) throws(KidneyError) -> Food
    ) {
        title = custom?.name ?? localized("New dish")
        revision = context.revision
        id = custom?.id
        let draft = DishDraft(custom, typed, find)
        components = draft.components.map { Self.component($0, find) }
        var fields = draft.fields
        if let bad = components.compactMap(\.error).first,
            let place = fields.firstIndex(where: { $0.id == "components" })
        {
            fields[place].error = fields[place].error ?? bad
        }
        let isLabel = if case .label = custom?.making { true } else { false }
        var made: CustomFood?
        var food: Food?
        if fields.compactMap(\.error).isEmpty, !isLabel {
            let dish = draft.dish(custom)
            do throws(KidneyError) {
                food = try work(dish)
                made = dish
            } catch {
                // The weight of the dish was checked at its field, so what is left is about what it is made of.
                if let place = fields.firstIndex(where: { $0.id == "components" }) {
                    fields[place].error = error.description
                }
            }
        }
        let fixed = isLabel ? localized("it has no components") : nil
        let save = Action(
            KidneyAct.saveDish,
            label: localized("Save"),
            availability: .without(([fixed] + fields.map(\.error)).compactMap(\.self)),
            opens: KidneyLink.foods.labeled(localized("Foods"))
        )
        form = Form(id: "dish", title: title, fields: isLabel ? [] : fields, buttons: [save], whyNot: fixed)
            .unjudged(typed)
        dish = made
        per100g = food.map { NutrientFigures($0.contents) }
        atLeast = food?.contents.atLeast ?? []
        figures = food.map(Self.figures) ?? []
        text =
            isLabel
            ? localized("It holds the figures of a label, and has no components.")
            : localized("Entries that were made before keep what the dish was then.")
        back = KidneyLink.foods.labeled(localized("Foods"))
        delete = custom.map { custom in
            Action(
                KidneyAct.deleteDish(custom.id),
                label: localized("Delete"),
                confirmation: .init(question: localized("Delete “\(custom.name)”?"), proceed: localized("Delete")),
                opens: KidneyLink.foods.labeled(localized("Foods"))
            )
        }
    }

    private static func component(_ component: DishComponent, _ find: (TimeKit.ID<Food>) -> Food?) -> Component {
        guard let food = find(component.food) else {
            return Component(
                food: component.food,
                name: nil,
                amount: component.shownAmount(find),
                reading: nil,
                error: KidneyError.noSuchFood(component.food.rawValue).description
            )
        }
        do throws(KidneyError) {
            let amount = try FoodAmountReading(food).read(component.amount)
            let grams = "\(DecimalText.text(amount.grams, most: 1)) g"
            return Component(
                food: component.food,
                name: food.shownName,
                amount: component.shownAmount(find),
                reading: grams,
                error: nil
            )
        } catch {
            return Component(
                food: component.food,
                name: food.shownName,
                amount: component.shownAmount(find),
                reading: nil,
                error: error.description
            )
        }
    }

    private static func figures(_ food: Food) -> [String] {
        JournalScreen.nutrients.map { nutrient in
            let figure = FoodScreen.Figure(nutrient, of: food, grams: nil)
            return "\(nutrient.name) \(figure.text)"
        }
    }
}

extension DishComponent {
    /// Returns the food's name in the language of the person who reads it, or its identifier if the name isn't read as the same food.
    fileprivate func shownFood(_ find: (TimeKit.ID<Food>) -> Food?) -> String {
        let name = TypedText.line(find(food)?.shownName ?? "")
        return !name.contains("=") && find(TimeKit.ID(name))?.id == food ? name : food.rawValue
    }

    /// Returns the amount in the language of the person who reads it, or as typed for a food that doesn't exist.
    fileprivate func shownAmount(_ find: (TimeKit.ID<Food>) -> Food?) -> String {
        guard MeasureTable.isForeign(amount), let food = find(food),
            let read = try? FoodAmountReading(food).read(amount)
        else { return amount }
        return read.shown(of: food)
    }
}

/// The dish in the form's fields.
private struct DishDraft {
    var fields: [Field]
    let components: [DishComponent]
    private let name: String
    private let yield: Rational?
    private let portions: [FoodPortion]
    private let fluid: CustomFood.Fluid

    init(_ custom: CustomFood?, _ typed: [String: String], _ find: (TimeKit.ID<Food>) -> Food?) {
        var known: (components: [DishComponent], yield: Rational?) = ([], nil)
        if case .dish(let components, let yield) = custom?.making { known = (components, yield) }
        var name = Field(
            id: "name",
            label: localized("Name"),
            value: typed["name"] ?? custom?.name ?? "",
            isRequired: true,
            limit: 200,
            placeholder: localized("Kadai Paneer")
        )
        switch TypedText(name.value, limit: 200) {
        case .text(let text): self.name = text
        case .blank:
            self.name = ""
            name.error = KidneyError.foodNameBlank.description
        case .tooLong(let characters):
            self.name = ""
            name.error = KidneyError.textTooLong(localized("name"), characters: characters, limit: 200).description
        }
        var parts = Field(
            id: "components",
            label: localized("Made of"),
            kind: .lines,
            value: typed["components"]
                ?? known.components.map { "\($0.shownFood(find)) = \($0.shownAmount(find))" }
                .joined(separator: "\n"),
            isRequired: true,
            placeholder: Self.example
        )
        let lines = Self.lines(parts.value)
        var components: [DishComponent] = []
        for line in lines {
            let sides = line.split(separator: "=", maxSplits: 1).map { TypedText.line(String($0)) }
            guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty }) else {
                parts.error =
                    localized(
                        "“\(line.prefix(60))” is no component — write the food, “=” and the amount: \(Self.example)"
                    )
                continue
            }
            let food = TimeKit.ID<Food>(sides[0])
            let id = find(food)?.id ?? food
            // An amount that stays as it is shown keeps its text.
            let kept = known.components.first { $0.food == id && $0.shownAmount(find) == sides[1] }
            components.append(kept ?? DishComponent(id, sides[1]))
        }
        if lines.isEmpty { parts.error = KidneyError.dishEmpty(self.name).description }
        self.components = components
        let shown = known.yield.map { "\(DecimalText.text($0)) g" } ?? ""
        var cooked = Field(
            id: "yield",
            label: localized("Weight when cooked"),
            kind: .amount,
            value: typed["yield"] ?? shown,
            placeholder: "400 g",
            range: Field.Bounds(highest: "\(Dish.yieldLimit) g")
        )
        var yield: Rational?
        do throws(KidneyError) {
            yield = try ScreenInput.grams(cooked.value)
            if let yield { try Dish.check(yield: yield, of: self.name) }
        } catch { cooked.error = error.description }
        self.yield = yield
        let measures = Self.portions(typed["portions"], custom?.portions ?? [])
        portions = measures.portions
        let usual: CustomFood.Fluid = custom?.fluid ?? .fromComponents
        let choice = typed["fluid"] ?? usual.word
        fluid = CustomFood.Fluid(word: choice) ?? usual
        let drink = Field(
            id: "fluid",
            label: localized("Counts as fluid"),
            kind: .choice,
            value: choice,
            choices: [
                Field.Choice("components", label: localized("what its components bring")),
                Field.Choice("none", label: localized("nothing: the water was taken up")),
                Field.Choice("all", label: localized("all of it: a soup or a drink")),
            ],
            error: CustomFood.Fluid(word: choice) == nil ? localized("choose components, none or all") : nil
        )
        fields = [name, parts, cooked, measures.field, drink]
    }

    /// Reads the portions, a line for each. Those that stay as they are shown are kept, because one of a file can be for several measures.
    private static func portions(
        _ typed: String?,
        _ known: [FoodPortion]
    ) -> (field: Field, portions: [FoodPortion]) {
        let example = localized("bowl = 250 g")
        let shown = known.map { "\($0.name) = \($0.grams) g" }.joined(separator: "\n")
        var field = Field(
            id: "portions",
            label: localized("Its measures, each with its weight, one a line"),
            kind: .lines,
            value: typed ?? shown,
            placeholder: example
        )
        guard field.value != shown else { return (field, known) }
        var portions: [FoodPortion] = []
        for line in lines(field.value) {
            // The name of a measure may have an "=".
            let sides = line.lastIndex(of: "=").map { (line[..<$0], line[$0...].dropFirst()) }
            let name = TypedText.line(String(sides?.0 ?? ""))
            do throws(KidneyError) {
                guard !name.isEmpty, let weight = try ScreenInput.grams(String(sides?.1 ?? "")),
                    let grams = Thousandths(exactly: weight), grams > .zero
                else {
                    field.error = localized(
                        "“\(line.prefix(60))” is no measure with its weight — write one such as \(example)"
                    )
                    continue
                }
                portions.append(FoodPortion(name, grams: grams))
            } catch { field.error = error.description }
        }
        return (field, portions)
    }

    /// Returns the lines of a text that aren't blank.
    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { TypedText.line(String($0)) }.filter { !$0.isEmpty }
    }

    /// A line of a component: "Banana, raw = 150 g".
    private static var example: String {
        let banana = FoodSource.bundled(ndb: 9040).foodID
        return "\(BundledFoods.all.first { $0.id == banana }?.shownName ?? banana.rawValue) = 150 g"
    }

    /// Returns the dish. A new one has a temporary identifier, which Save replaces.
    func dish(_ custom: CustomFood?) -> CustomFood {
        CustomFood(
            custom?.id ?? TimeKit.ID("new"),
            name: name,
            making: .dish(components, yield: yield),
            portions: portions,
            fluid: fluid,
            tags: custom?.tags ?? []
        )
    }
}

extension CustomFood.Fluid {
    fileprivate var word: String {
        switch self {
        case .fromComponents: "components"
        case .none: "none"
        case .all: "all"
        }
    }

    fileprivate init?(word: String) {
        switch word {
        case "components": self = .fromComponents
        case "none": self = .none
        case "all": self = .all
        default: return nil
        }
    }
}
