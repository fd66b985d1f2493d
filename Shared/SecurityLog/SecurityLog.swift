public import Foundation
public import TimeKit

/// A log of events that bear on security, apart from every other log: JSON Lines in a file that its owner alone may read (mode 0600).
///
/// The log is bounded in size and in age, and repeats of an event are counted instead of written. Noting an event never fails for its
/// caller: entries that can't be written wait in memory, 256 at most, and are written later.
///
/// ```swift
/// let log = SecurityLog(at: folder.appendingPathComponent("app-security.log"), clock: clock)
/// log.note(SecurityEvent(.signIn, .refused, reason: "WRONG_PASSWORD", subject: account.id))
/// ```
public final class SecurityLog: @unchecked Sendable {
    // @unchecked: the variables are touched under the lock alone.
    private let lock = NSLock()
    private let file: SecurityLogFile
    private let clock: WallClock
    private let onTrouble: @Sendable (_ reason: String) -> Void
    private var folding: EventFolding
    private var waiting: [SecurityLogEntry] = []
    /// The time of the last failure; nil while writing works.
    private var failed: Instant?

    private static let mostWaiting = 256
    /// The time in milliseconds between two tries while writing fails: a full disk must not make each event cost all that wait.
    private static let pause: Int64 = 30_000

    /// The log in a file, which is made with its first event. Its folder has to be there.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - clock: The clock that events get their times from.
    ///   - options: The bounds.
    ///   - onTrouble: Gets the reason when writing begins to fail, once until it works again.
    public init(
        at url: URL,
        clock: WallClock,
        options: SecurityLogOptions = SecurityLogOptions(),
        onTrouble: @escaping @Sendable (_ reason: String) -> Void = { _ in }
    ) {
        file = SecurityLogFile(path: url.path, options: options)
        self.clock = clock
        self.onTrouble = onTrouble
        folding = EventFolding(window: Int64(options.foldingMinutes) * 60_000, mostPerKind: options.mostPerKind)
    }

    deinit { flush() }

    /// Notes an event. The first of its sort is written before this returns; an equal one that follows soon is counted.
    public func note(_ event: SecurityEvent) {
        lock.withLock {
            let now = clock.now()
            write(folding.take(event, at: now), at: now)
        }
    }

    /// Writes the counts whose time is over. A service calls it every few minutes.
    public func settle() {
        lock.withLock {
            let now = clock.now()
            write(folding.due(at: now), at: now)
        }
    }

    /// Writes all counts. A service calls it when it stops.
    public func flush() {
        lock.withLock {
            let now = clock.now()
            write(folding.end(), at: now, isLast: true)
        }
    }

    private func write(_ entries: [SecurityLogEntry], at now: Instant, isLast: Bool = false) {
        waiting = (waiting + entries).suffix(Self.mostWaiting)
        guard !waiting.isEmpty else { return }
        if let failed, !isLast, (0..<Self.pause).contains(failed.milliseconds(until: now)) { return }
        do {
            try file.append(waiting, at: now)
            waiting = []
            failed = nil
        } catch {
            if failed == nil { onTrouble((error as? SecurityLogFile.Failure)?.reason ?? "\(error)") }
            failed = now
        }
    }
}
