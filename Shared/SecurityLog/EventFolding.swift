import TimeKit

/// Counts equal events instead of repeating them, so that nobody can fill a disk with refusals.
///
/// The first event of its sort is told at once. Equal ones are counted until the window ends, and told then as one entry. A kind that has had
/// its number of different events in a window is counted without ids from then on.
struct EventFolding {
    private let window: Int64
    private let mostPerKind: Int
    private var start: Instant?
    private var seen: [SecurityEvent: Repeats] = [:]
    private var seenOfKind: [SecurityEvent.Kind: Int] = [:]

    private struct Repeats {
        var first: Instant
        var last: Instant
        var count = 0
    }

    /// - Parameters:
    ///   - window: The length of a window in milliseconds.
    ///   - mostPerKind: The number of different events of a kind that a window tells with their ids.
    init(window: Int64, mostPerKind: Int) {
        self.window = window
        self.mostPerKind = mostPerKind
    }

    /// Takes an event in.
    ///
    /// - Returns: The entries to write now.
    mutating func take(_ event: SecurityEvent, at now: Instant) -> [SecurityLogEntry] {
        let told = due(at: now)
        if start == nil { start = now }
        var event = event
        if seen[event] == nil {
            if seenOfKind[event.kind, default: 0] >= mostPerKind { event = SecurityEvent(event.kind, event.outcome) }
        }
        if var repeats = seen[event] {
            if repeats.count == 0 { repeats.first = now }
            repeats.last = now
            repeats.count += 1
            seen[event] = repeats
            return told
        }
        seen[event] = Repeats(first: now, last: now)
        seenOfKind[event.kind, default: 0] += 1
        return told + [SecurityLogEntry(event, at: now)]
    }

    /// Ends the window if its time is over, or the clock was set back before its start.
    ///
    /// - Returns: The entries to write now.
    mutating func due(at now: Instant) -> [SecurityLogEntry] {
        guard let start, now < start || start.milliseconds(until: now) >= window else { return [] }
        return end()
    }

    /// Ends the window.
    ///
    /// - Returns: The entries to write now, by time.
    mutating func end() -> [SecurityLogEntry] {
        let told = seen.filter { $0.value.count > 0 }
            .map { SecurityLogEntry($0.key, at: $0.value.first, last: $0.value.last, count: $0.value.count) }
            .sorted { ($0.time, $0.event.kind.rawValue) < ($1.time, $1.event.kind.rawValue) }
        seen = [:]
        seenOfKind = [:]
        start = nil
        return told
    }
}
