public import Foundation

/// A ZIP archive on disk, whose files are read as streams, one piece at a time. Nothing is ever written to disk.
///
/// Stored and deflated files are read, archives over 4 GB (ZIP64) too. Links are no files, and folders aren't listed. What is hostile is refused as a
/// whole: paths that lead out, parts that lie over one another, more files or more bytes than ``Limits`` allow. O(files) to open.
public struct ZipArchive: Sendable {
    /// What an archive may hold.
    public struct Limits: Sendable {
        /// Files and folders.
        public var entries = 200_000
        /// The list of them, in bytes.
        public var directoryBytes = 64 << 20
        /// One file, unpacked, in bytes.
        public var fileBytes: Int64 = 64 << 30
        /// How many times its packed size a file may be, beyond `freeBytes`.
        public var ratio: Int64 = 300
        /// Up to here a file may be packed as tightly as it likes, in bytes.
        public var freeBytes: Int64 = 64 << 20

        /// The usual limits.
        public init() {}
    }

    /// A file in the archive.
    public struct Entry: Hashable, Sendable {
        /// Its path, parts separated by "/".
        public let path: String
        /// Its size as the archive tells it, in bytes; another size is refused when it is read.
        public let size: Int64
        let packedSize: Int64
        let checksum: UInt32
        let method: UInt16
        let isEncrypted: Bool
        let offset: Int64

        /// The last part of the path.
        public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    }

    /// The files, in the archive's order.
    public let entries: [Entry]
    let url: URL
    let limits: Limits

    /// Opens an archive. Throws `unreadable`, `damaged`, `unsupported`, `hostile`.
    public init(at url: URL, limits: Limits = Limits()) throws(ZipError) {
        self.url = url
        self.limits = limits
        let file = try ZipFile(url)
        entries = try ZipDirectory(file, limits).entries()
    }

    /// Whether a file begins as a ZIP archive does.
    public static func isArchive(_ url: URL) -> Bool {
        guard let file = try? ZipFile(url), let head = try? file.bytes(at: 0, count: 4) else { return false }
        return head == [0x50, 0x4B, 3, 4] || head == [0x50, 0x4B, 5, 6]
    }

    /// A file's bytes from its beginning. Throws `unreadable`, `damaged`, `unsupported`.
    public func reader(of entry: Entry) throws(ZipError) -> ZipReader {
        try ZipReader(entry, in: try ZipFile(url), limits)
    }
}
