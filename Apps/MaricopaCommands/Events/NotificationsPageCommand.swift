import ArgumentParser
import CommandKit
import MaricopaDirectory
import NotificationKit
import TimeKit
import WordKit

/// `maricopa notifications`
struct NotificationsPageCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "notifications",
        abstract: "List your reminders and what was told.",
        discussion: """
            The daemon tells what is due; everything told is kept here, whatever became of it elsewhere.

            EXAMPLE: maricopa notifications --read-all
            """
    )

    @Option(help: "At most so many of what was told.") var limit = 20
    @Option(help: ArgumentHelp("Notifications before this number: the next page.", valueName: "number"))
    var before: Int64?
    @Option(name: .customLong("read"), help: ArgumentHelp("Mark one read; may be repeated.", valueName: "id"))
    var read: [String] = []
    @Flag(help: "Mark all of them read.") var readAll = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard (1...1000).contains(limit) else {
            throw ValidationError(localized("The limit \(limit) is not within 1 and 1000"))
        }
    }

    func run(in session: AppSession) throws {
        let now = session.context.clock.now()
        let scope = session.directory.notificationScope
        if !read.isEmpty {
            // Ids of other users are ignored, like unknown ids.
            let own = try session.notifications.inbox(of: scope, unreadOnly: true, limit: .max).map(\.id)
            try session.notifications.mark(read.map { ID($0) }.filter(own.contains), readAt: now)
        }
        if readAll { try session.notifications.markAllRead(of: scope, before: before, at: now) }
        try session.show(try session.notificationsScreen(before: before, limit: limit))
    }
}
