import Foundation
import ReportKit
import Testing

@Suite("Pictures")
struct ImageTests {
    @Test("A PNG and a JPEG are told by their content, and measured upright")
    func measured() throws {
        let png = try ReportImage(Pictures.png, description: "")
        #expect((png.pixelWidth, png.pixelHeight) == (8, 4))
        let jpeg = try ReportImage(Pictures.jpeg, description: "")
        #expect((jpeg.pixelWidth, jpeg.pixelHeight) == (4, 8))
    }

    @Test("The place where a photo was taken doesn't travel in the report")
    func withoutPlace() throws {
        let place = Array(Pictures.place.utf8)
        for picture in [Pictures.png, Pictures.jpeg] {
            #expect(Self.contains(picture, place))
            let document = try RecipePage.document(picture: picture)
            #expect(!Self.contains(try document.pdf(), place))
            let page = String(decoding: document.printHTML(), as: UTF8.self)
            let start = try #require(page.range(of: ";base64,")).upperBound
            let coded = page[start...].prefix { $0 != "\"" }
            #expect(coded.utf8.count > 100)
            #expect(!Self.contains(try #require(Self.decoded(String(coded))), place))
        }
    }

    @Test(
        "Anything else than a whole picture is refused with its reason",
        arguments: [
            ([], ReportError.imageFormat(byteCount: 0)),
            (Array("GIF89a".utf8), .imageFormat(byteCount: 6)),
            (Array("<svg/>".utf8), .imageFormat(byteCount: 6)),
            (Array(Pictures.png.prefix(40)), .imageDamaged(offset: 33)),
            (Array(Pictures.jpeg.prefix(3)), .imageDamaged(offset: 2)),
        ] as [([UInt8], ReportError)]
    )
    func refused(bytes: [UInt8], error: ReportError) {
        #expect(throws: error) { try ReportImage(bytes, description: "") }
        #expect(error.description.contains(" — "))
    }

    @Test("A picture cut short anywhere is refused or drawn, and never a crash")
    func truncated() throws {
        for picture in [Pictures.png, Pictures.jpeg] {
            for length in 0..<picture.count {
                let cut = Array(picture.prefix(length))
                #expect(throws: ReportError.self) { try ReportImage(cut, description: "") }
            }
        }
    }

    @Test("A changed byte anywhere in a picture gives a page or a typed error")
    func changed() throws {
        var drawn = 0
        for position in Pictures.png.indices {
            var bytes = Pictures.png
            bytes[position] ^= 0x5A
            do throws(ReportError) {
                let image = try ReportImage(bytes, description: "")
                let document = ReportDocument(title: "", language: "en", createdAt: 0, blocks: [.image(image)])
                drawn += try document.pdf().isEmpty ? 0 : 1
            } catch {
                #expect(error.description.contains(" — "))
            }
        }
        #expect(drawn < Pictures.png.count)
    }

    @Test("A header that claims too many pixels is refused before anything is decoded")
    func tooLarge() {
        var bytes = Pictures.png
        bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: ReportError.imageSize(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) {
            try ReportImage(bytes, description: "")
        }
    }

    @Test("A JPEG goes into a PDF as it is, turned upright", .enabled(if: Poppler.isInstalled))
    func upright() throws {
        let image = try ReportImage(Pictures.jpeg, description: "")
        let margins = PageMargins(top: 100, bottom: 100, sides: 100)
        let pdf = try ReportDocument(
            title: "",
            language: "en",
            createdAt: 0,
            page: PageSetup(margins: margins),
            footer: PageLine(),
            blocks: [.image(image)]
        ).pdf()
        #expect(try Poppler.pictures(of: pdf) == ["jpeg"])
        // The left half of the file is blue. After a clockwise quarter turn it is the upper half.
        let page = try Poppler.pixels(of: pdf, pixelsPerInch: 72)
        func color(x: Int, y: Int) -> [UInt8] {
            Array(page.bytes[(y * page.width + x) * 3..<(y * page.width + x) * 3 + 3])
        }
        let (upper, lower) = (color(x: 101, y: 101), color(x: 101, y: 106))
        #expect(upper[2] > 120 && upper[0] < 120, "\(upper)")
        #expect(lower[0] > 120 && lower[2] < 120, "\(lower)")
    }

    @Test("Pages of pixels refuse a JPEG by its name")
    func pixels() throws {
        #expect(throws: ReportError.imageNeedsDecoding(description: "A pancake")) {
            try RecipePage.document(picture: Pictures.jpeg).pngPages()
        }
        let page = try #require(try RecipePage.document().pngPages(pixelsPerInch: 72).first)
        let image = try ReportImage(page, description: "")
        #expect((image.pixelWidth, image.pixelHeight) == (595, 842))
    }

    private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        bytes.indices.contains { bytes[$0...].starts(with: part) }
    }

    private static func decoded(_ base64: String) -> [UInt8]? {
        Data(base64Encoded: base64).map { [UInt8]($0) }
    }
}
