public import FractionParser
public import TimeKit

/// How much of something: an exact amount above zero, and a unit.
public struct Dose: Hashable, Codable, Sendable {
    /// The amount, exactly.
    public let amount: Rational
    /// The amount as it was typed, with single spaces: "1 1/2", "2.5".
    public let text: String
    /// In which unit.
    public let unit: DoseUnit.ID

    /// A dose; throws `doseNotPositive`.
    public init(amount: Rational, text: String, unit: DoseUnit.ID) throws(TIPsError) {
        guard amount > .zero else { throw .doseNotPositive(text) }
        self.amount = amount
        self.text = text
        self.unit = unit
    }
}

/// A unit of doses, known by its id: its name can change.
public struct DoseUnit: Hashable, Codable, Identifiable, Sendable {
    /// Which.
    public let id: TimeKit.ID<DoseUnit>
    /// What it is called; unique among those that can be picked, without regard to case.
    public var name: String
    /// Whether it was deleted: not offered anymore, kept by the items that have it.
    public var isDeleted: Bool
    /// Its names before this one, oldest first.
    public var earlier: [FormerName]

    /// A unit.
    public init(id: TimeKit.ID<DoseUnit>, name: String, isDeleted: Bool = false, earlier: [FormerName] = []) {
        self.id = id
        self.name = name
        self.isDeleted = isDeleted
        self.earlier = earlier
    }

    /// A name that a unit had up to a day.
    public struct FormerName: Hashable, Codable, Sendable {
        /// The name.
        public var name: String
        /// The first room day on which it was no longer called so.
        public var until: LocalDate

        /// A name up to a day.
        public init(_ name: String, until: LocalDate) {
            self.name = name
            self.until = until
        }
    }

    /// The name on a day.
    public func name(on day: LocalDate) -> String { earlier.first { day < $0.until }?.name ?? name }

    /// What the first run offers.
    public static let usual = ["mg", "g", "mL", "tsp", "tbsp", "tablet", "capsule", "puff", "piece"]
}

/// A dose in words, as a log keeps it: later changes of the plan don't reach it.
public struct DoseLabel: Hashable, Codable, Sendable {
    /// The amount as it was typed: "1/4".
    public let amount: String
    /// The unit's name.
    public let unit: String
    /// Both: "1/4 tsp".
    public var text: String { "\(amount) \(unit)" }

    /// A dose in words.
    public init(amount: String, unit: String) {
        self.amount = amount
        self.unit = unit
    }

    private enum CodingKeys: String, CodingKey {
        case amount, unit, text
    }

    /// Reads `{amount, unit}`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        amount = try container.decode(String.self, forKey: .amount)
        unit = try container.decode(String.self, forKey: .unit)
    }

    /// Writes `{amount, unit, text}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(amount, forKey: .amount)
        try container.encode(unit, forKey: .unit)
        try container.encode(text, forKey: .text)
    }
}

/// A dose that was changed within a week, with the day from which it was in force.
public struct DatedDose: Hashable, Codable, Sendable {
    /// The first day with it.
    public let from: LocalDate
    /// The dose; nil for none.
    public let dose: DoseLabel?

    /// A dose from a day on.
    public init(from: LocalDate, dose: DoseLabel?) {
        self.from = from
        self.dose = dose
    }
}

/// The doses of an item through a cycle.
public struct Dosing: Hashable, Codable, Sendable {
    /// Whether each week has a dose of its own. Only treatment foods; what is not in force is kept for when it is switched back.
    public var isWeekly: Bool
    /// The dose of every week, in force unless `isWeekly`.
    public var daily: Dose?
    /// The doses by week, from 1; in force if `isWeekly`.
    public var weeks: [Int: Dose]

    /// Doses.
    public init(isWeekly: Bool = false, daily: Dose? = nil, weeks: [Int: Dose] = [:]) {
        self.isWeekly = isWeekly
        self.daily = daily
        self.weeks = weeks
    }

    /// The same dose in every week.
    public static func same(_ dose: Dose) -> Dosing { Dosing(daily: dose) }

    /// A dose for each week.
    public static func weekly(_ doses: [Int: Dose]) -> Dosing { Dosing(isWeekly: true, weeks: doses) }

    /// The dose in force in a week; nil where none was entered.
    public func dose(inWeek week: Int) -> Dose? { isWeekly ? weeks[week] : daily }
}
