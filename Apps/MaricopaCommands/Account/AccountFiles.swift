import CommandKit
import Foundation
import MaricopaDirectory
import StorageKit

/// The private files of accounts beside the data. They are in no backup or archive.
extension PrivateFile {
    /// The token of the current session.
    static func session(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.session") }
    /// The ticket of a pending sign-up.
    static func signUp(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.sign-up") }
    /// The ticket of a pending password reset.
    static func reset(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.reset") }
    /// The ticket that identifies this device to accounts. It stays after a logout.
    static func device(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.device") }
    /// The secret key of codes and sessions.
    static func key(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.key") }
    /// The mail settings.
    static func mail(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.mail") }

    /// The file of a text that acts keep.
    static func file(of item: AccountDesk.Item, in folder: DataFolder) -> PrivateFile {
        switch item {
        case .session: session(in: folder)
        case .device: device(in: folder)
        case .signUp: signUp(in: folder)
        case .reset: reset(in: folder)
        }
    }

    private init(_ folder: DataFolder, _ name: String) {
        self.init(folder.url.appendingPathComponent(name, isDirectory: false))
    }

    /// The trimmed text; nil if there is no file.
    func text() throws(StoreError) -> String? {
        try read(limit: 65_536).map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Replaces the file atomically with a line of text.
    func write(_ text: String) throws(StoreError) { try write(Data((text + "\n").utf8)) }
}
