import RealtimeTree
import TimeKit

/// What a use case has written that the others must hear of.
struct Outgoing {
    /// The most places of one operation.
    static let placeLimit = 500

    private var claims: [Claim] = []
    private var tombstones: [Tombstone] = []
    private var registers: [Register.Key: (new: Register, replaced: Register?)] = [:]
    private var places: [RealtimePath: RealtimeValue] = [:]

    /// Whether there is nothing.
    var isEmpty: Bool { claims.isEmpty && tombstones.isEmpty && registers.isEmpty && places.isEmpty }

    /// Adds a tick.
    mutating func add(_ claim: Claim) { claims.append(claim) }

    /// Adds that a tick is taken back.
    mutating func add(_ tombstone: Tombstone) { tombstones.append(tombstone) }

    /// Adds a field, with what stood in it; of several writes of one field the last counts, and what stood there before the first.
    mutating func add(_ register: Register, over known: Register?) {
        let replaced = registers[register.key].map(\.replaced) ?? known
        registers[register.key] = (register, replaced)
    }

    /// Adds what lies elsewhere in the database; null takes away.
    mutating func add(_ values: [RealtimePath: RealtimeValue]) { places.merge(values) { $1 } }

    /// What goes out: as one write, or, where there are too many places for one, as several in the order in which they need each other.
    func writes(_ layout: RoomLayout) throws -> [(write: RealtimeWrite, replaced: [ReplacedRegister])] {
        var all: [(path: RealtimePath, value: RealtimeValue, replaced: ReplacedRegister?)] = []
        for (path, value) in places.sorted(by: { $0.key.description < $1.key.description }) {
            all.append((path, value, nil))
        }
        for (key, register) in registers.sorted(by: { $0.key < $1.key }) {
            let replaced = ReplacedRegister(key: key, before: register.replaced)
            all.append((layout.register(key), RegisterForm.value(register.new), replaced))
        }
        for claim in claims { all.append((layout.claim(claim.id, in: claim.slot), ClaimForm.value(claim), nil)) }
        for tombstone in tombstones { all.append((layout.tombstone(tombstone), TombstoneForm.value(tombstone), nil)) }
        return try stride(from: 0, to: all.count, by: Self.placeLimit).map { start in
            let part = all[start..<min(start + Self.placeLimit, all.count)]
            let values = Dictionary(part.map { ($0.path, $0.value) }) { $1 }
            return (try RealtimeWrite(values), part.compactMap(\.replaced))
        }
    }
}

/// The register that stood where an operation wrote; nil where none did.
struct ReplacedRegister: Codable, Hashable {
    let key: Register.Key
    var before: Register?
}
