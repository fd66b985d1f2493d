import Foundation
public import JSONKit
public import NotificationKit
public import ScreenKit
public import TimeKit
import WordKit

/// The notices of an app: those that were told, newest first, and those that are planned.
public struct InboxPage: Screen {
    public let title: String
    public let revision: Revision
    /// The instant of the next planned notice; nil for none.
    @NullEncoded public private(set) var validUntil: Instant?
    /// Marks the notices on the page and all older ones as read.
    public let readAll: Action
    /// The notices that were told, newest first.
    public let rows: [ToldRow]
    /// The text to show if nothing was told; nil otherwise.
    @NullEncoded public private(set) var emptyText: String?
    /// The next planned notices. A page of older ones has none.
    public let planned: [PlannedRow]
    /// The link to older notices; nil on the last page.
    @NullEncoded public private(set) var older: Link?
    /// The link to the app's settings.
    public let back: Link

    /// A notice that was told.
    public struct ToldRow: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<NotificationRequest>
        public let title: String
        /// The text below the title, which may be empty.
        public let text: String
        public let toldAt: Instant
        public let isRead: Bool
        /// The time of the telling in the person's zone, and whether it is new: "2026-03-08 07:30, new".
        public let summary: String
        /// The screen that the notice is about; nil for none.
        @NullEncoded public private(set) var opens: Link?
        /// Marks the notice as read, or as unread if it was read.
        public let mark: Action
    }

    /// A notice that is to be told.
    public struct PlannedRow: Hashable, Codable, Identifiable, Sendable {
        public let id: TimeKit.ID<NotificationRequest>
        public let title: String
        public let firesAt: Instant
        /// The time in the person's zone: "2026-03-08 07:30".
        public let summary: String
    }
}

extension InboxPage {
    /// Creates a page of notices.
    ///
    /// - Parameters:
    ///   - newest: The number of the newest notice of the page; 0 for a page without any.
    ///   - shown: Returns a told text in the reader's language.
    init(
        _ inbox: InboxScreen,
        newest: Int64,
        planned: [NotificationRequest],
        of app: String,
        in zone: TimeZone,
        revision: Revision,
        back: Link,
        shown: (String) -> String
    ) {
        title = KitPage.inbox.title
        self.revision = revision
        validUntil = planned.first?.fireAt
        readAll = Action(
            KitAct.readAll(upTo: newest),
            label: localized("Mark all as read"),
            availability: inbox.unread > 0 && newest > 0
                ? .enabled : .disabled(why: localized("nothing is unread"))
        )
        rows = inbox.items.map { ToldRow($0, shown) }
        emptyText = inbox.items.isEmpty ? inbox.emptyText : nil
        self.planned = planned.map {
            PlannedRow(
                id: $0.id,
                title: shown($0.title),
                firesAt: $0.fireAt,
                summary: zone.local(at: $0.fireAt).minutes
            )
        }
        older = inbox.next.map { KitPlace(.inbox, of: app, before: $0).labeled(localized("Older")) }
        self.back = back
    }
}

extension InboxPage.ToldRow {
    fileprivate init(_ item: InboxScreen.Item, _ shown: (String) -> String) {
        id = item.id
        title = shown(item.title)
        text = shown(item.body)
        toldAt = item.toldAt
        isRead = item.isRead
        let time = item.toldAtLocal.minutes
        summary = item.isRead ? time : localized("\(time), new")
        opens = item.link.map { Link($0.description, label: shown(item.title)) }
        mark =
            item.isRead
            ? Action(KitAct.unread(item.id), label: localized("Mark as unread"))
            : Action(KitAct.read(item.id), label: localized("Mark as read"))
    }
}

extension InboxPage: TerminalPage {
    public var terminalText: TerminalText { .init { try $0.show(self) } }
}

extension Terminal {
    fileprivate func show(_ page: InboxPage) throws {
        if let empty = page.emptyText {
            try print(StyledText(empty))
        } else {
            try print(
                Table(
                    told: page.rows.map { row in
                        (row.isRead, row.summary, row.title, row.text, row.opens?.target)
                    }
                )
            )
        }
        if let older = page.older { try print(StyledText(localized("Older: \(older.target)"), .faint)) }
        if page.planned.isEmpty { return }
        try print("")
        var table = Table([.init(localized("Planned")), .init("", shrinks: true)])
        for row in page.planned { table.append([StyledText(row.summary), StyledText(row.title)]) }
        try print(table)
    }
}
