import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The ingredient page: the list and a form for a new or edited ingredient.
public struct IngredientPage: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    public let recipe: Recipe.ID

    /// The current ingredients, in order.
    public let rows: [Row]

    /// The ingredient in the form; nil for a new one.
    @NullEncoded public private(set) var editing: Ingredient.ID?

    /// The form with line, amount, unit, name and note. Its buttons are Save and, below it, Done, which saves what is typed and leads
    /// home.
    public let form: Form

    /// Swipe right: back to the recipe name.
    public let back: Action

    /// Links between this page and the steps.
    public let navigation: [Link]

    /// A hint for an empty list, and for an ingredient that was deleted while it was edited; else nil.
    @NullEncoded public private(set) var emptyText: String?

    public struct Row: Identifiable, Hashable, Codable, Sendable {
        public var id: Ingredient.ID { ingredient.id }
        public let ingredient: Ingredient
        /// The line as its author wrote it.
        public let line: String
        /// The parsed form of the line; nil if it equals the line.
        @NullEncoded public private(set) var reading: String?
        /// Tap: opens the ingredient in the form.
        public let edit: Action
        /// Swipe left: deletes the ingredient without confirmation, because undo restores it.
        public let delete: Action
        /// Drag: moves the ingredient.
        public let move: Action
    }

    /// Creates the page of a recipe.
    ///
    /// - Parameters:
    ///   - editing: The ingredient in the form; nil for a new one.
    ///   - typed: The unsaved texts of the form by field id. If `line` is not empty, the other fields must be as they were.
    ///   - move: The act that moves a row, with what was typed there; nil for none.
    ///   - revision: The revision of the data.
    public init(
        recipe: Recipe,
        editing: Ingredient.ID? = nil,
        typed: [String: String] = [:],
        move: Act? = nil,
        revision: Revision
    ) {
        title = recipe.name
        self.revision = revision
        validUntil = nil
        self.recipe = recipe.id
        let edited = recipe.ingredients.first { $0.id == editing }
        self.editing = edited?.id
        rows = recipe.ingredients.map { Row($0, in: recipe, move) }
        form = Self.form(edited, typed)
        back = Action(
            RecipeAct.back,
            label: localized("Recipe name"),
            gesture: .swipeRight,
            opens: RecipeLink.name(recipe.id).labeled(localized("Recipe name"))
        )
        navigation = ListPages.navigation(recipe.id, current: .ingredients(recipe.id))
        emptyText =
            editing != edited?.id
            ? localized("This ingredient was deleted. What you type becomes a new one.")
            : rows.isEmpty ? localized("There are no ingredients yet — enter the first one.") : nil
    }

    private static func form(_ edited: Ingredient?, _ typed: [String: String]) -> Form {
        let line = typed["line"] ?? ""
        let isLine = line.contains { !$0.isWhitespace }
        let fields = [lineField(line, edited, typed)] + partFields(edited, typed, isNeeded: !isLine)
        return Form(
            id: "ingredient",
            title: edited.map { localized("Ingredient \($0.position)") } ?? localized("New ingredient"),
            fields: fields,
            buttons: ListPages.buttons(
                .saveIngredient,
                localized("Save ingredient"),
                errors: fields.compactMap(\.error),
                isTyped: isTyped(typed, over: edited)
            )
        )
        .unjudged(typed)
    }

    /// Returns whether the form holds something that isn't saved.
    static func isTyped(_ typed: [String: String], over edited: Ingredient?) -> Bool {
        let saved = [
            "line": "", "amount": shownAmount(edited), "unit": edited?.unit, "name": edited?.name, "note": edited?.note,
        ]
        return ListPages.isTyped(typed, over: saved.mapValues { $0 ?? "" })
    }

    private static func shownAmount(_ edited: Ingredient?) -> String { edited?.amount?.formatted(.ascii) ?? "" }

    private static func lineField(_ line: String, _ edited: Ingredient?, _ typed: [String: String]) -> Field {
        var field = Field(
            id: "line",
            label: localized("Ingredient in one line"),
            value: line,
            limit: TextRule.ingredientLine.limit,
            placeholder: localized("1 and 1/2 cups flour, sifted")
        )
        guard line.contains(where: { !$0.isWhitespace }) else { return field }
        do throws(RecipeBoxError) {
            let draft = try IngredientReading.ingredient(typed: typed, editing: edited?.draft)
            field.reading = localized(
                "read as \(IngredientLine.inLanguage(of: line) { IngredientWording.composed(draft) })"
            )
        } catch {
            field.error = error.description
        }
        return field
    }

    private static func partFields(_ edited: Ingredient?, _ typed: [String: String], isNeeded: Bool) -> [Field] {
        let amount = typed["amount"] ?? shownAmount(edited)
        var amountField = Field(
            id: "amount",
            label: localized("Amount"),
            kind: .amount,
            value: amount,
            placeholder: "1 and 1/2"
        )
        amountField.limit = Amount.maximumLength
        do throws(RecipeBoxError) {
            amountField.reading = try IngredientReading.aboveZero(amount).map(AmountReading.text)
        } catch {
            amountField.error = error.description
        }
        let unit = typed["unit"] ?? edited?.unit ?? ""
        var unitField = RecipeFields.text("unit", localized("Unit"), .unit, unit, placeholder: localized("cups"))
        unitField.choices = KitchenUnit.all.map { Field.Choice($0.id, label: $0.label) }
        var name = RecipeFields.text("name", localized("Name"), .ingredientName, typed["name"] ?? edited?.name ?? "")
        name.placeholder = localized("flour")
        let note = RecipeFields.text("note", localized("Note"), .ingredientNote, typed["note"] ?? edited?.note ?? "")
        var fields = [amountField, unitField, name, note]
        if !isNeeded {
            for index in fields.indices {
                fields[index].error = nil
                fields[index].isRequired = false
            }
        }
        return fields
    }
}

