import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit
import WordKit

extension Terminal {
    /// Prints the reminder that ends every page with advice.
    func printCareTeam(_ text: String = DayTargets.careTeamFirst) throws {
        try print()
        try printWrapped(StyledText(text, .faint))
    }
}

extension Moment {
    /// The day and the time in the moment's own time zone, "2026-03-08 08:00"; the day alone if the time isn't known.
    var shown: String {
        let local = zone.local(at: at)
        return isDayOnly ? "\(local.date)" : stamp(local.date, local.time.hourAndMinute)
    }
}

/// Returns the day and the time, "2026-03-08 08:00"; the day alone for a nil time.
func stamp(_ day: LocalDate, _ time: String?) -> String { time.map { "\(day) \($0)" } ?? "\(day)" }

extension Decimal {
    /// Returns the number with at most `most` decimal places and commas between thousands: "1,840.5".
    func text(most: Int = 1) -> String {
        DecimalText.value("\(self)").map { DecimalText.grouped($0, most: most) } ?? "\(self)"
    }
}

extension LabFlag {
    /// The style in which the flag is printed.
    var style: StyledText.Style {
        switch self {
        case .inRange: .good
        case .notJudged, .unknown: .faint
        case .low, .high: .warning
        case .veryLow, .criticalLow, .veryHigh, .criticalHigh: .bad
        }
    }
}

extension TargetQuantity {
    /// The quantity in words: "fiber", "vitamin K", "gain between sessions".
    var words: String {
        switch self {
        case .interdialyticGain: localized("gain between sessions")
        case .systolicPressure: localized("systolic pressure")
        case .diastolicPressure: localized("diastolic pressure")
        case .vitaminK: localized("vitamin K")
        case .protein: localized("protein")
        case .energy: localized("energy")
        case .sodium: localized("sodium")
        case .potassium: localized("potassium")
        case .phosphorus: localized("phosphorus")
        case .calcium: localized("calcium")
        case .fluid: localized("fluid")
        case .fiber: localized("fiber")
        case .activity: localized("activity")
        }
    }
}
