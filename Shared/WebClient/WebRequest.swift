/// What to ask for, and the limits of the answer.
public struct WebRequest: Hashable, Sendable {
    /// What to do at the address.
    public enum Method: Hashable, Sendable {
        /// Fetch it.
        case get
        /// Send a body of a media type there.
        case post(body: [UInt8], mediaType: String)
    }

    /// How much of the world's generosity to accept.
    public struct Limits: Hashable, Sendable {
        /// Most bytes of the body, after decompression.
        public var bytes: Int
        /// Most time from start to end, redirects included.
        public var time: Duration
        /// Most redirects followed.
        public var redirects: Int

        /// Limits; by default those for a page a person waits for.
        public init(bytes: Int = 16 << 20, time: Duration = .seconds(20), redirects: Int = 5) {
            self.bytes = bytes
            self.time = time
            self.redirects = redirects
        }
    }

    /// The address.
    public let address: WebAddress
    /// What to do there.
    public var method: Method
    /// The limits of the answer.
    public var limits: Limits
    /// Ask only for what has changed since an earlier answer.
    public var unlessStill: WebVersion?
    /// Further header fields, sent to the first address only.
    public var fields: [WebField]
    /// Whether a redirect is followed; otherwise it is an answer like any other, and the caller decides about it.
    public var followsRedirects: Bool
    /// Which machines it may reach, also by redirects.
    public var policy: AddressPolicy

    /// A request; without more, a GET of the page.
    ///
    /// - Parameter policy: Which machines it may reach. The default, nil, takes `address` for one that a person has named: its
    ///   own scheme, host and port may be anywhere, and redirects to others lead to public addresses only. An address that
    ///   comes out of foreign content needs ``AddressPolicy/publicOnly``.
    public init(
        _ address: WebAddress,
        method: Method = .get,
        limits: Limits = Limits(),
        unlessStill: WebVersion? = nil,
        fields: [WebField] = [],
        followsRedirects: Bool = true,
        policy: AddressPolicy? = nil
    ) {
        self.address = address
        self.method = method
        self.limits = limits
        self.unlessStill = unlessStill
        self.fields = fields
        self.followsRedirects = followsRedirects
        self.policy = policy ?? .home(address)
    }
}

/// A header field.
public struct WebField: Hashable, Sendable {
    /// The field's name; its case has no meaning.
    public let name: String
    /// The field's value.
    public let value: String

    /// A field.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
