import Foundation
import TestKit
import Testing

@Suite("Harm to the directory and its site", .timeLimit(.minutes(5)))
struct DirectoryAttackTests {
    private static func park(_ id: String, _ name: String) -> String {
        #"{"type":"Feature","id":"\#(id)","properties":{"name":"\#(name)"},"#
            + #""geometry":{"type":"Point","coordinates":[-112.07,33.45]}}"#
    }

    private static func collection(_ features: [String]) -> String {
        #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}"
    }

    @Test(
        "an import of endless, huge and foreign entries reports in bounds, writes over no record, and is undone as one"
    )
    func imports() throws {
        let home = try ProgramHome()
        let market = try home.done("maricopa", "show", "usda-1011820")
        let bad = Array(repeating: #"{"type":"Feature","properties":{}}"#, count: 20_000)
        let huge = #"{"type":"Feature","id":"1","properties":{"name":"\#(String(repeating: "x", count: 9 << 20))"}}"#
        let foreign = [Self.park("usda-1011820", "Taken"), Self.park("../../etc/x", "Taken Too")]
        try home.folder.write(
            Self.collection(bad + [huge] + foreign + [Self.park("7", "Honest Park")]),
            to: "parks.geojson"
        )
        let told = try home.done(
            "maricopa",
            "admin",
            "import",
            "parks.geojson",
            "--format",
            "geojson",
            "--kind",
            "parks",
            "--report",
            "report.json"
        )
        #expect(told.contains("20004 read: 3 new, 0 changed, 0 as they were, 20001 refused"), "\(told.suffix(300))")
        #expect(told.utf8.count < 10_000)
        #expect(try Data(contentsOf: home.folder.file("report.json")).count < 200_000)
        #expect(try home.done("maricopa", "show", "usda-1011820") == market)
        #expect(try home.done("maricopa", "show", "geojson-parks-7").contains("Honest Park"))
        try home.done("maricopa", "undo")
        #expect(try home.run("maricopa", "show", "geojson-parks-7").exit == .status(66))
        #expect(try !home.done("maricopa", "search", "Taken").contains("geojson-parks"))
    }

    @Test(
        "texts with script in every field stay text in each page of the site and in a shared page; a script link is refused"
    )
    func texts() throws {
        let home = try ProgramHome()
        let evil = "\"><img src=x onerror=evil()><script>evil()</script>"
        let fields = ["title", "subtitle", "description", "address"].flatMap { ["--set", "\($0)=\($0) \(evil)"] }
        let added = try home.run("maricopa", ["admin", "add", "park", "--id", "own"] + fields)
        try #require(added.exit == .status(0), "\(added.errorText)")
        let link = try home.run("maricopa", "admin", "edit", "own", "--set", "website=javascript:evil()")
        #expect(link.exit == .status(65) && link.isOneError)
        try home.done("maricopa", "site", "build", "public", "--base", "https://example.org/")
        try home.done("maricopa", "share", "own", "--html", "public/shared.html")
        #expect(try home.files(holding: "evil()", below: "public").count >= 3)
        for tag in ["<script>evil", "<img src=x", "javascript:evil"] {
            #expect(try home.files(holding: tag, below: "public").filter { !$0.hasSuffix(".geojson") } == [], "\(tag)")
        }
        let page = try String(contentsOf: home.folder.file("public/parks/own.html"), encoding: .utf8)
        #expect(page.contains("&lt;script&gt;evil()&lt;/script&gt;"))
    }

    @Test("a builder of the site follows no link out of its folder and takes away nobody's files")
    func links() throws {
        let home = try ProgramHome()
        func build() throws -> CommandResult {
            try home.run("maricopa", "site", "build", "public", "--base", "https://example.org/")
        }
        try #require(try build().exit == .status(0))
        try home.folder.write("a diary", to: "public/diary.txt")
        let files = FileManager.default
        try home.folder.write("a secret", to: "secret.txt")
        try home.folder.write("a letter", to: "private/letter.txt")
        for (page, target) in [("public/index.html", "secret.txt"), ("public/parks", "private")] {
            let place = home.folder.file(page)
            let kept = home.folder.file("kept")
            try files.moveItem(at: place, to: kept)
            try files.createSymbolicLink(at: place, withDestinationURL: home.folder.file(target))
            let refused = try build()
            #expect(refused.exit == .status(73) && refused.isOneError, "\(page): \(refused.errorText)")
            try files.removeItem(at: place)
            try files.moveItem(at: kept, to: place)
        }
        #expect(try build().exit == .status(0))
        #expect(try String(contentsOf: home.folder.file("secret.txt"), encoding: .utf8) == "a secret")
        #expect(try files.contentsOfDirectory(atPath: home.folder.file("private").path) == ["letter.txt"])
        #expect(try String(contentsOf: home.folder.file("public/diary.txt"), encoding: .utf8) == "a diary")
    }

    @Test("a published photo carries nothing of where it was taken")
    func place() throws {
        let home = try ProgramHome()
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        var bytes = try Array(#require(Data(base64Encoded: pixel)))
        // A text chunk between the header of 33 bytes and the image data.
        let text = Array("tEXtPlace\u{0}quince at 33.45,-112.07".utf8)
        let numbers = [UInt32(text.count - 4), GzipFixture.checksum(text)].map {
            withUnsafeBytes(of: $0.bigEndian, Array.init)
        }
        bytes.insert(contentsOf: numbers[0] + text + numbers[1], at: 33)
        try Data(bytes).write(to: home.folder.file("gate.png"))
        try home.signUp("ana@example.org", password: "olive grove at noon\n")
        let sent = try home.done("maricopa", "photo", "add", "usda-1011820", "gate.png", "--caption", "My gate")
        let photo = try #require(sent.split(separator: " ").last?.trimmingCharacters(in: .whitespacesAndNewlines))
        try home.done("maricopa", "admin", "photos", "accept", photo)
        try home.done("maricopa", "site", "build", "public", "--base", "https://example.org/")
        try home.done("maricopa", "share", "usda-1011820", "--html", "public/shared.html")
        let page = try String(contentsOf: home.folder.file("public/markets/usda-1011820.html"), encoding: .utf8)
        #expect(page.contains("My gate"))
        #expect(try home.files(holding: "quince", below: "public") == [])
        #expect(try home.files(holding: "quince") == [], "a copy of the pixels is stored")
    }

    @Test("A crafted link of a list leads nowhere and stops no program")
    func craftedLink() throws {
        let home = try ProgramHome()
        let query =
            #"{"kind":"market","filter":{"text":"","place":{},"timesOfDay":[],"days":[],"payments":[],"features":[],"ingredients":[],"#
            + #""meals":[],"isFeatured":false,"dates":{"from":"2026-12-30","to":"2026-01-01"}},"sort":"alphabetical"}"#
        let text = Data(query.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
        for page in ["asked", "asked-map"] {
            let result = try home.run("maricopa", "open", "maricopa://\(page)/\(text)")
            #expect(result.status == 66 && result.errorText.contains("leads nowhere"), "\(result.errorText)")
        }
    }
}
