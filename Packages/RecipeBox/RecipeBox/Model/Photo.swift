/// A recipe's picture: which one, and what is known of it without opening it.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
    /// The hash of the picture's bytes: equal pictures are kept once.
    public let id: String

    /// By content, never by file name: "image/jpeg".
    public let mediaType: String

    /// The size of the original in bytes.
    public let byteCount: Int

    /// In pixels; nil when unknown.
    public let width: Int?

    /// In pixels; nil when unknown.
    public let height: Int?

    /// Whether there is a small version to show, even without the original.
    public let hasThumbnail: Bool

    /// Whether the original is still on the disk; someone may have removed it by hand.
    public let isOriginalPresent: Bool

    /// A picture.
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
