import AccountKit
import CommandKit
import Foundation
import MaricopaDirectory
import SMTPMailer
import StorageKit
import WordKit

/// The mail settings of a data folder. Messages are written to a folder unless an admin names a server.
struct MailSettings: Codable, Hashable {
    /// `file:FOLDER`, `smtp://USER@HOST:PORT` or `smtps://…`; nil for the folder beside the data.
    var server: String?
    /// The sender's address; nil for ``nobody``.
    var from: String?
    /// The password of the server's user.
    var password: String?

    /// The name of the service in messages.
    static let service = "Maricopa Healthy"
    /// A sender that accepts no replies; `.invalid` is reserved (RFC 2606).
    static let nobody = "no-reply@maricopa.invalid"
}

extension MailSettings {
    /// Reads the settings; the defaults if there are none.
    ///
    /// - Throws: `badData` if the file is unreadable.
    static func read(in folder: DataFolder) throws -> MailSettings {
        let file = PrivateFile.mail(in: folder)
        guard let text = try file.text() else { return MailSettings() }
        guard let settings = try? JSONDecoder().decode(MailSettings.self, from: Data(text.utf8)) else {
            throw CommandError(
                .badData,
                localized("\(file.url.path) makes no sense"),
                remedy: localized("set the mail anew: maricopa admin mail --clear")
            )
        }
        return settings
    }

    /// Stores the settings after checking them.
    ///
    /// - Throws: `mailSetting` if no mailer can be made of them, or the sender's address is invalid.
    func write(in folder: DataFolder) throws {
        _ = try mailer(in: folder)
        _ = try sender()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try PrivateFile.mail(in: folder).write(String(decoding: try encoder.encode(self), as: UTF8.self))
    }

    /// The folder for messages without a server.
    static func outbox(in folder: DataFolder) -> URL {
        folder.url.appendingPathComponent("maricopa.outbox", isDirectory: true)
    }

    /// Returns the folder in which messages are files; nil if a server sends them, or if the settings are unreadable.
    static func letters(in folder: DataFolder) -> String? {
        guard let settings = try? read(in: folder) else { return nil }
        guard let server = settings.server else { return outbox(in: folder).path }
        return server.hasPrefix("file:") ? String(server.dropFirst("file:".count)) : nil
    }

    /// The mailer of the settings.
    func mailer(in folder: DataFolder) throws(AccountError) -> any Mailer {
        guard let server else { return FileMailer(folder: Self.outbox(in: folder)) }
        return try MailSetting.mailer(server, password: password)
    }

    /// The sender of the settings.
    func sender() throws(AccountError) -> MailSender {
        do {
            return MailSender(name: Self.service, address: try EmailAddress(from ?? Self.nobody))
        } catch {
            throw .mailSetting(from ?? Self.nobody, reason: "\(error)")
        }
    }
}
