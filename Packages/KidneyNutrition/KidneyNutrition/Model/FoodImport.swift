public import TimeKit
import WordKit

/// A release of USDA's tables, ordered by age.
///
/// Both releases have the foods of the standard reference, with the same ids. An import never replaces a food by one of an older release.
public enum FoodRelease: Int, CaseIterable, Codable, Comparable, Sendable {
    /// The standard reference in its own files, up to release 28 of 2015.
    case standardReference
    /// FoodData Central, which has included the standard reference since 2018.
    case foodDataCentral

    /// Orders releases by age, the older first.
    public static func < (left: FoodRelease, right: FoodRelease) -> Bool { left.rawValue < right.rawValue }
}

/// The result of an import of foods.
public struct FoodImport: Hashable, Sendable {
    /// A food that wasn't imported.
    public struct Refusal: Hashable, Sendable {
        public let food: TimeKit.ID<Food>
        public let name: String
        /// The error in words, with what to do about it.
        public let reason: String
    }

    /// The result for one food.
    enum Outcome {
        case new, changed, alreadyThere, notKept
    }

    /// The largest number of refusals that are kept with their reasons; more are only counted.
    public static let refusalsKept = 1000

    /// The number of foods read, which is the sum of the five counts below.
    public internal(set) var read = 0
    /// The number of new foods.
    public internal(set) var new = 0
    /// The number of foods whose stored version was different and is now replaced.
    public internal(set) var changed = 0
    /// The number of foods whose stored version was the same.
    public internal(set) var alreadyThere = 0
    /// The number of foods whose stored version was kept, because it is from a newer release.
    public internal(set) var notKept = 0
    /// The number of refused foods.
    public internal(set) var refused = 0
    /// The first `refusalsKept` refusals.
    public internal(set) var refusals: [Refusal] = []

    /// Creates the result of an empty import.
    public init() {}

    /// Counts a food that wasn't refused.
    mutating func count(_ outcome: Outcome) {
        read += 1
        switch outcome {
        case .new: new += 1
        case .changed: changed += 1
        case .alreadyThere: alreadyThere += 1
        case .notKept: notKept += 1
        }
    }

    /// Counts a refused food, and keeps the refusal unless there are ``refusalsKept`` already.
    mutating func refuse(_ food: Food, _ error: KidneyError) {
        read += 1
        refused += 1
        if refusals.count < Self.refusalsKept {
            refusals.append(Refusal(food: food.id, name: food.name, reason: "\(error)"))
        }
    }

    /// The counts in the current language: "8463 foods read: 0 new, 0 changed, 6770 already there, 1693 kept from a newer release, 0 refused".
    public var summary: String {
        notKept > 0
            ? localized(
                "\(read, "food") read: \(new) new, \(changed) changed, \(alreadyThere) already there, ",
                "\(notKept) kept from a newer release, \(refused) refused"
            )
            : localized(
                "\(read, "food") read: \(new) new, \(changed) changed, \(alreadyThere) already there, \(refused) refused"
            )
    }
}
