public import RealtimeTree
import TimeKit

/// A call whose path, options, body and credential have been checked, before the database is read.
///
/// The server's rate limits and quotas are decided from it.
public struct PreparedCall: Sendable {
    enum Work: Sendable {
        case rules(body: [UInt8])
        case read(RealtimePath)
        /// `asked` is the path of the URL; `place` is the same or, for a POST, the new child.
        case write(SentWrite, asked: RealtimePath, place: RealtimePath)
    }

    let database: DatabaseName
    let caller: RealtimeCaller
    let sender: String?
    let options: CallOptions
    let principal: Principal
    let now: Instant
    let work: Work
    /// The size of the body, in bytes, or the size that a bound caller's write has in the store if that is more.
    ///
    /// A value is stored with its whole path, so a small body at a long path becomes many times as large.
    public let writtenBytes: Int

    /// The path that is read; nil for any other call.
    public var readPlace: RealtimePath? { if case .read(let path) = work { path } else { nil } }

    /// Whether the call replaces the rules.
    public var deploysRules: Bool { if case .rules = work { options.method == .put } else { false } }

    /// The write of the call, with increments applied to null; nil for any other call.
    public var write: RealtimeWrite? { if case .write(let sent, _, _) = work { sent.plain } else { nil } }

    /// The caller's account, as `DATABASE/UID`; nil for anonymous callers and admins.
    public var account: String? { caller.uid.map { "\(database)/\($0)" } }

    /// The reader by whom large reads count: the account, or the address of a caller without one; nil for admins.
    var reader: String? { caller == .admin ? nil : account ?? sender }

    /// Whether rules apply to the call.
    public var isBound: Bool { principal != .admin }

    /// Whether the call asks for a stream of events.
    public var isStream: Bool { options.isStream }
}

extension RealtimeService {
    /// Validates a call.
    ///
    /// - Throws: The refusal of a malformed call, an expired credential, or a write that is too large.
    /// - Complexity: O(size of the body).
    public func prepare(_ call: RealtimeCall) throws(RealtimeRefusal) -> PreparedCall {
        let now = clock.now()
        let target = try CallTarget.read(call.path)
        let options = try CallOptions(call, limits: limits)
        let principal = try Principal.read(call, at: now)
        let work: PreparedCall.Work =
            switch target {
            case .rules: .rules(body: call.body)
            case .place(let path) where options.method == .get: .read(path)
            case .place(let path): try write(call.body, options, principal, path, now)
            }
        var writtenBytes = call.body.count
        if principal != .admin, case .write(let sent, _, _) = work {
            writtenBytes = max(writtenBytes, sent.plain.storedBytes)
            guard writtenBytes <= limits.writeBytes else {
                throw RealtimeRefusal(
                    413,
                    "Data to write exceeds the maximum size of \(limits.writeBytes) bytes with its paths — make it in parts",
                    limit: .bodyBytes
                )
            }
        }
        return PreparedCall(
            database: call.database,
            caller: call.caller,
            sender: call.sender,
            options: options,
            principal: principal,
            now: now,
            work: work,
            writtenBytes: writtenBytes
        )
    }

    /// Validates a call as ``prepare(_:)`` does. A large body waits for its turn on a thread of its own, so that no number of them holds up the
    /// threads that answer.
    public func prepared(_ call: RealtimeCall) async throws(RealtimeRefusal) -> PreparedCall {
        guard call.body.count > WriteBounds.mostSmallBytes else { return try prepare(call) }
        let result = await withCheckedContinuation { continuation in
            parsing.run {
                continuation.resume(returning: Result { () throws(RealtimeRefusal) in try prepare(call) })
            }
        }
        return try result.get()
    }

    private func write(
        _ body: [UInt8],
        _ options: CallOptions,
        _ principal: Principal,
        _ path: RealtimePath,
        _ now: Instant
    ) throws(RealtimeRefusal) -> PreparedCall.Work {
        guard body.count <= options.writeBytes || options.method == .delete else {
            throw RealtimeRefusal(
                413,
                "Data to write exceeds the maximum size of \(options.writeBytes) bytes.",
                limit: .bodyBytes
            )
        }
        let size = principal == .admin ? nil : limits.boundWrite
        var place = path
        do {
            let sent: SentWrite
            switch options.method {
            case .patch: sent = try SentWrite(update: body, at: path, now, size)
            case .delete: sent = SentWrite(removal: path)
            case .post:
                place = try path.appending(RealtimePath([pushIDs.next(at: now)]))
                sent = try SentWrite(value: body, at: place, now, size)
            case .put, .get: sent = try SentWrite(value: body, at: path, now, size)
            }
            return .write(sent, asked: path, place: place)
        } catch {
            throw RealtimeRefusal(error)
        }
    }
}
