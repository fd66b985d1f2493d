import Foundation
import GRDB
import StorageKit

/// The error of a mode that got other arguments than it takes.
struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ usage: String) { description = "usage: fault-worker \(usage)" }
}

/// Prints a line with a single write, so that it is never partial.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

extension LocalStore {
    /// Lets each row that this connection inserts into a table print a line and wait for one.
    func pause(atRowsOf table: String) throws {
        try write { db in
            Self.addPause(to: db)
            // The trigger exists on this connection only.
            try db.execute(
                sql:
                    "CREATE TEMP TRIGGER stop AFTER INSERT ON main.\(table.quotedDatabaseIdentifier) BEGIN SELECT pause(); END"
            )
        }
    }

    /// Gives a connection the SQL function `pause`, which prints a line and waits for one.
    static func addPause(to db: Database) {
        db.add(
            function: DatabaseFunction("pause", argumentCount: 0) { _ in
                say("in the middle")
                return readLine()
            }
        )
    }

    /// Keeps the file locked until the input ends.
    func hold() throws {
        try write { _ in
            say("holding")
            while readLine() != nil {}
        }
    }
}
