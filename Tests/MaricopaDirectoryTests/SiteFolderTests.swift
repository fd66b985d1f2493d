import Foundation
import StorageKit
import TestKit
import Testing

@testable import MaricopaDirectory

@Suite("The folder of the site")
struct SiteFolderTests {
    @Test("A link in place of a page, of the builder's list or of its drafts is never written through nor followed")
    func linkedFiles() throws {
        for name in ["index.html", ".maricopa-site", "markets/sample-market.html"] {
            let box = try SiteBox()
            _ = try box.build()
            let outside = try box.folder.write("mine", to: "outside.txt")
            let link = box.root.appendingPathComponent(name)
            try FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
            #expect(throws: DirectoryError.siteFileInTheWay(link.path), "\(name)") { try box.build() }
            #expect(try String(contentsOf: outside, encoding: .utf8) == "mine", "\(name)")
        }
        let box = try SiteBox()
        let outside = box.folder.file("outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: outside.appendingPathComponent("0"))
        try FileManager.default.createDirectory(at: box.root, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: box.root.appendingPathComponent(".maricopa-site.draft"),
            withDestinationURL: outside
        )
        _ = try box.build()
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["0"])
    }

    @Test(
        "A list of files that names places outside the folder, or is none, is refused: nothing is removed",
        arguments: ["../outside.txt", "markets/../../outside.txt", "/outside.txt", ""]
    )
    func hostileList(_ path: String) throws {
        let box = try SiteBox()
        _ = try box.build()
        let outside = try box.folder.write("mine", to: "outside.txt")
        let list = box.root.appendingPathComponent(".maricopa-site")
        let hash = SHA256.hexadecimal(of: Array("mine".utf8))
        let text = path.isEmpty ? "something else\n" : "maricopa-site 1\n\(hash) \(path)\n"
        try Data(text.utf8).write(to: list)
        let before = try box.files()
        #expect(throws: DirectoryError.siteFileInTheWay(list.path)) { try box.build() }
        #expect(try box.files() == before)
        #expect(try String(contentsOf: outside, encoding: .utf8) == "mine")
    }
}
