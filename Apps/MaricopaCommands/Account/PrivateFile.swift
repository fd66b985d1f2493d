import CommandKit
import Foundation

/// A small file beside the data that nobody else on this machine may read (mode 0600). It is in no backup and in no archive.
struct PrivateFile {
    /// Where.
    let url: URL

    /// The session's token of whoever is logged in here.
    static func session(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.session") }
    /// The ticket of a sign-up that waits for its code.
    static func signUp(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.sign-up") }
    /// The key of codes and sessions.
    static func key(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.key") }
    /// How letters are sent.
    static func mail(in folder: DataFolder) -> PrivateFile { PrivateFile(folder, "maricopa.mail") }

    private init(_ folder: DataFolder, _ name: String) {
        url = folder.url.appendingPathComponent(name, isDirectory: false)
    }

    /// What is in it; nil where there is none.
    func read() throws(CommandError) -> String? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let bytes = try? Data(contentsOf: url), bytes.count < 65_536 else {
            throw CommandError(.inputOutput, "\(url.path) can't be read", remedy: "make it yours, or delete it")
        }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Puts a text in the place of what is in it, whole or not at all.
    func write(_ text: String) throws(CommandError) {
        let draft = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).draft")
        let isMade = FileManager.default.createFile(
            atPath: draft.path,
            contents: Data((text + "\n").utf8),
            attributes: [.posixPermissions: 0o600]
        )
        guard isMade, rename(draft.path, url.path) == 0 else {
            throw CommandError(.cannotCreate, "\(url.path) can't be written", remedy: "make its folder yours")
        }
    }

    /// Deletes it, if it is there.
    func delete() { try? FileManager.default.removeItem(at: url) }
}
