public import Foundation
import TimeKit
import WordKit

/// A complete room as a JSON document, for transfer between devices.
///
///     {"format": "nourish-tips-room", "version": 1,
///      "registers": [{"scope": "room", "kind": "unit", "entity": "…", "field": "name", "value": "tsp", "clock": "0195749a6e40-0000-k3f9x2aa"}],
///      "claims": [{"id": "…", "day": "2026-03-08", "item": "…", "cycle": "cycle-3", "member": "…", "at": "2026-03-08T15:00:00.000Z",
///                  "recordedAt": "…", "name": "Peanut", "category": "treatment", "dose": {"amount": "1/4", "unit": "tsp"},
///                  "early": false, "more": "{…}"}],
///      "tombstones": [{"claim": "…", "day": "2026-03-08", "item": "…", "member": "…", "at": "…", "clock": "…", "replacement": "…"}]}
///
/// A claim's id is the text of its clock. Registers are sorted by key, and claims and tombstones by the claim's clock, so equal rooms give equal
/// files. Unknown JSON members are ignored. Unknown registers of later versions are kept. A missing member or an invalid value makes the
/// whole file invalid.
public struct RoomFile: Hashable, Sendable {
    /// The registers of the plan.
    public var registers: [Register]
    /// The claims (ticks).
    public var claims: [Claim]
    /// The tombstones of removed claims.
    public var tombstones: [Tombstone]

    /// Creates the file of a room, with its registers, claims and tombstones in order.
    public init(_ state: RoomState) {
        registers = state.registers.registers.values.sorted { $0.key < $1.key }
        claims = state.logs.claims.values.sorted { $0.clock < $1.clock }
        tombstones = state.logs.tombstones.values.sorted { $0.claim < $1.claim }
    }

    /// The room in the file. The merge rules decide between conflicting entries.
    public var state: RoomState {
        RoomState(registers: RegisterMap(registers), logs: LogBook(claims: claims, tombstones: tombstones))
    }

    static let format = "nourish-tips-room"
    static let version = 1
    /// The maximum size in bytes: 256 MiB, enough for about 700,000 logs.
    public static let byteLimit = 256 << 20
}

// MARK: Bytes

extension RoomFile {
    /// Reads a file.
    ///
    /// - Throws: `brokenRoomFile` or `newerRoomFile`.
    /// - Complexity: O(*n*) in the size of the file.
    public init(_ data: Data) throws(TIPsError) {
        guard data.count <= Self.byteLimit else {
            throw .brokenRoomFile(
                reason: localized("it has \(data.count) bytes, and at most \(Self.byteLimit) are read")
            )
        }
        do {
            self = try JSONDecoder().decode(Document.self, from: data).file
        } catch let error as TIPsError {
            throw error
        } catch {
            throw .brokenRoomFile(reason: Self.reason(error))
        }
        try check()
    }

    /// Encodes the file as JSON with sorted keys and a final newline.
    ///
    /// - Throws: `fault` if the encoder fails.
    public func data() throws(TIPsError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(Document(file: self)) + Data("\n".utf8)
        } catch {
            throw .fault("the room can't be written: \(error)")
        }
    }

    /// The place and the kind of a decoding error in words.
    private static func reason(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return localized("it can't be read") }
        let reason: String? =
            switch error {
            case .keyNotFound(let key, let context):
                place(context.codingPath + [key]).map { localized("\($0) is missing") }
            case .valueNotFound(_, let context): place(context.codingPath).map { localized("\($0) is empty") }
            case .typeMismatch(_, let context):
                place(context.codingPath).map { localized("\($0) is of the wrong kind") }
            case .dataCorrupted(let context): place(context.codingPath).map { localized("\($0) can't be read") }
            @unknown default: nil
            }
        return reason ?? localized("it is no JSON")
    }

    /// A place in the file as text, such as "claims[3].day"; nil for the whole file.
    private static func place(_ path: [any CodingKey]) -> String? {
        guard !path.isEmpty else { return nil }
        let place = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        return String(place.drop { $0 == "." }.prefix(100))
    }
}

