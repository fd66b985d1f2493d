public import Foundation
import FractionParser
public import ScreenKit

/// Where a total lies to its target. What isn't known is never taken for zero.
public enum TotalState: String, CaseIterable, Codable, Sendable {
    /// There is no limit, or none that warns.
    case none
    /// It can't be told: some foods have no figure, the target needs something of the profile, or nothing was written down.
    case unknown
    /// Under a floor, and the day isn't over.
    case open
    /// Under a floor at the end of the day.
    case below
    case ok
    /// At 80 percent of the ceiling or more.
    case near
    /// Over the ceiling.
    case over
}

/// What a day came to of one thing.
public struct TotalRow: Hashable, Codable, Sendable {
    /// The quantity's id: "potassium", "vitaminK", "fluid".
    public let nutrient: String
    /// The nutrient's name: "Vitamin K".
    public let label: String
    /// The sum of what is known, to a thousandth; a lower bound where foods are unknown.
    public let known: Decimal
    /// Its unit.
    public let unit: String
    /// How many foods have no figure, or only a part of one.
    public let unknownFoods: Int
    /// How many foods there are.
    public let foods: Int
    /// For people: "≥ 1,840 mg; 2 of 9 foods unknown".
    public let text: String
    /// What is aimed for; nil for what has no target.
    @NullEncoded public private(set) var target: Target?
    /// Where the total lies.
    public let state: TotalState

    /// What is aimed for.
    public struct Target: Hashable, Codable, Sendable {
        /// At least so much.
        @NullEncoded public private(set) var low: Decimal?
        /// At most so much.
        @NullEncoded public private(set) var high: Decimal?
        /// For people: "at most 2,000 mg a day", "no limit".
        public let text: String
        /// How it came to hold.
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
            opens = KidneyLink.targets(target.quantity).labelled("Why")
        }
    }

    init(
        _ nutrient: Nutrient?,
        _ total: PartialTotal,
        _ target: DayTarget?,
        isDayOver: Bool,
        in units: UnitSystem
    ) {
        self.nutrient = nutrient?.rawValue ?? "fluid"
        label = Words.sentence(nutrient?.name ?? "fluid")
        let unit = nutrient?.unit ?? "mL"
        known = total.known.decimal
        self.unit = unit
        unknownFoods = total.unknownFoods
        foods = total.foods
        text =
            total.foods == 0
            ? "nothing written down" : nutrient == nil ? FluidRule.text(total, in: units) : total.text(unit: unit)
        self.target = target.map { Target($0, in: units) }
        state = TotalState(total, target, isDayOver: isDayOver)
    }
}

extension TotalState {
    init(_ total: PartialTotal, _ target: DayTarget?, isDayOver: Bool) {
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
        // A day of which nothing was written down is no day without food.
        case _ where total.foods == 0 && isDayOver: self = .unknown
        case .below: self = !total.isComplete ? .unknown : isDayOver ? .below : .open
        case .ok where target.isUnderAlarm: self = .none
        case .ok: self = total.isComplete || !hasCeiling ? .ok : .unknown
        }
    }
}
