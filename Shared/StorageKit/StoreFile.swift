import Foundation
import GRDB

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file of a store on disk: its permissions, its first page, and whether its content needs checking.
///
/// A file that stores alone have written is sound, so checking all of it whenever a command starts would only cost time. The note
/// `NAME-verified` beside the file keeps the file's size, times and inode as of the last check or the last orderly close; when they are
/// still the same, nothing but a store has written the file. Any other writer, a copy, a restore and a process killed while it moved the log
/// into the file all show, and the next open checks the file as a whole. A page that went bad without a write is refused when it is first read.
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

    /// Makes sure that there is a database file that may be ours, private to its owner, and says whether it must be checked.
    func prepare(busyTimeout: Double) throws(StoreError) -> Trust {
        guard let status = FileSystem.status(path) else {
            guard errno == ENOENT else { throw .unreadable(file: path, reason: FileSystem.lastError()) }
            try create(busyTimeout: busyTimeout)
            return .verified
        }
        guard status.isRegularFile else { throw .unreadable(file: path, reason: "it is not a file") }
        if status.size == 0 {
            try create(busyTimeout: busyTimeout)
            return .verified
        }
        // SQLite takes a file shorter than its smallest page for a new database, and would write over it.
        guard status.size >= 512 else { throw .notADatabase(file: path) }
        if status.permissions & 0o077 != 0 {
            // The log and its index keep the mode they were made with.
            for suffix in ["", "-wal", "-shm"] {
                _ = chmod(path + suffix, 0o600)
            }
            return .unverified
        }
        return readNote() == status.identity ? .verified : .unverified
    }
}

extension StoreFile {
    /// "NOUR": stands in the header of every store's file.
    static let applicationID: UInt32 = 0x4E4F_5552

    /// Makes an empty database beside the place and links it there when it is whole, so that no other process ever sees half of it.
    private func create(busyTimeout: Double) throws(StoreError) {
        let folder = url.deletingLastPathComponent().path(percentEncoded: false)
        try FileSystem.makeFolder(folder)
        let draft = FileSystem.draftPath(beside: path)
        let descriptor = open(draft, O_CREAT | O_EXCL | O_CLOEXEC | O_RDWR, 0o600)
        guard descriptor >= 0 else { throw FileSystem.failure(path) }
        // The mode was narrowed by the umask; the owner must be able to write in any case.
        _ = fchmod(descriptor, 0o600)
        close(descriptor)
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
        // An empty file in the way holds nothing to lose; a file another process has just linked is as good as ours.
        if FileSystem.status(path)?.size == 0 {
            guard rename(draft, path) == 0 else { throw FileSystem.failure(path) }
        } else if link(draft, path) != 0 {
            guard errno == EEXIST else { throw FileSystem.failure(path) }
        }
        FileSystem.synchronizeFolder(folder)
        noteVerified()
    }

    /// Refuses a database that isn't ours. Asked through SQLite: opening and closing the file beside it would drop the locks
    /// that this process holds on it.
    func checkApplication(_ db: Database) throws {
        let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        guard UInt32(bitPattern: id) == Self.applicationID else {
            throw StoreError.otherApplication(file: path, applicationID: UInt32(bitPattern: id))
        }
    }
}

extension StoreFile {
    /// Notes that the file has just been found in order.
    func noteVerified() {
        guard let identity = stamp() else { return }
        let descriptor = open(notePath, O_CREAT | O_TRUNC | O_CLOEXEC | O_WRONLY, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let bytes = Array(identity.utf8)
        if write(descriptor, bytes, bytes.count) != bytes.count {
            distrust()
        }
    }

    /// Brings the note up to date after an orderly close. A file that is not trusted stays so.
    func noteClosed() {
        guard let status = FileSystem.status(path), let note = readNote(), note != status.identity else { return }
        noteVerified()
    }

    /// Has the next open check the whole file.
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

    /// Gives the file a modification time to the nanosecond. The kernel's own stamps are some milliseconds coarse, so a write
    /// right after could bear the same one.
    private func stamp() -> String? {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let times = [now, now]
        guard utimensat(AT_FDCWD, path, times, 0) == 0 else { return nil }
        return FileSystem.status(path)?.identity
    }
}
