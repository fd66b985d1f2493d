import FractionParser

/// Makes keys that are equal for the singular and the plural of a name: "Tomatoes" and "tomato", "limones" and "limón".
public enum EnglishPlural {
    /// Returns the folded name in the singular: "cherry tomato" for "Cherry Tomatoes", "huevo grande" for "huevos grandes".
    public static func key(_ name: String) -> String {
        var words = Folding.words(CountedNoun.form(of: name, for: .one, isSpanish: true) ?? name)
        if let last = words.popLast() { words.append(singular(last)) }
        return words.joined(separator: " ")
    }

    /// Returns the singular of a folded English word: that of ``CountedNoun``, or else judged by its ending.
    ///
    /// A word of more than three letters that ends with "s", but not with "ss", "us" or "is", is taken for a plural. The
    /// exceptions are listed below.
    public static func singular(_ word: String) -> String {
        if let known = CountedNoun.form(of: word, for: .one) ?? irregulars[word] { return known }
        guard word.utf8.count > 3, word.hasSuffix("s"), !invariable.contains(word) else { return word }
        if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
        if word.hasSuffix("ies") { return word.utf8.count > 4 ? word.dropLast(3) + "y" : String(word.dropLast()) }
        for ending in ["oes", "ches", "shes", "sses", "xes"] where word.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    private static let irregulars = [
        "brownies": "brownie", "calories": "calorie", "chilies": "chili", "geese": "goose", "lenses": "lens",
        "octopuses": "octopus",
        "smoothies": "smoothie", "veggies": "veggie",
    ]

    /// Words of recipes and of tables of foods that end like a plural and have none.
    private static let invariable: Set<String> = [
        "ananas", "banyuls", "biceps", "brussels", "cabrales", "calvados", "chiapas", "christmas", "diabetes", "gras",
        "grits", "gyros", "haas", "lens", "madras", "molasses", "pancreas", "sauternes", "schnapps", "species", "texas",
        "triceps",
    ]
}
