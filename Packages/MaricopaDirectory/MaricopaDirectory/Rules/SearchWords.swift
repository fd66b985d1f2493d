import Foundation

/// The searchable words of a text, without case, accents, width and punctuation.
///
/// Letters and digits form words. Apostrophes are skipped ("farmers'", "café's"), and all other characters separate words. Each Chinese
/// character, kana and Thai consonant is a word, because these scripts have no spaces between words.
public enum SearchWords {
    /// The most scalars of a word that count.
    public static let longestWord = 64

    /// Returns the words of a text in order. Latin text takes a fast path.
    ///
    /// - Complexity: O(length).
    public static func words(_ text: String) -> [String] {
        var words: [String] = []
        let isQuick = eachLatin(text) { words.append($0) }
        return isQuick ? words : foldedWords(text)
    }

    // MARK: Latin

    /// Splits Latin text without Foundation. False if the text has another character; the words passed to `body` are invalid then.
    private static func eachLatin(_ text: String, _ body: (String) -> Void) -> Bool {
        var word: [UInt8] = []
        word.reserveCapacity(longestWord)
        var characters = 0
        func end() {
            if !word.isEmpty { body(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
            characters = 0
        }
        func add(_ byte: UInt8) {
            if characters < longestWord {
                word.append(byte)
                characters += 1
            }
        }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x61...0x7A, 0x30...0x39: add(UInt8(truncatingIfNeeded: scalar.value))
            case 0x41...0x5A: add(UInt8(truncatingIfNeeded: scalar.value | 0x20))
            case 0x27, 0x2019: continue
            case 0..<0x80, 0xA0, 0xA1, 0xA7, 0xA9, 0xAB, 0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF, 0xD7, 0xF7: end()
            case 0x2010...0x2018, 0x201A...0x2027, 0x2030...0x205E, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
                0x1F900...0x1F9FF:
                end()
            case 0xC0...0x17F:
                let folded = latin[Int(scalar.value) - 0xC0]
                guard !folded.isEmpty else { return false }
                for byte in folded.utf8 { add(byte) }
            default: return false
            }
        }
        end()
        return true
    }

    /// The folding of U+00C0 to U+017F where it is ASCII; "-" marks characters that Foundation has to fold.
    private static let latin: [String] =
        """
        a a a a a a - c e e e e i i i i - n o o o o o - - u u u u y - ss a a a a a a - c e e e e i i i i - n o o o o o - - u u u u \
        y - y a a a a a a c c c c c c c c d d - - e e e e e e e e e e g g g g g g g g h h - - i i i i i i i i i - - - j j k k - l \
        l l l l l - - - - n n n n n n - - - o o o o o o - - r r r r r r s s s s s s s s t t t t - - u u u u u u u u u u u u w w y \
        y y z z z z z z s
        """
        .split(separator: " ").map { $0 == "-" ? "" : String($0) }

    // MARK: All others

    static func foldedWords(_ text: String) -> [String] {
        let folded = text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: Locale(identifier: "en_US_POSIX")
        )
        .precomposedStringWithCanonicalMapping
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var characters = 0
        func end() {
            if !word.isEmpty { words.append(String(word)) }
            word = String.UnicodeScalarView()
            characters = 0
        }
        for scalar in folded.unicodeScalars {
            if scalar.isUnspaced {
                end()
                words.append(String(scalar))
            } else if scalar.isWordCharacter {
                if characters < longestWord { word.append(scalar) }
                characters += 1
            } else if !scalar.isApostrophe {
                end()
            }
        }
        end()
        return words
    }
}

extension Unicode.Scalar {
    fileprivate var isWordCharacter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
            .decimalNumber, .letterNumber, .otherNumber:
            true
        // Variation selectors only choose the form of an emoji.
        case .nonspacingMark, .enclosingMark: !properties.isVariationSelector
        default: false
        }
    }

    fileprivate var isApostrophe: Bool { self == "'" || self == "’" || self == "ʼ" }

    /// Chinese characters, kana and Thai consonants.
    fileprivate var isUnspaced: Bool {
        properties.isIdeographic || (0x3041...0x30FF).contains(value) || (0x0E01...0x0E2E).contains(value)
    }
}
