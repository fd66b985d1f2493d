import FractionParser
import WordKit

/// A nutrient's figure from FoodData Central, converted to the engine's nutrient and unit.
struct NutrientFigure {
    let nutrient: Nutrient
    let amount: Thousandths
    /// The figure with the lowest rank wins if a nutrient has several.
    let rank: UInt8

    /// The nutrient of a file's id ("1008") or number ("208").
    enum Kind {
        case counted(Nutrient, rank: UInt8)
        case kilojoules
        case other

        /// Creates a kind from `nutrient.id`.
        init(fdcID: Int) {
            switch fdcID {
            // Specific energy factors are those of the Standard Reference; the general ones (4, 9, 4) are coarser.
            case 2048: self = .counted(.energy, rank: 1)
            case 2047: self = .counted(.energy, rank: 2)
            case 1062: self = .kilojoules
            default:
                let nutrient = Nutrient.byFDCID[fdcID]
                self = nutrient.map { .counted($0, rank: 0) } ?? .other
            }
        }

        /// Creates a kind from `nutrient.number`.
        init(number: Int) {
            switch number {
            case 958: self = .counted(.energy, rank: 1)
            case 957: self = .counted(.energy, rank: 2)
            case 268: self = .kilojoules
            default:
                let nutrient = Nutrient.byUSDANumber[number]
                self = nutrient.map { .counted($0, rank: 0) } ?? .other
            }
        }
    }

    /// Creates a figure; nil for a nutrient that isn't counted. A failure if the unit doesn't fit, or 100 g can't contain the amount.
    static func make(_ kind: Kind, _ amount: Thousandths, unit: FoodUnit) -> Result<NutrientFigure, Refusal>? {
        switch kind {
        case .other: return nil
        case .kilojoules:
            guard unit == .kilojoule else { return .failure(Refusal(localized("energy in kJ is not given in kJ"))) }
            return bounded(.energy, try? amount.value.multiplying(by: 1000).dividing(by: 4184), rank: 3)
        case .counted(let nutrient, let rank):
            if unit == .kilojoule, nutrient == .energy {
                return bounded(.energy, try? amount.value.multiplying(by: 1000).dividing(by: 4184), rank: 3)
            }
            let own = FoodUnit(of: nutrient)
            guard let factor = unit.factor(to: own, of: nutrient) else {
                return .failure(Refusal(localized("\(nutrient.name) is not given in \(nutrient.unit)")))
            }
            if factor == .one { return bounded(nutrient, amount, rank: rank) }
            return bounded(nutrient, try? amount.value.multiplying(by: factor), rank: rank)
        }
    }

    private static func bounded(_ nutrient: Nutrient, _ value: Rational?, rank: UInt8) -> Result<
        NutrientFigure, Refusal
    > {
        guard let amount = value.flatMap(Thousandths.init(nearest:)) else {
            return .failure(Refusal(localized("the amount of \(nutrient.name) is too large")))
        }
        return bounded(nutrient, amount, rank: rank)
    }

    @inline(__always)
    private static func bounded(_ nutrient: Nutrient, _ amount: Thousandths, rank: UInt8) -> Result<
        NutrientFigure, Refusal
    > {
        guard amount <= nutrient.limitPerHundredGrams else {
            return .failure(
                Refusal(localized("\(amount) \(nutrient.unit) of \(nutrient.name) is more than 100 g can hold"))
            )
        }
        return .success(NutrientFigure(nutrient: nutrient, amount: amount, rank: rank))
    }

    /// The reason of a rejection.
    struct Refusal: Error {
        let reason: String
        init(_ reason: String) { self.reason = reason }
    }
}

/// A unit of a figure.
enum FoodUnit {
    case gram, milligram, microgram, kilocalorie, kilojoule, internationalUnit

    /// Parses "g", "MG", "µg", "UG", "KCAL", "kJ" or "IU"; nil for another text.
    init?(_ text: some StringProtocol) {
        switch text.lowercased() {
        case "g", "grm": self = .gram
        case "mg": self = .milligram
        // The micro sign, and the Greek letter that uppercasing makes of it.
        case "µg", "μg", "ug", "mcg": self = .microgram
        case "kcal": self = .kilocalorie
        case "kj": self = .kilojoule
        case "iu": self = .internationalUnit
        default: return nil
        }
    }

    /// The engine's unit of a nutrient.
    init(of nutrient: Nutrient) {
        switch nutrient {
        case .energy: self = .kilocalorie
        case .protein, .fat, .carbohydrate, .sugars, .fiber, .water, .alcohol: self = .gram
        case .caffeine, .sodium, .potassium, .phosphorus, .calcium, .magnesium, .iron: self = .milligram
        case .vitaminK, .vitaminD: self = .microgram
        }
    }

    /// The factor to another unit; nil if they aren't comparable. An international unit of vitamin D is a fortieth of a microgram.
    func factor(to other: FoodUnit, of nutrient: Nutrient) -> Rational? {
        if self == other { return .one }
        if self == .internationalUnit {
            return nutrient == .vitaminD && other == .microgram ? try? Rational(1, 40) : nil
        }
        guard let mine = micrograms, let theirs = other.micrograms else { return nil }
        return try? Rational(mine, theirs)
    }

    private var micrograms: Int64? {
        switch self {
        case .gram: 1_000_000
        case .milligram: 1000
        case .microgram: 1
        case .kilocalorie, .kilojoule, .internationalUnit: nil
        }
    }
}

extension Nutrient {
    static let byUSDANumber = Dictionary(uniqueKeysWithValues: allCases.map { ($0.usdaNumber, $0) })
    static let byFDCID = Dictionary(uniqueKeysWithValues: allCases.map { ($0.fdcID, $0) })
}
