import GRDB
import RealtimeTree
import StorageKit
import TimeKit

// A refused operation is reverted on this device, too. It is kept until a user retries or discards it.

extension RoomWriter {
    /// Reverts an operation and keeps it with the reason. An operation that was deleted or parked meanwhile stays as it is.
    func park(_ number: Int64, _ reason: String) throws {
        guard let remote = try reader.remote(), let operation = try reader.operation(number),
            operation.parkedAt == nil
        else { return }
        try receive("room") { change in
            try change.revert(operation, operation.parts(remote.layout))
            try db.execute(
                sql: "UPDATE operation SET parked_at = ?, reason = ? WHERE number = ?",
                arguments: [now.milliseconds, reason, number]
            )
            return OpenEndedText.refused.text(operation.summary)
        }
    }

    /// Redoes a parked operation with its original ids and clocks, and queues it again.
    ///
    /// - Throws: `notFound`, also if the room isn't shared.
    func unpark(_ number: Int64) throws {
        guard let remote = try reader.remote(), var operation = try reader.operation(number), operation.parkedAt != nil
        else { throw TIPsError.notFound(what: "parked operation", "\(number)") }
        try receive("room") { change in
            let parts = operation.parts(remote.layout)
            for claim in parts.claims { try change.merge(claim) }
            for tombstone in parts.tombstones { try change.merge(tombstone) }
            for account in parts.accounts {
                guard let until = account.until else { continue }
                try db.execute(
                    sql: "UPDATE account SET until = ? WHERE id = ? AND until IS NULL",
                    arguments: [until.milliseconds, account.id.rawValue]
                )
            }
            for register in parts.registers {
                let known = try reader.register(register.key)
                guard known.map({ register.wins(over: $0) }) ?? true else { continue }
                try change.put(register, over: known)
                // A further refusal restores the present register.
                operation.replaced.removeAll { $0.key == register.key }
                operation.replaced.append(ReplacedRegister(key: register.key, before: known))
            }
            try db.execute(
                sql: "UPDATE operation SET parked_at = NULL, reason = NULL, replaced = ? WHERE number = ?",
                arguments: [try OperationBody.text(operation.replaced), number]
            )
            return OpenEndedText.triedAgain.text(operation.summary)
        }
    }

    /// Deletes a parked operation.
    ///
    /// - Throws: `notFound`.
    func discard(_ number: Int64) throws {
        try db.execute(sql: "DELETE FROM operation WHERE number = ? AND parked_at IS NOT NULL", arguments: [number])
        guard db.changesCount > 0 else { throw TIPsError.notFound(what: "parked operation", "\(number)") }
    }
}

extension RoomChange {
    /// Takes the parts of an operation back out of this device's tables.
    fileprivate func revert(_ operation: Operation, _ parts: RoomParts) throws {
        for claim in parts.claims {
            try db.execute(sql: "DELETE FROM claim WHERE id = ?", arguments: [claim.id.rawValue])
        }
        for tombstone in parts.tombstones {
            try db.execute(
                sql: "DELETE FROM tombstone WHERE claim = ? AND clock = ?",
                arguments: [tombstone.claim.rawValue, tombstone.clock.text]
            )
        }
        // Only the end of an account is reverted, because the server provides the roles at the next synchronization.
        // Without an end the comparison with NULL matches no row.
        for account in parts.accounts {
            try db.execute(
                sql: "UPDATE account SET until = NULL WHERE id = ? AND until = ?",
                arguments: [account.id.rawValue, account.until?.milliseconds]
            )
        }
        for register in parts.registers {
            let before = operation.replaced.first { $0.key == register.key }?.before
            if let known = try reader.register(register.key), known.clock == register.clock {
                try bringBack(before, over: known)
            }
            // A later operation that overwrote this one must restore the register from before both.
            for var other in try reader.operations(over: register.clock) where other.number != operation.number {
                for index in other.replaced.indices
                where other.replaced[index].key == register.key && other.replaced[index].before?.clock == register.clock
                {
                    other.replaced[index].before = before
                }
                try db.execute(
                    sql: "UPDATE operation SET replaced = ? WHERE number = ?",
                    arguments: [try OperationBody.text(other.replaced), other.number]
                )
            }
        }
    }

    /// Restores a register, or deletes it if it didn't exist before.
    private func bringBack(_ before: Register?, over known: Register) throws {
        if let before {
            try put(before, over: known)
        } else {
            let key = known.key
            try db.execute(
                sql: "DELETE FROM register WHERE scope = ? AND kind = ? AND entity = ? AND field = ?",
                arguments: [key.scope, key.kind, key.entity, key.field]
            )
        }
    }
}
