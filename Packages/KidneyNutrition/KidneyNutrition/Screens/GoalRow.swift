public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A goal with its progress.
public struct GoalRow: Hashable, Codable, Identifiable, Sendable {
    public let id: TimeKit.ID<Goal>
    /// Its rank among the active goals, from 1.
    public let priority: Int
    /// The subject's key: "weight", "sodium-at-most".
    public let subject: String
    /// The aim: "Weigh 75 kg by 2026-09-01".
    public let title: String
    /// Today's state; nil for a goal that doesn't apply today.
    @NullEncoded public private(set) var state: GoalProgress.State?
    /// The state in words: "under way", "ended on 2026-06-10".
    public let stateText: String
    /// The part that is done, from 0 to 1, for a progress bar. For a ceiling it is the part used up. Nil if it isn't known.
    @NullEncoded public private(set) var share: Decimal?
    /// Whether `share` is the part of a ceiling that is used up.
    public let isCeiling: Bool
    /// The progress as text: "78.2 of 75 kg, from 82 kg"; empty for a goal that doesn't apply today.
    public let text: String
    /// The reason why it is paused or not known, and what to do; empty for none.
    public let note: String
    public let from: LocalDate
    /// The first day on which the goal no longer applies; nil for an active goal.
    @NullEncoded public private(set) var endedOn: LocalDate?
    /// The goal's page.
    public let opens: Link

    init(_ receipt: GoalReceipt, in units: UnitSystem) {
        let goal = receipt.goal
        id = goal.id
        priority = goal.priority
        subject = goal.subject.word
        title = Words.sentence(goal.aim.title(in: units))
        state = receipt.progress?.state
        stateText =
            receipt.progress?.state.words ?? goal.endedOn.map { localized("ended on \($0)") }
            ?? localized("begins on \(goal.from)")
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
        opens = KidneyLink.goal(goal.id).labeled(title)
    }
}

extension GoalProgress.State {
    /// The state in words: "under way".
    var words: String {
        switch self {
        case .reached: localized("reached")
        case .underway: localized("under way")
        case .missed: localized("not reached today")
        case .unknown: localized("can't be told")
        case .paused: localized("paused")
        }
    }
}

extension GoalAim {
    /// Returns the aim in words, with US units first if the user prefers them: "weigh 165 lb (74.84 kg)".
    public func title(in units: UnitSystem) -> String {
        guard units == .conventional else { return words }
        switch self {
        case .weight(let kilograms, let day):
            guard let pounds = WeightRule.convert(kilograms, from: .kilogram, to: .pound) else { return words }
            let (shown, metric) = (DecimalText.text(pounds, most: 1), DecimalText.text(kilograms, most: 2))
            return day.map { localized("weigh \(shown) lb (\(metric) kg) by \($0)") }
                ?? localized("weigh \(shown) lb (\(metric) kg)")
        case .fluidAtLeast(let amount): return localized("drink at least \(FluidRule.text(amount, in: units)) a day")
        case .fluidAtMost(let amount): return localized("drink at most \(FluidRule.text(amount, in: units)) a day")
        default: return words
        }
    }

    /// Returns the number as it can be typed again, without loss: "75 kg", "50 oz", "130/80". Empty for a laboratory value.
    func typed(in units: UnitSystem) -> String {
        switch self {
        case .weight(let kilograms, _):
            return WeightRule.typed(kilograms: kilograms, in: units)
        case .lab: return ""
        case .fluidAtLeast(let amount), .fluidAtMost(let amount):
            return FluidRule.typed(amount, in: units)
        case .fruitAndVegetables(let cups): return "\(TypedNumber.exact(cups)) \(localized("cups"))"
        case .bloodPressure(let systolic, let diastolic):
            return "\(TypedNumber.exact(systolic))/\(TypedNumber.exact(diastolic))"
        case .atMost(let nutrient, let amount), .atLeast(let nutrient, let amount):
            return "\(TypedNumber.exact(amount)) \(nutrient.unit)"
        case .activity(let minutes): return "\(TypedNumber.exact(minutes)) min"
        }
    }

    /// The last day of a weight goal; nil for other goals.
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
    static func typed(_ milliliters: Rational, in units: UnitSystem) -> String {
        let ounces = try? KitchenUnit.milliliter.convert(milliliters, to: .fluidOunce)
        return TypedNumber.short(ounces, "oz", in: units) ?? "\(TypedNumber.exact(milliliters)) mL"
    }
}
