import Foundation
import WordKit

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The operating system calls that guarantee permissions and durability of files.
enum FileSystem {
    struct Status {
        var size: Int
        var permissions: UInt32
        var isRegularFile: Bool
        /// A text that changes whenever the file is written or replaced, or its metadata changes. It is one line, as `StoreFile` stores it.
        var identity: String

        init(_ info: stat) {
            #if canImport(Darwin)
                let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
            #else
                let (modified, changed) = (info.st_mtim, info.st_ctim)
            #endif
            size = Int(info.st_size)
            permissions = UInt32(info.st_mode) & 0o7777
            isRegularFile = UInt32(info.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG)
            identity =
                "\(info.st_ino) \(info.st_size) \(modified.tv_sec).\(modified.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec)\n"
        }
    }

    /// Returns the status of a file, or nil with `errno` set if it doesn't exist or can't be inspected.
    static func status(_ path: String) -> Status? {
        var info = stat()
        return stat(path, &info) == 0 ? Status(info) : nil
    }

    /// Opens a regular file for reading. Anything else, such as a pipe, is refused without waiting for its writer.
    ///
    /// - Throws: ``StoreError/unreadable(file:reason:)``.
    static func openFile(_ path: String) throws(StoreError) -> (descriptor: Int32, status: Status) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(file: path, reason: lastError()) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, Status(info).isRegularFile else {
            close(descriptor)
            throw .unreadable(file: path, reason: localized("it is not a file"))
        }
        return (descriptor, Status(info))
    }

    /// Returns the number of bytes that this user can still write to the volume of `path`, or nil if it is unknown.
    static func freeBytes(_ path: String) -> Int? {
        var info = statvfs()
        guard statvfs(path, &info) == 0 else { return nil }
        return Int(info.f_bavail) * Int(info.f_frsize)
    }

    static func lastError() -> String {
        systemReason(errno)
    }

    /// Returns the error for `path` that the current `errno` stands for.
    static func failure(_ path: String) -> StoreError {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: .diskFull(file: path)
        case EACCES, EPERM, EROFS: .readOnly(file: path)
        case EIO: .inputOutput(file: path, reason: lastError())
        default: .unreadable(file: path, reason: lastError())
        }
    }

    /// Returns the folder that contains `path`, without a trailing slash.
    static func parent(of path: String) -> String {
        var path = Substring(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Creates the folder and its missing parents with mode 0700. Existing folders keep their mode.
    static func makeFolder(_ path: String) throws(StoreError) {
        if mkdir(path, 0o700) == 0 { return finishFolder(path) }
        if errno == EEXIST { return }
        guard errno == ENOENT else { throw failure(path) }
        let parent = parent(of: path)
        guard parent != path else { throw failure(path) }
        try makeFolder(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
        finishFolder(path)
    }

    private static func finishFolder(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // The umask may have removed bits from the mode.
        _ = fchmod(descriptor, 0o700)
        giveToOwner(of: parent(of: path), descriptor)
    }

    /// Gives a new file or folder to the owner of the folder that contains it, if root runs the program. That user can then run the program, too.
    static func giveToOwner(of folder: String, _ descriptor: Int32) {
        var status = stat()
        if geteuid() == 0, stat(folder, &status) == 0 { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    }

    /// Flushes the names in a folder to the disk. Errors are ignored.
    static func synchronizeFolder(_ path: String) {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// Returns a path beside `path` for an unfinished file. It contains the process id and a monotonic time.
    static func draftPath(beside path: String) -> String {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return "\(path).\(getpid())-\(now.tv_sec)-\(now.tv_nsec).draft"
    }
}
