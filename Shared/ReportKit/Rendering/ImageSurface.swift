@preconcurrency import CCairo
import WordKit

/// A picture as a Cairo source.
final class ImageSurface {
    let surface: OpaquePointer
    private let image: ReportImage

    /// - Parameter isKeptAsJPEG: Whether the target takes a JPEG unchanged. The surface's pixels are then never used,
    ///   so they take one bit each and stay empty.
    init(_ image: ReportImage, isKeptAsJPEG: Bool) throws(ReportError) {
        self.image = image
        let made: OpaquePointer?
        switch image.format {
        case .png: made = Self.decoded(png: image.bytes)
        case .jpeg(let rotation):
            guard isKeptAsJPEG else { throw .imageNeedsDecoding(description: image.description) }
            let isTurned = rotation == .quarter || rotation == .threeQuarters
            made = Self.wrapped(
                jpeg: image.bytes,
                width: isTurned ? image.pixelHeight : image.pixelWidth,
                height: isTurned ? image.pixelWidth : image.pixelHeight
            )
        }
        guard let made else { throw .drawing(localized("no memory for the picture")) }
        let status = cairo_surface_status(made)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(made)
            throw .drawing(
                localized("the picture “\(image.description)”: \(String(cString: cairo_status_to_string(status)))")
            )
        }
        surface = made
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Rotates the drawing so that a photo taken sideways is upright. Units are the pixels of the upright picture.
    func turnUpright(_ cairo: OpaquePointer) {
        guard case .jpeg(let rotation) = image.format else { return }
        let (width, height) = (Double(image.pixelWidth), Double(image.pixelHeight))
        switch rotation {
        case .none: return
        case .quarter: cairo_translate(cairo, width, 0)
        case .half: cairo_translate(cairo, width, height)
        case .threeQuarters: cairo_translate(cairo, 0, height)
        }
        let quarters: [JPEGFile.Rotation: Double] = [.quarter: 1, .half: 2, .threeQuarters: 3]
        cairo_rotate(cairo, (quarters[rotation] ?? 0) * .pi / 2)
    }

    private static func decoded(png: [UInt8]) -> OpaquePointer? {
        let source = ByteSource(png)
        return withExtendedLifetime(source) {
            cairo_image_surface_create_from_png_stream(
                { closure, target, length in
                    guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                    let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
                    return source.read(Int(length), into: target) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
                },
                Unmanaged.passUnretained(source).toOpaque()
            )
        }
    }

    private static func wrapped(jpeg: [UInt8], width: Int, height: Int) -> OpaquePointer? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A1, Int32(width), Int32(height))
        guard let copy = malloc(jpeg.count) else { return surface }
        jpeg.withUnsafeBytes { bytes in
            UnsafeMutableRawBufferPointer(start: copy, count: jpeg.count).copyMemory(from: bytes)
        }
        let data = copy.assumingMemoryBound(to: UInt8.self)
        // Cairo frees the copy when it no longer needs it.
        cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_JPEG, data, UInt(jpeg.count), { free($0) }, copy)
        return surface
    }
}

/// Reads bytes in order.
final class ByteSource {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard position + count <= bytes.count else { return false }
        for index in 0..<count { target[index] = bytes[position + index] }
        position += count
        return true
    }
}

/// Collects the bytes that a surface writes.
final class ByteSink {
    private(set) var bytes: [UInt8] = []

    /// The callback for Cairo, whose closure is an unretained `ByteSink`.
    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes += UnsafeBufferPointer(start: data, count: Int(length))
        return CAIRO_STATUS_SUCCESS
    }

    var closure: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(self).toOpaque()
    }
}
