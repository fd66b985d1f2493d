/// The plan's intervals around treatment foods. They apply to everybody in the room.
public struct TreatmentTiming: Hashable, Codable, Sendable {
    /// The minutes between two treatment foods, 1…240.
    public var interval: Int
    /// Whether an admin set the interval. If not, it is the longest of the members' former personal settings.
    public var isSet: Bool
    /// The minutes of rest after a treatment food, 0…240; 0 for none.
    public var rest: Int

    /// Creates times; by default 15 minutes between treatment foods, and 60 minutes of rest: “Patients are asked to observe a reduced activity
    /// period of 60 minutes after dosing Treatment foods” (Food Allergy Institute, TIP FAQs; a secondary source, read on 2026-11-22).
    public init(interval: Int = 15, isSet: Bool = false, rest: Int = 60) {
        self.interval = interval
        self.isSet = isSet
        self.rest = rest
    }

    /// The valid minutes of rest.
    public static let restRange = 0...240
}
