import CommandKit
import Foundation
import RealtimeServer
import RealtimeService
import StorageKit

/// The files of a server of rooms in a folder of data.
struct RoomdData {
    /// The databases and the accounts.
    let store: URL
    /// The key that tokens are signed with; in no backup.
    let key: URL

    /// The files in a folder; an emulator's lie apart, for everybody may change them.
    init(in folder: DataFolder, isEmulator: Bool = false) {
        store = folder.store(of: isEmulator ? "roomd-emulator" : "roomd")
        key = folder.url.appendingPathComponent("roomd-signing-key.pem", isDirectory: false)
    }

    /// What lies in the store.
    static let schemas = SQLiteTreeStore.schemas + [RealtimeAccounts.schema]

    /// The store, made where there is none.
    func open() throws(StoreError) -> LocalStore {
        try LocalStore.open(at: store, schemas: Self.schemas)
    }
}
