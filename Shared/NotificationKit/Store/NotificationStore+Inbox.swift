public import Foundation
import GRDB
import ScreenKit
public import StorageKit
public import TimeKit
import WordKit

extension NotificationStore {
    /// Returns the inbox of one app and person, newest first.
    ///
    /// - Parameter number: Only items before this number are returned. nil starts with the newest.
    public func inbox(
        of scope: NotificationScope,
        unreadOnly: Bool = false,
        before number: Int64? = nil,
        limit: Int = 50
    ) throws -> [InboxItem] {
        try store.read {
            try NotificationStore.inbox(of: scope, unreadOnly: unreadOnly, before: number, limit: limit, in: $0)
        }
    }

    static func inbox(
        of scope: NotificationScope,
        unreadOnly: Bool,
        before number: Int64?,
        limit: Int,
        in db: Database
    ) throws -> [InboxItem] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT * FROM notification_inbox
                WHERE app = ? AND recipient = ? AND number < ? AND (read_at IS NULL OR NOT ?)
                ORDER BY number DESC LIMIT ?
                """,
            arguments: [scope.app, scope.recipient, number ?? .max, unreadOnly, max(0, limit)]
        ).map(InboxItem.init(row:))
    }

    /// Returns the number of the newest item of all inboxes; 0 if there is none.
    public func newestNumber() throws -> Int64 {
        try store.read { try Int64.fetchOne($0, sql: "SELECT MAX(number) FROM notification_inbox") ?? 0 }
    }

    /// Returns the page of the inbox.
    public func inboxScreen(
        of scope: NotificationScope,
        in zone: TimeZone,
        unreadOnly: Bool = false,
        before number: Int64? = nil,
        limit: Int = 50
    ) throws -> InboxScreen {
        try store.read {
            try NotificationStore.inboxScreen(
                of: scope,
                in: zone,
                unreadOnly: unreadOnly,
                before: number,
                limit: limit,
                db: $0
            )
        }
    }

    private static func inboxScreen(
        of scope: NotificationScope,
        in zone: TimeZone,
        unreadOnly: Bool,
        before number: Int64?,
        limit: Int,
        db: Database
    ) throws -> InboxScreen {
        let limit = min(max(0, limit), Int.max - 1)
        let items = try inbox(of: scope, unreadOnly: unreadOnly, before: number, limit: limit + 1, in: db)
        let page = items.prefix(limit)
        let unread = try Int.fetchOne(
            db,
            sql: """
                SELECT COUNT(*) FROM notification_inbox WHERE app = ? AND recipient = ? AND read_at IS NULL
                """,
            arguments: [scope.app, scope.recipient]
        )
        let revision = try Int64.fetchOne(
            db,
            sql: "SELECT revision FROM notification_inbox_revision WHERE app = ? AND recipient = ?",
            arguments: [scope.app, scope.recipient]
        )
        return InboxScreen(
            scope: scope,
            items: page.map { InboxScreen.Item($0, in: zone) },
            unread: unread ?? 0,
            next: items.count > limit ? page.last?.number : nil,
            emptyText: number == nil ? localized("Nothing has been told yet.") : localized("There is nothing older."),
            revision: revision ?? 0
        )
    }

    /// Marks items as read or, if `readAt` is nil, as unread. The first reading time is kept. Unknown ids are ignored.
    ///
    /// - Parameter key: The key of the act, or nil.
    public func mark(
        _ ids: [ID<NotificationRequest>],
        readAt: Instant?,
        under key: IdempotencyKey? = nil
    ) throws {
        try store.write(under: key) { db in
            for id in ids {
                let guardRead = readAt == nil ? "" : "AND read_at IS NULL"
                try db.execute(
                    sql: "UPDATE notification_inbox SET read_at = ? WHERE id = ? \(guardRead)",
                    arguments: [readAt?.milliseconds, id.rawValue]
                )
            }
        }
    }

    /// Marks all items of a scope up to `number` as read. Later items, which the person may not have seen, stay unread.
    ///
    /// - Parameter key: The key of the act, or nil.
    public func markAllRead(
        of scope: NotificationScope,
        upTo number: Int64,
        at now: Instant,
        under key: IdempotencyKey? = nil
    ) throws {
        try store.write(under: key) { db in
            try db.execute(
                sql: """
                    UPDATE notification_inbox SET read_at = ?
                    WHERE app = ? AND recipient = ? AND number <= ? AND read_at IS NULL
                    """,
                arguments: [now.milliseconds, scope.app, scope.recipient, number]
            )
        }
    }

    /// Marks the items as read that a list before `number` begins with, and all older ones. nil means the whole inbox.
    public func markAllRead(of scope: NotificationScope, before number: Int64?, at now: Instant) throws {
        guard let newest = try inbox(of: scope, before: number, limit: 1).first else { return }
        try markAllRead(of: scope, upTo: newest.number, at: now)
    }

    /// Removes old items with their finished deliveries: read ones 90 days after they were delivered, unread ones after 400 days.
    ///
    /// They are not delivered again. An item with a delivery that still waits for a sink is kept. A sink for which one has waited for 30 days is
    /// forgotten with all that waits for it.
    ///
    /// - Returns: The number of items removed.
    @discardableResult
    public func prune(now: Instant) throws -> Int {
        try store.write { db in
            try NotificationStore.forgetAwaySinks(now: now, in: db)
            let condition = """
                told_at < iif(read_at IS NULL, ?, ?) AND NOT EXISTS (
                    SELECT 1 FROM notification_delivery AS open
                    WHERE open.item = number AND open.state IN ('waiting', 'handed'))
                """
            let limits: StatementArguments = [
                now.adding(days24h: -400).milliseconds, now.adding(days24h: -90).milliseconds,
            ]
            try db.execute(
                sql: """
                    DELETE FROM notification_delivery
                    WHERE item IN (SELECT number FROM notification_inbox WHERE \(condition))
                    """,
                arguments: limits
            )
            try db.execute(sql: "DELETE FROM notification_inbox WHERE \(condition)", arguments: limits)
            return db.changesCount
        }
    }
}

extension InboxScreen.Item {
    init(_ item: InboxItem, in zone: TimeZone) {
        self.init(
            id: item.id,
            category: item.request.category,
            title: item.request.title,
            body: item.request.body,
            toldAt: item.toldAt,
            toldAtLocal: zone.local(at: item.toldAt),
            isRead: item.isRead,
            link: DeepLink(item.request.link)
        )
    }
}
