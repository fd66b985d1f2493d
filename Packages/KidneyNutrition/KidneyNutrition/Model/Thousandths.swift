public import FractionParser

/// A nonnegative decimal with at most three places, exact: the amount of a nutrient in 100 g of a food, or a weight in grams.
public struct Thousandths: Hashable, Sendable {
    /// The number of thousandths; 0 or more.
    public let count: Int64

    /// Creates a number from thousandths; a negative count becomes 0.
    public init(_ count: Int64) {
        self.count = max(0, count)
    }

    public static let zero = Thousandths(0)

    /// Creates the same number as a fraction.
    ///
    /// - Returns: nil if it is negative, has more than three decimal places, or doesn't fit.
    public init?(exactly number: Rational) {
        guard number >= .zero, let thousandfold = try? number.multiplying(by: 1000), thousandfold.isInteger else {
            return nil
        }
        count = thousandfold.numerator
    }

    /// Creates the number nearest to a calculated fraction, ties to even.
    ///
    /// - Returns: nil if it is negative or doesn't fit.
    public init?(nearest number: Rational) {
        guard number >= .zero, let thousandfold = try? number.multiplying(by: 1000) else { return nil }
        let (whole, rest) = thousandfold.numerator.quotientAndRemainder(dividingBy: thousandfold.denominator)
        let other = thousandfold.denominator - rest
        let isUp = rest > other || (rest == other && whole % 2 == 1)
        guard !isUp || whole < .max else { return nil }
        count = isUp ? whole + 1 : whole
    }

    /// The number as a fraction.
    public var value: Rational { (try? Rational(count, 1000)) ?? .zero }
}

extension Thousandths: Comparable {
    public static func < (left: Thousandths, right: Thousandths) -> Bool { left.count < right.count }
}

extension Thousandths: CustomStringConvertible {
    /// The decimal without trailing zeros: "12.5".
    public var description: String {
        let (whole, rest) = count.quotientAndRemainder(dividingBy: 1000)
        guard rest > 0 else { return "\(whole)" }
        var digits = String(String(rest + 1000).dropFirst())
        while digits.last == "0" { digits.removeLast() }
        return "\(whole).\(digits)"
    }
}

extension Thousandths: LosslessStringConvertible {
    /// Reads the format of `description`; nil for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
            let whole = Int64(parts[0])
        else { return nil }
        var digits = parts.count == 2 ? String(parts[1]) : "0"
        guard (1...3).contains(digits.count) else { return nil }
        while digits.count < 3 { digits.append("0") }
        let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 1000)
        guard !isTooLarge, let rest = Int64(digits), product <= .max - rest else { return nil }
        count = product + rest
    }
}

extension Thousandths: Codable {
    /// Reads the decimal from a string, so that no digit is lost.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let number = Thousandths(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "“\(text)” is no decimal with at most three places — write one such as 12.5"
            )
        }
        self = number
    }

    /// Writes the decimal as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
