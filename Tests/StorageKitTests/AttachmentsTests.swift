import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Attachments")
struct AttachmentsTests {
    /// A schema with references to pictures, as in an engine.
    static let album = Schema(
        namespace: "album",
        migrations: [
            Migration(
                "0001-photos",
                sql: """
                    CREATE TABLE photo (id INTEGER NOT NULL PRIMARY KEY, picture TEXT REFERENCES attachment (id)) STRICT;
                    CREATE INDEX photo_picture ON photo (picture);
                    """
            )
        ]
    )
    static let small = Thumbnailer { picture, _ in
        Thumbnail(data: Data("small".utf8) + picture.prefix(4), width: 2, height: 1)
    }

    let folder: TemporaryFolder
    let store: LocalStore

    init() throws {
        folder = try TemporaryFolder()
        store = try LocalStore.open(at: folder.file("s.sqlite"), schemas: [Attachments.schema, Self.album])
    }

    private func attachments(
        _ thumbnailer: Thumbnailer? = Self.small,
        limits: Attachments.Limits = .init()
    ) -> Attachments {
        Attachments(store: store, folder: folder.file("media"), thumbnailer: thumbnailer, limits: limits)
    }

    private func instant(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

    private func files() -> [String] {
        let all = FileManager.default.enumerator(
            at: folder.file("media"),
            includingPropertiesForKeys: [.isRegularFileKey]
        )
        let urls = (all?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
        return urls.map(\.lastPathComponent).sorted()
    }

    @Test(
        "a picture is named by its content and keeps type, size and thumbnail; the original is on the disk, for its owner alone"
    )
    func adds() throws {
        let picture = Pictures.png(width: 3, height: 2)
        let attachment = try attachments().add(picture, at: instant(5))
        #expect(attachment.id == SHA256.hexadecimal(of: picture))
        #expect(attachment.mediaType == .png)
        #expect(attachment.byteCount == picture.count)
        #expect(attachment.width == 3 && attachment.height == 2)
        #expect(attachment.thumbnail == Data("small".utf8) + picture.prefix(4))
        #expect(attachment.addedAt == instant(5))
        let original = try #require(attachments().original(of: attachment))
        #expect(try Data(contentsOf: original) == picture)
        let mode = try FileManager.default.attributesOfItem(atPath: original.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try attachments().attachment(attachment.id) == attachment)
        #expect(throws: StoreError.noSuchAttachment("x")) { try attachments().attachment("x") }
    }

    @Test("the same picture twice is one picture of the later time; a missing original or thumbnail is filled in")
    func twice() throws {
        let picture = Pictures.png(width: 3, height: 2)
        let first = try attachments(nil).add(picture, at: instant(1))
        #expect(first.thumbnail == nil)
        let original = try #require(attachments().original(of: first))
        try FileManager.default.removeItem(at: original)
        let second = try attachments().add(picture, at: instant(2))
        #expect(second.addedAt == instant(2))
        #expect(try attachments().sweep(addedBefore: instant(2)).pictures == 0)
        #expect(second.thumbnail != nil)
        #expect(try Data(contentsOf: original) == picture)
        #expect(files().count == 1)
    }

    @Test("the record still shows its thumbnail after the original is gone from the disk")
    func originalGone() throws {
        let attachment = try attachments().add(Pictures.png(width: 3, height: 2), at: instant(1))
        try FileManager.default.removeItem(at: folder.file("media"))
        let found = try attachments().attachment(attachment.id)
        #expect(found.thumbnail == attachment.thumbnail)
        #expect(attachments().original(of: found) == nil)
    }

    @Test("a thumbnailer that can't read the picture costs only the thumbnail")
    func noThumbnail() throws {
        struct Unreadable: Error {}
        let attachment = try attachments(Thumbnailer { _, _ in throw Unreadable() })
            .add(Pictures.png(width: 3, height: 2), at: instant(1))
        #expect(attachment.thumbnail == nil)
    }

    @Test("the name of a file decides nothing")
    func byContent() throws {
        let text = try folder.write("Dear diary", to: "photo.jpg")
        #expect(throws: StoreError.unsupportedMedia(name: "photo.jpg")) {
            try attachments().add(contentsOf: text, at: instant(1))
        }
        let picture = folder.file("notes.txt")
        try Pictures.png(width: 3, height: 2).write(to: picture)
        #expect(try attachments().add(contentsOf: picture, at: instant(1)).mediaType == .png)
    }

    @Test("a file that is too large is refused without being read")
    func tooLarge() throws {
        let large = folder.file("large.jpg")
        #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
        let handle = try FileHandle(forWritingTo: large)
        try handle.truncate(atOffset: 200_000_000)
        try handle.close()
        let growth = PeakMemory.growth {
            let error = #expect(throws: StoreError.self) { try attachments().add(contentsOf: large, at: instant(1)) }
            #expect(error == .tooLarge(name: "large.jpg", bytes: 200_000_000, limit: 50_000_000))
        }
        #expect(try #require(growth) < 20_000_000)
        #expect(throws: StoreError.tooLarge(name: "p", bytes: 101, limit: 100)) {
            try attachments(limits: .init(bytes: 100)).add(Data(count: 101), name: "p", at: instant(1))
        }
    }

