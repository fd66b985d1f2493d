public import FractionParser
public import TimeKit
import WordKit

/// The assessment of the newest usable value of an analyte.
public struct LabLimitState: Hashable, Sendable {
    /// The value's place in the range of the limit.
    public enum Level: String, CaseIterable, Codable, Sendable {
        /// There is no usable value.
        case noValue = "no value"
        case low, normal, high
    }

    /// A newer value that couldn't be used, with the reason.
    public enum PassedOver: Hashable, Sendable {
        /// The sample was hemolyzed.
        case hemolyzed(LabCitation)
        /// The sample was drawn after a dialysis session.
        case postDialysis(LabCitation)
        /// The sample may have been drawn after a dialysis session of its day.
        case perhapsPostDialysis(LabCitation)
        /// A result such as "<6.0" that can be on either side of a limit.
        case open(LabCitation)
        /// A less dangerous value of the same time.
        case sameTime(LabCitation)

        /// A sentence about the value, with the next step.
        public var message: String {
            switch self {
            case .hemolyzed(let lab):
                localized("\(lab.words) came from a hemolyzed sample and was not used — ask for a new test")
            case .postDialysis(let lab):
                localized(
                    "\(lab.words) was drawn after a dialysis session and was not used — the values before a session count"
                )
            case .perhapsPostDialysis(let lab):
                localized(
                    "\(lab.words) may have been drawn after the dialysis session of that day and was not used — enter the time of the ",
                    "sample and those of the weights"
                )
            case .open(let lab):
                localized("\(lab.words) leaves open where it lies and was not used — ask for the number")
            case .sameTime(let lab):
                localized(
                    "\(lab.words) is of the same time and was not used, as the more dangerous of two values counts — ask which one is right"
                )
            }
        }
    }

    public let level: Level
    /// The value that was used; nil if there is none.
    public let lab: LabCitation?
    /// The newest value, if it couldn't be used.
    public let passedOver: PassedOver?
}

/// Activates limits by laboratory values. The newest usable value up to a day decides; older ones don't count.
public enum LabLimitRule {
    /// Potassium above this activates its limit, in mEq/L.
    public static let potassiumHigh = LabTable.potassiumHigh
    /// Potassium below this lifts every restriction, in mEq/L.
    public static let potassiumLow = LabTable.potassiumLow
    /// Phosphorus below this is low where no goal says otherwise, in mg/dL.
    public static let phosphorusLow = DecimalText.constant("2.5")
    /// Glucose below this is low, in mg/dL.
    public static let glucoseLow = Rational(70)

    /// The state of potassium on a day.
    public static func potassium(_ labs: [LabResult], on day: LocalDate) -> LabLimitState {
        potassium(labs, on: day, in: nil)
    }

    /// The state of potassium for the limit of a category.
    public static func potassium(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?) -> LabLimitState
    {
        state(.potassium, labs, on: day, within: potassiumRange(in: category))
    }

    /// The range of potassium outside which its limit switches. On hemodialysis, the goal for values before a session is higher.
    static func potassiumRange(in category: DiseaseCategory?) -> LabRange {
        let goal = category == .hemodialysis ? LabTable.facts(.potassium).goal(for: category)?.range.high : nil
        return LabRange(low: potassiumLow, high: goal ?? potassiumHigh)
    }

    /// The state of phosphorus on a day, by the goal of the category. A transplant has no goal, so only a low value counts. Other
    /// categories without a goal have no value.
    public static func phosphorus(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?)
        -> LabLimitState
    {
        let goal = LabTable.facts(.phosphorus).goal(for: category)
        guard goal != nil || category == .transplant else { return nothing }
        return state(.phosphorus, labs, on: day, within: goal?.range ?? LabRange(low: phosphorusLow, high: nil))
    }

    /// The state of PTH on a day, by the goal of the category. A category without a goal has no value.
    public static func pth(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?) -> LabLimitState {
        guard let goal = LabTable.facts(.pth).goal(for: category) else { return nothing }
        return state(.pth, labs, on: day, within: goal.range)
    }

