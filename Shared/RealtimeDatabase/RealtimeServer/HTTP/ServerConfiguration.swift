public import RealtimeService

/// How a server is run.
public struct ServerConfiguration: Hashable, Sendable {
    /// The address to listen at.
    public var host: String
    /// The port; 0 for any that is free.
    public var port: Int
    /// The database of requests that name none.
    public var database: DatabaseName?
    /// Whether `X-Forwarded-For` of the proxy in front is believed.
    public var trustsProxy: Bool
    /// What one sender may do.
    public var limits: SenderLimits

    /// A configuration.
    public init(
        host: String = "127.0.0.1",
        port: Int = 9000,
        database: DatabaseName? = nil,
        trustsProxy: Bool = false,
        limits: SenderLimits = SenderLimits()
    ) {
        self.host = host
        self.port = port
        self.database = database
        self.trustsProxy = trustsProxy
        self.limits = limits
    }
}

/// What one sender may do. Times in seconds.
public struct SenderLimits: Hashable, Sendable {
    /// Most bytes of a body.
    public var bodyBytes = 16 << 20
    /// Until the head of a request has to be there.
    public var headSeconds = 10
    /// Until its body has to be there.
    public var bodySeconds = 60
    /// How long a connection may be silent between two requests.
    public var idleSeconds = 60
    /// How often a stream that has nothing to tell says that it is there.
    public var keepAliveSeconds = 30
    /// Most requests of an address in a minute; 0 for any number.
    public var requestsPerMinute = 6_000
    /// Most new accounts of an address in an hour; 0 for any number.
    public var signUpsPerHour = 30
    /// Most tries of an address in an hour at what must not be guessed; 0 for any number.
    public var guessesPerHour = 10
    /// Most connections at once.
    public var connections = 4_096
    /// Most connections of one address at once; behind a proxy that is believed, all come from its.
    public var connectionsPerAddress = 256
    /// How long a clean shutdown waits for what was begun.
    public var shutdownSeconds = 10

    /// The usual limits.
    public init() {}
}
