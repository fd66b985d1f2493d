public import JSONKit
public import TimeKit
import WordKit

/// An issued copy of a report. If the data changes afterwards, the next copy is a revised one.
public struct ReportIssue: Hashable, Codable, Sendable {
    /// The kind of report.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// The clinician's report.
        case report
        /// The patient's monthly card.
        case card
    }

    /// The number of the copy among those for the same span, from 1.
    public let number: Int
    /// The time of issue.
    public let at: Instant
    /// The day of issue in the device's time zone.
    public let day: LocalDate
    /// The day of issue of the copy before it; nil for the first.
    @NullEncoded public private(set) var replaces: LocalDate?

    public init(number: Int, at: Instant, day: LocalDate, replaces: LocalDate?) {
        self.number = number
        self.at = at
        self.day = day
        self.replaces = replaces
    }

    /// Whether it replaces an earlier copy.
    public var isRevised: Bool { number > 1 }

    /// The state in words: "Given out 2026-06-02", "Revised 2026-06-10, in place of that of 2026-06-02".
    public var words: String {
        guard let replaces, isRevised else { return localized("Given out \(day)") }
        return localized("Revised \(day), in place of that of \(replaces)")
    }
}
