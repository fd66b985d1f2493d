import Foundation

/// Where a database is: `https://NAME.firebaseio.com`, `https://NAME.REGION.firebasedatabase.app`, or `http://127.0.0.1:9000/?ns=NAME`.
public struct RealtimeEndpoint: Hashable, Sendable, CustomStringConvertible {
    /// Scheme, host and port: `https://rooms.example.org:8443`. The host is in small letters, and the usual port isn't named.
    public let origin: String
    /// The name in `?ns=`; nil where the host says it.
    public let database: String?

    /// An address as people paste it. Plain `http` is taken for this machine alone: a token would be readable by everybody on the way.
    ///
    /// Throws `badAddress` for any other scheme, a user or a password, a path, a fragment, a host or port that is none, and parameters other
    /// than one `ns`.
    public init(_ text: String) throws(RealtimeClientError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        do throws(AddressProblem) {
            let parts = try AddressParts(trimmed)
            origin = parts.origin
            database = try parts.database
        } catch {
            throw .badAddress(text, reason: error.reason)
        }
    }

    /// The address.
    public var description: String { origin + (database.map { "/?ns=\($0)" } ?? "") }

    /// Whether it is Google's, whose accounts are made elsewhere and need the project's key.
    public var isGoogles: Bool {
        (try? AddressParts(origin))?.googleDomain != nil
    }
}

/// Where accounts are made and tokens refreshed.
public struct IdentityEndpoint: Hashable, Sendable {
    /// Signs up and exchanges custom tokens: `https://identitytoolkit.googleapis.com`, or a server of one's own.
    public let accounts: String
    /// Refreshes: `https://securetoken.googleapis.com`, or a server of one's own.
    public let tokens: String
    /// The project's key, which is no secret.
    public let apiKey: String
    /// The database that accounts are for, where a server has several at one address.
    public let database: String?

    /// Google's, for a Firebase project.
    public static func google(apiKey: String) -> IdentityEndpoint {
        IdentityEndpoint(
            accounts: "https://identitytoolkit.googleapis.com",
            tokens: "https://securetoken.googleapis.com",
            apiKey: apiKey
        )
    }

    /// Those that a server of rooms has itself, under the paths of Google's emulator.
    public static func own(_ endpoint: RealtimeEndpoint, apiKey: String = "roomd") -> IdentityEndpoint {
        IdentityEndpoint(
            accounts: endpoint.origin + "/identitytoolkit.googleapis.com",
            tokens: endpoint.origin + "/securetoken.googleapis.com",
            apiKey: apiKey,
            database: endpoint.database
        )
    }

    /// Endpoints.
    public init(accounts: String, tokens: String, apiKey: String, database: String? = nil) {
        self.accounts = accounts
        self.tokens = tokens
        self.apiKey = apiKey
        self.database = database
    }
}
