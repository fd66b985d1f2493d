public import ScreenKit
import WordKit

extension RecipeBoxError: ScreenError {
    public var remedy: Link? {
        switch self {
        case .noSuchRecipe, .ambiguousRecipe, .noRecipeChosen:
            RecipeLink.home.labeled(localized("Recipes"))
        default: nil
        }
    }
}
