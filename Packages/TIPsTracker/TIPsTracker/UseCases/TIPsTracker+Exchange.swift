public import Foundation
import StorageKit
public import TimeKit
import WordKit

/// The result of an import or a synchronization.
public struct ImportReceipt: Hashable, Codable, Sendable {
    /// The number of new claims.
    public let claims: Int
    /// The number of new tombstones.
    public let tombstones: Int
    /// The number of plan fields with a newer value.
    public let registers: Int
    /// The doses set on this device that another admin's later dose replaced, "Peanut: 7 mL instead of 6 mL", and the
    /// units whose new names may give doses another meaning.
    public let overruled: [String]

    public init(claims: Int, tombstones: Int, registers: Int, overruled: [String] = []) {
        self.overruled = overruled
        self.claims = claims
        self.tombstones = tombstones
        self.registers = registers
    }
}

extension TIPsTracker {
    /// Exports the whole room as one JSON document: registers, claims and tombstones with their clocks (see ``RoomFile``). It contains no data of
    /// this device. Equal rooms give equal bytes.
    ///
    /// - Throws: `notSetUp`.
    public func exportRoom() throws(TIPsError) -> Data {
        let state = try read { tables in
            guard try tables.isSetUp() else { throw TIPsError.notSetUp }
            return try tables.state()
        }
        return try RoomFile(state).data()
    }

    /// Checks that the acting member may take the room's data elsewhere. The device of a removed member, or of nobody, keeps its file and
    /// hands nothing out.
    ///
    /// - Throws: `notAllowed`.
    public func checkMayCopy() throws(TIPsError) {
        try read { tables in
            guard try tables.isSetUp() else { return }
            guard let id = try actor ?? tables.device()?.member else { throw Refusal.nobody }
            if let member = try tables.member(id), !member.isActive { throw Refusal.revoked(member.name) }
        }
    }

    /// Merges a room file into this store. Importing a file twice, or two files in any order, gives the same room. Into an empty store it imports
    /// the whole room. Admins only, if there is a room.
    ///
    /// - Parameter clockIsRight: whether to import entries from more than a day after this device's time. Every later log of this room is then
    ///   ordered after them.
    /// - Throws: `brokenRoomFile`, `newerRoomFile`, `otherRoom`, `clockBehind`.
    @discardableResult
    public func importRoom(_ file: Data, clockIsRight: Bool = false) throws(TIPsError) -> ImportReceipt {
        let file = try RoomFile(file)
        return try write("importRoom") { room in
            try file.checkClocks(now: room.now)
            let isJoined = try room.reader.isSetUp()
            if isJoined { _ = try room.member(.admin(localized("import a room"))) }
            let old = try room.reader.register(RoomFile.roomID)?.value ?? ""
            let named = RegisterMap(file.registers.filter { $0.key == RoomFile.roomID }).registers[RoomFile.roomID]
            let new = named?.value ?? ""
            guard old == new || old.isEmpty || new.isEmpty else { throw TIPsError.otherRoom }
            let change = room.change("room", new.isEmpty ? "room" : new, localized("room file imported"))
            let receipt = try inEnglish {
                try room.merge(file.registers, file.claims, file.tombstones, in: change)
            }
            guard try room.reader.isSetUp() else {
                throw TIPsError.brokenRoomFile(reason: localized("there is no room in it"))
            }
            try room.reader.checkReadable()
            // An empty store has no entries that a clock running ahead could overrule.
            if isJoined, !clockIsRight { try LogRule.checkClock(now: room.now, newest: file.newestClock) }
            return receipt.shown
        }
    }

    /// Exports the logs of a cycle, or of all cycles, as CSV (RFC 4180, UTF-8), oldest first, with a line for each dose.
    ///
    /// The columns are day, week, category, item, dose, member, time, recorded, early, clinic (the answer to the question for the clinic's
    /// word), second (a recorded second dose) and stopped (the clinic's stop in spite of which it was logged). Times are in the room's zone.
    /// The week is empty outside the dosing days. The dose, the answer and the stop are in the person's language; headings and choices, such as
    /// "yes", are English in every language.
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
    /// - Throws: `brokenRoomFile` if the screens couldn't show the merged plan.
    fileprivate func checkReadable() throws(TIPsError) {
        do {
            try showEverything()
        } catch {
            let error = TIPsError(error)
            if case .brokenRoomFile = error { throw error }
            throw .brokenRoomFile(reason: localized("with it the room can't be shown: \(error)"))
        }
    }

    private func showEverything() throws {
        let plan = try plan { _, _ in nil }
        let zones = [plan.room.timeZoneID] + plan.room.pastZones.map(\.timeZoneID)
        if let unknown = zones.first(where: { TimeZone(identifier: $0) == nil }) {
            throw TIPsError.brokenRoomFile(reason: localized("there is no time zone “\(unknown.prefix(40))”"))
        }
        for cycle in plan.cycles {
            // Concurrent edits of both ends can give a long cycle, or one that ends before it starts, but never one of years.
            guard cycle.weekCount <= 10 * Cycle.weekLimit else {
                throw TIPsError.brokenRoomFile(reason: localized("\(cycle.id) has \(cycle.weekCount, "week")"))
            }
            _ = try self.plan(of: cycle.id)
            _ = try reactions(of: cycle.id)
        }
        for member in plan.members { _ = try settings(of: member.id) }
    }
}
