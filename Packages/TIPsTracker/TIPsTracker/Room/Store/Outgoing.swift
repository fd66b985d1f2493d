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

    /// Adds a register and the one it replaces. A field written several times keeps its last value and the first replaced register.
    mutating func add(_ register: Register, over known: Register?) {
        let replaced = registers[register.key].map(\.replaced) ?? known
        registers[register.key] = (register, replaced)
    }

    /// Adds values elsewhere in the database; null deletes.
    mutating func add(_ values: [RealtimePath: RealtimeValue]) { places.merge(values) { $1 } }

    /// Returns the writes: one, or several in the order of their dependencies if there are too many places.
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

/// A register before an operation; nil if it didn't exist.
struct ReplacedRegister: Codable, Hashable {
    let key: Register.Key
    var before: Register?
}
