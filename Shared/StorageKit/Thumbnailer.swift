public import Foundation

/// Makes small pictures of large ones. Passed in, so that this module needs no decoder; `PixbufThumbnailer` has one.
public struct Thumbnailer: Sendable {
    private let make: @Sendable (Data) throws -> Thumbnail

    /// - Parameter make: From a picture's bytes to its thumbnail: turned upright, without any of the picture's metadata.
    public init(make: @escaping @Sendable (Data) throws -> Thumbnail) {
        self.make = make
    }

    /// The thumbnail of the picture.
    public func thumbnail(of picture: Data) throws -> Thumbnail {
        try make(picture)
    }
}

/// A small picture.
public struct Thumbnail: Hashable, Sendable {
    /// An encoded picture; ``MediaType/init(content:)`` tells of which kind.
    public var data: Data
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    /// A thumbnail of `width` × `height` pixels.
    public init(data: Data, width: Int, height: Int) {
        self.data = data
        self.width = width
        self.height = height
    }
}
