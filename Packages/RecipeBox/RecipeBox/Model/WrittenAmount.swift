public import FractionParser

/// The JSON form of an amount, with separate members for the whole, the fraction and the text.
///
/// A number is `{whole, numerator, denominator, text}`. The whole carries the sign, or the numerator if the whole is 0. A
/// range is `{low, high, text}` with two such numbers. `approximate` is present, and true, only for an amount such as
/// "about 2".
public struct WrittenAmount: Hashable, Sendable {
    public let amount: Amount

    /// Creates the JSON form. `Amount.reading`, the other meaning of a text such as "11/2", is not encoded.
    public init(_ amount: Amount) {
        self.amount = amount
    }
}

extension WrittenAmount: Codable {
    private enum CodingKeys: String, CodingKey {
        case whole, numerator, denominator, low, high, text, approximate
    }

    private struct Number: Codable {
        let whole, numerator, denominator: Int64
        let text: String

        init(_ number: MixedNumber) {
            whole = number.whole
            numerator = number.numerator
            denominator = number.denominator
            text = number.formatted(.ascii)
        }

        /// Returns the number. The fraction has the sign of the whole, or its own sign if the whole is 0.
        func value() throws(AmountError) -> Rational {
            let fraction = try Rational(numerator, denominator)
            return whole < 0 ? try Rational(whole).subtracting(fraction) : try Rational(whole).adding(fraction)
        }
    }

    /// Decodes the form that `encode(to:)` writes. `text` is ignored.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let isApproximate = try container.decodeIfPresent(Bool.self, forKey: .approximate) ?? false
        if let low = try container.decodeIfPresent(Number.self, forKey: .low) {
            let high = try container.decode(Number.self, forKey: .high)
            amount = try Amount(low: low.value(), high: high.value(), isApproximate: isApproximate)
        } else {
            amount = Amount(try Number(from: decoder).value(), isApproximate: isApproximate)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch amount.value {
        case .exact(let number):
            try container.encode(number.whole, forKey: .whole)
            try container.encode(number.numerator, forKey: .numerator)
            try container.encode(number.denominator, forKey: .denominator)
        case .range(let low, let high):
            try container.encode(Number(low), forKey: .low)
            try container.encode(Number(high), forKey: .high)
        }
        try container.encode(amount.formatted(.ascii), forKey: .text)
        if amount.isApproximate { try container.encode(true, forKey: .approximate) }
    }
}
