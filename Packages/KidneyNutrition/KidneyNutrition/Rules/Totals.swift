public import FractionParser
import WordKit

/// An exact sum over foods, in thousandths of a unit. It doesn't overflow: at the limit of 64 bits it stays a lower bound.
public struct NutrientSum: Hashable, Sendable {
    /// The whole thousandths.
    public private(set) var thousandths: Int64 = 0
    /// The part below a thousandth, from 0 to less than 1.
    private var rest: Rational = .zero

    public init() {}

    /// Adds the content of a portion, exactly.
    ///
    /// If the common denominator exceeds 63 bits, the sum is rounded down by less than a thousandth.
    ///
    /// - Parameters:
    ///   - content: The content of 100 g.
    ///   - grams: The weight of the portion.
    /// - Complexity: O(1).
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

    public mutating func add(_ other: NutrientSum) {
        addWhole(other.thousandths)
        addRest(other.rest)
    }

    /// The sum in the nutrient's unit. It is rounded down to a thousandth only if the exact value doesn't fit in 64-bit fractions.
    public var value: Rational {
        guard let total = try? Rational(thousandths).adding(rest), let value = try? total.dividing(by: 1000) else {
            return Thousandths(thousandths).value
        }
        return value
    }

    /// Returns the sum times a factor, for another unit or a mean. The part below a thousandth is left out, so that the product fits.
    func value(times factor: Rational) -> Rational {
        (try? Thousandths(thousandths).value.multiplying(by: factor)) ?? Rational(.max)
    }

    /// Returns the mean over a number of days; 0 for none.
    func mean(ofDays days: Int) -> Rational { (try? Rational(1, Int64(days))).map(value(times:)) ?? .zero }

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

/// The total of one nutrient over several foods, with the number of foods for which it is unknown.
public struct PartialTotal: Hashable, Sendable {
    /// The sum of the known amounts. It is a lower bound if a food is unknown.
    public internal(set) var known = NutrientSum()
    /// The number of foods with no figure or only a lower bound.
    public internal(set) var unknownFoods = 0
    /// The number of all foods.
    public internal(set) var foods = 0

    public init() {}

    /// Whether every food has a figure.
    public var isComplete: Bool { unknownFoods == 0 }

    /// Formats the total: "1,840 mg", "≥ 1,840 mg; 2 of 9 foods unknown" or "unknown (3 foods)". Values from 100 up are rounded to whole
    /// units, smaller ones to one decimal. A lower bound is rounded down, so that it stays one.
    ///
    /// - Parameters:
    ///   - factor: A factor for the conversion to another unit.
    ///   - limit: The limit that the total is judged by, in the total's own unit; nil for none. More digits are shown where the rounded
    ///     number would be on the other side of the limit as it is shown.
    public func text(unit: String, times factor: Rational = 1, beside limit: Rational? = nil) -> String {
        if foods > 0, unknownFoods == foods, known == NutrientSum() {
            return localized("unknown (\(foods, "food"))")
        }
        let value = factor == .one ? known.value : known.value(times: factor)
        let bound = limit.flatMap { try? $0.multiplying(by: factor) }.flatMap { bound in
            let most = factor == .one && bound >= 100 ? 0 : 1
            return DecimalText.value(grouped: Substring(DecimalText.limit(bound, most: most, beside: value)))
        }
        let number = Self.grouped(value, down: !isComplete, beside: bound)
        guard !isComplete else { return "\(number) \(unit)" }
        return localized("≥ \(number) \(unit); \(unknownFoods) of \(foods, "food") unknown")
    }

    /// Formats the total with the goal that it is for: "1,840 mg of 2,000 mg".
    func text(unit: String, ofGoal goal: Rational) -> String {
        let goal = DecimalText.grouped(goal, most: 1)
        guard !isComplete, unknownFoods < foods || known != NutrientSum() else {
            return localized("\(text(unit: unit)) of \(goal) \(unit)")
        }
        let number = Self.grouped(known.value, down: true)
        return localized("≥ \(number) \(unit); \(unknownFoods) of \(foods, "food") unknown of \(goal) \(unit)")
    }

