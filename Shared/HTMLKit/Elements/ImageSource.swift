/// Where the bytes of an image come from.
public enum ImageSource: Hashable, Sendable {
    /// A file beside the page, or on the web.
    case link(LinkTarget)
    /// The page itself carries them, so that it stays one file.
    case embedded([UInt8], ImageType)
}

extension ImageSource: ExpressibleByStringLiteral {
    /// An address that stands in the source code; a bad one is our own bug.
    public init(stringLiteral value: StaticString) {
        self = .link(LinkTarget(stringLiteral: value))
    }
}

/// The kinds of image a page may carry in itself: pictures made of pixels, which cannot hold a script.
public enum ImageType: Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG.
    case jpeg
    /// WebP.
    case webp
    /// GIF.
    case gif

    var name: StaticString {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webp: "image/webp"
        case .gif: "image/gif"
        }
    }
}
