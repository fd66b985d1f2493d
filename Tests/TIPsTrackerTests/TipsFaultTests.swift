import Foundation
import GRDB
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Faults: a tick is whole or absent, whatever crashes and whoever writes")
struct TipsFaultTests {
    private func worker(_ arguments: [String]) throws -> ChildProcess {
        try ChildProcess(Executable.named("fault-worker"), ["tips"] + arguments)
    }

    /// A room with many boxes for each day, so that a process takes long for one day.
    private func family(in folder: TemporaryFolder) throws -> Family {
        let foods = (1...90).map { ItemDraft("Food \($0)", .maintenance, .same(DoseDraft("1", "g"))) }
        return try Family(Family.usualItems + foods, file: folder.file("tips.sqlite"))
    }

    /// Checks that claims and changes of logs match one to one.
    private func expectWhole(_ family: Family, _ comment: Comment) throws {
        let claims = try family.state().logs.claims.keys
        let rows = try family.store.read { db in
            try ChangeLog.changes(limit: 100_000, in: db).filter { $0.subject.kind == "log" }.flatMap(\.rows)
        }
        let noted = rows.compactMap { row in
            if row.table == "claim", case .text(let id)? = row.after?["id"] { id } else { nil }
        }
        #expect(noted.sorted() == claims.map(\.rawValue).sorted(), comment)
        #expect(try family.store.inspect().findings.isEmpty, comment)
    }

    @Test(
        "a process killed in the middle of a tick leaves nothing of it, and the next tick works",
        arguments: ["claim", "change", "change_row"]
    )
    func killedInTheMiddle(table: String) throws {
        let folder = try TemporaryFolder()
        let family = try family(in: folder)
        let before = try family.ann.exportRoom()
        let item = try family.item("Peanut").id
        let changes = try family.count("change")
        let child = try worker(["pause", folder.file("tips.sqlite").path, "\(family.clock.now)", table, item.rawValue])
        try child.waitForLine(startingWith: "in the middle")
        #expect(child.kill() == .signal(SIGKILL))
        #expect(try family.ann.exportRoom() == before)
        #expect(try family.count("change") == changes)
        #expect(try !family.ann.log(item).wasTicked)
        try expectWhole(family, "\(table)")
    }

    @Test("kill -9 over many rounds: what was said to be ticked is ticked, once", .timeLimit(.minutes(5)))
    func killedOverAndOver() throws {
        let folder = try TemporaryFolder()
        let family = try family(in: folder)
        let items = try family.ann.plan().items.map(\.id.rawValue)
        var random = SeededGenerator(seed: 7)
        var said: Set<String> = []
        for round in 0..<11 {
            let child = try worker(["tick", folder.file("tips.sqlite").path, "\(family.clock.now)", "1"] + items)
            try child.waitForLine(startingWith: "ready")
            // The worker finds the ticks of the former one and adds more.
            for _ in 0..<random.int(in: 1...9) + round * 9 {
                guard let line = try child.readLine() else { break }
                if let key = line.split(separator: " ").last { said.insert(String(key)) }
            }
            child.kill()
            while let line = try child.readLine() {
                if let key = line.split(separator: " ").last { said.insert(String(key)) }
            }
            let logs = try family.state().logs
            let ticked = Set(logs.entries.keys.map(\.key))
            #expect(said.subtracting(ticked).isEmpty, "round \(round)")
            #expect(logs.claims.count == ticked.count, "round \(round): no box twice")
            #expect(ticked.count > round * 8, "round \(round): it got somewhere")
            try expectWhole(family, "round \(round)")
        }
    }

    @Test("two processes that tick at once lose nothing, and a box that both tick is ticked once")
    func twoProcesses() throws {
        let folder = try TemporaryFolder()
        let family = try family(in: folder)
        let items = try family.ann.plan().items.map(\.id.rawValue)
        let children = try [items.prefix(70), items.suffix(70)].map { own in
            try worker(["tick", folder.file("tips.sqlite").path, "\(family.clock.now)", "1"] + own)
        }
        var saved = 0
        for child in children {
            #expect(try child.wait() == .status(0))
            while let line = try child.readLine() { saved += line.hasPrefix("saved") ? 1 : 0 }
        }
        let logs = try family.state().logs
        #expect(saved == 96)
        #expect(logs.claims.count == 96 && logs.entries.count == 96)
        #expect(Set(logs.claims.keys).count == 96, "no clock twice")
        try expectWhole(family, "two processes")
    }

    @Test("a disk that is full gives an error and no change; what was saved before is there")
    func diskFull() throws {
        let folder = try TemporaryFolder()
        let family = try family(in: folder)
        let items = try family.ann.plan().items.map(\.id.rawValue)
        try family.store.close()
        let path = folder.file("tips.sqlite").path
        let child = try worker(["full", path, "\(family.clock.now)", "400000"] + items)
        try child.waitForLine(startingWith: "error: \(path)")
        let outcome = try child.waitForLine(startingWith: "saved ").split(separator: " ")
        #expect(outcome[1] == outcome[3] && outcome[5] == "0", "\(outcome)")
        #expect(try child.wait() == .status(0))
        let again = try Family(file: folder.file("tips.sqlite"), isSetUp: false)
        #expect(try again.state().logs.claims.count == Int(outcome[1]))
        try expectWhole(again, "disk full")
    }

    @Test("a store that another process keeps locked gives an error and no change")
    func locked() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        let family = try family(in: folder)
        let item = try family.item("Egg").id
        let impatient = TIPsTracker(
            store: try LocalStore.open(
                at: file,
                schemas: TIPsTracker.schemas,
                options: StoreOptions(busyTimeout: 0.05)
            ),
            clock: family.clock.wallClock,
            ids: .seeded(1)
        )
        let before = try family.ann.exportRoom()
        let child = try worker(["hold", file.path, "\(family.clock.now)"])
        try child.waitForLine(startingWith: "holding")
        #expect(throws: TIPsError.store(.locked(file: file.path, seconds: 0.05))) { try impatient.log(item) }
        #expect(try impatient.exportRoom() == before, "reading goes on")
        #expect(try child.wait() == .status(0))
        #expect(try !impatient.log(item).wasTicked)
    }
}
