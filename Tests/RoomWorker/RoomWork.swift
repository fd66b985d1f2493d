import Foundation
import GRDB
import NotificationKit
import RealtimeClient
import RoomRemote
import SchedulerKit
import StorageKit
import TIPsTracker
import TestKit
import TimeKit

/// `room-worker FOLDER FROM DAYS SEED COUNT PAUSE`: makes random changes on a device while it follows its room.
///
/// FOLDER is the data folder of `tips` with a shared room. The worker ticks, un-ticks or edits a box COUNT times, on a random one of DAYS days from
/// FROM on and at the time of that day, so its clock jumps by days. It waits PAUSE milliseconds between two changes, and prints each when it
/// is saved:
///
///     ready
///     ticked CLAIM         cleared CLAIM         edited CLAIM REPLACEMENT
///     made                 all COUNT are done
///     sent                 nothing waits anymore; then it ends
struct RoomWork {
    private struct Misuse: Error, CustomStringConvertible {
        let description = "usage: room-worker FOLDER FROM DAYS SEED COUNT PAUSE"
    }

    private let folder: URL
    private let from: Instant
    private let days: Int
    private let count: Int
    private let pause: Int
    private var generator: SeededGenerator

    init(_ arguments: [String]) throws {
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }
        guard arguments.count == 6, numbers.count == 4, let seed = UInt64(exactly: numbers[1]) else { throw Misuse() }
        folder = URL(filePath: arguments[0], directoryHint: .isDirectory)
        from = try Instant(iso8601: arguments[1])
        (days, count, pause) = (max(1, numbers[0]), numbers[2], numbers[3])
        generator = SeededGenerator(seed: seed)
    }

    func run() async throws {
        // The schemas are in the app's order, so that both open the same store.
        let schemas = TIPsTracker.schemas + [Scheduler.schema, NotificationStore.schema]
        let store = try LocalStore.open(at: folder.appending(path: "tips.sqlite"), schemas: schemas)
        let tracker = TIPsTracker(store: store, clock: .live, ids: .live)
        guard let remote = try tracker.syncStatus().remote else { throw TIPsError.notConnected }
        // A family waits seconds after a lost connection, but a test with hundreds of cuts can't.
        let options = RealtimeClientOptions(
            agent: "room-worker",
            clock: .live,
            patience: .seconds(20),
            backOff: BackOff(first: 10, longest: 100)
        )
        let accounts = DeviceAccounts(folder.appending(path: "tips.account"))
        say("ready")
        try await RoomRemote.with(remote, accounts: accounts, options: options) { transport in
            try await withThrowingTaskGroup { group in
                group.addTask { try await tracker.follow(over: transport) { _ in } }
                group.addTask {
                    var work = self
                    try await work.log(in: store, sleep: options.sleep)
                    say("made")
                    let waiting = store.values { db in
                        try Int.fetchOne(db, sql: "SELECT count(*) FROM operation WHERE parked_at IS NULL")
                    }
                    for try await count in waiting where count == 0 {
                        say("sent")
                        return
                    }
                }
                try await group.next()
                group.cancelAll()
                while await group.nextResult() != nil {}
            }
        }
    }
}

// MARK: Logging

extension RoomWork {
    private mutating func log(
        in store: LocalStore,
        sleep: @Sendable (Duration) async throws -> Void
    ) async throws {
        for _ in 0..<count {
            let minute = generator.int(in: 6 * 60...22 * 60)
            let now = from.adding(days24h: generator.int(in: 0...days - 1)).adding(minutes: minute)
            let tracker = TIPsTracker(store: store, clock: WallClock(now: { now }, zone: { .gmt }), ids: .live)
            let items = try tracker.plan().items
            guard !items.isEmpty else { return }
            try act(on: generator.pick(items), in: tracker, at: now)
            if pause > 0 { try await sleep(.milliseconds(pause)) }
        }
    }

    private mutating func act(on item: Item, in tracker: TIPsTracker, at now: Instant) throws {
        do throws(TIPsError) {
            switch generator.int(in: 1...10) {
            case 1...7:
                let receipt = try tracker.log(item.id, early: true, clinicSaidGoOn: true, clockIsRight: true)
                if !receipt.wasTicked { say("ticked \(receipt.entry.claim.id)") }
            case 8...9:
                say("cleared \(try tracker.unlog(item.id).entry.claim.id)")
            default:
                let day = try tracker.plan().room.day(of: now)
                guard let entry = try tracker.entries(in: day..<day.next).first(where: { $0.item == item.id }) else {
                    return
                }
                let edited = try tracker.editLog(entry.claim.id, at: entry.at.adding(minutes: -1))
                say("edited \(entry.claim.id) \(edited.claim.id)")
            }
        } catch {
            switch error {
            // An operation that the rules refuse, or whose subject is gone, changes nothing.
            case .notLogged, .notAllowed, .alreadyLogged, .notFound, .inTheFuture, .notToday, .outsideItsCycle: return
            default: throw error
            }
        }
    }
}

/// Prints a line with a single write, so that it is never partial.
private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
