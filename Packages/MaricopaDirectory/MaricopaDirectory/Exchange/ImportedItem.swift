import TimeKit

/// The result of reading one entry.
public struct ImportedItem: Sendable {
    /// The line where the entry begins, from 1.
    public let line: Int
    public let outcome: Outcome
    var remarks: EntryRemarks

    public enum Outcome: Sendable {
        /// A record, and notes on lost details. Equal losses have equal notes without values.
        case record(Record, notes: [String])
        /// A rejected entry, and the reason.
        case refused(String)
    }

    public init(line: Int, _ outcome: Outcome) { self.init(line: line, outcome, EntryRemarks()) }

    init(line: Int, _ outcome: Outcome, _ remarks: EntryRemarks) {
        self.line = line
        self.outcome = outcome
        self.remarks = remarks
    }
}

/// The parts of an entry that no field of its record holds.
struct EntryRemarks: Hashable, Sendable {
    /// A part of an event whose absence a record can't express.
    enum Part: Hashable, Sendable {
        case end, repeats, status
    }

    /// The parts of an event that the entry leaves out.
    var leftOut: Set<Part> = []
    /// The ids that the source's entry had by earlier rules; a record that has one of them is moved to the id of today.
    var earlierIDs: [String] = []
    /// The id that the entry had as the only occurrence of its event; a record with it is the entry's if it has its start. Nil for none.
    var idAsOnly: String?
    /// Whether no other entry of the file has the event's title.
    var isOnlyOfTitle = false
    /// The id in the source of a record that this refused entry takes out of the directory; nil for none.
    var takesOut: String?
    /// The changed occurrence that the entry tells as an event of its own; nil for any other entry.
    var occurrence: ChangedOccurrence?
    /// The ids in the source of the event's occurrences that the file tells as events of their own.
    var apart: Set<String> = []
    /// The cancellation of a stored event by this refused entry; nil for none.
    var cancellation: EventCancellation?
}

/// An occurrence of an event, told as an event of its own.
struct ChangedOccurrence: Hashable, Sendable {
    /// The event's id in the source.
    let event: String
    /// The start by the event's repeats.
    let named: LocalDateTime
    /// Whether it differs from its event, which is in the file, too, and leaves it out.
    let isApart: Bool
}

/// The cancellation of an event by an entry that tells no more of it.
struct EventCancellation: Hashable, Sendable {
    /// The event's id in the source.
    let id: String
    /// iCalendar's SEQUENCE; nil for none.
    let sequence: Int?
    /// The starts of the canceled occurrences; nil for the whole event.
    let occurrences: [LocalDateTime]?
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
