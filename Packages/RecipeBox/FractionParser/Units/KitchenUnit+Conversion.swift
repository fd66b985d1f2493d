extension KitchenUnit {
    /// How many of `other` one of this unit is, exactly.
    ///
    /// Throws `notConvertible` between dimensions and between different kinds ("3 cloves" is no number of cans), and
    /// `overflow` when the ratio does not fit.
    public func ratio(to other: KitchenUnit) throws(AmountError) -> Rational {
        if self == other { return .one }
        guard dimension == other.dimension, let factor, let target = other.factor else {
            throw AmountError(.notConvertible, found: "\(singular) to \(other.singular)")
        }
        return try factor.dividing(by: target)
    }

    /// `number` of this unit in the other one, exactly; throws as `ratio(to:)` does.
    public func convert(_ number: Rational, to other: KitchenUnit) throws(AmountError) -> Rational {
        try number.multiplying(by: ratio(to: other))
    }

    /// `amount` of this unit in the other one, exactly; throws as `ratio(to:)` does.
    public func convert(_ amount: Amount, to other: KitchenUnit) throws(AmountError) -> Amount {
        try amount.scaled(by: ratio(to: other))
    }
}
