import CGdkPixbuf
import Foundation
import PixbufThumbnailer
import StorageKit
import TestKit
import Testing
import WordKit

extension Thumbnailer {
    /// A thumbnailer whose decoder is a program of this build, as in every app.
    static func pixbuf(side: Int = 320, pixelLimit: Int = 100_000_000) throws -> Thumbnailer {
        try pixbuf(by: DecoderProcess(program: Executable.named("recipebox")), side: side, pixelLimit: pixelLimit)
    }
}

@Suite("Thumbnails by GdkPixbuf")
struct ThumbnailTests {
    @Test(
        "a large picture is made small with its shape kept",
        arguments: [(400, 200, 100, 50), (200, 400, 50, 100), (1000, 1, 100, 1), (100, 100, 100, 100)]
    )
    func scales(width: Int, height: Int, smallWidth: Int, smallHeight: Int) throws {
        let picture = try TestPicture.encoded(width: width, height: height, as: "png")
        let thumbnail = try Thumbnailer.pixbuf(side: 100).thumbnail(of: picture)
        #expect(thumbnail.width == smallWidth && thumbnail.height == smallHeight)
        let size = try TestPicture(thumbnail.data)
        #expect(size.width == smallWidth && size.height == smallHeight)
    }

    @Test("a small picture stays as large as it is")
    func small() throws {
        let thumbnail = try Thumbnailer.pixbuf().thumbnail(of: TestPicture.encoded(width: 30, height: 20, as: "png"))
        #expect(thumbnail.width == 30 && thumbnail.height == 20)
    }

    @Test("opaque pictures become JPEG, transparent ones PNG")
    func kinds() throws {
        let opaque = try Thumbnailer.pixbuf().thumbnail(of: TestPicture.encoded(width: 30, height: 20, as: "png"))
        #expect(MediaType(content: opaque.data) == .jpeg)
        let clear = try TestPicture.encoded(width: 30, height: 20, as: "png", alpha: true)
        #expect(MediaType(content: try Thumbnailer.pixbuf().thumbnail(of: clear).data) == .png)
    }

    @Test(
        "a WebP is read",
        arguments: [
            "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
            "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA",
        ]
    )
    func webP(base64: String) throws {
        let thumbnail = try Thumbnailer.pixbuf().thumbnail(of: #require(Data(base64Encoded: base64)))
        #expect(thumbnail.width == 1 && thumbnail.height == 1)
    }

    /// The image is red on the left and blue on the right. The argument is the position of its top left corner by EXIF orientation.
    @Test(
        "the rotation that EXIF asks for is applied",
        arguments: [
            (1, 40, 20, "left"), (2, 40, 20, "right"), (3, 40, 20, "right"), (4, 40, 20, "left"), (5, 20, 40, "top"),
            (6, 20, 40, "top"), (7, 20, 40, "bottom"), (8, 20, 40, "bottom"),
        ]
    )
    func rotation(orientation: Int, width: Int, height: Int, red: String) throws {
        let plain = try TestPicture.encoded(width: 400, height: 200, as: "jpeg")
        let picture = EXIF.inserted(into: plain, orientation: orientation)
        let thumbnail = try Thumbnailer.pixbuf(side: 40).thumbnail(of: picture)
        #expect(thumbnail.width == width && thumbnail.height == height)
        let small = try TestPicture(thumbnail.data)
        let places = ["left": (2, 10), "right": (37, 10), "top": (10, 2), "bottom": (10, 37)]
        for (place, point) in places
        where width == 40 ? ["left", "right"].contains(place) : ["top", "bottom"].contains(place) {
            #expect(small.isRed(point.0, point.1) == (place == red), "\(place)")
        }
    }

    @Test("no metadata is left: not the place, not the camera, nothing of the EXIF part")
    func privacy() throws {
        let plain = try TestPicture.encoded(width: 400, height: 200, as: "jpeg")
        let picture = EXIF.inserted(into: plain, orientation: 6)
        #expect(picture.range(of: Data("Exif".utf8)) != nil, "the picture has what must go")
        #expect(picture.range(of: EXIF.latitude) != nil)
        for side in [40, 4000] {
            let thumbnail = try Thumbnailer.pixbuf(side: side).thumbnail(of: picture)
            for trace in [Data("Exif".utf8), EXIF.latitude, EXIF.camera, Data("GPS".utf8)] {
                #expect(thumbnail.data.range(of: trace) == nil)
            }
            #expect(!JPEGMarkers.all(in: thumbnail.data).contains(0xE1), "no APP1 part at all")
            #expect(MediaType.jpeg.isBare(thumbnail.data) && !MediaType.jpeg.isBare(picture))
        }
    }

    @Test("too many pixels are refused before anything is decoded")
    func tooManyPixels() throws {
        let picture = try TestPicture.encoded(width: 400, height: 200, as: "png")
        #expect(throws: PixbufError.tooManyPixels(width: 400, height: 200)) {
            try Thumbnailer.pixbuf(pixelLimit: 79_999).thumbnail(of: picture)
        }
        #expect(throws: Never.self) { try Thumbnailer.pixbuf(pixelLimit: 80_000).thumbnail(of: picture) }
    }

    @Test("a GIF that claims 20,000 × 20,000 pixels is refused before its decoder takes the memory for them")
    func largeScreen() throws {
        var picture = Data("GIF89a".utf8) + [0x20, 0x4E, 0x20, 0x4E, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x2C]
        picture += [0, 0, 0, 0, 10, 0, 10, 0, 0, 2, 3, 0x44, 2, 5, 0, 0x3B]
        let growth = PeakMemory.growth {
            #expect(throws: PixbufError.tooManyPixels(width: 20_000, height: 20_000)) {
                try Thumbnailer.pixbuf().thumbnail(of: picture)
            }
        }
        if let growth { #expect(growth < 200 << 20, "\(growth >> 20) MB") }
    }

    @Test("a file that is no picture, or no whole one, is refused with a reason")
    func broken() throws {
        for text in ["", "Dear diary", "<svg xmlns='http://www.w3.org/2000/svg'/>"] {
            #expect(throws: PixbufError.unsupported) { try Thumbnailer.pixbuf().thumbnail(of: Data(text.utf8)) }
        }
        let picture = try TestPicture.encoded(width: 400, height: 200, as: "png")
        let error = #expect(throws: PixbufError.self) { try Thumbnailer.pixbuf().thumbnail(of: picture.prefix(40)) }
        #expect(error?.description.contains(" — ") == true)
        Language.$current.withValue(.spanish) {
            #expect(PixbufError.unsupported.description.hasPrefix("la imagen no es de un tipo"))
        }
    }
}
