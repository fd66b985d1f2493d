import Foundation

/// Words in the form that the search compares: lowercase letters and digits, without accents.
enum SearchWords {
    /// The maximum length of a word in bytes. Longer words are truncated.
    static let lengthLimit = 32

    /// Returns the words of a text in order.
    ///
    /// - Complexity: O(length).
    static func split(_ text: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for byte in folded(text) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 128...: word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 32)
            // KELLOGG'S is one word.
            case UInt8(ascii: "'"): continue
            default:
                if !word.isEmpty { words.append(Array(word.prefix(lengthLimit))) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(Array(word.prefix(lengthLimit))) }
        return words
    }

    /// Returns the words that a search asks for: all but the Spanish ones that join others, which names and people leave out. The last one
    /// counts always, as it can be the beginning of another word.
    static func wanted(_ text: String) -> [[UInt8]] {
        let words = split(text)
        return words.dropLast().filter { !joining.contains($0) } + words.suffix(1)
    }

    /// Returns the words of which a word can be the plural: "huevo" for "huevos", "limone" and "limon" for "limones".
    static func singulars(_ word: [UInt8]) -> [[UInt8]] {
        guard word.count > 3, word.last == UInt8(ascii: "s") else { return [] }
        let endsInES = word.dropLast().last == UInt8(ascii: "e")
        return [Array(word.dropLast())] + (endsInES && word.count > 4 ? [Array(word.dropLast(2))] : [])
    }

    private static let joining = Set(["de", "del", "la", "las", "el", "los", "con", "y"].map { [UInt8]($0.utf8) })

    private static func folded(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        if bytes.allSatisfy({ $0 < 128 }) { return bytes }
        var result: [UInt8] = []
        for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
            switch scalar {
            case "\u{300}"..."\u{36F}": continue
            case "\u{2018}", "\u{2019}": result.append(UInt8(ascii: "'"))
            case "ø": result.append(UInt8(ascii: "o"))
            case "ł": result.append(UInt8(ascii: "l"))
            case "ß": result.append(contentsOf: "ss".utf8)
            case "æ": result.append(contentsOf: "ae".utf8)
            case "œ": result.append(contentsOf: "oe".utf8)
            // Dashes, quotation marks and spaces of any kind end a word.
            case _ where scalar.properties.isPatternSyntax || scalar.properties.isWhitespace:
                result.append(UInt8(ascii: " "))
            default: result.append(contentsOf: Array(String(Character(scalar)).utf8))
            }
        }
        return result
    }
}
