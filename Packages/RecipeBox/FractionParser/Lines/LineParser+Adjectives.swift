// A comma between adjectives doesn't end the name: "boneless, skinless chicken breast".

extension LineParser {
    /// Whether `name` has only adjectives and the food follows the comma.
    func isBeforeItsFood(_ name: Range<Int>, rest start: Int) -> Bool {
        guard !isSpanish, isOnlyAdjectives(name) else { return false }
        var start = start
        while start < bytes.count {
            var end = start
            while end < bytes.count, !Self.ends.contains(bytes[end]) { end += 1 }
            let part = trimmed(start..<end)
            guard !part.isEmpty, !isRemark(part) else { return false }
            guard isOnlyAdjectives(part) else { return true }
            guard byte(at: end) == UInt8(ascii: ",") else { return false }
            start = end + 1
        }
        return false
    }

    private static let ends = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: "[")]

    private func isOnlyAdjectives(_ range: Range<Int>) -> Bool {
        let words = words(range)
        return words.contains(where: isAdjective)
            && words.allSatisfy { isAdjective($0) || Self.companions.contains($0) }
    }

    /// Whether the word describes a food: a word of the table, a participle such as "strained", or "seedless".
    private func isAdjective(_ word: String) -> Bool {
        Self.adjectives.contains(word) || word.hasSuffix("less") || (word.hasSuffix("ed") && !word.hasSuffix("seed"))
    }

    /// Whether the text after a comma is a remark and no food: "or to taste", "about 2 bunches", "cut in half".
    private func isRemark(_ range: Range<Int>) -> Bool {
        guard !bytes[range].contains(where: \.isASCIIDigit), let first = words(range).first else { return true }
        return Self.remarks.contains(first)
    }

    private func words(_ range: Range<Int>) -> [String] {
        string(range).lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    }

    private static let adjectives: Set<String> = [
        "baby", "big", "black", "boiled", "boneless", "bone-in", "brown", "canned", "chilled", "chopped", "coarse",
        "cold",
        "cooked", "crisp", "crushed", "cubed", "diced", "dried", "dry", "fine", "firm", "frozen", "fresh", "green",
        "grated",
        "ground", "hard", "hot", "husked", "jumbo", "large", "lean", "low-fat", "low-sodium", "medium", "mild",
        "minced",
        "organic", "peeled", "pitted", "plain", "raw", "red", "ripe", "roasted", "salted", "shelled", "shredded",
        "skin-on",
        "skinless", "skinned", "sliced", "small", "smoked", "soft", "sweet", "tart", "tender", "thick", "thin",
        "toasted",
        "trimmed", "uncooked", "unpeeled", "unsalted", "unsweetened", "warm", "washed", "white", "whole", "yellow",
        "young",
    ]

    /// The words that stand between and before adjectives.
    private static let companions: Set<String> = [
        "and", "or", "coarsely", "extra", "finely", "freshly", "lightly", "roughly", "thickly", "thinly", "very",
    ]

    private static let remarks: Set<String> = [
        "a", "about", "an", "as", "at", "bought", "cut", "drained", "each", "for", "from", "if", "in", "into", "like",
        "more",
        "not", "on", "optional", "or", "plus", "preferably", "see", "such", "the", "then", "to", "with", "without",
    ]
}
