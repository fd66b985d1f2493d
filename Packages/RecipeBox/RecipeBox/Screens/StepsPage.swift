public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The steps page: the steps and a form for a new or edited step.
public struct StepsPage: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    public let recipe: Recipe.ID

    public let rows: [Row]

    /// The step in the form; nil for a new one.
    @NullEncoded public private(set) var editing: Step.ID?

    /// The form with text and position. Its buttons are Save and, below it, Done, which saves what is typed and leads home.
    public let form: Form

    /// Swipe right: back to the recipe name.
    public let back: Action

    /// Links between this page and the ingredients.
    public let navigation: [Link]

    /// A hint for an empty list, and for a step that was deleted while it was edited; else nil.
    @NullEncoded public private(set) var emptyText: String?

    public struct Row: Identifiable, Hashable, Codable, Sendable {
        public var id: Step.ID { step.id }
        public let step: Step
        /// Tap: opens the step in the form.
        public let edit: Action
        /// Swipe left: deletes the step without confirmation, because undo restores it.
        public let delete: Action
        /// Drag: moves the step.
        public let move: Action
    }

    /// Creates the page of a recipe. `editing` is the step in the form, and `typed` holds its unsaved texts by field id. `move` is the act that
    /// moves a row, with what was typed there; nil for none.
    init(
        recipe: Recipe,
        editing: Step.ID? = nil,
        typed: [String: String] = [:],
        move: Act? = nil,
        revision: Revision
    ) {
        title = recipe.name
        self.revision = revision
        validUntil = nil
        self.recipe = recipe.id
        let edited = recipe.steps.first { $0.id == editing }
        self.editing = edited?.id
        rows = recipe.steps.map { Row($0, in: recipe, move) }
        let fields = [
            RecipeFields.text(
                "text",
                localized("Step"),
                .step,
                typed["text"] ?? edited?.text ?? "",
                placeholder: localized("Stir the batter")
            ),
            Self.positionField(recipe, edited, typed["position"]),
        ]
        form = Form(
            id: "step",
            title: Self.formTitle(edited, in: recipe),
            fields: fields,
            buttons: ListPages.buttons(
                .saveStep,
                localized("Save step"),
                errors: fields.compactMap(\.error),
                isTyped: Self.isTyped(typed, over: edited, in: recipe)
            )
        )
        .unjudged(typed)
        back = Action(
            RecipeAct.back,
            label: localized("Recipe name"),
            gesture: .swipeRight,
            opens: RecipeLink.name(recipe.id).labeled(localized("Recipe name"))
        )
        navigation = ListPages.navigation(recipe.id, current: .steps(recipe.id))
        emptyText =
            editing != edited?.id
            ? localized("This step was deleted. What you type becomes a new one.")
            : rows.isEmpty ? localized("There are no steps yet — enter the first one.") : nil
    }

    /// Returns whether the form holds something that isn't saved. A new step is its text, because its position is filled in.
    static func isTyped(_ typed: [String: String], over edited: Step?, in recipe: Recipe) -> Bool {
        let shown = edited.map { ["text": $0.text, "position": "\(place(of: $0, in: recipe))"] }
        return ListPages.isTyped(typed, over: shown ?? ["text": ""])
    }

    private static func formTitle(_ edited: Step?, in recipe: Recipe) -> String {
        guard let edited else { return localized("New step") }
        return recipe.steps.numbers[edited.id].map { localized("Step \($0)") } ?? localized("Heading")
    }

    /// Returns the number of a step, or that of the step after a heading.
    private static func place(of step: Step, in recipe: Recipe) -> Int {
        recipe.steps.number(at: step.position, moving: step.id)
    }

    /// Returns the position field, filled with the edited step's number or the next available one. Headings have no number.
    private static func positionField(_ recipe: Recipe, _ edited: Step?, _ typed: String?) -> Field {
        let others = recipe.steps.numbers.count { $0.key != edited?.id }
        let current = edited.map { place(of: $0, in: recipe) }
        let usual = current ?? Position.resolved(nil, others: others)
        let value = typed ?? String(usual)
        var field = Field(id: "position", label: localized("Position"), kind: .number, value: value)
        field.range = Field.Bounds(lowest: Position.first)
        do throws(RecipeBoxError) {
            let wanted = try RecipeFields.place(value)
            let place = Position.resolved(wanted ?? current, others: others)
            let shifts = place <= others && place != current
            let isHeading = edited.map { RecipeHeading.isHeading($0.text) } ?? false
            field.reading =
                isHeading
                ? localized("stands before step \(place)")
                : shifts
                    ? localized("becomes step \(place); what stands there moves down")
                    : localized("becomes step \(place)")
        } catch {
            field.error = error.description
        }
        return field
    }
}

extension StepsPage.Row {
    fileprivate init(_ step: Step, in recipe: Recipe, _ act: Act?) {
        self.step = step
        edit = Action(
            RecipeAct.editStep(step.id),
            label: localized("Edit"),
            gesture: .tap,
            opens: RecipeLink.step(recipe.id, step.id).labeled(localized("Steps"))
        )
        delete = Action(RecipeAct.deleteStep(step.id), label: localized("Delete"), gesture: .swipeLeft)
        move = ListPages.moveAction(.moveStep(step.id), from: step.position, rows: recipe.steps.count, by: act)
    }
}
