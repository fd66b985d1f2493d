import ArgumentParser
import CommandKit
import JSONKit
import RealtimeClient
import RoomRemote
import TIPsTracker
import WordKit

/// `tips sync sign-out`
struct SyncSignOutCommand: AsyncTIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-out",
        abstract: "End this device's account at the shared room, for a device that is given away.",
        discussion: """
            What it signs in with is worth nothing from then on, also for whoever has a copy. What was logged stays, here and in \
            the room. This device can't come back as the same one: to go on, join with a code in another folder (--data-dir). \
            Leave the room first with “tips room leave”, unless an admin removes you.

            EXAMPLE: tips sync sign-out --yes
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) async throws {
        let remote = try session.tracker.remoteToSignOut()
        try session.context.confirm(localized("Sign this device out of \(remote.address) for good?"))
        // Something may have been logged while the question stood.
        let wasThere = try await session.signOut(of: session.tracker.remoteToSignOut())
        try session.context.answer(["signedOut": .bool(wasThere), "remote": .string(remote.address)]) { terminal in
            try terminal.print(
                StyledText(
                    wasThere
                        ? localized("This device is signed out of \(remote.address).")
                        : localized("This device was signed out already.")
                )
            )
        }
    }
}

extension AppSession {
    /// Ends this device's account at the server of a room.
    ///
    /// - Returns: Whether there was one.
    func signOut(of remote: RemoteAddress) async throws -> Bool {
        let options = RealtimeClientOptions(agent: "tips/\(TIPsApp.version)", clock: context.clock)
        return try await RoomConnection.accounts(in: context.folder).delete(at: remote, options: options)
    }
}
