import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The few calls to the operating system that files with promised permissions and durability need.
enum FileSystem {
    struct Status {
        var size: Int
        var permissions: UInt32
        var isRegularFile: Bool
        /// Changes whenever anybody writes, replaces or re-labels the file.
        var identity: String
    }

    /// nil with `errno` set if there is no such file or it can't be looked at.
    static func status(_ path: String) -> Status? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
        #else
            let (modified, changed) = (info.st_mtim, info.st_ctim)
        #endif
        return Status(
            size: Int(info.st_size),
            permissions: UInt32(info.st_mode) & 0o7777,
            isRegularFile: UInt32(info.st_mode) & UInt32(S_IFMT) == UInt32(S_IFREG),
            identity:
                "\(info.st_ino) \(info.st_size) \(modified.tv_sec).\(modified.tv_nsec) \(changed.tv_sec).\(changed.tv_nsec)\n"
        )
    }

    /// Bytes that this user can still write beside `path`.
    static func freeBytes(_ path: String) -> Int? {
        var info = statvfs()
        guard statvfs(path, &info) == 0 else { return nil }
        return Int(info.f_bavail) * Int(info.f_frsize)
    }

    static func lastError() -> String {
        String(cString: strerror(errno))
    }

    /// What the last failed call means for `path`.
    static func failure(_ path: String) -> StoreError {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: .diskFull(file: path)
        case EACCES, EPERM, EROFS: .readOnly(file: path)
        case EIO: .inputOutput(file: path, reason: lastError())
        default: .unreadable(file: path, reason: lastError())
        }
    }

    /// The folder that `path` is in, without a slash at its end.
    static func parent(of path: String) -> String {
        var path = Substring(path)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes the folder and those above it where they are missing, with mode 0700.
    static func makeFolder(_ path: String) throws(StoreError) {
        guard mkdir(path, 0o700) != 0 else {
            // The umask can only have narrowed the mode.
            _ = chmod(path, 0o700)
            return
        }
        if errno == EEXIST { return }
        guard errno == ENOENT else { throw failure(path) }
        let parent = parent(of: path)
        guard parent != path else { throw failure(path) }
        try makeFolder(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
        _ = chmod(path, 0o700)
    }

    /// Makes names in the folder durable.
    static func synchronizeFolder(_ path: String) {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    /// A name beside `path` for a file that is not whole yet. No two processes alive get the same.
    static func draftPath(beside path: String) -> String {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return "\(path).\(getpid())-\(now.tv_sec)-\(now.tv_nsec).draft"
    }
}
