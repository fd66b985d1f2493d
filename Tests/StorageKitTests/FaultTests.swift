import Foundation
import GRDB
import StorageKit
import TestKit
import Testing

/// The tables of `fault-worker storage`. A checksum ensures that both schemas are equal.
private let faultSchema = Schema(
    namespace: "fault",
    migrations: [
        Migration(
            "0001-entries",
            sql: """
                CREATE TABLE entry (
                    number INTEGER NOT NULL, part INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (number, part)
                ) STRICT, WITHOUT ROWID;
                """
        )
    ]
)

@Suite("Faults around a store")
struct FaultTests {
    let folder: TemporaryFolder
    let file: URL
    let worker: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("s.sqlite")
        worker = try Executable.named("fault-worker")
    }

    private var path: String { file.path(percentEncoded: false) }

    private func numbers(_ db: Database) throws -> [Int] {
        try Int.fetchAll(db, sql: "SELECT number FROM entry GROUP BY number HAVING count(*) = 3 ORDER BY number")
    }

    /// Checks that all transactions are complete in the tables and in the log, and that the file is intact.
    private func checkWhole(_ store: LocalStore, _ comment: Comment) throws {
        let (rows, whole, logged, changes) = try store.read { db in
            (
                try Int.fetchOne(db, sql: "SELECT count(*) FROM entry"), try numbers(db).count,
                try Int.fetchOne(db, sql: "SELECT count(*) FROM change_row"), try ChangeLog.latest(in: db)
            )
        }
        #expect(rows == whole * 3, comment)
        #expect(logged == whole * 3, comment)
        #expect(Int(changes) == whole, comment)
        #expect(try store.inspect(thorough: true).findings == [], comment)
    }

    @Test(
        "killed in the middle of writing, everything that was reported saved is there, and no half transaction",
        arguments: 0..<4 as Range<UInt64>
    )
    func killed(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var next = 0
        for round in 0..<8 {
            let child = try ChildProcess(worker, ["storage", "write", path, "\(next)", "100000"])
            var reported = -1
            for _ in 0..<random.int(in: 1...120) {
                reported = try Int(#require(try child.readLine())) ?? reported
            }
            child.kill()
            while let line = try child.readLine() { reported = Int(line) ?? reported }
            let store = try LocalStore.open(at: file, schemas: [faultSchema])
            let saved = try store.read { try numbers($0) }
            #expect(saved == Array(0..<saved.count), "seed \(seed) round \(round)")
            #expect(saved.count > reported, "seed \(seed) round \(round): \(saved.count) saved, \(reported) reported")
            try checkWhole(store, "seed \(seed) round \(round)")
            next = saved.count
        }
    }

    @Test("two processes write at once, and nothing of either is lost")
    func twoWriters() throws {
        let first = try ChildProcess(worker, ["storage", "write", path, "0", "150"])
        let second = try ChildProcess(worker, ["storage", "write", path, "1000", "150"])
        #expect(try first.wait() == .status(0))
        #expect(try second.wait() == .status(0))
        let store = try LocalStore.open(at: file, schemas: [faultSchema])
        #expect(try store.read { try numbers($0) } == Array(0..<150) + Array(1000..<1150))
        try checkWhole(store, "two writers")
    }

    @Test("while another process holds the file, a write is refused in time, and goes through afterwards")
    func heldByAnother() throws {
        let child = try ChildProcess(worker, ["storage", "hold", path])
        try child.waitForLine(startingWith: "holding")
        let store = try LocalStore.open(
            at: file,
            schemas: [faultSchema],
            options: StoreOptions(connections: .single, busyTimeout: 0.05)
        )
        #expect(throws: StoreError.locked(file: path, seconds: 0.05)) {
            try store.change(Library.cause("late")) { _ = try $0.changeID }
        }
        #expect(try store.read { try ChangeLog.latest(in: $0) } == 0, "reading goes on meanwhile")
        child.closeInput()
        #expect(try child.wait() == .status(0))
        try store.change(Library.cause("late")) { _ = try $0.changeID }
        #expect(try store.read { try ChangeLog.latest(in: $0) } == 2)
    }

    @Test(
        "on a full disk the write is refused, what was saved stays, and reading goes on",
        .enabled(if: SmallDisk.isAvailable, "needs the right to mount a disk")
    )
    func fullDisk() throws {
        let disk = folder.file("disk")
        let file = disk.appending(path: "s.sqlite").path(percentEncoded: false)
        let command = SmallDisk.command(at: disk, megabytes: 3, running: worker, ["storage", "fill", file])
        let result = try ChildProcess.run(command.program, command.arguments)
        let lines = result.text.split(separator: "\n")
        let full = StoreError.diskFull(file: file)
        #expect(lines.first == "error: \(full)", "\(result.errorText)")
        try expectNothingLost(lines)
    }

    @Test(
        "a write is refused if the file may not grow; saved rows stay, and reading goes on",
        arguments: [700_000, 2_000_000]
    )
    func limitedFile(bytes: Int) throws {
        let result = try ChildProcess.run(worker, ["storage", "fill", path, "\(bytes)"])
        let lines = result.text.split(separator: "\n")
        #expect(try #require(lines.first).hasPrefix("error: \(path) "), "\(result.text)\(result.errorText)")
        try expectNothingLost(lines)
        let store = try LocalStore.open(at: file, schemas: [faultSchema])
        try checkWhole(store, "after the limit")
    }

    private func expectNothingLost(_ lines: [Substring]) throws {
        let words = try #require(lines.last).split(separator: " ")
        try #require(words.count == 6 && words[0] == "saved")
        #expect(try #require(Int(words[1])) >= 3)
        #expect(words[1] == words[3], "found what was saved: \(lines)")
        #expect(words[5] == "0", "and it is sound")
    }

    @Test("in a folder that can't be written nothing is created, and the error says so")
    func readOnlyFolder() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        let result = try asNobody("open", path)
        #expect(result.text == "error: \(StoreError.readOnly(file: path))\n")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("a store that another user owns is refused and left as it is")
    func anothersFile() throws {
        try LocalStore.open(at: file, schemas: [faultSchema]).close()
        let before = try Data(contentsOf: file)
        // The file can't be accessed, but its folder can.
        if geteuid() != 0 { try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
        let result = try asNobody("open", path)
        #expect(result.text.hasPrefix("error: \(path) can't be"), "\(result.text)")
        if geteuid() != 0 { try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path) }
        #expect(try Data(contentsOf: file) == before)
    }

    /// Runs the worker as a user without files here. A user other than root has only the rights that the permissions give.
    private func asNobody(_ mode: String, _ path: String) throws -> CommandResult {
        try ChildProcess.run(worker, ["storage", mode, path] + (geteuid() == 0 ? ["65534"] : []))
    }
}
