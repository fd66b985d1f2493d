import TimeKit

/// Marks samples drawn after a dialysis session. They measure the session and not the usual blood values, so they don't activate limits.
enum AfterDialysis {
    /// The time after the weight before a session until which a sample belongs to the session's start, in milliseconds.
    static let start: Int64 = 3_600_000
    /// The assumed length of a session, in milliseconds, if no weight before the session has a time. A sample up to this long before the weight
    /// after the session may belong to the session. A sample more than this long after that weight belongs to the session only if a session
    /// explains its value.
    static let usual: Int64 = 4 * 3_600_000
    /// The source of ``start`` and ``usual``.
    static let evidence = Evidence(
        "the app's own bounds: a sample is of a session from an hour after the weight before it on, and may be of it in the four hours "
            + "before the weight after it; a sample from four hours after that weight on is of the session only if a session explains its value",
        .recalled
    )

    /// Returns the results with those marked that were drawn after a session on the same day, or may have been.
    ///
    /// - Parameters:
    ///   - weights: Readings of any context.
    ///   - profile: The categories. Sessions exist on hemodialysis, and while the category isn't known.
    static func marking(_ labs: [LabResult], by weights: [WeightReading], for profile: Profile) -> [LabResult] {
        let sessions = weights.filter {
            $0.context != .daily && (profile.category(on: $0.moment.day) ?? .hemodialysis) == .hemodialysis
        }
        guard !sessions.isEmpty else { return labs }
        let byDay = Dictionary(grouping: sessions, by: \.moment.day)
        return labs.map { result in
            byDay[result.moment.day].map { marking(result, by: $0) } ?? result
        }
    }

    /// Returns the result, marked if the weights of its day show that a session had lasted an hour or was over, or don't rule it out.
    private static func marking(_ result: LabResult, by weights: [WeightReading]) -> LabResult {
        guard !result.remarks.contains(.postDialysis) else { return result }
        let ends = weights.filter { $0.context == .postDialysis && !$0.moment.isDayOnly }.map(\.moment.at)
        if let end = ends.max(), !result.moment.isDayOnly, !result.canBeOfSession,
            end.milliseconds(until: result.moment.at) >= usual
        {
            return result
        }
        var (isBefore, isOpen) = (false, false)
        for weight in weights {
            guard !result.moment.isDayOnly, !weight.moment.isDayOnly else {
                isOpen = true
                continue
            }
            let passed = weight.moment.at.milliseconds(until: result.moment.at)
            switch weight.context {
            case .daily: continue
            case .preDialysis where passed >= start: return result.remarked(.postDialysis)
            case .preDialysis: isBefore = true
            case .postDialysis where passed >= 0: return result.remarked(.postDialysis)
            case .postDialysis: isOpen = isOpen || passed > -usual
            }
        }
        return isOpen && !isBefore && result.canBeOfSession ? result.perhapsAfterSession() : result
    }
}

extension Analyte {
    /// Whether a dialysis session lowers the value.
    private var isLoweredBySession: Bool { [.potassium, .phosphorus, .magnesium, .creatinine].contains(self) }
    /// Whether a dialysis session raises the value.
    private var isRaisedBySession: Bool { [.bicarbonate, .calcium].contains(self) }
    /// Whether a dialysis session changes the value.
    var isMovedBySession: Bool { isLoweredBySession || isRaisedBySession }

    /// Whether the ranges are those of samples before a session. Glucose is judged at any time of the day, and HbA1c is a mean of months.
    var isOfSession: Bool { self != .glucose && self != .hbA1c }

    /// Whether a session can bring a value to this side of its range. A potassium above the goal counts at whatever time it was drawn.
    fileprivate func canBeOfSession(isLow: Bool, isHigh: Bool) -> Bool {
        isLoweredBySession ? !isHigh : isRaisedBySession && !isLow
    }
}

extension LabResult {
    /// Whether a dialysis session can explain the value.
    var canBeOfSession: Bool {
        guard let value = conventionalValue else { return false }
        let facts = LabTable.facts(analyte)
        let range = facts.goal(for: .hemodialysis)?.range.completed(by: facts.flagged) ?? facts.flagged
        return analyte.canBeOfSession(
            isLow: range.isLow(value, comparator),
            isHigh: range.isHigh(value, comparator)
        )
    }

    /// Whether the value can't answer one before a session, because a session changed it or may have.
    var isMovedBySession: Bool { analyte.isMovedBySession && mayBeAfterSession }

    /// Whether the value can answer an earlier one: its sample wasn't hemolyzed, and no session changed it.
    var canAnswer: Bool { !remarks.contains(.hemolyzed) && !isMovedBySession }
}
