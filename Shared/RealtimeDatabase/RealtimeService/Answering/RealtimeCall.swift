public import RealtimeTree
public import TimeKit

/// A request of the protocol, independent of the network.
public struct RealtimeCall: Sendable {
    public enum Method: String, Sendable, CaseIterable {
        case get = "GET"
        case put = "PUT"
        case patch = "PATCH"
        case post = "POST"
        case delete = "DELETE"
    }

    /// The method of the request, before `X-HTTP-Method-Override`.
    public var method: Method
    /// The path as sent, percent-encoded: `/rooms/a%20b.json`.
    public var path: String
    /// The decoded query parameters, in order. They may include those for addressing and credentials (`ns`, `auth`, `access_token`).
    public var parameters: [Parameter]
    /// The header fields by lowercase name.
    public var fields: [String: String]
    public var body: [UInt8]
    public var database: DatabaseName
    public var caller: RealtimeCaller
    /// The address that sent the request, by which large reads of a caller without an account count; nil if it is not known.
    public var sender: String?

    public struct Parameter: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(
        _ method: Method,
        _ path: String,
        parameters: [Parameter] = [],
        fields: [String: String] = [:],
        body: [UInt8] = [],
        database: DatabaseName,
        caller: RealtimeCaller
    ) {
        self.method = method
        self.path = path
        self.parameters = parameters
        self.fields = fields
        self.body = body
        self.database = database
        self.caller = caller
    }
}

/// The caller of a request, already authenticated.
public enum RealtimeCaller: Hashable, Sendable {
    /// An anonymous caller. Rules apply, with `auth == null`.
    case nobody
    /// A user. Rules apply, with this value of `auth` (`uid`, `token`). The credential is invalid from `expires` on.
    case user(auth: RealtimeValue, expires: Instant)
    /// An admin. Rules don't apply, unless `auth_variable_override` is given.
    case admin

    /// The id of the user; nil for anonymous callers and admins.
    public var uid: String? {
        guard case .user(let auth, _) = self, case .string(let uid) = auth["uid"] else { return nil }
        return uid
    }
}

/// A response of the protocol.
public struct RealtimeAnswer: Sendable {
    /// The status code; 0 means to close the connection without a response, see ``RealtimeService/answer(_:)-(RealtimeCall)``.
    public var status: Int
    /// The header fields, which include `Content-Type` if there is a body.
    public var fields: [Field]
    public var body: Body
    /// The limit that the call was refused for; nil for any other response.
    public var limit: ReachedLimit?

    public struct Field: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public enum Body: Sendable {
        /// A complete body.
        case bytes([UInt8])
        /// A stream of events that lasts until the subscription ends.
        case events(RealtimeListening)
    }

    public init(status: Int, fields: [Field] = [], body: Body) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// Returns a refusal in the protocol's form: `{"error": "…"}`.
    public static func refusal(_ status: Int, _ text: String) -> RealtimeAnswer {
        let body = RealtimeValue.children(["error": .string(text)]).json()
        return RealtimeAnswer(
            status: status,
            fields: [
                Field("Content-Type", "application/json; charset=utf-8"), Field("Cache-Control", "no-cache"),
                Field("Access-Control-Allow-Origin", "*"),
            ],
            body: .bytes(body)
        )
    }
}
