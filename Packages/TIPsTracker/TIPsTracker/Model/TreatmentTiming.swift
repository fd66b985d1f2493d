/// The times that the plan keeps around treatment foods; they hold for everybody in the room.
public struct TreatmentTiming: Hashable, Codable, Sendable {
    /// The minutes between two treatment foods, 1…240.
    public var interval: Int
    /// Whether an admin set the interval for the plan; else it is the longest that a member had set when each had their own.
    public var isSet: Bool
    /// The minutes of rest after a treatment food, 0…240; 0 for none.
    public var rest: Int

    /// Times; by default 15 minutes between treatment foods, and 60 minutes of rest: “Patients are asked to observe a reduced activity period of 60
    /// minutes after dosing Treatment foods” (Food Allergy Institute, TIP FAQs; a secondary source, read on 2026-11-22).
    public init(interval: Int = 15, isSet: Bool = false, rest: Int = 60) {
        self.interval = interval
        self.isSet = isSet
        self.rest = rest
    }

    /// The minutes of rest that can be set.
    public static let restRange = 0...240
}
