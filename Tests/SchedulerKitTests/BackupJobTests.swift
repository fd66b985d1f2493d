import Foundation
import GRDB
import SchedulerKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite struct BackupJobTests {
    private let temporary: TemporaryStore
    private let scheduler: Scheduler
    private let backups: URL

    init() throws {
        temporary = try TemporaryStore(schemas: [Scheduler.schema, Ledger.schema])
        backups = temporary.folder.file("backups")
        scheduler = Scheduler(store: temporary.store, handlers: [:], effects: [BackupJob.kind: BackupJob.effect])
    }

    private func days() -> [String] {
        Backup.list(in: backups, name: "tips").map(\.day.description)
    }

    private func schedule(keep: Int = 7) throws {
        let backup = BackupJob(folder: backups, name: "tips", keep: keep)
        try scheduler.schedule(backup.job(from: local("2026-03-01T03:00"), zone: "America/Phoenix"))
    }

    @Test("Each day has its backup, which opens, and only the newest are kept")
    func daily() throws {
        try schedule(keep: 3)
        for day in 1...5 {
            let report = try scheduler.runDue(now: instant("2026-03-0\(day)T10:00:00Z"))
            #expect(report.lines == ["backup/tips@2026-03-0\(day)T03:00 ran"])
        }
        #expect(days() == ["2026-03-05", "2026-03-04", "2026-03-03"])
        let newest = try #require(Backup.list(in: backups, name: "tips").first?.file)
        try Backup.verify(newest, schemas: [Scheduler.schema, Ledger.schema])
    }

    @Test("After a month asleep there is one backup, named after the latest day")
    func asleep() throws {
        try schedule()
        #expect(try scheduler.runDue(now: instant("2026-03-31T12:00:00Z")).ranCount == 1)
        #expect(days() == ["2026-03-31"])
    }

    @Test("Killed between the file and its record, the next run finds the file and records it")
    func killedInBetween() throws {
        try schedule()
        let now = try instant("2026-03-01T10:00:00Z")
        try temporary.store.write { try $0.execute(sql: "INSERT INTO effect (job, occurrence) VALUES ('before', 'x')") }
        // Simulates a process that was killed after the backup.
        try Backup.rotate(temporary.store, in: backups, name: "tips", day: LocalDate(iso8601: "2026-03-01"), keep: 7)
        let file = try #require(Backup.list(in: backups, name: "tips").first?.file)
        let before = try Data(contentsOf: file)
        #expect(try scheduler.runDue(now: now).lines == ["backup/tips@2026-03-01T03:00 ran"])
        #expect(days() == ["2026-03-01"])
        #expect(try Data(contentsOf: file) == before)
        #expect(try scheduler.runs(of: "backup/tips").count == 1)
        #expect(try scheduler.runDue(now: now).entries.isEmpty)
    }

    @Test("A folder that can't be written is a failure that is tried again, and then there is a backup")
    func unwritable() throws {
        let blocked = try temporary.folder.write("in the way", to: "backups")
        try schedule()
        let now = try instant("2026-03-01T10:00:00Z")
        #expect(try scheduler.runDue(now: now).failures.count == 1)
        #expect(days().isEmpty)
        try FileManager.default.removeItem(at: blocked)
        #expect(try scheduler.runDue(now: now.adding(seconds: 299)).entries.isEmpty)
        #expect(try scheduler.runDue(now: now.adding(seconds: 300)).ranCount == 1)
        #expect(days() == ["2026-03-01"])
    }
}
