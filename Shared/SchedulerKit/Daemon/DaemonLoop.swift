public import StorageKit
public import TimeKit

/// Runs due jobs and sleeps until the next one is due, until it is stopped.
///
/// It wakes when any process changes the schedule or the app's data, and at least every five minutes, to notice a changed clock or a
/// machine that was asleep. A stop takes effect between two runs, and a kill loses only the open transaction. Errands run concurrently,
/// so other jobs never wait for them. A stop cancels them.
public struct DaemonLoop: Sendable {
    /// An event of the loop.
    public enum Event: Equatable, Sendable {
        /// The loop ran the due jobs, possibly none.
        case ran(RunReport)
        /// The store is temporarily unusable. The loop will retry.
        case trouble(StoreError)
        /// The loop sleeps, at most until the given time.
        case sleeping(until: Instant)
        /// The loop was stopped.
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

    /// Creates a loop without starting it.
    ///
    /// - Parameters:
    ///   - sleep: Waits, and throws if its task is canceled.
    ///   - stop: A stream whose first element stops the loop, as cancellation does. Apps pass ``TerminationSignals/stream()``.
    ///   - changes: Returns revisions of the data that `afterRun` depends on. A new revision wakes the loop.
    ///   - afterRun: Does other periodic work, such as delivering notifications. Returns the time of the next work, or nil.
    ///   - tell: Receives all events, in order.
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

    /// The running errands, and the rest after them.
    private struct Errands {
        var task: Task<Void, Never>?
        /// The earliest time of the next run; nil for at once. It keeps an errand that stays due from making the loop spin.
        var rest: Instant?

        func end() async {
            task?.cancel()
            await task?.value
        }
    }

    /// Runs until the loop is stopped.
    ///
    /// - Throws: An error of the store that waiting doesn't resolve, such as a damaged file, or an error of `afterRun`.
    public func run() async throws {
        let (wakes, waker) = AsyncStream.makeStream(of: Wake.self)
        // If observing fails, the longest sleep still bounds the delay.
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

    /// Starts the due errands unless some are running. Returns the time to look again, or nil.
    private func send(
        _ errands: inout Errands,
        at now: Instant,
        _ waker: AsyncStream<Wake>.Continuation
    ) throws -> Instant? {
        guard errands.task == nil, let due = try scheduler.nextDue(now: now, ofKinds: isErrand) else { return nil }
        // A longer rest than the longest possible one means that the clock was set back.
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

    /// Reports the result of errands. Returns false after a temporary error of the store.
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

    /// Runs the due jobs and returns the time to sleep until.
    private func work(at now: Instant) async throws -> Instant {
        let report = try scheduler.runDue(now: now)
        tell(.ran(report))
        // A time in the past must not make the loop spin.
        let wanted = try await afterRun(now).map { max($0, now.adding(seconds: 1)) }
        var next = [now.adding(seconds: DaemonLoop.longestSleep), wanted]
        if let holder = report.heldBy {
            // The other process is still running jobs. Whatever it leaves is due when its lease ends.
            next.append(max(holder.until, now.adding(seconds: 1)))
        } else {
            next.append(try scheduler.nextDue(now: now) { !isErrand($0) })
        }
        return next.compactMap(\.self).min() ?? now
    }
}

extension StoreError {
    /// Whether waiting may resolve the error.
    fileprivate var isTransient: Bool {
        switch self {
        case .locked, .diskFull, .inputOutput: true
        default: false
        }
    }
}
