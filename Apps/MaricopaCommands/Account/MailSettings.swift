import AccountKit
import CommandKit
import Foundation
import MaricopaDirectory
import SMTPMailer
import StorageKit

/// How letters are sent from this data folder: into a folder of files unless an admin names a server.
struct MailSettings: Codable, Hashable {
    /// `file:FOLDER`, `smtp://USER@HOST:PORT` or `smtps://…`; nil for the folder beside the data.
    var server: String?
    /// The address letters are from; nil for one that takes no answers.
    var from: String?
    /// The password of the user at the server.
    var password: String?

    /// What letters call the app.
    static let service = "Maricopa Healthy"
    /// Nobody has an address in `.invalid` (RFC 2606).
    static let nobody = "no-reply@maricopa.invalid"
}

extension MailSettings {
    /// The settings of a data folder.
    static func read(in folder: DataFolder) throws -> MailSettings {
        let file = PrivateFile.mail(in: folder)
        guard let text = try file.text() else { return MailSettings() }
        guard let settings = try? JSONDecoder().decode(MailSettings.self, from: Data(text.utf8)) else {
            throw CommandError(
                .badData,
                "\(file.url.path) makes no sense",
                remedy: "set the mail anew: maricopa admin mail --clear"
            )
        }
        return settings
    }

    /// Keeps them, if a mailer can be made of them. Throws `mailSetting`, and what is wrong with the sender's address.
    func write(in folder: DataFolder) throws {
        _ = try mailer(in: folder)
        _ = try sender()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try PrivateFile.mail(in: folder).write(String(decoding: try encoder.encode(self), as: UTF8.self))
    }

    /// Where letters go where no server is named.
    static func outbox(in folder: DataFolder) -> URL {
        folder.url.appendingPathComponent("maricopa.outbox", isDirectory: true)
    }

    /// What sends them.
    func mailer(in folder: DataFolder) throws(AccountError) -> any Mailer {
        guard let server else { return FileMailer(folder: Self.outbox(in: folder)) }
        return try MailSetting.mailer(server, password: password)
    }

    /// Who they are from.
    func sender() throws(AccountError) -> MailSender {
        do {
            return MailSender(name: Self.service, address: try EmailAddress(from ?? Self.nobody))
        } catch {
            throw .mailSetting(from ?? Self.nobody, reason: "\(error)")
        }
    }
}
