import Foundation
import GRDB
import TimeKit
import WordKit

/// Conversions between the scheduler's rows and values.
enum JobRows {
    /// A stored job with its progress.
    struct Stored {
        var job: Job
        var zone: TimeZone
        var owedFrom: Instant?
        var settledThrough: LocalDateTime?
        var failure: JobFailure?

        /// Returns the progress as seen from `now`. It contains only the done occurrences after its `settledThrough`.
        func progress(at now: Instant, in db: Database) throws -> JobProgress {
            let mark = try JobProgress.mark(settledThrough: settledThrough, in: zone, at: now) { before in
                try String.fetchOne(
                    db,
                    sql: """
                        SELECT max(occurrence) FROM scheduler_run
                        WHERE job_id = ? AND occurrence <= ? AND outcome <> 'skipped'
                        """,
                    arguments: [job.id, before.description]
                ).flatMap { LocalDateTime($0) }
            }
            let done = try String.fetchAll(
                db,
                sql:
                    "SELECT occurrence FROM scheduler_run WHERE job_id = ? AND occurrence > ? AND outcome <> 'skipped'",
                arguments: [job.id, mark?.description ?? ""]
            )
            return JobProgress(
                job: job,
                zone: zone,
                owedFrom: owedFrom,
                settledThrough: mark,
                done: Set(done.compactMap { LocalDateTime($0) }),
                failure: failure
            )
        }
    }

    /// Returns the zone of a job. Unlike `TimeZone.named(_:)`, it accepts "CET" and "GMT-0700", because the machine's zone may have such a name.
    static func zone(_ name: String) throws(TimeError) -> TimeZone {
        guard let zone = TimeZone(identifier: name) else { throw .unknownZone(name) }
        return zone
    }

    private static let query = """
        SELECT job.*, failure.occurrence, failure.attempts, failure.failed_at, failure.retry_at, failure.reason
        FROM scheduler_job AS job LEFT JOIN scheduler_failure AS failure ON failure.job_id = job.id
        """

    static func all(in db: Database) throws -> [(id: String, result: Result<Stored, SchedulerError>)] {
        try Row.fetchAll(db, sql: "\(query) ORDER BY job.id").map { ($0["id"], stored($0)) }
    }

    static func read(_ id: String, in db: Database) throws -> Result<Stored, SchedulerError>? {
        try Row.fetchOne(db, sql: "\(query) WHERE job.id = ?", arguments: [id]).map(stored)
    }

    private static func stored(_ row: Row) -> Result<Stored, SchedulerError> {
        let id: String = row["id"]
        do {
            guard let catchUp = CatchUp(rawValue: row["catch_up"]) else {
                throw SchedulerError.unreadableJob(
                    id: id,
                    reason: localized("unknown catch-up \(row["catch_up"] as String)")
                )
            }
            let job = Job(
                id: id,
                kind: row["kind"],
                payload: row["payload"],
                recurrence: try decode(row["recurrence"]),
                zone: row["zone"],
                catchUp: catchUp,
                retry: try decode(row["retry"])
            )
            return .success(
                Stored(
                    job: job,
                    zone: try zone(job.zone),
                    owedFrom: (row["owed_from"] as Int64?).map(Instant.init(milliseconds:)),
                    settledThrough: try (row["settled_through"] as String?).map(LocalDateTime.init(iso8601:)),
                    failure: try failure(row)
                )
            )
        } catch let error as SchedulerError {
            return .failure(error)
        } catch {
            return .failure(.unreadableJob(id: id, reason: "\(error)"))
        }
    }

    private static func failure(_ row: Row) throws -> JobFailure? {
        guard let occurrence = row["occurrence"] as String? else { return nil }
        return JobFailure(
            occurrence: try LocalDateTime(iso8601: occurrence),
            attempts: row["attempts"],
            failedAt: Instant(milliseconds: row["failed_at"]),
            retryAt: Instant(milliseconds: row["retry_at"]),
            reason: row["reason"]
        )
    }

