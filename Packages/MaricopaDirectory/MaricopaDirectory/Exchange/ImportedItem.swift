/// What a reader makes of one entry of a file.
public struct ImportedItem: Sendable {
    /// The line where the entry begins, from 1.
    public let line: Int
    /// What it came to.
    public let outcome: Outcome

    /// What an entry came to.
    public enum Outcome: Sendable {
        /// A record, and what of the entry couldn't be kept: the same words for the same reason, without its values.
        case record(Record, notes: [String])
        /// Nothing, and why.
        case refused(String)
    }

    /// What an entry came to.
    public init(line: Int, _ outcome: Outcome) {
        self.line = line
        self.outcome = outcome
    }
}

/// Reads records from a file that comes in pieces. An entry that can't be read is refused with its line, and the rest is read; a file of
/// another form is refused as a whole.
public protocol RecordReader {
    /// Takes the next bytes; the entries that were finished with them. Throws `notThisFormat`.
    mutating func feed(_ piece: [UInt8]) throws(DirectoryError) -> [ImportedItem]
    /// Says that the file is over; the entries that are left. Throws `notThisFormat`.
    mutating func finish() throws(DirectoryError) -> [ImportedItem]
}
