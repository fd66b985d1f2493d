import Foundation
public import StorageKit
import WordKit

extension Thumbnailer {
    /// A thumbnailer for JPEG, PNG, GIF and WebP, based on GdkPixbuf.
    ///
    /// Thumbnails are upright according to the EXIF orientation. They have no metadata, including locations, because only the pixels are
    /// encoded. Opaque pictures become JPEG, others PNG. Each picture is decoded in its own process, at the reduced size where the format allows,
    /// so a JPEG of 100 megapixels is never decoded in full.
    ///
    /// - Parameters:
    ///   - decoder: The program that decodes, and its limits.
    ///   - side: The longer side of the thumbnail in pixels. Smaller pictures are not enlarged.
    ///   - pixelLimit: The largest number of pixels of a picture. Larger pictures are refused before decoding.
    /// - Returns: A thumbnailer that throws ``PixbufError``.
    public static func pixbuf(
        by decoder: DecoderProcess,
        side: Int = 320,
        pixelLimit: Int = 100_000_000
    ) -> Thumbnailer {
        Thumbnailer { picture, asked in
            let side = asked ?? side
            _ = try PixbufDecoder(side: side, pixelLimit: pixelLimit).check(picture)
            let request = DecodingRequest(side: side, pixelLimit: pixelLimit, limits: decoder.limits)
            return try DecodingAnswer(decoder.answer(to: request, about: picture)).thumbnail(side: side)
        }
    }
}

/// The reason why a picture has no thumbnail.
public enum PixbufError: Error, Equatable, Sendable {
    /// The type of the picture isn't supported.
    case unsupported
    /// The picture has more pixels than allowed.
    case tooManyPixels(width: Int, height: Int)
    /// The decoder or encoder failed or exceeded a limit. The reason is in English, in which the decoder's process tells it.
    case failed(reason: String)
    /// The decoder process couldn't be started.
    case notStarted(reason: String)
}

extension PixbufError {
    /// Creates the error of a decoder that failed for a known reason.
    static func because(_ reason: Phrase) -> PixbufError { .failed(reason: reason.english) }

    /// Returns a reason in the reader's language; nil for one of the library's, which are in English alone.
    private static func shown(_ reason: String) -> String? {
        let shown = localized(kept: reason)
        return shown == reason && Language.current != .english ? nil : shown
    }
}

extension PixbufError: CustomStringConvertible {
    /// The problem and how to solve it.
    public var description: String {
        switch self {
        case .unsupported: localized("the picture is of no kind that can be shown small — use JPEG, PNG, GIF or WebP")
        case .tooManyPixels(let width, let height):
            localized("the picture has \(width) × \(height) pixels — make it smaller")
        case .failed(let reason):
            Self.shown(reason).map {
                localized("the picture can't be read: \($0) — save it again from the program that made it")
            } ?? localized("the picture can't be read — save it again from the program that made it")
        case .notStarted(let reason):
            localized(
                "the program that reads pictures can't be started: \(reason) — check the installation and the memory that is free"
            )
        }
    }
}
