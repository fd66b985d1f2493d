import RealtimeTree
import TimeKit

/// Rechecks doubtful rights and stale query results with one read of the store.
extension DatabaseSubscriptions {
    /// The result of one read of the store.
    private struct Look: Sendable {
        let sequence: Int64
        let version: Int64
        let rights: [Right: RuleAnswer]
        /// The results of queries. One that is too large is missing.
        let windows: [ListenedPlace: RealtimeValue]
        /// The current values of paths, encoded as the first event of a stream. A value that is too large is missing.
        let places: [RealtimePath: [UInt8]]
    }

    /// A principal and the target of its subscription. Many subscriptions can share one.
    private struct Right: Hashable, Sendable {
        let principal: Principal
        let place: ListenedPlace
    }

    /// Rechecks until nothing is doubtful, and sends the events to subscribers who may still read.
    mutating func settle() async {
        while !doubts.isEmpty || !stale.isEmpty || (wantsVersion && states.values.contains { $0.right != nil }) {
            // The new result of a query is of a later state than its subscribers' rights were checked in.
            for place in stale { for id in channels[place] ?? [] where states[id]?.right != nil { doubt(id, .clock) } }
            let look: Look
            do {
                look = try await takeLook()
            } catch {
                // Without a check nobody may see the events. The subscribers reconnect.
                for id in doubts.keys { dismiss(id) }
                for place in stale { for id in channels[place] ?? [] { dismiss(id) } }
                doubts = [:]
                stale = []
                wantsVersion = false
                return
            }
            wantsVersion = false
            if let known = rulesVersion, known != look.version {
                rulesVersion = look.version
                doubtAll()
                continue
            }
            rulesVersion = look.version
            settle(by: look)
        }
    }

    private func takeLook() async throws -> Look {
        let rights = Set(
            doubts.keys.compactMap { states[$0]?.listener }.map { Right(principal: $0.principal, place: $0.place) }
        )
        let windows = stale.compactMap { self.windows[$0] }
        // A right that a commit made doubtful says nothing about later states, so such a subscriber gets the whole value unless this is the state
        // right after the commit.
        let since = doubts.compactMap { id, doubt -> (path: RealtimePath, sequence: Int64)? in
            guard case .since(let sequence) = doubt, let place = states[id]?.listener.place, place.query == nil else {
                return nil
            }
            return (place.path, sequence)
        }
        let now = clock.now()
        let bounds = ReadBounds(bytes: limits.readBytes)
        return try await store.read(database, bounds) { [book, database, limits, heard] state in
            let rules = book.rules(of: database, state.rules)
            var answers: [Right: RuleAnswer] = [:]
            for right in rights {
                let (path, query) = (right.place.path, right.place.query)
                answers[right] = try right.principal.mayRead(
                    path,
                    query,
                    in: state.tree,
                    by: rules,
                    at: now,
                    steps: limits.ruleSteps
                )
            }
            func fitting(_ value: () throws -> RealtimeValue) throws -> RealtimeValue? {
                do {
                    return try value()
                } catch RealtimeError.tooLarge(let limit) where limit >= limits.readBytes {
                    return nil
                }
            }
            var values: [ListenedPlace: RealtimeValue] = [:]
            for window in windows { values[window.place] = try fitting { try window.next(in: state, after: heard) } }
            var places: [RealtimePath: [UInt8]] = [:]
            for (path, sequence) in since where sequence != state.sequence && places[path] == nil {
                guard let value = try fitting({ try state.tree.value(at: path) }) else { continue }
                let event = StreamEvent.put(.root, value).bytes
                if event.count <= limits.readBytes { places[path] = event }
            }
            return Look(
                sequence: state.sequence,
                version: state.rules.version,
                rights: answers,
                windows: values,
                places: places
            )
        }
    }

    private mutating func settle(by look: Look) {
        let now = clock.now()
        for (id, doubt) in doubts {
            guard let state = states[id] else { continue }
            if let right = look.rights[Right(principal: state.listener.principal, place: state.listener.place)] {
                guard right.isAllowed else {
                    dismiss(id, .cancel)
                    continue
                }
                setRight(right, of: id)
                states[id]?.checked = now
            }
            if state.listener.place.query == nil { release(id, doubt, look) }
        }
        doubts = [:]
        for place in stale { settle(place, look) }
        stale = []
    }

    private mutating func release(_ id: Int, _ doubt: RecheckReason, _ look: Look) {
        guard case .since(let sequence) = doubt, sequence != look.sequence, let state = states[id] else {
            return release(id)
        }
        guard let event = look.places[state.listener.place.path] else { return dismiss(id) }
        _ = states[id]?.release()
        states[id]?.from = look.sequence
        state.listener.queue.restart(event)
    }

    private mutating func settle(_ place: ListenedPlace, _ look: Look) {
        guard var window = windows[place] else { return }
        guard let value = look.windows[place] else {
            // The result has become too large to be read.
            for id in channels[place] ?? [] { dismiss(id) }
            return
        }
        let change = QueryWindow.change(from: window.value ?? .null, to: value)?.bytes
        var whole: [UInt8]?
        for id in channels[place] ?? [] {
            guard let state = states[id], state.from != nil else { continue }
            if state.awaitsWindow {
                let event = whole ?? StreamEvent.put(.root, value).bytes
                whole = event
                begin(id, with: event)
            } else if let change {
                send(change, to: id)
            }
        }
        guard channels[place] != nil else { return }
        window.value = value
        window.sequence = look.sequence
        window.written = .none
        windows[place] = window
    }
}
