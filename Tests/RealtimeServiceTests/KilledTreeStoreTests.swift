import Foundation
import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing

@Suite("A store of trees survives kill -9")
struct KilledTreeStoreTests {
    /// A commit that a writer was told of before its process was killed.
    struct Saved { let writer: Int, number: Int, sequence: Int64 }

    @Test(
        "killed at random moments with eight writers: all that was answered is there, nothing is half there, numbers have no gap",
        arguments: 1...6
    )
    func killed(seed: Int) async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("trees.sqlite")
        let database = try #require(DatabaseName("family"))
        let first = try SQLiteTreeStore.open(at: file)
        try await first.setRules(TreeStoreFixture.open, of: database)
        await first.close()
        var random = SeededGenerator(seed: UInt64(seed))
        var newest = 0
        for round in 1...40 {
            let child = try ChildProcess(Executable.named("fault-worker"), ["trees", "write", file.path])
            try child.waitForLine(startingWith: "ready")
            var saved: [Saved] = []
            for _ in 0..<random.int(in: 0...24) { saved.append(try Self.parse(child.readLine())) }
            #expect(child.kill() == .signal(SIGKILL))
            // Printed but unread commits were acknowledged, too.
            while let line = try child.readLine(), line.hasSuffix(".") { saved.append(try Self.parse(line)) }
            let store = try SQLiteTreeStore.open(at: file)
            let (tree, sequence) = try await store.read(database) { (try $0.tree.value(at: .root), $0.sequence) }
            await store.close()
            let order = tree["order"]
            try #require(order.children.count == Int(sequence), "seed \(seed), round \(round)")
            // Each commit has a number without gaps, and the name of its writer.
            for number in newest + 1..<Int(sequence) + 1 {
                #expect(order["s\(number)"].exists, "seed \(seed), round \(round): no commit \(number)")
            }
            for commit in saved {
                let name = "\(commit.writer)/\(commit.number)"
                #expect(order["s\(commit.sequence)"] == .string(name), "seed \(seed), round \(round)")
            }
            // A change is also in its two other places: as many bodies as the writer's count says.
            for writer in 0..<8 {
                let (count, bodies) = (tree["count"]["w\(writer)"], tree["body"]["w\(writer)"].children)
                #expect(count == (bodies.isEmpty ? .null : .number(Double(bodies.count))), "\(seed), \(round)")
            }
            newest = Int(sequence)
        }
        #expect(newest > 40)
    }

    static func parse(_ line: String?) throws -> Saved {
        let words = try #require(line).split(whereSeparator: { " .".contains($0) }).compactMap { Int($0) }
        try #require(words.count == 3)
        return Saved(writer: words[0], number: words[1], sequence: Int64(words[2]))
    }

    @Test("a file that can't grow holds no half of a change and all that was answered")
    func fileLimit() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("trees.sqlite")
        let database = try #require(DatabaseName("family"))
        let first = try SQLiteTreeStore.open(at: file)
        try await first.setRules(TreeStoreFixture.open, of: database)
        await first.close()
        let child = try ChildProcess(Executable.named("fault-worker"), ["trees", "full", file.path, "300000"])
        let saved = try child.waitForLine(startingWith: "saved ").dropFirst(6)
        #expect(try child.wait() == .status(0))
        let store = try SQLiteTreeStore.open(at: file)
        let (tree, sequence) = try await store.read(database) { (try $0.tree.value(at: .root), $0.sequence) }
        let there = tree["order"].children.count
        #expect(there == Int(sequence))
        #expect(tree["body"]["w0"].children.count == there)
        #expect(try #require(Int(saved)) > 0)
        // The failed commit may be there or not, as its writer was told.
        #expect((0...1).contains(there - (Int(saved) ?? 0)))
        await store.close()
    }
}
