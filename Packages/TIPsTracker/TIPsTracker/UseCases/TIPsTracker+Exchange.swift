public import Foundation
import StorageKit
public import TimeKit

/// What an import brought.
public struct ImportReceipt: Hashable, Codable, Sendable {
    /// Ticks that were new here.
    public let claims: Int
    /// Ticks taken back that were new here.
    public let tombstones: Int
    /// Fields of the plan that were newer in the file.
    public let registers: Int

    /// A receipt.
    public init(claims: Int, tombstones: Int, registers: Int) {
        self.claims = claims
        self.tombstones = tombstones
        self.registers = registers
    }
}

extension TIPsTracker {
    /// The whole room as one JSON document: registers, claims and tombstones with their clocks. Nothing of this device is in it.
    public func exportRoom() throws(TIPsError) -> Data {
        throw .fault("not built")
    }

    /// Joins a room file with what is here, by the merge laws: importing it twice, or two files in any order, gives the same room.
    /// Into an empty store it brings the whole room. Admins only, where there is a room.
    ///
    /// Throws `brokenRoomFile`, `newerRoomFile`, `otherRoom`.
    @discardableResult
    public func importRoom(_ file: Data) throws(TIPsError) -> ImportReceipt {
        throw .fault("not built")
    }

    /// The logs of a cycle, or of all of them, as CSV (RFC 4180, UTF-8): day, week, category, item, dose, member, time, recorded,
    /// early.
    public func exportLogs(of cycle: Cycle.ID? = nil) throws(TIPsError) -> Data {
        throw .fault("not built")
    }
}
