import TimeKit
import WordKit

/// Words that are stored in English, in the directory's settings and in records, and that everybody reads in their own language.
enum UsualWords {
    /// Returns a stored text in the reader's language if it is a usual one; otherwise the text itself.
    static func shown(_ text: String) -> String { told(text).text }

    /// Returns a stored text in the reader's language if it is a usual one; otherwise the text as it was written.
    static func told(_ text: String) -> Shown<String> {
        (phrases[text].map { localized($0) } ?? servings(text)).map { Shown($0) } ?? Shown(asWritten: text)
    }

    /// Returns the text that is stored for a typed word, which may be in any language: "Fishing" for "pesca"; the word itself if it is no usual
    /// one.
    static func stored(_ typed: String) -> String { storedByKey[FoldedText.key(typed)] ?? typed }

    private static let storedByKey = Dictionary(
        Language.offered.flatMap { language in
            Language.$current.withValue(language) {
                (features + ingredients).map { (FoldedText.key(localized($0)), $0.english) }
            }
        },
        uniquingKeysWith: { first, _ in first }
    )

    /// Returns a word of a record as a form shows it: in the reader's language if ``typed(_:)`` reads it back as the same word.
    static func inForm(_ stored: String) -> String {
        let shown = shown(stored)
        return typed(shown) == stored ? shown : stored
    }

    /// Returns the word that a record stores for a typed one: "Vegetables" for "verduras"; any other word is stored as it is.
    static func typed(_ word: String) -> String { wordsOfForms[FoldedText.key(word)] ?? word }

