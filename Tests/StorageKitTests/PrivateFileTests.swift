import Foundation
import StorageKit
import TestKit
import Testing

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
        file.delete()
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

    @Test("where it can't be written there is an error, and nothing is left")
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
