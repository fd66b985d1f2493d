public import Foundation

/// What a wall time means that the clocks jump over.
public enum GapPolicy: String, Codable, Hashable, Sendable {
    /// The first instant after the gap: 02:30 in New York's spring night is 03:00.
    case firstAfter
    /// As if the clocks had not changed yet, as RFC 5545 has it: 02:30 is 03:30.
    case offsetBefore
}

/// What a wall time means that the clocks show twice.
public enum OverlapPolicy: String, Codable, Hashable, Sendable {
    /// Its first occurrence.
    case first
    /// Its last occurrence.
    case last
}

extension TimeZone {
    /// The zone of that name in the tz database, such as `America/Phoenix`; else ``TimeError/unknownZone(_:)``.
    public static func named(_ id: String) throws(TimeError) -> TimeZone {
        guard let zone = TimeZone(identifier: id) else { throw .unknownZone(id) }
        return zone
    }

    /// What the clocks of the zone show at an instant.
    public func local(at instant: Instant) -> LocalDateTime {
        LocalDateTime(wallMilliseconds: instant.milliseconds + offset(at: instant))
    }

    /// The day on which an instant falls by the zone's calendar (midnight to midnight).
    public func date(at instant: Instant) -> LocalDate {
        local(at: instant).date
    }

    /// The instant at which the clocks of the zone show a wall time.
    ///
    /// A time the clocks jump over, and one they show twice, are settled by the two policies.
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

    /// The earliest instant at which the clocks of the zone show the wall time or a later one.
    ///
    /// It never runs backwards as the wall time grows, whatever the clocks do.
    public func earliestInstant(atOrAfter local: LocalDateTime) -> Instant {
        let wall = local.wallMilliseconds
        let clocks = clocks(around: wall)
        let earlier = Instant(milliseconds: wall - clocks.offsetBefore)
        return earlier < clocks.change
            ? earlier : max(clocks.change, Instant(milliseconds: wall - clocks.offsetAfter))
    }

    /// How far the zone's clocks are ahead of UTC at an instant, in milliseconds.
    public func offset(at instant: Instant) -> Int64 {
        // Whole seconds, rounded down: offsets change on a second, and a fraction must not be rounded up across the change.
        let second = floorDivide(Int(instant.milliseconds), 1000)
        return Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))) * 1000
    }
}

// MARK: The change near a wall time

/// How a zone's clocks go around a wall time: one offset before the change, another from it on.
private struct Clocks {
    var offsetBefore: Int64
    var offsetAfter: Int64
    var change: Instant
}

extension TimeZone {
    /// The clocks within 16 hours of where the wall time would be in UTC: no zone was ever further from it, and no zone ever
    /// changed twice within these 32 hours (the closest pair in the tz database is four days apart, Freetown 1939).
    private func clocks(around wall: Int64) -> Clocks {
        let reach: Int64 = 16 * 3_600_000
        let first = Instant(milliseconds: wall - reach)
        let last = Instant(milliseconds: wall + reach)
        let before = offset(at: first)
        let after = offset(at: last)
        let change = before == after ? last : firstChange(after: first, upTo: last, from: before)
        return Clocks(offsetBefore: before, offsetAfter: after, change: change)
    }

    /// The whole second at which the offset first differs, by bisection.
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
