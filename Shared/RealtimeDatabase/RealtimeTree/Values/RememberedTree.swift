/// A database each place of which is read once, for as long as one question to the rules takes: they ask for the same places for each place
/// of a write, and a write can have very many.
final class RememberedTree: TreeReading {
    private let tree: any TreeReading
    private var values: [RealtimePath: RealtimeValue] = [:]
    private var existing: [RealtimePath: Bool] = [:]

    init(_ tree: any TreeReading) { self.tree = tree }

    func value(at path: RealtimePath) throws -> RealtimeValue {
        if let known = values[path] { return known }
        let value = try tree.value(at: path)
        values[path] = value
        return value
    }

    func exists(at path: RealtimePath) throws -> Bool {
        if let known = values[path] { return known.exists }
        if let known = existing[path] { return known }
        let exists = try tree.exists(at: path)
        existing[path] = exists
        return exists
    }
}
