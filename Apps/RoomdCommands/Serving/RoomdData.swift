import CommandKit
import Foundation
import RealtimeServer
import RealtimeService
import SecurityLog
import StorageKit
import TimeKit

/// The files of a server of rooms in a folder of data.
struct RoomdData {
    /// The databases and the accounts.
    let store: URL
    /// The keys that tokens are signed with; in no backup.
    let keys: SigningKeyFolder
    /// The log of events that bear on security; in no backup.
    let securityLog: URL
    /// The file of the only key that earlier versions had.
    let earlierKey: URL

    /// The files in a folder; an emulator's lie apart, for everybody may change them.
    init(in folder: DataFolder, isEmulator: Bool = false) {
        store = folder.store(of: isEmulator ? "roomd-emulator" : "roomd")
        keys = SigningKeyFolder(folder.url.appendingPathComponent("roomd-keys", isDirectory: true))
        securityLog = folder.securityLog(of: "roomd")
        earlierKey = folder.url.appendingPathComponent("roomd-signing-key.pem", isDirectory: false)
    }

    /// What lies in the store.
    static let schemas = SQLiteTreeStore.schemas + [RealtimeAccounts.schema]

    /// Tokens signed by the newest key, which is made where there is none.
    func tokens(_ clock: WallClock) async throws(SigningKeyError) -> Tokens {
        log(clock).note(try keys.maintain(adopting: earlierKey, at: clock.now()))
        return try await Tokens(signedBy: keys)
    }

    /// The log of events that bear on security. Trouble with it is told on standard error and stops nothing.
    func log(_ clock: WallClock) -> SecurityLog {
        SecurityLog(at: securityLog, clock: clock) { reason in
            FileHandle.standardError.write(Data("warning: the security log can't be written: \(reason)\n".utf8))
        }
    }

    /// Refuses a folder without databases.
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

    /// The accounts that were disabled or signed out; none where there is no store.
    func endedAccounts() throws -> [RealtimeAccount] {
        guard FileManager.default.fileExists(atPath: store.path) else { return [] }
        return try RealtimeAccounts(store: try open()).accounts(in: nil, limit: .max).filter {
            $0.isDisabled || $0.validSince > 0
        }
    }

    /// The store, made where there is none.
    func open() throws(StoreError) -> LocalStore {
        try LocalStore.open(at: store, schemas: Self.schemas)
    }
}
