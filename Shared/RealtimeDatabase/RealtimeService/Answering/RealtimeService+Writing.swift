import RealtimeTree
import TimeKit

/// Writes of a value, an update, a new child or a removal, each with an optional condition.
extension RealtimeService {
    func write(
        _ call: PreparedCall,
        _ sent: SentWrite,
        asked path: RealtimePath,
        at place: RealtimePath
    ) async throws(RealtimeRefusal) -> RealtimeAnswer {
        let values = try await decide(call, sent, place)
        return answer(values, call.options, path, place)
    }

    private func answer(
        _ values: [RealtimePath: RealtimeValue],
        _ options: CallOptions,
        _ path: RealtimePath,
        _ place: RealtimePath
    ) -> RealtimeAnswer {
        switch options.method {
        case .post:
            return .json(RealtimeValue.children(["name": .string(place.last ?? "")]).printed(options), options)
        case .patch: return .json(Self.printed(values, from: path, options), options)
        case .put, .delete, .get:
            let value = values[path] ?? .null
            let isConditional = options.wantsETag || options.ifMatch != nil
            return .json(value.printed(options), options, eTag: isConditional ? value.eTag : nil)
        }
    }

    /// Makes the write if the rules allow it and its condition holds. Rules are checked first, because a failed condition reveals the value.
    ///
    /// - Returns: The written values.
    private func decide(
        _ call: PreparedCall,
        _ sent: SentWrite,
        _ place: RealtimePath
    ) async throws(RealtimeRefusal) -> [RealtimePath: RealtimeValue] {
        let (options, principal, now) = (call.options, call.principal, call.now)
        let bounds = principal.uid.map {
            WriteBounds(
                account: $0,
                bytes: call.writtenBytes,
                removals: limits.boundWrite.values,
                quotas: limits.quotas,
                at: now
            )
        }
        let commit = try await change(call.database, bounds) { [self] state in
            let write = try sent.write(in: state.tree)
            let rules = book.rules(of: call.database, state.rules)
            try principal.requireWrite(write, in: state.tree, by: rules, at: now, steps: limits.ruleSteps)
            if let wanted = options.ifMatch {
                let current = try state.tree.value(at: place)
                if wanted != current.eTag {
                    // The response contains the current value, so the caller must be allowed to read it.
                    try principal.requireRead(place, nil, in: state.tree, by: rules, at: now, steps: limits.ruleSteps)
                    throw RealtimeRefusal(.json(current.printed(options), options, status: 412, eTag: current.eTag))
                }
            }
            return write.values.isEmpty ? nil : write
        }
        return commit?.write.values ?? [:]
    }
}
