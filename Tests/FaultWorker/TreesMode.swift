import Foundation
import RealtimeService
import RealtimeTree
import StorageKit

/// `fault-worker trees MODE FILE …`: uses a store of trees with the database "family" until the process is stopped or an operation fails.
///
///     write FILE              runs eight concurrent writers; prints writer, number and sequence of each change when it is saved
///     full FILE BYTES         runs one writer until an error; BYTES is the size limit of its files
///     hold FILE               keeps the file locked until the input ends
///     rules FILE NAME TEXT    deploys rules
enum TreesMode {
    private static let misuse = Misuse("trees write|full|hold|rules FILE …")

    static func run(_ arguments: [String]) async throws {
        guard arguments.count >= 2 else { throw misuse }
        let file = URL(filePath: arguments[1])
        switch (arguments[0], arguments.count) {
        case ("write", 2): try await write(file)
        case ("full", 3): try await fill(file, limit: Int(arguments[2]) ?? 0)
        case ("hold", 2): try LocalStore.open(at: file, schemas: SQLiteTreeStore.schemas).hold()
        case ("rules", 4):
            guard let name = DatabaseName(arguments[2]) else { throw misuse }
            let store = try SQLiteTreeStore.open(at: file)
            try await store.setRules(Array(arguments[3].utf8), of: name)
            await store.close()
        default: throw misuse
        }
    }

    private static func write(_ file: URL) async throws {
        let store = try SQLiteTreeStore.open(at: file)
        say("ready")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    while true {
                        let (number, sequence) = try await add(writer, to: store)
                        // The period distinguishes a complete line from a truncated one.
                        say("\(writer) \(number) \(sequence).")
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func fill(_ file: URL, limit: Int) async throws {
        let store = try SQLiteTreeStore.open(at: file)
        StorageFaults.limitFiles(to: limit)
        var saved = 0
        do {
            while saved < 100_000 {
                _ = try await add(0, to: store)
                saved += 1
            }
            say("never full")
        } catch {
            say("error: \(error)")
        }
        say("saved \(saved)")
    }

    /// Makes one change of three places, large enough for several pages: the writer's count, a body, and the global count with its writer.
    private static func add(_ writer: Int, to store: SQLiteTreeStore) async throws -> (Int, Int64) {
        guard let database = DatabaseName("family") else { throw misuse }
        let count = try RealtimePath("count/w\(writer)")
        let commit = try await store.write(database) { state in
            var number = 1
            if case .number(let known) = try state.tree.value(at: count) { number = Int(known) + 1 }
            return try RealtimeWrite([
                count: .number(Double(number)),
                RealtimePath("body/w\(writer)/\(number)k"): .string(String(repeating: "x", count: number % 7 * 900)),
                RealtimePath("order/s\(state.sequence + 1)"): .string("\(writer)/\(number)"),
            ])
        }
        guard let commit, case .number(let number) = commit.write.values[count] else { throw misuse }
        return (Int(number), commit.sequence)
    }
}
