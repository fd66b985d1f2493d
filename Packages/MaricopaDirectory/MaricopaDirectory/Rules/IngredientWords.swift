import WordKit

/// The words of an ingredient line, folded and in the singular. "2 cups Cherry Tomatoes" contains "cherry tomato"; "eggplant" doesn't
/// contain "egg".
struct IngredientWords {
    private let words: [String]

    init(_ text: String) {
        words = FoldedText.key(text)
            .split { !($0.isLetter || $0.isNumber) }
            .map { Self.singular(String($0)) }
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether the other words occur in it consecutively.
    func contains(_ other: IngredientWords) -> Bool {
        let count = other.words.count
        guard count <= words.count else { return false }
        return (0...(words.count - count)).contains { words[$0..<($0 + count)].elementsEqual(other.words) }
    }

    /// Gives both forms of most words the same key: berries and berry, cookies and cookie, radishes and radish, tomatoes and tomato. Short
    /// words stay as they are.
    private static func singular(_ word: String) -> String {
        // The key of "cookie" is that of "cookies", which has the ending of "berries".
        if word.count > 4, word.hasSuffix("ie") { return word.dropLast(2) + "y" }
        guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
        if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
        let wholeSyllable = ["oes", "shes", "ches", "sses", "xes"].contains { word.hasSuffix($0) }
        return String(word.dropLast(wholeSyllable ? 2 : 1))
    }
}
