public import TimeKit

/// One place where somebody is signed in.
public struct Session: Hashable, Sendable, Codable {
    /// Names it; it is no secret, and opens nothing.
    public var id: TimeKit.ID<Session>
    /// What it was called when it began, such as “Firefox on Linux”.
    public var device: String
    /// When it began.
    public var madeAt: Instant
    /// When it was last used, to the hour.
    public var seenAt: Instant
    /// When its owner last typed the password, or a code from the mail; long ago where that isn't known.
    public var provedAt: Instant
    /// When it ends unless it is used again.
    public var endsAt: Instant

    init(
        id: TimeKit.ID<Session>,
        device: String,
        madeAt: Instant,
        seenAt: Instant,
        provedAt: Instant,
        endsAt: Instant
    ) {
        self.id = id
        self.device = device
        self.madeAt = madeAt
        self.seenAt = seenAt
        self.provedAt = provedAt
        self.endsAt = endsAt
    }
}

/// Who is signed in, and by which session.
public struct SignedIn: Hashable, Sendable {
    /// The user.
    public var user: User
    /// The session.
    public var session: Session
}

/// A session that has just begun, or whose token was renewed, with the only copy of the token.
public struct NewSession: Hashable, Sendable {
    /// Who, and by which session.
    public var signedIn: SignedIn
    /// What the device keeps and shows from now on.
    public var token: SessionToken
    /// The ticket that the device keeps after the session and shows in ``AccountClient/ticket``.
    public var device: DeviceTicket

    /// The user.
    public var user: User { signedIn.user }
}

/// Where a request comes from.
public struct AccountClient: Hashable, Sendable {
    /// What wrong guesses are counted by, such as the network address; stored as a digest only. It must be something that the
    /// client can't choose: an address that the client itself names in a header is none.
    public var key: String
    /// What a session that begins here is called; the first 200 characters count.
    public var device: String
    /// The ticket that the device was given when somebody signed in on it; nil for a device without one.
    public var ticket: DeviceTicket?

    /// A client.
    public init(key: String, device: String, ticket: DeviceTicket? = nil) {
        self.key = key
        self.device = device
        self.ticket = ticket
    }
}
