import Foundation
import RealtimeTree
import TimeKit

/// What is listened to: a place, or what a query asks of it.
struct ListenedPlace: Hashable, Sendable {
    let path: RealtimePath
    let query: RealtimeQuery?
}

/// One who listens.
struct Listener: Sendable {
    let id: Int
    let place: ListenedPlace
    let asker: Asker
    let queue: ListenerQueue
}

/// All listeners of a service, by database. Each database with listeners has one task that tells them, in the order of its commits.
final class Listeners: @unchecked Sendable {
    // @unchecked: the variables are touched under the lock only.
    private let lock = NSLock()
    private let store: any TreeStore
    private let book: RuleBook
    private let clock: WallClock
    private let limits: ServiceLimits
    private let sleep: @Sendable (Duration) async throws -> Void
    private var halls: [DatabaseName: Hall] = [:]
    private var lastID = 0
    private var isClosed = false
    private var ticker: Task<Void, Never>?

    /// The listeners of one database.
    private struct Hall {
        let news: Mailbox<News>
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
        for hall in halls.values { hall.news.finish() }
    }

    /// How many listen.
    var count: Int { lock.withLock { halls.values.reduce(0) { $0 + $1.ids.count } } }

    /// Lets somebody in, who hears of all commits after the next look at the store; nil once all is closed.
    func enter(_ database: DatabaseName, _ place: ListenedPlace, _ asker: Asker) -> Listener? {
        lock.withLock {
            guard !isClosed else { return nil }
            lastID += 1
            let listener = Listener(id: lastID, place: place, asker: asker, queue: ListenerQueue(limits: limits))
            var hall = halls[database] ?? makeHall(of: database)
            hall.ids.insert(listener.id)
            hall.news.put(.entered(listener))
            halls[database] = hall
            if ticker == nil { ticker = makeTicker() }
            return listener
        }
    }

    /// Says what the one who was let in has seen.
    func opened(_ opening: Opening, of id: Int, in database: DatabaseName) {
        lock.withLock { halls[database]?.news.put(.opened(id, opening)) }
    }

    /// Lets somebody go. Doing so twice does nothing.
    func leave(_ listener: Listener, of database: DatabaseName) {
        listener.queue.abandon()
        left(listener.id, of: database)
    }

    /// Tells of commits. Quick: it only puts them into mailboxes.
    func tell(_ commits: [TreeCommit]) {
        lock.withLock {
            for commit in commits { halls[commit.database]?.news.put(.commit(commit)) }
        }
    }

    /// Tells that a database has other rules.
    func rulesChanged(in database: DatabaseName) {
        lock.withLock { halls[database]?.news.put(.rulesChanged) }
    }

    /// Ends all, once they have been told of what is known here; lets nobody in any more.
    func close() async {
        let halls = lock.withLock {
            isClosed = true
            ticker?.cancel()
            for hall in self.halls.values { hall.news.finish() }
            return Array(self.halls.values)
        }
        for hall in halls { await hall.task.value }
        lock.withLock { self.halls.removeAll() }
    }

    private func left(_ id: Int, of database: DatabaseName) {
        lock.withLock {
            guard var hall = halls[database], hall.ids.remove(id) != nil else { return }
            hall.news.put(.left(id))
            if hall.ids.isEmpty { hall.news.finish() }
            halls[database] = hall.ids.isEmpty ? nil : hall
        }
    }

    private func makeHall(of database: DatabaseName) -> Hall {
        let news = Mailbox<News>()
        let (store, book, clock, limits) = (store, book, clock, limits)
        let task = Task { [weak self] in
            var audience = Audience(database: database, store: store, book: book, clock: clock, limits: limits) {
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
        return Hall(news: news, task: task)
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
                lock.withLock { for hall in halls.values { hall.news.put(.tick) } }
            }
        }
    }
}
