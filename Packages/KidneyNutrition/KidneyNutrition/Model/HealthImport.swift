import FractionParser
import WordKit

/// The result of an import from another program's file.
public struct HealthImport: Hashable, Sendable {
    /// A kind of imported record.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case labs, weights, pressures, activity, intake, medicines, goals

        /// Returns the name for a count: "weight" or "weights".
        public func name(_ count: Int) -> String {
            let isOne = count == 1
            return switch self {
            case .labs: isOne ? localized("laboratory value") : localized("laboratory values")
            case .weights: isOne ? localized("weight") : localized("weights")
            case .pressures: isOne ? localized("blood pressure") : localized("blood pressures")
            case .activity: isOne ? localized("total of a day's activity") : localized("totals of days' activity")
            case .intake: isOne ? localized("meal or drink") : localized("meals and drinks")
            case .medicines: isOne ? localized("medicine") : localized("medicines")
            case .goals: isOne ? localized("goal") : localized("goals")
            }
        }
    }

    /// A part of the profile.
    public enum Part: String, CaseIterable, Codable, Sendable {
        case name, sex, birthDate, height, category, diabetes, gout, diet, dryWeight, urine, limits, phones, conditions

        /// The field's name: "birth date".
        public var name: String {
            switch self {
            case .birthDate: localized("birth date")
            case .dryWeight: localized("dry weight")
            case .limits: localized("the clinic’s limits")
            case .phones: localized("the care team’s telephone numbers")
            case .name: localized("name")
            case .sex: localized("sex")
            case .height: localized("height")
            case .category: localized("category")
            case .diabetes: localized("diabetes")
            case .gout: localized("gout")
            case .diet: localized("diet")
            case .urine: localized("urine")
            case .conditions: localized("conditions")
            }
        }
    }

    /// The number of records read, by outcome.
    public internal(set) var counts = ImportCounts()
    /// The number of new records, by kind.
    public internal(set) var new: [Kind: Int] = [:]
    /// The number of records that replaced those of an earlier import, by kind.
    public internal(set) var changed: [Kind: Int] = [:]
    /// The parts of the profile that were empty and that the import filled.
    public internal(set) var filled: [Part] = []
    /// The parts of the profile in the file that can't be stored until the profile has a name.
    public internal(set) var waiting: [Part] = []
    /// The rewards, alerts and suggestions after the import.
    public internal(set) var found = Evaluation.nothing

    /// The counts in words: "1,204 records read: 310 new, 2 changed, 0 already there, 890 part of others, 0 of kinds that aren't kept, 2
    /// refused".
    public var summary: String {
        let records = counts.read == 1 ? localized("1 record") : localized("\(Self.number(counts.read)) records")
        return localized(
            "\(records) read: \(Self.number(counts.new)) new, \(Self.number(counts.changed)) changed, ",
            "\(Self.number(counts.alreadyThere)) already there, \(Self.number(counts.merged)) part of others, ",
            "\(Self.number(counts.passedOver)) of kinds that aren't kept, \(Self.number(counts.refused)) refused"
        )
    }

    /// Returns a number with commas between thousands.
    static func number(_ count: Int) -> String { DecimalText.grouped(Rational(Int64(count))) }
}
