public import Foundation
import StorageKit
public import TimeKit

/// The daily backup as a job: its payload, and what does it.
///
/// A backup is a file and not a row, so it can't be part of the transaction that records that the occurrence ran. Exactly once
/// means here: for each occurrence that is recorded there is one whole file, named after the occurrence's day. The file comes
/// first and gets its name only when it is complete and checked; a process killed before leaves no file of that name and no
/// record, one killed in between leaves the file, and the next run finds the day's backup there and only records it. Two
/// processes at once write to files of their own, and the first to finish gives the day's file its name.
public struct BackupJob: Hashable, Codable, Sendable {
    /// The kind of these jobs.
    public static let kind = "backup"

    /// The path of the folder the backups go to.
    public var folder: String
    /// What their file names begin with, such as `tips`.
    public var name: String
    /// How many days are kept.
    public var keep: Int

    /// Daily backups into a folder.
    public init(folder: URL, name: String, keep: Int = 7) {
        self.folder = folder.path(percentEncoded: false)
        self.name = name
        self.keep = keep
    }

    /// The job that makes one each day at a wall time; a day that was missed is not made up for, only the latest is.
    public func job(from start: LocalDateTime, zone: String) throws -> Job {
        try Job(
            id: "\(BackupJob.kind)/\(name)",
            kind: BackupJob.kind,
            recurrence: .daily(from: start),
            zone: zone,
            catchUp: .latest,
            retry: RetryPolicy(firstDelay: 300)
        ).with(payload: self)
    }

    /// Makes the backup of the occurrence's day, unless it is there; pass it to the scheduler as `effects: [BackupJob.kind: …]`.
    public static let effect: JobEffect = { store, job, occurrence in
        let backup = try job.payload(as: BackupJob.self)
        do {
            try Backup.rotate(
                store,
                in: URL(filePath: backup.folder, directoryHint: .isDirectory),
                name: backup.name,
                day: occurrence.id.at.date,
                keep: backup.keep
            )
        } catch StoreError.alreadyExists {
            // Another process was faster with the same day.
        }
    }
}
