import BenchmarkSupport
import Foundation
import GRDB
import StorageKit
import TestKit
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

// Measures a store compared with the same work through SQLite's own interface: opening, a saved change, writing and reading many rows.

private let sql = "CREATE TABLE item (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT"
private let schema = Schema(namespace: "bench", migrations: [Migration("0001-items", sql: sql)])
private let insert = "INSERT INTO item (id, body) VALUES (?, ?)"
private let text = "a line of text as long as most of those that people type"

private struct Item: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "item"
    var id: Int64
    var body: String
}

private func filled(_ file: URL, _ count: Int) throws {
    let store = try LocalStore.open(at: file, schemas: [schema])
    try store.write { db in
        let statement = try db.cachedStatement(sql: insert)
        for id in 0..<Int64(count) { try statement.execute(arguments: [id, text]) }
    }
    try store.close()
}

private var table = Table(["", "rows", "µs", "floor µs", "times the floor"])

@MainActor private func add(_ name: String, rows: Int, each count: Int, _ measurement: Measurement) {
    table.add([
        name, Double(rows).text(places: 0), (measurement.seconds / Double(count) * 1e6).text(places: 2),
        (measurement.floorSeconds / Double(count) * 1e6).text(places: 2), measurement.ratio.text(places: 2),
    ])
}

/// Measures a whole command that shows one row: open, query, close.
@MainActor private func measureOpening(_ folder: TemporaryFolder, rows: Int) throws {
    let file = folder.file("open-\(rows).sqlite")
    try filled(file, rows)
    for (name, connections) in [
        ("open, read, close (one connection)", StoreOptions.Connections.single),
        ("open, read, close (pool)", .pool(readers: 4)),
    ] {
        let measurement = Measurement {
            (0..<50).reduce(0) { sum, _ in
                sum &+ PlainDatabase(file.path, setup: "").sum("SELECT id, body FROM item WHERE id = 7")
            }
        } subject: {
            (0..<50).reduce(0) { sum, _ in
                let store = try? LocalStore.open(
                    at: file,
                    schemas: [schema],
                    options: StoreOptions(connections: connections)
                )
                return sum &+ ((try? store?.read { try Item.fetchOne($0, key: 7)?.body.utf8.count }) ?? 0)
            }
        }
        add(name, rows: rows, each: 50, measurement)
    }
}

/// Measures one row through the change log, which is three rows in the file, compared with a plain commit of three rows.
@MainActor private func measureChanges(_ folder: TemporaryFolder, rows: Int) throws {
    let (ours, plain) = (folder.file("change-\(rows).sqlite"), folder.file("plain-\(rows).sqlite"))
    try filled(ours, rows)
    let store = try LocalStore.open(at: ours, schemas: [schema])
    let floor = PlainDatabase(plain.path)
    floor.execute(
        "\(sql); CREATE TABLE a (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT; CREATE TABLE b (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT"
    )
    var next = Int64(rows)
    var plainNext = next
    let measurement = Measurement {
        for _ in 0..<500 {
            floor.execute("BEGIN IMMEDIATE")
            for name in ["item", "a", "b"] {
                floor.run("INSERT INTO \(name) (id, body) VALUES (?, ?)", [plainNext], text: text)
            }
            floor.execute("COMMIT")
            plainNext += 1
        }
        return Int(plainNext)
    } subject: {
        for _ in 0..<500 {
            let cause = ChangeCause(
                actor: "Ann",
                at: Instant(milliseconds: next),
                useCase: "add",
                subject: EntityRef(kind: "item", id: "\(next)"),
                summary: "item added"
            )
            do {
                try store.change(cause) { try $0.insert(Item(id: next, body: text)) }
            } catch {
                print(error)
            }
            next += 1
        }
        return Int(next)
    }
    add("one row changed, with its history", rows: rows, each: 500, measurement)
}

@MainActor private func measureRows(_ folder: TemporaryFolder, rows: Int) throws {
    let (ours, plain) = (folder.file("rows-\(rows).sqlite"), folder.file("plain-rows-\(rows).sqlite"))
    let store = try LocalStore.open(at: ours, schemas: [schema])
    let floor = PlainDatabase(plain.path)
    floor.execute(sql)
    let writing = Measurement(rounds: 5) {
        floor.execute("BEGIN IMMEDIATE; DELETE FROM item")
        for id in 0..<Int64(rows) { floor.run(insert, [id], text: text) }
        floor.execute("COMMIT")
        return rows
    } subject: {
        let count = try? store.write { db in
            try db.execute(sql: "DELETE FROM item")
            let statement = try db.cachedStatement(sql: insert)
            for id in 0..<Int64(rows) { try statement.execute(arguments: [id, text]) }
            return rows
        }
        return count ?? 0
    }
    add("a row written, all in one transaction", rows: rows, each: rows, writing)
    let reading = Measurement {
        floor.sum("SELECT id, body FROM item")
    } subject: {
        let total = try? store.read { db in
            let cursor = try Row.fetchCursor(db, sql: "SELECT id, body FROM item")
            var total = 0
            while let row = try cursor.next() { total &+= (row[0] as Int) &+ (row[1] as String).utf8.count }
            return total
        }
        return total ?? 0
    }
    add("a row read", rows: rows, each: rows, reading)
}

let folder = try TemporaryFolder()
for rows in [10_000, 100_000] {
    try measureOpening(folder, rows: rows)
    try measureChanges(folder, rows: rows)
    try measureRows(folder, rows: rows)
}
print(table)
