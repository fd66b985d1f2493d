public import TimeKit

extension RecipeBox {
    /// A recipe in another size, its amounts exact; `forKitchen` rounds them to what can be measured and says how far off they are.
    ///
    /// Throws `noSuchRecipe`, `factorNotPositive`, `servingsUnknown`, `calculation`.
    public func scaled(
        _ recipe: Recipe.ID,
        _ scale: Scale,
        forKitchen: Bool = false
    ) throws(RecipeBoxError) -> ScaledRecipe {
        try Scaling.scaled(self.recipe(recipe), scale, forKitchen: forKitchen)
    }

    /// What to buy for several recipes, each in the size wanted.
    public func shoppingList(_ recipes: [(Recipe.ID, Scale)]) throws(RecipeBoxError) -> ShoppingList {
        try ShoppingList(scaled(recipes))
    }

    /// What looks forgotten in a recipe: ingredients that no step uses, foods in the steps that are not listed.
    public func check(_ recipe: Recipe.ID) throws(RecipeBoxError) -> [RecipeCheck.Finding] {
        try RecipeCheck.findings(in: self.recipe(recipe))
    }

    func scaled(_ recipes: [(Recipe.ID, Scale)]) throws(RecipeBoxError) -> [ScaledRecipe] {
        var result: [ScaledRecipe] = []
        for (id, scale) in recipes { result.append(try scaled(id, scale)) }
        return result
    }
}
