public import FractionParser

/// An amount as it stands in JSON: the whole and the fraction apart, and the text.
///
/// One number is `{whole, numerator, denominator, text}`, the whole carrying the sign; a range is `{low, high, text}` with two
/// of these. `approximate` is there, and true, only for "about 2".
public struct WrittenAmount: Hashable, Sendable {
    /// The amount that is written.
    public let amount: Amount

    /// Writes `amount`. How it was understood ("11/2") belongs to the text it came from and is left out.
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

        /// The fraction takes the whole's sign.
        func value() throws(AmountError) -> Rational {
            let fraction = try Rational(numerator, denominator)
            return whole < 0 ? try Rational(whole).subtracting(fraction) : try Rational(whole).adding(fraction)
        }
    }

    /// Reads what `encode(to:)` writes; the numbers count, not the text.
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

    /// Writes one number or a range.
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
