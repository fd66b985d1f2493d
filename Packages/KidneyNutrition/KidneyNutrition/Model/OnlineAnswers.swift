public import TimeKit

/// A page of foods from a network database.
public struct FoodPage: Hashable, Sendable {
    /// The foods, the best match first.
    public let foods: [Food]
    /// The number of all matches in the database.
    public let total: Int
    /// The reasons why other foods can't be used, such as figures for a volume without a weight.
    public let refusals: [String]

    public init(_ foods: [Food], total: Int, refusals: [String] = []) {
        self.foods = foods
        self.total = total
        self.refusals = refusals
    }
}

/// The result of a search on the network.
public struct OnlineFoods: Hashable, Sendable {
    /// The search text as typed.
    public let typed: String
    /// The database's name.
    public let source: String
    /// The foods, the best match first; those of this device if the database didn't answer.
    public let foods: [FoundFood]
    /// The number of foods that are new to this device.
    public let new: Int
    /// The reasons why other matches were left out, such as figures for a volume without a weight.
    public let leftOut: [String]
    public let origin: AnswerOrigin
}

/// A food fetched from a network database.
public struct OnlineFood: Hashable, Sendable {
    /// The effect on the foods of this device.
    public enum Outcome: String, Codable, Sendable {
        case new
        /// The food had other figures or portions here.
        case changed
        /// The food was the same here.
        case alreadyThere
    }

    /// The food as it is now on this device.
    public let food: Food
    /// The database's name.
    public let source: String
    /// The effect on the foods of this device.
    public let outcome: Outcome
    public let origin: AnswerOrigin
}

/// The labels found for a medicine.
public struct DrugLabelAnswer: Hashable, Sendable {
    /// The search text as typed.
    public let typed: String
    /// The source's name.
    public let source: String
    /// The labels, the best match first. An empty list never means that the medicine is safe.
    public let labels: [KeptDrugLabel]
    /// The number of all matches at the source.
    public let total: Int
    public let origin: AnswerOrigin
}

/// A label stored on this device.
public struct KeptDrugLabel: Hashable, Sendable {
    public let label: DrugLabel
    /// The source that it came from: "openFDA", or a file's name.
    public let origin: String
    /// The time at which it was stored.
    public let at: Instant
}

/// The result of an import of drug labels.
public struct DrugLabelImport: Hashable, Sendable {
    /// The number of labels read.
    public internal(set) var read = 0
    /// The number of new labels.
    public internal(set) var new = 0
    /// The number of labels that replaced another version.
    public internal(set) var changed = 0
    /// The number of labels that were already there in this or a later version.
    public internal(set) var alreadyThere = 0

    /// Creates the result of an empty import.
    public init() {}

    mutating func count(_ outcome: OnlineFood.Outcome) {
        read += 1
        switch outcome {
        case .new: new += 1
        case .changed: changed += 1
        case .alreadyThere: alreadyThere += 1
        }
    }

    /// Adds the counts of another part of the import.
    public mutating func add(_ other: DrugLabelImport) {
        read += other.read
        new += other.new
        changed += other.changed
        alreadyThere += other.alreadyThere
    }
}
