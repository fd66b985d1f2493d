import GRDB
import WordKit

extension DatabaseError {
    /// The words for the error, and the place of a broken constraint: "NOT NULL constraint failed: author.name". Nil for an error without words.
    ///
    /// SQLite's own words are in English alone.
    var reason: String? {
        guard let words = words[extendedResultCode.rawValue] ?? words[resultCode.rawValue] else { return nil }
        let mark = "constraint failed: "
        guard let message, let place = message.firstRange(of: mark).map({ message[$0.upperBound...] }) else {
            return localized(words)
        }
        return "\(localized(words)): \(place)"
    }
}

/// The words for SQLite's result codes that are about a file or a row. Those in English are SQLite's own.
private let words: [Int32: Phrase] = [
    3: Phrase("access permission denied"), 7: Phrase("out of memory"), 10: Phrase("disk I/O error"),
    11: Phrase("database disk image is malformed"), 14: Phrase("unable to open database file"),
    18: Phrase("string or blob too big"), 19: Phrase("constraint failed"), 20: Phrase("datatype mismatch"),
    23: Phrase("authorization denied"), 275: Phrase("CHECK constraint failed"),
    787: Phrase("FOREIGN KEY constraint failed"), 1_299: Phrase("NOT NULL constraint failed"),
    1_555: Phrase("UNIQUE constraint failed"), 2_067: Phrase("UNIQUE constraint failed"),
    2_579: Phrase("UNIQUE constraint failed"), 3_091: Phrase("datatype mismatch"),
]
