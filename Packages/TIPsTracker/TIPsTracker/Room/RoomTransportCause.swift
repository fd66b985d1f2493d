import WordKit

/// A cause of a `RoomTransportError` that lies on this device or in its account. The engine has its words for every transport.
public enum RoomTransportCause: Hashable, Sendable {
    /// This device has no account at the server.
    case noAccount
    /// The account at an address was ended or is unknown here.
    case endedAccount(address: String)
    /// The account isn't that of an admin.
    case notAnAdmins
    /// The transport has another account.
    case signedInAs(RoomAccount.ID)
    /// Another process creates the account.
    case signingUp
    /// A Firebase project has no API key.
    case noKey
    /// The file of the accounts can't be read.
    case unreadable(path: String)
    /// The file of the accounts or its lock can't be written.
    case unwritable(path: String)
    /// The file of the accounts can't be locked.
    case unlockable(path: String)

    /// The reason of the error in English, in which it is kept.
    public var text: String {
        inEnglish {
            switch self {
            case .noAccount: localized("there is no account")
            case .endedAccount(let address):
                localized("its account at \(address) was ended or is not on this device")
            case .notAnAdmins: localized("this account belongs to the room, but not as an admin's")
            case .signedInAs(let account): localized("it is signed in as \(account)")
            case .signingUp: localized("another process is signing up")
            case .noKey: localized("a Firebase project needs its web API key")
            case .unreadable(let path): localized("\(path) can't be read")
            case .unwritable(let path): localized("\(path) can't be written")
            case .unlockable(let path): localized("\(path) can't be locked")
            }
        }
    }
}

extension RoomTransportCause {
    /// Returns a kept reason in the reader's language. It may be the engine's, the client's or the operating system's.
    ///
    /// Any other reason is in the words of the server, which stand in quotation marks in other languages than English.
    static func shown(_ kept: String) -> String {
        if let known = others.first(where: { $0.english == kept }).map({ localized($0) }) ?? systemReason(kept: kept) {
            return known
        }
        let shown = localized(kept: kept)
        return shown == kept && Language.current != .english ? localized("the server answered: “\(kept)”") : shown
    }

    /// The reasons that the client tells in English.
    private static let others = [
        Phrase("its host is unknown"), Phrase("it didn't answer in time"), Phrase("it was given up"),
        Phrase("the connection ended before the answer was whole"), Phrase("the secure connection failed"),
        Phrase("it speaks no version of TLS from 1.2 on"),
        Phrase("its certificate isn't one that this machine trusts"),
        Phrase("the connection failed: “\(0)”"), Phrase("it wasn't answered within \(0) seconds"),
        Phrase("the client was closed"), Phrase("the stream ended"), Phrase("status \(0)"),
        Phrase("the credential is no longer valid"), Phrase("credential is no longer valid"),
        Phrase("its credential is worth nothing"), Phrase("the rules don't allow it anymore"),
        Phrase("that is no realtime database (\(0)) — check its address"), Phrase("a stream with status \(0)"),
        Phrase("a stream was answered with “\(0)”"), Phrase("a stream without its beginning"),
        Phrase("its value can't be read: \(0)"), Phrase("an answer without the ETag that was asked for"),
        Phrase("an answer without the ETag"), Phrase("a write was answered with a page"),
        Phrase("an answer that doesn't say where it ends"), Phrase("an answer of more than \(0) bytes"),
        Phrase("it is not HTTP: \(0)"), Phrase("it redirects more than \(0) times"), Phrase("a redirect to nowhere"),
        Phrase("a redirect to an address that isn't gone to: \(0)"), Phrase("a redirect from https:// to http://"),
        Phrase("a redirect to \(0), which is another server: no token is sent there"),
        Phrase("another account's tokens"), Phrase("a sign-in without its tokens"),
        Phrase("a sign-in was answered with a page"),
        Phrase("“\(0)” is no address of a database (\(1)) — use one such as https://NAME.firebaseio.com"),
        Phrase("it doesn't begin with https://"), Phrase("it has a part after #"),
        Phrase("it has characters that no address has"), Phrase("it has a user or a password in it"),
        Phrase("over http:// everybody on the way could read it"), Phrase("it has a path"),
        Phrase("?ns=NAME is all that may follow the host"), Phrase("“\(0)” is no name of a database"),
        Phrase("its host has no end"), Phrase("its host is none"), Phrase("it has no host"),
        Phrase("“\(0)” is no port"),
    ]
}