// MARK: Document

/// The JSON form of a room file.
private struct Document: Codable {
    let file: RoomFile

    private enum Key: String, CodingKey {
        case format, version, registers, claims, tombstones
    }

    init(file: RoomFile) { self.file = file }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard try container.decode(String.self, forKey: .format) == RoomFile.format else {
            throw TIPsError.brokenRoomFile(reason: localized("its format is not \(RoomFile.format)"))
        }
        let version = try container.decode(Int.self, forKey: .version)
        guard version <= RoomFile.version else { throw TIPsError.newerRoomFile(version: version) }
        guard version >= 1 else { throw TIPsError.brokenRoomFile(reason: localized("there is no version \(version)")) }
        var file = RoomFile(RoomState())
        file.registers = try container.decode([RegisterLine].self, forKey: .registers).map(\.register)
        file.claims = try container.decode([ClaimLine].self, forKey: .claims).map(\.claim)
        file.tombstones = try container.decode([TombstoneLine].self, forKey: .tombstones).map(\.tombstone)
        self.file = file
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(RoomFile.format, forKey: .format)
        try container.encode(RoomFile.version, forKey: .version)
        try container.encode(file.registers.map(RegisterLine.init), forKey: .registers)
        try container.encode(file.claims.map(ClaimLine.init), forKey: .claims)
        try container.encode(try file.tombstones.map(TombstoneLine.init), forKey: .tombstones)
    }
}

private struct RegisterLine: Codable {
    let scope: String
    let kind: String
    let entity: String
    let field: String
    let value: String
    let clock: HybridClock

    init(_ register: Register) {
        scope = register.key.scope
        kind = register.key.kind
        entity = register.key.entity
        field = register.key.field
        value = register.value
        clock = register.clock
    }

    var register: Register {
        Register(key: Register.Key(scope: scope, kind: kind, entity: entity, field: field), value: value, clock: clock)
    }
}

private struct ClaimLine: Codable {
    let id: HybridClock
    let day: LocalDate
    let item: Item.ID
    let cycle: Cycle.ID
    let member: Member.ID
    let at: Instant
    let recordedAt: Instant
    let name: String
    let category: Category
    let dose: DoseLabel?
    let early: Bool
    let more: String?

    init(_ claim: Claim) {
        id = claim.clock
        day = claim.slot.day
        item = claim.slot.item
        cycle = claim.cycle
        member = claim.member
        at = claim.at
        recordedAt = claim.recordedAt
        name = claim.snapshot.item
        category = claim.snapshot.category
        dose = claim.snapshot.dose
        early = claim.isEarly
        more = claim.more
    }

    var claim: Claim {
        Claim(
            clock: id,
            slot: Slot(day: day, item: item),
            cycle: cycle,
            member: member,
            at: at,
            recordedAt: recordedAt,
            snapshot: Snapshot(item: name, category: category, dose: dose),
            isEarly: early,
            more: more
        )
    }
}

private struct TombstoneLine: Codable {
    let claim: HybridClock
    let day: LocalDate
    let item: Item.ID
    let member: Member.ID
    let at: Instant
    let clock: HybridClock
    let replacement: HybridClock?

    init(_ tombstone: Tombstone) throws {
        claim = try HybridClock(stored: tombstone.claim.rawValue)
        day = tombstone.slot.day
        item = tombstone.slot.item
        member = tombstone.member
        at = tombstone.at
        clock = tombstone.clock
        replacement = try tombstone.replacement.map { try HybridClock(stored: $0.rawValue) }
    }

    var tombstone: Tombstone {
        Tombstone(
            claim: ID(claim.text),
            slot: Slot(day: day, item: item),
            member: member,
            at: at,
            clock: clock,
            replacement: replacement.map { ID($0.text) }
        )
    }
}
