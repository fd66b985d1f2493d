public import FractionParser
public import TimeKit

/// How a value relates to the number given: laboratories report "<10" and ">90".
public enum Comparator: String, CaseIterable, Codable, Sendable {
    /// It is the number.
    case equal = ""
    /// It is somewhere below it.
    case below = "<"
    /// It is somewhere above it.
    case above = ">"
}

/// What a laboratory value's meaning depends on.
public enum LabRemark: String, CaseIterable, Codable, Sendable {
    /// Taken fasting or before a meal: glucose has another range then.
    case fasting
    /// Measured by a meter on a finger, not in a laboratory.
    case meter
    /// Blood cells broke in the sample, which sets potassium free: such a value switches nothing on.
    case haemolysed
    /// Drawn after a dialysis session: such a value switches nothing.
    case postDialysis = "post-dialysis"
}

/// A laboratory result, exactly as it was entered.
public struct LabResult: Hashable, Codable, Sendable, Identifiable {
    /// Its identifier.
    public let id: TimeKit.ID<LabResult>
    /// What was measured.
    public let analyte: Analyte
    /// The number, exact, in `unit`.
    public let value: Rational
    /// How the value relates to the number.
    public let comparator: Comparator
    /// The unit it was entered in.
    public let unit: LabUnit
    /// The number as it was typed: "5.40".
    public let text: String
    /// When the sample was taken.
    public let moment: Moment
    /// Who says so.
    public let source: MeasurementSource
    /// By which formula, for a filtration rate.
    public let formula: EGFRFormula?
    /// What its meaning depends on.
    public let remarks: Set<LabRemark>

    /// A result; a filtration rate without a formula has one that wasn't stated, nothing else has any.
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
    /// Whether it says how things stand, so that it can switch limits on and off.
    var tellsHowThingsStand: Bool { remarks.isDisjoint(with: [.haemolysed, .postDialysis]) }

    /// It with another remark.
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

    /// The number as it was typed; with more decimals than any laboratory prints, as files hold them, with those it prints.
    public var printed: String {
        let places = LabTable.facts(analyte).decimals(in: unit)
        let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
        return decimals > places + 2 ? DecimalText.text(value, least: places, most: places) : text
    }
}

/// A number with its unit, as it was typed.
public struct LabReading: Hashable, Codable, Sendable {
    /// The number, exact.
    public let value: Rational
    /// How the value relates to it.
    public let comparator: Comparator
    /// Its unit.
    public let unit: LabUnit
    /// The number as it was typed, without comparator and unit.
    public let text: String

    /// A reading; the text is the number's own where none is given.
    public init(_ value: Rational, _ unit: LabUnit, comparator: Comparator = .equal, text: String? = nil) {
        self.value = value
        self.comparator = comparator
        self.unit = unit
        self.text = text ?? DecimalText.text(value)
    }
}

/// A unit of body weight. Encoded as its UCUM code.
public enum WeightUnit: String, CaseIterable, Codable, Sendable {
    case kilogram = "kg"
    case pound = "[lb_av]"

    /// As it is printed: "kg", "lb".
    public var symbol: String { self == .kilogram ? "kg" : "lb" }
}

/// At which occasion somebody was weighed.
public enum WeightContext: String, CaseIterable, Codable, Sendable {
    /// At home, on any day and any number of times.
    case daily
    /// Before a dialysis session.
    case preDialysis = "pre-dialysis"
    /// After a dialysis session.
    case postDialysis = "post-dialysis"
}

/// A body weight, exactly as it was entered.
public struct WeightReading: Hashable, Codable, Sendable, Identifiable {
    /// Its identifier.
    public let id: TimeKit.ID<WeightReading>
    /// The number, in `unit`.
    public let value: Rational
    /// The unit it was entered in.
    public let unit: WeightUnit
    /// The occasion.
    public let context: WeightContext
    /// When.
    public let moment: Moment
    /// Who says so.
    public let source: MeasurementSource

    /// A weight.
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

/// A blood pressure in millimetres of mercury.
public struct PressureReading: Hashable, Codable, Sendable, Identifiable {
    /// Its identifier.
    public let id: TimeKit.ID<PressureReading>
    /// The upper value.
    public let systolic: Rational
    /// The lower value.
    public let diastolic: Rational
    /// When.
    public let moment: Moment
    /// Who says so.
    public let source: MeasurementSource

    /// A blood pressure.
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

/// What of an activity was counted.
public enum ActivityKind: String, CaseIterable, Codable, Sendable {
    /// Minutes of moderate activity.
    case minutes
    case steps
    /// Kilocalories used up by moving.
    case energy

    /// The name in a list: "minutes of moderate activity".
    var name: String {
        switch self {
        case .minutes: "minutes of moderate activity"
        case .steps: "steps"
        case .energy: "kilocalories"
        }
    }

    /// Its unit: "min", "steps", "kcal".
    public var unit: String {
        switch self {
        case .minutes: "min"
        case .steps: "steps"
        case .energy: "kcal"
        }
    }
}

/// An activity, or a stretch of one as a device counted it.
public struct ActivityReading: Hashable, Codable, Sendable, Identifiable {
    /// Its identifier.
    public let id: TimeKit.ID<ActivityReading>
    /// What was counted.
    public let kind: ActivityKind
    /// How much of it.
    public let value: Rational
    /// When it began.
    public let moment: Moment
    /// Who says so.
    public let source: MeasurementSource

    /// An activity.
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
