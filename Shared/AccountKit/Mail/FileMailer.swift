public import Foundation
import StorageKit
import TimeKit

/// A mailer that writes each letter to a file `DATE-ID.eml`, for development, tests and other means of delivery.
public struct FileMailer: Mailer {
    /// The folder of the letters.
    public let folder: URL

    /// Creates a mailer. The folder is created with mode 0700 when the first letter is sent.
    public init(folder: URL) {
        self.folder = folder
    }

    /// Writes the letter with mode 0600, as a whole or not at all. A second copy replaces the first.
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
            throw MailFailure(.unreachable, .unwritable(folder: folder.path))
        }
        do throws(StoreError) {
            // The file is on the disk when this returns, because the outbox then deletes the letter.
            try PrivateFile(file).write(Data(message.bytes))
        } catch {
            if case .diskFull = error { throw MailFailure(.unreachable, .noSpace(folder: folder.path)) }
            throw MailFailure(.unreachable, .unwritable(folder: folder.path))
        }
    }
}
