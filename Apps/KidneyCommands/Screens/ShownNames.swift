import KidneyNutrition
import WordKit

// Names of the engine's values in the lines of the terminal. In English they are the values that are typed.

extension Meal {
    /// The meal: "lunch".
    var shownName: String {
        switch self {
        case .breakfast: localized("breakfast")
        case .lunch: localized("lunch")
        case .dinner: localized("dinner")
        case .snack: localized("snack")
        }
    }
}

extension WeightContext {
    /// The occasion of a weight: "pre-dialysis".
    var shownName: String {
        switch self {
        case .daily: localized("daily", context: "weight")
        case .preDialysis: localized("pre-dialysis")
        case .postDialysis: localized("post-dialysis")
        }
    }
}

extension Analyte {
    /// The laboratory value: "urine ACR".
    var shownName: String {
        switch self {
        case .eGFR: localized("eGFR")
        case .glucose: localized("glucose")
        case .albumin: localized("albumin")
        case .potassium: localized("potassium")
        case .phosphorus: localized("phosphorus")
        case .hbA1c: rawValue
        case .pth: localized("PTH")
        case .calcium: localized("calcium")
        case .bicarbonate: localized("bicarbonate")
        case .uricAcid: localized("uric acid")
        case .vitaminD: localized("vitamin D")
        case .creatinine: localized("creatinine")
        case .urineACR: localized("urine ACR")
        }
    }
}
