import WordKit

/// The assessment of a laboratory value. Pages, alerts, reports, goals and exports all use this one.
public enum LabFlag: String, CaseIterable, Codable, Sendable {
    /// So low that it needs action at once.
    case criticalLow = "critically low"
    /// Too low to wait for the next visit.
    case veryLow = "very low"
    case low
    /// Can't be judged: there is no range, or "<" or ">" leaves the answer open.
    case notJudged = "not judged"
    /// Can't be judged, because the profile lacks something that the judgment needs.
    case unknown
    case inRange = "in range"
    case high
    case veryHigh = "very high"
    /// So high that it needs action at once.
    case criticalHigh = "critically high"

    /// The name within a sentence: "critically low".
    public var name: String {
        switch self {
        case .criticalLow: localized("critically low")
        case .veryLow: localized("very low")
        case .low: localized("low", context: "a laboratory value")
        case .notJudged: localized("not judged")
        case .unknown: localized("unknown", context: "a laboratory value")
        case .inRange: localized("in range")
        case .high: localized("high", context: "a laboratory value")
        case .veryHigh: localized("very high")
        case .criticalHigh: localized("critically high")
        }
    }

    /// The urgency of such a value today; nil if no action is needed.
    public var level: AlertLevel? {
        switch self {
        case .criticalLow, .criticalHigh: .atOnce
        case .veryLow, .veryHigh: .today
        case .low, .high: .caution
        case .notJudged, .unknown, .inRange: nil
        }
    }

    /// Whether the value can't wait for the next visit.
    public var cantWait: Bool { level?.cantWait == true }
    /// Whether the value is below its range, by any distance.
    public var isLow: Bool { self == .low || self == .veryLow || self == .criticalLow }
    /// Whether the value is above its range, by any distance.
    public var isHigh: Bool { self == .high || self == .veryHigh || self == .criticalHigh }

    /// The flag of an alarm with this level.
    init(_ level: AlertLevel, isHigh: Bool) {
        switch level {
        case .atOnce: self = isHigh ? .criticalHigh : .criticalLow
        case .today: self = isHigh ? .veryHigh : .veryLow
        case .caution, .notice: self = isHigh ? .high : .low
        }
    }
}
