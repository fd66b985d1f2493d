import MarkupKit
import NIOHTTP1
import RealtimeTree
import TimeKit

/// A whole answer.
struct WireAnswer: Sendable {
    /// Its status.
    let status: Int
    /// Its header fields.
    let fields: HTTPHeaders
    /// Its body.
    let body: [UInt8]

    /// The first field of a name, in whichever letters.
    func field(_ name: String) -> String? { fields.first(name: name) }
}

// MARK: What it says

extension WireAnswer {
    /// The value that was read.
    func value(at path: RealtimePath) throws(RealtimeClientError) -> RealtimeValue {
        do throws(RealtimeError) {
            return try RealtimeValue.read(body, at: path, ServerValues(now: 0) { _ in .null })
        } catch {
            throw .malformed(reason: "its value can't be read: \(error)")
        }
    }

    /// The value and what tells it from others.
    func tagged(at path: RealtimePath) throws(RealtimeClientError) -> TaggedValue {
        guard let tag = field("ETag") else { throw .malformed(reason: "an answer without the ETag that was asked for") }
        return TaggedValue(value: try value(at: path), tag: tag)
    }

    /// That a write was made: silence, or the JSON of what is there now. Whatever page stands between here and the server says neither.
    func expectDone() throws(RealtimeClientError) {
        if status == 204 { return }
        guard (try? JSONValue.parse(body)) != nil else { throw .malformed(reason: "a write was answered with a page") }
    }

    /// Throws what a refusal means.
    func expectSuccess() throws(RealtimeClientError) {
        if let problem = Self.problem(status: status, fields: fields, body: body) { throw problem }
    }
}

// MARK: Refusals

extension WireAnswer {
    /// The rules' own words: another credential of the same account would be told the same.
    private static let rulesWords = "permission denied"

    /// Whether it was the credential that is worth nothing: not the rules that don't allow it.
    var refusesCredential: Bool {
        guard status == 401, let text = Self.words(body) else { return false }
        return text.lowercased() != Self.rulesWords
    }

    /// What a status means; nil for success.
    static func problem(status: Int, fields: HTTPHeaders, body: [UInt8]) -> RealtimeClientError? {
        let words = words(body)
        let reason = words ?? "status \(status)"
        switch status {
        case 200..<300: return nil
        case 402, 423, 429, 503: return .busy(reason: reason, retryAfter: retryAfter(fields))
        // Of these nobody says that nothing was done.
        case 408, 500...: return .unreachable(reason: reason)
        default: break
        }
        // A proxy or a wrong address answers with a page; what it refuses is no word of the database.
        guard let words else { return .malformed(reason: reason) }
        switch status {
        case 401, 403: return .denied(reason: words)
        case 400..<500: return .invalid(status: status, reason: words)
        default: return .malformed(reason: words)
        }
    }

    /// The text of `{"error": "…"}`, or of `{"error": {"message": "…"}}`; not more of it than people read.
    static func words(_ body: [UInt8]) -> String? {
        guard body.count < 65_536, let json = try? JSONValue.parse(body) else { return nil }
        guard let text = json["error"]?.string ?? json["error"]?["message"]?.string else { return nil }
        return String(text.prefix(300))
    }

    /// The seconds a server asks to be left alone, a day at most.
    static func retryAfter(_ fields: HTTPHeaders) -> Int? {
        guard let text = fields.first(name: "Retry-After") else { return nil }
        if let seconds = Int(text) { return min(86_400, max(0, seconds)) }
        guard let until = HTTPDate.read(text), let now = fields.first(name: "Date").flatMap(HTTPDate.read) else {
            return nil
        }
        return Int(min(86_400_000, max(0, now.milliseconds(until: until))) / 1000)
    }
}
