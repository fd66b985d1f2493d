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

    /// Makes the folder and those above it where they are missing, with mode 0700.
    static func makeFolder(_ path: String) throws(StoreError) {
        guard mkdir(path, 0o700) != 0 else {
            // The umask can only have narrowed the mode.
            _ = chmod(path, 0o700)
            return
        }
        if errno == EEXIST { return }
        guard errno == ENOENT else { throw failure(path) }
        var parent = path
        while parent.hasSuffix("/") { parent.removeLast() }
        guard let slash = parent.lastIndex(of: "/"), slash != parent.startIndex else { throw failure(path) }
        try makeFolder(String(parent[..<slash]))
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

    /// Writes the file as a whole or not at all: beside it, to the disk, then renamed into place. Mode 0600.
    static func writeAtomically(_ bytes: UnsafeRawBufferPointer, to path: String) throws(StoreError) {
        let draft = draftPath(beside: path)
        let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        defer { unlink(draft) }
        do {
            defer { close(descriptor) }
            _ = fchmod(descriptor, 0o600)
            try writeAll(bytes, to: descriptor, path: path)
            guard fsync(descriptor) == 0 else { throw failure(path) }
        }
        guard rename(draft, path) == 0 else { throw failure(path) }
        if let slash = path.lastIndex(of: "/") {
            synchronizeFolder(String(path[...slash]))
        }
    }

    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String) throws(StoreError) {
        var offset = 0
        while offset < bytes.count {
            let count = write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            offset += count
        }
    }
}
