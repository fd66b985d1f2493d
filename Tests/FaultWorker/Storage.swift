import Foundation
import StorageKit
import TimeKit

/// `fault-worker storage MODE FILE …`: uses a store until the process is stopped or the disk is full.
///
///     write FILE FROM COUNT   writes a transaction of three rows for each number; prints the number when it is saved
///     fill FILE [BYTES]       writes transactions until an error (BYTES is the size limit of its files); prints the result
///     open FILE [UID]         opens and writes once, as another user
///     hold FILE               keeps the file locked until the input ends
enum StorageFaults {
    static let schema = Schema(
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

    /// Returns the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        guard arguments.count >= 2 else { return 64 }
        let file = URL(filePath: arguments[1])
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }
        do {
            switch arguments[0] {
            case "write": try write(file, from: numbers[0], count: numbers[1])
            case "fill": try fill(file, limit: numbers.first)
            case "open": try open(file, user: numbers.first)
            case "hold": try hold(file)
            default: return 64
            }
            return 0
        } catch {
            say("error: \(error)")
            return 1
        }
    }

    private static func write(_ file: URL, from start: Int, count: Int) throws {
        let store = try LocalStore.open(at: file, schemas: [schema])
        for number in start..<start + count {
            try add(number, to: store)
            say("\(number)")
        }
    }

    private static func fill(_ file: URL, limit: Int?) throws {
        let store = try LocalStore.open(at: file, schemas: [schema])
        if let limit { limitFiles(to: limit) }
        var saved = 0
        do {
            while saved < 100_000 {
                try add(saved, to: store)
                saved += 1
            }
            say("never full")
        } catch {
            say("error: \(error)")
        }
        // After the error the store still reads exactly the saved data.
        let changes = try store.read { try ChangeLog.latest(in: $0) }
        let findings = try store.inspect().findings
        say("saved \(saved) found \(changes) findings \(findings.count)")
    }

    /// Limits the size of files that this process writes, as if the disk were full.
    static func limitFiles(to bytes: Int) {
        _ = signal(SIGXFSZ, SIG_IGN)
        var size = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        // On Linux the resource has a type of its own.
        #if os(Linux)
            setrlimit(__rlimit_resource_t(1), &size)
        #else
            setrlimit(RLIMIT_FSIZE, &size)
        #endif
    }

    private static func open(_ file: URL, user: Int?) throws {
        if let user, setuid(uid_t(user)) != 0 { return say("error: setuid") }
        let store = try LocalStore.open(at: file, schemas: [schema])
        try add(1, to: store)
        say("opened")
    }

    private static func hold(_ file: URL) throws {
        let store = try LocalStore.open(at: file, schemas: [schema])
        try store.change(cause(0)) { scope in
            _ = try scope.changeID
            say("holding")
            while readLine() != nil {}
        }
    }

    private static func add(_ number: Int, to store: LocalStore) throws {
        try store.change(cause(number)) { scope in
            for part in 0..<3 {
                // The size makes the write-ahead log be checkpointed about every hundred transactions.
                let body = Data(repeating: UInt8(truncatingIfNeeded: number), count: 12_000)
                try scope.insert(
                    into: "entry",
                    ["number": .integer(Int64(number)), "part": .integer(Int64(part)), "body": .blob(body)]
                )
            }
        }
    }

    private static func cause(_ number: Int) -> ChangeCause {
        ChangeCause(
            actor: "worker",
            at: Instant(milliseconds: Int64(number)),
            useCase: "add",
            subject: EntityRef(kind: "entry", id: "\(number)"),
            summary: "entry \(number) added"
        )
    }
}
