public import Foundation
import GRDB
public import TimeKit
import WordKit

/// Copies of a store's file, made while the store is in use.
///
/// A backup is one file with mode 0600 that holds the store as of one moment. It is checked before it gets its final name.
/// Originals of attachments are not included; ``Archive`` can carry them.
public enum Backup {
    /// Writes a backup to `file`. Nothing is left there on failure.
    ///
    /// - Throws: ``StoreError/alreadyExists(file:)``, ``StoreError/damaged(file:detail:)`` if the store is damaged, or
    ///   ``StoreError/diskFull(file:)``.
    public static func write(_ store: LocalStore, to file: URL) throws(StoreError) {
        let path = file.path(percentEncoded: false)
        guard FileSystem.status(path) == nil else { throw .alreadyExists(file: path) }
        try FileSystem.makeFolder(FileSystem.parent(of: path))
        let draft = FileSystem.draftPath(beside: path)
        try FileSystem.closeNew(draft, for: path)
        defer { for suffix in ["", "-wal", "-shm", "-journal"] { FileSystem.remove(draft + suffix) } }
        try store.connection.checkOpen()
        try mapping(path) {
            let target = try DatabaseQueue(path: draft)
            try store.connection.writer.backup(to: target)
            try target.close()
        }
        try verify(draft, named: path, schemas: store.schemas)
        try FileSystem.synchronize(draft)
        guard FileSystem.status(path) == nil else { throw .alreadyExists(file: path) }
        try FileSystem.replace(path, with: draft)
    }

    /// Writes the day's backup `NAME-2026-03-08.sqlite` unless it exists, then deletes all but the newest `keep` backups of that name.
    ///
    /// A backup of a day after tomorrow was made while the clock was ahead, so it counts as older than the others.
    ///
    /// - Parameter keep: The number of backups to keep, at least 1.
    /// - Returns: The new file, or nil if the day had one already.
    @discardableResult
    public static func rotate(
        _ store: LocalStore,
        in folder: URL,
        name: String,
        day: LocalDate,
        keep: Int = 7
    ) throws(StoreError) -> URL? {
        let file = folder.appending(path: "\(name)-\(day).sqlite", directoryHint: .notDirectory)
        let isNew = FileSystem.status(file.path(percentEncoded: false)) == nil
        if isNew { try write(store, to: file) }
        let all = list(in: folder, name: name)
        let tomorrow = day.adding(days: 1)
        let inOrder = all.filter { $0.day <= tomorrow } + all.filter { $0.day > tomorrow }
        for old in inOrder.dropFirst(max(1, keep)) {
            FileSystem.remove(old.file.path(percentEncoded: false))
        }
        return isNew ? file : nil
    }

    /// Returns the daily backups of that name, newest first. A folder that can't be read gives an empty list.
    public static func list(in folder: URL, name: String) -> [(day: LocalDate, file: URL)] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.compactMap { file in
            let text = file.lastPathComponent
            guard text.hasPrefix("\(name)-"), text.hasSuffix(".sqlite"),
                let day = LocalDate(String(text.dropFirst(name.count + 1).dropLast(7)))
            else { return nil }
            return (day, file)
        }.sorted { $0.day > $1.day }
    }

    /// Checks that `file` is a sound backup of a store with these schemas, and that its tables, indexes, triggers and views are those that the
    /// migrations make.
    ///
    /// - Throws: The same errors as ``LocalStore/open(at:schemas:options:)``, ``StoreError/otherApp(file:app:)`` or
    ///   ``StoreError/altered(file:object:)``.
    public static func verify(_ file: URL, schemas: [Schema]) throws(StoreError) {
        // Opening a database can create files beside it, and the backup may be on a read-only disk. A copy is checked instead.
        let copy = FileManager.default.temporaryDirectory.appending(
            path: FileSystem.draftPath(beside: "nourish-verify")
        )
        defer { FileSystem.remove(copy.path(percentEncoded: false)) }
        try FileSystem.copy(file.path(percentEncoded: false), to: copy.path(percentEncoded: false))
        try verify(
            copy.path(percentEncoded: false),
            named: file.path(percentEncoded: false),
            schemas: schemas,
            isForeign: true
        )
    }

    /// Checks the database at `path`. Errors name it `name`.
    ///
    /// - Parameter isForeign: Whether the file may come from anyone. If so, its indexes, references and schema are checked as well.
    static func verify(
        _ path: String,
        named name: String,
        schemas: [Schema],
        isForeign: Bool = false
    ) throws(StoreError) {
        let file = StoreFile(url: URL(filePath: path))
        defer { for suffix in ["-wal", "-shm"] { FileSystem.remove(path + suffix) } }
        try mapping(name) {
            // The file may come from anyone: its schema runs no functions that SQLite doesn't trust, and nothing is written.
            var configuration = Configuration()
            configuration.readonly = true
            configuration.prepareDatabase { db in
                try db.execute(
                    sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON"
                )
                do {
                    try file.checkApplication(db)
                } catch StoreError.otherApplication(_, let id) {
                    throw StoreError.otherApplication(file: name, applicationID: id)
                }
            }
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            let check = isForeign ? "integrity_check" : "quick_check"
            let findings = try queue.read { try String.fetchAll($0, sql: "PRAGMA \(check)(3)") }
            guard findings == ["ok"] else {
                throw StoreError.unsound(file: name, findings: findings)
            }
            let applied: AppliedMigrations
            do {
                applied = try queue.read { try AppliedMigrations($0) }
            } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
                throw StoreError.damaged(file: name, detail: localized("its migrations can't be read"))
            }
            // Throws if a migration was changed or comes from a later version. A file of an earlier version is sound.
            _ = try applied.hasPending([ChangeLog.schema] + schemas, file: name)
            if isForeign {
                try queue.read { db in
                    try ForeignSchema(db, file: name, applied: applied).check([ChangeLog.schema] + schemas)
                    if let table = try String.fetchOne(
                        db,
                        sql: "SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1"
                    ) {
                        throw StoreError.damaged(
                            file: name,
                            detail: localized("a row of \(table) refers to a missing row")
                        )
                    }
                }
            }
            try queue.close()
        }
    }

    static func mapping<T>(_ file: String, _ body: () throws -> T) throws(StoreError) -> T {
        do {
            return try body()
        } catch {
            throw StoreError(error, file: file) ?? .inputOutput(file: file, reason: "\(error)")
        }
    }
}

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
