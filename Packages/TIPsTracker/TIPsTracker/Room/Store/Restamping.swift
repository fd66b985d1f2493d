import GRDB
import RealtimeTree
import StorageKit
import TimeKit
import WordKit

// Fields written while this device's clock was ahead have clocks that no server accepts and that would overrule all later writes. They get
// new clocks once the clock is right. A role that was ended meanwhile ends at once, so nobody who was shut out stays until the later time.

extension RoomWriter {
    /// Gives new clocks, in the same order, to the fields whose clocks are later than an instant, also in waiting operations. An end of a role that
    /// waits with a later time gets the present time.
    ///
    /// Claims and tombstones keep their clocks, which identify them and only decide their order.
    ///
    /// - Parameter latest: The instant in milliseconds since 1970.
    /// - Complexity: O(such fields + waiting operations).
    func restamp(after latest: Int64) throws {
        let end = HybridClock.beginning(at: Instant(milliseconds: latest + 1))
        let ahead = try reader.registers(from: end)
        guard let layout = try reader.remote()?.layout else { return }
        if !ahead.isEmpty { try goOn(before: end) }
        var restamped: [HybridClock: Register] = [:]
        for register in ahead {
            var value = register.value
            // A lift names older clocks, so theirs are known by now.
            if register.key.kind == "lift", register.key.field == "seen" {
                value = value.split(separator: " ").map { seen in
                    HybridClock(String(seen)).flatMap { restamped[$0]?.clock.text } ?? String(seen)
                }.joined(separator: " ")
            }
            restamped[register.clock] = Register(key: register.key, value: value, clock: tick())
        }
        if !ahead.isEmpty {
            try receive("room") { change in
                for register in ahead {
                    guard let new = restamped[register.clock] else { continue }
                    try change.put(new, over: register)
                }
                return localized("clocks that were ahead set right: \(ahead.count, "field")")
            }
        }
        for operation in try reader.waitingOperations() {
            var values = operation.write.values
            let parts = operation.parts(layout)
            for register in parts.registers where register.clock.milliseconds > latest {
                // A field that was written again is in a later operation.
                values[layout.register(register.key)] = restamped[register.clock].map(RegisterForm.value)
            }
            for var account in parts.accounts where account.until.map({ $0.milliseconds > latest }) ?? false {
                account.until = now
                try save(account)
                values[layout.member(account.id)] = AccountForm.value(account)
            }
            guard values != operation.write.values else { continue }
            if values.isEmpty {
                try finish(operation.number)
            } else {
                try shorten(operation.number, to: try RealtimeWrite(values))
            }
        }
    }
}

extension PlanReader {
    /// The registers with this clock text or a later one, in order.
    fileprivate func registers(from text: String) throws -> [Register] {
        let statement = try db.cachedStatement(
            sql: "SELECT scope, kind, entity, field, value, clock FROM register WHERE clock >= ? ORDER BY clock"
        )
        return try Row.fetchAll(statement, arguments: [text]).map { row in
            Register(
                key: Register.Key(scope: row[0], kind: row[1], entity: row[2], field: row[3]),
                value: row[4],
                clock: try clock(row[5])
            )
        }
    }
}
