public import JSONKit
import ScreenKit
import WordKit

/// An invitation to a room: its code and, for a shared room, the server's address. One link holds both.
public struct Invitation: Hashable, Codable, Sendable {
    /// The formatted code: `K3F9-X2AA-7QWM-C`.
    public let code: String
    /// The server's address; nil for a room of this device, or if only the code was sent.
    @NullEncoded public private(set) var remote: RemoteAddress?

    /// The maximum length of a typed code or link, in characters. It is our own choice, far above that of any address.
    static let limit = 2_000

    /// Creates an invitation without validating the code.
    public init(code: String, remote: RemoteAddress?) {
        self.code = code
        self.remote = remote
    }

    /// Reads an invitation: a link as in ``link``, or a code alone.
    ///
    /// - Throws: `notARoomCode`.
    public init(typed: String) throws(TIPsError) {
        let text = TypedText.line(typed)
        guard text.count <= Self.limit else { throw .notARoomCode(String(text.prefix(40))) }
        guard text.lowercased().hasPrefix("\(TIPsLink.scheme)://") else {
            _ = try RoomCodeRule.letters(typed: text)
            self.init(code: text, remote: nil)
            return
        }
        guard let link = try? TIPsLink(text), case .join(let invitation) = link else {
            throw .notARoomCode(String(text.prefix(40)))
        }
        _ = try RoomCodeRule.letters(typed: invitation.code)
        self = invitation
    }

    /// The link: `tips://join/K3F9-X2AA-7QWM-C/https%3A%2F%2Frooms.example.org`.
    public var link: String { TIPsLink.join(self).target }
}
