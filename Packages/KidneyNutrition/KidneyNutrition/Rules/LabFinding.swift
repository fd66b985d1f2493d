import WordKit

/// The judgment of a laboratory result on a day.
public struct LabFinding: Hashable, Sendable {
    /// The identifier of the alert about it.
    let alertID: KidneyAlert.ID
    public let flag: LabFlag
    /// The urgency on that day; nil if no action is needed.
    public let level: AlertLevel?
    /// The range that decided the flag, in the conventional unit.
    public let range: LabRange
    /// The reference range of healthy adults, in the conventional unit.
    public let reference: LabRange
    /// The user's own goal, otherwise the goal for the disease; nil if there is neither.
    public let goal: LabGoal?
    public let isOwnGoal: Bool
    /// A sentence with the next step.
    public let message: String
    /// The value and its judgment without a next step, for a clinician.
    let fact: String
    public let evidence: Evidence
    /// Whether the sample was drawn after a dialysis session.
    let isAfterSession: Bool
    /// Whether the sample may have been drawn after a dialysis session that changes the value.
    let isPerhapsAfterSession: Bool
    /// Whether cells broke in the sample.
    let isHemolyzed: Bool
    /// Whether there is another value of the same time.
    let hasRival: Bool
    /// The calcium corrected for a low albumin, with its bound; nil if nothing is corrected.
    let correction: String?

    /// Whether the value is in its range; nil if it can't be judged.
    public var isWhereItShouldBe: Bool? {
        switch flag {
        case .notJudged, .unknown: nil
        case .inRange: true
        default: false
        }
    }

    /// Returns whether the range alone explains the flag of a result, and not a rise, a fall or a filtration rate.
    func isByRange(of result: LabResult) -> Bool {
        guard let value = result.conventionalValue else { return true }
        if flag.isLow { return range.isLow(value, result.comparator) }
        return !flag.isHigh || range.isHigh(value, result.comparator)
    }

    /// Whether the goal is met; nil if there is no goal or "<" or ">" leaves the answer open.
    public var meetsGoal: Bool? { goal == nil ? nil : isWhereItShouldBe }

    /// The flag, with the own goal if the value is above it: "high, over your own goal of at most 7.0 %". A value that isn't judged because
    /// of a session and one of a hemolyzed sample say so.
    public var words: String {
        let words = hasRival ? localized("\(ownWords), one of several values of the same time") : ownWords
        return [words, isHemolyzed ? localized("the sample was hemolyzed") : nil, correction].compactMap(\.self).joined(
            separator: ", "
        )
    }

    private var ownWords: String {
        if isAfterSession, flag == .notJudged { return localized("not judged, drawn after a dialysis session") }
        if isPerhapsAfterSession, flag == .notJudged {
            return localized("not judged, perhaps drawn after a dialysis session")
        }
        guard isOwnGoal, flag.isHigh, let goal else { return flag.name }
        return localized("\(flag.name), over \(goal.words)")
    }
}
