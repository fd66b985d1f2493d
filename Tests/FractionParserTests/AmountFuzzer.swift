import FractionParser
import FuzzReaders
import TestKit

/// Generates texts that are amounts, nearly amounts, or no amounts, and checks laws that hold for any text.
struct AmountFuzzer {
    private(set) var accepted = 0
    private(set) var refused = 0
    private var source: SeededGenerator

    init(seed: UInt64) {
        source = SeededGenerator(seed: seed)
    }

    private static let pieces = [
        "0", "1", "2", "3", "7", "10", "11", "12", "16", "32", "100", "9223372036854775807", "9223372036854775808",
        "99999999999999999999", "00", "01", ".5", "1.5", "1,000", "1,5", "1.000,5", "/", "/", "/", "⁄", "∕", "／", " ",
        " ",
        " ", "\u{A0}", "\u{2009}", "\u{200B}", "\u{2064}", "-", "-", "–", "—", "−", "+", "&", "@", "and", " and ",
        " to ",
        " or ", "½", "¼", "⅔", "⅞", "⅟", "↉", "¹", "³", "₂", "₈", "a", "an", "one", "two", "twenty", "half", "quarter",
        "thirds", "dozen", "baker's", "couple", "pair", "about ", "~", "XII", "Ⅻ", "IIII", "%", "$", "€", "٣", "१", "１",
        "media", "una", "tres", "cuartos", "docena", " y ", " a ", " o ", "más", "taza", "de", "&frac12;", "&nbsp;",
        "&#189;", "&#xBD;", "&", ";", ",", ".", "e3", "cup", "(", ")", "\u{FEFF}", "🍋", "é", "\0",
    ]

    /// The next text: random pieces, sometimes with characters exchanged, doubled or dropped.
    mutating func text() -> String {
        var text = ""
        for _ in 0...source.below(7) { text += source.pick(Self.pieces) }
        guard source.below(3) == 0 else { return text }
        var scalars = Array(text.unicodeScalars)
        for _ in 0...source.below(3) where !scalars.isEmpty {
            let index = source.below(scalars.count)
            switch source.below(4) {
            case 0: scalars.remove(at: index)
            case 1: scalars.insert(scalars[index], at: index)
            case 2: scalars.swapAt(index, source.below(scalars.count))
            default: scalars[index] = Unicode.Scalar(UInt32(source.below(0xD7FF))) ?? "?"
            }
        }
        var mutated = String.UnicodeScalarView()
        mutated.append(contentsOf: scalars)
        return String(mutated)
    }

    /// A random combination of options.
    mutating func options() -> AmountOptions {
        AmountOptions(rawValue: UInt8(source.below(32)))
    }

    /// The law that a text breaks; nil for none.
    mutating func fault(in text: String, options: AmountOptions) -> String? {
        if (try? Amount.parse(text, options: options)) == nil { refused += 1 } else { accepted += 1 }
        if IngredientLine.parse(text).text != text { return "the line lost its text" }
        return AmountLaws.fault(in: text, options: options)
    }
}

extension SeededGenerator {
    /// A number from 0 up to, not including, `bound`.
    mutating func below(_ bound: Int) -> Int { int(in: 0...bound - 1) }
}
