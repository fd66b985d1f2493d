import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Reads the whole file, unless it has more than `limit` bytes: then it is not read at all.
    static func contents(of path: String, named name: String? = nil, limit: Int) throws(StoreError) -> Data {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(file: path, reason: lastError()) }
        defer { close(descriptor) }
        guard let status = status(path), status.isRegularFile else {
            throw .unreadable(file: path, reason: "it is not a file")
        }
        guard status.size <= limit else { throw .tooLarge(name: name ?? path, bytes: status.size, limit: limit) }
        // One byte more than it has, to notice that it grows meanwhile.
        var data = Data(count: status.size + 1)
        var count = 0
        while count < data.count {
            let got = data.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if got < 0 {
                if errno == EINTR { continue }
                throw .inputOutput(file: path, reason: lastError())
            }
            if got == 0 { break }
            count += got
        }
        guard count <= status.size else { throw .tooLarge(name: name ?? path, bytes: count, limit: limit) }
        return data.prefix(count)
    }

    /// Writes the bytes to a new file beside `path`, down to the disk. Mode 0600. Returns the file's path.
    static func writeDraft(_ data: Data, beside path: String) throws(StoreError) -> String {
        let draft = draftPath(beside: path)
        let descriptor = try create(draft, for: path)
        defer { close(descriptor) }
        do throws(StoreError) {
            try writeAll(data, to: descriptor, for: path)
            guard fsync(descriptor) == 0 else { throw failure(path) }
        } catch {
            remove(draft)
            throw error
        }
        return draft
    }

    /// Makes an empty file that only its owner may read and write, and opens it for writing.
    ///
    /// A file that root makes belongs to the folder's owner: the program that runs as that user can read it.
    static func create(_ draft: String, for path: String) throws(StoreError) -> Int32 {
        let descriptor = open(draft, O_CREAT | O_EXCL | O_CLOEXEC | O_RDWR, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        // The umask can only have narrowed the mode.
        _ = fchmod(descriptor, 0o600)
        var folder = stat()
        if geteuid() == 0, stat(parent(of: path), &folder) == 0 { _ = fchown(descriptor, folder.st_uid, folder.st_gid) }
        return descriptor
    }

    static func writeAll(_ data: Data, to descriptor: Int32, for path: String) throws(StoreError) {
        var offset = 0
        while offset < data.count {
            let count = data.withUnsafeBytes { buffer in
                write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            offset += count
        }
    }

    /// Puts a finished draft in the place of `path`, and makes that durable.
    static func replace(_ path: String, with draft: String) throws(StoreError) {
        guard rename(draft, path) == 0 else { throw failure(path) }
        synchronizeFolder(parent(of: path))
    }

    /// Flushes a file that others have written.
    static func synchronize(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0, fsync(descriptor) == 0 else { throw failure(path) }
        close(descriptor)
    }

    /// Fills a new file and flushes it to the disk; removes it if that fails.
    static func withNew<T>(_ draft: String, for path: String, _ fill: (Int32) throws -> T) throws -> T {
        let descriptor = try create(draft, for: path)
        defer { close(descriptor) }
        do {
            let result = try fill(descriptor)
            guard fsync(descriptor) == 0 else { throw failure(path) }
            return result
        } catch {
            remove(draft)
            throw error
        }
    }

    /// Makes an empty file for others to fill.
    static func closeNew(_ draft: String, for path: String) throws(StoreError) {
        close(try create(draft, for: path))
    }

    /// Gives the file a second name, so that it is not lost when another takes its first one.
    static func keep(_ path: String, as other: String) throws(StoreError) {
        guard link(path, other) == 0 else { throw failure(other) }
    }

    /// Copies a file's bytes to a new file of mode 0600.
    static func copy(_ source: String, to target: String) throws(StoreError) {
        let input = open(source, O_RDONLY)
        guard input >= 0 else { throw .unreadable(file: source, reason: lastError()) }
        defer { close(input) }
        guard status(source)?.isRegularFile == true else {
            throw .unreadable(file: source, reason: "it is not a file")
        }
        let output = try create(target, for: target)
        defer { close(output) }
        var buffer = Data(count: 1 << 20)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .inputOutput(file: source, reason: lastError()) }
            if count == 0 { return }
            try writeAll(buffer.prefix(count), to: output, for: target)
        }
    }

    static func remove(_ path: String) {
        unlink(path)
    }

    /// Whether a draft was left behind by a process that is no longer there.
    static func isAbandonedDraft(_ name: String) -> Bool {
        guard name.hasSuffix(".draft"), let part = name.dropLast(6).split(separator: ".").last,
            let text = part.split(separator: "-").first, let process = pid_t(text), process > 0
        else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }
}
