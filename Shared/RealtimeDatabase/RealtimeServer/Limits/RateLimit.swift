public import TimeKit

/// So many times, or so much, in so long, for each of many keys: an address, an account.
///
/// No window of that length, wherever it begins, holds more than the limit. Memory is bounded: a key costs at most 66 entries, keys that
/// have not been seen for a window are forgotten, and beyond ``mostKeys`` those that were seen the longest ago.
public struct RateLimit: Sendable {
    /// How many times, or how much; 0 for any number.
    public let count: Int
    /// In how many milliseconds.
    public let window: Int64
    /// How many keys are remembered at most.
    public let mostKeys: Int
    private var entries: [String: [Entry]] = [:]
    private var nextSweep: Int

    /// Times close to each other, with how much they took; all of them count until the last of them is a window ago.
    private struct Entry {
        let first: Int64
        var last: Int64
        var count: Int
    }

    /// How many of the entries a limit can hold before times are put together, and in how many parts of a window then.
    private static let parts = 64

    /// A limit.
    public init(_ count: Int, inMilliseconds window: Int64, mostKeys: Int = 65_536) {
        self.count = max(0, count)
        self.window = max(1, window)
        self.mostKeys = max(2, mostKeys)
        nextSweep = min(1_024, self.mostKeys)
    }

    /// Notes one more; returns nil where that is allowed, and else in how many milliseconds it will be. Refused ones don't count.
    /// O(1) on average.
    ///
    /// - Parameter amount: How much it takes, at least 1. More than the whole limit is taken as the whole limit.
    public mutating func take(_ key: String, _ amount: Int = 1, at now: Instant) -> Int64? {
        guard count > 0 else { return nil }
        let amount = min(amount, count)
        var own = current(key, at: now)
        if let wait = wait(own, amount, at: now) {
            entries[key] = own
            return wait
        }
        let isClose = own.last.map { now.milliseconds - $0.first < window / Int64(Self.parts) } ?? false
        if count > Self.parts, isClose {
            own[own.count - 1].last = now.milliseconds
            own[own.count - 1].count += amount
        } else {
            own.append(Entry(first: now.milliseconds, last: now.milliseconds, count: amount))
        }
        entries[key] = own
        if entries.count > nextSweep { sweep(at: now) }
        return nil
    }

    /// Like `take`, without noting anything.
    public func wait(_ key: String, _ amount: Int = 1, at now: Instant) -> Int64? {
        count > 0 ? wait(current(key, at: now), min(amount, count), at: now) : nil
    }

    /// Takes one back that was taken, as if it hadn't been.
    public mutating func giveBack(_ key: String) {
        guard var own = entries[key], let last = own.indices.last else { return }
        own[last].count -= 1
        if own[last].count == 0 { own.removeLast() }
        entries[key] = own.isEmpty ? nil : own
    }

    /// How many keys are remembered.
    public var keyCount: Int { entries.count }

    /// What still counts. A clock that was set back makes nobody wait for longer than a window.
    private func current(_ key: String, at now: Instant) -> [Entry] {
        (entries[key] ?? []).compactMap { entry in
            guard now.milliseconds - entry.last < window else { return nil }
            guard entry.last > now.milliseconds else { return entry }
            return Entry(first: min(entry.first, now.milliseconds), last: now.milliseconds, count: entry.count)
        }
    }

    private func wait(_ own: [Entry], _ amount: Int, at now: Instant) -> Int64? {
        var excess = own.reduce(amount) { $0 + $1.count } - count
        guard excess > 0 else { return nil }
        for entry in own {
            excess -= entry.count
            if excess <= 0 { return max(1, entry.last + window - now.milliseconds) }
        }
        return window
    }

    /// Forgets keys; the next time when there are twice as many, so that it costs little each time.
    private mutating func sweep(at now: Instant) {
        entries = entries.filter { _, own in own.contains { now.milliseconds - $0.last < window } }
        if entries.count >= mostKeys {
            let oldest = entries.sorted { ($0.value.last?.last ?? 0) < ($1.value.last?.last ?? 0) }
            for (key, _) in oldest.prefix(entries.count - mostKeys / 2) { entries[key] = nil }
        }
        nextSweep = min(mostKeys, max(1_024, entries.count * 2))
    }
}
