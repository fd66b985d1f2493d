import NIOHTTP1
public import RealtimeTree

/// Where a client gets the credential of each request from.
public protocol CredentialSource: Sendable {
    /// The credential to use now; one that has run out is refreshed first.
    ///
    /// - Parameter refused: the one that a server has just refused; it isn't given again, unless there is no other.
    func credential(refused: RealtimeCredential?) async throws(RealtimeClientError) -> RealtimeCredential
}

/// What a request says of who sends it. The source of a credential that never changes.
public enum RealtimeCredential: Hashable, Sendable {
    /// Nothing.
    case none
    /// A user's ID token, in `auth`.
    case idToken(String)
    /// An administrator's access token, in `Authorization`; `owner` for an emulator.
    case accessToken(String)
}

extension RealtimeCredential: CredentialSource {
    /// Itself.
    public func credential(refused: RealtimeCredential?) -> RealtimeCredential { self }
}

/// A realtime database of the Firebase protocol, by REST and event streams.
///
/// Writes can be sent again after `unreachable`: none is a POST. Redirects are followed with the
/// credentials kept, within one server and among Google's.
public struct RealtimeClient: Sendable {
    /// Where the database is.
    public let endpoint: RealtimeEndpoint
    /// What is known of the server's clock from its answers.
    public let serverClock: ServerClock
    let connections: Connections
    let credentials: any CredentialSource
    let options: RealtimeClientOptions

    /// Runs a body with a client, and closes its connections.
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
    /// What is at a place.
    public func get(_ path: RealtimePath, query: RealtimeQuery? = nil) async throws(RealtimeClientError)
        -> RealtimeValue
    {
        let answer = try await answer(to: WireRequest(.GET, path, parameters: query?.parameters ?? []))
        return try answer.value(at: path)
    }

    /// What is at a place, and its ETag.
    public func tagged(_ path: RealtimePath) async throws(RealtimeClientError) -> TaggedValue {
        let request = WireRequest(.GET, path, fields: [("X-Firebase-ETag", "true")])
        return try await answer(to: request).tagged(at: path)
    }
}

// MARK: Writing

extension RealtimeClient {
    /// Puts a value at a place, in the stead of what is there.
    public func set(_ value: RealtimeValue, at path: RealtimePath) async throws(RealtimeClientError) {
        guard value.exists else { return try await delete(path) }
        let request = WireRequest(.PUT, path, parameters: [("print", "silent")], body: value.json())
        try await answer(to: request).expectDone()
    }

    /// Puts a value at a place if that still has an ETag; null deletes. What is there otherwise is in the outcome.
    ///
    /// After `unreachable` it may have been made: sent again, it then finds its own value in the way, which is `differs`.
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
        // Nothing has one tag alone, whether a server says so or not.
        guard let tag = answer.field("ETag") ?? (value.exists ? nil : ETag.null) else {
            throw .malformed(reason: "an answer without the ETag")
        }
        return .written(tag: tag)
    }

    /// Writes several places at once, all or none; null deletes.
    public func update(_ write: RealtimeWrite) async throws(RealtimeClientError) {
        guard let first = write.values.first else { return }
        if write.values.count == 1 { return try await set(first.value, at: first.key) }
        let request = WireRequest(.PATCH, write.place, parameters: [("print", "silent")], body: write.body)
        try await answer(to: request).expectDone()
    }

    /// Takes away what is at a place.
    public func delete(_ path: RealtimePath) async throws(RealtimeClientError) {
        try await answer(to: WireRequest(.DELETE, path)).expectDone()
    }
}

/// A value with what tells it from others.
public struct TaggedValue: Hashable, Sendable {
    /// The value.
    public let value: RealtimeValue
    /// Its ETag.
    public let tag: String

    /// A value.
    public init(value: RealtimeValue, tag: String) {
        self.value = value
        self.tag = tag
    }
}

/// What became of a conditional write.
public enum ConditionalOutcome: Hashable, Sendable {
    /// It was made; the ETag is that of what is there now.
    case written(tag: String)
    /// Something else was there.
    case differs(TaggedValue)
}
