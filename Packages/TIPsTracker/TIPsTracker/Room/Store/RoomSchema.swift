import StorageKit

extension TIPsTracker {
    /// What sharing needs besides the room itself: where it is shared, what waits to be sent or was refused, and who belongs to it.
    ///
    /// An operation's number is its place in the order of sending; one that was refused has `parked_at`. `replaced` holds the registers that
    /// stood where it wrote, to bring them back where it is refused; `newest` is the newest clock as it was made: no clock is given twice.
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

    /// The other side's clock, so that a field whose clock no server can hold doesn't set the clocks of what is written next.
    ///
    /// Milliseconds by which the server was ahead of this device at the last round; NULL before one.
    static let serverClockMigration = Migration(
        "0003-server-clock",
        sql: "ALTER TABLE remote ADD COLUMN server_offset INTEGER"
    )

    /// The newest clock of a field in the shared room whose value this version can't read; NULL for none.
    static let unreadableClockMigration = Migration(
        "0004-unreadable-clock",
        sql: "ALTER TABLE remote ADD COLUMN unreadable_clock TEXT"
    )
}
