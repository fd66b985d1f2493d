public import Foundation

/// The meaning of a wall time that the clocks skip.
public enum GapPolicy: String, Codable, Hashable, Sendable {
    /// The first instant after the gap: 02:30 in the gap from 02:00 to 03:00 means 03:00.
    case firstAfter
    /// The time by the offset before the gap (RFC 5545): 02:30 means 03:30.
    case offsetBefore
}

/// The meaning of a wall time that occurs twice.
public enum OverlapPolicy: String, Codable, Hashable, Sendable {
    /// The first occurrence.
    case first
    /// The last occurrence.
    case last
}

extension TimeZone {
    /// Returns the zone with a name of the tz database, such as `America/Phoenix`.
    ///
    /// Foundation reads more: `PST` as a place with summer time, and `GMT+7` with the sign opposite to that of `Etc/GMT+7`. These are refused.
    ///
    /// - Throws: ``TimeError/unknownZone(_:)``.
    public static func named(_ id: String) throws(TimeError) -> TimeZone {
        guard id.contains("/") || singleNames.contains(id), let zone = TimeZone(identifier: id) else {
            throw .unknownZone(id)
        }
        return zone
    }

    /// The names of the tz database without a slash, but for abbreviations such as `EST`.
    private static let singleNames: Set<String> = [
        "CST6CDT", "Cuba", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT", "Greenwich", "Hongkong", "Iceland",
        "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC",
        "PST8PDT", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "UTC", "Universal", "W-SU", "Zulu",
    ]

    /// The names that a form suggests: the zones of the Americas with the most people, from west to east, and UTC.
    public static let suggestedNames = [
        "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Tijuana", "America/Phoenix",
        "America/Hermosillo", "America/Denver", "America/Edmonton", "America/Chicago", "America/Winnipeg",
        "America/Mexico_City", "America/Guatemala", "America/Costa_Rica", "America/New_York", "America/Toronto",
        "America/Havana", "America/Panama", "America/Bogota", "America/Lima", "America/Puerto_Rico",
        "America/Santo_Domingo", "America/Caracas", "America/La_Paz", "America/Halifax", "America/Santiago",
        "America/St_Johns", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "UTC",
    ]

    /// Returns the wall time at an instant. One that is further than 100,000,000 days from 1970 has that of the last or the first such day.
    public func local(at instant: Instant) -> LocalDateTime {
        LocalDateTime(wallMilliseconds: instant.clamped.milliseconds + offset(at: instant))
    }

    public func date(at instant: Instant) -> LocalDate {
        local(at: instant).date
    }

    /// Returns the instant of a wall time. The policies resolve times that the clocks skip or repeat.
    public func instant(
        of local: LocalDateTime,
        gap: GapPolicy = .firstAfter,
        overlap: OverlapPolicy = .first
    ) -> Instant {
        let wall = local.wallMilliseconds
        let clocks = clocks(around: wall)
        let earlier = Instant(milliseconds: wall - clocks.offsetBefore)
        let later = Instant(milliseconds: wall - clocks.offsetAfter)
        switch (earlier < clocks.change, later >= clocks.change) {
        case (true, true): return overlap == .first ? earlier : later
        case (true, false): return earlier
        case (false, true): return later
        case (false, false): return gap == .firstAfter ? clocks.change : earlier
        }
    }

    /// Returns the earliest instant at which the clocks show the wall time or a later one.
    ///
    /// It is monotonic: a later wall time never gives an earlier instant.
    public func earliestInstant(atOrAfter local: LocalDateTime) -> Instant {
        let wall = local.wallMilliseconds
        let clocks = clocks(around: wall)
        let earlier = Instant(milliseconds: wall - clocks.offsetBefore)
        return earlier < clocks.change
            ? earlier : max(clocks.change, Instant(milliseconds: wall - clocks.offsetAfter))
    }

    /// Returns the offset from UTC at an instant, in milliseconds, positive east of Greenwich.
    public func offset(at instant: Instant) -> Int64 {
        // Whole seconds, rounded down: offsets change on a second, and a fraction must not be rounded up across the change.
        let second = floorDivide(Int(instant.clamped.milliseconds), 1000)
        return Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))) * 1000
    }
}

// MARK: The change near a wall time

/// The offsets of a zone around a wall time: before a change and from it on.
private struct Clocks {
    var offsetBefore: Int64
    var offsetAfter: Int64
    var change: Instant
}

extension TimeZone {
    /// Returns the offsets within 16 hours of the wall time in UTC. No zone has been further from UTC or has changed twice within these
    /// 32 hours (the closest pair in the tz database is four days apart, Freetown 1939).
    private func clocks(around wall: Int64) -> Clocks {
        let reach: Int64 = 16 * 3_600_000
        let first = Instant(milliseconds: wall - reach)
        let last = Instant(milliseconds: wall + reach)
        let before = offset(at: first)
        let after = offset(at: last)
        let change = before == after ? last : firstChange(after: first, upTo: last, from: before)
        return Clocks(offsetBefore: before, offsetAfter: after, change: change)
    }

    /// Finds by bisection the whole second at which the offset first differs.
    private func firstChange(after start: Instant, upTo end: Instant, from offset: Int64) -> Instant {
        var low = floorDivide(Int(start.milliseconds), 1000)
        var high = floorDivide(Int(end.milliseconds), 1000)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if self.offset(at: Instant(milliseconds: Int64(middle) * 1000)) == offset {
                low = middle
            } else {
                high = middle
            }
        }
        return Instant(milliseconds: Int64(high) * 1000)
    }
}
