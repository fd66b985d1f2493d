import Foundation

/// What a server said of the version it sent, to ask later whether it still stands.
public struct WebVersion: Hashable, Codable, Sendable {
    /// The `ETag` field.
    public var entityTag: String?
    /// The `Last-Modified` field, as it came.
    public var lastModified: String?

    /// A version; nil where the server named none.
    public init?(entityTag: String?, lastModified: String?) {
        guard entityTag != nil || lastModified != nil else { return nil }
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}

/// A complete answer.
public struct WebResponse: Hashable, Sendable {
    /// The status code.
    public let status: Int
    /// The address the answer came from, after redirects.
    public let address: WebAddress
    /// The header fields in order.
    public let fields: [WebField]
    /// The body, decompressed.
    public let body: [UInt8]

    /// An answer.
    public init(status: Int, address: WebAddress, fields: [WebField], body: [UInt8]) {
        self.status = status
        self.address = address
        self.fields = fields
        self.body = body
    }

    /// Whether the status says that the request was carried out (2xx).
    public var isSuccess: Bool { (200...299).contains(status) }

    /// Whether the version asked about still stands (304).
    public var isUnchanged: Bool { status == 304 }

    /// The version the server names, for the next request.
    public var version: WebVersion? {
        WebVersion(entityTag: value(of: "ETag"), lastModified: value(of: "Last-Modified"))
    }

    /// The media type without parameters, in lower case: "text/html".
    public var mediaType: String? {
        value(of: "Content-Type")?.split(separator: ";").first.map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
    }

    /// Whether the server sends the asker elsewhere: `Location` says where.
    public var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

    /// The first value of a field; its case has no meaning.
    public func value(of name: String) -> String? {
        fields.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}
