import WordKit

/// The result of an import.
public struct ImportReport: Hashable, Codable, Sendable {
    /// A rejected entry.
    public struct Refusal: Hashable, Codable, Sendable {
        /// The line where the entry begins, from 1.
        public let line: Int
        /// The reason, as a sentence.
        public let reason: String
    }

    /// A loss in entries that were otherwise imported.
    public struct Note: Hashable, Codable, Sendable {
        /// A description of the loss.
        public let what: String
        /// The number of affected entries.
        public internal(set) var count: Int
        /// The line of the first affected entry.
        public let firstLine: Int
    }

    /// Fields that admins edited and whose value in the file differs. The edits are kept.
    public struct KeptFields: Hashable, Codable, Sendable {
        public let id: String
        /// The line of its entry.
        public let line: Int
        /// The labels of the fields.
        public let fields: [String]
    }

    /// A second entry of the same source for one place.
    public struct Double: Hashable, Codable, Sendable {
        /// The line where the entry begins, from 1.
        public let line: Int
        public let title: String
        /// Its id in the source.
        public let sourceID: String
        /// The id of the record that stands for the place.
        public let record: String
    }

    /// The maximum length of `refusals`, `doubles` and `kept`. Further ones are only counted.
    public static let toldLimit = 1_000

    public let format: String
    /// The name of the source in the records.
    public let source: String
    /// Whether nothing was written.
    public let isDryRun: Bool
    /// The number of entries read, including the rejected ones.
    public internal(set) var read = 0
    /// The number of added records.
    public internal(set) var new = 0
    /// The number of changed records.
    public internal(set) var changed = 0
    /// The number of unchanged records.
    public internal(set) var same = 0
    /// The number of entries whose record was deleted here; it stays deleted.
    public internal(set) var deletedHere = 0
    /// The number of entries outside of the requested area.
    public internal(set) var outside = 0
    /// The number of entries whose record came from another source; it stays as it is.
    public internal(set) var known = 0
    /// The number of entries for a place that another entry of the source already describes.
    public internal(set) var doubled = 0
    /// The first ``toldLimit`` such entries.
    public internal(set) var doubles: [Double] = []
    public internal(set) var refused = 0
    /// The first ``toldLimit`` refusals.
    public internal(set) var refusals: [Refusal] = []
    /// The number of records with kept fields.
    public internal(set) var keptRecords = 0
    /// The first ``toldLimit`` such records.
    public internal(set) var kept: [KeptFields] = []
    /// Losses, one for each description.
    public internal(set) var notes: [Note] = []

    init(format: String, source: String, isDryRun: Bool) {
        self.format = format
        self.source = source
        self.isDryRun = isDryRun
    }

    /// One line: "8,759 read: 8,700 new, 10 changed, 49 as they were, 0 refused".
    public var summary: String {
        var rest = localized("\(refused) refused")
        if outside > 0 { rest = localized("\(outside) outside the county, \(rest)") }
        if doubled > 0 { rest = localized("\(doubled) listed twice, \(rest)") }
        if known > 0 { rest = localized("\(known) here from another source, \(rest)") }
        if deletedHere > 0 { rest = localized("\(deletedHere) deleted here, \(rest)") }
        return localized("\(read) read: \(new) new, \(changed) changed, \(same) as they were, \(rest)")
    }

    mutating func refuse(line: Int, _ reason: String) {
        refused += 1
        if refusals.count < Self.toldLimit { refusals.append(Refusal(line: line, reason: reason)) }
    }

    mutating func double(_ double: Double) {
        doubled += 1
        if doubles.count < Self.toldLimit { doubles.append(double) }
    }

    mutating func keep(_ id: String, line: Int, _ fields: [String]) {
        keptRecords += 1
        if kept.count < Self.toldLimit { kept.append(KeptFields(id: id, line: line, fields: fields)) }
    }

    mutating func note(_ what: String, line: Int) {
        if let index = notes.firstIndex(where: { $0.what == what }) {
            notes[index].count += 1
        } else {
            notes.append(Note(what: what, count: 1, firstLine: line))
        }
    }
}
