import ArgumentParser
import CommandKit
import Foundation
import TIPsTracker
import TimeKit
import WordKit

/// `tips sync`: the room shared between devices.
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Share the room with other devices, or join one that is shared.",
        discussion: """
            A room is shared through a Firebase Realtime Database of the family's own, or through a server of rooms (“roomd”). \
            What is logged is kept here first and sent when the other side can be reached; nothing waits for it, and nothing is \
            lost or counted twice. Without a remote everything works as before, on this device alone.

            What this device signs in with lies beside the data, in a file that only you can read and that no backup holds \
            (tips.account).

            EXAMPLE: tips sync setup --remote https://NAME.firebaseio.com --api-key KEY
                     tips room code
                     tips sync join K3F9-X2AA-7QWM-C --me Bob --remote https://NAME.firebaseio.com --api-key KEY
                     tips sync run --watch
            """,
        subcommands: [
            SyncSetupCommand.self, SyncJoinCommand.self, SyncRunCommand.self, Status.self, Parked.self,
            SyncSignOutCommand.self,
        ],
        defaultSubcommand: Status.self
    )
}

extension SyncCommand {
    /// `tips sync status`
    struct Status: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "status",
            abstract: "Show where the room is shared, what waits to be sent, and what was refused.",
            discussion: """
                Asks nobody: it is what this device knows.

                EXAMPLE: tips sync status
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let status = try session.tracker.syncStatus()
            try session.context.answer(encoding: status) { terminal in
                if let remote = status.remote {
                    try terminal.show(try session.tracker.syncPage())
                    guard try RoomConnection.isSignedOut(of: remote, in: session.context.folder) else { return }
                    return try terminal.print(
                        StyledText(localized("This device is signed out:"), .warning)
                            + StyledText(
                                " "
                                    + localized(
                                        "nothing is sent or taken in. To go on, join with a code in another folder."
                                    )
                            )
                    )
                }
                try terminal.print(StyledText(localized("The room isn't shared: it is on this device alone.")))
                try terminal.printHint(
                    localized(
                        "Share it with: tips sync setup --remote URL; join one with: tips sync join CODE --me NAME"
                    )
                )
                if let remote = try RememberedRemote(in: session.context.folder).read() {
                    try terminal.printHint(localized("Rooms are looked for at \(remote.address)."))
                }
            }
        }
    }
}

/// The address of a server, as options.
struct RemoteOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where: https://NAME.firebaseio.com, or http://127.0.0.1:9000/?ns=NAME on this machine.",
            valueName: "url"
        )
    )
    var remote: String?
    @Option(help: ArgumentHelp("The web API key of a Firebase project; a server of rooms has none.", valueName: "key"))
    var apiKey: String?

    func validate() throws {
        if apiKey != nil, remote == nil { throw ValidationError(localized("--api-key belongs to a --remote")) }
    }

    /// Returns the given address; nil without `--remote`.
    ///
    /// - Throws: `notAnAddress`.
    func address() throws -> RemoteAddress? {
        try remote.map { try RoomConnection.address($0, apiKey: apiKey) }
    }
}
