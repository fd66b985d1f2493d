import FractionParser
import TestKit

/// Makes texts that are amounts, nearly amounts and no amounts at all, and checks what must hold for any text.
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
        "&frac12;", "&nbsp;", "&#189;", "&#xBD;", "&", ";", ",", ".", "e3", "cup", "(", ")", "\u{FEFF}", "🍋", "é", "\0",
    ]

    /// The next text: some pieces, sometimes with characters exchanged, doubled or dropped.
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

    /// Options of any combination.
    mutating func options() -> AmountOptions {
        AmountOptions(rawValue: UInt8(source.below(16)))
    }

    /// What went wrong with one text, or nil.
    mutating func fault(in text: String, options: AmountOptions) -> String? {
        let line = IngredientLine.parse(text)
        if line.text != text { return "the line lost its text" }
        do {
            let amount = try Amount.parse(text, options: options)
            accepted += 1
            return fault(in: amount, options: options)
        } catch {
            refused += 1
            let isInside = (0...text.utf8.count).contains(error.offset)
            return isInside && !error.message.isEmpty ? nil : "an offset of \(error.offset) is outside the text"
        }
    }

    private func fault(in amount: Amount, options: AmountOptions) -> String? {
        if amount.low > amount.high { return "a range runs downwards" }
        if amount.low < .zero, !options.contains(.allowNegative) { return "a negative amount was not refused" }
        for style in [AmountStyle.ascii, .unicode] {
            let written = amount.formatted(style)
            guard let again = try? Amount.parse(written, options: options) else { return "“\(written)” cannot be read" }
            if again.value != amount.value { return "“\(written)” is read as \(again.formatted())" }
            if again.isApproximate != amount.isApproximate { return "“\(written)” lost its ~" }
        }
        return decimalFault(in: amount)
    }

    /// A decimal of six places is at most half a millionth off.
    private func decimalFault(in amount: Amount) -> String? {
        guard amount.high < 1_000_000, amount.low > -1_000_000 else { return nil }
        let written = amount.formatted(.decimal(places: 6))
        guard let again = try? Amount.parse(written, options: .allowNegative),
            let bound = try? Rational(1, 2_000_000)
        else { return "“\(written)” cannot be read" }
        for (exact, rounded) in [(amount.low, again.low), (amount.high, again.high)] {
            guard exact.denominator < 1_000_000 else { continue }
            guard let error = try? exact.subtracting(rounded), error <= bound, Rational.zero.isWithin(bound, of: error)
            else { return "“\(written)” is too far off" }
        }
        return nil
    }
}

extension Rational {
    fileprivate func isWithin(_ bound: Rational, of other: Rational) -> Bool {
        guard let lower = try? bound.negated() else { return false }
        return other >= lower && other <= bound
    }
}

extension SeededGenerator {
    /// A number from 0 up to, not including, `bound`.
    mutating func below(_ bound: Int) -> Int { int(in: 0...bound - 1) }
}
