import WordKit

extension KidneyError {
    /// The messages about goals and advice; nil for every other case.
    var goalMessage: String? {
        switch self {
        case .goalHarms(let aim, let harm, let units):
            localized("the goal to \(aim.sentence(in: units)) was not made: \(harm.message)")
        case .goalExists(let subject): localized("there is a goal about “\(subject.name)” already — edit that one")
        case .goalSubjectChanged(let old, let new):
            localized("a goal about “\(old.name)” can't become one about “\(new.name)” — make another goal")
        case .goalOutOfRange(let aim):
            localized("“\(aim.words)” can't be a goal — enter a number above 0 that a day can hold")
        case .goalNotTracked(let subject):
            localized(
                "“\(subject.name)” can't be a goal — at most is counted for sodium, potassium, phosphorus, protein and ",
                "energy, at least for protein, energy and fiber"
            )
        case .goalAmountUnclear(let text, let subject):
            text.isEmpty
                ? localized("“\(subject.name)” needs how much — write \(subject.example)")
                : localized("“\(text)” doesn't say how much “\(subject.name)” is to be — write \(subject.example)")
        case .notAGoal(let text):
            localized(
                "“\(text)” is nothing a goal can be about — choose weight, bp, fruit, fluid, activity, lab with a value's name, or ",
                "sodium, potassium, phosphorus, protein, energy or fiber"
            )
        case .goalDirectionUnclear(let what):
            localized("a goal for \(what) can be a ceiling or a floor — say at most or at least")
        case .goalDayPast(let day): localized("\(day) is over — choose a later day")
        case .goalEnded(let day): localized("the goal ended on \(day) — make it again")
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
        case .fruitAndVegetables: localized("cups a day, such as 2 or 1 1/2 cups")
        case .bloodPressure: localized("both values, such as 130/80")
        case .atMost(let nutrient), .atLeast(let nutrient):
            localized(
                "an amount a day such as \(nutrient == .energy ? "1800" : nutrient.unit == "g" ? "60" : "2000") \(nutrient.unit)"
            )
        case .activity: localized("minutes a week, such as 150, or 2.5 h")
        }
    }
}
