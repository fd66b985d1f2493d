import TimeKit

/// Marks samples drawn after a dialysis session. They measure the session and not the usual blood values, so they don't activate limits.
enum AfterDialysis {
    /// The time after the weight before a session until which a sample belongs to the session's start, in milliseconds.
    static let start: Int64 = 3_600_000

    /// Returns the results with those marked that were drawn after a session on the same day.
    ///
    /// - Parameter weights: Readings of any context. Those without a time of day are ignored.
    static func marking(_ labs: [LabResult], by weights: [WeightReading]) -> [LabResult] {
        let sessions = weights.filter { $0.context != .daily && !$0.moment.isDayOnly }
        guard !sessions.isEmpty else { return labs }
        let byDay = Dictionary(grouping: sessions, by: \.moment.day)
        return labs.map { result in
            byDay[result.moment.day].map { marking(result, by: $0) } ?? result
        }
    }

    /// Returns the result, marked if a weight of its day shows that a session had lasted an hour or was over.
    static func marking(_ result: LabResult, by weights: [WeightReading]) -> LabResult {
        guard !result.moment.isDayOnly, !result.remarks.contains(.postDialysis) else { return result }
        let isAfter = weights.contains { weight in
            guard !weight.moment.isDayOnly, weight.moment.day == result.moment.day else { return false }
            let passed = weight.moment.at.milliseconds(until: result.moment.at)
            return switch weight.context {
            case .daily: false
            case .preDialysis: passed >= start
            case .postDialysis: passed >= 0
            }
        }
        return isAfter ? result.remarked(.postDialysis) : result
    }
}
