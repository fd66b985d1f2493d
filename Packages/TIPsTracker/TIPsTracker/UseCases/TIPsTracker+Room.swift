public import Foundation
import StorageKit
public import TimeKit
import WordKit

extension TIPsTracker {
    /// The room with all members, and the items of today's cycle.
    public func plan() throws(TIPsError) -> Plan {
        let now = clock.now()
        return try read { tables in try tables.plan(on: now) }
    }

    /// The room with all members, and the items of a cycle.
    ///
    /// - Throws: `notFound`.
    public func plan(of cycle: Cycle.ID) throws(TIPsError) -> Plan {
        try read { tables in try tables.plan(of: cycle) }
    }

    /// The code for joining. A new one is made if there is none, if it has expired, or on `rotate`. Admins only.
    public func roomCode(rotate: Bool = false) throws(TIPsError) -> RoomCode {
        try write("roomCode") { tables in
            try tables.admin(localized("give out the room code"))
            let room = try tables.reader.room()
            if !rotate, let code = room.code, code.isOpen(at: tables.now) { return code }
            let code = RoomCode(
                letters: RoomCodeRule.letters(try randomBits(at: tables.now)),
                expires: tables.now.adding(milliseconds: RoomCodeRule.lifetime)
            )
            let change = tables.change("room", "room", localized("new room code made"))
            try change.setCode(code)
            return code
        }
    }

    /// The code of a shared room, after a look on the server, where another admin may have voided or replaced it since the last
    /// synchronization. Admins only.
    ///
    /// - Throws: `notConnected`, `remote`.
    public func roomCode(
        rotate: Bool = false,
        over transport: some RoomTransport
    ) async throws(TIPsError) -> RoomCode {
        _ = try read { tables in
            let device = try tables.device()?.member
            return try tables.member(actor ?? device, .admin(localized("give out the room code")))
        }
        var round = try SyncRound(self, transport)
        try await round.takeCode()
        return try roomCode(rotate: rotate)
    }

    /// Adds a member on this device without a code. Admins only.
    ///
    /// - Throws: `nameTaken`, `blank`, `tooLong`.
    @discardableResult
    public func addMember(_ name: String, role: Member.Role) throws(TIPsError) -> Member {
        try write("addMember") { tables in
            try tables.admin(localized("add members"))
            let name = try TextRule.memberName.checked(name)
            try tables.plan().checkMemberName(name)
            let member = Member(id: ids.next(at: tables.now), name: name, role: role, joined: tables.now)
            let change = tables.change(
                "member",
                member.id.rawValue,
                role == .admin ? localized("\(name) added as an admin") : localized("\(name) added as a logger")
            )
            try change.save(member)
            return member
        }
    }

    /// Changes a member's role. Admins only.
    ///
    /// - Throws: `lastAdmin`, and `notFound` for a former member.
    @discardableResult
    public func setRole(_ role: Member.Role, of member: Member.ID) throws(TIPsError) -> Member {
        try write("setRole") { tables in
            try tables.admin(localized("change roles"))
            let plan = try tables.plan()
            var member = try plan.activeMember(member)
            guard member.role != role else { return member }
            if role != .admin { try Permission.checkAdminRemains(without: member, among: plan.members) }
            member.role = role
            let change = tables.change(
                "member",
                member.id.rawValue,
                role == .admin ? localized("\(member.name) made an admin") : localized("\(member.name) made a logger")
            )
            try change.save(member)
            try change.setRole(role, ofAccountsOf: member.id)
            return member
        }
    }

    /// Removes a member. Their earlier logs stay. The room's code, which they may know, lets nobody in anymore.
    ///
    /// Only admins remove members. A member leaves with `leave()`.
    ///
    /// - Throws: `lastAdmin`, `notFound`.
    public func revoke(_ member: Member.ID) throws(TIPsError) {
        try write("revoke") { tables in
            try tables.admin(localized("remove members"))
            let plan = try tables.plan()
            let member = try plan.activeMember(member)
            try Permission.checkAdminRemains(without: member, among: plan.members)
            let change = tables.change("member", member.id.rawValue, localized("\(member.name) removed"))
            try change.setRevoked(member)
            try change.endAccounts(of: member)
            try change.setCode(nil)
        }
    }

