import CGdkPixbuf
package import Foundation
package import StorageKit
import WordKit

/// The limits for the decoder's callback, and the size that it refused.
private final class SizeLimit {
    let side: Int
    let pixelLimit: Int
    var refused: (width: Int, height: Int)?

    init(side: Int, pixelLimit: Int) {
        self.side = side
        self.pixelLimit = pixelLimit
    }

    /// Returns the size to decode to, at least one pixel on each side.
    func fit(width: Int, height: Int) -> (width: Int, height: Int) {
        let longer = max(width, height)
        guard longer > side else { return (width, height) }
        return (max(1, (width * side + longer / 2) / longer), max(1, (height * side + longer / 2) / longer))
    }
}

/// Makes thumbnails in this process. Only the process started by ``DecoderProcess`` and the fuzzers use it, because a defect in a
/// decoder can crash the process.
package struct PixbufDecoder {
    let side: Int
    let pixelLimit: Int

    package init(side: Int, pixelLimit: Int) {
        self.side = side
        self.pixelLimit = pixelLimit
    }

    /// Checks type and size before a decoder is created, because GIF's decoder allocates the whole picture before it reports the size.
    ///
    /// - Returns: The type of the picture.
    /// - Throws: ``PixbufError``.
    func check(_ picture: Data) throws(PixbufError) -> MediaType {
        guard let mediaType = MediaType(content: picture), mediaType != .heic else { throw .unsupported }
        let header: ImageHeader
        do throws(ImageHeader.Broken) {
            header = try ImageHeader(picture, mediaType: mediaType)
        } catch {
            throw .failed(reason: error.reason)
        }
        let (pixels, isOverflow) = header.width.multipliedReportingOverflow(by: header.height)
        guard !isOverflow, pixels <= pixelLimit else {
            throw .tooManyPixels(width: header.width, height: header.height)
        }
        return mediaType
    }

    package func thumbnail(of picture: Data) throws(PixbufError) -> Thumbnail {
        let mediaType = try check(picture)
        let small = try decode(picture, mediaType)
        defer { g_object_unref(UnsafeMutableRawPointer(small)) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(small) else {
            throw .because(Phrase("out of memory"))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return Thumbnail(
            data: try encode(upright),
            width: Int(gdk_pixbuf_get_width(upright)),
            height: Int(gdk_pixbuf_get_height(upright))
        )
    }

    private func decode(_ picture: Data, _ mediaType: MediaType) throws(PixbufError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        // The type is given, so that no other decoder is tried on a file that resembles several types.
        guard let loader = gdk_pixbuf_loader_new_with_mime_type(mediaType.rawValue, &error) else {
            throw failure(&error)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let limit = SizeLimit(side: side, pixelLimit: pixelLimit)
        let callback: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, gpointer) -> Void = {
            loader,
            width,
            height,
            context in
            let limit = Unmanaged<SizeLimit>.fromOpaque(context).takeUnretainedValue()
            if Int(width) * Int(height) > limit.pixelLimit {
                limit.refused = (Int(width), Int(height))
            }
            let size = limit.fit(width: Int(width), height: Int(height))
            gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(loader),
            "size-prepared",
            unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passUnretained(limit).toOpaque(),
            nil,
            GConnectFlags(rawValue: 0)
        )
        try feed(picture, to: loader, limit)
        guard gdk_pixbuf_loader_close(loader, &error) != 0 else { throw failure(&error) }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .because(Phrase("no picture in it")) }
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        return pixbuf
    }

    /// Passes the picture to the decoder in pieces, so that one with too many pixels is given up after its header.
    private func feed(
        _ picture: Data,
        to loader: UnsafeMutablePointer<GdkPixbufLoader>,
        _ limit: SizeLimit
    ) throws(PixbufError) {
        var error: UnsafeMutablePointer<GError>?
        var rest = picture[...]
        while !rest.isEmpty {
            let piece = rest.prefix(16_384)
            rest = rest.dropFirst(piece.count)
            let isTaken = piece.withUnsafeBytes { bytes in
                gdk_pixbuf_loader_write(
                    loader,
                    bytes.bindMemory(to: UInt8.self).baseAddress,
                    gsize(bytes.count),
                    &error
                )
            }
            guard isTaken != 0, limit.refused == nil else {
                // The loader must be closed in any case. The error about the truncated picture is irrelevant.
                gdk_pixbuf_loader_close(loader, nil)
                if let size = limit.refused { throw .tooManyPixels(width: size.width, height: size.height) }
                throw failure(&error)
            }
        }
    }

    private func encode(_ pixbuf: OpaquePointer) throws(PixbufError) -> Data {
        let isOpaque = gdk_pixbuf_get_has_alpha(pixbuf) == 0
        var error: UnsafeMutablePointer<GError>?
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        let isSaved = withOptions(isOpaque ? [("quality", "82")] : []) { keys, values in
            gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, isOpaque ? "jpeg" : "png", keys, values, &error)
        }
        guard isSaved != 0, let buffer else { throw failure(&error) }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }

    private func withOptions<Result>(
        _ options: [(String, String)],
        _ body: (
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Result
    ) -> Result {
        var keys = options.map { strdup($0.0) } + [nil]
        var values = options.map { strdup($0.1) } + [nil]
        defer { for text in keys + values { free(text) } }
        return body(&keys, &values)
    }

    private func failure(_ error: inout UnsafeMutablePointer<GError>?) -> PixbufError {
        defer { g_clear_error(&error) }
        guard let message = error?.pointee.message else { return .because(Phrase("no reason given")) }
        let reason = String(cString: message)
        return .failed(reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
}
