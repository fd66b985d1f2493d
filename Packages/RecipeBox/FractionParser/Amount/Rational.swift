/// An exact fraction of two 64-bit integers, always in lowest terms with a positive denominator.
///
/// Every operation returns the exact result or throws `AmountError` (`overflow` or `zeroDenominator`). It never throws
/// `overflow` if the result fits.
public struct Rational: Hashable, Sendable {
    /// The number above the line, which carries the sign.
    public let numerator: Int64

    /// The number below the line, at least 1.
    public let denominator: Int64

    public static let zero = Rational(0)

    public static let one = Rational(1)

    /// Creates a whole number.
    public init(_ integer: Int64) {
        numerator = integer
        denominator = 1
    }

    /// Creates `numerator / denominator`, reduced.
    ///
    /// - Throws: `zeroDenominator` if `denominator` is 0; `overflow` if a reduced part does not fit in 64 bits.
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

    /// Creates a fraction, reduced, from the magnitudes of its parts and its sign.
    ///
    /// - Parameter denominator: The number below the line, not 0.
    /// - Returns: nil if a reduced part does not fit in 64 bits.
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

    /// Creates a fraction from parts that are already in lowest terms, with a positive denominator.
    @inline(__always)
    init(reducedNumerator: Int64, denominator: Int64) {
        numerator = reducedNumerator
        self.denominator = denominator
    }

    public var isInteger: Bool { denominator == 1 }
}

extension Rational: ExpressibleByIntegerLiteral {
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

    /// Decodes `{numerator, denominator}` and reduces the fraction.
    ///
    /// - Throws: `AmountError` if the denominator is 0 or the reduced fraction does not fit.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self = try Rational(
            container.decode(Int64.self, forKey: .numerator),
            container.decode(Int64.self, forKey: .denominator)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(numerator, forKey: .numerator)
        try container.encode(denominator, forKey: .denominator)
    }
}

extension Int64 {
    /// Creates a number from its magnitude and sign; nil if it does not fit.
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

/// Returns the greatest common divisor by Euclid's algorithm; `greatestCommonDivisor(0, n) == n`.
@inline(__always)
func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var larger = second
    var smaller = first
    while smaller != 0 {
        (larger, smaller) = (smaller, larger % smaller)
    }
    return larger
}

extension Rational {
    /// Returns the exact sum.
    ///
    /// - Throws: `overflow` if it does not fit.
    public func adding(_ other: Rational) throws(AmountError) -> Rational {
        try sum(other.numerator.magnitude, isNegative: other.numerator < 0, over: other.denominator)
    }

    /// Returns the exact difference.
    ///
    /// - Throws: `overflow` if it does not fit.
    public func subtracting(_ other: Rational) throws(AmountError) -> Rational {
        try sum(other.numerator.magnitude, isNegative: other.numerator > 0, over: other.denominator)
    }

    /// Returns the exact product.
    ///
    /// - Throws: `overflow` if it does not fit.
    public func multiplying(by other: Rational) throws(AmountError) -> Rational {
        try product(
            other.numerator.magnitude,
            over: other.denominator.magnitude,
            isNegative: (numerator < 0) != (other.numerator < 0)
        )
    }

    /// Returns the exact quotient.
    ///
    /// - Throws: `zeroDenominator` if `other` is 0; `overflow` if the quotient does not fit.
    public func dividing(by other: Rational) throws(AmountError) -> Rational {
        guard other.numerator != 0 else { throw AmountError(.zeroDenominator) }
        return try product(
            other.denominator.magnitude,
            over: other.numerator.magnitude,
            isNegative: (numerator < 0) != (other.numerator < 0)
        )
    }

    /// Returns the number with the opposite sign.
    ///
    /// - Throws: `overflow` if the numerator is −2⁶³.
    public func negated() throws(AmountError) -> Rational {
        try Rational.zero.subtracting(self)
    }

    /// Returns 1 divided by the number.
    ///
    /// - Throws: `zeroDenominator` for 0; `overflow` if the numerator is −2⁶³.
    public func reciprocal() throws(AmountError) -> Rational {
        try Rational.one.dividing(by: self)
    }

    /// Returns the product with a fraction in lowest terms.
    ///
    /// Common factors are canceled crosswise first, so that it overflows only if the result does not fit.
    private func product(
        _ top: UInt64,
        over bottom: UInt64,
        isNegative: Bool
    ) throws(AmountError) -> Rational {
        let mine = numerator.magnitude
        if mine == 0 || top == 0 { return .zero }
        let first = greatestCommonDivisor(mine, bottom)
        let second = greatestCommonDivisor(top, denominator.magnitude)
        let above = (mine / first).multipliedReportingOverflow(by: top / second)
        let below = (denominator.magnitude / second).multipliedReportingOverflow(by: bottom / first)
        guard !above.overflow, !below.overflow, below.partialValue <= UInt64(Int64.max),
            let signed = Int64(magnitude: above.partialValue, isNegative: isNegative)
        else { throw AmountError(.overflow) }
        return Rational(reducedNumerator: signed, denominator: Int64(below.partialValue))
    }

    /// Returns the sum with a fraction in lowest terms, by Knuth's addition (TAOCP 4.5.1) with a 128-bit numerator.
    private func sum(_ top: UInt64, isNegative: Bool, over bottom: Int64) throws(AmountError) -> Rational {
        let shared = greatestCommonDivisor(denominator.magnitude, bottom.magnitude)
        let mine = Wide(numerator.magnitude, times: bottom.magnitude / shared, isNegative: numerator < 0)
        let theirs = Wide(top, times: denominator.magnitude / shared, isNegative: isNegative)
        let total = mine.adding(theirs)
        if total.high == 0 && total.low == 0 { return .zero }
        let divisor = greatestCommonDivisor(total.remainder(by: shared), shared)
        let below = (denominator.magnitude / shared).multipliedReportingOverflow(by: bottom.magnitude / divisor)
        guard let above = total.quotient(by: divisor),
            let signed = Int64(magnitude: above, isNegative: total.isNegative),
            !below.overflow, below.partialValue <= UInt64(Int64.max)
        else { throw AmountError(.overflow) }
        return Rational(reducedNumerator: signed, denominator: Int64(below.partialValue))
    }
}

/// A sign and a magnitude below 2¹²⁷.
///
/// That is enough for the sum of two products, each of a magnitude up to 2⁶³ and one below 2⁶³.
private struct Wide {
    var high: UInt64
    var low: UInt64
    var isNegative: Bool

    init(_ first: UInt64, times second: UInt64, isNegative: Bool) {
        (high, low) = first.multipliedFullWidth(by: second)
        self.isNegative = isNegative
    }

    func adding(_ other: Wide) -> Wide {
        var result = self
        if isNegative == other.isNegative {
            let sum = low.addingReportingOverflow(other.low)
            result.low = sum.partialValue
            result.high = high &+ other.high &+ (sum.overflow ? 1 : 0)
        } else if (high, low) >= (other.high, other.low) {
            let difference = low.subtractingReportingOverflow(other.low)
            result.low = difference.partialValue
            result.high = high &- other.high &- (difference.overflow ? 1 : 0)
        } else {
            return other.adding(self)
        }
        return result
    }

    /// Returns the remainder of the magnitude.
    func remainder(by divisor: UInt64) -> UInt64 {
        divisor.dividingFullWidth((high % divisor, low)).remainder
    }

    /// Returns the quotient of the magnitude, rounded down; nil if it has more than 64 bits.
    func quotient(by divisor: UInt64) -> UInt64? {
        high < divisor ? divisor.dividingFullWidth((high, low)).quotient : nil
    }
}
