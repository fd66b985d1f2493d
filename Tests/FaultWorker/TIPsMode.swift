import Foundation
import GRDB
import StorageKit
import TIPsTracker
import TimeKit

/// `fault-worker tips MODE FILE FROM …`: uses a tracker until the process is stopped or an operation fails. FROM is the time of its clock.
///
///     tick FILE FROM DAYS ITEM …   ticks the items at FROM and every 24 hours later, DAYS times; prints each when it is saved
///     pause FILE FROM TABLE ITEM   ticks the item, and pauses at a row of TABLE before anything is saved
///     full FILE FROM BYTES ITEM …  ticks the items day by day until an error; BYTES is the size limit of its files
///     hold FILE FROM               keeps the file locked until the input ends
enum TIPsMode {
    private static let misuse = Misuse("tips tick|pause|full|hold FILE FROM …")

    static func run(_ arguments: [String]) throws {
        guard arguments.count >= 3 else { throw misuse }
        let file = URL(filePath: arguments[1])
        let from = try Instant(iso8601: arguments[2])
        let rest = Array(arguments.dropFirst(3))
        switch (arguments[0], rest.count) {
        case ("tick", 2...):
            try tick(file, from, days: Int(rest[0]) ?? 0, rest.dropFirst().map { Item.ID($0) })
        case ("pause", 2): try pause(file, from, table: rest[0], Item.ID(rest[1]))
        case ("full", 2...): try full(file, from, limit: Int(rest[0]) ?? 0, rest.dropFirst().map { Item.ID($0) })
        case ("hold", 0): try LocalStore.open(at: file, schemas: TIPsTracker.schemas).hold()
        default: throw misuse
        }
    }

    private static func tracker(_ store: LocalStore, at now: Instant) -> TIPsTracker {
        TIPsTracker(store: store, clock: WallClock(now: { now }, zone: { .gmt }), ids: .live)
    }

    private static func tick(_ file: URL, _ from: Instant, days: Int, _ items: [Item.ID]) throws {
        let store = try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
        say("ready")
        for day in 0..<days {
            let now = from.adding(days24h: day)
            for item in items {
                let receipt = try tracker(store, at: now).log(item, early: true, clinicSaidGoOn: true)
                say("\(receipt.wasTicked ? "found" : "saved") \(receipt.entry.slot.key)")
            }
        }
    }

    private static func pause(_ file: URL, _ from: Instant, table: String, _ item: Item.ID) throws {
        let store = try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
        try store.pause(atRowsOf: table)
        try tracker(store, at: from).log(item, clinicSaidGoOn: true)
        say("saved")
    }

    private static func full(_ file: URL, _ from: Instant, limit: Int, _ items: [Item.ID]) throws {
        let store = try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
        StorageFaults.limitFiles(to: limit)
        var saved = 0
        do {
            for day in 0..<10_000 {
                for item in items {
                    try tracker(store, at: from.adding(days24h: day)).log(item, early: true, clinicSaidGoOn: true)
                    saved += 1
                }
            }
            say("never full")
        } catch TIPsError.store(let error) {
            say("error: \(error)")
        }
        // After the error the store still reads exactly the saved data.
        let counts = try store.read { db in
            try ["claim", "change_row"].map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") ?? 0 }
        }
        say("saved \(saved) claims \(counts[0]) findings \(try store.inspect().findings.count)")
    }
}
