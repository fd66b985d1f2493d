// RecipeBox
