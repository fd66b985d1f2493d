/// One occurrence of something that recurs, named by its series and its local date and time.
///
/// The name stays the same however often the instant is computed anew, also after the zone's rules change.
public struct Occurrence: Hashable, Codable, Sendable {
    /// What names an occurrence.
    public struct ID: Hashable, Codable, Sendable {
        /// The series, such as a job's id.
        public var series: String
        /// The wall time it is meant for.
        public var at: LocalDateTime

        /// The occurrence of a series at a wall time.
        public init(series: String, at: LocalDateTime) {
            self.series = series
            self.at = at
        }
    }

    /// Its name.
    public var id: ID
    /// When it is due.
    public var instant: Instant

    /// An occurrence and the instant it is due at.
    public init(id: ID, instant: Instant) {
        self.id = id
        self.instant = instant
    }
}

extension Occurrence.ID: Comparable, CustomStringConvertible {
    /// By wall time, then by series.
    public static func < (left: Occurrence.ID, right: Occurrence.ID) -> Bool {
        left.at == right.at ? left.series < right.series : left.at < right.at
    }

    /// `series@2026-03-08T07:30`.
    public var description: String { "\(series)@\(at)" }
}
