import RealtimeTree
import TimeKit

/// Writes: a value, an update, a new child, a removal; each with the condition that it may have.
extension RealtimeService {
    func write(
        _ call: RealtimeCall,
        _ options: CallOptions,
        _ asker: Asker,
        _ path: RealtimePath,
        _ now: Instant
    ) async throws(Refusal) -> RealtimeAnswer {
        guard call.body.count <= options.writeBytes || options.method == .delete else {
            throw Refusal(413, "Data to write exceeds the maximum size of \(options.writeBytes) bytes.")
        }
        let sent: SentWrite
        var place = path
        do {
            switch options.method {
            case .patch: sent = try SentWrite(update: call.body, at: path, now)
            case .delete: sent = SentWrite(removal: path)
            case .post:
                place = try path.appending(RealtimePath([pushIDs.next(at: now)]))
                sent = try SentWrite(value: call.body, at: place, now)
            case .put, .get: sent = try SentWrite(value: call.body, at: path, now)
            }
        } catch {
            throw Refusal(error)
        }
        let write = try await decide(call, options, asker, place, sent, now)
        return answer(write, options, path, place)
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

    /// Makes the change, where the rules allow it and its condition holds. The rules come first: a condition that failed would tell what is
    /// there. Gives what was written.
    private func decide(
        _ call: RealtimeCall,
        _ options: CallOptions,
        _ asker: Asker,
        _ place: RealtimePath,
        _ sent: SentWrite,
        _ now: Instant
    ) async throws(Refusal) -> [RealtimePath: RealtimeValue] {
        let commit = try await change(call.database) { [self] state in
            let write = try sent.write(in: state.tree)
            let rules = book.rules(of: call.database, state.rules)
            guard try asker.mayWrite(write, in: state.tree, by: rules, at: now) else { throw Refusal.denied }
            if let wanted = options.ifMatch {
                let current = try state.tree.value(at: place)
                if wanted != current.eTag {
                    // The answer shows what is there, so that whoever may only write doesn't get it.
                    let right = try asker.mayRead(place, nil, in: state.tree, by: rules, at: now)
                    guard right?.isAllowed ?? true else { throw Refusal.denied }
                    throw Refusal(.json(current.printed(options), options, status: 412, eTag: current.eTag))
                }
            }
            return write.values.isEmpty ? nil : write
        }
        return commit?.write.values ?? [:]
    }
}
