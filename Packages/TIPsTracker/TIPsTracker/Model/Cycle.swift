public import TimeKit

/// One stage of the program: from the dosing start to the day before a food challenge.
public struct Cycle: Hashable, Codable, Identifiable, Sendable {
    /// The id: `cycle-3`. It doesn't change when the number is corrected.
    public let id: TimeKit.ID<Cycle>
    /// The patient's name.
    public var patient: String
    /// 1…25, unique in the room.
    public var number: Int
    /// The dosing start: week 1, day 1.
    public var start: LocalDate
    /// The day of the food challenge: the day after the last dosing day.
    public var challenge: LocalDate

    /// Creates a cycle without validating its dates; `CycleRule` does that.
    public init(id: TimeKit.ID<Cycle>, patient: String, number: Int, start: LocalDate, challenge: LocalDate) {
        self.id = id
        self.patient = patient
        self.number = number
        self.start = start
        self.challenge = challenge
    }

    /// The valid cycle numbers.
    public static let numbers = 1...25
    /// The valid years of a cycle's days.
    static let years = 1900...2199
    /// The maximum number of weeks in a cycle.
    public static let weekLimit = 60
}

/// A change of a cycle's dates.
public struct CycleMove: Hashable, Sendable {
    /// The day of the change.
    public let day: LocalDate
    public let before: Cycle
    public let after: Cycle

    init(day: LocalDate, before: Cycle, after: Cycle) {
        self.day = day
        self.before = before
        self.after = after
    }
}
