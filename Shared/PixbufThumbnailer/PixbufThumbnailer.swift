import Foundation
public import StorageKit

extension Thumbnailer {
    /// Thumbnails by GdkPixbuf, of JPEG, PNG, GIF and WebP: turned upright as the EXIF rotation says; all other metadata, places
    /// above all, stays behind, because only pixels are encoded anew.
    ///
    /// Every picture is decoded in a process of its own, which ends with it. Opaque pictures become JPEG, others PNG. The decoder is
    /// told the size before it decodes, so a JPEG of 100 megapixels is never unpacked in full.
    ///
    /// - Parameters:
    ///   - decoder: The program that decodes, and what it may use.
    ///   - side: The longer side of the thumbnail in pixels; smaller pictures are not enlarged.
    ///   - pixelLimit: Pictures with more pixels than that are refused before anything is decoded.
    /// - Throws: ``PixbufError`` from ``Thumbnailer/thumbnail(of:)``.
    public static func pixbuf(
        by decoder: DecoderProcess,
        side: Int = 320,
        pixelLimit: Int = 100_000_000
    ) -> Thumbnailer {
        Thumbnailer { picture in
            _ = try PixbufDecoder(side: side, pixelLimit: pixelLimit).check(picture)
            let request = DecodingRequest(side: side, pixelLimit: pixelLimit, limits: decoder.limits)
            return try DecodingAnswer(decoder.answer(to: request, about: picture)).thumbnail(side: side)
        }
    }
}

/// Why there is no thumbnail of a picture.
public enum PixbufError: Error, Equatable, Sendable {
    /// No decoder for such content.
    case unsupported
    /// More pixels than allowed.
    case tooManyPixels(width: Int, height: Int)
    /// The decoder or encoder failed, or was ended at one of its limits.
    case failed(reason: String)
    /// The process that decodes couldn't be started.
    case notStarted(reason: String)
}

extension PixbufError: CustomStringConvertible {
    /// What is wrong, and what to do about it.
    public var description: String {
        switch self {
        case .unsupported: "the picture is of no kind that can be shown small — use JPEG, PNG, GIF or WebP"
        case .tooManyPixels(let width, let height): "the picture has \(width) × \(height) pixels — make it smaller"
        case .failed(let reason): "the picture can't be read: \(reason) — save it again from the program that made it"
        case .notStarted(let reason):
            "the program that reads pictures can't be started: \(reason) — check the installation and the memory that is free"
        }
    }
}
