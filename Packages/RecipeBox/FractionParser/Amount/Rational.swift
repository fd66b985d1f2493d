/// An exact fraction of two 64-bit integers, always in lowest terms with a positive denominator.
///
/// Every operation either gives the exact result or throws `AmountError` with the code `overflow` (or
/// `zeroDenominator`); a result that fits is never refused because an intermediate product did not.
public struct Rational: Hashable, Sendable {
    /// The number above the line; it carries the sign.
    public let numerator: Int64

    /// The number below the line, at least 1.
    public let denominator: Int64

    /// 0.
    public static let zero = Rational(0)

    /// 1.
    public static let one = Rational(1)

    /// A whole number.
    public init(_ integer: Int64) {
        numerator = integer
        denominator = 1
    }

    /// `numerator / denominator`, reduced.
    ///
    /// Throws `zeroDenominator`, or `overflow` when the reduced denominator would be 2⁶³.
    public init(_ numerator: Int64, _ denominator: Int64) throws(AmountError) {
        guard denominator != 0 else { throw AmountError(.zeroDenominator) }
        guard
            let reduced = Rational(
                numerator: numerator.magnitude,
                denominator: denominator.magnitude,
                isNegative: (numerator < 0) != (denominator < 0)
            )
        else { throw AmountError(.overflow) }
        self = reduced
    }

    /// Reduces magnitudes; nil when the result does not fit. The denominator must not be 0.
    @inline(__always)
    init?(numerator: UInt64, denominator: UInt64, isNegative: Bool) {
        var top = numerator
        var bottom = denominator
        if bottom != 1 {
            let divisor = greatestCommonDivisor(top, bottom)
            if divisor != 1 {
                top /= divisor
                bottom /= divisor
            }
        }
        guard bottom <= UInt64(Int64.max), let signed = Int64(magnitude: top, isNegative: isNegative) else {
            return nil
        }
        self.numerator = signed
        self.denominator = Int64(truncatingIfNeeded: bottom)
    }

    /// Already in lowest terms, with a positive denominator.
    @inline(__always)
    init(reducedNumerator: Int64, denominator: Int64) {
        numerator = reducedNumerator
        self.denominator = denominator
    }

    /// Whether the denominator is 1.
    public var isInteger: Bool { denominator == 1 }
}

extension Rational: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int64) {
        self.init(value)
    }
}

extension Rational: Comparable {
    /// Compares by exact cross multiplication in 128 bits.
    public static func < (left: Rational, right: Rational) -> Bool {
        if left.denominator == right.denominator { return left.numerator < right.numerator }
        let first = left.numerator.multipliedFullWidth(by: right.denominator)
        let second = right.numerator.multipliedFullWidth(by: left.denominator)
        return first.high == second.high ? first.low < second.low : first.high < second.high
    }
}

extension Rational: CustomStringConvertible {
    /// "3/2", or "3" for a whole number.
    public var description: String { isInteger ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension Rational: Codable {
    private enum CodingKeys: String, CodingKey {
        case numerator, denominator
    }

    /// Reads `{numerator, denominator}`; a fraction not in lowest terms is reduced, an impossible one refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self = try Rational(
            container.decode(Int64.self, forKey: .numerator),
            container.decode(Int64.self, forKey: .denominator)
        )
    }

    /// Writes `{numerator, denominator}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(numerator, forKey: .numerator)
        try container.encode(denominator, forKey: .denominator)
    }
}

extension Int64 {
    /// Nil when the signed number does not fit.
    @inline(__always)
    init?(magnitude: UInt64, isNegative: Bool) {
        if isNegative {
            guard magnitude <= Int64.min.magnitude else { return nil }
            self = Int64(truncatingIfNeeded: 0 &- magnitude)
        } else {
            guard magnitude <= UInt64(Int64.max) else { return nil }
            self = Int64(truncatingIfNeeded: magnitude)
        }
    }
}

/// Euclid's algorithm; `greatestCommonDivisor(0, n) == n`.
@inline(__always)
func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var larger = second
    var smaller = first
    while smaller != 0 {
        (larger, smaller) = (smaller, larger % smaller)
    }
    return larger
}
