public import FractionParser
public import TimeKit
import WordKit

/// The relation of a value to its number: laboratories report "<10" and ">90".
public enum Comparator: String, CaseIterable, Codable, Sendable {
    /// The value is the number.
    case equal = ""
    /// The value is below the number.
    case below = "<"
    /// The value is above the number.
    case above = ">"
}

/// A circumstance that changes the meaning of a laboratory value.
public enum LabRemark: String, CaseIterable, Codable, Sendable {
    /// Taken fasting or before a meal, when glucose has another range.
    case fasting
    /// Measured with a finger-stick meter, not in a laboratory.
    case meter
    /// Hemolyzed: broken blood cells release potassium. Such a value switches no limit on or off. The stored word keeps its
    /// spelling.
    case hemolyzed = "haemolysed"
    /// Drawn after a dialysis session. Such a value switches no limit on or off.
    case postDialysis = "post-dialysis"
}

/// A laboratory result, exactly as entered.
public struct LabResult: Hashable, Codable, Sendable, Identifiable {
    public let id: TimeKit.ID<LabResult>
    public let analyte: Analyte
    /// The exact number, in `unit`.
    public let value: Rational
    /// The relation of the value to the number.
    public let comparator: Comparator
    /// The unit as entered.
    public let unit: LabUnit
    /// The number as typed: "5.40".
    public let text: String
    /// The time of the sample.
    public let moment: Moment
    public let source: MeasurementSource
    /// The formula of a filtration rate; nil for other analytes.
    public let formula: EGFRFormula?
    @InOrder public private(set) var remarks: Set<LabRemark>
    /// Whether the sample may have been drawn after a dialysis session, by its day and the weights of that day. It isn't kept.
    private(set) var isPerhapsAfterSession = false

    private enum CodingKeys: String, CodingKey {
        case id, analyte, value, comparator, unit, text, moment, source, formula, remarks
    }

    /// Creates a result. The formula of a filtration rate defaults to `unstated`; for other analytes it is ignored.
    public init(
        id: TimeKit.ID<LabResult>,
        _ analyte: Analyte,
        _ reading: LabReading,
        at moment: Moment,
        from source: MeasurementSource = .manual,
        formula: EGFRFormula? = nil,
        remarks: Set<LabRemark> = []
    ) {
        self.id = id
        self.analyte = analyte
        value = reading.value
        comparator = reading.comparator
        unit = reading.unit
        text = reading.text
        self.moment = moment
        self.source = source
        self.formula = analyte == .eGFR ? formula ?? .unstated : nil
        self.remarks = remarks
    }
}

extension LabResult {
    /// Whether the value reflects the usual state, so that it can switch limits on and off.
    var tellsHowThingsStand: Bool { !remarks.contains(.hemolyzed) && !mayBeAfterSession }

    /// Whether the sample was or may have been drawn after a dialysis session.
    var mayBeAfterSession: Bool { remarks.contains(.postDialysis) || isPerhapsAfterSession }

    /// Returns the result as one that may have been drawn after a dialysis session.
    func perhapsAfterSession() -> LabResult {
        var result = self
        result.isPerhapsAfterSession = true
        return result
    }

    /// Returns the result with one more remark.
    func remarked(_ remark: LabRemark) -> LabResult {
        LabResult(
            id: id,
            analyte,
            LabReading(value, unit, comparator: comparator, text: text),
            at: moment,
            from: source,
            formula: formula,
            remarks: remarks.union([remark])
        )
    }

    /// The number as typed. A number with many more decimals than laboratories print, as in some files, is rounded to theirs.
    public var printed: String {
        let places = LabTable.facts(analyte).decimals(in: unit)
        let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
        return decimals > places + 2 ? LabConversion.text(value, of: analyte, in: unit) : text
    }
}

/// A number with its unit, as typed.
public struct LabReading: Hashable, Codable, Sendable {
    /// The exact number.
    public let value: Rational
    /// The relation of the value to the number.
    public let comparator: Comparator
    public let unit: LabUnit
    /// The number as typed, without comparator and unit.
    public let text: String

