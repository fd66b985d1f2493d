import ScreenKit

/// The screens that the links of the recipe box lead to, each made into a page of one front end.
///
/// A front end that can't show one of them doesn't compile.
public protocol RecipeScreens {
    associatedtype Page

    func page(_ screen: HomeScreen) -> Page
    func page(_ screen: RecipeNameScreen) -> Page
    func page(_ screen: SearchScreen) -> Page
    func page(_ screen: ShoppingListScreen) -> Page
    func page(_ screen: IngredientPage) -> Page
    func page(_ screen: StepsPage) -> Page
    func page(_ screen: RecipeScreen) -> Page
    func page(_ screen: HistoryScreen) -> Page
}

extension PlainScreens: RecipeScreens {}
