public import FractionParser
public import TimeKit

/// What somebody wants to reach, with its numbers as they were entered.
public enum GoalAim: Hashable, Sendable {
    /// Lose weight, down to so many kilograms, by a day where one was named.
    case weight(kilograms: Rational, by: LocalDate?)
    /// Bring a laboratory value into its range, or keep it there.
    case lab(Analyte)
    /// Drink at least so many millilitres a day.
    case fluidAtLeast(Rational)
    /// Drink at most so many millilitres a day.
    case fluidAtMost(Rational)
    /// Eat so many cups of fruit and vegetables a day.
    case fruitAndVegetables(cups: Rational)
    /// A blood pressure of at most so much, millimetres of mercury.
    case bloodPressure(systolic: Rational, diastolic: Rational)
    /// At most so much of a nutrient a day, in its unit.
    case atMost(Nutrient, Rational)
    /// At least so much of a nutrient a day, in its unit.
    case atLeast(Nutrient, Rational)
    /// Minutes of activity a week.
    case activity(minutes: Rational)
}

/// What a goal is about, without its numbers: there is at most one goal of each at a time.
public enum GoalSubject: Hashable, Codable, Sendable {
    case weight
    case lab(Analyte)
    case fluidAtLeast, fluidAtMost
    case fruitAndVegetables
    case bloodPressure
    case atMost(Nutrient)
    case atLeast(Nutrient)
    case activity
    /// Writing down what was eaten: no goal that is made, but one that is rewarded.
    case diary
}

extension GoalSubject {
    /// Its word in ids: "lab-potassium", "sodium-at-most". No two subjects have the same.
    public var word: String {
        switch self {
        case .weight: "weight"
        case .lab(let analyte): "lab-" + analyte.rawValue.replacing(" ", with: "-").lowercased()
        case .fluidAtLeast: "fluid-at-least"
        case .fluidAtMost: "fluid-at-most"
        case .fruitAndVegetables: "fruit-and-vegetables"
        case .bloodPressure: "blood-pressure"
        case .atMost(let nutrient): nutrient.rawValue.lowercased() + "-at-most"
        case .atLeast(let nutrient): nutrient.rawValue.lowercased() + "-at-least"
        case .activity: "activity"
        case .diary: "diary"
        }
    }

    /// What it is called: "sodium at most", "potassium in the blood".
    public var name: String {
        switch self {
        case .weight: "lose weight"
        case .lab(let analyte): "\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) in its range"
        case .fluidAtLeast: "drink enough"
        case .fluidAtMost: "fluid within its limit"
        case .fruitAndVegetables: "fruit and vegetables"
        case .bloodPressure: "blood pressure"
        case .atMost(let nutrient): "\(nutrient.name) within its limit"
        case .atLeast(let nutrient): "enough \(nutrient.name)"
        case .activity: "activity"
        case .diary: "the food diary"
        }
    }
}

/// Where a goal comes from: a goal that was edited, or deleted and made again, is of the lineage it was of before. Rewards are counted
/// by it, so that none is given twice.
public struct GoalLineage: RawRepresentable, Hashable, Codable, Sendable {
    /// The word of the subject.
    public let rawValue: String

    /// A lineage as it was stored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The lineage of every goal about a subject.
    public init(_ subject: GoalSubject) { rawValue = subject.word }
}

extension GoalLineage: Comparable {
    /// By its word.
    public static func < (left: GoalLineage, right: GoalLineage) -> Bool { left.rawValue < right.rawValue }
}

/// What a goal was from a day on: an edit adds a step, and the days before keep the step they had.
public struct GoalStep: Hashable, Codable, Sendable {
    /// The first day.
    public let from: LocalDate
    /// What is aimed at.
    public let aim: GoalAim

    /// A step.
    public init(from: LocalDate, _ aim: GoalAim) {
        self.from = from
        self.aim = aim
    }
}

/// A goal. How far it is comes from what was measured and eaten, never from what was typed.
public struct Goal: Identifiable, Hashable, Codable, Sendable {
    /// Its id.
    public let id: TimeKit.ID<Goal>
    /// What it is about; it never changes.
    public let subject: GoalSubject
    /// Its place among the goals, 1 first.
    public var priority: Int
    /// What it was and is, the earliest first; never empty, all of one subject.
    public internal(set) var steps: [GoalStep]
    /// From which day on it no longer holds; nil while it does.
    public internal(set) var endedOn: LocalDate?

    /// A goal with its first step.
    public init(_ id: TimeKit.ID<Goal>, _ aim: GoalAim, from: LocalDate, priority: Int = 1) {
        self.id = id
        subject = aim.subject
        self.priority = priority
        steps = [GoalStep(from: from, aim)]
    }

    /// A goal as it was stored; nil without steps or with steps of several subjects.
    public init?(_ id: TimeKit.ID<Goal>, steps: [GoalStep], priority: Int, endedOn: LocalDate?) {
        guard let first = steps.first, steps.allSatisfy({ $0.aim.subject == first.aim.subject }) else { return nil }
        self.id = id
        subject = first.aim.subject
        self.priority = priority
        self.steps = steps.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }
            .map(\.element)
        self.endedOn = endedOn
    }

    /// The lineage its rewards are counted by.
    public var lineage: GoalLineage { GoalLineage(subject) }

    /// What it aims at on a day; nil before its first day and from its end on.
    public func aim(on day: LocalDate) -> GoalAim? {
        if let endedOn, day >= endedOn { return nil }
        return steps.last { $0.from <= day }?.aim
    }

    /// What it aims at now, or aimed at last.
    public var aim: GoalAim { steps[steps.count - 1].aim }

    /// The first day.
    public var from: LocalDate { steps[0].from }
}

extension GoalAim {
    /// What it is about.
    public var subject: GoalSubject {
        switch self {
        case .weight: .weight
        case .lab(let analyte): .lab(analyte)
        case .fluidAtLeast: .fluidAtLeast
        case .fluidAtMost: .fluidAtMost
        case .fruitAndVegetables: .fruitAndVegetables
        case .bloodPressure: .bloodPressure
        case .atMost(let nutrient, _): .atMost(nutrient)
        case .atLeast(let nutrient, _): .atLeast(nutrient)
        case .activity: .activity
        }
    }

    /// In words: "weigh 75 kg by 2026-09-01", "at most 1,800 mg of sodium a day".
    public var words: String {
        func text(_ number: Rational) -> String { DecimalText.grouped(number, most: 2) }
        return switch self {
        case .weight(let kilograms, let day): "weigh \(text(kilograms)) kg" + (day.map { " by \($0)" } ?? "")
        case .lab(.eGFR): "keep the eGFR from falling"
        case .lab(let analyte): "\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) in its range"
        case .fluidAtLeast(let amount): "drink at least \(text(amount)) mL a day"
        case .fluidAtMost(let amount): "drink at most \(text(amount)) mL a day"
        case .fruitAndVegetables(let cups): "eat \(text(cups)) cups of fruit and vegetables a day"
        case .bloodPressure(let systolic, let diastolic):
            "a blood pressure of at most \(text(systolic))/\(text(diastolic))"
        case .atMost(let nutrient, let amount): "at most \(text(amount)) \(nutrient.unit) of \(nutrient.name) a day"
        case .atLeast(let nutrient, let amount): "at least \(text(amount)) \(nutrient.unit) of \(nutrient.name) a day"
        case .activity(let minutes): "\(text(minutes)) minutes of activity a week"
        }
    }
}
