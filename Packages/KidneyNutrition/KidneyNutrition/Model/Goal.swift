public import FractionParser
public import TimeKit
import WordKit

/// The aim of a goal, with its numbers as entered.
public enum GoalAim: Hashable, Sendable {
    /// Lose weight to this number of kilograms, by a day if one was set.
    case weight(kilograms: Rational, by: LocalDate?)
    /// Bring a laboratory value into its range, or keep it there.
    case lab(Analyte)
    /// Drink at least this many milliliters a day.
    case fluidAtLeast(Rational)
    /// Drink at most this many milliliters a day.
    case fluidAtMost(Rational)
    /// Eat at least this many cups of fruit and vegetables a day.
    case fruitAndVegetables(cups: Rational)
    /// Bring the mean blood pressure below these values, in mmHg.
    case bloodPressure(systolic: Rational, diastolic: Rational)
    /// Eat at most this amount of a nutrient a day, in the nutrient's unit.
    case atMost(Nutrient, Rational)
    /// Eat at least this amount of a nutrient a day, in the nutrient's unit.
    case atLeast(Nutrient, Rational)
    /// Be active for this number of minutes a week.
    case activity(minutes: Rational)
}

/// The subject of a goal, without its numbers. At any time there is at most one goal for each subject.
public enum GoalSubject: Hashable, Codable, Sendable {
    case weight
    case lab(Analyte)
    case fluidAtLeast, fluidAtMost
    case fruitAndVegetables
    case bloodPressure
    case atMost(Nutrient)
    case atLeast(Nutrient)
    case activity
    /// Keeping the food diary. No goal can have this subject, but it earns rewards.
    case diary
}

extension GoalSubject {
    /// The unique key of the subject in ids and in the store: "lab-potassium", "sodium-at-most".
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

    /// The name in the current language: "sodium within its limit", "potassium in its range".
    public var name: String {
        switch self {
        case .weight: localized("lose weight")
        case .lab(let analyte): localized("\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) in its range")
        case .fluidAtLeast: localized("drink enough")
        case .fluidAtMost: localized("fluid within its limit")
        case .fruitAndVegetables: localized("fruit and vegetables")
        case .bloodPressure: localized("blood pressure")
        case .atMost(let nutrient): localized("\(nutrient.name) within its limit")
        case .atLeast(let nutrient): localized("enough \(nutrient.name)")
        case .activity: localized("activity")
        case .diary: localized("the food diary")
        }
    }
}

/// The common identity of all goals with one subject.
///
/// A goal keeps its lineage when it is edited. A goal made anew after another one ended has the lineage of the former. Rewards are counted by
/// lineage, so none is given twice.
public struct GoalLineage: RawRepresentable, Hashable, Codable, Sendable {
    /// The key of the subject, ``GoalSubject/word``.
    public let rawValue: String

    /// Restores a stored lineage.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the lineage of all goals about a subject.
    public init(_ subject: GoalSubject) { rawValue = subject.word }
}

extension GoalLineage: Comparable {
    public static func < (left: GoalLineage, right: GoalLineage) -> Bool { left.rawValue < right.rawValue }
}

/// The aim of a goal from a day on. An edit adds a step, so earlier days keep their aims.
public struct GoalStep: Hashable, Codable, Sendable {
    /// The first day of the aim.
    public let from: LocalDate
    public let aim: GoalAim

    public init(from: LocalDate, _ aim: GoalAim) {
        self.from = from
        self.aim = aim
    }
}

/// A goal. Its progress is computed from measurements and entries and is never typed.
public struct Goal: Identifiable, Hashable, Codable, Sendable {
    public let id: TimeKit.ID<Goal>
    /// The subject, which never changes.
    public let subject: GoalSubject
    /// The rank among the goals; 1 is the most important.
    public var priority: Int
    /// The aims over time, the earliest first. There is at least one, and all have the same subject.
    public internal(set) var steps: [GoalStep]
    /// The first day on which the goal no longer applies; nil for an active goal.
    public internal(set) var endedOn: LocalDate?

    /// Creates a goal with its first step.
    public init(_ id: TimeKit.ID<Goal>, _ aim: GoalAim, from: LocalDate, priority: Int = 1) {
        self.id = id
        subject = aim.subject
        self.priority = priority
        steps = [GoalStep(from: from, aim)]
    }

    /// Restores a stored goal.
    ///
    /// - Parameter steps: The steps in any order. Steps of the same day keep their order.
    /// - Returns: nil if `steps` is empty or has several subjects.
    public init?(_ id: TimeKit.ID<Goal>, steps: [GoalStep], priority: Int, endedOn: LocalDate?) {
        guard let first = steps.first, steps.allSatisfy({ $0.aim.subject == first.aim.subject }) else { return nil }
        self.id = id
        subject = first.aim.subject
        self.priority = priority
        self.steps = steps.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }
            .map(\.element)
        self.endedOn = endedOn
    }

    /// The lineage by which its rewards are counted.
    public var lineage: GoalLineage { GoalLineage(subject) }

    /// Returns the aim on a day; nil before the goal's first day, and from ``endedOn`` on.
    public func aim(on day: LocalDate) -> GoalAim? {
        if let endedOn, day >= endedOn { return nil }
        return steps.last { $0.from <= day }?.aim
    }

    /// The aim of the last step. An ended goal has it, too.
    public var aim: GoalAim { steps[steps.count - 1].aim }

    /// The first day of the goal.
    public var from: LocalDate { steps[0].from }
}

extension GoalAim {
    /// The aim's subject, without the numbers.
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

    /// The aim in the current language, with metric units: "weigh 75 kg by 2026-09-01", "at most 1,800 mg of sodium a day".
    public var words: String {
        func text(_ number: Rational) -> String { DecimalText.grouped(number, most: 2) }
        return switch self {
        case .weight(let kilograms, let day?): localized("weigh \(text(kilograms)) kg by \(day)")
        case .weight(let kilograms, nil): localized("weigh \(text(kilograms)) kg")
        case .lab(.eGFR): localized("keep the eGFR from falling")
        case .lab(let analyte): localized("\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) in its range")
        case .fluidAtLeast(let amount): localized("drink at least \(FluidRule.text(amount, in: .international)) a day")
        case .fluidAtMost(let amount): localized("drink at most \(FluidRule.text(amount, in: .international)) a day")
        case .fruitAndVegetables(.one): localized("eat 1 cup of fruit and vegetables a day")
        case .fruitAndVegetables(let cups): localized("eat \(text(cups)) cups of fruit and vegetables a day")
        case .bloodPressure(let systolic, let diastolic):
            localized("a blood pressure under \(text(systolic))/\(text(diastolic))")
        case .atMost(let nutrient, let amount):
            localized("at most \(text(amount)) \(nutrient.unit) of \(nutrient.name) a day")
        case .atLeast(let nutrient, let amount):
            localized("at least \(text(amount)) \(nutrient.unit) of \(nutrient.name) a day")
        case .activity(.one): localized("1 minute of activity a week")
        case .activity(let minutes): localized("\(text(minutes)) minutes of activity a week")
        }
    }
}
