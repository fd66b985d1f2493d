import WordKit

/// A cause of a ``MailFailure``, or of a setting that is no good for mail. The kit has its words for every mailer.
public enum MailCause: Hashable, Sendable {
    // MARK: Failures

    case canceled
    case tooOld
    case noMemory
    /// The library that sends mail can't be used at all.
    case noLibrary
    /// The library that sends mail is too old or lacks a part.
    case oldLibrary
    case noEncryption(server: String)
    case wrongLogin(server: String)
    case slow(server: String, milliseconds: Int)
    case unknownHost(server: String)
    case noConnection(server: String)
    case noSecureConnection(server: String)
    case untrusted(server: String)
    case cutShort(server: String)
    case refused(server: String)
    /// The library that sends mail reports another error.
    case failed(server: String, code: Int)
    /// The folder of letters can't be made or written.
    case unwritable(folder: String)
    case noSpace(folder: String)
    /// A cause after which the server's last words are told.
    indirect case answered(MailCause, said: String)

    // MARK: Settings

    case noAddress
    case passwordInside
    case somethingAfterPort
    case noServer
    case noPort(Int)
    case noUser(host: String)
    case noPassword
    case noWholePath

    /// The words in the reader's language.
    public var words: String {
        switch self {
        case .canceled: localized("it was canceled")
        case .tooOld: localized("it was too old to be sent")
        case .noMemory: localized("there is no memory left")
        case .noLibrary: localized("libcurl can't be used")
        case .oldLibrary: localized("libcurl is too old or was built without SMTP or TLS")
        case .noEncryption(let server): localized("\(server) offers no encryption, so nothing was told to it")
        case .wrongLogin(let server): localized("\(server) doesn't take our user name and password")
        case .slow(let server, let milliseconds):
            localized("\(server) was not done within \(milliseconds) ms")
        case .unknownHost(let server): localized("\(server) is no host that is known here")
        case .noConnection(let server): localized("\(server) takes no connection")
        case .noSecureConnection(let server): localized("the secure connection with \(server) failed")
        case .untrusted(let server): localized("the certificate of \(server) isn't one that this machine trusts")
        case .cutShort(let server): localized("\(server) ended the connection too early")
        case .refused(let server): localized("\(server) refuses it")
        case .failed(let server, let code): localized("the transfer to \(server) failed with libcurl’s error \(code)")
        case .unwritable(let folder): localized("\(folder) can't be made or written")
        case .noSpace(let folder): localized("no space is left for letters in \(folder)")
        case .answered(let cause, let said): localized("\(cause.words); the server answered: “\(said)”")
        case .noAddress: localized("it is no address — write it as smtp://user@mail.example.org:587")
        case .passwordInside: localized("a password stands in it — leave it out, and give it apart")
        case .somethingAfterPort: localized("something stands after the port — leave it out")
        case .noServer: localized("it names no server — write it as smtp://user@mail.example.org:587")
        case .noPort(let port): localized("there is no port \(port) — give one from 1 to 65535")
        case .noUser(let host): localized("there is a password and no user — write it as smtp://user@\(host)")
        case .noPassword: localized("there is a user and no password — give the password, too")
        case .noWholePath: localized("it is no whole path — write it as file:/var/mail/out")
        }
    }

    /// The words in English, in which the reason of a failure is kept.
    public var text: String { inEnglish { words } }

    /// Returns the kept reason of a failure in the reader's language.
    public static func shown(_ kept: String) -> String { localized(kept: kept) }
}
