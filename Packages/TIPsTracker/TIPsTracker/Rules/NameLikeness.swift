import Foundation

/// Finds names that look alike. A stranger who joins by a code can choose any name, even one that looks like a member's.
enum NameLikeness {
    /// Returns a key that is equal for names that look alike: without case, spaces, marks and invisible characters, and with one letter for those
    /// of Latin, Greek and Cyrillic, and the digits, that are drawn alike.
    static func key(_ name: String) -> String {
        var key = ""
        for scalar in name.decomposedStringWithCompatibilityMapping.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber:
                for letter in String(scalar).lowercased() { key.append(letters[letter] ?? letter) }
            default: continue
            }
        }
        return key.replacing("rn", with: "m").replacing("vv", with: "w")
    }

    private static let letters: [Character: Character] = [
        "а": "a", "α": "a", "в": "b", "β": "b", "с": "c", "ϲ": "c", "ԁ": "d", "е": "e", "ε": "e", "һ": "h", "н": "h",
        "η": "n",
        "і": "l", "ι": "l", "ӏ": "l", "ı": "l", "i": "l", "1": "l", "ј": "j", "к": "k", "κ": "k", "м": "m", "μ": "m",
        "ν": "v", "о": "o",
        "ο": "o", "0": "o", "р": "p", "ρ": "p", "ѕ": "s", "т": "t", "τ": "t", "у": "y", "υ": "y", "х": "x", "χ": "x",
        "ѵ": "v", "ԝ": "w",
        "ʏ": "y", "ɑ": "a", "ɡ": "g", "ո": "n",
    ]
}
