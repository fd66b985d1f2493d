import CSQLite
import Foundation
import TIPsTracker
import TimeKit

/// The floor of a first sync: the rows of the ticks, written in one commit through SQLite's own interface into a table like the store's.
enum BareRows {
    static func insert(_ claims: [Claim], into file: URL) {
        var handle: OpaquePointer?
        precondition(sqlite3_open(file.path, &handle) == SQLITE_OK, "the floor's file can be opened")
        defer { sqlite3_close(handle) }
        let setup = """
            PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
            CREATE TABLE claim (
                id TEXT NOT NULL PRIMARY KEY, day TEXT NOT NULL, item TEXT NOT NULL, cycle TEXT NOT NULL,
                member TEXT NOT NULL, at INTEGER NOT NULL, recorded_at INTEGER NOT NULL, item_name TEXT NOT NULL,
                category TEXT NOT NULL, dose_amount TEXT, dose_unit TEXT, is_early INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX claim_by_day ON claim (day, item);
            BEGIN IMMEDIATE
            """
        precondition(sqlite3_exec(handle, setup, nil, nil, nil) == SQLITE_OK, "the floor's table can be made")
        var insert: OpaquePointer?
        let sql = "INSERT INTO claim VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)"
        precondition(sqlite3_prepare_v2(handle, sql, -1, &insert, nil) == SQLITE_OK, "the floor's SQL is sound")
        defer { sqlite3_finalize(insert) }
        for claim in claims {
            let texts: [(Int32, String?)] = [
                (1, claim.id.rawValue), (2, claim.slot.day.description), (3, claim.slot.item.rawValue),
                (4, claim.cycle.rawValue), (5, claim.member.rawValue), (8, claim.snapshot.item),
                (9, claim.snapshot.category.rawValue), (10, claim.snapshot.dose?.amount),
                (11, claim.snapshot.dose?.unit),
            ]
            for (index, text) in texts {
                sqlite3_bind_text(insert, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            }
            sqlite3_bind_int64(insert, 6, claim.at.milliseconds)
            sqlite3_bind_int64(insert, 7, claim.recordedAt.milliseconds)
            precondition(sqlite3_step(insert) == SQLITE_DONE, "the floor's rows can be written")
            sqlite3_reset(insert)
        }
        precondition(sqlite3_exec(handle, "COMMIT", nil, nil, nil) == SQLITE_OK, "the floor's commit is made")
    }
}
