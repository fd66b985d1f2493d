import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@Suite("The inbox")
struct InboxTests {
    private func filled(_ count: Int) throws -> (NotificationStore, Instant) {
        let store = try NotificationStore.inMemory()
        let now = try at("2026-03-08T15:00:00Z")
        let reasons = try (1...count).map {
            try reason("r\($0)", title: "No \($0)", at: .occurred(now.adding(minutes: $0)))
        }
        #expect(try store.tell(reasons, now: now.adding(hours: 5)).count == count)
        return (store, now.adding(hours: 6))
    }

    @Test("it lists the newest first and pages without loss or repetition")
    func pages() throws {
        let (store, _) = try filled(25)
        var seen: [String] = []
        var next: Int64?
        repeat {
            let page = try store.inboxScreen(of: tips, in: phoenix(), before: next, limit: 10)
            #expect(page.unread == 25)
            seen += page.items.map(\.title)
            next = page.next
        } while next != nil
        #expect(seen == (1...25).reversed().map { "No \($0)" })
    }

    @Test("a page has fifty items unless another number is wanted, and a full last page has no next one")
    func fifty() throws {
        for count in [49, 50, 51] {
            let (store, _) = try filled(count)
            let page = try store.inboxScreen(of: tips, in: phoenix())
            #expect(page.items.count == min(count, 50) && (page.next != nil) == (count > 50))
            #expect(try store.inbox(of: tips).count == min(count, 50))
        }
    }

    @Test("an item shows its local time and the screen it points to")
    func shows() throws {
        let (store, _) = try filled(1)
        let shown = try #require(try store.inboxScreen(of: tips, in: phoenix()).items.first)
        #expect(shown.toldAtLocal.description == "2026-03-08T13:00")
        #expect(shown.link == DeepLink(scheme: "tips", ["home", "r1"]))
        #expect(!shown.isRead)
    }

    @Test("reading is noted once, can be taken back, and changes the revision")
    func reading() throws {
        let (store, now) = try filled(3)
        let before = try store.inboxScreen(of: tips, in: phoenix())
        let first = try #require(before.items.first)
        try store.mark([first.id], readAt: now)
        try store.mark([first.id], readAt: now.adding(hours: 1))
        let after = try store.inboxScreen(of: tips, in: phoenix())
        #expect(after.unread == 2)
        #expect(after.revision != before.revision)
        #expect(try store.inbox(of: tips).first?.readAt == now)
        #expect(try store.inbox(of: tips, unreadOnly: true).count == 2)
        try store.mark([first.id], readAt: nil)
        #expect(try store.inboxScreen(of: tips, in: phoenix()).unread == 3)
    }

    @Test("marking all as read spares what arrived after the list was shown")
    func markAll() throws {
        let (store, now) = try filled(3)
        let shown = try #require(try store.inbox(of: tips).first?.number)
        _ = try store.tell([reason("later", at: .occurred(now))], now: now)
        try store.markAllRead(of: tips, upTo: shown, at: now)
        let screen = try store.inboxScreen(of: tips, in: phoenix())
        #expect(screen.unread == 1)
        #expect(screen.items.filter { !$0.isRead }.map(\.id.rawValue) == ["tips//treatment/later/once"])
    }

    @Test("a notice that was read and removed is not told again")
    func removal() throws {
        let (store, now) = try filled(2)
        let newest = try #require(try store.inbox(of: tips).first)
        try store.mark([newest.id], readAt: now)
        #expect(try store.prune(now: now.adding(days24h: 89)) == 0)
        #expect(try store.prune(now: now.adding(days24h: 90)) == 1)
        #expect(try store.inbox(of: tips).map(\.request.title) == ["No 1"])
        #expect(try store.tell([reason("r2", at: .occurred(now))], now: now).isEmpty)
        #expect(try store.prune(now: now.adding(days24h: 399)) == 0)
        #expect(try store.prune(now: now.adding(days24h: 400)) == 1, "what was never read is kept for longer")
    }

    @Test("a limit of any size is taken", arguments: [Int.min, -1, 0, 1, Int.max])
    func limits(limit: Int) throws {
        let (store, _) = try filled(3)
        let screen = try store.inboxScreen(of: tips, in: phoenix(), limit: limit)
        #expect(screen.items.count == min(3, max(0, limit)))
    }

    @Test("an empty list says so")
    func empty() throws {
        let screen = try NotificationStore.inMemory().inboxScreen(of: tips, in: phoenix())
        #expect(screen.items.isEmpty && screen.next == nil && screen.unread == 0)
        #expect(screen.emptyText == "Nothing has been told yet.")
    }
}
