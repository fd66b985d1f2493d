public import ScreenKit
public import TimeKit

/// The recipe name page, the first step of making or editing a recipe.
///
/// Leaving the page saves its form. The links to other pages are disabled until there is a name.
public struct RecipeNameScreen: Screen {
    public let title: String

    public let revision: Revision

    public let validUntil: Instant?

    /// The recipe; nil for an unsaved one.
    public let recipe: Recipe.ID?

    /// The form. Only the name is required.
    public let form: Form

    /// The photo; nil if there is none.
    public let photo: Photo?

    /// The actions to take, choose and remove a photo.
    public let photoActions: [Action]

    /// The ways to the ingredient page and the steps page. Each saves the form first.
    public let links: [Action]

    /// A link back to the list.
    public let back: Link

    /// Creates the page of a recipe, or of a new one if `recipe` is nil. `typed` holds the unsaved texts by field id.
    public init(recipe: Recipe?, typed: [String: String] = [:], revision: Revision) {
        title = recipe == nil ? "New recipe" : "Recipe name"
        self.revision = revision
        validUntil = nil
        self.recipe = recipe?.id
        photo = recipe?.photo
        back = RecipeLink.home.labeled("Recipes")
        let fields = RecipeFields.fields(recipe, typed: typed)
        let wrong = fields.compactMap(\.error).first
        let onward: Action.Availability = wrong.map { .disabled(why: $0) } ?? .enabled
        form = Form(
            id: "recipe",
            title: title,
            fields: fields,
            buttons: [Action(RecipeAct.saveRecipe, label: "Continue", availability: onward)]
        )
        .unjudged(typed)
        let lists: [(RecipeAct, String, RecipeLink?)] = [
            (.saveAndOpenIngredients, "Ingredients", recipe.map { .ingredients($0.id) }),
            (.saveAndOpenSteps, "Steps", recipe.map { .steps($0.id) }),
        ]
        links = lists.map { act, label, link in
            Action(act, label: label, availability: onward, opens: link?.labeled(label))
        }
        photoActions = Self.photoActions(recipe)
    }

    private static func photoActions(_ recipe: Recipe?) -> [Action] {
        let saved: Action.Availability = recipe == nil ? .disabled(why: "give the recipe a name first") : .enabled
        var removal = Action(RecipeAct.removePhoto, label: "Remove photo", availability: saved)
        if recipe?.photo == nil {
            removal.availability = .disabled(why: "there is no photo")
        } else {
            removal.confirmation = .init(question: "Remove the photo?", proceed: "Remove")
        }
        let file = Field(id: "photo", label: "Photo", kind: .file, isRequired: true)
        let verb = recipe?.photo == nil ? "Add" : "Replace"
        return [
            Action(RecipeAct.takePhoto, label: "Take photo", availability: saved, inputs: [file]),
            Action(RecipeAct.choosePhoto, label: "\(verb) photo from a file", availability: saved, inputs: [file]),
            removal,
        ]
    }
}