extension IngredientPage.Row {
    fileprivate init(_ ingredient: Ingredient, in recipe: Recipe, _ act: Act?) {
        self.ingredient = ingredient
        line = IngredientWording.line(ingredient)
        reading = IngredientWording.reading(ingredient)
        edit = Action(
            RecipeAct.editIngredient(ingredient.id),
            label: localized("Edit"),
            gesture: .tap,
            opens: RecipeLink.ingredient(recipe.id, ingredient.id).labeled(localized("Ingredients"))
        )
        delete = Action(RecipeAct.deleteIngredient(ingredient.id), label: localized("Delete"), gesture: .swipeLeft)
        move = ListPages.moveAction(
            .moveIngredient(ingredient.id),
            from: ingredient.position,
            rows: recipe.ingredients.count,
            by: act
        )
    }
}

/// Describes the reading of an amount.
enum AmountReading {
    static func text(_ amount: Amount) -> String {
        let read = amount.formatted(.ascii)
        guard case .lostSpace(let alternative) = amount.reading else { return localized("read as \(read)") }
        let other = MixedNumber(alternative).formatted(.ascii)
        return localized("read as \(read) — as a plain fraction \(alternative) it would be \(other)")
    }
}

/// The common parts of the ingredient page and the steps page.
enum ListPages {
    /// Returns the links between the two pages.
    static func navigation(_ recipe: Recipe.ID, current: RecipeLink) -> [Link] {
        let pages: [(String, RecipeLink)] = [
            (localized("Ingredients"), .ingredients(recipe)), (localized("Steps"), .steps(recipe)),
        ]
        return pages.map { label, link in link.labeled(label, isCurrent: link == current) }
    }

    /// Returns Save and Done. Save is disabled with the first error, and so is Done if something is typed, because it saves that.
    static func buttons(_ act: RecipeAct, _ save: String, errors: [String], isTyped: Bool) -> [Action] {
        let saved = Action.Availability.without(errors)
        return [
            Action(act, label: save, availability: saved),
            Action(
                RecipeAct.done,
                label: localized("Done"),
                availability: isTyped ? saved : .enabled,
                opens: RecipeLink.home.labeled(localized("Recipes"))
            ),
        ]
    }

    /// Returns whether a typed text differs from the saved one of its field. Fields that aren't in `saved` don't count.
    static func isTyped(_ typed: [String: String], over saved: [String: String]) -> Bool {
        saved.contains { id, value in
            guard let text = typed[id], text != value else { return false }
            return !value.isEmpty || !text.allSatisfy(\.isWhitespace)
        }
    }

    /// Returns the action that moves a row.
    ///
    /// - Parameter act: The move that is being done, with what was typed into its row; nil for none.
    static func moveAction(_ move: RecipeAct, from position: Int, rows: Int, by act: Act?) -> Action {
        let typed = act?.action == move.id ? act?.fields["position"] : nil
        return Action(
            move,
            label: localized("Move"),
            gesture: .drag,
            availability: rows > 1 ? .enabled : .disabled(why: localized("there is nothing to move it past")),
            inputs: [
                Field(
                    id: "position",
                    label: localized("New position"),
                    kind: .number,
                    value: typed ?? "\(position)",
                    isRequired: true,
                    error: typed.flatMap { text in
                        RecipeFields.error { () throws(RecipeBoxError) in _ = try RecipeFields.neededPlace(text) }
                    },
                    range: Field.Bounds(lowest: Position.first)
                )
            ]
        )
    }
}
