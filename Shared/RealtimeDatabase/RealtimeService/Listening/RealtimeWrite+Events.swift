import RealtimeTree

extension RealtimeWrite {
    /// What somebody who listens to a place is told. What was written says it all: where it contains the place, it has all that is there.
    func events(for listener: RealtimePath) -> [StreamEvent] {
        let above = values.first { path, _ in path.contains(listener) }
        let there = above.flatMap { path, value in path.relative(to: listener).map { value[$0] } } ?? .null
        return events(for: listener, after: RealtimeValue.null.setting(there, at: listener))
    }
}
