import ArgumentParser
import CommandKit
import RoomRemote
import TIPsTracker
import TimeKit
import WordKit

/// `tips sync setup`
struct SyncSetupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "setup",
        abstract: "Share this device's room, or say where rooms to join are.",
        discussion: """
            Where there is a room, it is shared: all that is here goes out, and others can join with the code of “tips room \
            code”. Only an admin can. Where there is none yet, the address is kept for “tips sync join”.

            EXAMPLE: tips sync setup --remote https://NAME.firebaseio.com --api-key KEY
                     tips sync setup --remote 'http://127.0.0.1:9000/?ns=home'
            """
    )

    @OptionGroup var options: RemoteOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if options.remote == nil { throw ValidationError(localized("--remote says where")) }
    }

    func run() async throws {
        guard let remote = try options.address() else { return }
        let session = try global.session()
        guard try session.hasRoom() else { return try remember(remote, in: session) }
        if let known = try session.tracker.syncStatus().remote { throw TIPsError.alreadyConnected(to: known.address) }
        let tracker = session.tracker
        let status = try await session.beginning(with: remote) {
            try await RoomConnection().with(remote, in: session) { transport in
                try await tracker.connect(to: remote, over: transport)
            }
        }
        try session.context.answer(encoding: status) { terminal in
            try terminal.print(StyledText(localized("The room is shared at \(remote.address).")))
            if status.waiting > 0 {
                try terminal.print(StyledText(localized("\(status.waiting.changes) still to be sent: tips sync run")))
            }
            try terminal.printHint(localized("Let others in with: tips room code"))
        }
    }

    private func remember(_ remote: RemoteAddress, in session: AppSession) throws {
        try RememberedRemote(in: session.context.folder).write(remote)
        try session.context.answer(encoding: remote) { terminal in
            try terminal.print(StyledText(localized("Rooms are looked for at \(remote.address) from now on.")))
            try terminal.printHint(localized("Join one with: tips sync join CODE --me NAME"))
        }
    }
}

/// `tips sync join`
struct SyncJoinCommand: AsyncTIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join a shared room by its code, as a logger.",
        discussion: """
            Brings the whole room; this device is then the new member's. An admin sees the invitation with “tips room code”: a link \
            that says where the room is shared. With the code alone it has to be said: here, or with “tips sync setup”. A second phone of one \
            person joins with --as and the name: it shows a line for an admin to run, and after that the same command joins.

            EXAMPLE: tips sync join K3F9-X2AA-7QWM-C --me Bob --remote https://NAME.firebaseio.com --api-key KEY
                     tips sync join K3F9-X2AA-7QWM-C --as Bob
            """
    )

    @Argument(help: "The invitation's link; or the code, in any case, with or without hyphens.") var code: String
    @Option(help: ArgumentHelp("Your name.", valueName: "name")) var me: String?
    @Option(name: .customLong("as"), help: ArgumentHelp("The member that you are already.", valueName: "name"))
    var member: String?
    @OptionGroup var options: RemoteOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard (me == nil) != (member == nil) else { throw ValidationError(localized("--me or --as says who joins")) }
    }

    func run(in session: AppSession) async throws {
        // A code of the folder's own room would make another member of it.
        guard try !session.hasRoom() else { throw TIPsError.alreadySetUp }
        // Parsed before the first request, so that a typing error isn't counted as a guess.
        let invitation = try session.located(Invitation(typed: code), options.address())
        let name = me ?? member ?? ""
        try await session.finishJoining(invitation, name: name, isMember: member != nil, settings: MemberSettings())
    }
}

extension AppSession {
    /// Returns the invitation with the server's address from the options, the invitation itself or this device's memory; nil if none has it.
    func located(_ invitation: Invitation, _ given: RemoteAddress?) throws -> Invitation {
        let own = try invitation.remote.map { try RoomConnection.address($0.address, apiKey: $0.apiKey) }
        let remote = try given ?? own ?? RememberedRemote(in: context.folder).read()
        return Invitation(code: invitation.code, remote: remote)
    }

    /// Joins the local or a shared room by an invitation, and prints the home screen.
    func finishJoining(
        _ invitation: Invitation,
        name: String,
        isMember: Bool = false,
        settings: MemberSettings
    ) async throws {
        let member: Member
        if try hasRoom() {
            member = try tracker.join(code: invitation.code, name: name, settings: settings)
        } else {
            guard let remote = invitation.remote else {
                throw CommandError(
                    .usage,
                    localized("nobody has said where the room is shared"),
                    remedy: localized(
                        "give the whole link that an admin sees with “tips room code”, or its address with --remote"
                    )
                )
            }
            member = try await beginning(with: remote) {
                try await joinShared(
                    invitation.code,
                    at: remote,
                    name: name,
                    isMember: isMember,
                    settings: settings
                )
            }
        }
        try context.answer(encoding: member) { terminal in
            try terminal.print(StyledText(localized("Joined; this device is \(member.name)'s, \(member.role.title).")))
            if !settings.reminders.values.contains(where: \.isOn) {
                try terminal.printWrapped(
                    StyledText(
                        localized(
                            "This device reminds of nothing yet; set times with: tips reminders set treatment --at 08:00"
                        )
                    )
                )
            }
            try terminal.print()
            try show(.home)
        }
    }

    /// Joins a shared room as this device.
    func joinShared(
        _ code: String,
        at remote: RemoteAddress,
        name: String,
        isMember: Bool,
        settings: MemberSettings
    ) async throws -> Member {
        let tracker = tracker
        func join() async throws -> Member {
            try await RoomConnection().with(remote, in: self) { transport in
                try await tracker.join(
                    code: code,
                    name: name,
                    isMember: isMember,
                    settings: settings,
                    at: remote,
                    over: transport
                )
            }
        }
        let member: Member
        do {
            member = try await join()
        } catch TIPsError.notAllowed(.revoked) {
            // A removed member with a new code joins with another account, as a new member.
            try RoomConnection.accounts(in: context.folder).forget(remote)
            member = try await join()
        }
        RememberedRemote(in: context.folder).delete()
        return member
    }
}

extension AppSession {
    /// Whether this device has a room.
    func hasRoom() throws(TIPsError) -> Bool {
        do throws(TIPsError) {
            _ = try tracker.plan()
            return true
        } catch {
            guard error == .notSetUp else { throw error }
            return false
        }
    }
}
