import CommandKit
import Foundation
import FractionParser
import KidneyNutrition
import TimeKit

extension Terminal {
    /// Prints a text broken to the terminal's width; lines after the first start with `indent` spaces.
    func printWrapped(_ text: StyledText, indent: Int = 0) throws {
        try print(text.wrapped(toWidth: traits.width, indent: indent))
    }

    /// Prints each line of a text of several, broken to the terminal's width.
    func printLines(_ text: String, _ style: StyledText.Style = .plain) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try printWrapped(StyledText(line, style))
        }
    }

    /// Prints a point of a list.
    func printPoint(_ text: StyledText) throws { try printWrapped("  · " + text, indent: 4) }

    /// Prints the sentence that ends every page that advises.
    func printCareTeam(_ text: String = DayTargets.careTeamFirst) throws {
        try print()
        try printWrapped(StyledText(text, .faint))
    }
}

extension String {
    /// The text as the beginning of a line: its first letter is a capital.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
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

extension LocalDate {
    /// "Tuesday 2026-03-03"
    var withWeekday: String { "\(weekday.name) \(self)" }
}

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
        case .low, .high: .warning
        case .urgentLow, .urgentHigh: .bad
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
