import Foundation
import GRDB
import WordKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file of a store on disk: its permissions, its application id, and whether its content needs checking.
///
/// A full check at every start of a command would be slow, and a file that only stores have written is sound. The file `NAME-verified`
/// records the file's size, times and inode at the last check or orderly close. If they are unchanged, the check is skipped. Another
/// writer, a copy, a restore, and a process killed while it folded the log into the file all change them, so the next open checks the
/// whole file. A page that decays without a write is only noticed if SQLite finds it malformed while reading it.
struct StoreFile: Sendable {
    enum Trust {
        case verified
        case unverified
    }

    let url: URL
    let path: String

    init(url: URL) {
        self.url = url
        path = url.path(percentEncoded: false)
    }

    private var notePath: String { path + "-verified" }

    /// Ensures that a private database file exists that may be ours, and returns whether its content must be checked.
    func prepare(busyTimeout: Double) throws(StoreError) -> Trust {
        guard let status = FileSystem.status(path) else {
            guard errno == ENOENT else { throw .unreadable(file: path, reason: FileSystem.lastError()) }
            try create(busyTimeout: busyTimeout)
            return .verified
        }
        guard status.isRegularFile else { throw .unreadable(file: path, reason: localized("it is not a file")) }
        if status.size == 0 {
            try create(busyTimeout: busyTimeout)
            return .verified
        }
        // SQLite treats a file shorter than its smallest page as a new database and would overwrite it.
        guard status.size >= 512 else { throw .notADatabase(file: path) }
        if status.permissions & 0o077 != 0 {
            // The log and its index keep the mode they were created with.
            for suffix in ["", "-wal", "-shm"] {
                _ = chmod(path + suffix, 0o600)
            }
            return .unverified
        }
        return readNote() == status.identity ? .verified : .unverified
    }
}

extension StoreFile {
    /// "NOUR" in ASCII, in the header of every store's file.
    static let applicationID: UInt32 = 0x4E4F_5552

    /// Creates an empty database beside its final path and links it there when complete, so that no process sees a partial file.
    private func create(busyTimeout: Double) throws(StoreError) {
        let folder = url.deletingLastPathComponent().path(percentEncoded: false)
        try FileSystem.makeFolder(folder)
        let draft = FileSystem.draftPath(beside: path)
        try FileSystem.closeNew(draft, for: path)
        defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(draft + suffix) } }
        do {
            let queue = try DatabaseQueue(path: draft)
            try queue.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA application_id = \(Self.applicationID); PRAGMA journal_mode = WAL")
            }
            try queue.close()
        } catch {
            throw StoreError(error, file: path, busyTimeout: busyTimeout)
                ?? .unreadable(file: path, reason: "\(error)")
        }
        // An existing empty file holds no data and is replaced. A file that another process has just linked is used.
        if FileSystem.status(path)?.size == 0 {
            guard rename(draft, path) == 0 else { throw FileSystem.failure(path) }
        } else if link(draft, path) != 0 {
            guard errno == EEXIST else { throw FileSystem.failure(path) }
        }
        FileSystem.synchronizeFolder(folder)
        noteVerified()
    }

    /// Refuses a database of another application. It asks SQLite, because closing a second descriptor of the file would drop this
    /// process's locks.
    func checkApplication(_ db: Database) throws {
        let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        guard UInt32(bitPattern: id) == Self.applicationID else {
            throw StoreError.otherApplication(file: path, applicationID: UInt32(bitPattern: id))
        }
    }
}

extension StoreFile {
    /// Records that the file is sound.
    func noteVerified() {
        guard let identity = stamp() else { return }
        // A new file, because root gives it away, and a link in its place may lead to a file of another.
        distrust()
        guard let descriptor = try? FileSystem.create(notePath, for: path) else { return }
        defer { close(descriptor) }
        let bytes = Array(identity.utf8)
        if write(descriptor, bytes, bytes.count) != bytes.count {
            distrust()
        }
    }

    /// Updates the record after an orderly close. An untrusted file stays untrusted.
    func noteClosed() {
        guard let status = FileSystem.status(path), let note = readNote(), note != status.identity else { return }
        noteVerified()
    }

    /// Makes the next open check the whole file.
    func distrust() {
        unlink(notePath)
    }

    private func readNote() -> String? {
        let descriptor = open(notePath, O_RDONLY, 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    /// Sets the file's modification time with nanosecond precision. The kernel's own timestamps are milliseconds coarse, so a write
    /// shortly afterwards could keep the same time.
    private func stamp() -> String? {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let times = [now, now]
        guard utimensat(AT_FDCWD, path, times, 0) == 0 else { return nil }
        return FileSystem.status(path)?.identity
    }
}
