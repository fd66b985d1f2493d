import Foundation
import FractionParser
import ScreenKit
import TimeKit

/// Phrases that several screens share.
enum Words {
    /// Returns the number with its noun: "1 food", "3 foods".
    static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
    }

    /// "2 of 5", "none of 5".
    static func share(_ count: Int, of total: Int) -> String { "\(count == 0 ? "none" : "\(count)") of \(total)" }

    /// "Breakfast"; "Without a meal" for what belongs to none.
    static func meal(_ meal: Meal?) -> String {
        meal.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() } ?? "Without a meal"
    }

    /// Returns the text with its first letter capitalized; "eGFR" stays as it is.
    static func sentence(_ text: String) -> String {
        text.dropFirst().first?.isUppercase == true ? text : text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension Moment {
    /// The day and the local time: "2026-03-01 08:30".
    var words: String { ["\(day)", clockTime].compactMap(\.self).joined(separator: " ") }

    /// The local time: "08:30"; nil if only the day is known.
    var clockTime: String? { isDayOnly ? nil : String(zone.local(at: at).time.description.prefix(5)) }
}

extension Rational {
    /// The number for JSON, rounded to nine decimal places.
    var decimal: Decimal { Decimal(string: DecimalText.text(self, most: 9)) ?? 0 }
}

extension NutrientSum {
    /// The sum for JSON, rounded down to a thousandth, so that a lower bound stays one.
    var decimal: Decimal { Thousandths(thousandths).decimal }
}

extension Thousandths {
    /// The exact number for JSON.
    var decimal: Decimal { Decimal(sign: .plus, exponent: -3, significand: Decimal(count)) }
}

extension Action.Availability {
    /// Returns `disabled` with the first of the reasons; `enabled` if there are none.
    static func without(_ reasons: [String]) -> Action.Availability {
        reasons.first.map { .disabled(why: $0) } ?? .enabled
    }
}

extension Form {
    /// The texts of its fields, by id.
    var values: [String: String] { fields.values }
}

extension [Field] {
    /// The texts of the fields, by id.
    var values: [String: String] { Dictionary(map { ($0.id, $0.value) }) { first, _ in first } }
}

extension Action {
    /// Returns the actions to edit and delete a row: "weight/ID/edit", "weight/ID/delete".
    ///
    /// - Parameters:
    ///   - act: Returns the row's act.
    ///   - inputs: The fields of the edit, with the stored values.
    ///   - doubt: The question to ask before an edit is saved; nil for none.
    ///   - question: The question to ask before the row is deleted.
    static func ofRow(
        _ act: (KidneyAct.RowAct) -> KidneyAct,
        inputs: [Field],
        asking doubt: String? = nil,
        deleting question: String
    ) -> [Action] {
        [
            Action(
                act(.edit),
                label: "Edit",
                gesture: .tap,
                inputs: inputs,
                confirmation: doubt.map(LabForm.confirmation)
            ),
            Action(
                act(.delete),
                label: "Delete",
                gesture: .swipeLeft,
                confirmation: .init(question: question, proceed: "Delete")
            ),
        ]
    }
}

extension DiseaseCategory {
    /// The category in words: "chronic kidney disease, stage G3a".
    var title: String {
        switch self {
        case .earlyCKD: "early chronic kidney disease"
        case .g1, .g2, .g3a, .g3b, .g4, .g5: "chronic kidney disease, stage \(rawValue)"
        case .haemodialysis: "hemodialysis"
        case .peritonealDialysis: "peritoneal dialysis"
        case .transplant: "a transplanted kidney"
        }
    }
}

extension TargetQuantity {
    /// The quantity in words: "weight gain between sessions".
    var title: String {
        switch self {
        case .fibre: "fiber"
        case .interdialyticGain: "weight gain between sessions"
        case .systolicPressure: "upper blood pressure"
        case .diastolicPressure: "lower blood pressure"
        case .vitaminK: "vitamin K"
        default: rawValue
        }
    }

    /// The nutrient that it counts; nil for other quantities.
    var nutrient: Nutrient? {
        switch self {
        case .protein: .protein
        case .energy: .energy
        case .sodium: .sodium
        case .potassium: .potassium
        case .phosphorus: .phosphorus
        case .calcium: .calcium
        case .fibre: .fibre
        case .vitaminK: .vitaminK
        case .fluid, .interdialyticGain, .systolicPressure, .diastolicPressure, .activity: nil
        }
    }
}
