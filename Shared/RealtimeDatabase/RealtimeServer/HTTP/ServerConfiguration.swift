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
    /// Most bytes of a body by somebody who is not signed in. Of every body so many count against no budget, so that a full budget stops
    /// nobody's small writes.
    public var smallBodyBytes = 64 << 10
    /// Most bytes of all bodies that have arrived and aren't answered yet, beyond the small part of each; 0 for any number.
    public var bodyBytesAtOnce = 64 << 20
    /// Most of them by one sender, and by one account; 0 for any number.
    public var bodyBytesAtOncePerSender = 16 << 20
    /// The least number of bytes of a body that arrive in a second, as a mean over ten seconds; 0 for any number.
    public var bodyBytesPerSecond = 1_024
    /// Most bytes of the bodies that a sender, and an account, has written in a minute; 0 for any number.
    public var writtenBytesPerMinute = 32 << 20
    /// Most bytes of the bodies that a sender, and an account, has written in an hour while the disk is nearly full; 0 for any number.
    public var writtenBytesPerHourOnFullDisk = 256 << 10
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
    /// Most tries of an address, and of an account, in an hour at what must not be guessed; 0 for any number.
    public var guessesPerHour = 10
    /// Most looks of an address in a minute at the server's health or its numbers; 0 for any number.
    public var reportsPerMinute = 600
    /// Most requests of one sender that are being answered, without streams; 0 for any number.
    public var requestsAtOnce = 128
    /// Most streams of one sender; 0 for any number.
    public var streamsPerSender = 64
    /// Most streams of one account; 0 for any number.
    public var streamsPerAccount = 20
    /// Most codes of rooms that one write touches; 0 for any number. Two are enough to replace one.
    public var codesPerWrite = 2
    /// Under so many free bytes of the disk nobody gets an account or writes more than a small body.
    public var diskFloorBytes = 256 << 20
    /// Most connections at once. Streams take three quarters of them at most.
    public var connections = 4_096
    /// Most connections of one sender at once; behind a proxy that is believed, all are the proxy's.
    public var connectionsPerAddress = 256
    /// How long a clean shutdown waits for what was begun.
    public var shutdownSeconds = 10

    /// The usual limits.
    public init() {}
}
