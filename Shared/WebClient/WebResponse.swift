import Foundation

/// The version of a resource, for conditional requests.
public struct WebVersion: Hashable, Codable, Sendable {
    /// The value of the `ETag` field, or nil.
    public var entityTag: String?
    /// The value of the `Last-Modified` field as received, or nil.
    public var lastModified: String?

    /// Creates a version, or returns nil if both values are nil.
    public init?(entityTag: String?, lastModified: String?) {
        guard entityTag != nil || lastModified != nil else { return nil }
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}

/// A complete response.
public struct WebResponse: Hashable, Sendable {
    public let status: Int
    /// The address that the response came from, after redirects.
    public let address: WebAddress
    /// The header fields, in order.
    public let fields: [WebField]
    /// The decompressed body.
    public let body: [UInt8]

    public init(status: Int, address: WebAddress, fields: [WebField], body: [UInt8]) {
        self.status = status
        self.address = address
        self.fields = fields
        self.body = body
    }

    /// Whether the request succeeded (2xx).
    public var isSuccess: Bool { (200...299).contains(status) }

    /// The version for the next conditional request, or nil.
    public var version: WebVersion? {
        WebVersion(entityTag: value(of: "ETag"), lastModified: value(of: "Last-Modified"))
    }

    /// The media type in lowercase without parameters, such as "text/html", or nil.
    public var mediaType: String? {
        value(of: "Content-Type")?.split(separator: ";").first.map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
    }

    /// Whether the response redirects to the address in `Location`.
    public var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

    /// Returns the first value of a field, or nil. Names are not case-sensitive.
    public func value(of name: String) -> String? {
        fields.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}
