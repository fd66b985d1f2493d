public import Foundation
import GRDB

extension Backup {
    /// Puts a backup in the place of the store at `file`. The backup is copied and the copy checked first, so what was checked is what
    /// takes the place; the replaced file is kept beside it.
    ///
    /// - Returns: Where the replaced file is now (`NAME.replaced-1`, `-2`, …), or nil if there was none.
    /// - Throws: ``StoreError/inUse(file:)`` while this or another process has the store open; what is wrong with the backup. The store
    ///   is as it was then.
    @discardableResult
    public static func restore(from backup: URL, to file: URL, schemas: [Schema]) throws(StoreError) -> URL? {
        let source = backup.path(percentEncoded: false)
        let path = file.path(percentEncoded: false)
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        let draft = FileSystem.draftPath(beside: path)
        defer { FileSystem.remove(draft) }
        try FileSystem.copy(source, to: draft)
        try verify(draft, named: source, schemas: schemas)
        try FileSystem.synchronize(draft)
        guard FileSystem.status(path) != nil else {
            try FileSystem.replace(path, with: draft)
            return nil
        }
        let aside = freeName(path)
        try withNobodyElse(path) { () throws(StoreError) in
            // A sound file has no log any more; that of a damaged one goes with it.
            for suffix in ["-wal", "-shm"] where FileSystem.status(path + suffix) != nil {
                try FileSystem.replace(aside + suffix, with: path + suffix)
            }
            try FileSystem.keep(path, as: aside)
            try FileSystem.replace(path, with: draft)
        }
        return URL(filePath: aside)
    }

    private static func freeName(_ path: String) -> String {
        var number = 1
        while FileSystem.status("\(path).replaced-\(number)") != nil { number += 1 }
        return "\(path).replaced-\(number)"
    }

    /// Runs `body` while no process has the database open, its log folded into it. A file that can't be opened as a database is
    /// nobody's.
    private static func withNobodyElse(_ path: String, _ body: () throws(StoreError) -> Void) throws(StoreError) {
        var configuration = Configuration()
        configuration.busyMode = .timeout(0.2)
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? queue.close() }
            // Leaving WAL mode needs the file for oneself.
            let isAlone = try queue.writeWithoutTransaction { db in
                try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE") == "delete"
            }
            guard isAlone else { throw StoreError.inUse(file: path) }
            try queue.writeWithoutTransaction { db in
                try db.execute(sql: "BEGIN EXCLUSIVE")
                defer { try? db.execute(sql: "ROLLBACK") }
                try body()
            }
        } catch {
            switch StoreError(error, file: path) {
            case .locked: throw .inUse(file: path)
            case .damaged, .notADatabase: try body()
            case let known?: throw known
            case nil: throw .inputOutput(file: path, reason: "\(error)")
            }
        }
    }
}
