import WordKit

/// The languages of a recipe's texts, each judged by its words.
struct KitchenLanguage {
    /// The language of most texts; nil if it is another than English and Spanish, or unknown.
    private let usual: Language?

    /// - Parameter texts: The words of each text, in the singular.
    init(_ texts: [[String]]) {
        var counts: [Language: Int] = [:]
        var others = 0
        for text in texts {
            switch Self.judged(text) {
            case .language(let language): counts[language, default: 0] += 1
            case .other: others += 1
            case .unmarked: break
            }
        }
        let (english, spanish) = (counts[.english] ?? 0, counts[.spanish] ?? 0)
        let most = max(english, spanish)
        usual = most == 0 || others > most ? nil : spanish > english ? .spanish : .english
    }

    /// Returns the language of a text; nil for one that is neither English nor Spanish. A short text without a word of either language has the
    /// usual language.
    func of(_ words: [String]) -> Language? {
        switch Self.judged(words) {
        case .language(let language): language
        case .other: nil
        case .unmarked: words.count { $0.contains(where: \.isLetter) } > 4 ? nil : usual
        }
    }

    /// Returns the words of a text with the keys of foods. Spanish foods have the keys of the English ones.
    func foods(_ words: [String]) -> [SaidFood] { SpanishFoods.read(words, isEnglish: of(words) == .english) }

    private enum Judgment {
        case language(Language)
        case other
        case unmarked
    }

    private static func judged(_ words: [String]) -> Judgment {
        var (english, spanish, other) = (0, 0, 0)
        for word in words.flatMap({ $0.split(separator: " ").map(String.init) }) {
            if others.contains(word) || !word.isLatin { other += 1 }
            let isFood = (english: FoodWords.all.contains(word), spanish: SpanishFoods.named(word) != nil)
            if self.english.contains(word) || (isFood.english && !isFood.spanish) { english += 1 }
            if self.spanish.contains(word) || (isFood.spanish && !isFood.english) { spanish += 1 }
        }
        if other > 0, other >= max(english, spanish) { return .other }
        if english == 0, spanish == 0 { return .unmarked }
        return .language(spanish > english ? .spanish : .english)
    }

    /// Words of English recipes that Spanish, French, German, Italian and Portuguese don't have, in the singular.
    private static let english: Set<String> = [
        "add", "all", "and", "at", "bake", "bean", "beat", "before", "boil", "bowl", "chill", "chop", "combine", "cook",
        "cool",
        "cover", "cream", "cup", "cut", "dough", "drain", "each", "everything", "fold", "for", "from", "fry", "grease",
        "heat", "hour", "ingredient", "into", "it", "knead", "let", "melt", "minute", "mix", "mixture", "of", "off",
        "or", "oven",
        "over", "peel", "place", "pound", "pour", "preheat", "put", "remove", "roast", "roll", "season", "serve",
        "serving",
        "shape", "side", "simmer", "slice", "spoon", "spread", "sprinkle", "stir", "tablespoon", "teaspoon", "the",
        "then",
        "to", "toast", "together", "top", "toss", "until", "warm", "water", "whisk", "with",
    ]

    /// Words of Spanish recipes that the other languages don't have. Words such as "la" and "de" are French, too.
    private static let spanish: Set<String> = [
        "agrega", "agregar", "agregue", "agua", "anada", "anade", "anadir", "bate", "batir", "cucharada", "cucharadita",
        "el",
        "hasta", "hervir", "horno", "ingrediente", "las", "lo", "los", "mezcla", "mezclar", "mezcle", "muy", "por",
        "sin", "taza",
        "todo", "y",
    ]

    /// Words of recipes in other languages.
    private static let others: Set<String> = [
        "au", "aux", "avec", "com", "dan", "dans", "das", "dem", "den", "der", "des", "di", "du", "een", "ein", "eine",
        "et",
        "gli", "het", "il", "le", "les", "med", "met", "mit", "och", "og", "um", "uma", "und", "une", "voor", "zum",
    ]
}

extension String {
    /// Whether no letter is of another script than the Latin one.
    fileprivate var isLatin: Bool { unicodeScalars.allSatisfy { $0.value < 0x250 || !$0.properties.isAlphabetic } }
}
