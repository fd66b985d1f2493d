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
    /// Doses that were set on this device and that another admin's later one took the place of: "Peanut: 7 mL instead of 6 mL".
    public let overruled: [String]

    /// A receipt.
    public init(claims: Int, tombstones: Int, registers: Int, overruled: [String] = []) {
        self.overruled = overruled
        self.claims = claims
        self.tombstones = tombstones
        self.registers = registers
    }
}

extension TIPsTracker {
    /// The whole room as one JSON document: registers, claims and tombstones with their clocks (see ``RoomFile``). Nothing of this
    /// device is in it. Equal rooms make equal bytes. Throws `notSetUp`.
    public func exportRoom() throws(TIPsError) -> Data {
        let state = try read { tables in
            guard try tables.isSetUp() else { throw TIPsError.notSetUp }
            return try tables.state()
        }
        return try RoomFile(state).data()
    }

    /// Joins a room file with what is here, by the merge laws: importing it twice, or two files in any order, gives the same room.
    /// Into an empty store it brings the whole room. Admins only, where there is a room.
    ///
    /// - Parameter clockIsRight: Joins it although it holds entries from more than a day after this device's time: every later log
    ///   of this room is then ordered after those.
    ///
    /// Throws `brokenRoomFile`, `newerRoomFile`, `otherRoom`, `clockBehind`.
    @discardableResult
    public func importRoom(_ file: Data, clockIsRight: Bool = false) throws(TIPsError) -> ImportReceipt {
        let file = try RoomFile(file)
        return try write("importRoom") { room in
            try file.checkClocks(now: room.now)
            let isJoined = try room.reader.isSetUp()
            if isJoined { _ = try room.member(.admin("import a room")) }
            let old = try room.reader.register(RoomFile.roomID)?.value ?? ""
            let named = RegisterMap(file.registers.filter { $0.key == RoomFile.roomID }).registers[RoomFile.roomID]
            let new = named?.value ?? ""
            guard old == new || old.isEmpty || new.isEmpty else { throw TIPsError.otherRoom }
            room.note("room", new.isEmpty ? "room" : new, "room file imported")
            let receipt = ImportReceipt(
                claims: try file.claims.count { try room.merge($0) },
                tombstones: try file.tombstones.count { try room.merge($0) },
                registers: try file.registers.count { try room.merge($0) }
            )
            guard try room.reader.isSetUp() else { throw TIPsError.brokenRoomFile(reason: "there is no room in it") }
            try room.reader.checkReadable()
            // In an empty store there is nothing that a clock running ahead could outrank.
            if isJoined, !clockIsRight { try LogRule.checkClock(now: room.now, newest: file.newestClock) }
            return receipt
        }
    }

    /// The logs of a cycle, or of all of them, oldest first, as CSV (RFC 4180, UTF-8), with a line for each dose: day, week, category, item, dose,
    /// member, time, recorded, early, clinic (the answer to the question for the clinic's word), second (a recorded second dose), stopped (the clinic's
    /// stop, in spite of which it was logged). Times are those of the room's clock; the week is empty outside the dosing days.
    public func exportLogs(of cycle: Cycle.ID? = nil) throws(TIPsError) -> Data {
        try read { tables in
            let plan = try cycle.map { try tables.plan(of: $0) } ?? tables.plan { _, _ in nil }
            let entries = try tables.allEntries().filter { cycle == nil || $0.claim.cycle == cycle }
            let table = LogTable(
                room: plan.room,
                cycles: Dictionary(plan.cycles.map { ($0.id, $0) }) { first, _ in first },
                members: Dictionary(plan.members.map { ($0.id, $0) }) { first, _ in first },
                unasked: try tables.unasked(entries)
            )
            return table.csv(entries)
        }
    }
}

extension PlanReader {
    /// Throws `brokenRoomFile` where the merged plan is none that the screens could show.
    fileprivate func checkReadable() throws(TIPsError) {
        do {
            try showEverything()
        } catch {
            let error = TIPsError(error)
            if case .brokenRoomFile = error { throw error }
            throw .brokenRoomFile(reason: "with it the room can't be shown: \(error)")
        }
    }

    private func showEverything() throws {
        let plan = try plan { _, _ in nil }
        guard TimeZone(identifier: plan.room.timeZoneID) != nil else {
            throw TIPsError.brokenRoomFile(reason: "there is no time zone “\(plan.room.timeZoneID.prefix(40))”")
        }
        for cycle in plan.cycles {
            // Two admins who move the two ends at once may make a long cycle, or one that ends before it starts; nobody makes one of years.
            guard cycle.weekCount <= 10 * Cycle.weekLimit else {
                throw TIPsError.brokenRoomFile(reason: "\(cycle.id) has \(cycle.weekCount) weeks")
            }
            _ = try self.plan(of: cycle.id)
            _ = try reactions(of: cycle.id)
        }
        for member in plan.members { _ = try settings(of: member.id) }
    }
}
