extension KidneyError {
    /// The messages about goals and advice; nil for every other case.
    var goalMessage: String? {
        switch self {
        case .goalHarms(let aim, let harm): "the goal to \(aim.sentence) was not made: \(harm.message)"
        case .goalExists(let subject): "there is a goal about “\(subject.name)” already — edit that one"
        case .goalSubjectChanged(let old, let new):
            "a goal about “\(old.name)” can't become one about “\(new.name)” — make another goal"
        case .goalOutOfRange(let aim): "“\(aim.words)” can't be a goal — enter a number above 0 that a day can hold"
        case .goalNotTracked(let subject):
            "“\(subject.name)” can't be a goal — at most is counted for sodium, potassium, phosphorus, protein and "
                + "energy, at least for protein, energy and fiber"
        case .goalAmountUnclear(let text, let subject):
            text.isEmpty
                ? "“\(subject.name)” needs how much — write \(subject.example)"
                : "“\(text)” doesn't say how much “\(subject.name)” is to be — write \(subject.example)"
        case .notAGoal(let text):
            "“\(text)” is nothing a goal can be about — choose weight, bp, fruit, fluid, activity, lab with a value's name, or "
                + "sodium, potassium, phosphorus, protein, energy or fiber"
        case .goalDirectionUnclear(let what):
            "a goal for \(what) can be a ceiling or a floor — say at most or at least"
        case .goalDayPast(let day): "\(day) is over — choose a later day"
        case .goalEnded(let day): "the goal ended on \(day) — make it again"
        case .preferencesConflict(let reason): reason
        default: nil
        }
    }
}

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
    var sentence: String {
        switch self {
        case .bloodPressure, .atMost, .atLeast, .activity: "have \(words)"
        case .lab(let analyte) where analyte != .eGFR: "have \(words)"
        default: words
        }
    }
}

extension GoalSubject {
    /// An example of its amount.
    var example: String {
        switch self {
        case .weight: "a weight such as 75 kg or 165 lb"
        case .lab, .diary: "nothing more"
        case .fluidAtLeast, .fluidAtMost: "an amount with its unit, such as 1500 mL, 1.5 L or 50 oz"
        case .fruitAndVegetables: "cups a day, such as 2 or 1 1/2 cups"
        case .bloodPressure: "both values, such as 130/80"
        case .atMost(let nutrient), .atLeast(let nutrient):
            "an amount a day such as \(nutrient == .energy ? "1800" : nutrient.unit == "g" ? "60" : "2000") \(nutrient.unit)"
        case .activity: "minutes a week, such as 150, or 2.5 h"
        }
    }
}
