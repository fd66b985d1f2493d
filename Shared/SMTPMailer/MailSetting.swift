public import AccountKit
import Foundation

/// Where letters go, as one line of an app's settings says it.
public enum MailSetting {
    /// The mailer of a setting: `file:FOLDER` writes files, `smtp://USER@HOST:PORT` and `smtps://…` send.
    ///
    /// - Parameter password: of the user in the setting; settings with a password in them are refused.
    /// - Throws: ``AccountKit/AccountError/mailSetting(_:reason:)``.
    public static func mailer(_ setting: String, password: String? = nil) throws(AccountError) -> any Mailer {
        guard setting.hasPrefix("file:") else { return SMTPMailer(try SMTPServer(setting, password: password)) }
        var path = setting.dropFirst("file:".count)
        if path.hasPrefix("//") { path = path.dropFirst(2) }
        guard path.hasPrefix("/"), !path.contains("\0") else {
            throw .mailSetting(setting, reason: "it is no whole path — write it as file:/var/mail/out")
        }
        return FileMailer(folder: URL(filePath: String(path), directoryHint: .isDirectory))
    }
}
