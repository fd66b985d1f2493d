public import ScreenKit
public import TimeKit

/// A copy of a report that was given out. What was entered since then makes the next one a revised one.
public struct ReportIssue: Hashable, Codable, Sendable {
    /// What was given out.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// The report for the clinician.
        case report
        /// The monthly card for the patient.
        case card
    }

    /// Its number among those of the same days, from 1.
    public let number: Int
    /// When it was given out.
    public let at: Instant
    /// The day of that, by the device's calendar.
    public let day: LocalDate
    /// The day on which the one before it was given out; nil for the first.
    @NullEncoded public private(set) var replaces: LocalDate?

    /// A copy.
    public init(number: Int, at: Instant, day: LocalDate, replaces: LocalDate?) {
        self.number = number
        self.at = at
        self.day = day
        self.replaces = replaces
    }

    /// Whether it takes the place of another.
    public var isRevised: Bool { number > 1 }

    /// "Given out 2026-06-02", "Revised 2026-06-10, in place of that of 2026-06-02".
    public var words: String {
        guard let replaces, isRevised else { return "Given out \(day)" }
        return "Revised \(day), in place of that of \(replaces)"
    }
}
