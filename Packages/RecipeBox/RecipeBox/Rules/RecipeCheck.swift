/// Finds ingredients that no step uses and foods in the steps that are not listed.
///
/// The check compares English and Spanish words, so it can be wrong. It never changes a recipe. The longest name counts: "peanut butter" and
/// "butter beans" aren't butter, "black pepper" isn't bell pepper, and the step "Add the chicken broth" uses a listed broth and not a listed
/// chicken. A step in another language isn't checked, and the result says so.
public enum RecipeCheck {
    /// A possible omission in a recipe.
    public enum Finding: Hashable, Sendable {
        /// No step mentions this ingredient.
        case unusedIngredient(Ingredient)
        /// A step mentions a food that no ingredient names. `food` is the name in the step, in the singular: "milk", "coconut milk" or
        /// "leche de coco".
        case unlistedFood(food: String, step: Step)
        /// The foods of this step were not looked for, since its language is neither English nor Spanish.
        case uncheckedStep(Step)
    }

    /// Returns the unused ingredients in order, then the unlisted foods in the order of the steps, each once, then the unchecked steps.
    ///
    /// A recipe without steps has no unused ingredients. Steps that mention "everything" or "ingredients" use all of
    /// them.
    ///
    /// - Complexity: O(words of the steps × ingredients that begin with one word + words of the ingredients).
    public static func findings(in recipe: Recipe) -> [Finding] {
        let texts = recipe.steps.map(\.text) + recipe.ingredients.map { IngredientWording.line($0) }
        let language = KitchenLanguage(texts.map { words($0) })
        return unusedIngredients(of: recipe, language).map(Finding.unusedIngredient)
            + unlistedFoods(of: recipe, language)
            + recipe.steps.filter { language.of(words($0.text)) == nil }.map(Finding.uncheckedStep)
    }

    private static func unusedIngredients(of recipe: Recipe, _ language: KitchenLanguage) -> [Ingredient] {
        let steps = recipe.steps.map { language.foods(words($0.text)).map(\.key) }
        let all = Set(steps.joined())
        guard !all.isEmpty, all.isDisjoint(with: collectives) else { return [] }
        let names = recipe.ingredients.map { telling($0, language) }
        let said = Mentions(steps, names: names)
        return zip(recipe.ingredients, names).compactMap { ingredient, name in
            let isForgotten = !ingredient.isHeading && !name.isEmpty && !said.use(name, implied: implied(by: name))
            return isForgotten ? ingredient : nil
        }
    }

    private static func unlistedFoods(of recipe: Recipe, _ language: KitchenLanguage) -> [Finding] {
        var listed = ListedFoods(
            recipe.ingredients.flatMap { [$0.name, $0.note, $0.text] }.map { language.foods(words($0)).map(\.key) }
        )
        var findings: [Finding] = []
        for step in recipe.steps {
            let said = language.foods(words(step.text))
            let keys = said.map(\.key)
            for (index, food) in said.enumerated() where FoodWords.isFood(food.key) && !listed.contains(food.key) {
                let next = said.indices.contains(index + 1) ? keys[index + 1] : ""
                guard !isVerb(food.key, before: next), !FoodWords.isPartOfAName(keys, index) else { continue }
                listed.insert(food.key)
                findings.append(.unlistedFood(food: food.shown, step: step))
            }
        }
        return findings
    }

    /// Returns the words of a text in the singular. A food of two words is one of them; a mark such as a comma, a dash or a new line
    /// parts two foods.
    private static func words(_ text: String) -> [String] {
        text.split { $0.isNewline || ",;:.!?()/–—".contains($0) }
            .flatMap { FoodWords.joined(Folding.words(String($0)).map(EnglishPlural.singular)) }
    }

    /// Returns the words of an ingredient's name that a step would use for it.
    private static func telling(_ ingredient: Ingredient, _ language: KitchenLanguage) -> [String] {
        language.foods(words(ingredient.name)).map(\.key).filter { !qualifiers.contains($0) }
    }

    /// Whether the word is a verb here: "Cream the butter", "Fish out the leaf".
    private static func isVerb(_ word: String, before next: String) -> Bool {
        if word == "fish" { return next == "out" }
        return word == "cream" && (["the", "together", "until", "in"].contains(next) || next.hasSuffix("butter"))
    }

