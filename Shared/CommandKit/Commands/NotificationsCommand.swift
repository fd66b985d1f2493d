public import ArgumentParser
import Foundation
public import NotificationKit
public import ScreenKit
public import TimeKit
import WordKit

/// `APP notifications`: lists the notifications sent, and marks them as read.
public struct NotificationsCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "notifications",
            abstract: "List what was told, and mark it read.",
            discussion: """
                The daemon tells what is due; everything told is kept here, whatever became of it elsewhere.

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
        let zone = session.context.clock.zone()
        let screen = try store.inboxScreen(of: scope, in: zone, unreadOnly: unread, before: before, limit: limit)
        try session.context.answer(encoding: screen) {
            try $0.show(screen, emptyText: unread && before == nil ? localized("Nothing is unread.") : screen.emptyText)
        }
    }
}

extension AppSession {
    /// Returns the page of the notifications sent, newest first.
    public func inboxPage() throws -> InboxPage {
        let zone = context.clock.zone()
        return InboxPage(try notifications.inboxScreen(of: NotificationScope(app: app.name), in: zone))
    }
}

/// The inbox of an app as one of its pages. Its JSON is that of the inbox and of the page in one object.
public struct InboxPage: Screen {
    public let title: String
    public let revision: Revision
    public let inbox: InboxScreen

    public init(_ inbox: InboxScreen) {
        title = localized("Notifications")
        revision = Revision(change: inbox.revision)
        self.inbox = inbox
    }

    private enum CodingKeys: String, CodingKey {
        case title
    }

    public init(from decoder: any Decoder) throws {
        self.init(try InboxScreen(from: decoder))
    }

    /// Writes the inbox with the page's title. The revision is the inbox's own, a number.
    public func encode(to encoder: any Encoder) throws {
        try inbox.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
    }
}

extension Terminal {
    /// Prints the notifications sent, newest first.
    public func show(_ page: InboxPage) throws { try show(page.inbox, emptyText: page.inbox.emptyText) }

    fileprivate func show(_ screen: InboxScreen, emptyText: String) throws {
        guard !screen.items.isEmpty else { return try print(StyledText(emptyText)) }
        var table = Table([.init(""), .init(localized("Told")), .init("", shrinks: true), .init(localized("Opens"))])
        for item in screen.items {
            let text = item.body.isEmpty ? item.title : "\(item.title): \(item.body)"
            table.append([
                item.isRead ? "" : StyledText("•", .warning), StyledText(item.toldAtLocal.minutes),
                StyledText(text, item.isRead ? .faint : .plain), StyledText(item.link?.description ?? "", .faint),
            ])
        }
        try print(table)
        if let next = screen.next {
            try print(StyledText(localized("There are older ones: --before \(next)")))
        }
    }
}

extension LocalDateTime {
    /// The text for people: "2026-03-08 07:30".
    public var minutes: String { "\(date) \(time.description.prefix(5))" }
}
