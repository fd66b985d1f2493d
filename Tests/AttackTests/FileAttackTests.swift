import Foundation
import TestKit
import Testing

@Suite("Files that were made to end a program", .timeLimit(.minutes(5)))
struct FileAttackTests {
    /// HEIC files with inconsistent sizes or boxes.
    static let pictures: [(name: String, bytes: [UInt8])] = [
        ("two sides of 2^32 - 1 pixels", HEICFixture.picture(sides: .max, .max)),
        ("a list of properties without a byte", HEICFixture.emptyMeta),
    ]

    @Test("a HEIC with impossible sizes is refused as a photo", arguments: pictures)
    func photo(name: String, bytes: [UInt8]) throws {
        let home = try ProgramHome()
        try home.run("recipebox", "new", "Bread")
        try Data(bytes).write(to: home.folder.file("photo.heic"))
        let result = try home.run("recipebox", "photo", "set", "Bread", "photo.heic")
        #expect(result.exit == .status(65), "\(name)")
        #expect(result.isOneError)
        #expect(try home.run("recipebox", "photo", "path", "Bread").exit == .status(66), "the recipe got no photo")
    }

    @Test("a photo that breaks off is kept without a small picture, and says so")
    func brokenOff() throws {
        let home = try ProgramHome()
        try home.run("recipebox", "new", "Bread")
        // A GIF of 16 × 12 pixels without its second half.
        let text = "R0lGODlhEAAMAIAAAP8AAAAA/ywAAAAAEAAMAAACbQQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkTJgQIECDAhAkT"
        try #require(Data(base64Encoded: text)).write(to: home.folder.file("photo.gif"))
        let result = try home.run("recipebox", "photo", "set", "Bread", "photo.gif")
        #expect(result.exit == .status(0))
        #expect(result.errorText.hasPrefix("the picture is kept without a small one: the picture can't be read: "))
        #expect(try home.run("recipebox", "photo", "path", "Bread").exit == .status(0))
    }

    @Test("a page whose image is such a HEIC is imported without its photo, and says so", arguments: pictures)
    func page(name: String, bytes: [UInt8]) throws {
        let page = """
            <script type="application/ld+json">{"@type":"Recipe","name":"Bread","recipeIngredient":["1 cup flour"],
            "recipeInstructions":"Bake.","image":"/photo.heic"}</script>
            """
        let server = try LoopbackServer { request in
            request.hasPrefix("GET /photo.heic ")
                ? .complete(200, ["Content-Type: image/heic"], body: bytes)
                : .complete(200, ["Content-Type: text/html"], body: Array(page.utf8))
        }
        let home = try ProgramHome()
        let result = try home.run("recipebox", "import", server.url("/page"), "--json")
        #expect(result.exit == .status(0), "\(name): \(result.errorText)")
        #expect(result.text.contains("\"photoProblem\""), "\(result.text)")
        #expect(try home.run("recipebox", "show", "Bread").exit == .status(0), "the recipe is there")
        #expect(try home.run("recipebox", "photo", "path", "Bread").exit == .status(66), "the recipe got no photo")
    }

    @Test("a ZIP whose sizes add up to more than a number holds is refused")
    func zip() throws {
        let home = try ProgramHome()
        try home.run("kidney", "accept-terms", "--yes")
        var file = ZipFixture.File("a", [])
        (file.isWide, file.offset, file.packedSize) = (true, 1 << 62 - 1, 1 << 62 - 1)
        try Data(ZipFixture.archive([file])).write(to: home.folder.file("export.zip"))
        let result = try home.run("kidney", "import", "apple-health", "export.zip")
        #expect(result.exit == .status(65))
        #expect(result.isOneError)
    }
}

/// Builds files in the format of ISO/IEC 23008-12, with sizes only.
enum HEICFixture {
    /// An image whose only property is its size.
    static func picture(sides width: UInt32, _ height: UInt32) -> [UInt8] {
        let size = box("ispe", [0, 0, 0, 0] + number(width) + number(height))
        return kind + box("meta", [0, 0, 0, 0] + box("iprp", box("ipco", size)))
    }

    /// An image whose property box is empty and lacks even a version.
    static var emptyMeta: [UInt8] { kind + box("meta", []) + box("free", []) }

    private static var kind: [UInt8] { box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        number(UInt32(content.count + 8)) + Array(name.utf8) + content
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian, Array.init)
    }
}