    private static func decode<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

// MARK: Writing the schedule

extension JobRows {
    /// Adds or replaces a job. The failure of a replaced job is deleted, so the new one starts without a delay.
    ///
    /// - Parameter from: The time before which occurrences are not due; nil keeps that of a replaced job.
    static func save(_ job: Job, from: Instant?, in db: Database) throws {
        let revision = try nextRevision(in: db)
        try db.execute(
            sql: """
                INSERT INTO scheduler_job (id, kind, payload, recurrence, zone, catch_up, retry, revision, owed_from)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    kind = excluded.kind, payload = excluded.payload, recurrence = excluded.recurrence,
                    zone = excluded.zone, catch_up = excluded.catch_up, retry = excluded.retry,
                    revision = excluded.revision, owed_from = coalesce(excluded.owed_from, owed_from)
                """,
            arguments: [
                job.id, job.kind, job.payload, try encode(job.recurrence), job.zone, job.catchUp.rawValue,
                try encode(job.retry), revision, from?.milliseconds,
            ]
        )
        try db.execute(sql: "DELETE FROM scheduler_failure WHERE job_id = ?", arguments: [job.id])
    }

    /// Deletes a job. Returns false if there is none with this id.
    static func delete(_ id: String, in db: Database) throws -> Bool {
        try db.execute(sql: "DELETE FROM scheduler_job WHERE id = ?", arguments: [id])
        guard db.changesCount > 0 else { return false }
        _ = try nextRevision(in: db)
        return true
    }

    private static func nextRevision(in db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "UPDATE scheduler_revision SET value = value + 1 RETURNING value") ?? 0
    }
}

// MARK: Recording

extension JobRows {
    /// Records the result of an occurrence and settles everything up to it.
    static func record(_ run: JobRun, of id: String, in db: Database) throws {
        // A record of a skip is replaced. Any other record stays, and the primary key refuses a second one.
        try db.execute(
            sql: "DELETE FROM scheduler_run WHERE job_id = ? AND occurrence = ? AND outcome = 'skipped'",
            arguments: [id, run.occurrence.description]
        )
        try db.execute(
            sql: """
                INSERT INTO scheduler_run (job_id, occurrence, outcome, finished_at, count, reason)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id, run.occurrence.description, run.outcome.rawValue, run.finishedAt.milliseconds, run.count,
                run.reason,
            ]
        )
        try db.execute(
            sql: "UPDATE scheduler_job SET settled_through = ? WHERE id = ?",
            arguments: [run.occurrence.description, id]
        )
        try db.execute(sql: "DELETE FROM scheduler_failure WHERE job_id = ?", arguments: [id])
    }

    static func record(_ failure: JobFailure, of id: String, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO scheduler_failure (job_id, occurrence, attempts, failed_at, retry_at, reason)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (job_id) DO UPDATE SET
                    occurrence = excluded.occurrence, attempts = excluded.attempts, failed_at = excluded.failed_at,
                    retry_at = excluded.retry_at, reason = excluded.reason
                """,
            arguments: [
                id, failure.occurrence.description, failure.attempts, failure.failedAt.milliseconds,
                failure.retryAt.milliseconds, failure.reason,
            ]
        )
    }

    /// Returns the newest results of a job, the latest occurrence first. Rows that can't be read are left out.
    static func runs(
        of id: String,
        outcome: JobRun.Outcome? = nil,
        limit: Int,
        in db: Database
    ) throws -> [JobRun] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT * FROM scheduler_run WHERE job_id = ? AND (? IS NULL OR outcome = ?)
                ORDER BY occurrence DESC LIMIT ?
                """,
            arguments: [id, outcome?.rawValue, outcome?.rawValue, limit]
        ).compactMap { row in
            guard let occurrence = LocalDateTime(row["occurrence"] as String),
                let outcome = JobRun.Outcome(rawValue: row["outcome"])
            else { return nil }
            return JobRun(
                occurrence: occurrence,
                outcome: outcome,
                finishedAt: Instant(milliseconds: row["finished_at"]),
                count: row["count"],
                reason: row["reason"]
            )
        }
    }
}
