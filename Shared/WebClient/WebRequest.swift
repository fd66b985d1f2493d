/// An HTTP request with limits for its response.
public struct WebRequest: Hashable, Sendable {
    /// The method of a request.
    public enum Method: Hashable, Sendable {
        case get
        /// POST of a body with a media type.
        case post(body: [UInt8], mediaType: String)
    }

    /// The limits of a response.
    public struct Limits: Hashable, Sendable {
        /// The largest body in bytes, after decompression.
        public var bytes: Int
        /// The longest time in all, including redirects.
        public var time: Duration
        /// The largest number of redirects followed.
        public var redirects: Int

        /// Creates limits. The defaults suit a page that a person waits for.
        public init(bytes: Int = 16 << 20, time: Duration = .seconds(20), redirects: Int = 5) {
            self.bytes = bytes
            self.time = time
            self.redirects = redirects
        }
    }

    public let address: WebAddress
    public var method: Method
    public var limits: Limits
    /// The version to compare with, for a conditional request. nil for an unconditional one.
    public var unlessStill: WebVersion?
    /// Further header fields. They are only sent to the origin of the first address.
    public var fields: [WebField]
    /// Whether redirects are followed. Otherwise, they are returned as responses.
    public var followsRedirects: Bool
    /// The machines that the request and its redirects may reach.
    public var policy: AddressPolicy

    /// Creates a request, by default a GET.
    ///
    /// - Parameter policy: The machines that the request may reach. nil treats `address` as named by a person: its own scheme, host and port
    ///   may be anywhere, and redirects to others may only reach public addresses. For an address from foreign content, pass
    ///   ``AddressPolicy/publicOnly``.
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

public struct WebField: Hashable, Sendable {
    /// The name, which is not case-sensitive.
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
