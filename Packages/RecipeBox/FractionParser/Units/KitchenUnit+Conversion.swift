import WordKit

extension KitchenUnit {
    /// Returns the exact number of `other` units in one of this unit.
    ///
    /// - Throws: `notConvertible` for different dimensions or different kinds (cloves and cans); `overflow` if the
    ///   ratio does not fit in 64-bit fractions.
    public func ratio(to other: KitchenUnit) throws(AmountError) -> Rational {
        if self == other { return .one }
        guard dimension == other.dimension, let factor, let target = other.factor else {
            throw AmountError(.notConvertible, found: localized("\(label) to \(other.label)"))
        }
        return try factor.dividing(by: target)
    }

    /// Converts `number` of this unit to `other`, exactly.
    ///
    /// - Throws: The errors of `ratio(to:)`, and `overflow` if the result does not fit.
    public func convert(_ number: Rational, to other: KitchenUnit) throws(AmountError) -> Rational {
        try number.multiplying(by: ratio(to: other))
    }

    /// Converts `amount` of this unit to `other`, exactly.
    ///
    /// - Throws: The errors of `ratio(to:)`, and `overflow` if the result does not fit.
    public func convert(_ amount: Amount, to other: KitchenUnit) throws(AmountError) -> Amount {
        try amount.scaled(by: ratio(to: other))
    }
}
