import Foundation
import TIPsTracker

/// A lock that one process has at a time; it ends with its holder, however that ends.
struct FileLock {
    private let descriptor: Int32

    /// Takes the lock of a file, waiting for whoever has it: for what is done in a moment. Throws `invalid`.
    init(beside url: URL) throws(RoomTransportError) {
        descriptor = try Self.opened(beside: url)
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw .invalid(reason: "\(url.path) can't be locked")
            }
        }
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// Takes the lock of a file, letting others go on meanwhile: for what takes a while. Throws `invalid`, and `busy` after a minute.
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
        throw .busy(reason: "another process is signing up")
    }

    /// Gives it back; in words, too, for a process that was started meanwhile may have a copy of the descriptor for a moment.
    func release() {
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// The lock is a file of its own, for the other one is replaced whenever it is written.
    private static func opened(beside url: URL) throws(RoomTransportError) -> Int32 {
        let path = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .invalid(reason: "\(path) can't be written") }
        return descriptor
    }
}
