import Foundation
import TestKit
import Testing

@testable import StorageKit

@Suite("A private file is its owner's alone")
struct PrivateFileTests {
    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("it is written with mode 0600, replaces what was there, and leaves no draft")
    func written() throws {
        let folder = try TemporaryFolder()
        let file = PrivateFile(folder.file("key"))
        #expect(try file.read() == nil)
        try file.write(Data("one".utf8))
        #expect(try mode(file.url) == 0o600)
        try file.write(Data("two".utf8))
        #expect(try file.read() == Data("two".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["key"])
        try file.delete()
        #expect(try file.read() == nil)
    }

    @Test("a file that others could read is replaced by one that they can't")
    func replaced() throws {
        let folder = try TemporaryFolder()
        let file = PrivateFile(try folder.write("old", to: "export.json"))
        chmod(file.url.path, 0o666)
        try file.write(Data("new".utf8))
        #expect(try mode(file.url) == 0o600)
    }

    @Test("a folder is made with its missing parents, twice if need be, and one that can't be made is an error")
    func folders() throws {
        let folder = try TemporaryFolder()
        let new = folder.file("a/b")
        for path in [new.path, new.path, new.path + "/"] { try FileSystem.makeFolder(path) }
        for made in [new, folder.file("a")] { #expect(try mode(made) == 0o700) }
        // The last component is there as soon as its parent is.
        try FileSystem.makeFolder(folder.file("c").path + "/.")
        #expect(try mode(folder.file("c")) == 0o700)
        for parent in ["a", "d"] {
            let path = folder.file(parent).path + "/" + String(repeating: "n", count: 256)
            #expect(throws: StoreError.self) { try FileSystem.makeFolder(path) }
        }
        try folder.write("a file", to: "e")
        for path in ["e/f", "e/f/g"] {
            #expect(throws: StoreError.self) { try FileSystem.makeFolder(folder.file(path).path) }
        }
    }

    @Test("it isn't read where others may read or write it", arguments: [0o604, 0o640, 0o602, 0o620, 0o610])
    func open(mode: Int) throws {
        let folder = try TemporaryFolder()
        let file = PrivateFile(try folder.write("secret", to: "key"))
        chmod(file.url.path, mode_t(mode))
        #expect(throws: StoreError.readableByOthers(file: file.url.path)) { try file.read() }
        chmod(file.url.path, 0o400)
        #expect(try file.read() == Data("secret".utf8))
    }

    @Test("it is made once, and a larger one than wanted isn't read")
    func made() throws {
        let folder = try TemporaryFolder()
        let file = PrivateFile(folder.file("key"))
        #expect(try file.create(Data("first".utf8)))
        #expect(try !file.create(Data("second".utf8)))
        #expect(try file.read() == Data("first".utf8))
        #expect(throws: StoreError.tooLarge(name: file.url.path, bytes: 5, limit: 4)) { try file.read(limit: 4) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["key"])
    }

    @Test("a pipe in the file's place is refused, not waited for")
    func pipe() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.file("key")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(throws: StoreError.unreadable(file: pipe.path, reason: "it is not a file")) {
            try PrivateFile(pipe).read()
        }
        #expect(throws: StoreError.unreadable(file: pipe.path, reason: "it is not a file")) {
            try Backup.verify(pipe, schemas: [])
        }
    }

    @Test(
        "a store that root makes in a user's folder is that user's, with its note and its folder",
        .enabled(if: geteuid() == 0)
    )
    func madeByRoot() throws {
        let home = try TemporaryFolder()
        #expect(chown(home.url.path, 65_534, 65_534) == 0)
        let file = home.file("app/data.sqlite")
        let store = try LocalStore.open(at: file, schemas: [Library.schema])
        for path in [file.path, file.path + "-verified", home.file("app").path] {
            var status = stat()
            #expect(stat(path, &status) == 0)
            #expect(status.st_uid == 65_534, "\(path)")
        }
        try store.close()
    }

    @Test("a file that can't be flushed isn't left open")
    func flushed() throws {
        func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
        let before = try open()
        // A device file can't be synchronized.
        for _ in 0..<600 { #expect(throws: StoreError.self) { try FileSystem.synchronize("/dev/null") } }
        #expect(try open() < before + 300)
    }

    @Test("a file that can't be deleted is an error; one that isn't there is none")
    func undeletable() throws {
        let folder = try TemporaryFolder()
        try PrivateFile(folder.file("none")).delete()
        try FileManager.default.createDirectory(at: folder.file("key"), withIntermediateDirectories: false)
        #expect(throws: StoreError.self) { try PrivateFile(folder.file("key")).delete() }
    }

    @Test("a folder that can't be written gives an error, and nothing is left")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        let file = PrivateFile(folder.file("missing/key"))
        #expect(throws: StoreError.self) { try file.write(Data("secret".utf8)) }
        #expect(throws: StoreError.self) { try file.create(Data("secret".utf8)) }
        try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
        #expect(throws: StoreError.self) { try file.write(Data("secret".utf8)) }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.file("missing").path)
        #expect(left == ["key"])
    }
}
