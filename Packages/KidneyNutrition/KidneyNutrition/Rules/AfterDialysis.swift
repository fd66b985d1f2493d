import TimeKit

/// Samples drawn after a dialysis session: they tell how well it cleaned the blood and not how things stand, so they switch nothing.
enum AfterDialysis {
    /// The time after the weight before a session in which a sample is still one of its start, milliseconds.
    static let start: Int64 = 3_600_000

    /// The results, those that were drawn after a session of their day marked so.
    ///
    /// - Parameter weights: of any occasion; those without a clock time say nothing.
    static func marking(_ labs: [LabResult], by weights: [WeightReading]) -> [LabResult] {
        let sessions = weights.filter { $0.context != .daily && !$0.moment.isDayOnly }
        guard !sessions.isEmpty else { return labs }
        let byDay = Dictionary(grouping: sessions, by: \.moment.day)
        return labs.map { result in
            byDay[result.moment.day].map { marking(result, by: $0) } ?? result
        }
    }

    /// A result, marked where one of some weights of its day tells that a session had gone on for an hour or was over.
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
