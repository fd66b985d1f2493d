import FractionParser
import WordKit

/// Finds amounts that probably lost the space between the whole and the fraction, such as "11/2" for 1 1/2.
public enum TwofoldAmount {
    /// Returns a sentence with both readings of the amount in a line or a field: "11/2 was read as 1-1/2; if you meant the plain fraction, write
    /// 5-1/2". Returns nil for a text with one reading.
    public static func hint(in typed: String) -> String? {
        let amount = IngredientLine.parse(typed).amount ?? (try? Amount.parse(typed))
        guard let amount, case .lostSpace(let alternative) = amount.reading else { return nil }
        let (read, other) = (amount.formatted(.ascii), MixedNumber(alternative).formatted(.ascii))
        return localized("\(alternative) was read as \(read); if you meant the plain fraction, write \(other)")
    }
}

extension TwofoldAmount {
    /// Returns the numbers of a line that a person and a file read differently, as each reads it: "11/2" as 1-1/2 and as 5-1/2.
    static func twofold(in line: String) -> [(typed: LineNumber, filed: LineNumber)] {
        let (typed, filed) = (IngredientLine.numbers(in: line), IngredientLine.numbers(in: line, options: .arithmetic))
        guard typed.count == filed.count else { return [] }
        return zip(typed, filed).compactMap { one, other in
            let isTwofold =
                one.range == other.range && one.fault == nil && other.fault == nil && one.value != other.value
            return isTwofold ? (typed: one, filed: other) : nil
        }
    }

    /// Returns a sentence with both readings of the first such number in a line of a file; nil for a line with one reading.
    static func warning(inFile line: String) -> String? {
        guard let (typed, filed) = twofold(in: line).first else { return nil }
        let text = String(decoding: Array(line.utf8)[filed.range], as: UTF8.self)
        let (read, other) = (MixedNumber(filed.value).formatted(.ascii), MixedNumber(typed.value).formatted(.ascii))
        return localized("“\(text)” was read as \(read); if it lost a space, it is \(other)")
    }

    /// Returns a typed line with the space in each number that a file would read otherwise, or that has an "@": "1 1/2 cups flour" for "11/2 cups
    /// flour" and for "1 @ 1/2 cups flour".
    static func spaced(_ line: String) -> String {
        rewritten(line, as: .typed) { mixed, isGlued in
            // "1 1/2-inch piece" may be one piece of half an inch.
            let isMixed = mixed.whole != 0 && mixed.numerator != 0 && !isGlued
            return isMixed ? "\(mixed.whole) \(mixed.numerator)/\(mixed.denominator)" : mixed.formatted(.ascii)
        }
    }

    /// Returns a line to cook from, in which each such number is shown as it was read: "1-1/2 cups flour".
    static func read(_ line: String, as reading: LineReading) -> String {
        rewritten(line, as: reading) { mixed, _ in mixed.formatted(.ascii) }
    }

    private static func rewritten(
        _ line: String,
        as reading: LineReading,
        _ text: (_ number: MixedNumber, _ isGlued: Bool) -> String
    ) -> String {
        let bytes = Array(line.utf8)
        let ambiguous = Set(twofold(in: line).map { $0.typed.range })
        var result: [UInt8] = []
        var end = 0
        for number in IngredientLine.numbers(in: line, options: reading.options) where number.fault == nil {
            let isOdd = bytes[number.range].contains(UInt8(ascii: "@"))
            guard isOdd || ambiguous.contains(number.range) else { continue }
            let isGlued = number.joint == nil && bytes[number.range.upperBound...].first == UInt8(ascii: "-")
            result += bytes[end..<number.range.lowerBound]
            result += text(MixedNumber(number.value), isGlued).utf8
            end = number.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}
