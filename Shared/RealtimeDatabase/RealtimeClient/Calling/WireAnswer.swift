import JSONKit
import NIOHTTP1
import RealtimeTree
import TimeKit

/// A complete response.
struct WireAnswer: Sendable {
    let status: Int
    let fields: HTTPHeaders
    let body: [UInt8]

    /// Returns the first header field with a name, ignoring case.
    func field(_ name: String) -> String? { fields.first(name: name) }
}

// MARK: Content

extension WireAnswer {
    /// Returns the value that was read.
    func value(at path: RealtimePath) throws(RealtimeClientError) -> RealtimeValue {
        do throws(RealtimeError) {
            return try RealtimeValue.read(body, at: path, ServerValues(now: 0) { _ in .null })
        } catch {
            throw .malformed(reason: "its value can't be read: \(error)")
        }
    }

    /// Returns the value with its ETag.
    func tagged(at path: RealtimePath) throws(RealtimeClientError) -> TaggedValue {
        guard let tag = field("ETag") else { throw .malformed(reason: "an answer without the ETag that was asked for") }
        return TaggedValue(value: try value(at: path), tag: tag)
    }

    /// Checks that a write was made: no content, or JSON. A page from a proxy is neither.
    func expectDone() throws(RealtimeClientError) {
        if status == 204 { return }
        guard (try? JSONValue.parse(body)) != nil else { throw .malformed(reason: "a write was answered with a page") }
    }

    /// - Throws: The error that a refusal stands for.
    func expectSuccess() throws(RealtimeClientError) {
        if let problem = Self.problem(status: status, fields: fields, body: body) { throw problem }
    }
}

// MARK: Refusals

extension WireAnswer {
    /// The text of a refusal by the rules. Another credential of the same account would be refused, too.
    private static let rulesWords = "permission denied"

    /// Whether the credential was refused, rather than the request by the rules.
    var refusesCredential: Bool {
        guard status == 401, let text = Self.words(body) else { return false }
        return text.lowercased() != Self.rulesWords
    }

    /// Returns the error that a status stands for; nil for success.
    static func problem(status: Int, fields: HTTPHeaders, body: [UInt8]) -> RealtimeClientError? {
        let words = words(body)
        let reason = words ?? "status \(status)"
        switch status {
        case 200..<300: return nil
        case 402: return .full(reason: reason)
        case 423, 429, 503: return .busy(reason: reason, retryAfter: retryAfter(fields))
        // After these statuses, a write may have been made.
        case 408, 500...: return .unreachable(reason: reason)
        default: break
        }
        // Only the database refuses with JSON. Anything else is a proxy's page or a wrong address.
        guard let words else { return .malformed(reason: reason) }
        switch status {
        case 401, 403: return .denied(reason: words)
        case 400..<500: return .invalid(status: status, reason: words)
        default: return .malformed(reason: words)
        }
    }

    /// Returns the text of `{"error": "…"}` or `{"error": {"message": "…"}}`, at most 300 characters; nil for any other body.
    static func words(_ body: [UInt8]) -> String? {
        guard body.count < 65_536, let json = try? JSONValue.parse(body) else { return nil }
        guard let text = json["error"]?.string ?? json["error"]?["message"]?.string else { return nil }
        return String(text.prefix(300))
    }

    /// Returns the seconds of `Retry-After`, at most a day; nil if it is missing or malformed.
    static func retryAfter(_ fields: HTTPHeaders) -> Int? {
        guard let text = fields.first(name: "Retry-After") else { return nil }
        if let seconds = Int(text) { return min(86_400, max(0, seconds)) }
        guard let until = HTTPDate.read(text), let now = fields.first(name: "Date").flatMap(HTTPDate.read) else {
            return nil
        }
        return Int(min(86_400_000, max(0, now.milliseconds(until: until))) / 1000)
    }
}
