public import FractionParser

/// An exact sum of parts of foods, in thousandths of a unit. It never overflows: at the far end of 64 bits it stays a lower bound.
public struct NutrientSum: Hashable, Sendable {
    /// Whole thousandths.
    public private(set) var thousandths: Int64 = 0
    /// What is left below a thousandth, from 0 to less than 1.
    private var rest: Rational = .zero

    /// Nothing.
    public init() {}

    /// Adds what so many grams hold, at a content of 100 g. Exact; O(1).
    ///
    /// Only fractions whose common denominator has more than 63 bits lose something: less than a thousandth each, downwards.
    public mutating func add(_ content: Thousandths, perHundredGramsIn grams: Rational) {
        guard grams > .zero, content > .zero else { return }
        let (divisor, isTooFine) = grams.denominator.magnitude.multipliedReportingOverflow(by: 100)
        let product = content.count.magnitude.multipliedFullWidth(by: grams.numerator.magnitude)
        guard !isTooFine, product.high < divisor else {
            let fine = grams.denominator.magnitude
            guard isTooFine, product.high < fine else { return addWhole(.max) }
            return addWhole(Int64(clamping: fine.dividingFullWidth(product).quotient / 100))
        }
        let (quotient, remainder) = divisor.dividingFullWidth(product)
        addWhole(Int64(clamping: quotient))
        guard divisor <= UInt64(Int64.max), let part = try? Rational(Int64(remainder), Int64(divisor)) else { return }
        addRest(part)
    }

    /// Adds another sum.
    public mutating func add(_ other: NutrientSum) {
        addWhole(other.thousandths)
        addRest(other.rest)
    }

    /// The sum in the nutrient's unit; what is below a thousandth is left out only where it doesn't fit.
    public var value: Rational {
        guard let total = try? Rational(thousandths).adding(rest), let value = try? total.dividing(by: 1000) else {
            return Thousandths(thousandths).value
        }
        return value
    }

    private mutating func addRest(_ part: Rational) {
        guard let sum = try? rest.adding(part) else { return }
        if sum >= .one, let less = try? sum.subtracting(.one) {
            addWhole(1)
            rest = less
        } else {
            rest = sum
        }
    }

    private mutating func addWhole(_ more: Int64) {
        let (sum, overflow) = thousandths.addingReportingOverflow(more)
        thousandths = overflow ? .max : sum
    }
}

/// What several foods hold of one thing: what is known of it, and of how many foods it isn't known.
public struct PartialTotal: Hashable, Sendable {
    /// The sum of what is known; a lower bound where foods are unknown.
    public internal(set) var known = NutrientSum()
    /// How many foods have no figure, or only a part of one.
    public internal(set) var unknownFoods = 0
    /// How many foods there are.
    public internal(set) var foods = 0

    /// Nothing eaten.
    public init() {}

    /// Whether every food has a figure.
    public var isComplete: Bool { unknownFoods == 0 }

    /// "1,840 mg", or "≥ 1,840 mg; 2 of 9 foods unknown", or "unknown (3 foods)". With whole units, from 100 up; one decimal below
    /// that. A lower bound is rounded down, so that it stays one.
    ///
    /// - Parameter factor: what the sum is multiplied by, for another unit than its own.
    public func text(unit: String, times factor: Rational = 1) -> String {
        if foods > 0, unknownFoods == foods, known == NutrientSum() {
            return foods == 1 ? "unknown (1 food)" : "unknown (\(foods) foods)"
        }
        let number = Self.grouped((try? known.value.multiplying(by: factor)) ?? known.value, down: !isComplete)
        guard !isComplete else { return "\(number) \(unit)" }
        return "≥ \(number) \(unit); \(unknownFoods) of \(foods) \(foods == 1 ? "food" : "foods") unknown"
    }

    /// A number with commas between thousands.
    static func grouped(_ value: Rational, down: Bool) -> String {
        let places: Int64 = value < 100 ? 10 : 1
        guard let scaled = try? value.multiplying(by: Rational(places)) else {
            return grouped(value.numerator / value.denominator)
        }
        let (whole, rest) = scaled.numerator.quotientAndRemainder(dividingBy: scaled.denominator)
        let rounded = !down && rest >= scaled.denominator - rest ? whole + 1 : whole
        let tenths = rounded % places
        return grouped(rounded / places) + (tenths > 0 ? ".\(tenths)" : "")
    }

    private static func grouped(_ whole: Int64) -> String {
        var result = ""
        for (index, digit) in String(whole).reversed().enumerated() {
            if index > 0, index % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return String(result.reversed())
    }
}

/// What a day, or any run of entries, comes to.
public struct Totals: Hashable, Sendable {
    private var sums: [PartialTotal]
    /// Fluid, in millilitres.
    public private(set) var fluid = PartialTotal()
    /// The least of the phosphorus that is taken up, in milligrams: an estimate.
    public private(set) var absorbedPhosphorusLow = NutrientSum()
    /// The most of it.
    public private(set) var absorbedPhosphorusHigh = NutrientSum()

    /// Nothing.
    public init() {
        sums = [PartialTotal](repeating: PartialTotal(), count: Nutrient.allCases.count)
    }

    /// The sum of entries. O(entries).
    public init(_ entries: some Sequence<IntakeEntry>) {
        self.init()
        for entry in entries { add(entry.food, grams: entry.amount.grams) }
    }

    /// The total of a nutrient.
    public subscript(nutrient: Nutrient) -> PartialTotal { sums[nutrient.place] }

    /// Adds a food.
    public mutating func add(_ food: Food, grams: Rational) {
        for nutrient in Nutrient.allCases {
            let content = food.contents[nutrient]
            sums[nutrient.place].add(content?.amount, isWhole: content?.isExact ?? false, grams: grams)
        }
        fluid.add(food.fluid?.millilitresPerHundredGrams, isWhole: food.fluid != nil, grams: grams)
        guard let phosphorus = food.contents[.phosphorus]?.amount else { return }
        let absorbed = food.phosphorus.absorbed
        if let low = try? grams.multiplying(by: Rational(Int64(absorbed.lowerBound), 1000)),
            let high = try? grams.multiplying(by: Rational(Int64(absorbed.upperBound), 1000))
        {
            absorbedPhosphorusLow.add(phosphorus, perHundredGramsIn: low)
            absorbedPhosphorusHigh.add(phosphorus, perHundredGramsIn: high)
        }
    }

    /// "potassium ≥ 1,840 mg; 2 of 9 foods unknown".
    public func text(of nutrient: Nutrient) -> String {
        "\(nutrient.name) \(self[nutrient].text(unit: nutrient.unit))"
    }
}

extension PartialTotal {
    /// Adds a food's content of 100 g; nil where it isn't known, not whole where it is a lower bound.
    mutating func add(_ content: Thousandths?, isWhole: Bool, grams: Rational) {
        foods += 1
        if !isWhole { unknownFoods += 1 }
        if let content { known.add(content, perHundredGramsIn: grams) }
    }
}
