import RealtimeTree
import TimeKit

/// Reads of a location, a query or the keys of a location.
extension RealtimeService {
    func get(
        _ call: PreparedCall,
        _ path: RealtimePath
    ) async throws(RealtimeRefusal) -> RealtimeAnswer {
        let (options, now) = (call.options, call.now)
        // Printed within the read, because the store lets one large read at a time have the memory.
        let (body, eTag) = try await read(for: call) { [self] state in
            _ = try admit(call, path, in: state, at: now)
            let value = try value(options, at: path, in: state)
            let eTag = options.wantsETag || options.ifNoneMatch != nil ? value.eTag : nil
            let isKnown = eTag != nil && eTag == options.ifNoneMatch
            return (isKnown ? [] : value.printed(options), eTag)
        }
        if let timeout = options.timeout, now.milliseconds(until: clock.now()) > timeout {
            throw RealtimeRefusal(400, "The read took longer than the timeout of \(timeout) milliseconds")
        }
        if let eTag, eTag == options.ifNoneMatch { return .unchanged(eTag) }
        guard body.count <= limits.readBytes else {
            throw RealtimeRefusal(RealtimeError.tooLarge(limit: limits.readBytes))
        }
        return .json(body, options, eTag: eTag)
    }

    private func value(_ options: CallOptions, at path: RealtimePath, in state: TreeState) throws -> RealtimeValue {
        if options.isShallow { return try state.shallow(at: path) }
        if let query = options.query { return try state.children(chosenBy: query, at: path) }
        return try state.tree.value(at: path)
    }

    /// Checks a read against the rules, then its query against the indexes.
    ///
    /// - Throws: `RealtimeRefusal`, and errors of the database.
    func admit(
        _ call: PreparedCall,
        _ path: RealtimePath,
        in state: TreeState,
        at now: Instant
    ) throws -> RuleAnswer? {
        let rules = book.rules(of: call.database, state.rules)
        let query = call.options.query
        let answer = try call.principal.requireRead(
            path,
            query,
            in: state.tree,
            by: rules,
            at: now,
            steps: limits.ruleSteps
        )
        // The emulator answers queries without an index.
        if let query, !makesDatabases { try rules.requireIndex(for: query, at: path) }
        return answer
    }
}