    /// Shuts one device out of a shared room: its account ends, its member stays, and the room's code, which it may know, lets nobody in anymore.
    /// Admins only; this device leaves by `leave()`.
    ///
    /// - Parameter text: the id of the device's account, or its beginning.
    /// - Throws: `notFound`, `ambiguous`.
    @discardableResult
    public func endDevice(_ text: String) throws(TIPsError) -> RoomAccount {
        try write("endDevice") { tables in
            try tables.admin(localized("remove members"))
            let own = try tables.reader.ownAccount()?.id
            let found = try tables.reader.liveAccounts(at: tables.now).filter {
                $0.id != own && $0.id.rawValue.hasPrefix(text)
            }
            let exact = found.first { $0.id.rawValue == text }
            guard let account = exact ?? found.first else { throw TIPsError.notFound(what: "other device", text) }
            guard exact != nil || found.count == 1 else {
                throw TIPsError.ambiguous(what: "device", text, candidates: found.map(\.id.rawValue))
            }
            let name = try tables.plan().member(account.member)?.name ?? "somebody"
            let change = tables.change("member", account.member.rawValue, localized("a device of \(name) shut out"))
            try change.end(account)
            try change.setCode(nil)
            return account
        }
    }

    /// Leaves the room. This device then has no member. An admin who leaves voids the room's code.
    ///
    /// - Throws: `lastAdmin`.
    public func leave() throws(TIPsError) {
        try write("leave") { tables in
            let member = try tables.member(.ownSettings)
            try Permission.checkAdminRemains(without: member, among: try tables.plan().members)
            let change = tables.change("member", member.id.rawValue, localized("\(member.name) left"))
            try change.setRevoked(member)
            try change.endAccounts(of: member)
            if member.role == .admin { try change.setCode(nil) }
            if try tables.reader.device()?.member == member.id { try tables.giveDevice(to: nil) }
        }
    }

    /// Changes the patient's home zone. What was written down before keeps its days and times. Admins only.
    public func setTimeZone(_ zone: TimeZone) throws(TIPsError) {
        try write("setTimeZone") { tables in
            try tables.admin(localized("edit the plan"))
            let room = try tables.reader.room()
            let change = tables.change("room", "room", localized("time zone \(room.timeZoneID) → \(zone.identifier)"))
            try change.keepZone(try tables.reader.register(PlanReader.zoneKey), before: zone.identifier)
            try change.setRoom("timeZone", to: zone.identifier)
        }
    }

    /// Returns the member with an id or a name, in any case. Active members come before former ones.
    ///
    /// - Throws: `notFound`, `ambiguous`.
    public func findMember(_ text: String) throws(TIPsError) -> Member { try plan().findMember(text) }

    /// Returns 60 random bits from the end of a new identifier. The last 62 bits of a version 7 UUID are random.
    private func randomBits(at now: Instant) throws(TIPsError) -> UInt64 {
        let id: ID<RoomCode> = ids.next(at: now)
        let digits = id.rawValue.filter { $0.isASCII && $0.isHexDigit }.suffix(15)
        guard digits.count == 15, let bits = UInt64(digits, radix: 16) else {
            throw .fault("“\(id)” has too few random digits for a room code")
        }
        return bits
    }
}

extension Plan {
    /// Returns an active member.
    ///
    /// - Throws: `notFound`.
    fileprivate func activeMember(_ id: Member.ID) throws(TIPsError) -> Member {
        guard let member = member(id), member.isActive else { throw .notFound(what: "member", id.rawValue) }
        return member
    }
}