    /// Returns the words that imply an ingredient: "season" uses the salt and the pepper, and "oil" the peanut oil.
    private static func implied(by names: [String]) -> [String] {
        let heads = names.flatMap(FoodWords.heads)
        let all = names + heads
        let wider = names.flatMap { name in FoodWords.kinds.compactMap { $0.value.contains(name) ? $0.key : nil } }
        return heads + wider + all.flatMap { impliedBy[$0] ?? [] }
    }

    private static let impliedBy = [
        "salt": ["season", "seasoning", "salpimiente", "sazone"],
        "pepper": ["season", "seasoning", "salpimiente", "sazone"],
        "spaghetti": ["pasta"], "penne": ["pasta"], "linguine": ["pasta", "noodle"], "macaroni": ["pasta"],
        "yolk": ["egg"], "white": ["egg"], "broth": ["stock", "liquid"], "stock": ["broth", "liquid"],
        "beef": ["meat"], "pork": ["meat"], "lamb": ["meat"], "cheddar": ["cheese"], "parmesan": ["cheese"],
        "mozzarella": ["cheese"], "scallion": ["onion"], "shallot": ["onion"], "basil": ["herb"], "parsley": ["herb"],
        "soy sauce": ["soy"], "cilantro": ["herb", "coriander"], "thyme": ["herb"], "cinnamon": ["spice"],
        "cumin": ["spice"],
    ]

    private static let collectives: Set<String> = ["everything", "ingredient", "ingrediente"]

    /// The words of a name that a step would not use alone for the ingredient.
    private static let qualifiers: Set<String> = [
        "all", "purpose", "fresh", "dried", "dry", "ground", "large", "small", "medium", "extra", "virgin", "whole",
        "black",
        "red", "green", "yellow", "unsalted", "salted", "kosher", "sea", "table", "fine", "coarse", "light", "dark",
        "hot",
        "cold", "warm", "ripe", "raw", "cooked", "frozen", "plain", "heavy", "low", "fat", "free", "sodium", "of",
        "and",
        "or", "the", "a", "for", "to", "taste", "optional", "chopped", "sliced", "diced", "minced", "grated", "peeled",
        "boneless", "skinless", "organic", "pure", "powder", "sauce", "oil", "juice",
        "de", "del", "la", "el", "lo", "las", "y", "o", "con", "sin", "en", "al", "para", "gusto", "le", "les", "du",
        "fresco", "fresca", "grande", "picado", "picada", "rallado", "rallada",
    ]
}

/// The mentions of ingredients in the steps. The longest name that begins at a word takes all of its words.
private struct Mentions {
    private var words: Set<String> = []
    private var names: Set<[String]> = []

    /// - Parameter names: The names of the ingredients. Those that end with a food before which another word stands, such as "chicken broth",
    ///   are looked for as a whole.
    init(_ steps: [[String]], names: [[String]]) {
        let whole = names.filter { $0.count > 1 && $0.last.map(FoodWords.isFood) == true }
        let byFirst = Dictionary(grouping: whole) { $0[0] }.mapValues { $0.sorted { $0.count > $1.count } }
        for step in steps {
            var rest = step[...]
            while let first = rest.first {
                let name = byFirst[first]?.first { rest.starts(with: $0) }
                if let name { self.names.insert(name) } else { words.insert(first) }
                rest = rest.dropFirst(name?.count ?? 1)
            }
        }
    }

    /// Returns whether the steps use an ingredient: by a word of its name or one that implies it, or by a name within its name.
    func use(_ name: [String], implied: [String]) -> Bool {
        !words.isDisjoint(with: name + implied) || names.contains { Set($0).isSubset(of: name) }
    }
}

/// The foods that the ingredients name.
private struct ListedFoods {
    /// The names as they are listed.
    private var names: Set<String>
    /// The names, and those that stand for them.
    private var keys: Set<String>

    /// - Parameter lines: The foods and other words of each text.
    init(_ lines: [[String]]) {
        names = Set(lines.joined())
        keys = names
        for name in names { keys.formUnion(FoodWords.heads(name)) }
    }

    /// Whether the ingredients name a food: by its name, by a kind of it ("cheddar" for "cheese"), or, for what is cooked of it, by its main
    /// part ("tomato" for "tomato sauce").
    func contains(_ food: String) -> Bool {
        if keys.contains(food) || !names.isDisjoint(with: FoodWords.kinds[food] ?? []) { return true }
        let words = food.split(separator: " ")
        guard words.count > 1, let head = words.last, FoodWords.dishes.contains(String(head)) else { return false }
        return keys.contains(words.dropLast().joined(separator: " "))
    }

    mutating func insert(_ food: String) {
        names.insert(food)
        keys.insert(food)
    }
}
