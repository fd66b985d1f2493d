public import RealtimeService
import ServerKit

public struct ServerConfiguration: Hashable, Sendable {
    /// The address to listen on.
    public var host: String
    /// The port; 0 for any free one.
    public var port: Int
    /// The database of requests that name none; nil to take it from the host name.
    public var database: DatabaseName?
    /// Whether the server is behind a proxy whose `X-Forwarded-For` is trusted.
    public var trustsProxy: Bool
    public var limits: SenderLimits

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

/// The limits of a sender and of the whole server. A sender is an IPv4 address or an IPv6 /64.
public struct SenderLimits: Hashable, Sendable {
    /// The maximum size of a body, in bytes.
    public var bodyBytes = 16 << 20
    /// The maximum size of an anonymous caller's body, in bytes. This many bytes of every body count against no budget, so a used-up budget never
    /// blocks small writes.
    public var smallBodyBytes = 64 << 10
    /// The maximum size of all unanswered bodies together, in bytes, without the small part of each; 0 for no limit.
    public var bodyBytesAtOnce = 64 << 20
    /// The same for one sender, and for one account; 0 for no limit.
    public var bodyBytesAtOncePerSender = 16 << 20
    /// The maximum size of all large answers and events that clients haven't read yet, in bytes; 0 for no limit.
    public var answerBytesAtOnce = 512 << 20
    /// The same for one sender; 0 for no limit. The largest answer fits.
    public var answerBytesAtOncePerSender = ReadBounds.mostBytes
    /// The minimum rate of a body, in bytes per second averaged over ten seconds; 0 for no limit.
    public var bodyBytesPerSecond = 1_024
    /// The maximum number of bytes that a sender, or an account, writes per minute; 0 for no limit.
    public var writtenBytesPerMinute = 32 << 20
    /// The maximum number of bytes that a sender, or an account, writes per hour while the disk is nearly full; 0 for no limit.
    public var writtenBytesPerHourOnFullDisk = 256 << 10
    /// The maximum time for the head of a connection's first request, in seconds.
    public var headSeconds = 10
    /// The maximum time for a body, and for a client to read what was sent, in seconds.
    public var bodySeconds = 60
    /// The maximum time between a response and the head of the connection's next request, in seconds.
    public var idleSeconds = 60
    /// The interval of a stream's keep-alives, in seconds.
    public var keepAliveSeconds = 30
    /// The maximum number of requests of a sender per minute; 0 for no limit.
    public var requestsPerMinute = 6_000
    /// The maximum number of new accounts of a sender per hour; 0 for no limit.
    public var signUpsPerHour = 30
    /// The maximum number of guesses of a room's code by a sender, or an account, per hour; 0 for no limit.
    public var guessesPerHour = 10
    /// The maximum number of reads of health or metrics by a sender per minute; 0 for no limit.
    public var reportsPerMinute = 600
    /// The maximum number of concurrent requests of a sender, without streams; 0 for no limit.
    public var requestsAtOnce = 128
    /// The maximum number of streams of a sender; 0 for no limit.
    public var streamsPerSender = 64
    /// The maximum number of streams of an account; 0 for no limit.
    public var streamsPerAccount = 20
    /// The maximum number of room codes that a write touches; 0 for no limit. Replacing a code touches two.
    public var codesPerWrite = 2
    /// The free disk space, in bytes, below which no accounts are created and only small bodies are accepted.
    public var diskFloorBytes = 256 << 20
    /// The maximum number of connections. Streams use at most three quarters of them.
    public var connections = 4_096
    /// The maximum number of connections of a sender. It doesn't apply behind a trusted proxy.
    public var connectionsPerAddress = 256
    /// The time that a shutdown waits for pending requests, in seconds.
    public var shutdownSeconds = 10

    public init() {}

    /// The limits of the connections alone.
    var ofConnections: ConnectionLimits {
        ConnectionLimits(
            connections: connections,
            connectionsPerSender: connectionsPerAddress,
            headSeconds: headSeconds,
            bodyBytes: bodyBytes,
            bodyBytesPerSecond: bodyBytesPerSecond,
            bodySeconds: bodySeconds,
            unreadSeconds: bodySeconds,
            idleSeconds: idleSeconds,
            lastAnswerSeconds: 2,
            shutdownSeconds: shutdownSeconds
        )
    }
}
