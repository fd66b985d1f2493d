public import Foundation

/// A function that makes thumbnails. It is a parameter so that this module needs no decoder; `PixbufThumbnailer` provides one.
public struct Thumbnailer: Sendable {
    private let make: @Sendable (Data, Int?) throws -> Thumbnail

    /// - Parameter make: Returns an upright thumbnail of an encoded picture, without the picture's metadata. Its longer side has the given
    ///   number of pixels at most; nil for the usual size of a thumbnail.
    public init(make: @escaping @Sendable (Data, Int?) throws -> Thumbnail) {
        self.make = make
    }

    /// Returns the thumbnail of an encoded picture.
    ///
    /// - Parameter side: The longer side in pixels at most; nil for the usual size.
    public func thumbnail(of picture: Data, side: Int? = nil) throws -> Thumbnail {
        try make(picture, side)
    }
}

public struct Thumbnail: Hashable, Sendable {
    /// The encoded picture; ``MediaType/init(content:)`` detects its type.
    public var data: Data
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    public init(data: Data, width: Int, height: Int) {
        self.data = data
        self.width = width
        self.height = height
    }
}
