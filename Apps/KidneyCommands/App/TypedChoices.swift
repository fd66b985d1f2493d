public import ArgumentParser
public import KidneyNutrition
import WordKit

// Enums of the engine that are typed with their raw values.

extension Meal: ExpressibleByArgument {
    /// Reads a raw value, or a Spanish word: "almuerzo".
    public init?(argument: String) {
        let words = [
            "desayuno": Self.breakfast, "comida": .lunch, "almuerzo": .lunch, "cena": .dinner, "colacion": .snack,
            "botana": .snack, "refrigerio": .snack, "merienda": .snack,
        ]
        guard let meal = Self(rawValue: argument) ?? words[FoldedText.key(argument)] else { return nil }
        self = meal
    }
}

extension Sex: ExpressibleByArgument {
    /// Reads a raw value, or a Spanish word: "mujer".
    public init?(argument: String) {
        let words = ["mujer": Self.female, "femenino": .female, "hombre": .male, "masculino": .male]
        guard let sex = Self(rawValue: argument) ?? words[FoldedText.key(argument)] else { return nil }
        self = sex
    }
}

extension UnitSystem: ExpressibleByArgument {}
extension ActivityKind: ExpressibleByArgument {}
extension WeightContext: ExpressibleByArgument {}
extension NoticeKind: ExpressibleByArgument {}

extension TargetQuantity: ExpressibleByArgument {
    /// Reads a raw value, the name that a goal has, or the name that is shown.
    public init?(argument: String) {
        let names = [
            "bp": Self.systolicPressure, "pressure": .systolicPressure, "fiber": .fiber, "gain": .interdialyticGain,
        ]
        let typed = FoldedText.key(argument)
        let quantity =
            Self(rawValue: argument) ?? names[typed]
            ?? Self.allCases.first { [$0.rawValue.lowercased(), FoldedText.key($0.noun)].contains(typed) }
        guard let quantity else { return nil }
        self = quantity
    }

    /// The names to offer: those that are shown, in another language than English.
    public static var allValueStrings: [String] {
        allCases.map { Language.current == .english ? $0.rawValue : $0.noun }
    }
}
