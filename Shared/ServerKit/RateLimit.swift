public import TimeKit

/// A sliding-window rate limit per key, such as an address or an account.
///
/// No window, wherever it begins, contains more than the limit. Memory is bounded: a key has at most 66 entries, keys not seen for a window are
/// removed, and beyond ``mostKeys`` the least recently seen ones are.
public struct RateLimit: Sendable {
    /// The maximum amount per window; 0 for no limit.
    public let count: Int
    /// The length of the window, in milliseconds.
    public let window: Int64
    /// The maximum number of keys.
    public let mostKeys: Int
    private var entries: [String: [Entry]] = [:]
    private var nextSweep: Int

    /// An amount taken at times close to each other. All of it counts until a window after the last of them.
    private struct Entry {
        let first: Int64
        var last: Int64
        var count: Int
    }

    /// The largest limit for which every time has an entry of its own. Above it, times within 1/64 of a window share one.
    private static let parts = 64

    public init(_ count: Int, inMilliseconds window: Int64, mostKeys: Int = 65_536) {
        self.count = max(0, count)
        self.window = max(1, window)
        self.mostKeys = max(2, mostKeys)
        nextSweep = min(1_024, self.mostKeys)
    }

    /// Takes an amount if the limit allows it. A refused amount doesn't count.
    ///
    /// - Parameter amount: The amount, at least 1. An amount above the limit counts as the limit.
    /// - Returns: nil if it was taken, otherwise the milliseconds until it can be.
    /// - Complexity: O(1) on average.
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

    /// Returns what `take` would, without taking anything.
    public func wait(_ key: String, _ amount: Int = 1, at now: Instant) -> Int64? {
        count > 0 ? wait(current(key, at: now), min(amount, count), at: now) : nil
    }

    /// Gives one back.
    public mutating func giveBack(_ key: String) {
        guard var own = entries[key], let last = own.indices.last else { return }
        own[last].count -= 1
        if own[last].count == 0 { own.removeLast() }
        entries[key] = own.isEmpty ? nil : own
    }

    /// The number of keys in memory.
    public var keyCount: Int { entries.count }

    /// Returns the entries that still count. Times in the future become now, so that a clock that was set back delays nobody by more than a window.
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

    /// Removes old keys. The next sweep is due when the number of keys has doubled, which makes sweeping O(1) per call on average.
    private mutating func sweep(at now: Instant) {
        entries = entries.filter { _, own in own.contains { now.milliseconds - $0.last < window } }
        if entries.count >= mostKeys {
            let oldest = entries.sorted { ($0.value.last?.last ?? 0) < ($1.value.last?.last ?? 0) }
            for (key, _) in oldest.prefix(entries.count - mostKeys / 2) { entries[key] = nil }
        }
        nextSweep = min(mostKeys, max(1_024, entries.count * 2))
    }
}
