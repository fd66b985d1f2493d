public import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that only its owner may read and write: a key, a token, an export of health data.
///
/// It has mode 0600 from its first moment, whatever the umask: others can't open it while it is written either. It appears under
/// its name whole and flushed to the disk, or not at all.
public struct PrivateFile: Hashable, Sendable {
    /// Where the file is. It needn't be there yet.
    public let url: URL

    /// The file at a place.
    public init(_ url: URL) { self.url = url }

    /// The bytes of the file.
    ///
    /// - Parameter limit: Most bytes to read.
    /// - Returns: The bytes; nil where there is no such file.
    /// - Throws: ``StoreError/readableByOthers(file:)`` for a file that other users of the machine may read or write,
    ///   ``StoreError/tooLarge(name:bytes:limit:)``, ``StoreError/unreadable(file:reason:)``.
    public func read(limit: Int = 1 << 20) throws(StoreError) -> Data? {
        guard let status = FileSystem.status(path) else {
            if errno == ENOENT { return nil }
            throw .unreadable(file: path, reason: FileSystem.lastError())
        }
        guard status.permissions & 0o077 == 0 else { throw .readableByOthers(file: path) }
        return try FileSystem.contents(of: path, limit: limit)
    }

    /// Puts bytes in the place of the file's.
    ///
    /// - Throws: ``StoreError/readOnly(file:)``, ``StoreError/diskFull(file:)``, ``StoreError/unreadable(file:reason:)``. The file
    ///   is then as it was.
    public func write(_ bytes: Data) throws(StoreError) {
        let draft = try FileSystem.writeDraft(bytes, beside: path)
        do throws(StoreError) {
            try FileSystem.replace(path, with: draft)
        } catch {
            FileSystem.remove(draft)
            throw error
        }
    }

    /// Makes the file, unless there is one. Of several processes that do so at once, one succeeds.
    ///
    /// - Returns: Whether it was made.
    /// - Throws: As ``write(_:)``.
    public func create(_ bytes: Data) throws(StoreError) -> Bool {
        let draft = try FileSystem.writeDraft(bytes, beside: path)
        defer { FileSystem.remove(draft) }
        // A file that is there is complete: it gets its name after its bytes.
        do throws(StoreError) {
            try FileSystem.keep(draft, as: path)
        } catch {
            if FileSystem.status(path) != nil { return false }
            throw error
        }
        FileSystem.synchronizeFolder(FileSystem.parent(of: path))
        return true
    }

    /// Deletes the file, if it is there.
    public func delete() { FileSystem.remove(path) }

    private var path: String { url.path(percentEncoded: false) }
}
