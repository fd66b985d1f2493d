import Foundation
import Testing
import WordKit

@Suite("Folded texts")
struct FoldedTextTests {
    private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
        range.compactMap { Unicode.Scalar($0) }
    }

    @Test("every Latin letter of Latin-1 and Latin Extended-A folds to small ASCII letters")
    func latin() {
        // The micro sign is Greek.
        let letters = Self.scalars(0xA0...0x17F).filter { $0.properties.isAlphabetic && $0 != "µ" }
        #expect(letters.count == 192)
        for letter in letters {
            let key = FoldedText.key(String(letter))
            #expect(!key.isEmpty && key.utf8.allSatisfy { (0x61...0x7A).contains($0) }, "\(letter) is \(key)")
        }
    }

    @Test("letters are equal composed and decomposed, in capitals and small, and folding twice changes nothing")
    func laws() {
        let ranges: [ClosedRange<UInt32>] = [
            0x80...0x24F, 0x370...0x52F, 0x1E00...0x1FFF, 0x2126...0x212B, 0x3041...0x30FF, 0xAC00...0xAC20,
            0xFB00...0xFB06,
        ]
        for letter in ranges.flatMap(Self.scalars) where letter.properties.isAlphabetic {
            let key = FoldedText.key(String(letter))
            let forms = [String(letter).decomposedStringWithCanonicalMapping, String(letter).lowercased()]
            for form in forms {
                #expect(FoldedText.key(form).utf8.elementsEqual(key.utf8), "U+\(String(letter.value, radix: 16))")
            }
        }
        for scalar in Self.scalars(0...0xFFFF) {
            let key = FoldedText.key(String(scalar))
            #expect(FoldedText.key(key).utf8.elementsEqual(key.utf8), "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test("marks and variation selectors are left out, and what stands beside them in Unicode is not")
    func marks() {
        let ranges: [ClosedRange<UInt32>] = [
            0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
            0xE0100...0xE01EF,
        ]
        for range in ranges {
            for scalar in Self.scalars(range.lowerBound - 1...range.upperBound + 1) {
                let isLeftOut = FoldedText.key("o\(scalar)o") == "oo"
                #expect(isLeftOut == range.contains(scalar.value), "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test("an ASCII text only loses its capitals and doubled spaces")
    func ascii() {
        for scalar in Self.scalars(0x21...0x7E) {
            let text = "a \t\(scalar) \n"
            #expect(FoldedText.key(text) == "a " + String(scalar).lowercased())
        }
    }

    @Test(
        "a key has no case, accents and width, and one space between words",
        arguments: [
            ("  Crème \n Brûlée ", "creme brulee"), ("Ærø", "aero"), ("Łódź", "lodz"), ("PIÑA", "pina"),
            ("Straße", "strasse"),
            ("Œuf", "oeuf"), ("Ðuro Đặng", "duro dang"), ("ＷＩＣ １２", "wic 12"), ("ﬁn", "fin"), ("1½ cups", "1 1/2 cups"),
            ("CO₂", "co2"), ("Ёлка", "елка"), ("Ελλάς", "ελλασ"), ("İstanbul", "istanbul"), ("a\u{A0}b", "a b"),
            ("٣", "3"), ("½", "1/2"), ("⅒ l", "1/10 l"), ("1⁄2", "1/2"), ("ｶﾞﾊﾟ､ｱ", "ガパ、ア"), ("￥５", "¥5"),
            ("Қазақ", "казак"),
            ("❤️", "❤"), ("", ""), (" \t", ""), ("!?", "!?"),
        ]
    )
    func key(text: String, expected: String) { #expect(FoldedText.key(text) == expected) }

    @Test(
        "words are letters and digits; apostrophes join, other signs separate, and scripts without spaces have a word a character",
        arguments: [
            ("Farmers' Market, Mesa", ["farmers", "market", "mesa"]),
            ("  Jalapeño — Piñata  ", ["jalapeno", "pinata"]),
            ("café’s CAFÉS ‘okina ʻokina", ["cafes", "cafes", "okina", "okina"]), ("2-1-1", ["2", "1", "1"]),
            ("KELLOGG'S", ["kelloggs"]), ("1½", ["1", "1", "2"]), ("½ cup", ["1", "2", "cup"]),
            ("e\u{301}poca", ["epoca"]),
            ("\"fresh*\" %food% (NEAR)", ["fresh", "food", "near"]), ("🥕🌽👍🏽", []), ("— ! ?", []),
            ("市場 abc", ["市", "場", "abc"]), ("か\u{3099}ﾊﾞ", ["が", "バ"]), ("한국 \u{1112}\u{1161}\u{11AB}", ["한국", "한"]),
            ("ala\u{FE0F}b ❤️c", ["alab", "c"]), ("हिन्दी", ["हिन्दी"]), ("", []),
        ]
    )
    func words(text: String, expected: [String]) { #expect(FoldedText.words(text) == expected) }

    @Test("a text has the words of its key")
    func wordsOfKey() {
        let signs = [
            "a", "Z", "9", "é", "Ñ", "ß", "ø", " ", "'", "’", "-", "—", "…", "🥕", "👍🏽", "°", "½", "\u{301}", "İ", "ﬁ",
            "한", "市", "か", "\u{3099}", "ﾞ", "\u{1112}", "\u{1161}",
        ]
        for first in signs {
            for second in signs {
                for third in signs {
                    let text = first + second + third
                    #expect(FoldedText.words(text) == FoldedText.words(FoldedText.key(text)), "“\(text)”")
                }
            }
        }
    }

    @Test("a long word is cut between two letters")
    func longest() {
        let endless = String(repeating: "abc", count: 1_000)
        #expect(FoldedText.words(endless, longest: 64).map(\.count) == [64])
        #expect(FoldedText.words("é" + endless, longest: 64).map(\.count) == [64])
        #expect(FoldedText.words("жжжжa b", longest: 7) == ["жжж", "b"])
    }
}
