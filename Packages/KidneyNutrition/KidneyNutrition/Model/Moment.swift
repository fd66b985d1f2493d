public import Foundation
public import TimeKit

/// When something was measured: the instant, and the zone whose clock the person read.
public struct Moment: Hashable, Codable, Sendable {
    /// The instant; the day's first where only the day is known.
    public let at: Instant
    /// The zone, or an offset where a file gave no more.
    public let zone: TimeZone
    /// Whether only the day is known, as on many laboratory reports.
    public let isDayOnly: Bool

    /// A time.
    public init(_ at: Instant, in zone: TimeZone) {
        self.at = at
        self.zone = zone
        isDayOnly = false
    }

    /// A day whose time isn't known.
    public init(day: LocalDate, in zone: TimeZone) {
        at = DayBoundary.midnight.start(of: day, in: zone)
        self.zone = zone
        isDayOnly = true
    }

    /// The day by the calendar of its own zone.
    public var day: LocalDate { zone.date(at: at) }
}

extension Moment: Comparable {
    /// The earlier one first; on one day, what has no time comes before what has.
    public static func < (left: Moment, right: Moment) -> Bool {
        if left.at != right.at { return left.at < right.at }
        return left.isDayOnly && !right.isDayOnly
    }
}

/// Who says so: the person, a device, or a file of a laboratory.
public struct MeasurementSource: Hashable, Codable, Sendable {
    /// Kinds of sources, the one that is believed first last.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// Entered by hand.
        case manual
        case fitbit
        case appleHealth
        /// A record of a clinic or laboratory.
        case fhir
    }

    /// Its kind.
    public let kind: Kind
    /// The device or application by name: "Withings Body+"; empty where it wasn't said.
    public let name: String
    /// What the source calls the reading; nil where it has no name for it.
    public let reference: String?

    /// A source.
    public init(_ kind: Kind, name: String = "", reference: String? = nil) {
        self.kind = kind
        self.name = name
        self.reference = reference
    }

    /// Entered by hand.
    public static let manual = MeasurementSource(.manual)

    /// Whether two readings come from one place, whatever it calls them.
    func isSamePlace(as other: MeasurementSource) -> Bool { kind == other.kind && name == other.name }
}
