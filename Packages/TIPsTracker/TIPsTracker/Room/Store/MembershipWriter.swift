import GRDB
import RealtimeTree
import StorageKit
import TimeKit

// The members of a shared room are stored twice: in the fields of members, which users see, and in the accounts, which the rules of the
// database check. Each write changes both.

extension PlanReader {
    /// This device's account; nil if the room isn't shared.
    func ownAccount() throws -> RoomAccount? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT account.id, account.member, account.role, account.until, account.code
                FROM remote JOIN account ON account.id = remote.account
                """
        )
        return try Row.fetchOne(statement).map { try RoomAccount($0) }
    }

    /// A member with the permissions that this device's account allows.
    ///
    /// - Throws: `notAllowed`.
    func acting(_ member: Member) throws -> Member {
        guard let account = try ownAccount() else { return member }
        return try Permission.member(member, by: account)
    }

    /// A member's accounts that are active at an instant. Their end may be set to a later time.
    func liveAccounts(of member: Member.ID, at now: Instant) throws -> [RoomAccount] {
        try liveAccounts(at: now).filter { $0.member == member }
    }

    /// All accounts that are active at an instant.
    func liveAccounts(at now: Instant) throws -> [RoomAccount] {
        try accounts().filter { account in account.until.map { now < $0 } ?? true }
    }
}

extension RoomChange {
    func setRole(_ role: Member.Role, ofAccountsOf member: Member.ID) throws {
        try change(try reader.liveAccounts(of: member, at: room.now)) { $0.role = role }
    }

    /// Ends a member's accounts. A logger can only end this device's account.
    func endAccounts(of member: Member) throws {
        let own = try reader.remote()?.layout.account
        let accounts = try reader.liveAccounts(of: member.id, at: room.now)
        let isAdmin = try reader.ownAccount()?.role == .admin
        try change(accounts.filter { isAdmin || $0.id == own }) { $0.until = room.now }
    }

    func end(_ account: RoomAccount) throws { try change([account]) { $0.until = room.now } }

    private func change(_ accounts: [RoomAccount], _ body: (inout RoomAccount) -> Void) throws {
        guard let layout = try reader.remote()?.layout else { return }
        for account in accounts {
            var account = account
            body(&account)
            try room.save(account)
            send([layout.member(account.id): AccountForm.value(account)])
        }
    }

    // MARK: The code

    /// Replaces or removes the room's code. The previous code is invalid from then on.
    func setCode(_ code: RoomCode?) throws {
        let before = try reader.room().code
        guard before != code else { return }
        let value: (any RegisterValue)? = code
        try set(["code": value], scope: PlanReader.roomScope, kind: "room", entity: "room")
        guard let shared = try reader.remote()?.layout.room else { return }
        if let before { send([RoomLayout.code(before.letters): .null]) }
        if let code { send([RoomLayout.code(code.letters): CodeForm.value(code, of: shared)]) }
    }
}
