/// The limits of a server's connections.
public struct ConnectionLimits: Hashable, Sendable {
    /// The maximum number of connections.
    let connections: Int
    /// The maximum number of connections of a sender; 0 for no limit.
    let connectionsPerSender: Int
    /// The maximum time for the head of a connection's first request, in seconds.
    let headSeconds: Int
    /// The maximum size of a body that a client is told to send when it asks first, in bytes.
    let bodyBytes: Int
    /// The minimum rate of a body, in bytes per second averaged over ten seconds; 0 for no limit.
    let bodyBytesPerSecond: Int
    /// The maximum time for a body, in seconds.
    let bodySeconds: Int
    /// The maximum time from a request's end to the end of its answer, in seconds; 0 for no limit.
    let answerSeconds: Int
    /// The maximum time in which a client takes nothing of what was sent, in seconds.
    let unreadSeconds: Int
    /// The maximum time between a response and the head of the connection's next request, in seconds.
    let idleSeconds: Int
    /// The time that a client has to read the last response before the connection is cut, in seconds.
    let lastAnswerSeconds: Int
    /// The time that a shutdown waits for pending requests, in seconds.
    let shutdownSeconds: Int

    public init(
        connections: Int,
        connectionsPerSender: Int = 0,
        headSeconds: Int,
        bodyBytes: Int,
        bodyBytesPerSecond: Int = 0,
        bodySeconds: Int,
        answerSeconds: Int = 0,
        unreadSeconds: Int,
        idleSeconds: Int,
        lastAnswerSeconds: Int,
        shutdownSeconds: Int
    ) {
        self.connections = connections
        self.connectionsPerSender = connectionsPerSender
        self.headSeconds = headSeconds
        self.bodyBytes = bodyBytes
        self.bodyBytesPerSecond = bodyBytesPerSecond
        self.bodySeconds = bodySeconds
        self.answerSeconds = answerSeconds
        self.unreadSeconds = unreadSeconds
        self.idleSeconds = idleSeconds
        self.lastAnswerSeconds = lastAnswerSeconds
        self.shutdownSeconds = shutdownSeconds
    }
}

/// An event of a connection, for the metrics of a server.
public enum ConnectionEvent: Hashable, Sendable {
    case opened
    case closed
    /// The number of bytes that were received.
    case received(Int)
    /// The number of bytes that were sent.
    case sent(Int)
    case streamBegan
    case streamEnded
    /// A limit closed the connection.
    case reached(ConnectionLimit)
}

/// A limit that closes a connection.
public enum ConnectionLimit: String, Sendable {
    /// Too many connections, in total or of one sender.
    case connections
    /// A head or a body was not complete in time. A kept connection without a further request doesn't count.
    case head = "head_time"
    case body = "body_time"
    /// The head had too many bytes.
    case headBytes = "head_bytes"
    /// An answer was not complete in time.
    case answer = "answer_time"
    /// The client didn't read what was sent.
    case stalled
}

/// Thrown when a request ends before its body is complete.
public struct CutShort: Error {
    public init() {}
}
