/// A table of singulars and plurals of things that recipes count without a unit, in English and in Spanish.
///
/// A word outside the table, such as "garlic", "Zwiebel" or "chopped", has no other form.
public enum CountedNoun {
    /// Returns the form of `text` for `amount`: the singular up to 1, the plural above; nil if the thing is not in the table.
    ///
    /// - Parameters:
    ///   - text: One English word, or a Spanish noun with the words that agree with it: "huevos grandes".
    ///   - isSpanish: Whether the text is Spanish. A word of both languages then has its Spanish form: "mangos", not "mangoes".
    public static func form(of text: some StringProtocol, for amount: Rational, isSpanish: Bool = false) -> String? {
        let isOne = amount <= .one
        if isSpanish, let form = spanishForm(of: text, isOne: isOne) { return form }
        guard let forms = table[text.lowercased()] else { return nil }
        return capitalized(isOne ? forms.singular : forms.plural, as: text)
    }

    private static func capitalized(_ form: String, as text: some StringProtocol) -> String {
        text.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }

    private static let table: [String: (singular: String, plural: String)] = {
        var table: [String: (singular: String, plural: String)] = [:]
        let regular = nouns.map { ($0, plural(of: $0)) }
        let kinds = KitchenUnit.all.filter { $0.dimension == .count }.map { ($0.singular, $0.plural) }
        for (singular, plural) in regular + irregular + kinds {
            table[singular] = (singular, plural)
            table[plural] = (singular, plural)
        }
        return table
    }()

    private static func plural(of noun: String) -> String {
        if noun.hasSuffix("y"), !["ay", "ey", "oy"].contains(where: noun.hasSuffix) { return noun.dropLast() + "ies" }
        return noun + (["s", "x", "ch", "sh"].contains(where: noun.hasSuffix) ? "es" : "s")
    }

    private static let irregular = [
        ("potato", "potatoes"), ("tomato", "tomatoes"), ("mango", "mangoes"), ("half", "halves"), ("knife", "knives"),
        ("calf", "calves"), ("tomatillo", "tomatillos"), ("tooth", "teeth"),
    ]

    private static let nouns = [
        "almond", "anchovy", "apple", "apricot", "artichoke", "aubergine", "avocado", "bagel", "banana", "bean", "beet",
        "beetroot", "berry", "biscuit", "blackberry", "blueberry", "bone", "breast", "bulb", "bun", "burger", "caper",
        "carrot", "cherry", "chestnut", "chicken", "chile", "chili", "chilli", "chop", "clam", "clementine", "cookie",
        "courgette", "crab", "cracker", "crouton", "crust", "cucumber", "cutlet", "date", "drumstick", "duck", "egg",
        "eggplant", "endive", "fig", "filet", "floret", "frankfurter", "gherkin", "grape", "grapefruit", "ham",
        "hazelnut", "hen", "jalapeño", "jalapeno", "kiwi", "leek", "leg", "lemon", "lime", "link", "lobster",
        "marshmallow", "meatball", "mushroom", "mussel", "nectarine", "nut", "olive", "onion", "orange", "oyster",
        "parsnip", "patty", "pea", "peach", "peanut", "pear", "pecan", "pepper", "peppercorn", "pickle", "pineapple",
        "pistachio", "pita", "plum", "pomegranate", "prawn", "prune", "pumpkin", "quail", "radish", "raisin",
        "raspberry",
        "roll", "sausage", "scallion", "scallop", "seed", "serrano", "shallot", "shank", "shell", "shoulder", "sprout",
        "strawberry", "tangerine", "tart", "tenderloin", "thigh", "tip", "tortilla", "turkey", "turnip", "wafer",
        "walnut",
        "wing", "wrapper", "yam", "yolk", "white", "zucchini", "quarter", "spear",
    ]
}

// MARK: Spanish

extension CountedNoun {
    /// Returns the form of a Spanish noun and of the words after it that agree with it; nil if the noun is not in the table.
    private static func spanishForm(of text: some StringProtocol, isOne: Bool) -> String? {
        var words = String(text).split(separator: " ").map { String($0) }
        // The half of "cebolla y media" is in the amount.
        if words.count > 2, words[1] == "y", ["media", "medio", "1/2", "½"].contains(words[2].prefix { $0 != "," }) {
            if words[2].hasSuffix(",") { words[0] += "," }
            words.removeSubrange(1...2)
        }
        guard let first = words.first else { return nil }
        let noun = first.hasSuffix(",") ? String(first.dropLast()) : first
        guard let forms = PackedWord(spanish: noun).flatMap({ spanishTable[$0] }) else { return nil }
        words[0] = capitalized(isOne ? forms.singular : forms.plural, as: noun) + first.dropFirst(noun.count)
        // "Pechugas de pollo" is a chicken's, however many there are.
        for index in words.indices.dropFirst() {
            let next = agreeing(words[index], isOne: isOne)
            if next == words[index], !agrees(next), next != "y", !next.hasSuffix("mente") { break }
            words[index] = next
        }
        return words.joined(separator: " ")
    }

