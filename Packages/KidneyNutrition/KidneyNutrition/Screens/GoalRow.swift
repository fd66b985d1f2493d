public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// A goal with how far it is.
public struct GoalRow: Hashable, Codable, Identifiable, Sendable {
    /// Its id.
    public let id: TimeKit.ID<Goal>
    /// Its place among the goals that hold, 1 first.
    public let priority: Int
    /// What it is about: "weight", "sodium-at-most".
    public let subject: String
    /// What is aimed at: "Weigh 75 kg by 2026-09-01".
    public let title: String
    /// How it stands today; nil for one that doesn't hold today.
    @NullEncoded public private(set) var state: GoalProgress.State?
    /// The same in words: "under way", "ended on 2026-06-10".
    public let stateText: String
    /// How much of the way is done, 0 to 1, for a bar; of a ceiling how much of it is used up. Nil where that can't be told.
    @NullEncoded public private(set) var share: Decimal?
    /// Whether the share is of a ceiling: full isn't reached, but used up.
    public let isCeiling: Bool
    /// Where it stands: "78.2 of 75 kg, from 82 kg"; empty for one that doesn't hold today.
    public let text: String
    /// Why it isn't known or pauses, and what to do; empty where nothing is to be said.
    public let note: String
    /// Its first day.
    public let from: LocalDate
    /// From which day on it no longer holds; nil while it does.
    @NullEncoded public private(set) var endedOn: LocalDate?
    /// The goal.
    public let opens: Link

    init(_ receipt: GoalReceipt, in units: UnitSystem) {
        let goal = receipt.goal
        id = goal.id
        priority = goal.priority
        subject = goal.subject.word
        title = Words.sentence(goal.aim.title(in: units))
        state = receipt.progress?.state
        stateText =
            receipt.progress?.state.words ?? goal.endedOn.map { "ended on \($0)" } ?? "begins on \(goal.from)"
        share = receipt.progress?.share?.decimal
        isCeiling =
            switch goal.subject {
            case .fluidAtMost, .atMost: true
            default: false
            }
        text = receipt.progress.map { Words.sentence($0.shown) } ?? ""
        note = Words.sentence(receipt.progress?.note ?? "")
        from = goal.from
        endedOn = goal.endedOn
        opens = KidneyLink.goal(goal.id).labelled(title)
    }
}

extension GoalProgress.State {
    /// For people: "under way".
    var words: String {
        switch self {
        case .reached: "reached"
        case .underway: "under way"
        case .missed: "not reached today"
        case .unknown: "can't be told"
        case .paused: "paused"
        }
    }
}

extension GoalAim {
    /// In words, with the other unit where that is shown first: "weigh 74.84 kg (165 lb)".
    func title(in units: UnitSystem) -> String {
        guard units == .conventional else { return words }
        switch self {
        case .weight(let kilograms, let day):
            guard let pounds = WeightRule.convert(kilograms, from: .kilogram, to: .pound) else { return words }
            let end = day.map { " by \($0)" } ?? ""
            return "weigh \(DecimalText.text(pounds, most: 1)) lb (\(DecimalText.text(kilograms, most: 2)) kg)\(end)"
        case .fluidAtLeast(let amount), .fluidAtMost(let amount):
            guard let ounces = try? KitchenUnit.milliliter.convert(amount, to: .fluidOunce) else { return words }
            return "\(words) (\(DecimalText.text(ounces, most: 1)) fl oz)"
        default: return words
        }
    }

    /// Its number as it can be typed again, exactly: "75 kg", "50 oz", "130/80"; empty for a laboratory value.
    func typed(in units: UnitSystem) -> String {
        switch self {
        case .weight(let kilograms, _):
            return WeightRule.typed(kilograms: kilograms, in: units)
        case .lab: return ""
        case .fluidAtLeast(let amount), .fluidAtMost(let amount):
            return FluidRule.typed(amount, in: units)
        case .fruitAndVegetables(let cups): return "\(TypedNumber.exact(cups)) cups"
        case .bloodPressure(let systolic, let diastolic):
            return "\(TypedNumber.exact(systolic))/\(TypedNumber.exact(diastolic))"
        case .atMost(let nutrient, let amount), .atLeast(let nutrient, let amount):
            return "\(TypedNumber.exact(amount)) \(nutrient.unit)"
        case .activity(let minutes): return "\(TypedNumber.exact(minutes)) min"
        }
    }

    /// Until when, for a weight.
    var lastDay: LocalDate? { if case .weight(_, let day) = self { day } else { nil } }
}

/// A stored number as it can be typed again.
enum TypedNumber {
    /// A decimal, or a fraction where none is exact.
    static func exact(_ number: Rational) -> String {
        let decimal = DecimalText.text(number, most: 9)
        return DecimalText.value(decimal) == number ? decimal : Amount(number).formatted()
    }

    /// A number of US units with two decimals at most; nil where it has more, or they aren't shown first.
    static func short(_ number: Rational?, _ unit: String, in units: UnitSystem) -> String? {
        guard units == .conventional, let number else { return nil }
        let decimal = DecimalText.text(number, most: 2)
        return DecimalText.value(decimal) == number ? "\(decimal) \(unit)" : nil
    }
}

extension WeightRule {
    /// A stored weight as it can be typed again, exactly: "160 lb", "72.5 kg".
    static func typed(kilograms: Rational, in units: UnitSystem) -> String {
        let pounds = convert(kilograms, from: .kilogram, to: .pound)
        return TypedNumber.short(pounds, "lb", in: units) ?? "\(TypedNumber.exact(kilograms)) kg"
    }
}

extension FluidRule {
    /// A stored volume as it can be typed again, exactly: "50 oz", "1500 mL".
    static func typed(_ millilitres: Rational, in units: UnitSystem) -> String {
        let ounces = try? KitchenUnit.milliliter.convert(millilitres, to: .fluidOunce)
        return TypedNumber.short(ounces, "oz", in: units) ?? "\(TypedNumber.exact(millilitres)) mL"
    }
}
