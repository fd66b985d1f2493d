public import Foundation
import StorageKit
import TimeKit

/// Writes each letter as a file `DATE-ID.eml` into a folder: for development, tests, and whoever sends them by other means.
public struct FileMailer: Mailer {
    /// Where the letters go.
    public let folder: URL

    /// A mailer into a folder, which is made with mode 0700 when the first letter comes.
    public init(folder: URL) {
        self.folder = folder
    }

    /// Writes the letter, with mode 0600; it is there whole or not at all. A second copy takes the place of the first.
    public func send(_ message: MailMessage) async throws(MailFailure) {
        let day = message.date.description.prefix { $0 != "." }.replacing(":", with: "")
        let file = folder.appending(path: "\(day)-\(message.id).eml")
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw MailFailure(.unreachable, "\(folder.path) can't be made: \(error.localizedDescription)")
        }
        do throws(StoreError) {
            // On the disk when this returns, for the outbox forgets the letter then.
            try PrivateFile(file).write(Data(message.bytes))
        } catch {
            throw MailFailure(.unreachable, error.description)
        }
    }
}
