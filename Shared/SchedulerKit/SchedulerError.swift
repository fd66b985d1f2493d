/// Why the scheduler refused something. Errors of the store's file arrive as `StoreError`.
public enum SchedulerError: Error, Equatable, Sendable {
    /// A job without an id.
    case emptyID
    /// The job's zone is not in the tz database.
    case unknownZone(job: String, zone: String)
    /// There is no job of this id.
    case noSuchJob(id: String)
    /// The job's kind has no handler here.
    case noHandler(job: String, kind: String)
    /// The stored job can't be read: damaged, or of a later version.
    case unreadableJob(id: String, reason: String)
    /// The job's payload is not what its handler expects.
    case unreadablePayload(job: String, reason: String)
    /// The file of the service can't be written or removed.
    case agentFile(file: String, reason: String)
    /// The system's service manager refused a command.
    case agentCommand(command: String, reason: String)
}

extension SchedulerError: CustomStringConvertible {
    /// What is wrong with the value, and what to do.
    public var description: String {
        switch self {
        case .emptyID:
            "a job has an empty id — give it a name of its own"
        case .unknownZone(let job, let zone):
            "the job \(job) is in the zone “\(zone)”, which is unknown — use a name such as America/Phoenix"
        case .noSuchJob(let id):
            "there is no job \(id) — check the id"
        case .noHandler(let job, let kind):
            "nothing here can run the job \(job) of kind \(kind) — update the program, or cancel the job"
        case .unreadableJob(let id, let reason):
            "the stored job \(id) can't be read: \(reason) — update the program, or schedule it anew"
        case .unreadablePayload(let job, let reason):
            "the payload of the job \(job) can't be read: \(reason) — schedule it anew"
        case .agentFile(let file, let reason):
            "\(file) can't be changed: \(reason) — check that its folder may be written"
        case .agentCommand(let command, let reason):
            "“\(command)” failed: \(reason) — mend that, or start the daemon in another way"
        }
    }
}
