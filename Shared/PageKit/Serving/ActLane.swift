import Foundation

/// Two threads that parse uploads and perform acts with files, so that other pages and acts don't wait for them.
///
/// Before macOS 15 and iOS 18 the work runs on the shared threads.
final class ActLane: Sendable {
    private let queue = OperationQueue()

    init() { queue.maxConcurrentOperationCount = 2 }

    func run<Result: Sendable>(_ work: @Sendable () async throws -> Result) async rethrows -> Result {
        guard #available(macOS 15, iOS 18, *) else { return try await work() }
        return try await withTaskExecutorPreference(Threads(queue: queue), operation: work)
    }

    @available(macOS 15, iOS 18, *)
    private final class Threads: TaskExecutor {
        private let queue: OperationQueue

        init(queue: OperationQueue) { self.queue = queue }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.addOperation { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }
}

/// A limit of two uploads at the same time. Each takes several times its size in memory until it is on the disk.
final class UploadPlaces: Sendable {
    private static let limit = 2
    private let lock = NSLock()
    nonisolated(unsafe) private var taken = 0

    /// Takes a place, and returns whether there was one.
    func take() -> Bool {
        lock.withLock {
            guard taken < Self.limit else { return false }
            taken += 1
            return true
        }
    }

    func giveBack() { lock.withLock { taken -= 1 } }
}