    @Test(
        "too many pixels are refused by the header alone, before the thumbnailer sees them",
        arguments: [(20_000, 20_000), (Int(UInt32.max), Int(UInt32.max)), (1, 100_000_001)]
    )
    func tooManyPixels(width: Int, height: Int) throws {
        let decoder = Thumbnailer { _, _ in
            Issue.record("decoded")
            return Thumbnail(data: Data(), width: 1, height: 1)
        }
        let expected = StoreError.tooManyPixels(name: "p", width: width, height: height, limit: 100_000_000)
        #expect(throws: expected) {
            try attachments(decoder).add(Pictures.png(width: width, height: height), name: "p", at: instant(1))
        }
    }

    @Test(
        "the largest size of a HEIC counts, and sizes whose product is beyond a number of 64 bits are refused",
        arguments: [
            [(1, 1), (0xFFFF_FFFF, 0xFFFF_FFFF)], [(0xFFFF_FFFF, 0xFFFF_FFFF), (0xFFFF_FFFE, 0xFFFF_FFFF)],
        ]
    )
    func enormousHEIC(sizes: [(width: Int, height: Int)]) throws {
        let side = Int(UInt32.max)
        #expect(throws: StoreError.tooManyPixels(name: "p", width: side, height: side, limit: 100_000_000)) {
            try attachments().add(Pictures.heic(sizes: sizes), name: "p", at: instant(1))
        }
    }

    @Test(
        "a picture broken in its header is refused",
        arguments: [
            Pictures.heic(sizes: []), Pictures.heic(sizes: [(0, 7)]), Pictures.heic(meta: Data()),
            Pictures.heic(meta: Data(count: 3)), Pictures.heic(meta: Data(count: 4)),
            Data([0xFF, 0xD8, 0xFF]), Data([0xFF, 0xD8, 0xFF, 0xD9]), Pictures.png(width: 0, height: 2),
            Pictures.png(width: 3, height: 2).prefix(20),
        ]
    )
    func broken(picture: Data) throws {
        let error = #expect(throws: StoreError.self) { try attachments().add(picture, name: "p", at: instant(1)) }
        guard case .brokenImage(name: "p", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(files() == [])
    }

    @Test("a file that isn't there is named")
    func missingFile() throws {
        let file = folder.file("gone.jpg")
        let error = #expect(throws: StoreError.self) { try attachments().add(contentsOf: file, at: instant(1)) }
        #expect(error?.description.contains(file.path) == true)
    }

    @Test("a sweep removes what nothing refers to, rows and files, and leaves the rest")
    func sweeps() throws {
        let used = try attachments().add(Pictures.png(width: 3, height: 2), at: instant(1))
        let unused = try attachments().add(Pictures.png(width: 4, height: 2), at: instant(1))
        let new = try attachments().add(Pictures.png(width: 5, height: 2), at: instant(10))
        try store.write { try $0.execute(sql: "INSERT INTO photo (picture) VALUES (?), (NULL)", arguments: [used.id]) }
        let stray = String(repeating: "a", count: 64) + ".png"
        try folder.write("left by a crash", to: "media/aa/\(stray)")
        try folder.write("somebody else's", to: "media/aa/readme.txt")
        let sweep = try attachments().sweep(addedBefore: instant(10))
        #expect(sweep == Attachments.Sweep(pictures: 1, files: 2))
        #expect(attachments().original(of: used) != nil)
        #expect(attachments().original(of: new) != nil)
        #expect(throws: StoreError.noSuchAttachment(unused.id)) { try attachments().attachment(unused.id) }
        #expect(files() == ["\(new.id).png", "\(used.id).png", "readme.txt"].sorted())
        #expect(try attachments().sweep(addedBefore: instant(10)) == Attachments.Sweep(pictures: 0, files: 0))
    }

    @Test("a picture that a change mentions stays as long as the change may be taken back")
    func undoable() throws {
        let picture = try attachments().add(Pictures.png(width: 3, height: 2), at: instant(1))
        try store.change(Library.cause("photo", at: 3)) {
            try $0.insert(into: "photo", ["id": 1, "picture": .text(picture.id)])
        }
        try store.change(Library.cause("photo gone", at: 5)) { try $0.delete(from: "photo", key: [1]) }
        #expect(try attachments().sweep(addedBefore: instant(9), undoableSince: instant(4)).pictures == 0)
        try store.undoLast(by: "Ann", at: instant(6))
        try store.redoLast(by: "Ann", at: instant(6))
        try store.undoLast(by: "Ann", at: instant(6))
        #expect(try attachments().sweep(addedBefore: instant(9)).pictures == 0, "it is in use again")
        try store.redoLast(by: "Ann", at: instant(7))
        #expect(try attachments().sweep(addedBefore: instant(9), undoableSince: instant(8)).pictures == 1)
    }

    @Test(
        "the sweep of the daily backup keeps the pictures of ten minutes and those that an undo of so many days restores"
    )
    func daily() throws {
        let now = instant(100 * 86_400_000)
        let undoable = try attachments().add(Pictures.png(width: 3, height: 2), at: instant(1))
        let old = try attachments().add(Pictures.png(width: 4, height: 2), at: now.adding(minutes: -11))
        let new = try attachments().add(Pictures.png(width: 5, height: 2), at: now.adding(minutes: -10))
        let before = now.adding(days24h: -30).milliseconds
        try store.change(Library.cause("photo", at: before)) {
            try $0.insert(into: "photo", ["id": 1, "picture": .text(undoable.id)])
        }
        try store.change(Library.cause("photo gone", at: before)) { try $0.delete(from: "photo", key: [1]) }
        #expect(try attachments().sweepUnused(undoableForDays: 30, now: now) == 1)
        #expect(throws: StoreError.noSuchAttachment(old.id)) { try attachments().attachment(old.id) }
        #expect(try attachments().sweepUnused(undoableForDays: 29, now: now) == 1)
        #expect(throws: StoreError.noSuchAttachment(undoable.id)) { try attachments().attachment(undoable.id) }
        #expect(attachments().original(of: new) != nil)
    }

    @Test("the schema keeps the house rules")
    func schema() throws {
        #expect(try SchemaAudit.findings(of: Attachments.schema, nullable: ["attachment.thumbnail"]) == [])
        #expect(try SchemaAudit.findings(of: Self.album, nullable: ["photo.picture"], with: [Attachments.schema]) == [])
    }
}

