import Foundation
import GRDB
public import TimeKit
import WordKit

/// An error of a store. Cases about a file name it, and each message says what to do.
public enum StoreError: Error, Hashable, Sendable {
    // MARK: Opening and using the file

    /// The file is not an SQLite database.
    case notADatabase(file: String)
    /// The file is a database of another program. An `applicationID` of 0 means that none is set.
    case otherApplication(file: String, applicationID: UInt32)
    /// The file is a database of this application with broken content.
    case damaged(file: String, detail: String)
    /// The file is a store of another app of this application.
    case otherApp(file: String, app: String)
    /// The file has a table, an index, a trigger or a view that its migrations don't make, or lacks one.
    case altered(file: String, object: String)
    /// A later version of this application has migrated the file.
    case newerVersion(file: String, migration: String)
    /// An applied migration differs from this version's migration of the same name.
    case migrationChanged(file: String, migration: String)
    /// A migration failed. The file is as it was before that migration.
    case migrationFailed(file: String, migration: String, reason: String)
    /// The file is missing or can't be opened or read.
    case unreadable(file: String, reason: String)
    /// The file or its directory can't be written.
    case readOnly(file: String)
    /// Other users of the machine may read or write a file that holds a secret.
    case readableByOthers(file: String)
    /// No space is left for the file.
    case diskFull(file: String)
    /// Another process kept the file locked for longer than `seconds`.
    case locked(file: String, seconds: Double)
    /// The operating system reported an error while reading or writing the file.
    case inputOutput(file: String, reason: String)
    /// The store has been closed.
    case closed(file: String)

    // MARK: Changes

    /// No change, or none of that subject, can be undone or redone.
    case nothingToUndo
    /// No undo can be taken back: there is none, or something was changed since.
    case nothingToRedo
    /// No change has this id.
    case noSuchChange(Int64)
    /// The change has already been taken back, by the change `by`.
    case alreadyUndone(change: Int64, by: Int64)
    /// A row is no longer as the change left it. `actor` and `at` name the last change of the row, or are nil if the log has none.
    case changedSince(change: Int64, table: String, key: [StoredValue], actor: String?, at: Instant?)
    /// The change can't be taken back because of the schema or of other rows.
    case cannotUndo(change: Int64, reason: String)
    /// The table has no primary key, so its rows can't be logged.
    case noPrimaryKey(table: String)
    /// No row has this key.
    case noSuchRow(table: String, key: [StoredValue])

    // MARK: Attachments

    /// The content is not a supported picture type. `name` is the file's name or the caller's name for it.
    case unsupportedMedia(name: String)
    /// The content is larger than allowed, in bytes.
    case tooLarge(name: String, bytes: Int, limit: Int)
    /// The picture has more pixels than allowed.
    case tooManyPixels(name: String, width: Int, height: Int, limit: Int)
    /// The picture's header is broken.
    case brokenImage(name: String, reason: String)
    /// No attachment has this id.
    case noSuchAttachment(String)

    // MARK: Backups and archives

    /// A file already exists at this place.
    case alreadyExists(file: String)
    /// The file to replace is in use by another process.
    case inUse(file: String)
    /// A line of the archive is invalid. Lines count from 1.
    case brokenArchive(line: Int, reason: String)
    /// The archive comes from another app of this application.
    case otherArchive(app: String)
    /// The archive comes from a newer version: it has a migration that this version doesn't know.
    case newerArchive(migration: String)
    /// A table that the archive has rows for isn't empty.
    case notEmpty(table: String)
}

extension StoreError {
    /// Whether it is about what the person asked for, such as a file that is no picture or a change that can't be undone, and not about the store
    /// or the disk.
    public var isAboutTheRequest: Bool {
        switch self {
        case .nothingToUndo, .noSuchChange, .alreadyUndone, .changedSince, .cannotUndo, .unsupportedMedia, .tooLarge,
            .tooManyPixels, .brokenImage:
            true
        default: false
        }
    }
}

extension StoreError: CustomStringConvertible {
    /// The error, the values involved, and the way to resolve it.
    public var description: String {
        fileDescription ?? changeDescription ?? attachmentDescription ?? archiveDescription
    }

    private var fileDescription: String? {
        switch self {
        case .notADatabase(let file):
            localized("\(file) is not a database — name another file, or move this one away to start afresh")
        case .otherApplication(let file, let id):
            localized(
                "\(file) is a database of another application (application id \(id)) — name another file or directory"
            )
        case .damaged(let file, let detail):
            localized("\(file) is damaged (\(detail)) — restore a backup of it; nothing has been changed")
        case .otherApp(let file, let app):
            localized(
                "\(file) holds data of another app (\(app)) — name a backup of this one; nothing has been changed"
            )
        case .altered(let file, let object):
            localized("\(file) has been altered (it has \(object)) — use an unaltered backup; nothing has been changed")
        case .newerVersion(let file, let migration):
            localized(
                "\(file) was made by a newer version (it has \(migration)) — install the newest version to open it"
            )
        case .migrationChanged(let file, let migration):
            localized(
                "\(file) went through a different \(migration) than this version has — install the version that made it"
            )
        case .migrationFailed(let file, let migration, let reason):
            localized(
                "\(file) could not be brought up to date at \(migration): \(reason) — restore a backup, or report this fault"
            )
        case .unreadable(let file, let reason):
            localized("\(file) can't be opened: \(reason) — check that it exists and that you may read and write it")
        case .readOnly(let file):
            localized(
                "\(file) can't be written — make the file and its directory writable, or choose another directory"
            )
        case .readableByOthers(let file):
            localized(
                "\(file) may be read or written by others — if nobody has seen it, make it yours alone: chmod 600 \(file)"
            )
        case .diskFull(let file):
            localized("no space left for \(file) — free some space and try again; what was saved before is safe")
        case .locked(let file, let seconds):
            localized(
                "\(file) has been locked by another process for \(seconds) s — wait for it to finish and try again"
            )
        case .inputOutput(let file, let reason):
            localized("\(file) could not be read or written: \(reason) — check the disk, then try again")
        case .closed(let file):
            localized("\(file) has been closed — open it again")
        default: nil
        }
    }

