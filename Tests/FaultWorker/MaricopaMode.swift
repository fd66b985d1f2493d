import Foundation
import GRDB
import MaricopaDirectory
import StorageKit
import TimeKit

/// `fault-worker maricopa MODE FILE FROM …`: uses the directory until the process is stopped or an operation fails. FROM is the time of its clock.
///
///     edit FILE FROM TABLE ROWS ID TITLE    changes a record's title, and pauses after ROWS rows of TABLE before anything is saved
///     import FILE FROM TABLE ROWS GEOJSON   imports parks, and pauses in the same way
///     edits FILE FROM ID COUNT              changes a record's title again and again; prints each when it is saved
///     imports FILE FROM COUNT PARKS         imports COUNT files of PARKS parks; prints the source of each when it is saved
enum MaricopaMode {
    private static let misuse = Misuse("maricopa edit|import|edits|imports FILE FROM …")

    static func run(_ arguments: [String]) throws {
        guard arguments.count >= 5 else { throw misuse }
        let store = try LocalStore.open(at: URL(filePath: arguments[1]), schemas: MaricopaDirectory.schemas)
        let from = try Instant(iso8601: arguments[2])
        let directory = MaricopaDirectory(
            store: store,
            pictures: nil,
            clock: WallClock(now: { from }, zone: { .gmt }),
            ids: .live,
            credential: .owner
        )
        let rest = Array(arguments.dropFirst(3))
        switch (arguments[0], rest.count) {
        case ("edit", 4):
            try stop(store, after: Int(rest[1]) ?? 0, rowsOf: rest[0])
            try directory.edit(TimeKit.ID(rest[2]), [.title: rest[3]])
            say("saved")
        case ("import", 3):
            try stop(store, after: Int(rest[1]) ?? 0, rowsOf: rest[0])
            let bytes = Array(try Data(contentsOf: URL(filePath: rest[2])))
            _ = try directory.importRecords([bytes], ImportSettings(.geojson, kind: .park, source: "parks"))
            say("saved")
        case ("edits", 2):
            say("ready")
            for number in 0..<(Int(rest[1]) ?? 0) {
                try directory.edit(TimeKit.ID(rest[0]), [.title: "Title \(number)"])
                say("saved \(number)")
            }
        case ("imports", 2):
            say("ready")
            for number in 0..<(Int(rest[0]) ?? 0) {
                // The process id makes the source unique.
                let source = "s\(ProcessInfo.processInfo.processIdentifier)-\(number)"
                let file = parks(Int(rest[1]) ?? 0, of: source)
                _ = try directory.importRecords([file], ImportSettings(.geojson, kind: .park, source: source))
                say("saved \(source)")
            }
        default: throw misuse
        }
    }

    private static func parks(_ count: Int, of source: String) -> [UInt8] {
        let features = (0..<count).map { number in
            #"{"type":"Feature","id":\#(number),"geometry":null,"properties":{"name":"Park \#(number) of \#(source)"}}"#
        }
        return Array(#"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#.utf8)
    }

    /// Prints a line and waits after this many rows of a table were written on this connection.
    private static func stop(_ store: LocalStore, after rows: Int, rowsOf table: String) throws {
        try store.write { db in
            LocalStore.addPause(to: db)
            try db.execute(sql: "CREATE TEMP TABLE rows_left (count INTEGER); INSERT INTO rows_left VALUES (\(rows))")
            for event in ["INSERT", "UPDATE"] {
                try db.execute(
                    sql: """
                        CREATE TEMP TRIGGER stop_\(event) AFTER \(event) ON main.\(table.quotedDatabaseIdentifier) BEGIN
                            UPDATE rows_left SET count = count - 1;
                            SELECT pause() FROM rows_left WHERE count = 0;
                        END
                        """
                )
            }
        }
    }
}
