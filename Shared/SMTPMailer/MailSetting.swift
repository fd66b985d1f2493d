public import AccountKit
import Foundation

/// Parses the setting for the delivery of letters.
public enum MailSetting {
    /// Returns the mailer for a setting: `file:FOLDER` writes files, `smtp://USER@HOST:PORT` and `smtps://…` use a server.
    ///
    /// - Parameters:
    ///   - setting: The setting. One that contains a password is refused.
    ///   - password: The password of the setting's user, or nil.
    /// - Throws: `AccountError.mailSetting`.
    public static func mailer(_ setting: String, password: String? = nil) throws(AccountError) -> any Mailer {
        guard setting.hasPrefix("file:") else { return SMTPMailer(try SMTPServer(setting, password: password)) }
        var path = setting.dropFirst("file:".count)
        if path.hasPrefix("//") { path = path.dropFirst(2) }
        guard path.hasPrefix("/"), !path.contains("\0") else {
            throw .mailSetting(setting, reason: MailCause.noWholePath.words)
        }
        return FileMailer(folder: URL(filePath: String(path), directoryHint: .isDirectory))
    }
}
