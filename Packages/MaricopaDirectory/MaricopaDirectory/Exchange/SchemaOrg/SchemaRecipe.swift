import JSONKit
import TimeKit
import WordKit

/// The conversion of a schema.org Recipe.
struct SchemaRecipe {
    private let node: JSONObject
    private let values: SchemaValue

    init(_ node: JSONObject, _ values: SchemaValue) {
        self.node = node
        self.values = values
    }

    /// Returns the recipe; one without a name, or without both ingredients and directions, is rejected.
    func outcome(_ source: String, _ today: LocalDate) -> ImportedItem.Outcome {
        let title = values.line(node["name"] ?? node["headline"])
        guard !title.isEmpty else { return .refused(localized("a recipe has no name")) }
        let recipe = RecipeDetails(
            ingredients: values.lines(node["recipeIngredient"] ?? node["ingredients"]),
            directions: steps(node["recipeInstructions"], depth: 0),
            nutrition: nutrition,
            servings: servings,
            meals: meals
        )
        guard !recipe.ingredients.isEmpty || !recipe.directions.isEmpty else {
            return .refused(localized("“\(title)” has neither ingredients nor directions"))
        }
        var notes: [String] = []
        let told = (node["recipeIngredient"] ?? node["ingredients"])?.list.count ?? 0
        if told > SchemaValue.longestList {
            notes.append(localized("of more than \(SchemaValue.longestList) ingredients the first are kept"))
        }
        if values.isTooLong(node["description"]) { notes.append(localized("a description is too long")) }
        let page = values.link(node["url"]) ?? values.link(node["mainEntityOfPage"]) ?? values.link(node["@id"])
        if page == nil, node["url"] != nil { notes.append(localized("an address of a page may not be opened")) }
        if node["image"] != nil { notes.append(localized("pictures aren't taken")) }
        let record = Record(
            id: TimeKit.ID<Record>(""),
            title: title,
            subtitle: time,
            description: values.paragraphs(node["description"]),
            links: page.map { [RecordLink(.website, $0)] } ?? [],
            addedOn: today,
            details: .recipe(recipe)
        )
        let author = values.line(node["author"])
        return .record(record.named(source, page?.text ?? "\(title), \(author)"), notes: notes)
    }

    /// Such as "Ready in 45 minutes"; empty if unknown.
    private var time: String {
        let minutes = { (name: String) in OutsideDuration.minutes(values.line(node[name])) ?? 0 }
        let total = minutes("totalTime") > 0 ? minutes("totalTime") : minutes("prepTime") + minutes("cookTime")
        return total > 0 && total < 100_000 ? inEnglish { OutsideDuration.ready(in: total) } : ""
    }

    private var servings: String {
        let texts = values.lines(node["recipeYield"] ?? node["yield"])
        // Pages often give both the number and the number with a unit; the longer text has more information.
        let text = texts.max { $0.count < $1.count } ?? ""
        return !text.isEmpty && text.allSatisfy(\.isNumber) ? "\(text) \(text == "1" ? "serving" : "servings")" : text
    }

    /// Flattens texts, arrays, HowToStep and HowToSection. The first step of a section begins with the section's name.
    private func steps(_ value: JSONValue?, depth: Int) -> [String] {
        guard let value, depth < 8 else { return [] }
        if value.string != nil { return values.lines(value) }
        var steps: [String] = []
        for element in value.list.prefix(1_000) {
            if element.string != nil {
                steps.append(values.line(element))
            } else if case .array = element {
                steps += self.steps(element, depth: depth + 1)
            } else if let object = values.node(element) {
                let name = values.line(object["name"])
                let inner = self.steps(object["itemListElement"] ?? object["steps"], depth: depth + 1)
                let text = values.line(object["text"] ?? object["description"])
                if let first = inner.first {
                    steps += [name.isEmpty ? first : "\(name): \(first)"] + inner.dropFirst()
                } else {
                    steps.append(text.isEmpty ? name : text)
                }
            }
        }
        return steps.filter { !$0.isEmpty }
    }

    private var nutrition: [NutritionFact] {
        guard let facts = values.node(node["nutrition"]) else { return [] }
        return Self.facts.compactMap { name, label in
            let amount = values.line(facts[name])
            return amount.isEmpty ? nil : NutritionFact(label, amount)
        }
    }

    private static let facts = [
        ("servingSize", "Serving size"), ("calories", "Calories"), ("fatContent", "Fat"),
        ("saturatedFatContent", "Saturated fat"), ("transFatContent", "Trans fat"),
        ("unsaturatedFatContent", "Unsaturated fat"), ("cholesterolContent", "Cholesterol"),
        ("sodiumContent", "Sodium"), ("carbohydrateContent", "Carbohydrates"), ("fiberContent", "Fiber"),
        ("sugarContent", "Sugar"), ("proteinContent", "Protein"),
    ]

    private var meals: Set<MealType> {
        let words = (values.lines(node["recipeCategory"]) + values.lines(node["keywords"]))
            .flatMap { $0.split { $0 == "," || $0 == ";" }.map { FoldedText.key(String($0)) } }
        var meals: Set<MealType> = []
        for word in words {
            if let meal = MealType.allCases.first(where: { FoldedText.key($0.rawValue) == word }) { meals.insert(meal) }
            if let meal = Self.meals[word] { meals.insert(meal) }
        }
        return meals
    }

    private static let meals: [String: MealType] = [
        "main": .dinner, "main course": .dinner, "main dish": .dinner, "entree": .dinner, "supper": .dinner,
        "brunch": .breakfast, "appetizer": .snack, "snacks": .snack, "desserts": .dessert, "beverage": .drink,
        "drinks": .drink, "side dish": .side, "sides": .side,
    ]
}
