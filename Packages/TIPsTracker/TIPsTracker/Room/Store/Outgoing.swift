import RealtimeTree
import TimeKit

/// The changes of a use case to send to the other devices.
struct Outgoing {
    /// The maximum number of places in an operation.
    static let placeLimit = 500

    private var claims: [Claim] = []
    private var tombstones: [Tombstone] = []
    private var registers: [Register.Key: (new: Register, replaced: Register?)] = [:]
    private var places: [RealtimePath: RealtimeValue] = [:]

    var isEmpty: Bool { claims.isEmpty && tombstones.isEmpty && registers.isEmpty && places.isEmpty }

    mutating func add(_ claim: Claim) { claims.append(claim) }

    mutating func add(_ tombstone: Tombstone) { tombstones.append(tombstone) }

    /// Adds a register and the one it replaces. Of several writes to a field, the last value and the first replaced register count.
    mutating func add(_ register: Register, over known: Register?) {
        let replaced = registers[register.key].map(\.replaced) ?? known
        registers[register.key] = (register, replaced)
    }

    /// Adds values elsewhere in the database; null deletes.
    mutating func add(_ values: [RealtimePath: RealtimeValue]) { places.merge(values) { $1 } }

    /// Returns the writes: one, or several in the order of their dependencies if there are too many places. A claim is in one write with the
    /// tombstones of those that it replaces.
    func writes(_ layout: RoomLayout) throws -> [(write: RealtimeWrite, replaced: [ReplacedRegister])] {
        typealias Place = (path: RealtimePath, value: RealtimeValue, replaced: ReplacedRegister?)
        var groups: [[Place]] = []
        for (path, value) in self.places.sorted(by: { $0.key.description < $1.key.description }) {
            groups.append([(path, value, nil)])
        }
        for (key, register) in registers.sorted(by: { $0.key < $1.key }) {
            let replaced = ReplacedRegister(key: key, before: register.replaced)
            groups.append([(layout.register(key), RegisterForm.value(register.new), replaced)])
        }
        let replacing = Dictionary(grouping: tombstones) { $0.replacement }
        func places(of tombstones: [Tombstone]) -> [Place] {
            tombstones.map { (layout.tombstone($0), TombstoneForm.value($0), nil) }
        }
        for claim in claims {
            let place: Place = (layout.claim(claim.id, in: claim.slot), ClaimForm.value(claim), nil)
            groups.append([place] + places(of: replacing[claim.id] ?? []))
        }
        let made = Set(claims.map(\.id))
        let others = tombstones.filter { $0.replacement.map { !made.contains($0) } ?? true }
        groups += places(of: others).map { [$0] }
        var parts: [[Place]] = []
        for group in groups {
            if let last = parts.last, last.count + group.count <= Self.placeLimit {
                parts[parts.count - 1] += group
            } else {
                parts.append(group)
            }
        }
        return try parts.map { part in
            let values = Dictionary(part.map { ($0.path, $0.value) }) { $1 }
            return (try RealtimeWrite(values), part.compactMap(\.replaced))
        }
    }
}

/// A register before an operation; nil if it didn't exist.
struct ReplacedRegister: Codable, Hashable {
    let key: Register.Key
    var before: Register?
}
