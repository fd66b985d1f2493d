public import ArgumentParser
import Foundation
import NotificationKit
import ScreenKit
public import TimeKit
import WordKit

/// `APP notifications`: lists the notifications sent, and marks them as read.
public struct NotificationsCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "notifications",
            abstract: "List what was told, and mark it read.",
            discussion: """
                The daemon tells what is due; everything told is kept here, whatever became of it elsewhere. The page \
                \(App.definition.name)://inbox has what is planned, too.

                EXAMPLE: \(App.definition.name) notifications --read-all
                """
        )
    }

    @Flag(help: "Only what is unread.") var unread = false
    @Option(help: "At most so many.") var limit = 50
    @Option(help: ArgumentHelp("Those before this number: the next page.", valueName: "number")) var before: Int64?
    @Option(name: .customLong("read"), help: ArgumentHelp("Mark one read; may be repeated.", valueName: "id"))
    var read: [String] = []
    @Flag(help: "Mark all of them read.") var readAll = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func validate() throws {
        guard (1...1000).contains(limit) else {
            throw ValidationError(localized("The limit \(limit) is not within 1 and 1000"))
        }
    }

    public func run() throws {
        let session = try global.session(of: App.definition)
        let now = session.context.clock.now()
        let store = session.notifications
        let scope = NotificationScope(app: session.app.name)
        if !read.isEmpty { try store.mark(read.map { ID($0) }, readAt: now) }
        if readAll { try store.markAllRead(of: scope, before: before, at: now) }
        let reminders = try? session.app.reminders(session)
        let zone = reminders?.shownZone ?? session.context.clock.zone()
        let screen = try store.inboxScreen(of: scope, in: zone, unreadOnly: unread, before: before, limit: limit)
        try session.context.answer(encoding: screen) {
            let emptyText = unread && before == nil ? localized("Nothing is unread.") : screen.emptyText
            try $0.show(screen, emptyText: emptyText, shown: session.app.shownNotice)
        }
    }
}

extension Terminal {
    /// - Parameter shown: Returns a told text in the reader's language.
    fileprivate func show(_ screen: InboxScreen, emptyText: String, shown: (String) -> String) throws {
        guard !screen.items.isEmpty else { return try print(StyledText(emptyText)) }
        try print(
            Table(
                told: screen.items.map { item in
                    (item.isRead, item.toldAtLocal.minutes, shown(item.title), shown(item.body), item.link?.description)
                }
            )
        )
        if let next = screen.next {
            try print(StyledText(localized("There are older ones: --before \(next)")))
        }
    }
}

extension Table {
    /// Creates the table of the notifications sent.
    init(told rows: [(isRead: Bool, time: String, title: String, text: String, opens: String?)]) {
        self.init([.init(""), .init(localized("Told")), .init("", shrinks: true), .init(localized("Opens"))])
        for row in rows {
            let text = row.text.isEmpty ? row.title : "\(row.title): \(row.text)"
            append([
                row.isRead ? "" : StyledText("•", .warning), StyledText(row.time),
                StyledText(text, row.isRead ? .faint : .plain), StyledText(row.opens ?? "", .faint),
            ])
        }
    }
}

extension LocalDateTime {
    /// The text for people: "2026-03-08 07:30".
    public var minutes: String { "\(date) \(time.hourAndMinute)" }
}
