/// A picture for a report, checked when it is made: PNG, or JPEG.
///
/// Only what is needed to show it is kept: where and when a photo was taken does not travel in a report. A JPEG's
/// rotation is applied. Pages of pixels hold PNG pictures only, because a JPEG is passed on as it is, never decoded.
public struct ReportImage: Hashable, Sendable {
    enum Format: Hashable, Sendable {
        case png
        case jpeg(rotation: JPEGFile.Rotation)
    }

    /// The most pixels a picture may have.
    public static let pixelLimit = 60_000_000

    /// What it shows, in words, for those who do not see it; empty for a picture that adds nothing.
    public let description: String
    /// A line below it; empty for none.
    public let caption: String
    /// Pixels across, as it is shown.
    public let pixelWidth: Int
    /// Pixels down, as it is shown.
    public let pixelHeight: Int
    /// The greatest height it may take, in points; its width never exceeds the text's.
    public let maximumHeight: Double

    let format: Format
    let bytes: [UInt8]

    /// A picture from the bytes of a file. What it is, is told by its content.
    ///
    /// - Throws: `ReportError` for anything but a whole PNG or JPEG of at most `pixelLimit` pixels.
    public init(
        _ bytes: [UInt8],
        description: String,
        caption: String = "",
        maximumHeight: Double = 320
    ) throws(ReportError) {
        self.description = description
        self.caption = caption
        self.maximumHeight = max(maximumHeight, 8)
        if bytes.starts(with: PNGFile.signature) {
            let file = try PNGFile(bytes)
            (pixelWidth, pixelHeight) = (file.width, file.height)
            (self.format, self.bytes) = (.png, file.bytes)
        } else if bytes.starts(with: JPEGFile.signature) {
            let file = try JPEGFile(bytes)
            let isTurned = file.rotation == .quarter || file.rotation == .threeQuarters
            (pixelWidth, pixelHeight) = isTurned ? (file.height, file.width) : (file.width, file.height)
            (self.format, self.bytes) = (.jpeg(rotation: file.rotation), file.bytes)
        } else {
            throw .imageFormat(byteCount: bytes.count)
        }
        guard pixelWidth <= Self.pixelLimit / pixelHeight else {
            throw .imageSize(width: pixelWidth, height: pixelHeight)
        }
    }
}
