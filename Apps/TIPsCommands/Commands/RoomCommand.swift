import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips room`: the members of the room.
struct RoomCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "room",
        abstract: "Show the room's code and members; add, remove and appoint members.",
        discussion: """
            EXAMPLE: tips room code
                     tips room role Bob admin
            """,
        subcommands: [
            Members.self, Code.self, Add.self, LetIn.self, Revoke.self, EndDevice.self, Role.self, Leave.self,
            Zone.self,
        ],
        defaultSubcommand: Members.self
    )
}

extension RoomCommand {
    struct Members: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "members",
            abstract: "List who is and was in the room, and the devices of a shared one.",
            discussion: """
                EXAMPLE: tips room members
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(.room)
        }
    }

    struct Code: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "code",
            abstract: "Print the code that lets others join as loggers.",
            discussion: """
                A code lets people in for six days; then, or with --rotate, there is a new one. The old one is void once the new \
                one is sent. Where the room is shared, that is tried at once, and the invitation is one link with the code and \
                the address.

                EXAMPLE: tips room code
                """
        )

        @Flag(help: "Make a new one in the place of the old one.") var rotate = false
        @Flag(help: "Draw the invitation as a QR code, for a phone's camera.") var qr = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) async throws {
            let code = try await session.roomCode(rotate: rotate)
            let zone = try session.tracker.plan().room.timeZone
            let shown = RoomCodeRule.shown(code)
            let isSent = try await session.sendAtOnce()
            let remote = try session.tracker.syncStatus().remote
            let link = Invitation(code: shown, remote: remote).link
            let document: JSONValue = [
                "code": .string(shown), "expires": JSONValue(code.expires), "link": .string(link),
                "sent": .bool(isSent),
            ]
            try session.context.answer(document) { terminal in
                try terminal.print("\(shown, .heading)")
                if remote != nil { try terminal.print("\(link)") }
                if qr, remote != nil, let drawn = QRCode(link) {
                    for line in drawn.lines { try terminal.print(StyledText(line)) }
                }
                guard remote != nil else {
                    return try terminal.printHint(
                        localized(
                            "The room isn't shared, so no other device can use the code. Share it first with: tips sync setup"
                        )
                    )
                }
                guard isSent else {
                    return try terminal.printHint(localized("It lets nobody in until it is sent: tips sync run"))
                }
                let word = link.quotedForShell
                let until = zone.local(at: code.expires).minutes
                try terminal.print(StyledText(localized("until \(until): tips join \(word) --me NAME"), .faint))
            }
        }
    }

    struct Add: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add a member on this device, without a code.",
            discussion: """
                “tips as” makes this device theirs.

                EXAMPLE: tips room add Bob --role logger
                """
        )

        @Argument(help: "The name.") var name: String
        @Option(help: "Role: a logger ticks, an admin does everything.") var role: Member.Role = .logger
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let member = try session.tracker.addMember(name, role: role)
            try session.context.answer(encoding: member) {
                try $0.print("\(localized("Added \(member.name), \(member.role.word)"))  \(member.id, .faint)")
            }
        }
    }

    struct LetIn: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "let-in",
            abstract: "Let another phone of a member into the shared room.",
            discussion: """
                That phone shows its account with “tips sync join” and --as. Only an admin can; ask the member first whether it is theirs.

                EXAMPLE: tips room let-in h7Kq2mVx8RtLw3ZyB5nCs9PdF4Ga --as Bob
                """
        )

        @Argument(help: "The account, as the other phone shows it.") var account: String
        @Option(name: .customLong("as"), help: ArgumentHelp("The member: the name, or the id.", valueName: "name"))
        var member: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) async throws {
            let member = try session.tracker.findMember(member)
            let account = try session.tracker.letIn(account, as: member.id)
            let isSent = try await session.sendAtOnce()
            try session.context.answer([
                "account": .string(account.id.rawValue), "member": .string(member.id.rawValue), "sent": .bool(isSent),
            ]) {
                try $0.print(StyledText(localized("Let in another phone of \(member.name)")))
                if !isSent { try $0.printHint(localized("It can join once this is sent: tips sync run")) }
            }
        }
    }

    struct Revoke: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "revoke",
            abstract: "Remove a member; what they logged stays.",
            discussion: """
                Asks first on a terminal and needs --yes elsewhere. Where the room is shared, the removal is sent at once.

                EXAMPLE: tips room revoke Bob --yes
                """
        )

        @OptionGroup var choice: MemberArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) async throws {
            let member = try session.tracker.findMember(choice.member)
            try session.confirmAsAdmin(localized("Remove \(member.name) from the room? Their logs stay."))
            try session.tracker.revoke(member.id)
            let isSent = try await session.sendAtOnce()
            try session.context.answer([
                "revoked": .string(member.id.rawValue), "name": .string(member.name), "sent": .bool(isSent),
            ]) {
                try $0.print(StyledText(localized("Removed \(member.name); what they logged stays")))
                if !isSent {
                    try $0.printHint(localized("They stay in the shared room until it is sent: tips sync run"))
                }
            }
        }
    }

    struct EndDevice: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "end-device",
            abstract: "Shut one device out of the shared room; its member stays.",
            discussion: """
                For a lost device, and for one that nobody knows. “tips room members” lists them. The room's code is void then. \
                Asks first on a terminal and needs --yes elsewhere. The end is sent at once.

                EXAMPLE: tips room end-device k3f9aQ --yes
                """
        )

        @Argument(help: "The device's id, or its beginning.") var device: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) async throws {
            try session.confirmAsAdmin(localized("Shut the device “\(device)” out of the room? No member is removed."))
            let account = try session.tracker.endDevice(device)
            let isSent = try await session.sendAtOnce()
            try session.context.answer(["device": .string(account.id.rawValue), "sent": .bool(isSent)]) {
                try $0.print(StyledText(localized("Shut out the device \(account.id.rawValue); no member was removed")))
                if !isSent {
                    try $0.printHint(localized("It stays in the shared room until that is sent: tips sync run"))
                }
            }
        }
    }

    struct Role: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "role",
            abstract: "Make a member an admin or a logger.",
            discussion: """
                EXAMPLE: tips room role Bob admin
                """
        )

        @OptionGroup var choice: MemberArgument
        @Argument(help: "Role.") var role: Member.Role
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) async throws {
            let found = try session.tracker.findMember(choice.member)
            let member = try session.tracker.setRole(role, of: found.id)
            try await session.sendAtOnce()
            try session.context.answer(encoding: member) {
                try $0.print(StyledText(localized("\(member.name) is now \(member.role.title)")))
            }
        }
    }

    struct Leave: AsyncTIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "leave",
            abstract: "Leave the room; what you logged stays.",
            discussion: """
                The last admin can't. Asks first on a terminal and needs --yes elsewhere.

                EXAMPLE: tips room leave --yes
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) async throws {
            let member = try session.tracker.currentMember()
            try session.context.confirm(localized("Leave the room as \(member.name)? Your logs stay."))
            try session.tracker.leave()
            try await session.sendAtOnce()
            try session.context.answer(["left": .string(member.id.rawValue), "name": .string(member.name)]) {
                try $0.print(StyledText(localized("\(member.name) has left the room")))
            }
        }
    }

    struct Zone: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "zone",
            abstract: "Show or move the patient's home zone, which decides the day of a log.",
            discussion: """
                Logs keep the day they were made for.

                EXAMPLE: tips room zone America/Denver
                """
        )

        @Argument(help: "A zone of the tz database; none to show it.") var zone: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let zone = try zone.map { try TimeZone.named($0) }
            let session = try global.session()
            if let zone {
                try session.tracker.setTimeZone(zone)
                try session.planReminders()
            }
            let name = try session.tracker.plan().room.timeZoneID
            try session.context.answer(["timeZone": .string(name)]) {
                try $0.print(StyledText(localized("The plan goes by \(name)")))
            }
        }
    }
}

extension AppSession {
    /// The room's code, in a shared room after a look on the server. Without an answer it is the last known code, with a note.
    fileprivate func roomCode(rotate: Bool) async throws -> RoomCode {
        let tracker = tracker
        guard try tracker.syncStatus().remote != nil else { return try tracker.roomCode(rotate: rotate) }
        do {
            return try await RoomConnection(patience: .seconds(10)).with(in: self) { transport in
                try await tracker.roomCode(rotate: rotate, over: transport)
            }
        } catch {
            switch error as? TIPsError {
            case .notAllowed?, .remote(.refused)?: throw error
            default: break
            }
            let code = try tracker.roomCode(rotate: rotate)
            let unknown = localized(
                "it isn't known whether another admin has voided the room's code: \(String(describing: error))"
            )
            context.terminal.note("\(localized("note:"), .warning) \(unknown)")
            return code
        }
    }
}

/// `tips as`
struct AsCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "as",
        abstract: "Make this device a member's: who logs from now on.",
        discussion: """
            EXAMPLE: tips as Bob
            """
    )

    @OptionGroup var choice: MemberArgument
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let member = try session.tracker.become(session.tracker.findMember(choice.member).id)
        try session.planReminders()
        try session.context.answer(encoding: member) {
            try $0.print(StyledText(localized("This device is now \(member.name)'s, \(member.role.title)")))
        }
    }
}

extension Member.Role {
    /// The role with its article: "an admin", "a logger".
    var title: String { self == .admin ? localized("an admin") : localized("a logger") }
}