    /// The newest result of an analyte up to a day. Of several of one time, the most dangerous counts.
    public static func newest(_ analyte: Analyte, _ labs: [LabResult], on day: LocalDate) -> LabResult? {
        labs.filter { $0.analyte == analyte && $0.moment.day <= day }
            .max(by: LabResult.isBefore)
    }

    /// The newest result of an analyte up to a day that can answer an earlier one. A later and more dangerous one that a session doesn't
    /// explain, such as a high potassium after it, leads instead. Without any, it is the newest that no session changed, or else the newest
    /// of all.
    static func leading(_ analyte: Analyte, _ labs: [LabResult], on day: LocalDate) -> LabResult? {
        let answer = newest(analyte, labs.filter(\.canAnswer), on: day)
        let unexplained = newest(
            analyte,
            labs.filter { $0.isMovedBySession && !$0.canBeOfSession && !$0.remarks.contains(.hemolyzed) },
            on: day
        )
        if let unexplained,
            answer.map({ $0.moment < unexplained.moment && unexplained.isMoreDangerous(than: $0) }) ?? true
        {
            return unexplained
        }
        return answer ?? newest(analyte, labs.filter { !$0.isMovedBySession }, on: day)
            ?? newest(analyte, labs, on: day)
    }

    /// The newest potassium up to a day that is high although it was drawn after a dialysis session, if it is newer than the value that
    /// counts and at most 90 days old. It switches no limit; nil if there is none.
    static func highAfterSession(_ labs: [LabResult], on day: LocalDate, in category: DiseaseCategory?) -> LabCitation?
    {
        let used = potassium(labs, on: day, in: category).lab?.result
        let counting = labs.first { $0.id == used }
        let high = labs.filter { result in
            guard result.analyte == .potassium, result.remarks.contains(.postDialysis),
                !result.remarks.contains(.hemolyzed), result.moment.day <= day,
                result.moment.day.days(until: day) <= LabCitation.freshDays,
                counting.map({ $0.moment < result.moment }) ?? true, let value = result.conventionalValue
            else { return false }
            return potassiumRange(in: category).isHigh(value, result.comparator)
        }
        return newest(.potassium, high, on: day).map { cite($0, on: day) }
    }

    /// Cites a result, with its age on a day.
    ///
    /// - Parameter shown: The value in words; nil to show it as it was entered.
    static func cite(_ result: LabResult, on day: LocalDate, shown: String? = nil) -> LabCitation {
        LabCitation(
            result: result.id,
            analyte: result.analyte,
            shown: shown ?? result.shown,
            day: result.moment.day,
            age: result.moment.day.days(until: day)
        )
    }

    private static let nothing = LabLimitState(level: .noValue, lab: nil, passedOver: nil)

    private static func state(
        _ analyte: Analyte,
        _ labs: [LabResult],
        on day: LocalDate,
        within range: LabRange
    ) -> LabLimitState {
        var passedOver: LabLimitState.PassedOver?
        let past = labs.filter { $0.analyte == analyte && $0.moment.day <= day }
            .sorted { LabResult.isBefore($1, $0) }
        for result in past {
            if result.tellsHowThingsStand, let level = level(result, within: range) {
                let rival = result.rivals(among: past.filter(\.tellsHowThingsStand)).last
                passedOver = passedOver ?? rival.map { .sameTime(cite($0, on: day)) }
                return LabLimitState(level: level, lab: cite(result, on: day), passedOver: passedOver)
            }
            guard passedOver == nil else { continue }
            let lab = cite(result, on: day)
            passedOver =
                if result.remarks.contains(.hemolyzed) {
                    .hemolyzed(lab)
                } else if result.remarks.contains(.postDialysis) {
                    .postDialysis(lab)
                } else if result.isPerhapsAfterSession {
                    .perhapsPostDialysis(lab)
                } else {
                    .open(lab)
                }
        }
        return LabLimitState(level: .noValue, lab: nil, passedOver: passedOver)
    }

    /// Returns nil if "<" or ">" leaves the answer open.
    private static func level(_ result: LabResult, within range: LabRange) -> LabLimitState.Level? {
        guard let value = result.conventionalValue else { return nil }
        if range.isHigh(value, result.comparator) { return .high }
        if range.isLow(value, result.comparator) { return .low }
        return result.comparator == .equal ? .normal : nil
    }
}
