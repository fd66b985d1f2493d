import Foundation
import JSONKit
public import RealtimeService

extension IdentityCall {
    enum Endpoint: String, CaseIterable {
        case signUp = "/v1/accounts:signUp"
        case signInWithCustomToken = "/v1/accounts:signInWithCustomToken"
        case token = "/v1/token"
        case delete = "/v1/accounts:delete"
        /// An endpoint that Google doesn't have: its clients only forget their tokens, which stay valid.
        case signOut = "/v1/accounts:signOut"
        case certificates = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com"
        case keySet = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"

        /// Whether the endpoint is called with GET.
        var isRead: Bool { self == .certificates || self == .keySet }
    }

    /// Returns whether a path, as sent, is an account endpoint. No path of a database is one.
    public static func isEndpoint(_ path: String) -> Bool { endpoint(path) != nil }

    /// Whether the call creates an account, which is limited per sender.
    public var makesAccount: Bool { endpoint == .signUp }

    var endpoint: Endpoint? { Self.endpoint(path) }

    /// Returns the endpoint of a path, with or without the host prefix that Google's emulator uses.
    private static func endpoint(_ path: String) -> Endpoint? {
        let path = path.removingPercentEncoding ?? path
        let hosts = ["", "/identitytoolkit.googleapis.com", "/securetoken.googleapis.com", "/www.googleapis.com"]
        for host in hosts where path.hasPrefix(host) {
            if let endpoint = Endpoint(rawValue: String(path.dropFirst(host.count))) { return endpoint }
        }
        return nil
    }
}

extension RealtimeAnswer {
    /// Returns a refusal in the form of the account endpoints: `{"error": {"code": 400, "message": "…", …}}`.
    public static func accountRefusal(_ status: Int, _ message: String) -> RealtimeAnswer {
        let kind =
            switch status {
            case 400: "INVALID_ARGUMENT"
            case 429: "RESOURCE_EXHAUSTED"
            case 503: "UNAVAILABLE"
            default: "FAILED_PRECONDITION"
            }
        let detail = JSONObject([
            .init("message", .string(message)), .init("domain", .string("global")),
            .init("reason", .string("invalid")),
        ])
        let error = JSONObject([
            .init("code", .number(String(status))), .init("message", .string(message)),
            .init("errors", .array([.object(detail)])), .init("status", .string(kind)),
        ])
        return .json(status, .object(JSONObject([.init("error", .object(error))])), cache: "no-store")
    }

    /// Returns a successful response of an account endpoint.
    static func account(_ members: [JSONObject.Member]) -> RealtimeAnswer {
        .json(200, .object(JSONObject(members)), cache: "no-store")
    }

    /// Returns public keys. Readers may cache them for ten minutes, so they may not know a new key for that long.
    static func keys(_ keys: JSONValue) -> RealtimeAnswer { .json(200, keys, cache: "public, max-age=600") }

    private static func json(_ status: Int, _ value: JSONValue, cache: String) -> RealtimeAnswer {
        RealtimeAnswer(
            status: status,
            fields: [
                Field("Content-Type", "application/json; charset=utf-8"), Field("Cache-Control", cache),
                Field("Access-Control-Allow-Origin", "*"),
            ],
            body: .bytes(Array(value.description.utf8))
        )
    }
}

/// Parses bodies of the media type `application/x-www-form-urlencoded`.
enum FormBody {
    /// Returns the fields. The first of several fields with one name wins.
    static func fields(_ body: [UInt8]) -> [String: String] {
        guard body.count <= AccountEndpoints.bodyBytes else { return [:] }
        var fields: [String: String] = [:]
        for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                decoded($0) ?? ""
            }
            if fields[parts[0]] == nil { fields[parts[0]] = parts.count > 1 ? parts[1] : "" }
        }
        return fields
    }

    /// Decodes a name or value of form data or URL parameters; nil if an escape is malformed.
    static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
