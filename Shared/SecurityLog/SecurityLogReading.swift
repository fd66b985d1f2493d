public import Foundation

/// The last entries of a security log.
public struct SecurityLogReading: Sendable {
    /// The entries, the oldest first.
    public let entries: [SecurityLogEntry]
    /// The number of lines among them that are no entries of this version, such as half a line after a power cut.
    public let unreadableLines: Int

    /// Reads the last entries of a log and of the files that it has put aside. A log that isn't there has no entries.
    ///
    /// - Parameters:
    ///   - url: The log's file.
    ///   - limit: The number of entries at most.
    /// - Throws: The error of Foundation for a file that is there and can't be read.
    /// - Complexity: O(bytes of the files that hold those entries).
    public init(last limit: Int, of url: URL) throws {
        var entries: [SecurityLogEntry] = []
        var unreadable = 0
        let file = SecurityLogFile(path: url.path, options: SecurityLogOptions())
        for number in 0...file.options.keptFiles where entries.count < limit {
            let path = file.path(number)
            // A gap is no end: files that are too old are removed from among the others.
            guard FileManager.default.fileExists(atPath: path) else { continue }
            let read = Self.entries(in: try Data(contentsOf: URL(fileURLWithPath: path)))
            entries = read.entries + entries
            unreadable += read.unreadable
        }
        self.entries = entries.suffix(max(0, limit))
        unreadableLines = unreadable
    }

    /// The entries in whole lines, and the number of other lines that aren't empty.
    static func entries(in bytes: Data) -> (entries: [SecurityLogEntry], unreadable: Int) {
        let decoder = JSONDecoder()
        var entries: [SecurityLogEntry] = []
        var unreadable = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if let entry = try? decoder.decode(SecurityLogEntry.self, from: line) {
                entries.append(entry)
            } else {
                unreadable += 1
            }
        }
        return (entries, unreadable)
    }

    /// The last bytes of a file; nil where it can't be read.
    static func tail(of path: String, bytes count: UInt64) -> Data? {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let size = try? handle.seekToEnd(), (try? handle.seek(toOffset: size > count ? size - count : 0)) != nil
        else { return nil }
        return try? handle.readToEnd()
    }
}
