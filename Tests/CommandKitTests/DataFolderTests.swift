import CommandKit
import Foundation
import Testing

@Suite("The data folder is the one named nearest")
struct DataFolderTests {
    @Test(
        "the option, then NOURISH_HOME, then XDG_DATA_HOME, then the home folder",
        arguments: [
            ("/a", ["NOURISH_HOME": "/b", "XDG_DATA_HOME": "/c", "HOME": "/d"], "/a"),
            (nil, ["NOURISH_HOME": "/b", "XDG_DATA_HOME": "/c", "HOME": "/d"], "/b"),
            (nil, ["NOURISH_HOME": "", "XDG_DATA_HOME": "/c", "HOME": "/d"], "/c/nourish"),
            (nil, ["XDG_DATA_HOME": "relative", "HOME": "/d"], "/d/.local/share/nourish"),
            (nil, ["XDG_DATA_HOME": "", "HOME": "/d"], "/d/.local/share/nourish"),
        ] as [(String?, [String: String], String)]
    )
    func order(_ option: String?, _ variables: [String: String], _ expected: String) throws {
        #expect(try DataFolder(option: option, variables: variables).url.path == expected)
    }

    @Test("without any of them there is an error that names the way out")
    func nowhere() {
        #expect {
            try DataFolder(option: nil, variables: [:])
        } throws: { error in
            (error as? CommandError)?.status == .usage && "\(error)".contains("--data-dir")
        }
        #expect(throws: CommandError.self) { try DataFolder(option: "", variables: ["HOME": "/d"]) }
    }

    @Test("every app has a file of its own")
    func files() {
        let folder = DataFolder(URL(fileURLWithPath: "/data"))
        #expect(folder.store(of: "recipebox").path == "/data/recipebox.sqlite")
        #expect(folder.attachments(of: "recipebox").path == "/data/recipebox.photos")
        #expect(folder.backups(of: "tips").path == "/data/backups/tips")
    }
}
