/// Common foods, each as one English word in the singular. If a step mentions one, the ingredients should contain it.
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
        "brie", "bulgur", "caviar", "crayfish", "edamame", "fish", "ghee", "gouda", "haddock", "halibut", "herring",
        "lobster",
        "macadamia", "mackerel", "miso", "nut", "octopus", "oyster", "pesto", "sardine", "scallop", "semolina",
        "shellfish",
        "soy", "soybean", "squid", "tahini", "tilapia", "trout", "wheat", "whey",
    ]

    /// The foods that a general word can mean: "nut" can be almonds.
    static let kinds: [String: Set<String>] = [
        "nut": [
            "almond", "cashew", "hazelnut", "macadamia", "peanut", "pecan", "pistachio", "walnut",
        ],
        "fish": [
            "anchovy", "cod", "haddock", "halibut", "herring", "mackerel", "salmon", "sardine", "tilapia", "trout",
            "tuna",
        ],
        "shellfish": ["clam", "crab", "crayfish", "lobster", "mussel", "oyster", "prawn", "scallop", "shrimp"],
        "cheese": ["brie", "cheddar", "feta", "gouda", "mozzarella", "parmesan", "ricotta"],
        "soy": ["soy sauce", "edamame", "miso", "soybean", "tofu"],
        // The entries below are synonyms of one food, and foods that people often call by a shorter name.
        "bell pepper": ["pepper"], "black pepper": ["pepper"],
        "cayenne": ["cayenne pepper"], "cayenne pepper": ["cayenne"],
        "white sugar": ["granulated sugar", "sugar"], "granulated sugar": ["sugar", "white sugar"],
        "confectioner sugar": ["icing sugar", "powdered sugar"],
        "icing sugar": ["confectioner sugar", "powdered sugar"],
        "powdered sugar": ["confectioner sugar", "icing sugar"],
        "heavy cream": ["cream", "whipping cream"], "whipping cream": ["cream", "heavy cream"],
    ]

    /// The sorts of a food, by its name. Each sort is a food of its own: black pepper isn't bell pepper. People also call it by the name alone.
    private static let sorts: [String: Set<String>] = [
        "cream": ["heavy", "sour", "whipping"], "milk": ["condensed", "evaporated"],
        "pepper": ["bell", "black", "cayenne", "white"], "powder": ["baking"], "soda": ["baking"],
        "sugar": ["brown", "confectioner", "granulated", "icing", "powdered", "white"],
    ]

    private static func isSort(_ first: String, of second: String) -> Bool { sorts[second]?.contains(first) == true }

    /// The foods that a substitute in ``replaced`` can be made of: "almond" in "almond milk".
    private static let makers: Set<String> = [
        "almond", "apple", "cashew", "cocoa", "coconut", "hazelnut", "hemp", "ice", "nut", "oat", "peanut", "pecan",
        "pistachio",
        "pumpkin", "rice", "seed", "sesame", "soy", "soya", "sunflower", "walnut",
    ]

    /// The foods that have substitutes of the same name: coconut milk isn't milk.
    private static let replaced: Set<String> = ["butter", "cheese", "cream", "milk", "yogurt"]

    /// The foods that recipes often make from the food before the word: tomatoes become "tomato sauce".
    static let dishes: Set<String> = ["bread", "broth", "cake", "cookie", "paste", "sauce", "soup", "stock"]

    /// The nouns that turn the food before them into another food: "peanut oil" isn't peanuts.
    private static let nouns: Set<String> = dishes.union([
        "chocolate", "cracker", "extract", "flour", "lettuce", "liqueur", "noodle", "oil", "starch", "syrup", "vinegar",
        "wine",
    ])

    /// The only nouns that form a compound with a food, for foods whose name is also a verb and for those with few compounds.
    private static let fewHeads: [String: Set<String>] = [
        "butter": ["bean", "cookie", "cracker", "lettuce", "sauce"],
        "cream": ["cheese", "cracker", "of", "sauce", "soup"],
        "flour": [], "oil": [], "salt": [], "sugar": [], "vanilla": [], "yeast": [],
    ]

    /// Whether a word names a food. A text of several words is a food that ``joined(_:)`` made.
    static func isFood(_ word: String) -> Bool { all.contains(word) || word.contains(" ") }

    /// Returns the shorter names of a food of several words: "wine vinegar", "vinegar" and "rice vinegar" for "rice wine vinegar". The result is
    /// empty for "coconut milk" and "cream of tartar".
    static func heads(_ food: String) -> [String] {
        let words = food.split(separator: " ").map(String.init)
        guard words.count > 1, let last = words.last, !words.contains("of"),
            !replaced.contains(last) || words == ["cream", "cheese"] || isSort(words[words.count - 2], of: last)
        else { return [] }
        return (1..<words.count).map { words[$0...].joined(separator: " ") } + ["\(words[0]) \(last)"]
    }

    /// Returns the words with each compound as one element: "peanut butter", "butter bean", "cream of tartar".
    static func joined(_ words: [String]) -> [String] {
        var result: [String] = []
        for word in words {
            if let last = result.last, isOne(last, word) {
                result[result.count - 1] = "\(last) \(word)"
            } else {
                result.append(word)
            }
        }
        return result
    }

    private static func isOne(_ first: String, _ second: String) -> Bool {
        if first.hasSuffix(" of") || isSort(first, of: second) { return true }
        if replaced.contains(second), makers.contains(first) { return true }
        if let few = fewHeads[first] { return few.contains(second) }
        return isFood(first) && nouns.contains(second)
    }

    /// Whether the word at an index belongs to the name of a tool: "butter knife", "garlic press".
    static func isPartOfAName(_ words: [String], _ index: Int) -> Bool {
        guard words.indices.contains(index + 1) else { return false }
        return [
            "knife", "slicer", "masher", "mill", "grinder", "pan", "pot", "dish", "board", "cutter", "timer", "press",
            "sheet",
        ]
        .contains(words[index + 1])
    }
}