    private var changeDescription: String? {
        switch self {
        case .nothingToUndo:
            localized("there is nothing to undo — the history lists what was changed, and what was taken back")
        case .nothingToRedo:
            localized(
                "there is no undo to take back, or something was changed since — the history lists what was changed"
            )
        case .noSuchChange(let id):
            localized("there is no change \(id) — the history lists the changes and their numbers")
        case .alreadyUndone(let change, let by):
            localized(
                "change \(change) has been taken back already, by change \(by) — take that one back to have it again"
            )
        case .changedSince(let change, let table, let key, let actor, let at):
            Self.changedSince(
                change,
                table,
                Self.text(key),
                by: actor ?? localized("something outside the history"),
                at
            )
        case .cannotUndo(let change, let reason):
            localized("change \(change) can't be taken back: \(reason) — make the change by hand")
        case .noPrimaryKey(let table):
            localized("rows of \(table) can't be followed, for it has no primary key — give the table one")
        case .noSuchRow(let table, let key):
            localized("there is no \(table) \(Self.text(key)) — check the id")
        default: nil
        }
    }

    private var attachmentDescription: String? {
        switch self {
        case .unsupportedMedia(let name):
            localized("\(name) is not a picture of a known kind — use JPEG, PNG, GIF, WebP or HEIC")
        case .tooLarge(let name, let bytes, let limit):
            localized("\(name) has \(bytes) bytes, and at most \(limit) are taken — make it smaller")
        case .tooManyPixels(let name, let width, let height, let limit):
            localized("\(name) has \(width) × \(height) pixels, and at most \(limit) are taken — make it smaller")
        case .brokenImage(let name, let reason):
            localized("\(name) is a broken picture: \(reason) — save it again from the program that made it")
        case .noSuchAttachment(let id):
            localized("there is no attachment \(id) — check the id")
        default: nil
        }
    }

    private var archiveDescription: String {
        switch self {
        case .alreadyExists(let file):
            localized("\(file) is there already — choose another name")
        case .inUse(let file):
            localized("\(file) is in use by another process — stop it (the daemon, too) and try again")
        case .brokenArchive(let line, let reason):
            localized("line \(line) of the archive is broken: \(reason) — nothing was imported; use an unbroken copy")
        case .otherArchive(let app):
            localized("the archive holds data of another app (\(app)) — import it there; nothing was imported")
        case .newerArchive(let migration):
            localized(
                "the archive was made by a newer version (it has \(migration)) — install the newest version to import it"
            )
        case .notEmpty(let table):
            localized("there are rows in \(table) already — import into an empty store")
        default: localized("unknown")
        }
    }

    private static func changedSince(
        _ change: Int64,
        _ table: String,
        _ key: String,
        by actor: String,
        _ at: Instant?
    ) -> String {
        guard let at else {
            return localized(
                "change \(change) can't be taken back, because \(table) \(key) has been changed since by \(actor) — ",
                "take that change back first"
            )
        }
        return localized(
            "change \(change) can't be taken back, because \(table) \(key) has been changed since by \(actor) at \(at) — ",
            "take that change back first"
        )
    }

    private static func text(_ key: [StoredValue]) -> String {
        key.map(\.description).joined(separator: ", ")
    }
}

extension StoreError {
    /// Returns the error for a file in which SQLite's check found something.
    static func unsound(file: String, findings: [String]) -> StoreError {
        .damaged(file: file, detail: findings.map { finding($0) }.joined(separator: "; "))
    }

    /// Returns SQLite's words for what its check found, in quotation marks, because they are in English alone.
    static func finding(_ text: String) -> String { localized("SQLite found “\(text)”") }

    /// Maps an SQLite error to an error about `file`. Returns nil if the error is about the statement, such as a constraint or the syntax.
    init?(_ error: any Error, file: String, busyTimeout: Double = 0) {
        if let own = error as? StoreError {
            self = own
            return
        }
        guard let error = error as? DatabaseError else { return nil }
        // The extended code tells which system call failed.
        let number = error.extendedResultCode.rawValue
        let reason = "\(error.reason ?? localized("SQLite failed")) (SQLite \(number))"
        switch error.extendedResultCode {
        // The shared memory of the log couldn't grow, which means that the disk is full.
        case .SQLITE_IOERR_SHMSIZE:
            self = .diskFull(file: file)
            return
        default: break
        }
        switch error.resultCode {
        case .SQLITE_NOTADB:
            self = .notADatabase(file: file)
        case .SQLITE_CORRUPT:
            self = .damaged(file: file, detail: reason)
        case .SQLITE_FULL:
            self = .diskFull(file: file)
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            self = .locked(file: file, seconds: busyTimeout)
        case .SQLITE_READONLY:
            self = .readOnly(file: file)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            self = .unreadable(file: file, reason: reason)
        case .SQLITE_IOERR:
            self = .inputOutput(file: file, reason: reason)
        default:
            return nil
        }
    }
}
