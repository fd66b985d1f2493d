import RealtimeTree
public import TimeKit
import WordKit

// Sharing and joining a room. First the server is changed, then this store in one transaction. After a crash in between, the same call
// continues where it stopped.

extension TIPsTracker {
    /// Shares this store's room: this device's account becomes an admin's, and all data is sent. Admins only; a second call changes nothing.
    ///
    /// - Throws: `notSetUp`, `alreadyConnected`, `remote`. After `remote`, the next synchronization sends the rest.
    public func connect(to remote: RemoteAddress, over transport: some RoomTransport) async throws(TIPsError)
        -> SyncStatus
    {
        let (member, room, known) = try read { tables in
            let device = try tables.device()?.member
            let member = try tables.member(actor ?? device, .admin(localized("share the room")))
            guard let id = try tables.register(RoomFile.roomID)?.value, !id.isEmpty else { throw TIPsError.notSetUp }
            return (member, Room.ID(id), try tables.remote())
        }
        if let known {
            guard known.address == remote, known.layout.account == transport.account else {
                throw .alreadyConnected(to: known.address.address)
            }
            try await synchronize(over: transport)
            return try syncStatus()
        }
        let layout = RoomLayout(room: room, account: transport.account)
        var account = RoomAccount(id: transport.account, member: member.id, role: .admin)
        do throws(RoomTransportError) {
            let there = AccountForm.account(try await transport.read(layout.member(account.id)), account.id)
            if let there {
                // The account exists from an earlier attempt. An account that was removed, or that joined by a code, can't share the room.
                guard there.role == .admin, there.until == nil else {
                    throw .refused(reason: RoomTransportCause.notAnAdmins.text)
                }
                account = there
            } else {
                try await transport.write(RealtimeWrite(AccountForm.value(account), at: layout.member(account.id)))
            }
        } catch {
            throw .remote(error)
        }
        let own = account
        try write("connect") { tables in
            guard try tables.reader.remote() == nil else { return }
            try tables.setRemote(remote, layout)
            try tables.save(own)
            let change = tables.change("room", room.rawValue, localized("\(member.name) shared the room"))
            if let code = try tables.reader.room().code, code.isOpen(at: tables.now) {
                // The database rules accept a code's letters only in one write with the register of the code.
                var values = [RoomLayout.code(code.letters): CodeForm.value(code, of: room)]
                let key = Register.Key(scope: RoomLayout.roomScope, kind: "room", entity: "room", field: "code")
                if let register = try tables.reader.register(key) {
                    values[layout.register(key)] = RegisterForm.value(register)
                }
                change.send(values)
            }
        }
        try await synchronize(over: transport)
        return try syncStatus()
    }

    /// Joins a room by its code as a logger. The room's data is stored in this empty store, which then belongs to the new member.
    ///
    /// It can be called again after a crash or after `nameTaken`. If the new member's data can't be sent now, the next synchronization sends
    /// it.
    ///
    /// - Parameter isMember: whether to join as another device of the room's member with this name. An admin must have added the account with
    ///   ``letIn(_:as:)``.
    /// - Throws: `notARoomCode`, `noRoomWithCode` (also for an expired or replaced code), `nameTaken`, `alreadySetUp`, `notLetIn`,
    ///   `notFound` for the member, `notAllowed(.revoked)` for an account that was removed from this room or whose join was refused, `remote`.
    public func join(
        code: String,
        name: String,
        isMember: Bool = false,
        settings: MemberSettings,
        at remote: RemoteAddress,
        over transport: some RoomTransport
    ) async throws(TIPsError) -> Member {
        let letters = try RoomCodeRule.letters(typed: code)
        let name = try TextRule.memberName.checked(name)
        try SettingsRule.check(settings)
        guard try !isSetUp() else { throw .alreadySetUp }
        let layout = try await room(of: letters, typed: code, over: transport)
        let account = try await account(
            in: layout,
            by: letters,
            name: name,
            isMember: isMember,
            typed: code,
            over: transport
        )
        let parts = try await parts(of: layout, over: transport)
        let member: Member
        do throws(TIPsError) {
            member = try settle(
                parts,
                account,
                name: name,
                isMember: isMember,
                settings,
                typed: code,
                at: remote,
                layout
            )
        } catch {
            if case .nameTaken = error { await end(account, in: layout, over: transport) }
            throw error
        }
        do throws(TIPsError) {
            try await synchronize(over: transport)
        } catch {
            // The member has joined: the rest is sent later, and the status shows the reason for the delay.
            guard case .remote = error else { throw error }
        }
        return member
    }

