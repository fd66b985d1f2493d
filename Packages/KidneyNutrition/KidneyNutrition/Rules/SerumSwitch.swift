public import FractionParser
public import TimeKit

/// What the newest blood value of something says.
public struct SerumState: Hashable, Sendable {
    /// Where it lies.
    public enum Level: String, CaseIterable, Codable, Sendable {
        /// There is no value that can be used.
        case noValue = "no value"
        case low, normal, high
        /// "<6.0" leaves it open.
        case unclear
    }

    /// Where it lies.
    public let level: Level
    /// The value; nil where there is none.
    public let lab: LabCitation?
    /// A newer value that wasn't used, for its sample was haemolysed.
    public let haemolysed: LabCitation?
}

/// What switches limits on and off: the newest value up to a day, and nothing before it.
public enum SerumSwitch {
    /// Potassium above this switches its limit on.
    public static let potassiumHigh = DecimalText.constant("5.0")
    /// Potassium below this releases every restriction.
    public static let potassiumLow = DecimalText.constant("3.5")
    /// Phosphorus below this is low.
    public static let phosphorusLow = DecimalText.constant("2.5")
    /// Glucose below this is low.
    public static let glucoseLow = Rational(70)

    /// What potassium says on a day.
    public static func potassium(_ labs: [LabResult], on day: LocalDate) -> SerumState {
        state(.potassium, labs, on: day, within: LabRange(low: potassiumLow, high: potassiumHigh))
    }

    /// What phosphorus says on a day, by the goal of the category; no value where that has none.
    public static func phosphorus(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?) -> SerumState {
        guard let goal = LabTable.facts(.phosphorus).goal(for: category) else { return nothing }
        return state(.phosphorus, labs, on: day, within: LabRange(low: phosphorusLow, high: goal.range.high))
    }

    /// What PTH says on a day, by the goal of the category; no value where that has none.
    public static func pth(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?) -> SerumState {
        guard let goal = LabTable.facts(.pth).goal(for: category) else { return nothing }
        return state(.pth, labs, on: day, within: goal.range)
    }

    /// The newest result of an analyte up to a day, of several at once the one entered last.
    public static func newest(_ analyte: Analyte, _ labs: [LabResult], on day: LocalDate) -> LabResult? {
        labs.filter { $0.analyte == analyte && $0.moment.day <= day }
            .max { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }

    static func cite(_ result: LabResult, on day: LocalDate) -> LabCitation {
        LabCitation(
            result: result.id,
            analyte: result.analyte,
            shown: result.shown,
            day: result.moment.day,
            age: result.moment.day.days(until: day)
        )
    }

    private static let nothing = SerumState(level: .noValue, lab: nil, haemolysed: nil)

    private static func state(
        _ analyte: Analyte,
        _ labs: [LabResult],
        on day: LocalDate,
        within range: LabRange
    ) -> SerumState {
        let usable = labs.filter { !$0.remarks.contains(.haemolysed) }
        let broken = newest(analyte, labs.filter { $0.remarks.contains(.haemolysed) }, on: day)
        guard let result = newest(analyte, usable, on: day), let value = result.conventionalValue else {
            return SerumState(level: .noValue, lab: nil, haemolysed: broken.map { cite($0, on: day) })
        }
        let level: SerumState.Level =
            if range.isHigh(value, result.comparator) {
                .high
            } else if range.isLow(value, result.comparator) {
                .low
            } else {
                result.comparator == .equal ? .normal : .unclear
            }
        let isNewer = broken.map { ($0.moment, $0.id) > (result.moment, result.id) } ?? false
        return SerumState(
            level: level,
            lab: cite(result, on: day),
            haemolysed: isNewer ? broken.map { cite($0, on: day) } : nil
        )
    }
}
