import NIOHTTP1
public import RealtimeTree

public protocol CredentialSource: Sendable {
    /// Returns the credential for a request, refreshed if it has expired.
    ///
    /// - Parameter refused: A credential that the server has just refused. It isn't returned again unless there is no other.
    func credential(refused: RealtimeCredential?) async throws(RealtimeClientError) -> RealtimeCredential
}

/// The credential of a request. It is also the source of a credential that never changes.
public enum RealtimeCredential: Hashable, Sendable {
    /// No credential.
    case none
    /// A user's ID token, sent in `auth`.
    case idToken(String)
    /// An admin's access token, sent in `Authorization`; `owner` for an emulator.
    case accessToken(String)
}

extension RealtimeCredential: CredentialSource {
    public func credential(refused: RealtimeCredential?) -> RealtimeCredential { self }
}

/// A client of a realtime database with the Firebase protocol, over REST and event streams.
///
/// Every write can be repeated after `unreachable`, because none is a POST. Redirects are followed with the credential, but only within one
/// server and among Google's.
public struct RealtimeClient: Sendable {
    public let endpoint: RealtimeEndpoint
    /// The estimate of the server's clock.
    public let serverClock: ServerClock
    let connections: Connections
    let credentials: any CredentialSource
    let options: RealtimeClientOptions

    /// Runs a body with a client, and closes its connections afterward.
    public static func with<Value: Sendable>(
        _ endpoint: RealtimeEndpoint,
        credentials: any CredentialSource,
        options: RealtimeClientOptions,
        _ body: (RealtimeClient) async throws -> Value
    ) async throws -> Value {
        let connections = Connections(options)
        let client = RealtimeClient(
            endpoint: endpoint,
            serverClock: ServerClock(),
            connections: connections,
            credentials: credentials,
            options: options
        )
        let outcome: Result<Value, any Error>
        do {
            outcome = .success(try await body(client))
        } catch {
            outcome = .failure(error)
        }
        await connections.close()
        return try outcome.get()
    }
}

// MARK: Reading

extension RealtimeClient {
    /// Returns the value at a path, or the children that a query selects.
    public func get(_ path: RealtimePath, query: RealtimeQuery? = nil) async throws(RealtimeClientError)
        -> RealtimeValue
    {
        let answer = try await answer(to: WireRequest(.GET, path, parameters: query?.parameters ?? []))
        return try answer.value(at: path)
    }

    /// Returns the value at a path with its ETag.
    public func tagged(_ path: RealtimePath) async throws(RealtimeClientError) -> TaggedValue {
        let request = WireRequest(.GET, path, fields: [("X-Firebase-ETag", "true")])
        return try await answer(to: request).tagged(at: path)
    }
}

// MARK: Writing

extension RealtimeClient {
    /// Replaces the value at a path; null deletes.
    public func set(_ value: RealtimeValue, at path: RealtimePath) async throws(RealtimeClientError) {
        guard value.exists else { return try await delete(path) }
        let request = WireRequest(.PUT, path, parameters: [("print", "silent")], body: value.json())
        try await answer(to: request).expectDone()
    }

    /// Replaces the value at a path if the current value has an ETag; null deletes.
    ///
    /// The write may have been made after `unreachable`. Repeating it then finds its own value and returns `differs`.
    ///
    /// - Returns: The new ETag, or the current value if it differs.
    public func set(
        _ value: RealtimeValue,
        at path: RealtimePath,
        ifMatch tag: String
    ) async throws(RealtimeClientError) -> ConditionalOutcome {
        var request = WireRequest(value.exists ? .PUT : .DELETE, path, fields: [("if-match", tag)])
        if value.exists { request.body = value.json() }
        let answer = try await received(for: request)
        if answer.status == 412 { return .differs(try answer.tagged(at: path)) }
        try answer.expectSuccess()
        try answer.expectDone()
        // The tag of null is fixed, so the response may omit it.
        guard let tag = answer.field("ETag") ?? (value.exists ? nil : ETag.null) else {
            throw .malformed(reason: "an answer without the ETag")
        }
        return .written(tag: tag)
    }

    /// Writes several paths atomically; null deletes.
    public func update(_ write: RealtimeWrite) async throws(RealtimeClientError) {
        guard let first = write.values.first else { return }
        if write.values.count == 1 { return try await set(first.value, at: first.key) }
        let request = WireRequest(.PATCH, write.place, parameters: [("print", "silent")], body: write.body)
        try await answer(to: request).expectDone()
    }

    /// Deletes the value at a path.
    public func delete(_ path: RealtimePath) async throws(RealtimeClientError) {
        try await answer(to: WireRequest(.DELETE, path)).expectDone()
    }
}

/// A value with its ETag.
public struct TaggedValue: Hashable, Sendable {
    public let value: RealtimeValue
    public let tag: String

    public init(value: RealtimeValue, tag: String) {
        self.value = value
        self.tag = tag
    }
}

/// The result of a conditional write.
public enum ConditionalOutcome: Hashable, Sendable {
    /// The write was made; the ETag is that of the new value.
    case written(tag: String)
    /// The current value has another ETag.
    case differs(TaggedValue)
}
