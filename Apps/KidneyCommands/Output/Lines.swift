import CommandKit
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

    /// The sentence that ends every page that advises.
    func printCareTeam() throws {
        try print()
        try printWrapped(StyledText(DayTargets.careTeamFirst, .faint))
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
        return isDayOnly ? "\(local.date)" : "\(local.date) \(local.time.description.prefix(5))"
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

extension DiseaseCategory {
    /// "haemodialysis", "peritoneal dialysis", "early CKD", "stage G3b".
    var words: String {
        switch self {
        case .earlyCKD: "early CKD"
        case .peritonealDialysis: "peritoneal dialysis"
        case .haemodialysis, .transplant: rawValue
        default: "stage \(rawValue)"
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

    /// The nutrient it is about; nil for what no food holds.
    var nutrient: Nutrient? { Nutrient(rawValue: rawValue) }
}