    /// Adds another device of a member, whose account asked for it. Admins of a shared room only.
    ///
    /// - Parameter text: the account's id, as displayed on that device.
    /// - Throws: `notConnected`, `notFound` for the member, `nameTaken` for an account that already belongs to the room, `notARoomCode` for a
    ///   text that is no whole account id.
    @discardableResult
    public func letIn(_ text: String, as member: Member.ID) throws(TIPsError) -> RoomAccount {
        try write("letIn") { tables in
            try tables.admin(localized("let devices in"))
            guard let layout = try tables.reader.remote()?.layout else { throw TIPsError.notConnected }
            guard let member = try tables.reader.member(member), member.isActive else {
                throw TIPsError.notFound(what: "member", member.rawValue)
            }
            guard (RoomAccount.idLeast...RoomAccount.idLimit).contains(text.utf8.count),
                text.utf8.allSatisfy({
                    (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                })
            else { throw TIPsError.notFound(what: "device that asks", String(text.prefix(40))) }
            guard try !tables.reader.accounts().contains(where: { $0.id.rawValue == text }) else {
                throw TIPsError.nameTaken(text, what: "device")
            }
            let account = RoomAccount(id: ID(text), member: member.id, role: member.role)
            let change = tables.change(
                "member",
                member.id.rawValue,
                localized("another device of \(member.name) let in")
            )
            try tables.save(account)
            change.send([layout.member(account.id): AccountForm.value(account)])
            return account
        }
    }

    /// Stores the joined room in this empty store.
    private func settle(
        _ parts: RoomParts,
        _ account: RoomAccount,
        name: String,
        isMember: Bool,
        _ settings: MemberSettings,
        typed code: String,
        at remote: RemoteAddress,
        _ layout: RoomLayout
    ) throws(TIPsError) -> Member {
        try write("join") { tables in
            guard try !tables.reader.isSetUp() else { throw TIPsError.alreadySetUp }
            _ = try tables.merge(parts)
            guard try tables.reader.isSetUp() else { throw TIPsError.noRoomWithCode(code) }
            try tables.setRemote(remote, layout)
            if try tables.reader.ownAccount() == nil { try tables.save(account) }
            if isMember {
                let known = try tables.reader.member(account.member)
                guard let known, known.isActive, TextRule.key(known.name) == TextRule.key(name) else {
                    throw TIPsError.notFound(what: "member", name)
                }
            }
            // A device that lost its store but kept its account remains the same member's.
            if let member = try tables.reader.member(account.member), member.isActive {
                try tables.giveDevice(to: member.id)
                return member
            }
            try tables.plan().checkMemberName(name)
            let member = Member(id: account.member, name: name, role: .logger, joined: tables.now)
            return try tables.join(member, settings)
        }
    }
}

// MARK: Requests

extension TIPsTracker {
    /// Returns the room of a code, expired or not. The database rules decide whether the code is valid.
    private func room(
        of letters: String,
        typed code: String,
        over transport: some RoomTransport
    ) async throws(TIPsError) -> RoomLayout {
        do throws(RoomTransportError) {
            if let found = CodeForm.read(try await transport.read(RoomLayout.code(letters))) {
                return RoomLayout(room: found.room, account: transport.account)
            }
        } catch {
            if case .refused = error { throw .noRoomWithCode(code) }
            throw .remote(error)
        }
        throw .noRoomWithCode(code)
    }

    /// Ends the account of a refused join, so that no unused account stays in the room. Another join needs another account.
    private func end(_ account: RoomAccount, in layout: RoomLayout, over transport: some RoomTransport) async {
        var ended = account
        ended.until = clock.now()
        // If the account can't be ended now, it stays among the devices, and an admin ends it.
        try? await transport.write(RealtimeWrite(AccountForm.value(ended), at: layout.member(account.id)))
    }

    /// Adds the account to the room, unless an earlier attempt did.
    private func account(
        in layout: RoomLayout,
        by letters: String,
        name: String,
        isMember: Bool,
        typed code: String,
        over transport: some RoomTransport
    ) async throws(TIPsError) -> RoomAccount {
        // A joining account's member has the account's id, so nobody can join as another member.
        let joining = RoomAccount(
            id: layout.account,
            member: ID(layout.account.rawValue),
            role: .logger,
            code: letters
        )
        let place = layout.member(layout.account)
        let there: RoomAccount?
        do throws(RoomTransportError) {
            there = AccountForm.account(try await transport.read(place), layout.account)
            if there == nil, !isMember {
                try await transport.write(RealtimeWrite(AccountForm.value(joining), at: place))
            }
        } catch {
            // The code has expired, or isn't the room's anymore.
            if case .refused = error { throw .noRoomWithCode(code) }
            throw .remote(error)
        }
        if there?.until != nil { throw .notAllowed(.revoked(name)) }
        if there == nil, isMember { throw .notLetIn(account: layout.account.rawValue, name: name) }
        return there ?? joining
    }

    /// Reads the whole room, and the account's own data.
    private func parts(of layout: RoomLayout, over transport: some RoomTransport) async throws(TIPsError) -> RoomParts {
        var parts = RoomParts()
        do throws(RoomTransportError) {
            for place in [layout.shared, layout.own] {
                let value = try await transport.read(place)
                parts.add(value, at: place, of: layout, latest: transport.latestClock(at: clock.now()))
            }
        } catch {
            throw .remote(error)
        }
        return parts
    }
}
