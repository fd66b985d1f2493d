import RealtimeTree
import StorageKit
import TimeKit

// A device's access to the room, and the repairs that an admin's device makes besides the room's data.

extension SyncRound {
    /// Reads the shared room. If access is refused, it checks the account, which every account may read.
    ///
    /// If the whole room is gone from the server, an admin's device creates it again.
    ///
    /// - Throws: `notAllowed(.revoked)` for a removed member.
    mutating func readShared() async throws(TIPsError) -> RealtimeValue {
        do {
            return try await read(layout.shared)
        } catch {
            guard case .remote(.refused) = error, try await isBack() else { throw error }
        }
        return try await read(layout.shared)
    }

    /// Whether the room exists again for this account after a refusal.
    private mutating func isBack() async throws(TIPsError) -> Bool {
        let place = layout.member(layout.account)
        let value: RealtimeValue
        do {
            value = try await transport.read(place)
        } catch {
            switch error {
            // The server has other rules than this version expects.
            case .refused, .invalid: return false
            case .unreachable, .busy, .full, .signedOut: throw .remote(error)
            }
        }
        if let account = AccountForm.account(value, layout.account) {
            try take(account)
            if account.until != nil { throw .notAllowed(.revoked(try ownName(account))) }
            return false
        }
        guard !value.exists, let own = try tracker.read({ try $0.ownAccount() }), own.role == .admin, own.until == nil
        else { return false }
        // The account that creates a room has no code.
        let account = RoomAccount(id: own.id, member: own.member, role: .admin)
        guard try await write(RealtimeWrite(AccountForm.value(account), at: place)) == nil else { return false }
        try take(account)
        return true
    }

    private mutating func take(_ account: RoomAccount) throws(TIPsError) {
        var parts = RoomParts()
        parts.accounts = [account]
        try take(parts)
    }

    private func ownName(_ account: RoomAccount) throws(TIPsError) -> String {
        try tracker.read { tables in try tables.member(account.member)?.name ?? account.member.rawValue }
    }

    /// Returns the room's code for sending again if the server has lost it and this is an admin's device. It takes one request, and only while the
    /// code is valid. An error doesn't end the round.
    func lostLetters(_ waiting: Waiting) async throws(TIPsError) -> [(path: RealtimePath, value: RealtimeValue)] {
        let layout = layout
        let found = try tracker.read { tables -> (code: RoomCode, waiting: [RealtimePath])? in
            guard try tables.ownAccount()?.role == .admin, let code = try tables.room().code,
                code.isOpen(at: tracker.clock.now())
            else { return nil }
            return (code, try tables.waitingOperations().flatMap(\.write.values.keys))
        }
        guard let (code, places) = found else { return [] }
        let place = RoomLayout.code(code.letters)
        guard !waiting.places.contains(place), !places.contains(place) else { return [] }
        do {
            guard try await transport.read(place) == .null else { return [] }
        } catch {
            return []
        }
        return [(place, CodeForm.value(code, of: layout.room))]
    }

    /// Whether the room would have no admin's device anymore after an operation, which the rules of the database can't tell: of two admins who leave
    /// while apart the second must stay.
    func leavesNoAdmin(_ operation: Operation) async throws(TIPsError) -> Bool {
        let written = operation.parts(layout).accounts
        guard written.contains(where: { !$0.isAdmin }) else { return false }
        let there: RealtimeValue
        do {
            there = try await transport.read(layout.shared.child("members"))
        } catch {
            switch error {
            // Nobody's to look anymore: the operation was let in before, or will be refused.
            case .refused, .invalid: return false
            case .unreachable, .busy, .full, .signedOut: throw .remote(error)
            }
        }
        var accounts: [RoomAccount.ID: RoomAccount] = [:]
        for (key, value) in there.children {
            guard let id = RoomKey.id(key), let account = AccountForm.account(value, ID(id)) else { continue }
            accounts[account.id] = account
        }
        let before = accounts.values.contains(where: \.isAdmin)
        for account in written { accounts[account.id] = account }
        return before && !accounts.values.contains(where: \.isAdmin)
    }
}

extension RoomAccount {
    /// Whether it is an active admin's account.
    fileprivate var isAdmin: Bool { role == .admin && until == nil }
}
