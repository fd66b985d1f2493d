public import StorageKit
public import TimeKit

/// Runs what is due, sleeps until the next is, and so on until it is told to stop.
///
/// It wakes when the schedule or the app's data change, whichever process changed them, and at least every five minutes, so that a clock that was
/// set and a machine that was asleep are noticed. Nothing is cut off in the middle: a stop takes effect between two runs, and a
/// kill leaves what the transactions left. Errands run beside the rest, which never waits for them; a stop cancels them.
public struct DaemonLoop: Sendable {
    /// What the loop tells as it goes.
    public enum Event: Equatable, Sendable {
        /// It ran what was due (possibly nothing).
        case ran(RunReport)
        /// The store could not be used for now; it tries again.
        case trouble(StoreError)
        /// It sleeps, at most until then.
        case sleeping(until: Instant)
        /// It was told to stop.
        case stopped
    }

    /// The longest sleep, in seconds.
    public static let longestSleep = 300

    private let scheduler: Scheduler
    private let clock: WallClock
    private let sleep: @Sendable (Duration) async throws -> Void
    private let stop: AsyncStream<Void>
    private let changes: (@Sendable () -> AsyncThrowingStream<Int64, any Error>)?
    private let afterRun: @Sendable (Instant) async throws -> Instant?
    private let tell: @Sendable (Event) -> Void

    /// A loop that has not begun.
    ///
    /// - Parameters:
    ///   - sleep: waits; throws when its task is cancelled.
    ///   - stop: its first element (or its task's cancellation) ends the loop; the apps pass ``TerminationSignals/stream()``.
    ///   - changes: revisions of data that `afterRun` depends on: a new one wakes the loop, as a change of the schedule does.
    ///   - afterRun: what else the app does each time, such as telling notifications; answers when it has to be done again.
    ///   - tell: hears of everything, in order.
    public init(
        scheduler: Scheduler,
        clock: WallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void,
        stop: AsyncStream<Void>,
        changes: (@Sendable () -> AsyncThrowingStream<Int64, any Error>)? = nil,
        afterRun: @escaping @Sendable (Instant) async throws -> Instant? = { _ in nil },
        tell: @escaping @Sendable (Event) -> Void = { _ in }
    ) {
        self.scheduler = scheduler
        self.clock = clock
        self.sleep = sleep
        self.stop = stop
        self.changes = changes
        self.afterRun = afterRun
        self.tell = tell
    }

    private enum Wake: Sendable {
        case changed
        case time(round: Int)
        case errands(Result<RunReport, any Error>)
        case stop
    }

    /// What is at the errands beside the rounds.
    private struct Errands {
        var task: Task<Void, Never>?
        /// Not before then: so that one that comes to nothing doesn't make the loop spin.
        var rest: Instant?

        func end() async {
            task?.cancel()
            await task?.value
        }
    }

    /// Runs until it is told to stop.
    ///
    /// - Throws: what the store reports that waiting doesn't mend, such as a damaged file; what `afterRun` throws.
    public func run() async throws {
        let (wakes, waker) = AsyncStream.makeStream(of: Wake.self)
        // Where watching fails, the longest sleep still bounds the delay.
        let watches = [scheduler.revisions, changes].compactMap(\.self).map { revisions in
            Task {
                var last: Int64?
                for try await revision in revisions() where revision != last {
                    last = revision
                    waker.yield(.changed)
                }
            }
        }
        let stopping = Task {
            for await _ in stop {
                waker.yield(.stop)
                break
            }
        }
        defer {
            for watch in watches { watch.cancel() }
            stopping.cancel()
        }
        try await withTaskCancellationHandler {
            try await rounds(wakes, waker)
        } onCancel: {
            waker.yield(.stop)
        }
        tell(.stopped)
    }

    private func rounds(_ wakes: AsyncStream<Wake>, _ waker: AsyncStream<Wake>.Continuation) async throws {
        var wakes = wakes.makeAsyncIterator()
        var round = 0
        var troubles = 0
        var errands = Errands()
        defer { errands.task?.cancel() }
        while !Task.isCancelled {
            round += 1
            let now = clock.now()
            let until: Instant
            do {
                let next = try await work(at: now)
                until = try send(&errands, at: now, waker).map { min($0, next) } ?? next
                troubles = 0
            } catch let error as StoreError where error.isTransient {
                troubles += 1
                tell(.trouble(error))
                let policy = RetryPolicy(firstDelay: 5, longestDelay: DaemonLoop.longestSleep)
                until = now.adding(milliseconds: policy.delay(afterFailures: troubles) ?? 0)
            }
            tell(.sleeping(until: until))
            let timer = Task { [round] in
                try await sleep(.milliseconds(max(0, clock.now().milliseconds(until: until))))
                waker.yield(.time(round: round))
            }
            defer { timer.cancel() }
            waiting: while let wake = await wakes.next() {
                switch wake {
                case .stop: return await errands.end()
                case .changed: break waiting
                case .time(let ended): if ended == round { break waiting }
                case .errands(let result):
                    errands = Errands(rest: clock.now().adding(seconds: try note(result) ? 1 : 60))
                    break waiting
                }
            }
        }
        await errands.end()
    }

    /// Sends for the errands that are due, unless they are under way; when to look again, if at all.
    private func send(
        _ errands: inout Errands,
        at now: Instant,
        _ waker: AsyncStream<Wake>.Continuation
    ) throws -> Instant? {
        guard errands.task == nil, let due = try scheduler.nextDue(now: now, ofKinds: isErrand) else { return nil }
        // A rest beyond its length: the clock was set back since.
        let rest = errands.rest.flatMap { $0 <= now.adding(seconds: 60) ? $0 : nil } ?? now
        guard max(due, rest) <= now else { return max(due, rest) }
        errands.task = Task { [scheduler] in
            do {
                waker.yield(.errands(.success(try await scheduler.runErrands(now: now))))
            } catch {
                waker.yield(.errands(.failure(error)))
            }
        }
        return nil
    }

    private func isErrand(_ kind: String) -> Bool { scheduler.errands[kind] != nil }

    /// Tells what became of errands; false where the store was in the way.
    private func note(_ result: Result<RunReport, any Error>) throws -> Bool {
        switch result {
        case .success(let report): tell(.ran(report))
        case .failure(let error as StoreError) where error.isTransient:
            tell(.trouble(error))
            return false
        case .failure(let error): throw error
        }
        return true
    }

    /// Runs what is due and answers until when to sleep.
    private func work(at now: Instant) async throws -> Instant {
        let report = try scheduler.runDue(now: now)
        tell(.ran(report))
        // A wish for the past must not make the loop spin.
        let wanted = try await afterRun(now).map { max($0, now.adding(seconds: 1)) }
        var next = [now.adding(seconds: DaemonLoop.longestSleep), wanted]
        if let holder = report.heldBy {
            // Not at once: the other process is at it, and what it leaves is due then.
            next.append(max(holder.until, now.adding(seconds: 1)))
        } else {
            next.append(try scheduler.nextDue(now: now) { !isErrand($0) })
        }
        return next.compactMap(\.self).min() ?? now
    }
}

extension StoreError {
    /// Whether waiting may mend it.
    fileprivate var isTransient: Bool {
        switch self {
        case .locked, .diskFull, .inputOutput: true
        default: false
        }
    }
}
