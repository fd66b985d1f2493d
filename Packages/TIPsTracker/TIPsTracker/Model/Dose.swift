public import FractionParser
public import TimeKit
import WordKit

/// A dose: an exact amount above zero, and a unit.
public struct Dose: Hashable, Codable, Sendable {
    /// The exact amount.
    public let amount: Rational
    /// The amount as it was typed, with single spaces: "1 1/2", "2.5".
    public let text: String
    /// The id of the unit.
    public let unit: DoseUnit.ID

    /// Creates a dose.
    ///
    /// - Throws: `doseNotPositive` for an amount of zero or less.
    public init(amount: Rational, text: String, unit: DoseUnit.ID) throws(TIPsError) {
        guard amount > .zero else { throw .doseNotPositive(text) }
        self.amount = amount
        self.text = text
        self.unit = unit
    }
}

/// A unit of doses. It is identified by its id, because its name can change.
public struct DoseUnit: Hashable, Codable, Identifiable, Sendable {
    public let id: TimeKit.ID<DoseUnit>
    /// The name, unique without regard to case among the units that aren't deleted.
    public var name: String
    /// Whether the unit was deleted. It isn't offered anymore, but items that use it keep it.
    public var isDeleted: Bool
    /// The unit's former names, oldest first.
    public var earlier: [FormerName]

    public init(id: TimeKit.ID<DoseUnit>, name: String, isDeleted: Bool = false, earlier: [FormerName] = []) {
        self.id = id
        self.name = name
        self.isDeleted = isDeleted
        self.earlier = earlier
    }

    /// A former name of a unit.
    public struct FormerName: Hashable, Codable, Sendable {
        public var name: String
        /// The first room day with the next name.
        public var until: LocalDate

        init(_ name: String, until: LocalDate) {
            self.name = name
            self.until = until
        }
    }

    public func name(on day: LocalDate) -> String { earlier.first { day < $0.until }?.name ?? name }

    /// Whether the unit has or had a name, in any case.
    func hasHadName(_ name: String) -> Bool {
        let key = TextRule.key(name)
        return TextRule.key(self.name) == key || earlier.contains { TextRule.key($0.name) == key }
    }

    /// Whether doses keep their meaning if the unit gets this name. It does for the plural, the Spanish word, or another word for the same measure.
    func means(_ name: String) -> Bool {
        isNamed(TextRule.key(name)) || DoseMeasure.areEqual(self.name, name) == true
    }

    /// Amount and unit in the reader's language: "2 tablets", "1/2 tablet", "1-1/2 tablets" for "1 1/2" and "3/2", "2 tsp". The unit is in the
    /// singular for "1", "0.5" and a lone fraction.
    ///
    /// - Parameter amount: The amount as it was typed: "1 1/2".
    public static func counted(_ amount: String, _ unit: String) -> String {
        let amount = MixedNumber.noted(amount)
        guard !unit.isEmpty else { return amount }
        let isPart = amount.hasPrefix("0.") || (amount.contains("/") && !amount.contains("-"))
        let words = UnitWords(unit)
        return "\(amount) \(amount == "1" || isPart ? words.one : words.many)"
    }

    /// The name in the reader's language. A name that a person entered stays as it is.
    public var shownName: String { UnitWords(name).one }

    /// Whether a typed word means the unit: its name, its plural, or the Spanish word for it.
    ///
    /// - Parameter key: The word as a key of `TextRule.key`.
    public func isNamed(_ key: String) -> Bool { words.contains { TextRule.key($0) == key } }

    /// Whether a word is one of the unit's apart from case, accents and spaces: "capsula" for "cápsula", "table spoon" for "tablespoon".
    func isLike(_ word: String) -> Bool {
        let key = Self.loose(word)
        return words.contains { Self.loose($0) == key }
    }

    /// The name, its plural, and the Spanish words for it.
    private var words: [String] {
        let spanish = UnitWords.spanish[name.lowercased()] ?? UnitWords.spanishPlural(of: name).map { [$0] } ?? []
        return [name, UnitWords.plural(of: name)] + spanish
    }

    private static func loose(_ word: String) -> String { FoldedText.key(word).replacing(" ", with: "") }

    /// The units that the first setup offers.
    public static let usual = ["mg", "g", "mL", "tsp", "tbsp", "tablet", "capsule", "puff", "piece"]
}

/// A dose in words, as a log stores it. Later changes to the plan don't affect it.
public struct DoseLabel: Hashable, Codable, Sendable {
    /// The amount as it was typed: "1/4".
    public let amount: String
    /// The unit's name.
    public let unit: String
    /// Amount and unit: "1/4 tsp".
    public var text: String { DoseUnit.counted(amount, unit) }

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

/// One of several doses within a week, with the first day on which it was in force.
public struct DatedDose: Hashable, Codable, Sendable {
    /// The first day with this dose.
    public let from: LocalDate
    /// The dose; nil for none.
    public let dose: DoseLabel?

    public init(from: LocalDate, dose: DoseLabel?) {
        self.from = from
        self.dose = dose
    }
}

/// The doses of an item through a cycle.
public struct Dosing: Hashable, Codable, Sendable {
    /// Whether each week has its own dose. Only treatment foods can have weekly doses. The doses of the other mode are kept, so that switching
    /// back restores them.
    public var isWeekly: Bool
    /// The dose of all weeks; in force unless `isWeekly`.
    public var daily: Dose?
    /// The doses by week number, from 1; in force if `isWeekly`.
    public var weeks: [Int: Dose]

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
