/// What looks forgotten in a recipe: ingredients that no step uses, and foods in the steps that are not in the list.
///
/// It reads English words, so it can be wrong; it never changes anything.
public enum RecipeCheck {
    /// Something that looks forgotten.
    public enum Finding: Hashable, Sendable {
        /// No step mentions this ingredient.
        case unusedIngredient(Ingredient)
        /// A step mentions a food that no ingredient names; `food` as the step writes it, folded.
        case unlistedFood(food: String, step: Step)
    }

    /// Every finding: unused ingredients in order, then unlisted foods in the order of the steps, each food once.
    ///
    /// A recipe without steps has no unused ingredients, and one whose steps speak of "everything" or "the ingredients" uses
    /// them all. O(words of the steps + words of the ingredients).
    public static func findings(in recipe: Recipe) -> [Finding] {
        unusedIngredients(of: recipe).map(Finding.unusedIngredient) + unlistedFoods(of: recipe)
    }

    private static func unusedIngredients(of recipe: Recipe) -> [Ingredient] {
        let said = Set(recipe.steps.flatMap { words($0.text) })
        guard !said.isEmpty, said.isDisjoint(with: collectives) else { return [] }
        return recipe.ingredients.filter { ingredient in
            guard !ingredient.isHeading else { return false }
            let telling = words(ingredient.name).filter { !qualifiers.contains($0) }
            return !telling.isEmpty && said.isDisjoint(with: telling + implied(by: telling))
        }
    }

    private static func unlistedFoods(of recipe: Recipe) -> [Finding] {
        var known = Set(recipe.ingredients.flatMap { words($0.name) + words($0.note) + words($0.text) })
        var findings: [Finding] = []
        for step in recipe.steps {
            let said = words(step.text)
            for (index, word) in said.enumerated() where FoodWords.all.contains(word) && !known.contains(word) {
                let next = said.indices.contains(index + 1) ? said[index + 1] : ""
                guard !isVerb(word, before: next), !FoodWords.isPartOfAName(said, index) else { continue }
                known.insert(word)
                findings.append(.unlistedFood(food: word, step: step))
            }
        }
        return findings
    }

    private static func words(_ text: String) -> [String] {
        Folding.words(text).map(EnglishPlural.singular)
    }

    /// "Cream the butter", "oil a pan", "salt to taste".
    private static func isVerb(_ word: String, before next: String) -> Bool {
        word == "cream" && ["the", "together", "butter", "until", "in"].contains(next)
    }

    /// "Season" uses the salt and the pepper; "knead the dough" the flour.
    private static func implied(by names: [String]) -> [String] {
        names.flatMap { impliedBy[$0] ?? [] }
    }

    private static let impliedBy = [
        "salt": ["season", "seasoning"], "pepper": ["season", "seasoning"],
        "spaghetti": ["pasta"], "penne": ["pasta"], "linguine": ["pasta", "noodle"], "macaroni": ["pasta"],
        "yolk": ["egg"], "white": ["egg"], "broth": ["stock", "liquid"], "stock": ["broth", "liquid"],
        "beef": ["meat"], "pork": ["meat"], "lamb": ["meat"], "cheddar": ["cheese"], "parmesan": ["cheese"],
        "mozzarella": ["cheese"], "scallion": ["onion"], "shallot": ["onion"], "basil": ["herb"], "parsley": ["herb"],
        "cilantro": ["herb", "coriander"], "thyme": ["herb"], "cinnamon": ["spice"], "cumin": ["spice"],
    ]

    private static let collectives: Set<String> = ["everything", "ingredient"]

    /// Words of a name that a step wouldn't use alone to mean the thing.
    private static let qualifiers: Set<String> = [
        "all", "purpose", "fresh", "dried", "dry", "ground", "large", "small", "medium", "extra", "virgin", "whole",
        "black",
        "red", "green", "yellow", "unsalted", "salted", "kosher", "sea", "table", "fine", "coarse", "light", "dark",
        "hot",
        "cold", "warm", "ripe", "raw", "cooked", "frozen", "plain", "heavy", "low", "fat", "free", "sodium", "of",
        "and",
        "or", "the", "a", "for", "to", "taste", "optional", "chopped", "sliced", "diced", "minced", "grated", "peeled",
        "boneless", "skinless", "organic", "pure", "powder", "sauce", "oil", "juice",
    ]
}

/// Common foods by one English word in the singular: what a step may mention that the list should have.
enum FoodWords {
    static let all: Set<String> = [
        "almond", "anchovy", "apple", "apricot", "artichoke", "asparagus", "aubergine", "avocado", "bacon", "banana",
        "barley", "basil", "bean", "beef", "beet", "blueberry", "bread", "breadcrumb", "broccoli", "broth", "butter",
        "buttermilk", "cabbage", "caper", "cardamom", "carrot", "cashew", "cauliflower", "celery", "cheddar", "cheese",
        "cherry", "chicken", "chickpea", "chili", "chive", "chocolate", "cilantro", "cinnamon", "clam", "cocoa",
        "coconut",
        "cod", "coffee", "coriander", "corn", "cornstarch", "couscous", "crab", "cranberry", "cream", "cucumber",
        "cumin",
        "currant", "dill", "egg", "eggplant", "fennel", "feta", "fig", "flour", "garlic", "gelatin", "ginger", "grape",
        "ham", "hazelnut", "honey", "horseradish", "kale", "ketchup", "lamb", "leek", "lemon", "lentil", "lettuce",
        "lime",
        "mango", "maple", "margarine", "mayonnaise", "milk", "mint", "molasses", "mozzarella", "mushroom", "mussel",
        "mustard", "noodle", "nutmeg", "oat", "oil", "olive", "onion", "orange", "oregano", "paprika", "parmesan",
        "parsley", "parsnip", "pasta", "pea", "peach", "peanut", "pear", "pecan", "pepper", "pineapple", "pistachio",
        "plum", "pork", "potato", "prawn", "pumpkin", "quinoa", "radish", "raisin", "raspberry", "rice", "ricotta",
        "rosemary", "rum", "saffron", "sage", "salmon", "salt", "sausage", "scallion", "sesame", "shallot", "shrimp",
        "spinach", "squash", "strawberry", "sugar", "tarragon", "thyme", "tofu", "tomato", "tuna", "turkey", "turmeric",
        "turnip", "vanilla", "vinegar", "walnut", "wine", "yeast", "yogurt", "zucchini",
    ]

    /// "Butter knife", "egg wash brush", "salted", "orange in colour": a food's word that isn't one there.
    static func isPartOfAName(_ words: [String], _ index: Int) -> Bool {
        guard words.indices.contains(index + 1) else { return false }
        return [
            "knife", "slicer", "masher", "mill", "grinder", "pan", "pot", "dish", "board", "cutter", "timer", "press",
        ]
        .contains(words[index + 1])
    }
}
