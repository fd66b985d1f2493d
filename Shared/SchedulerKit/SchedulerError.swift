import WordKit

/// An error of the scheduler. Errors of the store's file arrive as `StoreError`.
public enum SchedulerError: Error, Equatable, Sendable {
    /// The job has an empty id.
    case emptyID
    /// The job's zone is not in the tz database.
    case unknownZone(job: String, zone: String)
    /// No job has this id.
    case noSuchJob(id: String)
    /// No handler is registered for the job's kind.
    case noHandler(job: String, kind: String)
    /// The stored job can't be read, because it is damaged or of a later version.
    case unreadableJob(id: String, reason: String)
    /// The job's payload can't be decoded.
    case unreadablePayload(job: String, reason: String)
    /// The file of the service can't be written or removed.
    case agentFile(file: String, reason: String)
    /// A command of the system's service manager failed.
    case agentCommand(command: String, reason: String)
}

extension SchedulerError: CustomStringConvertible {
    /// The problem and how to solve it.
    public var description: String {
        switch self {
        case .emptyID:
            localized("a job has an empty id — give it a name of its own")
        case .unknownZone(let job, let zone):
            localized("the job \(job) is in the zone “\(zone)”, which is unknown — use a name such as America/Phoenix")
        case .noSuchJob(let id):
            localized("there is no job \(id) — check the id")
        case .noHandler(let job, let kind):
            localized("nothing here can run the job \(job) of kind \(kind) — update the program, or cancel the job")
        case .unreadableJob(let id, let reason):
            localized("the stored job \(id) can't be read: \(reason) — update the program, or schedule it anew")
        case .unreadablePayload(let job, let reason):
            localized("the payload of the job \(job) can't be read: \(reason) — schedule it anew")
        case .agentFile(let file, let reason):
            localized("\(file) can't be changed: \(reason) — check that its folder may be written")
        case .agentCommand(let command, let reason):
            localized("“\(command)” failed: \(reason) — mend that, or start the daemon in another way")
        }
    }
}
