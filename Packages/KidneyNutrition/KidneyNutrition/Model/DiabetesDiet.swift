public import FractionParser
import WordKit

/// The diabetes diet that a person agreed on with their care team. Every part is optional, and every number is as entered.
public struct DiabetesDiet: Hashable, Codable, Sendable {
    /// The most carbohydrate a day, in grams.
    public var carbohydrate: Rational?
    /// The most carbohydrate a meal, in grams.
    public var mealCarbohydrate: Rational?
    /// The most sugars a day, in grams.
    public var sugars: Rational?
    /// The highest HbA1c.
    public var hbA1c: LabReading?
    /// The highest glucose before breakfast.
    public var fastingGlucose: LabReading?

    public init(
        carbohydrate: Rational? = nil,
        mealCarbohydrate: Rational? = nil,
        sugars: Rational? = nil,
        hbA1c: LabReading? = nil,
        fastingGlucose: LabReading? = nil
    ) {
        self.carbohydrate = carbohydrate
        self.mealCarbohydrate = mealCarbohydrate
        self.sugars = sugars
        self.hbA1c = hbA1c
        self.fastingGlucose = fastingGlucose
    }

    /// Whether the diet has no part.
    public var isEmpty: Bool { self == DiabetesDiet() }
}

/// A part of the diabetes diet, with its unit.
public enum DietPart: String, CaseIterable, Codable, Sendable {
    /// In grams a day.
    case carbohydrate
    /// In grams a meal.
    case mealCarbohydrate
    /// In grams a day.
    case sugars
    /// In percent or mmol/mol.
    case hbA1c = "HbA1c"
    /// In mg/dL or mmol/L.
    case fastingGlucose

    /// Its display name: "carbohydrate a meal".
    public var name: String {
        switch self {
        case .carbohydrate: localized("carbohydrate a day")
        case .mealCarbohydrate: localized("carbohydrate a meal")
        case .sugars: localized("sugars a day")
        case .hbA1c: "HbA1c"
        case .fastingGlucose: localized("fasting glucose")
        }
    }

    /// Its laboratory value; nil for a part that is eaten.
    public var analyte: Analyte? {
        switch self {
        case .hbA1c: .hbA1c
        case .fastingGlucose: .glucose
        default: nil
        }
    }
}

extension DiabetesDiet {
    /// The grams of a part that is eaten; nil if none were entered, and for laboratory values.
    public subscript(grams part: DietPart) -> Rational? {
        get {
            switch part {
            case .carbohydrate: carbohydrate
            case .mealCarbohydrate: mealCarbohydrate
            case .sugars: sugars
            case .hbA1c, .fastingGlucose: nil
            }
        }
        set {
            switch part {
            case .carbohydrate: carbohydrate = newValue
            case .mealCarbohydrate: mealCarbohydrate = newValue
            case .sugars: sugars = newValue
            case .hbA1c, .fastingGlucose: break
            }
        }
    }

    /// The value of a part that is measured; nil if none was entered, and for a part that is eaten.
    public subscript(value part: DietPart) -> LabReading? {
        get {
            switch part {
            case .hbA1c: hbA1c
            case .fastingGlucose: fastingGlucose
            case .carbohydrate, .mealCarbohydrate, .sugars: nil
            }
        }
        set {
            switch part {
            case .hbA1c: hbA1c = newValue
            case .fastingGlucose: fastingGlucose = newValue
            case .carbohydrate, .mealCarbohydrate, .sugars: break
            }
        }
    }

    /// Returns the limit of a part in words: "at most 180 g"; nil if it has none.
    public func words(of part: DietPart) -> String? {
        if let grams = self[grams: part] { return localized("at most \(DecimalText.grouped(grams, most: 3)) g") }
        return self[value: part].map { localized("at most \($0.text) \($0.unit.symbol)") }
    }
}

/// The state of one part of the diabetes diet on a day.
public struct DietProgress: Hashable, Sendable {
    /// A value in relation to its limit.
    public enum State: String, CaseIterable, Codable, Sendable {
        /// Within the limit; on the current day, so far.
        case ok
        /// At 80 percent of the limit or more.
        case near
        /// Over the limit.
        case over
        /// So low that the care team should know.
        case low
        /// Not known: there is no value, or some foods have no figure.
        case unknown

        /// The state in words.
        public var words: String {
            switch self {
            case .ok: localized("ok", context: "diet")
            case .near: localized("near the limit")
            case .over: localized("over", context: "diet")
            case .low: localized("low", context: "diet")
            case .unknown: localized("can't be told")
            }
        }
    }

    public let part: DietPart
    /// The limit in words: "at most 180 g".
    public let aim: String
    /// The value in words: "120 g", "7.4 % of 2026-05-20".
    public let shown: String
    public let state: State
    /// A sentence to show with it; empty for none.
    public let note: String
}
