import GRDB
import RealtimeTree
import StorageKit
import TimeKit

// Who belongs to a shared room is said twice: by the members' fields, which people see, and by the accounts, which the rules of the database
// go by. Both change in one write.

extension PlanReader {
    /// This device's account in the shared room; nil where the room isn't shared.
    func ownAccount() throws -> RoomAccount? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT account.id, account.member, account.role, account.until, account.code
                FROM remote JOIN account ON account.id = remote.account
                """
        )
        guard let row = try Row.fetchOne(statement) else { return nil }
        let name: String = row[2]
        guard let role = Member.Role(rawValue: name) else { throw TIPsError.fault("“\(name)” is no role") }
        return RoomAccount(
            id: ID(row[0] as String),
            member: ID(row[1] as String),
            role: role,
            until: (row[3] as Int64?).map { Instant(milliseconds: $0) },
            code: row[4]
        )
    }

    /// A member as this device may act for them: where the room is shared, by no more than its account may. Throws `notAllowed`.
    func acting(_ member: Member) throws -> Member {
        guard let account = try ownAccount() else { return member }
        return try Permission.member(member, by: account)
    }

    /// The accounts of a member that belong to the room at an instant: a member can have set the end of their own to a later one.
    func liveAccounts(of member: Member.ID, at now: Instant) throws -> [RoomAccount] {
        try liveAccounts(at: now).filter { $0.member == member }
    }

    /// All accounts that belong to the room at an instant.
    func liveAccounts(at now: Instant) throws -> [RoomAccount] {
        try accounts().filter { account in account.until.map { now < $0 } ?? true }
    }
}

extension RoomWriter {
    /// Gives a member's accounts another role.
    func setRole(_ role: Member.Role, ofAccountsOf member: Member.ID) throws {
        try change(try reader.liveAccounts(of: member, at: now)) { $0.role = role }
    }

    /// Ends a member's accounts now. A logger can end this device's alone.
    func endAccounts(of member: Member) throws {
        let own = try reader.remote()?.layout.account
        let accounts = try reader.liveAccounts(of: member.id, at: now)
        let isAdmin = try reader.ownAccount()?.role == .admin
        try change(accounts.filter { isAdmin || $0.id == own }) { $0.until = now }
    }

    /// Ends one account now.
    func end(_ account: RoomAccount) throws { try change([account]) { $0.until = now } }

    private func change(_ accounts: [RoomAccount], _ body: (inout RoomAccount) -> Void) throws {
        guard let layout = try reader.remote()?.layout else { return }
        for account in accounts {
            var account = account
            body(&account)
            try save(account)
            send([layout.member(account.id): AccountForm.value(account)])
        }
    }

    // MARK: The code

    /// Puts a code in the place of the room's, or none: the one before lets nobody in any more.
    func setCode(_ code: RoomCode?) throws {
        let before = try reader.room().code
        guard before != code else { return }
        let value: (any RegisterValue)? = code
        try set(["code": value], scope: PlanReader.roomScope, kind: "room", entity: "room")
        guard let room = try reader.remote()?.layout.room else { return }
        if let before { send([RoomLayout.code(before.letters): .null]) }
        if let code { send([RoomLayout.code(code.letters): CodeForm.value(code, of: room)]) }
    }
}
