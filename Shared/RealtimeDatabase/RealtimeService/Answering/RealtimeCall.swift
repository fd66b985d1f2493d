public import RealtimeTree
public import TimeKit

/// A request of the protocol, without the network it came over.
public struct RealtimeCall: Sendable {
    /// What is to be done.
    public enum Method: String, Sendable, CaseIterable {
        case get = "GET"
        case put = "PUT"
        case patch = "PATCH"
        case post = "POST"
        case delete = "DELETE"
    }

    /// What is to be done, before `X-HTTP-Method-Override`.
    public var method: Method
    /// The path as it was on the wire, percent-encoded: `/rooms/a%20b.json`.
    public var path: String
    /// The query's parameters, decoded, in their order. Those of addressing and of credentials (`ns`, `auth`, `access_token`) may be there.
    public var parameters: [Parameter]
    /// Header fields by their name in small letters.
    public var fields: [String: String]
    /// The body.
    public var body: [UInt8]
    /// Which database.
    public var database: DatabaseName
    /// Who asks.
    public var caller: RealtimeCaller

    /// A parameter of a query.
    public struct Parameter: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// Its value.
        public let value: String

        /// A parameter.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A request.
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

/// Who asks.
public enum RealtimeCaller: Hashable, Sendable {
    /// Nobody who is known: rules apply with `auth == null`.
    case nobody
    /// A user: rules apply. `auth` is what rules see (`uid`, `token`); from `expires` on the credential is worth nothing.
    case user(auth: RealtimeValue, expires: Instant)
    /// Whom rules don't bind, unless `auth_variable_override` is given.
    case admin

    /// The id of the user; nil for nobody and for admins.
    public var uid: String? {
        guard case .user(let auth, _) = self, case .string(let uid) = auth["uid"] else { return nil }
        return uid
    }
}

/// What is answered.
public struct RealtimeAnswer: Sendable {
    /// The status.
    public var status: Int
    /// Header fields; `Content-Type` is among them where there is a body.
    public var fields: [Field]
    /// What follows.
    public var body: Body
    /// The limit that the call has reached and is refused for; nil for every other answer.
    public var limit: ReachedLimit?

    /// A header field.
    public struct Field: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// Its value.
        public let value: String

        /// A field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What follows the head.
    public enum Body: Sendable {
        /// All there is.
        case bytes([UInt8])
        /// Events for as long as the listener stays.
        case events(RealtimeListening)
    }

    /// An answer.
    public init(status: Int, fields: [Field] = [], body: Body) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The protocol's form of a refusal: `{"error": "…"}`.
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