    static func isSpanish(_ word: String) -> Bool { PackedWord(spanish: word).map { spanishTable[$0] != nil } ?? false }

    /// Whether a name is a noun of both languages alone, or with Spanish words that agree with it: "chiles", "chiles serranos".
    package static func isOfBothLanguages(_ name: String) -> Bool {
        let words = name.split(separator: " ").map(String.init)
        return words.first.map(isSpanish) == true && words.dropFirst().allSatisfy(agrees)
    }

    /// The nouns of Spanish only, in both numbers.
    static let spanishWords = ofSpanishOnly.flatMap { [$0, spanishPlural(of: $0)] }

    /// Whether the word can agree in number with a noun before it: "grandes", "picada", "verde".
    static func agrees(_ word: String) -> Bool {
        !invariable.contains(word) && (adjectives[word] != nil || isRegular(word))
    }

    /// Whether the word is a participle, which agrees with its noun over a comma, too: "picada", "batidos".
    static func isParticiple(_ word: String) -> Bool {
        ["ado", "ada", "ido", "ida", "ados", "adas", "idos", "idas"].contains { word.hasSuffix($0) }
            && !invariable.contains(word)
    }

    /// Returns the singular or the plural of a word that agrees with its noun; any other word is unchanged.
    static func agreeing(_ word: String, isOne: Bool) -> String {
        let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
        guard agrees(plain) else { return word }
        let comma = word.dropFirst(plain.count)
        if let forms = adjectives[plain] { return (isOne ? forms.singular : forms.plural) + comma }
        let singular = plain.hasSuffix("s") ? String(plain.dropLast()) : plain
        return (isOne ? singular : singular + "s") + comma
    }

    private static func isRegular(_ word: String) -> Bool {
        word.utf8.count > 3 && ["o", "a", "os", "as"].contains { word.hasSuffix($0) } && word.first?.isLowercase == true
    }

    /// Words that end like adjectives and agree with nothing.
    private static let invariable: Set<String> = [
        "para", "como", "hasta", "contra", "cada", "sino", "desde", "sobre", "entre", "unas", "unos", "otra", "otro",
        "marca", "extra",
    ]

    private static let adjectives: [String: (singular: String, plural: String)] = forms(
        [
            "grande", "verde", "dulce", "picante", "caliente", "fuerte", "suave", "morrón", "común", "azul", "integral",
            "natural",
        ].map { ($0, spanishPlural(of: $0)) }
    )

    private static func forms(_ pairs: [(String, String)]) -> [String: (singular: String, plural: String)] {
        var table: [String: (singular: String, plural: String)] = [:]
        for (singular, plural) in pairs { (table[singular], table[plural]) = ((singular, plural), (singular, plural)) }
        return table
    }

    private static let spanishTable: WordTable<(singular: String, plural: String)> = {
        let pairs = (ofSpanishOnly + ofBothLanguages).map { ($0, spanishPlural(of: $0)) }
        return WordTable(
            pairs.flatMap { pair in [pair.0, pair.1].compactMap { PackedWord(spanish: $0) }.map { ($0, pair) } }
        )
    }()

    private static func spanishPlural(of noun: String) -> String {
        guard let last = noun.last else { return noun }
        if "aeiouáéó".contains(last) { return noun + "s" }
        if last == "z" { return noun.dropLast() + "ces" }
        for (accented, plain) in [("ón", "on"), ("ín", "in"), ("án", "an"), ("ún", "un")] where noun.hasSuffix(accented)
        {
            return noun.dropLast(2) + plain + "es"
        }
        return noun + "es"
    }

    private static let ofSpanishOnly = [
        "aceituna", "aguacate", "albóndiga", "alcachofa", "almendra", "arándano", "berenjena", "betabel", "bistec",
        "calabacín",
        "calabacita", "calabaza", "camarón", "cebolla", "cebollín", "cebollita", "cereza", "champiñón", "chícharo",
        "chuleta",
        "ciruela", "costilla", "durazno", "ejote", "elote", "espárrago", "fresa", "frijol", "galleta", "guayaba",
        "higo", "hongo", "huevo",
        "jitomate", "lechuga", "limón", "mandarina", "manzana", "molde", "muslo", "naranja", "nopal", "nuez", "pechuga",
        "pepino",
        "pescado", "plátano", "puerro", "rábano", "salchicha", "sandía", "tableta", "tomate", "toronja",
        "uva", "yema", "zanahoria",
    ]

    /// Nouns that are English words, too, so that they tell no language.
    private static let ofBothLanguages = [
        "banana", "chayote", "chile", "coco", "jalapeño", "jícama", "kiwi", "lima", "mango", "melón", "papa", "papaya",
        "pera", "serrano", "taco", "tomatillo", "tortilla", "clara", "pimiento", "piña", "ajo",
    ]
}
