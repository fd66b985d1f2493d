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
                + "energy, at least for protein, energy and fibre"
        case .goalDayPast(let day): "\(day) is over — choose a later day"
        case .goalEnded(let day): "the goal ended on \(day) — make it again"
        case .preferencesConflict(let reason): reason
        default: nil
        }
    }
}

extension GoalAim {
    /// The words after "the goal to".
    var sentence: String {
        switch self {
        case .bloodPressure, .atMost, .atLeast, .activity: "have \(words)"
        case .lab(let analyte) where analyte != .eGFR: "have \(words)"
        default: words
        }
    }
}
