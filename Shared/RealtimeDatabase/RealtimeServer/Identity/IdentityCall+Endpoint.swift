import Foundation
import MarkupKit
public import RealtimeService

extension IdentityCall {
    /// What can be called.
    enum Endpoint: String, CaseIterable {
        case signUp = "/v1/accounts:signUp"
        case signInWithCustomToken = "/v1/accounts:signInWithCustomToken"
        case token = "/v1/token"
        case delete = "/v1/accounts:delete"
        /// Google has none: its clients forget their tokens, which stay good.
        case signOut = "/v1/accounts:signOut"
        case certificates = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com"
        case keySet = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"

        /// Whether it is asked by GET.
        var isRead: Bool { self == .certificates || self == .keySet }
    }

    /// Whether a path, as on the wire, is one of the endpoints of accounts; a database's paths never are.
    public static func isEndpoint(_ path: String) -> Bool { endpoint(path) != nil }

    /// Whether it asks for a new account, of which an address may make so many.
    public var makesAccount: Bool { endpoint == .signUp }

    var endpoint: Endpoint? { Self.endpoint(path) }

    /// Under the plain path, and under that of Google's emulator, which has the host in front.
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
    /// A refusal in the form of the endpoints of accounts: `{"error": {"code": 400, "message": "…", …}}`.
    public static func accountRefusal(_ status: Int, _ message: String) -> RealtimeAnswer {
        let kind =
            switch status {
            case 400: "INVALID_ARGUMENT"
            case 429: "RESOURCE_EXHAUSTED"
            case 503: "UNAVAILABLE"
            default: "FAILED_PRECONDITION"
            }
        let detail = JSONObject([
            .init(name: "message", value: .string(message)), .init(name: "domain", value: .string("global")),
            .init(name: "reason", value: .string("invalid")),
        ])
        let error = JSONObject([
            .init(name: "code", value: .number(String(status))), .init(name: "message", value: .string(message)),
            .init(name: "errors", value: .array([.object(detail)])), .init(name: "status", value: .string(kind)),
        ])
        return .json(status, .object(JSONObject([.init(name: "error", value: .object(error))])), cache: "no-store")
    }

    /// What is told of an account.
    static func account(_ members: [JSONObject.Member]) -> RealtimeAnswer {
        .json(200, .object(JSONObject(members)), cache: "no-store")
    }

    /// Public keys, which readers may keep for ten minutes: so long after a change of keys they may not know the newest one.
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

/// Bodies of the media type `application/x-www-form-urlencoded`.
enum FormBody {
    /// The fields; of several of one name the first.
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

    /// A name or a value of a body, or of the parameters in an address; nil where an escape is wrong.
    static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
