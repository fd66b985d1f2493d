import Foundation
import FractionParser
import ScreenKit
import TimeKit
import WordKit

/// Phrases that several screens share.
enum Words {
    /// "2 of 5", "none of 5".
    static func share(_ count: Int, of total: Int) -> String {
        count == 0 ? localized("none of \(total)") : localized("\(count) of \(total)")
    }

    /// "Breakfast"; "Without a meal" for what belongs to none.
    static func meal(_ meal: Meal?) -> String {
        meal.map { sentence($0.name) } ?? localized("Without a meal")
    }

    /// Returns sentences as one text, each with one stop between it and the next.
    static func joined(_ sentences: [String]) -> String {
        sentences.reduce("") { text, next in
            text.isEmpty ? next : text + (".!?…".contains(text.suffix(1)) ? " " : ". ") + next
        }
    }

    /// Returns the text with its first letter capitalized; "eGFR" stays as it is.
    static func sentence(_ text: String) -> String {
        text.capitalizedFirst
    }
}

extension Moment {
    /// The day and the local time: "2026-03-01 08:30".
    var words: String { ["\(day)", clockTime].compactMap(\.self).joined(separator: " ") }

    /// The local time: "08:30"; nil if only the day is known.
    var clockTime: String? { isDayOnly ? nil : zone.local(at: at).time.hourAndMinute }
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

extension Meal {
    /// The meal within a sentence: "breakfast".
    public var name: String {
        switch self {
        case .breakfast: localized("breakfast")
        case .lunch: localized("lunch")
        case .dinner: localized("dinner")
        case .snack: localized("snack")
        }
    }
}

extension WeightContext {
    /// The time of weighing within a sentence: "pre-dialysis".
    public var name: String {
        switch self {
        case .daily: localized("daily")
        case .preDialysis: localized("pre-dialysis")
        case .postDialysis: localized("post-dialysis")
        }
    }
}

extension Sex {
    /// The sex, as formulas ask for it.
    var name: String {
        switch self {
        case .female: localized("female")
        case .male: localized("male")
        }
    }
}

extension UnitSystem {
    /// The name of the units: "conventional".
    var name: String {
        switch self {
        case .conventional: localized("conventional")
        case .international: localized("international")
        }
    }
}

extension Analyte {
    /// The laboratory value within a sentence: "potassium", "urine ACR".
    public var name: String {
        let title = LabTable.facts(self).title
        let first = title.prefix { $0 != " " }
        guard !first.dropFirst().contains(where: \.isUppercase) else { return title }
        return first.lowercased() + title.dropFirst(first.count)
    }
}

extension LabRemark {
    /// The remark within a list: "fasting".
    var name: String {
        switch self {
        case .fasting: localized("fasting")
        case .meter: localized("meter")
        case .hemolyzed: localized("hemolyzed")
        case .postDialysis: localized("post-dialysis")
        }
    }
}

extension EGFRFormula {
    /// The formula's name, or that it isn't stated.
    var name: String {
        switch self {
        case .ckdEPI2021Cystatin: localized("CKD-EPI 2021 with cystatin C")
        case .unstated: localized("not stated")
        case .ckdEPI2021, .ckdEPI2009, .mdrd: rawValue
        }
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
    ///   - inputs: The fields of the edit.
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
                label: localized("Edit"),
                gesture: .tap,
                inputs: inputs.judged(act(.edit)),
                confirmation: doubt.map(LabForm.confirmation)
            ),
            Action(
                act(.delete),
                label: localized("Delete"),
                gesture: .swipeLeft,
                confirmation: .init(question: question, proceed: localized("Delete"))
            ),
        ]
    }
}

extension DiseaseCategory {
    /// The category in words: "chronic kidney disease, stage G3a".
    public var title: String {
        switch self {
        case .earlyCKD: localized("early chronic kidney disease")
        case .g1, .g2, .g3a, .g3b, .g4, .g5: localized("chronic kidney disease, stage \(rawValue)")
        case .hemodialysis: localized("hemodialysis")
        case .peritonealDialysis: localized("peritoneal dialysis")
        case .transplant: localized("a transplanted kidney")
        }
    }
}

extension TargetQuantity {
    /// The quantity in words: "weight gain between sessions".
    var title: String {
        switch self {
        case .fiber: localized("fiber")
        case .fluid: localized("fluid")
        case .activity: localized("activity")
        case .interdialyticGain: localized("weight gain between sessions")
        case .systolicPressure: localized("upper blood pressure")
        case .diastolicPressure: localized("lower blood pressure")
        case .vitaminK: localized("vitamin K")
        case .protein, .energy, .sodium, .potassium, .phosphorus, .calcium: nutrient?.name ?? rawValue
        }
    }

    /// The quantity as it is typed in English; its title in other languages.
    var entered: String { Language.current == .english ? rawValue : title }

    /// The nutrient that it counts; nil for other quantities.
    var nutrient: Nutrient? {
        switch self {
        case .protein: .protein
        case .energy: .energy
        case .sodium: .sodium
        case .potassium: .potassium
        case .phosphorus: .phosphorus
        case .calcium: .calcium
        case .fiber: .fiber
        case .vitaminK: .vitaminK
        case .fluid, .interdialyticGain, .systolicPressure, .diastolicPressure, .activity: nil
        }
    }
}
