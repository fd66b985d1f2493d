/// A whole number and a proper fraction, apart, so that a caller can calculate with each.
///
/// The whole carries the sign and the fraction is then its magnitude: −1½ is a whole of −1 and a fraction of 1/2. Only
/// where the whole is 0 does the fraction carry the sign itself: −½ is 0 and −1/2.
public struct MixedNumber: Hashable, Sendable {
    /// The whole part, rounded towards zero.
    public let whole: Int64

    /// What is left, in lowest terms and below 1; `0/1` for a whole number.
    public let fraction: Rational

    /// Splits `value`; every rational can be split.
    @inline(__always)
    public init(_ value: Rational) {
        if value.denominator == 1 {
            whole = value.numerator
            fraction = Rational(0)
            return
        }
        let (quotient, remainder) = value.numerator.quotientAndRemainder(dividingBy: value.denominator)
        whole = quotient
        fraction = Rational(
            reducedNumerator: quotient < 0 ? -remainder : remainder,
            denominator: value.denominator
        )
    }

    /// The fraction's numerator; 0 for a whole number.
    public var numerator: Int64 { fraction.numerator }

    /// The fraction's denominator; 1 for a whole number.
    public var denominator: Int64 { fraction.denominator }

    /// Both parts as one number; exact.
    public var value: Rational {
        // It came from one 64-bit fraction in lowest terms, so neither step can overflow.
        let scaled = whole &* denominator
        return Rational(
            reducedNumerator: whole < 0 ? scaled &- numerator : scaled &+ numerator,
            denominator: denominator
        )
    }
}

extension MixedNumber: Comparable {
    /// Compares the values.
    public static func < (left: MixedNumber, right: MixedNumber) -> Bool { left.value < right.value }
}

extension MixedNumber: CustomStringConvertible {
    /// The ASCII form, "1-1/2".
    public var description: String { formatted(.ascii) }
}

extension MixedNumber: Codable {
    /// Reads the value as `Rational` writes it.
    public init(from decoder: any Decoder) throws {
        self.init(try Rational(from: decoder))
    }

    /// Writes the value as `Rational` does.
    public func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
