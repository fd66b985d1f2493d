import FractionParser

/// A portion that is a volume, such as "cup", "fl oz" or "cup, sliced". It determines the food's density.
struct VolumePortion {
    let portion: FoodPortion
    let unit: KitchenUnit
    /// Whether the name is only the unit.
    let isPlain: Bool
    let milliliters: Rational
    let gramsPerMilliliter: Rational

    /// Returns nil if the portion isn't a volume.
    init?(_ portion: FoodPortion) {
        var head = portion.name.prefix { $0 != "," && $0 != "(" }.split(separator: " ").map(String.init)
        var amount = portion.amount
        // "serving 1/2 cup" and "1/2 cup (4 fl oz)" both mean half a cup.
        if head.first == "serving", head.count > 2 { head.removeFirst() }
        if head.count > 1, head[0].first?.isNumber == true,
            let count = try? Amount.parse(head[0], options: .arithmetic),
            !count.isRange, let product = try? amount.multiplying(by: count.low)
        {
            amount = product
            head.removeFirst()
        }
        let two = head.prefix(2).joined(separator: " ")
        let length = head.count > 1 && KitchenUnit.named(two)?.dimension == .volume ? 2 : 1
        guard let unit = KitchenUnit.named(head.prefix(length).joined(separator: " ")), unit.dimension == .volume,
            let factor = unit.factor, let milliliters = try? factor.multiplying(by: amount),
            milliliters > .zero, portion.grams > .zero,
            let gramsPerMilliliter = try? portion.grams.value.dividing(by: milliliters)
        else { return nil }
        self.portion = portion
        self.unit = unit
        // A remark in parentheses leaves the unit plain: "cup (8 fl oz)", "cup (1 NLEA serving)".
        isPlain = head.count == length && !portion.name.contains(",")
        self.milliliters = milliliters
        self.gramsPerMilliliter = gramsPerMilliliter
    }

    /// Whether two densities differ by at most 2 %.
    func isClose(to other: VolumePortion) -> Bool { gramsPerMilliliter.isClose(to: other.gramsPerMilliliter) }
}

extension Rational {
    /// Whether two weights differ by at most a percentage, 2 by default, which covers rounding.
    func isClose(to other: Rational, percent: Int64 = 2) -> Bool {
        guard let ratio = try? dividing(by: other), let low = try? Rational(100 - percent, 100),
            let high = try? Rational(100 + percent, 100)
        else { return false }
        return low <= ratio && ratio <= high
    }
}
