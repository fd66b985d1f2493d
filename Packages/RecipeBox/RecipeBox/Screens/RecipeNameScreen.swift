public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The recipe name page, the first step of making or editing a recipe.
///
/// The button and the links to the other steps save the form. They are disabled while a field is invalid, such as an
/// empty name. The link back to the list saves nothing.
public struct RecipeNameScreen: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    /// The recipe; nil for an unsaved one.
    @NullEncoded public private(set) var recipe: Recipe.ID?

    /// The form. Only the name is required.
    public let form: Form

    /// The photo; nil if there is none.
    @NullEncoded public private(set) var photo: Photo?

    /// The actions to take, choose and remove a photo; disabled for an unsaved recipe.
    public let photoActions: [Action]

    /// The actions that save the form and then open the ingredient page or the steps page.
    public let links: [Action]

    /// A link back to the list.
    public let back: Link

    /// Creates the page of a recipe, or of a new one if `recipe` is nil. `typed` holds the unsaved texts by field id.
    init(recipe: Recipe?, typed: [String: String] = [:], revision: Revision) {
        title = recipe == nil ? localized("New recipe") : localized("Recipe name")
        self.revision = revision
        validUntil = nil
        self.recipe = recipe?.id
        photo = recipe?.photo
        back = RecipeLink.home.labeled(localized("Recipes"))
        let fields = RecipeFields.fields(recipe, typed: typed)
        let wrong = fields.compactMap(\.error).first
        let onward: Action.Availability = wrong.map { .disabled(why: $0) } ?? .enabled
        form = Form(
            id: "recipe",
            title: title,
            fields: fields,
            buttons: [Action(RecipeAct.saveRecipe, label: localized("Continue"), availability: onward)]
        )
        .unjudged(typed)
        let lists: [(RecipeAct, String, RecipeLink?)] = [
            (.saveAndOpenIngredients, localized("Ingredients"), recipe.map { .ingredients($0.id) }),
            (.saveAndOpenSteps, localized("Steps"), recipe.map { .steps($0.id) }),
        ]
        links = lists.map { act, label, link in
            Action(act, label: label, availability: onward, opens: link?.labeled(label))
        }
        photoActions = Self.photoActions(recipe)
    }

    private static func photoActions(_ recipe: Recipe?) -> [Action] {
        let saved: Action.Availability =
            recipe == nil ? .disabled(why: localized("give the recipe a name first")) : .enabled
        var removal = Action(RecipeAct.removePhoto, label: localized("Remove photo"), availability: saved)
        if recipe?.photo == nil {
            removal.availability = .disabled(why: localized("there is no photo"))
        } else {
            removal.confirmation = .init(question: localized("Remove the photo?"), proceed: localized("Remove"))
        }
        let file = Field(id: "photo", label: localized("Photo"), kind: .file, isRequired: true, takes: .picture)
        let choose = recipe?.photo == nil ? localized("Add photo from a file") : localized("Replace photo from a file")
        return [
            Action(RecipeAct.takePhoto, label: localized("Take photo"), availability: saved, inputs: [file]),
            Action(RecipeAct.choosePhoto, label: choose, availability: saved, inputs: [file]),
            removal,
        ]
    }
}
