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
    static func shown(_ kept: String) -> String {
        others.first { $0.english == kept }.map { localized($0) } ?? systemReason(kept: kept) ?? localized(kept: kept)
    }

    /// The reasons that the client tells in English.
    private static let others = [
        Phrase("its host is unknown"), Phrase("it didn't answer in time"), Phrase("it was given up"),
        Phrase("the connection ended before the answer was whole"), Phrase("the secure connection failed"),
        Phrase("it speaks no version of TLS from 1.2 on"),
        Phrase("its certificate isn't one that this machine trusts"),
    ]
}