@Suite("Kinds and sizes of pictures")
struct PictureTests {
    @Test("the kind is told by the first bytes", arguments: Pictures.samples)
    func kinds(sample: Pictures.Sample) throws {
        #expect(MediaType(content: sample.data) == sample.mediaType)
        let folder = try TemporaryFolder()
        let store = try LocalStore.inMemory(schemas: [Attachments.schema])
        let attachments = Attachments(store: store, folder: folder.url, thumbnailer: nil)
        let attachment = try attachments.add(sample.data, at: Instant(milliseconds: 0))
        #expect(attachment.width == sample.width && attachment.height == sample.height)
    }

    @Test(
        "a file that only begins like a picture, or is of another kind, is no picture",
        arguments: [
            "", "GIF", "RIFF1234WAVE", "<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.4",
            "\0\0\0\u{18}ftypmp42\0\0\0\0isommp42",
        ]
    )
    func others(text: String) {
        #expect(MediaType(content: Data(text.utf8)) == nil)
    }

    @Test("headers cut off anywhere are broken, never a crash", arguments: Pictures.samples)
    func cutOff(sample: Pictures.Sample) throws {
        let store = try LocalStore.inMemory(schemas: [Attachments.schema])
        let folder = try TemporaryFolder()
        let attachments = Attachments(store: store, folder: folder.url, thumbnailer: nil)
        var refused = 0
        for length in 0..<sample.headerLength {
            #expect(throws: StoreError.self, "\(length) bytes") {
                try attachments.add(sample.data.prefix(length), at: Instant(milliseconds: 0))
            }
            refused += 1
        }
        #expect(refused == sample.headerLength)
    }
}
