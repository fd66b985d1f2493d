import ScreenKit
import TimeKit

/// Everything that can be done on the screens of the app. The id of each action is written from one of these and read back into it.
package enum RecipeAct: ScreenAct {
    // Home and rows of recipes
    case newRecipe, undo, redo, importRecipes, shoppingList
    case editRecipe(Recipe.ID), deleteRecipe(Recipe.ID)
    // The recipe name page
    case saveRecipe, saveAndOpenIngredients, saveAndOpenSteps, takePhoto, choosePhoto, removePhoto
    // The lists
    case saveIngredient, saveStep, done, back
    case editIngredient(Ingredient.ID), moveIngredient(Ingredient.ID), deleteIngredient(Ingredient.ID)
    case editStep(Step.ID), moveStep(Step.ID), deleteStep(Step.ID)
    // The recipe
    case edit, history, size, search
    case export(ExportFormat)

    /// The acts whose id is one word or two, always the same.
    private static let plain: [[String]: RecipeAct] = [
        ["recipe", "new"]: .newRecipe, ["undo"]: .undo, ["redo"]: .redo, ["import"]: .importRecipes,
        ["shopping-list"]: .shoppingList, ["recipe", "save"]: .saveRecipe, ["ingredients"]: .saveAndOpenIngredients,
        ["steps"]: .saveAndOpenSteps, ["photo", "take"]: .takePhoto, ["photo", "choose"]: .choosePhoto,
        ["photo", "remove"]: .removePhoto, ["ingredient", "save"]: .saveIngredient, ["step", "save"]: .saveStep,
        ["done"]: .done, ["back"]: .back, ["edit"]: .edit, ["history"]: .history, ["size"]: .size,
        ["search"]: .search,
    ]
    private static let plainParts = Dictionary(uniqueKeysWithValues: plain.map { ($1, $0) })

    package var onlyOpens: Bool {
        switch self {
        case .newRecipe, .editRecipe, .editIngredient, .editStep, .edit, .history, .back: true
        default: false
        }
    }

    package var needsSeen: Bool { self == .undo || self == .redo }

    /// Whether it moves a row to a number that is typed there.
    var isMove: Bool {
        switch self {
        case .moveIngredient, .moveStep: true
        default: false
        }
    }

    package var parts: [String] {
        switch self {
        case .editRecipe(let id): ["recipe", id.rawValue, "edit"]
        case .deleteRecipe(let id): ["recipe", id.rawValue, "delete"]
        case .editIngredient(let id): ["ingredient", id.rawValue, "edit"]
        case .moveIngredient(let id): ["ingredient", id.rawValue, "move"]
        case .deleteIngredient(let id): ["ingredient", id.rawValue, "delete"]
        case .editStep(let id): ["step", id.rawValue, "edit"]
        case .moveStep(let id): ["step", id.rawValue, "move"]
        case .deleteStep(let id): ["step", id.rawValue, "delete"]
        case .export(let format): ["export", format.rawValue]
        default: Self.plainParts[self] ?? []
        }
    }

    package init?(parts: [String]) {
        if let plain = Self.plain[parts] {
            self = plain
            return
        }
        switch (parts.first, parts.count, parts.last) {
        case ("recipe", 3, "edit"): self = .editRecipe(ID(parts[1]))
        case ("recipe", 3, "delete"): self = .deleteRecipe(ID(parts[1]))
        case ("ingredient", 3, "edit"): self = .editIngredient(ID(parts[1]))
        case ("ingredient", 3, "move"): self = .moveIngredient(ID(parts[1]))
        case ("ingredient", 3, "delete"): self = .deleteIngredient(ID(parts[1]))
        case ("step", 3, "edit"): self = .editStep(ID(parts[1]))
        case ("step", 3, "move"): self = .moveStep(ID(parts[1]))
        case ("step", 3, "delete"): self = .deleteStep(ID(parts[1]))
        case ("export", 2, let format?):
            guard let format = ExportFormat(rawValue: format) else { return nil }
            self = .export(format)
        default: return nil
        }
    }

    /// Whether it means something else once the recipe has changed: it replaces what the person saw, takes back the last change, or counts
    /// places.
    func dependsOnWhatWasSeen(at link: RecipeLink) -> Bool {
        switch (self, link) {
        case (.undo, _), (.redo, _), (.saveRecipe, _), (.saveAndOpenIngredients, _), (.saveAndOpenSteps, _),
            (.moveIngredient, _), (.moveStep, _), (.saveStep, _), (.saveIngredient, .ingredient),
            (.done, .ingredient), (.done, .step), (.done, .steps):
            link != .newRecipe
        default: false
        }
    }
}
