import StorageKit

extension TIPsTracker {
    /// The data of sharing: its address, the waiting and refused operations, and the accounts.
    ///
    /// An operation's number is its position in the sending order. A refused one has `parked_at`. `replaced` contains the overwritten
    /// registers, which a refusal restores. `newest` is the newest clock at its creation, so that no clock is used twice.
    static let roomMigration = Migration(
        "0002-sharing",
        sql: """
            CREATE TABLE remote (
                id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
                address TEXT NOT NULL CHECK (length(address) > 0),
                api_key TEXT,
                room TEXT NOT NULL CHECK (length(room) > 0),
                account TEXT NOT NULL CHECK (length(account) > 0),
                connected_at INTEGER NOT NULL,
                synchronized_at INTEGER,
                problem TEXT
            ) STRICT;

            CREATE TABLE operation (
                number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
                at INTEGER NOT NULL,
                member TEXT,
                summary TEXT NOT NULL,
                body TEXT NOT NULL CHECK (length(body) > 0),
                replaced TEXT NOT NULL CHECK (length(replaced) > 0),
                newest TEXT NOT NULL,
                parked_at INTEGER,
                reason TEXT,
                CHECK ((parked_at IS NULL) = (reason IS NULL))
            ) STRICT;
            CREATE INDEX operation_parked ON operation (parked_at) WHERE parked_at IS NOT NULL;

            CREATE TABLE account (
                id TEXT NOT NULL PRIMARY KEY CHECK (length(id) > 0),
                member TEXT NOT NULL CHECK (length(member) > 0),
                role TEXT NOT NULL CHECK (role IN ('admin', 'logger')),
                until INTEGER,
                code TEXT
            ) STRICT, WITHOUT ROWID;
            """
    )

    /// The milliseconds that the server was ahead of this device at the last synchronization; NULL before. Clocks too far ahead for a
    /// server don't advance the clocks of new writes.
    static let serverClockMigration = Migration(
        "0003-server-clock",
        sql: "ALTER TABLE remote ADD COLUMN server_offset INTEGER"
    )

    /// The newest clock of a shared field that this version can't read; NULL for none.
    static let unreadableClockMigration = Migration(
        "0004-unreadable-clock",
        sql: "ALTER TABLE remote ADD COLUMN unreadable_clock TEXT"
    )
}
