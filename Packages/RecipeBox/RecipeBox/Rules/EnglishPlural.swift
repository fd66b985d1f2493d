import FractionParser

/// Makes keys that are equal for the singular and the plural of a name: "Tomatoes" and "tomato", "limones" and "limón".
public enum EnglishPlural {
    /// Returns the folded name in the singular: "cherry tomato" for "Cherry Tomatoes", "huevo grande" for "huevos grandes".
    public static func key(_ name: String) -> String {
        var words = Folding.words(CountedNoun.form(of: name, for: .one, isSpanish: true) ?? name)
        if let last = words.popLast() { words.append(singular(last)) }
        return words.joined(separator: " ")
    }

    /// Returns the singular of a folded English word, judged by its ending.
    ///
    /// A word of more than three letters that ends with "s", but not with "ss", "us" or "is", is taken for a plural. The
    /// exceptions are listed below.
    public static func singular(_ word: String) -> String {
        if let irregular = irregulars[word] { return irregular }
        guard word.utf8.count > 3, word.hasSuffix("s"), !invariable.contains(word) else { return word }
        if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
        if word.hasSuffix("ies") { return word.utf8.count > 4 ? word.dropLast(3) + "y" : String(word.dropLast()) }
        for ending in ["oes", "ches", "shes", "sses", "xes"] where word.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    private static let irregulars = [
        "leaves": "leaf", "loaves": "loaf", "halves": "half", "knives": "knife", "radishes": "radish",
        "cookies": "cookie",
        "brownies": "brownie", "smoothies": "smoothie", "avocados": "avocado", "geese": "goose",
        "calves": "calf", "teeth": "tooth",
    ]

    private static let invariable: Set<String> = ["molasses", "couscous", "hummus", "asparagus", "swiss", "schnapps"]
}