    /// Formats a number that isn't negative, with more digits where the rounded one would be on the other side of a limit.
    private static func grouped(_ value: Rational, down: Bool, beside limit: Rational?) -> String {
        let shown = grouped(value, down: down)
        guard let limit, let rounded = DecimalText.value(grouped: Substring(shown)),
            (rounded > limit) != (value > limit)
        else { return shown }
        let exact = DecimalText.text(value, least: 1) { ($0 > limit) == (value > limit) && (!down || $0 <= value) }
        return DecimalText.value(exact).map { DecimalText.grouped($0, most: 9) } ?? shown
    }

    /// Formats a number that isn't negative, with commas between thousands.
    static func grouped(_ value: Rational, down: Bool) -> String {
        let places: UInt64 = value < 100 ? 10 : 1
        let divisor = value.denominator.magnitude
        let (whole, rest) = divisor.dividingFullWidth(value.numerator.magnitude.multipliedFullWidth(by: places))
        let rounded = !down && rest >= divisor - rest ? whole + 1 : whole
        let tenths = rounded % places
        return Int64(rounded / places).grouped + (tenths > 0 ? ".\(tenths)" : "")
    }
}

/// The totals of a day or of other entries.
public struct Totals: Hashable, Sendable {
    private var sums: [PartialTotal]
    /// The total of fluid, in milliliters.
    public private(set) var fluid = PartialTotal()
    /// The lower estimate of absorbed phosphorus, in milligrams.
    public private(set) var absorbedPhosphorusLow = NutrientSum()
    /// The upper estimate of absorbed phosphorus, in milligrams.
    public private(set) var absorbedPhosphorusHigh = NutrientSum()

    public init() {
        sums = [PartialTotal](repeating: PartialTotal(), count: Nutrient.allCases.count)
    }

    /// Sums entries.
    ///
    /// - Complexity: O(entries).
    public init(_ entries: some Sequence<IntakeEntry>) {
        self.init()
        for entry in entries { add(entry.food, grams: entry.amount.grams) }
    }

    public subscript(nutrient: Nutrient) -> PartialTotal { sums[nutrient.place] }

    public mutating func add(_ food: Food, grams: Rational) {
        for nutrient in Nutrient.allCases {
            let content = food.contents[nutrient]
            sums[nutrient.place].add(content?.amount, isWhole: content?.isExact ?? false, grams: grams)
        }
        fluid.add(food.fluid?.millilitersPerHundredGrams, isWhole: food.fluid != nil, grams: grams)
        guard let phosphorus = food.contents[.phosphorus]?.amount else { return }
        let absorbed = food.phosphorus.absorbed
        if let low = try? grams.multiplying(by: Rational(Int64(absorbed.lowerBound), 1000)),
            let high = try? grams.multiplying(by: Rational(Int64(absorbed.upperBound), 1000))
        {
            absorbedPhosphorusLow.add(phosphorus, perHundredGramsIn: low)
            absorbedPhosphorusHigh.add(phosphorus, perHundredGramsIn: high)
        }
    }

    /// Formats the total of a nutrient with its name: "potassium ≥ 1,840 mg; 2 of 9 foods unknown".
    public func text(of nutrient: Nutrient) -> String {
        "\(nutrient.name) \(self[nutrient].text(unit: nutrient.unit))"
    }
}

extension PartialTotal {
    /// Adds a food.
    ///
    /// - Parameters:
    ///   - content: The content of 100 g; nil if it is unknown.
    ///   - isWhole: False if the content is a lower bound.
    ///   - grams: The weight of the portion.
    mutating func add(_ content: Thousandths?, isWhole: Bool, grams: Rational) {
        foods += 1
        if !isWhole { unknownFoods += 1 }
        if let content { known.add(content, perHundredGramsIn: grams) }
    }
}
