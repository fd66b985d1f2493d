import FractionParser
import TimeKit
import WordKit

/// The conversion of goals to and from external records.
enum GoalExchange {
    /// The result for an external goal.
    enum Reading {
        case aim(GoalAim)
        /// The reason why it can't become a goal of the user.
        case refused(String)
    }

    /// The external form of a goal's number: LOINC code, comparator and UCUM unit.
    private struct Form {
        let loinc: String?
        let comparator: Comparator
        let unit: String
    }

    // MARK: Writing

    /// The targets of an aim in an external record.
    static func targets(of aim: GoalAim) -> (first: ImportedGoal.Target?, second: ImportedGoal.Target?) {
        guard let number = number(of: aim) else { return (nil, nil) }
        let form = form(of: aim.subject)
        let first = ImportedGoal.Target(loinc: form.loinc, form.comparator, number, unit: form.unit)
        guard case .bloodPressure(_, let diastolic) = aim else { return (first, nil) }
        return (
            first, ImportedGoal.Target(loinc: VitalTable.diastolic.loinc, .below, diastolic, unit: "mm[Hg]")
        )
    }

    private static func number(of aim: GoalAim) -> Rational? {
        switch aim {
        case .weight(let kilograms, _): kilograms
        case .lab: nil
        case .fluidAtLeast(let amount), .fluidAtMost(let amount): amount
        case .fruitAndVegetables(let cups): cups
        case .bloodPressure(let systolic, _): systolic
        case .atMost(_, let amount), .atLeast(_, let amount): amount
        case .activity(let minutes): minutes
        }
    }

    private static func form(of subject: GoalSubject) -> Form {
        func unit(_ nutrient: Nutrient) -> String { (nutrient.unit == "µg" ? "ug" : nutrient.unit) + "/d" }
        return switch subject {
        case .weight: Form(loinc: VitalTable.weight(.daily).loinc, comparator: .below, unit: "kg")
        case .bloodPressure: Form(loinc: VitalTable.systolic.loinc, comparator: .below, unit: "mm[Hg]")
        case .fluidAtLeast: Form(loinc: nil, comparator: .above, unit: "mL/d")
        case .fluidAtMost: Form(loinc: nil, comparator: .below, unit: "mL/d")
        case .fruitAndVegetables: Form(loinc: nil, comparator: .above, unit: "[cup_us]/d")
        case .atMost(let nutrient): Form(loinc: nil, comparator: .below, unit: unit(nutrient))
        case .atLeast(let nutrient): Form(loinc: nil, comparator: .above, unit: unit(nutrient))
        case .activity: Form(loinc: nil, comparator: .above, unit: "min/wk")
        case .lab, .diary: Form(loinc: nil, comparator: .equal, unit: "")
        }
    }

    // MARK: Reading

    /// The aim of an external goal if the engine supports it. Its safety is checked elsewhere.
    static func reading(_ goal: ImportedGoal) -> Reading {
        if let word = goal.word {
            guard let aim = GoalRule.subject(word: word).flatMap({ aim(goal, about: $0) }) else {
                return .refused(localized("its number or unit doesn't fit what it is about"))
            }
            return .aim(aim)
        }
        guard let target = goal.target, let loinc = target.loinc else {
            return .refused(
                localized("“\(goal.text.prefix(60))” is nothing that can be measured here — make the goal by hand")
            )
        }
        let subject: GoalSubject? =
            switch FHIRCode.meaning(loinc: loinc) {
            case .weight: .weight
            case .pressure: .bloodPressure
            case .lab(let analyte, _, _): .lab(analyte)
            case .activity(.minutes): .activity
            default: [VitalTable.systolic.loinc, VitalTable.diastolic.loinc].contains(loinc) ? .bloodPressure : nil
            }
        guard let subject else {
            return .refused(localized("goals about LOINC \(loinc.prefix(20)) aren't followed here — make one by hand"))
        }
        guard let aim = aim(goal, about: subject) else {
            return .refused(localized("its number or unit doesn't fit a goal about \(subject.name)"))
        }
        return .aim(aim)
    }

    private static func aim(_ goal: ImportedGoal, about subject: GoalSubject) -> GoalAim? {
        if case .lab(let analyte) = subject { return .lab(analyte) }
        guard let target = goal.target else { return nil }
        let form = form(of: subject)
        // Many programs write a limit as "equal to". The opposite comparator would be another goal.
        guard target.comparator == .equal || target.comparator == form.comparator else { return nil }
        if subject == .weight {
            guard let unit = WeightUnit(rawValue: target.unit),
                let kilograms = WeightRule.convert(target.value, from: unit, to: .kilogram)
            else { return nil }
            return .weight(kilograms: kilograms, by: goal.due)
        }
        guard target.unit == form.unit || (subject == .bloodPressure && target.unit == "mmHg") else { return nil }
        switch subject {
        case .fluidAtLeast: return .fluidAtLeast(target.value)
        case .fluidAtMost: return .fluidAtMost(target.value)
        case .fruitAndVegetables: return .fruitAndVegetables(cups: target.value)
        case .atMost(let nutrient): return .atMost(nutrient, target.value)
        case .atLeast(let nutrient): return .atLeast(nutrient, target.value)
        case .activity: return .activity(minutes: target.value)
        case .bloodPressure:
            guard let other = goal.second, other.unit == target.unit else { return nil }
            let isTurned = target.loinc == VitalTable.diastolic.loinc
            return .bloodPressure(
                systolic: isTurned ? other.value : target.value,
                diastolic: isTurned ? target.value : other.value
            )
        case .weight, .lab, .diary: return nil
        }
    }
}

extension ImportedGoal {
    /// Creates the external record of a user's goal with its current or last aim.
    init(_ goal: Goal) {
        let aim = goal.aim
        let (first, second) = GoalExchange.targets(of: aim)
        var due: LocalDate?
        if case .weight(_, let day) = aim { due = day }
        self.init(
            id: TimeKit.ID(goal.id.rawValue),
            text: inEnglish { aim.words },
            status: goal.endedOn == nil ? .active : .canceled,
            start: goal.from,
            due: due,
            target: first,
            second: second,
            word: goal.subject.word,
            ended: goal.endedOn,
            priority: goal.priority
        )
    }
}
