import Foundation
import GRDB
import StorageKit
import TestKit
import Testing

@Suite("Damaged files")
struct DamageTests {
    let folder: TemporaryFolder
    let file: URL
    /// The bytes of an intact store with every kind of page: tables, indexes, their inner pages, overflow, free pages.
    let sound: Data

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("s.sqlite")
        let store = try LocalStore.open(at: file, schemas: [Library.schema])
        try store.write { db in
            for author in 0..<400 {
                try Author(id: "author-\(author)", name: "Name \(author) " + String(repeating: "n", count: 60)).insert(
                    db
                )
            }
            for number in 1...300 {
                var book = Book(
                    id: Int64(number),
                    authorID: "author-\(number)",
                    title: "Title \(number)",
                    weight: 1,
                    cover: number % 50 == 0 ? Data(repeating: 7, count: 20_000) : nil
                )
                try book.insert(db)
                try Loan(bookID: Int64(number), reader: "Bob", days: number).insert(db)
            }
            try db.execute(sql: "DELETE FROM loan WHERE book_id > 200; DELETE FROM book WHERE id > 200")
        }
        try store.close()
        sound = try Data(contentsOf: file)
    }

    private func replace(with data: Data) throws {
        // The file is changed in place, as by a disk fault: the inode stays, and so does the marker file beside it.
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(data.count))
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: data)
        try handle.close()
    }

    private func openAndReadAll() throws {
        let store = try LocalStore.open(
            at: file,
            schemas: [Library.schema],
            options: StoreOptions(connections: .single)
        )
        _ = try store.read { try Library.content($0) }
    }

    @Test("the sound file opens")
    func soundFile() throws {
        try openAndReadAll()
        #expect(sound.count > 40 * 4096, "there are pages enough of every kind")
    }

    @Test("a page overwritten anywhere but in free space is refused", arguments: [0, 1, 2])
    func overwrittenPage(part: Int) throws {
        let free = try freePages()
        let path = file.path(percentEncoded: false)
        for page in (0..<sound.count / 4096) where page % 3 == part && !free.contains(page + 1) {
            var data = sound
            // The damage starts at the page's own header, which on the first page follows the file's header.
            let start = page * 4096 + (page == 0 ? 100 : 0)
            data.replaceSubrange(start..<start + 64, with: Data(repeating: 0xA5, count: 64))
            try replace(with: data)
            let error = #expect(throws: StoreError.self, "page \(page + 1)") { try openAndReadAll() }
            guard case .damaged(path, _) = error else {
                Issue.record("page \(page + 1): \(String(describing: error))")
                continue
            }
        }
    }

    @Test("a truncated file is refused", arguments: [4096 * 20, 4096, 5000, 200, 99])
    func truncated(length: Int) throws {
        try replace(with: sound.prefix(length))
        let path = file.path(percentEncoded: false)
        let error = #expect(throws: StoreError.self) { try openAndReadAll() }
        switch error {
        case .damaged(path, _), .notADatabase(path): break
        default: Issue.record("\(String(describing: error))")
        }
    }

    @Test(
        "single bytes turned over never crash: they are refused with a typed error, or change nothing but a value",
        arguments: 0..<8 as Range<UInt64>
    )
    func flippedBytes(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            let offset = random.int(in: 0...sound.count - 1)
            var data = sound
            data[offset] ^= UInt8(1 << random.int(in: 0...7))
            try replace(with: data)
            do {
                try openAndReadAll()
            } catch let error as StoreError {
                #expect(error.description.contains(file.path(percentEncoded: false)), "seed \(seed) offset \(offset)")
            }
        }
    }

    @Test("damage done right after an orderly close is found at the next opening")
    func damageAfterClose() throws {
        // The root page of the table of loans, which isn't read when the store is opened.
        let store = try LocalStore.open(at: file, schemas: [Library.schema])
        let root = try #require(
            try store.read { try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'loan'") }
        )
        try store.write { try Author(id: "new", name: "New").insert($0) }
        try store.close()
        var data = try Data(contentsOf: file)
        data.replaceSubrange((root - 1) * 4096..<(root - 1) * 4096 + 16, with: Data(repeating: 0xFF, count: 16))
        try replace(with: data)
        #expect(throws: StoreError.self) { _ = try LocalStore.open(at: file, schemas: [Library.schema]) }
        #expect(throws: StoreError.self, "and again, however often") {
            _ = try LocalStore.open(at: file, schemas: [Library.schema])
        }
        try replace(with: sound)
        try openAndReadAll()
    }

    @Test(
        "damage that happens while the store is open is refused when it is met, and the next opening checks everything"
    )
    func damageWhileOpen() throws {
        let store = try LocalStore.open(
            at: file,
            schemas: [Library.schema],
            options: StoreOptions(connections: .single)
        )
        var data = sound
        let root = try #require(
            try store.read { try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'loan'") }
        )
        data.replaceSubrange((root - 1) * 4096..<(root - 1) * 4096 + 16, with: Data(repeating: 0xFF, count: 16))
        try replace(with: data)
        let error = #expect(throws: StoreError.self) { try store.read { try Loan.fetchCount($0) } }
        guard case .damaged = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        try store.close()
        #expect(throws: StoreError.self) { _ = try LocalStore.open(at: file, schemas: [Library.schema]) }
    }

    private func freePages() throws -> Set<Int> {
        let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
        defer { try? queue.close() }
        return try queue.read { db in
            let used = try Set(Int.fetchAll(db, sql: "SELECT pageno FROM dbstat"))
            let count = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
            return Set(1...count).subtracting(used)
        }
    }
}
