import AsyncHTTPClient
public import RealtimeTree
public import TimeKit

/// Where a client gets the credential of each request from.
public protocol CredentialSource: Sendable {
    /// The credential to use now; one that has run out is refreshed first.
    ///
    /// - Parameter refused: the one that a server has just refused; it isn't given again.
    func credential(refused: RealtimeCredential?) async throws(RealtimeClientError) -> RealtimeCredential
}

/// What a request says of who sends it.
public enum RealtimeCredential: Hashable, Sendable {
    /// Nothing.
    case none
    /// A user's ID token, in `auth`.
    case idToken(String)
    /// An administrator's access token, in `Authorization`; `owner` for an emulator.
    case accessToken(String)
}

/// A realtime database of the Firebase protocol, by REST and event streams.
///
/// Writes can be sent again after `unreachable`: none is a POST. Redirects are followed with the credentials kept, as the protocol has it.
public struct RealtimeClient: Sendable {
    /// Where the database is.
    public let endpoint: RealtimeEndpoint
    let http: HTTPClient
    let credentials: any CredentialSource
    let options: RealtimeClientOptions

    /// Runs a body with a client, and closes its connections.
    public static func with<Value: Sendable>(
        _ endpoint: RealtimeEndpoint,
        credentials: any CredentialSource,
        options: RealtimeClientOptions,
        _ body: (RealtimeClient) async throws -> Value
    ) async throws -> Value {
        throw RealtimeClientError.unreachable(reason: "not built")
    }
}

extension RealtimeClient {
    /// What is at a place.
    public func get(_ path: RealtimePath, query: RealtimeQuery? = nil) async throws(RealtimeClientError)
        -> RealtimeValue
    {
        throw .unreachable(reason: "not built")
    }

    /// What is at a place, and its ETag.
    public func tagged(_ path: RealtimePath) async throws(RealtimeClientError) -> TaggedValue {
        throw .unreachable(reason: "not built")
    }

    /// Puts a value at a place, in the stead of what is there.
    public func set(_ value: RealtimeValue, at path: RealtimePath) async throws(RealtimeClientError) {
        throw .unreachable(reason: "not built")
    }

    /// Puts a value at a place if that still has an ETag; null deletes. What is there otherwise is in the outcome.
    public func set(
        _ value: RealtimeValue,
        at path: RealtimePath,
        ifMatch tag: String
    ) async throws(RealtimeClientError) -> ConditionalOutcome {
        throw .unreachable(reason: "not built")
    }

    /// Writes several places at once, all or none; null deletes.
    public func update(_ write: RealtimeWrite) async throws(RealtimeClientError) {
        throw .unreachable(reason: "not built")
    }

    /// Takes away what is at a place.
    public func delete(_ path: RealtimePath) async throws(RealtimeClientError) {
        throw .unreachable(reason: "not built")
    }

    /// What is at a place, and all that becomes of it, for as long as somebody reads.
    ///
    /// The first event, and the first after each time the connection was lost, is a `put` of the whole at `/`. It reconnects by itself, with
    /// growing waits and a fresh credential; `keepAlive` is handed on. Ends by throwing `denied` (also after `cancel`), `signedOut` or `invalid`;
    /// `unreachable` is told by `onTrouble` alone.
    public func listen(
        to path: RealtimePath,
        onTrouble: @escaping @Sendable (RealtimeClientError) -> Void = { _ in }
    ) -> AsyncThrowingStream<StreamEvent, any Error> {
        AsyncThrowingStream { $0.finish(throwing: RealtimeClientError.unreachable(reason: "not built")) }
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

/// How a client behaves.
public struct RealtimeClientOptions: Sendable {
    /// What it calls itself.
    public var agent: String
    /// How long it waits for the head of an answer, and for each part of a body but a stream's.
    public var patience: Duration
    /// How long a stream may be silent before it counts as cut. Keep-alives come every 30 seconds.
    public var silence: Duration
    /// Most bytes of an answer.
    public var largestAnswer: Int
    /// Waits between two tries.
    public var backOff: BackOff
    /// Waits; tests pass one of their own.
    public var sleep: @Sendable (Duration) async throws -> Void
    /// The clock.
    public var clock: WallClock

    /// Options.
    public init(
        agent: String,
        clock: WallClock,
        patience: Duration = .seconds(30),
        silence: Duration = .seconds(75),
        largestAnswer: Int = 256 << 20,
        backOff: BackOff = BackOff(),
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.agent = agent
        self.clock = clock
        self.patience = patience
        self.silence = silence
        self.largestAnswer = largestAnswer
        self.backOff = backOff
        self.sleep = sleep
    }
}

/// Growing waits: 1 second, each 1.3 times the one before, 300 seconds at most; small again after a connection that stood for 30 seconds.
public struct BackOff: Hashable, Sendable {
    /// The first wait, in milliseconds.
    public var first: Int64
    /// How much longer each next is, in percent.
    public var growth: Int64
    /// The longest, in milliseconds.
    public var longest: Int64

    /// Waits.
    public init(first: Int64 = 1_000, growth: Int64 = 130, longest: Int64 = 300_000) {
        self.first = first
        self.growth = growth
        self.longest = longest
    }
}
