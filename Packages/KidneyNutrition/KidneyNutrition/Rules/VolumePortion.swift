import FractionParser

/// A portion that is a volume: "cup", "fl oz", "cup, sliced". It says what a millilitre of the food weighs.
struct VolumePortion {
    let portion: FoodPortion
    let unit: KitchenUnit
    /// Whether its name is the unit and no more.
    let isPlain: Bool
    let millilitres: Rational
    let gramsPerMillilitre: Rational

    /// Nil where the portion is no volume.
    init?(_ portion: FoodPortion) {
        var head = portion.name.prefix { $0 != "," && $0 != "(" }.split(separator: " ").map(String.init)
        var amount = portion.amount
        // "serving 1/2 cup" and "1/2 cup (4 fl oz)" are half a cup.
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
            let factor = unit.factor, let millilitres = try? factor.multiplying(by: amount),
            millilitres > .zero, portion.grams > .zero,
            let gramsPerMillilitre = try? portion.grams.value.dividing(by: millilitres)
        else { return nil }
        self.portion = portion
        self.unit = unit
        // "cup (8 fl oz)" is a cup, and so is "cup (1 NLEA serving)".
        isPlain = head.count == length && !portion.name.contains(",")
        self.millilitres = millilitres
        self.gramsPerMillilitre = gramsPerMillilitre
    }

    /// Whether a millilitre weighs the same within two parts of a hundred.
    func isClose(to other: VolumePortion) -> Bool { gramsPerMillilitre.isClose(to: other.gramsPerMillilitre) }
}

extension Rational {
    /// Whether two weights are the same within some parts of a hundred; two, as rounded ones are, unless more are named.
    func isClose(to other: Rational, percent: Int64 = 2) -> Bool {
        guard let ratio = try? dividing(by: other), let low = try? Rational(100 - percent, 100),
            let high = try? Rational(100 + percent, 100)
        else { return false }
        return low <= ratio && ratio <= high
    }
}
