import RealtimeTree
import TimeKit

/// Reads: a place, what a query asks of it, or the keys in it.
extension RealtimeService {
    func get(
        _ call: RealtimeCall,
        _ options: CallOptions,
        _ asker: Asker,
        _ path: RealtimePath,
        _ now: Instant
    ) async throws(Refusal) -> RealtimeAnswer {
        let value = try await read(call.database) { [self] state in
            _ = try admit(asker, options, path, in: state, of: call.database, at: now)
            if options.isShallow { return try state.shallow(at: path) }
            if let query = options.query { return try state.children(chosenBy: query, at: path) }
            return try state.tree.value(at: path)
        }
        if let timeout = options.timeout, now.milliseconds(until: clock.now()) > timeout {
            throw Refusal(400, "The read took longer than the timeout of \(timeout) milliseconds")
        }
        let isConditional = options.wantsETag || options.ifNoneMatch != nil
        let eTag = isConditional ? value.eTag : nil
        if let eTag, eTag == options.ifNoneMatch { return .unchanged(eTag) }
        let body = value.printed(options)
        guard body.count <= limits.readBytes else { throw Refusal(RealtimeError.tooLarge(limit: limits.readBytes)) }
        return .json(body, options, eTag: eTag)
    }

    /// Lets a read pass: first by the rules, then by the index that its query needs. Throws `Refusal`, and what looking does.
    func admit(
        _ asker: Asker,
        _ options: CallOptions,
        _ path: RealtimePath,
        in state: TreeState,
        of database: DatabaseName,
        at now: Instant
    ) throws -> RuleAnswer? {
        let rules = book.rules(of: database, state.rules)
        let answer = try asker.mayRead(path, options.query, in: state.tree, by: rules, at: now)
        guard answer?.isAllowed ?? true else { throw Refusal.denied }
        // An emulator answers any query.
        if let query = options.query, !makesDatabases { try rules.requireIndex(for: query, at: path) }
        return answer
    }
}
