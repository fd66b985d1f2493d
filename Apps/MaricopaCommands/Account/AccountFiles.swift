import CommandKit
import Foundation
import StorageKit

/// The small files of accounts beside the data. They are in no backup and in no archive.
extension PrivateFile {
    /// The session's token of whoever is logged in here.
    static func session(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.session") }
    /// The ticket of a sign-up that waits for its code.
    static func signUp(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.sign-up") }
    /// The ticket of a request for a new password that waits for its code.
    static func reset(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.reset") }
    /// The ticket by which accounts know this device; it stays when one logs out.
    static func device(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.device") }
    /// The key of codes and sessions.
    static func key(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.key") }
    /// How letters are sent.
    static func mail(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.mail") }

    private init(_ folder: DataFolder, _ name: String) {
        self.init(folder.url.appendingPathComponent(name, isDirectory: false))
    }

    /// The text in it; nil where there is no file.
    func text() throws(StoreError) -> String? {
        try read(limit: 65_536).map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Puts a line in the place of what is in it, whole or not at all.
    func write(_ text: String) throws(StoreError) { try write(Data((text + "\n").utf8)) }
}
