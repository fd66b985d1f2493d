public import FractionParser
public import TimeKit

/// What the newest blood value of something says.
public struct SerumState: Hashable, Sendable {
    /// Where it lies.
    public enum Level: String, CaseIterable, Codable, Sendable {
        /// There is no value that can be used.
        case noValue = "no value"
        case low, normal, high
    }

    /// A newer value that says nothing.
    public enum PassedOver: Hashable, Sendable {
        /// The sample was haemolysed.
        case haemolysed(LabCitation)
        /// The sample was drawn after a dialysis session.
        case postDialysis(LabCitation)
        /// A "<6.0" leaves open where the value lies.
        case open(LabCitation)

        /// A sentence about it, with what to do.
        public var message: String {
            switch self {
            case .haemolysed(let lab):
                "\(lab.words) came from a hemolyzed sample and was not used — ask for a new test"
            case .postDialysis(let lab):
                "\(lab.words) was drawn after a dialysis session and was not used — the values before a session count"
            case .open(let lab): "\(lab.words) leaves open where it lies and was not used — ask for the number"
            }
        }
    }

    /// Where it lies.
    public let level: Level
    /// The value; nil where there is none.
    public let lab: LabCitation?
    /// What is newer and wasn't used.
    public let passedOver: PassedOver?
}

/// What switches limits on and off: the newest value up to a day that says where it lies, and nothing before it.
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

    /// The same for the limit of a category: on hemodialysis the goal of values before a session reaches higher.
    public static func potassium(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?) -> SerumState {
        guard category == .haemodialysis, let goal = LabTable.facts(.potassium).goal(for: category)?.range.high else {
            return potassium(labs, on: day)
        }
        return state(.potassium, labs, on: day, within: LabRange(low: potassiumLow, high: goal))
    }

    /// What phosphorus says on a day, by the goal of the category; after a transplant, which has none, only whether it is low. No
    /// value for other categories without a goal.
    public static func phosphorus(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?) -> SerumState {
        let goal = LabTable.facts(.phosphorus).goal(for: category)
        guard goal != nil || category == .transplant else { return nothing }
        return state(.phosphorus, labs, on: day, within: LabRange(low: phosphorusLow, high: goal?.range.high))
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

    /// - Parameter shown: the value in words; nil for as it was entered.
    static func cite(_ result: LabResult, on day: LocalDate, shown: String? = nil) -> LabCitation {
        LabCitation(
            result: result.id,
            analyte: result.analyte,
            shown: shown ?? result.shown,
            day: result.moment.day,
            age: result.moment.day.days(until: day)
        )
    }

    private static let nothing = SerumState(level: .noValue, lab: nil, passedOver: nil)

    private static func state(
        _ analyte: Analyte,
        _ labs: [LabResult],
        on day: LocalDate,
        within range: LabRange
    ) -> SerumState {
        var passedOver: SerumState.PassedOver?
        let past = labs.filter { $0.analyte == analyte && $0.moment.day <= day }
            .sorted { ($0.moment, $0.id) > ($1.moment, $1.id) }
        for result in past {
            if result.tellsHowThingsStand, let level = level(result, within: range) {
                return SerumState(level: level, lab: cite(result, on: day), passedOver: passedOver)
            }
            guard passedOver == nil else { continue }
            let lab = cite(result, on: day)
            passedOver =
                if result.remarks.contains(.haemolysed) {
                    .haemolysed(lab)
                } else if result.remarks.contains(.postDialysis) {
                    .postDialysis(lab)
                } else {
                    .open(lab)
                }
        }
        return SerumState(level: .noValue, lab: nil, passedOver: passedOver)
    }

    /// Nil where "<" or ">" leaves it open.
    private static func level(_ result: LabResult, within range: LabRange) -> SerumState.Level? {
        guard let value = result.conventionalValue else { return nil }
        if range.isHigh(value, result.comparator) { return .high }
        if range.isLow(value, result.comparator) { return .low }
        return result.comparator == .equal ? .normal : nil
    }
}
