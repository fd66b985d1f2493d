public import Foundation
import FractionParser
public import ScreenKit
import WordKit

/// The state of a total in relation to its target. An unknown amount is never treated as zero.
public enum TotalState: String, CaseIterable, Codable, Sendable {
    /// There is no limit, or none that warns.
    case none
    /// Not known: some foods have no figure, the profile is incomplete, or nothing was entered.
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
    /// The known sum, to a thousandth; a lower bound if some foods have no figure.
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

    /// Whether it is below a floor without an alert. Vitamin K never is, because the remark would invite somebody on warfarin to eat more of it.
    public var isShort: Bool {
        guard foods > 0, nutrient != Nutrient.vitaminK.rawValue, [.ok, .none].contains(state), let low = target?.low
        else { return false }
        return known < low
    }

    public struct Target: Hashable, Codable, Sendable {
        /// The floor; nil for none.
        @NullEncoded public private(set) var low: Decimal?
        /// The ceiling; nil for none.
        @NullEncoded public private(set) var high: Decimal?
        /// The target as text: "at most 2,000 mg a day", "no limit".
        public let text: String
        /// The way in which it came to apply.
        public let mode: TargetMode
        /// Whether it rests on a value older than 90 days.
        public let isWeak: Bool
        /// Its reasons.
        public let opens: Link

        init(_ target: DayTarget, in units: UnitSystem) {
            low = target.low?.value.decimal
            high = target.high?.value.decimal
            text = target.shown(in: units)
            mode = target.mode
            isWeak = target.isWeak
            opens = KidneyLink.targets(target.quantity).labeled(localized("Why"))
        }
    }

    init(
        _ nutrient: Nutrient?,
        _ total: PartialTotal,
        _ target: DayTarget?,
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
        text =
            total.foods == 0
            ? localized("nothing written down")
            : nutrient == nil ? FluidRule.text(total, in: units) : total.text(unit: unit)
        self.target = target.map { Target($0, in: units) }
        state = TotalState(total, target, isDayOver: isDayOver, isFull: isFull)
    }
}

extension TotalState {
    /// - Parameter isFull: Whether a ceiling can be known to be kept: a past day has at least the protein and energy that are needed.
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
