import Foundation
import RealtimeTree
import TimeKit

/// The target of a subscription: a path, with an optional query.
struct ListenedPlace: Hashable, Sendable {
    let path: RealtimePath
    let query: RealtimeQuery?
}

/// A subscription.
struct Listener: Sendable {
    let id: Int
    let place: ListenedPlace
    let principal: Principal
    let queue: ListenerQueue
}

/// All subscriptions of a service, by database. One task per database processes its messages in order.
final class Listeners: @unchecked Sendable {
    // @unchecked: the variables are only used with the lock held.
    private let lock = NSLock()
    private let store: any TreeStore
    private let book: RuleBook
    private let clock: WallClock
    private let limits: ServiceLimits
    private let sleep: @Sendable (Duration) async throws -> Void
    private var channels: [DatabaseName: Channel] = [:]
    private var lastID = 0
    private var isClosed = false
    private var ticker: Task<Void, Never>?

    /// The subscriptions of one database and the task that serves them.
    private struct Channel {
        let news: Mailbox<SubscriptionMessage>
        let task: Task<Void, Never>
        var ids: Set<Int> = []
    }

    init(
        store: any TreeStore,
        book: RuleBook,
        clock: WallClock,
        limits: ServiceLimits,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.store = store
        self.book = book
        self.clock = clock
        self.limits = limits
        self.sleep = sleep
    }

    deinit {
        ticker?.cancel()
        for channel in channels.values { channel.news.finish() }
    }

    /// The number of subscriptions.
    var count: Int { lock.withLock { channels.values.reduce(0) { $0 + $1.ids.count } } }

    /// Registers a subscription before its first read, so that no commit is missed; nil once all are closed.
    func enter(_ database: DatabaseName, _ place: ListenedPlace, _ principal: Principal) -> Listener? {
        lock.withLock {
            guard !isClosed else { return nil }
            lastID += 1
            let listener = Listener(
                id: lastID,
                place: place,
                principal: principal,
                queue: ListenerQueue(limits: limits)
            )
            var channel = channels[database] ?? makeHall(of: database)
            channel.ids.insert(listener.id)
            channel.news.put(.entered(listener))
            channels[database] = channel
            if ticker == nil { ticker = makeTicker() }
            return listener
        }
    }

    /// Reports what a registered subscription has read first.
    func opened(_ opening: Opening, of id: Int, in database: DatabaseName) {
        lock.withLock { channels[database]?.news.put(.opened(id, opening)) }
    }

    /// Removes a subscription. Calling it again does nothing.
    func leave(_ listener: Listener, of database: DatabaseName) {
        listener.queue.abandon()
        left(listener.id, of: database)
    }

    /// Distributes commits. It only appends to mailboxes, so the store's writer isn't held up.
    func tell(_ commits: [TreeCommit]) {
        lock.withLock {
            for commit in commits { channels[commit.database]?.news.put(.commit(commit)) }
        }
    }

    /// Reports that the rules of a database have changed.
    func rulesChanged(in database: DatabaseName) {
        lock.withLock { channels[database]?.news.put(.rulesChanged) }
    }

    /// Ends all subscriptions after sending the events of earlier commits. No more are registered.
    func close() async {
        let channels = lock.withLock {
            isClosed = true
            ticker?.cancel()
            for channel in self.channels.values { channel.news.finish() }
            return Array(self.channels.values)
        }
        for channel in channels { await channel.task.value }
        lock.withLock { self.channels.removeAll() }
    }

    private func left(_ id: Int, of database: DatabaseName) {
        lock.withLock {
            guard var channel = channels[database], channel.ids.remove(id) != nil else { return }
            channel.news.put(.left(id))
            if channel.ids.isEmpty { channel.news.finish() }
            channels[database] = channel.ids.isEmpty ? nil : channel
        }
    }

    private func makeHall(of database: DatabaseName) -> Channel {
        let news = Mailbox<SubscriptionMessage>()
        let (store, book, clock, limits) = (store, book, clock, limits)
        let task = Task { [weak self] in
            var audience = DatabaseSubscriptions(
                database: database,
                store: store,
                book: book,
                clock: clock,
                limits: limits
            ) {
                [weak self] id in
                self?.left(id, of: database)
            }
            while true {
                let batch = await news.takeAll()
                guard !batch.isEmpty else { break }
                await audience.hear(batch)
            }
            audience.end()
        }
        return Channel(news: news, task: task)
    }

    private func makeTicker() -> Task<Void, Never> {
        let (sleep, pause) = (sleep, Duration.seconds(limits.recheckSeconds))
        return Task { [weak self] in
            while !Task.isCancelled {
                do {
                    try await sleep(pause)
                } catch {
                    return
                }
                guard let self else { return }
                lock.withLock { for channel in channels.values { channel.news.put(.tick) } }
            }
        }
    }
}
