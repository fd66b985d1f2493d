public import FractionParser
import WordKit

/// Conversions between exact numbers and decimal text.
public enum DecimalText {
    /// Returns the number of a text such as "5", "0.05551" or "-2.5".
    ///
    /// - Returns: nil for any other text, for more than 18 decimals, and for a number that doesn't fit into 64 bits.
    public static func value(_ text: String) -> Rational? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.count <= 18, decimals.allSatisfy(\.isASCIIDigit), parts.count < 2 || !decimals.isEmpty,
            let whole = parts.first, let digits = Int64(String(whole) + decimals), whole.last?.isASCIIDigit == true
        else { return nil }
        return try? Rational(digits, power(of: decimals.count))
    }

    /// Reads a number that may have commas between thousands, such as "1,500". Returns nil for a comma anywhere else, such as in "4,5", which
    /// some people write for a decimal point.
    static func value(grouped text: Substring) -> Rational? {
        let groups = text.split(separator: ",", omittingEmptySubsequences: false)
        guard groups.count > 1 else { return value(String(text)) }
        let decimals = groups[groups.count - 1].split(separator: ".", omittingEmptySubsequences: false)
        let isGrouped = groups.dropFirst().dropLast().allSatisfy { $0.count == 3 } && decimals[0].count == 3
        guard isGrouped, (1...3).contains(groups[0].count) else { return nil }
        return value(text.filter { $0 != "," })
    }

    /// A number of one of the tables; what isn't a decimal there is our own mistake.
    static func constant(_ text: String) -> Rational {
        guard let value = value(text) else { preconditionFailure("\(text) is no number of a table") }
        return value
    }

    /// Returns the number in full if it ends within `most` decimal places; otherwise rounded to `most` places, half away from zero. Zeros
    /// fill it up to `least` places: `text(5, least: 1)` is "5.0".
    public static func text(_ number: Rational, least: Int = 0, most: Int = 6) -> String {
        let places = max(min(exactPlaces(of: number, most: most) ?? most, most), least)
        let divisor = UInt64(number.denominator)
        let (high, low) = number.numerator.magnitude.multipliedFullWidth(by: UInt64(power(of: places)))
        guard high < divisor else { return number.description }
        let division = divisor.dividingFullWidth((high, low))
        let rounded = division.quotient &+ (division.remainder >= divisor - division.remainder ? 1 : 0)
        var digits = String(rounded)
        if places > 0 {
            if digits.count <= places { digits = String(repeating: "0", count: places - digits.count + 1) + digits }
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
        }
        return (number.numerator < 0 && rounded > 0 ? "-" : "") + digits
    }

    /// Returns the number with `places` decimals, and with more where the rounded number would be judged otherwise than the number itself:
    /// 6.45 isn't shown as 6.5 beside a limit of 6.5. More decimals are rounded to the side that is judged alike: 13.8775 is 13.87.
    static func text<Judgment: Equatable>(
        _ number: Rational,
        least places: Int,
        judged: (Rational) -> Judgment
    ) -> String {
        let judgment = judged(number)
        let nearest = text(number, least: places, most: places)
        if value(nearest).map(judged) == judgment { return nearest }
        for digits in (places + 1)...(places + 8) {
            for step in [0, -1, 1] {
                guard let value = value(text(number, least: digits, most: digits)),
                    let side = try? value.adding(Rational(Int64(step), power(of: digits)))
                else { continue }
                if judged(side) == judgment { return text(side, least: digits, most: digits) }
            }
        }
        return nearest
    }

    /// Returns the number rounded to `most` decimal places, with commas between thousands: "1,840".
    public static func grouped(_ number: Rational, most: Int = 0) -> String {
        let plain = text(number, most: most)
        let digits = plain.drop { $0 == "-" }.prefix { $0 != "." }
        return plain.replacing(digits, with: Int(digits)?.grouped ?? String(digits), maxReplacements: 1)
    }

    /// Returns a limit with at most `most` decimals, and with more where the rounded limit would judge the amount otherwise: 104.56 isn't
    /// shown as 105 beside 104.8.
    ///
    /// - Parameter amount: The amount that is judged, in the limit's unit; nil for none.
    static func limit(_ limit: Rational, most: Int, beside amount: Rational?) -> String {
        let rounded = grouped(limit, most: most)
        guard let amount, let shown = value(grouped: Substring(rounded)), (amount > shown) != (amount > limit) else {
            return rounded
        }
        let exact = text(limit, least: most + 1) { amount > $0 }
        return value(exact).map { grouped($0, most: 9) } ?? rounded
    }

    private static func exactPlaces(of number: Rational, most: Int) -> Int? {
        (0...most).first { Int64(power(of: $0)) % number.denominator == 0 }
    }

    private static func power(of places: Int) -> Int64 {
        (0..<places).reduce(1) { product, _ in product * 10 }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension Rational {
    /// The nearest floating-point number, for estimates.
    var approximate: Double { Double(numerator) / Double(denominator) }
}
