public import TimeKit

/// How long a session lasts.
public struct SessionRule: Hashable, Sendable {
    /// Milliseconds from its beginning to its end, however much it is used.
    public var lifetime: Int64
    /// Milliseconds without use after which it ends.
    public var idle: Int64
    /// Milliseconds after which a use is noted again: reading a page should not write each time.
    public var noteEvery: Int64

    /// 180 days, 30 days unused, a note an hour.
    public init(
        lifetime: Int64 = 180 * 86_400_000,
        idle: Int64 = 30 * 86_400_000,
        noteEvery: Int64 = 3_600_000
    ) {
        self.lifetime = lifetime
        self.idle = idle
        self.noteEvery = noteEvery
    }

    /// When a session ends that began and was last used at these instants.
    public func end(madeAt: Instant, seenAt: Instant) -> Instant {
        min(madeAt.adding(milliseconds: lifetime), seenAt.adding(milliseconds: idle))
    }

    /// Whether a use at `now` is to be noted; one that lies ahead was noted before the clock was set back.
    func notes(seenAt: Instant, now: Instant) -> Bool {
        seenAt > now || seenAt.milliseconds(until: now) >= noteEvery
    }
}