    /// The stored words of forms by their folded translations.
    private static let wordsOfForms: [String: String] = Language.$current.withValue(.spanish) {
        let words = (goods + features + nutrition).map { (FoldedText.key(localized($0)), $0.english) }
        // "Golf" is no translation, and a typed "golf" stays as it is.
        let others = words.filter { key, english in key != FoldedText.key(english) }
        return Dictionary(others, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the usual feature or ingredient that is one letter away from a typed one; nil if there is none, or more than one.
    static func near(_ typed: String) -> String? {
        let key = FoldedText.key(typed)
        guard storedByKey[key] == nil else { return nil }
        let near = Set(storedByKey.filter { OneTypo.separates(key, $0.key) }.values)
        return near.count == 1 ? near.first : nil
    }

    /// Returns a number of servings, as an import stores it, in the reader's language; nil for any other text.
    private static func servings(_ text: String) -> String? {
        let words = text.split(separator: " ")
        guard words.count == 2, let count = Int(words[0]), words[1] == (count == 1 ? "serving" : "servings") else {
            return nil
        }
        return localized("\(count, "serving")")
    }

    /// Returns a nutrition fact as a reader sees it: "Sodium", "about 60 mg".
    static func told(_ fact: NutritionFact) -> (name: Shown<String>, amount: String) {
        (told(fact.name), amount(fact.amount))
    }

    private static func amount(_ text: String) -> String {
        if text.hasPrefix("about ") { return localized("about \(String(text.dropFirst(6)))", context: "amount") }
        if text.hasPrefix("less than ") {
            return localized("less than \(String(text.dropFirst(10)))", context: "amount")
        }
        return text
    }

    /// Returns a stored text as a part of a sentence: "apple" is the usual "Apple" in lower case. English keeps the letters as they are.
    static func inSentence(_ text: String) -> String {
        guard Language.current != .english, let phrase = phrases[text] ?? phrases[text.capitalizedFirst] else {
            return text
        }
        return localized(phrase).lowercased()
    }

    private static let phrases = Dictionary(
        [buttons, sections, filters, amounts, features, goods, ingredients, nutrition, others].joined().map { phrase in
            (phrase.english, phrase)
        },
        uniquingKeysWith: { first, _ in first }
    )

    private static let buttons = [
        Phrase("More Info"), Phrase("Directions"), Phrase("Meetup"), Phrase("Favorite"), Phrase("Print"),
        Phrase("Eat Healthy"),
        Phrase("Subscribe"), Phrase("Leagues"), Phrase("Reminder"), Phrase("Learn More"),
    ]

    private static let sections = [
        Phrase("About"), Phrase("Hours"), Phrase("Seasonal Produce"), Phrase("Payment Options"), Phrase("Features"),
        Phrase("How To"),
        Phrase("Find a Place"), Phrase("Ingredients"), Phrase("Nutrition Facts"), Phrase("Details"), Phrase("Where"),
        Phrase("Rating/Photos"),
    ]

    private static let filters = [
        Phrase("Morning"), Phrase("Afternoon"), Phrase("Evening"), Phrase("Night"), Phrase("Monday"), Phrase("Tuesday"),
        Phrase("Wednesday"), Phrase("Thursday"), Phrase("Friday"), Phrase("Saturday"), Phrase("Sunday"),
        Phrase("Hours of earlier years"), Phrase("Credit cards"), Phrase("WIC"), Phrase("WIC cash"), Phrase("SFMNP"),
        Phrase("SNAP"),
        Phrase("Breakfast"), Phrase("Lunch"), Phrase("Dinner"), Phrase("Snack"), Phrase("Dessert"), Phrase("Drink"),
        Phrase("Side"),
        Phrase("Title A–Z"), Phrase("Title Z–A"), Phrase("Best Match"), Phrase("Most Popular"), Phrase("Near to Me"),
        Phrase("Newest First"), Phrase("Oldest First"), Phrase("By Date"),
    ]

    private static let amounts = [
        Phrase("5 stars"), Phrase("4 stars and up"), Phrase("3 stars and up"), Phrase("2 stars and up"),
        Phrase("1 star and up"),
        Phrase("Free"), Phrase("Up to $5"), Phrase("Up to $10"), Phrase("Up to $25"), Phrase("Up to $50"),
        Phrase("Toddlers"),
        Phrase("5 years"), Phrase("10 years"), Phrase("Teens"), Phrase("Adults"), Phrase("Seniors"),
        Phrase("1 serving"),
        Phrase("2 servings"), Phrase("3 servings"), Phrase("4 servings"), Phrase("6 servings"), Phrase("8 servings"),
        Phrase("10 servings"), Phrase("12 servings"),
    ]

    private static let features = [
        Phrase("Baseball fields"), Phrase("Basketball courts"), Phrase("Bike paths"), Phrase("Boating"),
        Phrase("Camping"),
        Phrase("Disc golf"), Phrase("Dog park"), Phrase("Fishing"), Phrase("Golf"), Phrase("Hiking trails"),
        Phrase("Horse trails"),
        Phrase("Picnic areas"), Phrase("Playground"), Phrase("Restrooms"), Phrase("Skate park"),
        Phrase("Soccer fields"),
        Phrase("Swimming pool"), Phrase("Tennis courts"), Phrase("Volleyball courts"),
    ]

    private static let goods = [
        Phrase("Season not told"), Phrase("Organic produce"), Phrase("Vegetables"), Phrase("Fruits"), Phrase("Herbs"),
        Phrase("Mushrooms"), Phrase("Wild-harvested food"), Phrase("Beans"), Phrase("Grains"), Phrase("Nuts"),
        Phrase("Eggs"),
        Phrase("Cheese"), Phrase("Meat"), Phrase("Poultry"), Phrase("Seafood"), Phrase("Tofu"), Phrase("Honey"),
        Phrase("Jams"),
        Phrase("Maple syrup"), Phrase("Baked goods"), Phrase("Prepared food"), Phrase("Juices"), Phrase("Coffee"),
        Phrase("Wine"),
        Phrase("Flowers"), Phrase("Plants"), Phrase("Nursery stock"), Phrase("Trees"), Phrase("Crafts"), Phrase("Soap"),
        Phrase("Pet food"),
    ]

    private static let ingredients = [
        Phrase("Apple"), Phrase("Bean"), Phrase("Beef"), Phrase("Carrot"), Phrase("Chicken"), Phrase("Chile"),
        Phrase("Citrus"),
        Phrase("Corn"), Phrase("Egg"), Phrase("Fish"), Phrase("Greens"), Phrase("Melon"), Phrase("Oats"),
        Phrase("Onion"),
        Phrase("Peach"), Phrase("Potato"), Phrase("Rice"), Phrase("Squash"), Phrase("Tomato"), Phrase("Yogurt"),
    ]

    private static let nutrition = [
        Phrase("Serving size"), Phrase("Calories"), Phrase("Fat"), Phrase("Total fat"), Phrase("Saturated fat"),
        Phrase("Trans fat"),
        Phrase("Unsaturated fat"), Phrase("Cholesterol"), Phrase("Sodium"), Phrase("Carbohydrates"),
        Phrase("Total carbohydrate"),
        Phrase("Fiber"), Phrase("Dietary fiber"), Phrase("Sugar"), Phrase("Total sugars"), Phrase("Protein"),
    ]

    private static let others = [
        Phrase("where you are"), Phrase("Private business parking lot"), Phrase("Local government building grounds"),
    ]
}

extension Weekday {
    /// The name as a label: "Monday".
    var label: String { UsualWords.shown(name) }

    /// The name as a part of a sentence, as in "open Monday".
    var inSentence: String {
        switch self {
        case .monday: localized("Monday", context: "in a sentence")
        case .tuesday: localized("Tuesday", context: "in a sentence")
        case .wednesday: localized("Wednesday", context: "in a sentence")
        case .thursday: localized("Thursday", context: "in a sentence")
        case .friday: localized("Friday", context: "in a sentence")
        case .saturday: localized("Saturday", context: "in a sentence")
        case .sunday: localized("Sunday", context: "in a sentence")
        }
    }
}

extension TimeOfDay {
    /// The name as a label: "Morning".
    public var label: String { UsualWords.shown(rawValue.capitalizedFirst) }
}

extension MealType {
    /// The name as a label: "Breakfast".
    public var label: String { UsualWords.shown(rawValue.capitalizedFirst) }

    /// The name as a part of a sentence: "breakfast".
    var inSentence: String { label.lowercased() }
}

extension SectionTitle {
    /// The title in the reader's language, unless an admin wrote another.
    var shown: String {
        section == .directions && title == "Directions"
            ? localized("Directions", context: "of a recipe") : UsualWords.shown(title)
    }
}

extension ActionButton {
    /// The title in the reader's language, unless an admin wrote another.
    var shownTitle: String { UsualWords.shown(title) }
}

extension FilterOption {
    /// The option with its label in the reader's language, unless an admin wrote another.
    var shown: FilterOption { FilterOption(value, UsualWords.shown(label)) }
}

extension Filter {
    /// Returns the text that records have for a typed feature or ingredient, which may be in any offered language.
    public static func stored(_ typed: String) -> String { UsualWords.stored(typed) }
}
