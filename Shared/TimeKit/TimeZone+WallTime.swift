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
        let stretches = stretches(around: wall)
        let showing = stretches.filter { $0.shows(wall) }
        if let first = showing.first, let last = showing.last {
            return Instant(milliseconds: wall - (overlap == .first ? first : last).offset)
        }
        switch gap {
        case .firstAfter:
            return Stretch.earliest(in: stretches, atOrAfter: wall)
        case .offsetBefore:
            let before = stretches.last { $0.end.milliseconds + $0.offset <= wall } ?? stretches[0]
            return Instant(milliseconds: wall - before.offset)
        }
    }

    /// The earliest instant at which the clocks of the zone show the wall time or a later one.
    ///
    /// It never runs backwards as the wall time grows, whatever the clocks do.
    public func earliestInstant(atOrAfter local: LocalDateTime) -> Instant {
        Stretch.earliest(in: stretches(around: local.wallMilliseconds), atOrAfter: local.wallMilliseconds)
    }

    /// How far the zone's clocks are ahead of UTC at an instant, in milliseconds.
    public func offset(at instant: Instant) -> Int64 {
        // Whole seconds, rounded down: offsets change on a second, and a fraction must not be rounded up across the change.
        let second = floorDivide(Int(instant.milliseconds), 1000)
        return Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))) * 1000
    }
}

// MARK: Stretches of constant offset

/// A stretch of time during which a zone's offset stays the same.
private struct Stretch {
    /// Inclusive.
    var start: Instant
    /// Exclusive.
    var end: Instant
    var offset: Int64

    func shows(_ wall: Int64) -> Bool {
        let instant = wall - offset
        return start.milliseconds <= instant && instant < end.milliseconds
    }

    static func earliest(in stretches: [Stretch], atOrAfter wall: Int64) -> Instant {
        for stretch in stretches where stretch.end.milliseconds + stretch.offset > wall {
            return Instant(milliseconds: max(stretch.start.milliseconds, wall - stretch.offset))
        }
        preconditionFailure("an offset beyond 16 hours")
    }
}

extension TimeZone {
    /// The stretches within 16 hours of where the wall time would be in UTC: no zone was ever further from it.
    ///
    /// Changes are looked for where two probes 8 hours apart differ.
    private func stretches(around wall: Int64) -> [Stretch] {
        let reach: Int64 = 16 * 3_600_000
        let step: Int64 = 8 * 3_600_000
        let base = wall - floorMilliseconds(wall)
        let first = Instant(milliseconds: base - reach)
        var stretches = [Stretch(start: first, end: first, offset: offset(at: first))]
        var probe = first
        while probe.milliseconds < base + reach {
            let next = probe.adding(milliseconds: step)
            let offset = offset(at: next)
            if offset != stretches[stretches.count - 1].offset {
                let change = firstChange(after: probe, upTo: next)
                stretches[stretches.count - 1].end = change
                stretches.append(Stretch(start: change, end: change, offset: offset))
            }
            probe = next
        }
        // One second more, so that a wall time exactly at the far end still lies inside.
        stretches[stretches.count - 1].end = probe.adding(seconds: 1)
        return stretches
    }

    private func floorMilliseconds(_ wall: Int64) -> Int64 {
        Int64(floorModulo(Int(wall), 1000))
    }

    /// The whole second at which the offset first differs from what it was at `start`, by bisection.
    private func firstChange(after start: Instant, upTo end: Instant) -> Instant {
        let before = offset(at: start)
        var low = start.milliseconds / 1000
        var high = end.milliseconds / 1000
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offset(at: Instant(milliseconds: middle * 1000)) == before { low = middle } else { high = middle }
        }
        return Instant(milliseconds: high * 1000)
    }
}
