import FractionParser

/// What came of importing a file of another program.
public struct HealthImport: Hashable, Sendable {
    /// What files bring.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case labs, weights, pressures, activity, intake, medicines, goals

        /// What one, or several, are called.
        public func name(_ count: Int) -> String {
            let isOne = count == 1
            return switch self {
            case .labs: isOne ? "laboratory value" : "laboratory values"
            case .weights: isOne ? "weight" : "weights"
            case .pressures: isOne ? "blood pressure" : "blood pressures"
            case .activity: isOne ? "total of a day's activity" : "totals of days' activity"
            case .intake: isOne ? "meal or drink" : "meals and drinks"
            case .medicines: isOne ? "medicine" : "medicines"
            case .goals: isOne ? "goal" : "goals"
            }
        }
    }

    /// A part of the profile.
    public enum Part: String, CaseIterable, Codable, Sendable {
        case name, sex, birthDate, height, category, diabetes, gout, diet, dryWeight, urine, limits, phones, conditions

        /// The field's name: "birth date".
        public var name: String {
            switch self {
            case .birthDate: "birth date"
            case .dryWeight: "dry weight"
            case .limits: "the clinic’s limits"
            case .phones: "the care team’s telephone numbers"
            default: rawValue
            }
        }
    }

    /// Records read, and what came of them.
    public internal(set) var counts = ImportCounts()
    /// How many of each kind are new.
    public internal(set) var new: [Kind: Int] = [:]
    /// How many of each kind took the place of what an earlier import brought.
    public internal(set) var changed: [Kind: Int] = [:]
    /// The parts of the profile that were empty and are filled now.
    public internal(set) var filled: [Part] = []
    /// The parts of the profile that the file tells and that wait for a profile with a name.
    public internal(set) var waiting: [Part] = []
    /// What it brought about: rewards, alerts, suggestions.
    public internal(set) var found = Evaluation.nothing

    /// Nothing imported.
    public init() {}

    /// "1,204 records read: 310 new, 2 changed, 0 already there, 890 part of others, 0 of kinds that aren't kept, 2 refused".
    public var summary: String {
        let records = counts.read == 1 ? "1 record" : "\(Self.number(counts.read)) records"
        return "\(records) read: \(Self.number(counts.new)) new, \(Self.number(counts.changed)) changed, "
            + "\(Self.number(counts.alreadyThere)) already there, \(Self.number(counts.merged)) part of others, "
            + "\(Self.number(counts.passedOver)) of kinds that aren't kept, \(Self.number(counts.refused)) refused"
    }

    /// A number with commas between thousands.
    static func number(_ count: Int) -> String { DecimalText.grouped(Rational(Int64(count))) }
}
