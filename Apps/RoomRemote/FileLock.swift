import Foundation
import TIPsTracker

/// An exclusive lock between processes. It is released when its holder ends, even after a crash.
struct FileLock {
    private let descriptor: Int32

    /// Takes the lock of a file and blocks until it is free, for short operations.
    ///
    /// - Throws: `invalid` if the lock file can't be opened or locked.
    init(beside url: URL) throws(RoomTransportError) {
        descriptor = try Self.opened(beside: url)
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw .invalid(reason: RoomTransportCause.unlockable(path: url.path).text)
            }
        }
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// Takes the lock of a file without blocking the thread, for longer operations.
    ///
    /// - Throws: `invalid`, or `busy` after a minute or if the task is canceled.
    static func taken(
        beside url: URL,
        _ sleep: @Sendable (Duration) async throws -> Void
    ) async throws(RoomTransportError) -> FileLock {
        let descriptor = try opened(beside: url)
        for _ in 0..<600 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return FileLock(descriptor: descriptor) }
            do { try await sleep(.milliseconds(100)) } catch { break }
        }
        close(descriptor)
        throw .busy(reason: RoomTransportCause.signingUp.text)
    }

    /// Releases the lock. Unlocking is explicit because a process spawned in the meantime can hold a copy of the descriptor for a moment.
    func release() {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Opens the lock file. It is a separate file, because the locked one is replaced at every write.
    private static func opened(beside url: URL) throws(RoomTransportError) -> Int32 {
        let path = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .invalid(reason: RoomTransportCause.unwritable(path: path).text) }
        return descriptor
    }
}
