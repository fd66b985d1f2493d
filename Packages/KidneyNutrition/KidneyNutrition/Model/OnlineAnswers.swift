public import TimeKit

/// Foods as a database on the network gives them.
public struct FoodPage: Hashable, Sendable {
    /// The foods, best first.
    public let foods: [Food]
    /// How many fit in all.
    public let total: Int
    /// Why further ones can't be used, such as figures for a volume whose weight isn't said.
    public let refusals: [String]

    /// Foods of a database.
    public init(_ foods: [Food], total: Int, refusals: [String] = []) {
        self.foods = foods
        self.total = total
        self.refusals = refusals
    }
}

/// What a search on the network came to.
public struct OnlineFoods: Hashable, Sendable {
    /// What was typed.
    public let typed: String
    /// The database's name.
    public let source: String
    /// What was found, best first; foods of this device where the database wasn't heard.
    public let foods: [FoundFood]
    /// How many were new to this device.
    public let new: Int
    /// Why others that fit were left out just now, such as figures for a volume whose weight isn't said.
    public let leftOut: [String]
    /// Where it comes from.
    public let origin: AnswerOrigin
}

/// A food that was fetched.
public struct OnlineFood: Hashable, Sendable {
    /// What became of it here.
    public enum Outcome: String, Codable, Sendable {
        /// It is new here.
        case new
        /// It was here with other figures or portions.
        case changed
        /// It was here just so.
        case alreadyThere
    }

    /// The food as it is here now.
    public let food: Food
    /// The database's name.
    public let source: String
    /// What became of it here.
    public let outcome: Outcome
    /// Where it comes from.
    public let origin: AnswerOrigin
}

/// Labels of a medicine.
public struct DrugLabelAnswer: Hashable, Sendable {
    /// What was typed.
    public let typed: String
    /// The source's name.
    public let source: String
    /// The labels, the one that fits best first; none where there is none, which never means that the medicine is safe.
    public let labels: [KeptDrugLabel]
    /// How many there are in all at the source.
    public let total: Int
    /// Where they come from.
    public let origin: AnswerOrigin
}

/// A label as it is kept here.
public struct KeptDrugLabel: Hashable, Sendable {
    /// The label.
    public let label: DrugLabel
    /// Who gave it: "openFDA", or a file's name.
    public let origin: String
    /// When that was.
    public let at: Instant
}

/// What came of importing drug labels.
public struct DrugLabelImport: Hashable, Sendable {
    /// Labels that were read.
    public internal(set) var read = 0
    /// Labels that weren't there before.
    public internal(set) var new = 0
    /// Labels of which another version was there.
    public internal(set) var changed = 0
    /// Labels that were there just so, or in a later version.
    public internal(set) var alreadyThere = 0

    /// Nothing imported.
    public init() {}

    mutating func count(_ outcome: OnlineFood.Outcome) {
        read += 1
        switch outcome {
        case .new: new += 1
        case .changed: changed += 1
        case .alreadyThere: alreadyThere += 1
        }
    }

    /// Adds what came of another part.
    public mutating func add(_ other: DrugLabelImport) {
        read += other.read
        new += other.new
        changed += other.changed
        alreadyThere += other.alreadyThere
    }
}
