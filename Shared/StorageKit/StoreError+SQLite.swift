import GRDB

extension StoreError {
    /// What an error of SQLite means for `file`; nil if it is about the statement (a constraint, a syntax error) and not about the file.
    init?(_ error: any Error, file: String, busyTimeout: Double = 0) {
        if let own = error as? StoreError {
            self = own
            return
        }
        guard let error = error as? DatabaseError else { return nil }
        // The extended number tells which call of the system failed.
        let number = error.extendedResultCode.rawValue
        let reason = "\(error.message ?? "SQLite failed") (SQLite \(number))"
        switch error.extendedResultCode {
        // The index of the log couldn't grow; it says so in its own way.
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
