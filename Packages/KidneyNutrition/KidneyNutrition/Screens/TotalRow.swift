public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
import TimeKit
import WordKit

/// The state of a total in relation to its target. An unknown amount is never treated as zero.
public enum TotalState: String, CaseIterable, Codable, Sendable {
    /// No judgment: no target warns, nothing was entered on a day that isn't over, or the laboratory value behind the target can't wait.
    case none
    /// Not known: some foods have no figure, the profile is incomplete, or a past day has no entries or too few to judge a ceiling.
    case unknown
    /// Below a floor, and the day isn't over.
    case open
    /// Below a floor at the end of the day.
    case below
    case ok
    /// At 80 percent of the ceiling or more.
    case near
    /// Over the ceiling.
    case over

    /// The state in words; empty for none.
    public var words: String {
        switch self {
        case .none: ""
        case .unknown: localized("can't be told")
        case .open: localized("not reached yet")
        case .below: localized("not reached")
        case .ok: "ok"
        case .near: localized("near the limit")
        case .over: localized("over")
        }
    }
}

/// The total of a nutrient or of fluid on a day.
public struct TotalRow: Hashable, Codable, Sendable {
    /// The key: "potassium", "vitaminK", "fluid".
    public let nutrient: String
    /// The display name: "Vitamin K".
    public let label: String
    /// The known sum, in thousandths; a lower bound if some foods have no figure.
    public let known: Decimal
    public let unit: String
    /// The number of foods without a figure, or with a partial one.
    public let unknownFoods: Int
    /// The number of foods.
    public let foods: Int
    /// The total as text: "≥ 1,840 mg; 2 of 9 foods unknown".
    public let text: String
    /// The target; nil if there is none.
    @NullEncoded public private(set) var target: Target?
    public let state: TotalState

    /// Whether it has a floor or a ceiling.
    public var isAimedFor: Bool { target.map { $0.low != nil || $0.high != nil } ?? false }

    /// Whether its sum is told without a floor or a ceiling, too: that of potassium is.
    var isToldAlways: Bool { nutrient == Nutrient.potassium.rawValue }

    /// The words in place of a floor or a ceiling: "no limit set"; nil for a total that has one, and for one that isn't told without.
    public var openWords: String? {
        guard isToldAlways, !isAimedFor, let target else { return nil }
        return target.mode == .unknown ? target.text : localized("no limit set")
    }

    /// Whether the total is below a floor that gives no alert. False for vitamin K, because the remark would invite a user on warfarin to eat
    /// more of it.
    public var isShort: Bool {
        guard foods > 0, nutrient != Nutrient.vitaminK.rawValue, [.ok, .none].contains(state), let low = target?.low
        else { return false }
        return known < low
    }

    /// The state in words; empty for none. It includes a total below a floor that gives no alert.
    public func stateWords(isDayOver: Bool) -> String {
        isShort ? (isDayOver ? TotalState.below : .open).words : state.words
    }

    public struct Target: Hashable, Codable, Sendable {
        /// The floor; nil for none.
        @NullEncoded public private(set) var low: Decimal?
        /// The ceiling; nil for none.
        @NullEncoded public private(set) var high: Decimal?
        /// The target as text: "at most 2,000 mg a day", "no limit".
        public let text: String
        /// The way in which the target came to apply.
        public let mode: TargetMode
        /// Whether the target rests on a laboratory value older than 90 days.
        public let isWeak: Bool
        /// The page of the target's reasons.
        public let opens: Link

        init(_ target: DayTarget, beside total: Rational, on day: LocalDate?, in units: UnitSystem) {
            low = target.low?.value.decimal
            high = target.high?.value.decimal
            text = target.shown(in: units, beside: total)
            mode = target.mode
            isWeak = target.isWeak
            opens = KidneyLink.targets(target.quantity, on: day).labeled(localized("Why"))
        }
    }

    /// - Parameter day: The day of the target; nil for today.
    init(
        _ nutrient: Nutrient?,
        _ total: PartialTotal,
        _ target: DayTarget?,
        on day: LocalDate?,
        isDayOver: Bool,
        isFull: Bool = true,
        in units: UnitSystem
    ) {
        self.nutrient = nutrient?.rawValue ?? "fluid"
        label = Words.sentence(nutrient?.name ?? localized("fluid"))
        let unit = nutrient?.unit ?? "mL"
        known = total.known.decimal
        self.unit = unit
        unknownFoods = total.unknownFoods
        foods = total.foods
        let limit = target?.warnsAbove == true ? target?.high?.value : nil
        text =
            total.foods == 0
            ? localized("nothing written down")
            : nutrient == nil
                ? FluidRule.text(total, in: units, beside: limit)
                : total.text(unit: unit, beside: limit)
        self.target = target.map { Target($0, beside: total.known.value, on: day, in: units) }
        state = TotalState(total, target, isDayOver: isDayOver, isFull: isFull)
    }
}

extension TotalState {
    /// - Parameter isFull: Whether the entries suffice to say that a ceiling was kept. They do if the day isn't over, or if they reach the floors
    ///   of protein and energy; fewer entries may mean forgotten food.
    init(_ total: PartialTotal, _ target: DayTarget?, isDayOver: Bool, isFull: Bool) {
        guard let target, target.low != nil || target.high != nil else {
            self = target?.mode == .unknown ? .unknown : .none
            return
        }
        guard target.warnsBelow || target.warnsAbove else {
            self = .none
            return
        }
        let hasCeiling = target.warnsAbove && target.high != nil
        switch target.place(of: total.known.value) {
        case .over: self = .over
        case .near: self = .near
        // A past day without entries isn't a day without food.
        case _ where total.foods == 0 && isDayOver: self = .unknown
        // Nothing is judged before something is written down.
        case _ where total.foods == 0: self = .none
        case .below: self = !total.isComplete ? .unknown : isDayOver ? .below : .open
        case .ok where target.isUnderAlarm: self = .none
        case .ok where !hasCeiling: self = .ok
        case .ok: self = total.isComplete && (isFull || target.quantity.isFloorOfDays) ? .ok : .unknown
        }
    }
}
