/// The result of reading one entry.
public struct ImportedItem: Sendable {
    /// The line where the entry begins, from 1.
    public let line: Int
    public let outcome: Outcome

    public enum Outcome: Sendable {
        /// A record, and notes on lost details. Equal losses have equal notes without values.
        case record(Record, notes: [String])
        /// A rejected entry, and the reason.
        case refused(String)
    }

    public init(line: Int, _ outcome: Outcome) {
        self.line = line
        self.outcome = outcome
    }
}

/// A streaming reader of records. An invalid entry is rejected with its line and the others are read; a file in another format is an error.
public protocol RecordReader {
    /// Takes the next bytes, and returns the entries that they complete.
    ///
    /// - Throws: `notThisFormat`.
    mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem]
    /// Ends the file, and returns the remaining entries.
    ///
    /// - Throws: `notThisFormat`.
    mutating func finish() throws(DirectoryError) -> [ImportedItem]
}
