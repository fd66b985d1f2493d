public import JSONKit

/// A recipe's picture and its properties.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
    /// The hash of the picture's bytes. Equal pictures are stored once.
    public let id: String

    /// The media type, such as "image/jpeg". It is detected from the bytes, not from the file name.
    public let mediaType: String

    /// The size of the original in bytes.
    public let byteCount: Int

    /// The width in pixels; nil if unknown.
    @NullEncoded public private(set) var width: Int?

    /// The height in pixels; nil if unknown.
    @NullEncoded public private(set) var height: Int?

    /// Whether there is a thumbnail. It stays even if the original is missing.
    public let hasThumbnail: Bool

    /// Whether the original file exists. It can be missing if someone has removed it by hand.
    public let isOriginalPresent: Bool

    public init(
        id: String,
        mediaType: String,
        byteCount: Int,
        width: Int?,
        height: Int?,
        hasThumbnail: Bool,
        isOriginalPresent: Bool
    ) {
        self.id = id
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.width = width
        self.height = height
        self.hasThumbnail = hasThumbnail
        self.isOriginalPresent = isOriginalPresent
    }
}
