import GRDB
import StorageKit

extension TreeStoreError {
    /// An error of the file before anything could be committed. The reason names no path: it may end up in an answer.
    static func unavailable(_ error: any Error) -> TreeStoreError {
        switch error {
        case let error as TreeStoreError: error
        default: .unavailable(reason: reason(error))
        }
    }

    /// An error at the commit itself.
    ///
    /// A full disk is certain: the frame of SQLite's log that ends a commit is written last, so nothing was committed.
    static func uncertain(_ error: any Error) -> TreeStoreError {
        if case StoreError.diskFull = error { return .unavailable(reason: reason(error)) }
        return .uncertain(reason: reason(error))
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case StoreError.diskFull: "the disk is full"
        case StoreError.locked: "another process holds the file locked"
        case StoreError.readOnly: "the file can't be written"
        case StoreError.damaged, StoreError.notADatabase: "the file is damaged"
        case StoreError.inputOutput, StoreError.unreadable: "the file can't be read or written"
        case StoreError.closed: "it has been closed"
        case let error as DatabaseError: "SQLite’s error \(error.extendedResultCode.rawValue)"
        default: "an unexpected error"
        }
    }
}
