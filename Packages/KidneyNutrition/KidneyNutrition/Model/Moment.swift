public import Foundation
public import TimeKit

/// The time of a measurement: the instant, and the time zone of the person.
public struct Moment: Hashable, Codable, Sendable {
    /// The instant; the start of the day if only the day is known.
    public let at: Instant
    /// The time zone, or an offset if a file had no more.
    public let zone: TimeZone
    /// Whether only the day is known, as on many laboratory reports.
    public let isDayOnly: Bool

    public init(_ at: Instant, in zone: TimeZone) {
        self.at = at
        self.zone = zone
        isDayOnly = false
    }

    /// Creates a moment from a day without a time.
    public init(day: LocalDate, in zone: TimeZone) {
        at = DayBoundary.midnight.start(of: day, in: zone)
        self.zone = zone
        isDayOnly = true
    }

    /// The calendar day in its own time zone.
    public var day: LocalDate { zone.date(at: at) }
}

extension Moment: Comparable {
    /// Orders moments by time. A moment without a time of day is ordered by its calendar day, in whatever time zone it was entered, and
    /// comes first on it.
    public static func < (left: Moment, right: Moment) -> Bool {
        guard left.isDayOnly || right.isDayOnly else { return left.at < right.at }
        let (one, other) = (left.day, right.day)
        return one == other ? left.isDayOnly && !right.isDayOnly : one < other
    }

    /// The most by which the beginnings of one calendar day differ, from the first time zone to the last.
    static let hoursOfDayStart = 26
}

/// The source of a measurement: the person, a device, or a file of a laboratory.
public struct MeasurementSource: Hashable, Codable, Sendable {
    /// The kinds of sources, in ascending order of trust.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case manual
        case fitbit
        case appleHealth
        /// A record of a clinic or laboratory.
        case fhir
    }

    public let kind: Kind
    /// The name of the device or application: "Withings Body+"; empty if it isn't known.
    public let name: String
    /// The source's own identifier of the reading; nil if it has none.
    public let reference: String?

    public init(_ kind: Kind, name: String = "", reference: String? = nil) {
        self.kind = kind
        self.name = name
        self.reference = reference
    }

    public static let manual = MeasurementSource(.manual)

    /// Returns whether two readings come from the same kind and name of source, whatever their references are.
    func isSamePlace(as other: MeasurementSource) -> Bool { kind == other.kind && name == other.name }
}
