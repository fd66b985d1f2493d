import Foundation
import GRDB
import JSONKit
import RealtimeTree
import TimeKit

/// A change of this device to send to the others: places and values. Its bytes don't change while it waits, so sending it twice has no
/// effect.
struct Operation {
    /// The position in the sending order.
    let number: Int64
    let at: Instant
    let summary: String
    /// The places and values.
    var write: RealtimeWrite
    /// The overwritten registers, which a refusal restores.
    var replaced: [ReplacedRegister]
    let parkedAt: Instant?
    let reason: String?

    /// The written parts of the room.
    func parts(_ layout: RoomLayout) -> RoomParts {
        var parts = RoomParts()
        for (path, value) in write.values where value.exists {
            parts.add(value, at: path, of: layout, latest: .max)
        }
        return parts
    }

    /// Whether it ends the role of an account: a member leaves or is removed.
    func endsRole(in layout: RoomLayout) -> Bool { parts(layout).accounts.contains { $0.until != nil } }
}

extension Operation {
    /// The columns in the order of `init(_:)`.
    static let columns = "number, at, summary, body, replaced, parked_at, reason"

    init(_ row: Row) throws {
        self.init(
            number: row[0],
            at: Instant(milliseconds: row[1]),
            summary: row[2],
            write: try OperationBody.write(row[3]),
            replaced: try JSONDecoder().decode([ReplacedRegister].self, from: Data((row[4] as String).utf8)),
            parkedAt: (row[5] as Int64?).map { Instant(milliseconds: $0) },
            reason: row[6]
        )
    }
}

/// The bytes of an operation: an object from paths in the database to values.
enum OperationBody {
    static func text(_ write: RealtimeWrite) -> String {
        let members = write.values.map { path, value in (path.description, value) }.sorted { $0.0 < $1.0 }
        var bytes: [UInt8] = [0x7B]
        for (path, value) in members {
            if bytes.count > 1 { bytes.append(0x2C) }
            bytes += RealtimeValue.string(path).json() + [0x3A] + value.json()
        }
        return String(decoding: bytes + [0x7D], as: UTF8.self)
    }

    /// Reads an operation, also one of an earlier version: it upgrades fields, and leaves out room codes of eight letters, which are no
    /// longer valid.
    static func write(_ text: String) throws(TIPsError) -> RealtimeWrite {
        do {
            let json = try JSONValue.parse(Array(text.utf8))
            var values: [RealtimePath: RealtimeValue] = [:]
            for member in json.object?.members ?? [] {
                let path = try RealtimePath(member.name)
                // Operations contain no server values, because the device sets their times.
                let nothing = ServerValues(now: 0) { _ in .null }
                let value = RegisterForm.upgraded(try RealtimeValue.read(member.value, at: path, nothing))
                if value.exists, path.keys.first == "codes", let letters = path.keys.last,
                    !RoomCodeRule.isCurrent(letters)
                {
                    continue
                }
                values[path] = value
            }
            return try RealtimeWrite(values)
        } catch {
            throw .fault("an operation of the outbox can't be read: \(error)")
        }
    }

    static func text(_ replaced: [ReplacedRegister]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(replaced), as: UTF8.self)
    }
}
