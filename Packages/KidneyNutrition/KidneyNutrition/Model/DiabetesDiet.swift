public import FractionParser

/// What somebody with diabetes aims at, as they agreed it with their care team: all of it optional, every number as it was entered.
public struct DiabetesDiet: Hashable, Codable, Sendable {
    /// At most so many grams of carbohydrate a day.
    public var carbohydrate: Rational?
    /// At most so many grams of carbohydrate a meal.
    public var mealCarbohydrate: Rational?
    /// At most so many grams of sugars a day.
    public var sugars: Rational?
    /// HbA1c at most.
    public var hbA1c: LabReading?
    /// Glucose before breakfast at most.
    public var fastingGlucose: LabReading?

    /// A diet; nothing unless named.
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

    /// Whether nothing is aimed at.
    public var isEmpty: Bool { self == DiabetesDiet() }
}

/// A part of the diabetes diet.
public enum DietPart: String, CaseIterable, Codable, Sendable {
    /// Grams a day.
    case carbohydrate
    /// Grams a meal.
    case mealCarbohydrate
    /// Grams a day.
    case sugars
    /// Percent or mmol/mol.
    case hbA1c = "HbA1c"
    /// mg/dL or mmol/L.
    case fastingGlucose

    /// What it is called: "carbohydrate a meal".
    public var name: String {
        switch self {
        case .carbohydrate: "carbohydrate a day"
        case .mealCarbohydrate: "carbohydrate a meal"
        case .sugars: "sugars a day"
        case .hbA1c: "HbA1c"
        case .fastingGlucose: "fasting glucose"
        }
    }

    /// The laboratory value it is about; nil for what is eaten.
    public var analyte: Analyte? {
        switch self {
        case .hbA1c: .hbA1c
        case .fastingGlucose: .glucose
        default: nil
        }
    }
}

extension DiabetesDiet {
    /// The grams of a part that is eaten; nil where none were entered, and for laboratory values.
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

    /// The value of a part that is measured; nil where none was entered, and for what is eaten.
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

    /// What is aimed at, in words: "at most 180 g"; nil where nothing is.
    public func words(of part: DietPart) -> String? {
        if let grams = self[grams: part] { return "at most \(DecimalText.grouped(grams, most: 3)) g" }
        return self[value: part].map { "at most \($0.text) \($0.unit.symbol)" }
    }
}

/// How a part of the diabetes diet stands on a day.
public struct DietProgress: Hashable, Sendable {
    /// Where it lies.
    public enum State: String, CaseIterable, Codable, Sendable {
        /// Within what is aimed at; of a day that isn't over, so far.
        case ok
        /// At 80 percent or more of what may be eaten.
        case near
        /// Over it.
        case over
        /// So low that it is for the care team.
        case low
        /// It can't be told: no value, or foods without a figure.
        case unknown
    }

    /// Which part.
    public let part: DietPart
    /// What is aimed at, in words: "at most 180 g".
    public let aim: String
    /// Where it stands, in words: "120 g", "7.4 % of 2026-05-20".
    public let shown: String
    /// Where it lies.
    public let state: State
    /// What is to be said with it; empty where nothing is.
    public let note: String
}
