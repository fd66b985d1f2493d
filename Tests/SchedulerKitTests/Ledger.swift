import Foundation
import GRDB
import SchedulerKit
import StorageKit
import TestKit
import TimeKit

/// The effects of jobs as rows.
enum Ledger {
    static let schema = Schema(
        namespace: "test-ledger",
        migrations: [
            Migration(
                "0001-effect",
                sql: """
                    CREATE TABLE effect (
                        id INTEGER NOT NULL PRIMARY KEY, job TEXT NOT NULL, occurrence TEXT NOT NULL
                    ) STRICT;
                    """
            )
        ]
    )

    struct Broken: Error, CustomStringConvertible {
        var description = "the kettle is cold"
    }

    /// Adds a row.
    static let add: JobHandler = { db, job, occurrence in
        try db.execute(
            sql: "INSERT INTO effect (job, occurrence) VALUES (?, ?)",
            arguments: [job.id, occurrence.id.at.description]
        )
    }

    /// Adds a row and then fails.
    static let fail: JobHandler = { db, job, occurrence in
        try add(db, job, occurrence)
        throw Broken()
    }

    static func rows(in store: LocalStore) throws -> [String] {
        try store.read { try String.fetchAll($0, sql: "SELECT job || '@' || occurrence FROM effect ORDER BY id") }
    }
}

func store(_ schemas: [Schema] = [Scheduler.schema, Ledger.schema]) throws -> LocalStore {
    try LocalStore.inMemory(schemas: schemas)
}

func instant(_ text: String) throws -> Instant { try Instant(iso8601: text) }

func local(_ text: String) throws -> LocalDateTime { try LocalDateTime(iso8601: text) }

/// A daily job of kind `add`, by default in UTC.
func daily(
    _ id: String,
    from start: String = "2026-03-01T08:00",
    kind: String = "add",
    zone: String = "UTC",
    catchUp: CatchUp = .latest,
    retry: RetryPolicy = .init()
) throws -> Job {
    Job(id: id, kind: kind, recurrence: .daily(from: try local(start)), zone: zone, catchUp: catchUp, retry: retry)
}

extension RunReport {
    /// The entries as short texts: `a@2026-03-01T08:00 ran`.
    var lines: [String] {
        entries.map { entry in
            let name = "\(entry.job)@\(entry.occurrence?.description ?? "-")"
            switch entry.outcome {
            case .ran: return "\(name) ran"
            case .failed(let reason, let attempt, let retryAt):
                return "\(name) failed \(attempt): \(reason), \(retryAt)"
            case .gaveUp(let reason, let attempts): return "\(name) gave up after \(attempts): \(reason)"
            case .skipped(let skipped): return "\(name) skipped \(skipped.count) from \(skipped.first)"
            case .unreadable: return "\(name) unreadable"
            }
        }
    }
}
