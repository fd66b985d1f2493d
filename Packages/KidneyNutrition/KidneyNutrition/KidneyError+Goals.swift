import WordKit

extension KidneyError {
    /// Whether it says why a goal was refused, rather than what failed around it.
    var isAboutAGoal: Bool {
        switch self {
        case .goalHarms, .goalExists, .goalOutOfRange, .goalNotTracked, .goalDayPast: true
        default: false
        }
    }
}

extension GoalAim {
    /// The aim as it follows "the goal to".
    func sentence(in units: UnitSystem) -> String {
        switch self {
        case .bloodPressure, .atMost, .atLeast, .activity: localized("have \(words)")
        case .lab(let analyte) where analyte != .eGFR: localized("have \(words)")
        default: title(in: units)
        }
    }
}

extension GoalSubject {
    /// An example of its amount.
    var example: String {
        switch self {
        case .weight: localized("a weight such as 75 kg or 165 lb")
        case .lab, .diary: localized("nothing more")
        case .fluidAtLeast, .fluidAtMost: localized("an amount with its unit, such as 1500 mL, 1.5 L or 50 oz")
        case .fruitAndVegetables: localized("cups a day, such as 2 or 1-1/2 cups")
        case .bloodPressure: localized("both values, such as 130/80")
        case .atMost(let nutrient), .atLeast(let nutrient):
            localized(
                "an amount a day such as \(nutrient == .energy ? "1800" : nutrient.unit == "g" ? "60" : "2000") \(nutrient.unit)"
            )
        case .activity: localized("minutes a week, such as 150, or 2.5 h")
        }
    }
}
