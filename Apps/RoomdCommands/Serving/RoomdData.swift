import CommandKit
import Foundation
import RealtimeServer
import RealtimeService
import SecurityLog
import StorageKit
import TimeKit

/// The files of a room server in a data folder.
struct RoomdData {
    /// The databases and accounts.
    let store: URL
    /// The signing keys, which are part of no backup.
    let keys: SigningKeyFolder
    /// The security log, which is part of no backup.
    let securityLog: URL
    /// The file of the only key of earlier versions.
    let earlierKey: URL

    /// Locates the files in a folder. An emulator has a separate store, because everybody can change it.
    init(in folder: DataFolder, isEmulator: Bool = false) {
        store = folder.store(of: isEmulator ? "roomd-emulator" : "roomd")
        keys = SigningKeyFolder(folder.url.appendingPathComponent("roomd-keys", isDirectory: true))
        securityLog = folder.securityLog(of: "roomd")
        earlierKey = folder.url.appendingPathComponent("roomd-signing-key.pem", isDirectory: false)
    }

    /// The schemas of the store.
    static let schemas = SQLiteTreeStore.schemas + [RealtimeAccounts.schema]

    /// Returns tokens signed by the newest key. Creates the key if there is none.
    func tokens(_ clock: WallClock) async throws(SigningKeyError) -> Tokens {
        log(clock).note(try keys.maintain(adopting: earlierKey, at: clock.now()))
        return try await Tokens(signedBy: keys)
    }

    /// Opens the security log. If it can't be written, a warning goes to standard error and work goes on.
    func log(_ clock: WallClock) -> SecurityLog {
        SecurityLog(at: securityLog, clock: clock) { reason in
            FileHandle.standardError.write(Data("warning: the security log can't be written: \(reason)\n".utf8))
        }
    }

    /// - Throws: An error if the folder contains no databases.
    func requireStore() throws(CommandError) {
        guard FileManager.default.fileExists(atPath: store.path) else {
            throw CommandError(
                .noInput,
                "there are no databases in \(store.deletingLastPathComponent().path)",
                remedy:
                    "name the server's folder with --data-dir, or make a database with “roomd rules deploy FILE --database NAME”"
            )
        }
    }

    /// Returns all accounts; empty if there is no store. A restored backup must not undo their ends.
    ///
    /// Accounts that were deleted and made again since the backup are included, because they end the sign-ins of the earlier ones.
    func accounts() throws -> [RealtimeAccount] {
        guard FileManager.default.fileExists(atPath: store.path) else { return [] }
        return try RealtimeAccounts(store: try open()).accounts(in: nil, limit: .max)
    }

    /// Opens the store, and creates it if it doesn't exist.
    func open() throws(StoreError) -> LocalStore {
        try LocalStore.open(at: store, schemas: Self.schemas)
    }
}
