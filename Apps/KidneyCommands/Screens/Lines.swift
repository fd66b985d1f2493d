import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit

extension Terminal {
    /// Prints the sentence that ends every page that advises.
    func printCareTeam(_ text: String = DayTargets.careTeamFirst) throws {
        try print()
        try printWrapped(StyledText(text, .faint))
    }
}

extension Moment {
    /// "2026-03-08 08:00" by its own clock, or "2026-03-08" where only the day is known.
    var shown: String {
        let local = zone.local(at: at)
        return isDayOnly ? "\(local.date)" : stamp(local.date, String(local.time.description.prefix(5)))
    }
}

/// "2026-03-08 08:00", or the day alone where no time is known.
func stamp(_ day: LocalDate, _ time: String?) -> String { time.map { "\(day) \($0)" } ?? "\(day)" }

extension Decimal {
    /// The number with at most so many decimals, and commas between thousands: "1,840.5".
    func text(most: Int = 1) -> String {
        DecimalText.value("\(self)").map { DecimalText.grouped($0, most: most) } ?? "\(self)"
    }
}

extension LabFlag {
    /// What it asks for.
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
    /// "fibre", "vitamin K", "gain between sessions".
    var words: String {
        switch self {
        case .interdialyticGain: "gain between sessions"
        case .systolicPressure: "systolic pressure"
        case .diastolicPressure: "diastolic pressure"
        case .vitaminK: "vitamin K"
        default: rawValue
        }
    }
}