    /// Creates a reading. The text defaults to the number's decimal form.
    public init(_ value: Rational, _ unit: LabUnit, comparator: Comparator = .equal, text: String? = nil) {
        self.value = value
        self.comparator = comparator
        self.unit = unit
        self.text = text ?? DecimalText.text(value)
    }
}

/// A unit of body weight. It is encoded as its UCUM code.
public enum WeightUnit: String, CaseIterable, Codable, Sendable {
    case kilogram = "kg"
    case pound = "[lb_av]"

    /// The printed symbol: "kg", "lb".
    public var symbol: String { self == .kilogram ? "kg" : "lb" }
}

/// The occasion of a weighing.
public enum WeightContext: String, CaseIterable, Codable, Sendable {
    /// At home, at any time.
    case daily
    case preDialysis = "pre-dialysis"
    case postDialysis = "post-dialysis"
}

/// A body weight, exactly as entered.
public struct WeightReading: Hashable, Codable, Sendable, Identifiable {
    public let id: TimeKit.ID<WeightReading>
    /// The exact number, in `unit`.
    public let value: Rational
    /// The unit as entered.
    public let unit: WeightUnit
    public let context: WeightContext
    public let moment: Moment
    public let source: MeasurementSource

    public init(
        id: TimeKit.ID<WeightReading>,
        _ value: Rational,
        _ unit: WeightUnit,
        _ context: WeightContext = .daily,
        at moment: Moment,
        from source: MeasurementSource = .manual
    ) {
        self.id = id
        self.value = value
        self.unit = unit
        self.context = context
        self.moment = moment
        self.source = source
    }
}

/// A blood pressure, in mmHg.
public struct PressureReading: Hashable, Codable, Sendable, Identifiable {
    public let id: TimeKit.ID<PressureReading>
    public let systolic: Rational
    public let diastolic: Rational
    public let moment: Moment
    public let source: MeasurementSource

    public init(
        id: TimeKit.ID<PressureReading>,
        _ systolic: Rational,
        over diastolic: Rational,
        at moment: Moment,
        from source: MeasurementSource = .manual
    ) {
        self.id = id
        self.systolic = systolic
        self.diastolic = diastolic
        self.moment = moment
        self.source = source
    }
}

/// The counted quantity of an activity.
public enum ActivityKind: String, CaseIterable, Codable, Sendable {
    /// Minutes of moderate activity.
    case minutes
    case steps
    /// Kilocalories burned by moving.
    case energy

    /// The name in a list: "minutes of moderate activity".
    var name: String {
        switch self {
        case .minutes: localized("minutes of moderate activity")
        case .steps: localized("steps")
        case .energy: localized("kilocalories")
        }
    }

    /// The code in English, the name in other languages.
    var word: String { Language.current == .english ? rawValue : name }

    /// The unit: "min", "steps", "kcal".
    public var unit: String {
        switch self {
        case .minutes: "min"
        case .steps: localized("steps")
        case .energy: "kcal"
        }
    }

    /// Returns the unit to write after an amount: "step" after 1.
    func unit(of amount: Rational) -> String {
        self == .steps && amount == .one ? localized("step") : unit
    }
}

/// An activity, or a part of one as a device counted it.
public struct ActivityReading: Hashable, Codable, Sendable, Identifiable {
    public let id: TimeKit.ID<ActivityReading>
    public let kind: ActivityKind
    /// The amount, in the unit of `kind`.
    public let value: Rational
    /// The time of its beginning.
    public let moment: Moment
    public let source: MeasurementSource

    public init(
        id: TimeKit.ID<ActivityReading>,
        _ kind: ActivityKind,
        _ value: Rational,
        at moment: Moment,
        from source: MeasurementSource = .manual
    ) {
        self.id = id
        self.kind = kind
        self.value = value
        self.moment = moment
        self.source = source
    }
}
