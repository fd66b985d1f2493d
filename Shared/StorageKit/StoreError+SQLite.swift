import GRDB
import WordKit

extension StoreError {
    /// Maps an SQLite error to an error about `file`. Returns nil if the error is about the statement, such as a constraint or the syntax.
    init?(_ error: any Error, file: String, busyTimeout: Double = 0) {
        if let own = error as? StoreError {
            self = own
            return
        }
        guard let error = error as? DatabaseError else { return nil }
        // The extended code tells which system call failed.
        let number = error.extendedResultCode.rawValue
        let reason = "\(error.message ?? localized("SQLite failed")) (SQLite \(number))"
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
