public import TimeKit

/// One stretch of the program: from the dosing start up to a food challenge.
public struct Cycle: Hashable, Codable, Identifiable, Sendable {
    /// Which: `cycle-3`. It stays when the number is corrected.
    public let id: TimeKit.ID<Cycle>
    /// The patient's name.
    public var patient: String
    /// 1…25, unique in the room.
    public var number: Int
    /// Week 1, day 1.
    public var start: LocalDate
    /// The day after the last dosing day.
    public var challenge: LocalDate

    /// A cycle; that its dates make sense is checked by `CycleRule`.
    public init(id: TimeKit.ID<Cycle>, patient: String, number: Int, start: LocalDate, challenge: LocalDate) {
        self.id = id
        self.patient = patient
        self.number = number
        self.start = start
        self.challenge = challenge
    }

    /// The numbers a cycle can have.
    public static let numbers = 1...25
    /// The years that a cycle's days can lie in.
    static let years = 1900...2199
    /// The most weeks a cycle can have.
    public static let weekLimit = 60
}
