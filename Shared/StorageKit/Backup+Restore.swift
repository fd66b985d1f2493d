public import Foundation
import GRDB

extension Backup {
    /// Replaces the store at `file` with a backup and keeps the replaced file beside it.
    ///
    /// The backup is copied first, and the copy is checked and installed, so the checked bytes are the installed ones.
    ///
    /// - Returns: The new location of the replaced file (`NAME.replaced-1`, `-2`, …), or nil if there was none.
    /// - Throws: ``StoreError/inUse(file:)`` while any process has the store open, or an error of the backup. The store is then unchanged.
    @discardableResult
    public static func restore(from backup: URL, to file: URL, schemas: [Schema]) throws(StoreError) -> URL? {
        let source = backup.path(percentEncoded: false)
        let path = file.path(percentEncoded: false)
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        let draft = FileSystem.draftPath(beside: path)
        defer { FileSystem.remove(draft) }
        try FileSystem.copy(source, to: draft)
        try verify(draft, named: source, schemas: schemas, isForeign: true)
        try FileSystem.synchronize(draft)
        guard FileSystem.status(path) != nil else {
            try FileSystem.replace(path, with: draft)
            return nil
        }
        let aside = freeName(path)
        try withNobodyElse(path) { () throws(StoreError) in
            // A sound file has no log at this point. The log of a damaged file is kept with it.
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

    /// Runs `body` with exclusive access to the database, after folding its log into the file. A file that isn't a readable
    /// database can't be in use, so `body` runs without a lock.
    private static func withNobodyElse(_ path: String, _ body: () throws(StoreError) -> Void) throws(StoreError) {
        var configuration = Configuration()
        configuration.busyMode = .timeout(0.2)
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? queue.close() }
            // SQLite leaves WAL mode only if no other connection has the file open.
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
