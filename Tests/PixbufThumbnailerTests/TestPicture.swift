import CGdkPixbuf
import Foundation

/// A decoded picture, and encoders for a test image: the left half is red, the right half blue.
struct TestPicture {
    struct Failed: Error {}

    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let stride: Int
    private let channels: Int

    init(_ data: Data) throws {
        guard let loader = gdk_pixbuf_loader_new() else { throw Failed() }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isRead = data.withUnsafeBytes {
            gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
        }
        guard isRead != 0, gdk_pixbuf_loader_close(loader, nil) != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
            let pixels = gdk_pixbuf_read_pixels(pixbuf)
        else { throw Failed() }
        width = Int(gdk_pixbuf_get_width(pixbuf))
        height = Int(gdk_pixbuf_get_height(pixbuf))
        stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        bytes = Array(UnsafeBufferPointer(start: pixels, count: Int(gdk_pixbuf_get_byte_length(pixbuf))))
    }

    func isRed(_ x: Int, _ y: Int) -> Bool {
        let offset = y * stride + x * channels
        return bytes[offset] > 150 && bytes[offset + 2] < 100
    }

    /// A PNG of one color, small as a file and large in memory.
    static func plain(width: Int, height: Int) throws -> Data {
        guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)) else { throw Failed() }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0x7F7F_7FFF)
        return try encoded(pixbuf, as: "png")
    }

    static func encoded(width: Int, height: Int, as kind: String, alpha: Bool = false) throws -> Data {
        let channels = alpha ? 4 : 3
        guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, alpha ? 1 : 0, 8, Int32(width), Int32(height)),
            let pixels = gdk_pixbuf_get_pixels(pixbuf)
        else { throw Failed() }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        for y in 0..<height {
            for x in 0..<width {
                let color: [UInt8] = x < width / 2 ? [255, 0, 0, 128] : [0, 0, 255, 255]
                for channel in 0..<channels { pixels[y * stride + x * channels + channel] = color[channel] }
            }
        }
        return try encoded(pixbuf, as: kind)
    }

    private static func encoded(_ pixbuf: OpaquePointer, as kind: String) throws -> Data {
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, kind, nil, nil, nil) != 0, let buffer else {
            throw Failed()
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }
}

/// The metadata of a JPEG (TIFF in APP1): orientation, camera and position.
enum EXIF {
    /// The latitude 33° 27' 0" as three fractions.
    static let latitude = words(33, 1, 27, 1, 0, 1)
    static let camera = Data("Nourish Test Camera\0".utf8)

    static func inserted(into jpeg: Data, orientation: Int) -> Data {
        // Offsets count from the TIFF header. Three entries are followed by the camera's name, two entries of the position, and the fractions.
        let cameraOffset = 8 + 2 + 3 * 12 + 4
        let placeOffset = cameraOffset + camera.count
        let latitudeOffset = placeOffset + 2 + 2 * 12 + 4
        var tiff = Data("MM".utf8) + short(42) + words(8)
        tiff += short(3)
        tiff += entry(0x0110, type: 2, count: camera.count, value: words(cameraOffset))
        tiff += entry(0x0112, type: 3, count: 1, value: short(orientation) + short(0))
        tiff += entry(0x8825, type: 4, count: 1, value: words(placeOffset))
        tiff += words(0) + camera
        tiff += short(2)
        tiff += entry(0x0001, type: 2, count: 2, value: Data("N\0\0\0".utf8))
        tiff += entry(0x0002, type: 5, count: 3, value: words(latitudeOffset))
        tiff += words(0) + latitude
        let part = Data("Exif\0\0".utf8) + tiff
        return jpeg.prefix(2) + Data([0xFF, 0xE1]) + short(part.count + 2) + part + jpeg.dropFirst(2)
    }

    private static func entry(_ tag: Int, type: Int, count: Int, value: Data) -> Data {
        short(tag) + short(type) + words(count) + value
    }

    private static func short(_ value: Int) -> Data {
        Data([UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
    }

    private static func words(_ values: Int...) -> Data {
        values.reduce(into: Data()) { $0 += short($1 >> 16) + short($1) }
    }
}

enum JPEGMarkers {
    /// The marker types before the image data.
    static func all(in jpeg: Data) -> [UInt8] {
        let bytes = Array(jpeg)
        var offset = 2
        var kinds: [UInt8] = []
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
            kinds.append(bytes[offset + 1])
            offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
        }
        return kinds
    }
}
