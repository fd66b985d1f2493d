extension DirectorySchema {
    /// The index of records around a position: a kind's records by strips of a hundredth of a degree of latitude, from west to east. It
    /// covers the conditions on circle and payments, so that only matching records are looked up.
    static let near = """
        CREATE INDEX record_near ON record (kind, (\(strip)), longitude, latitude, payments)
        WHERE latitude IS NOT NULL;

        """

    /// The strip of a record's latitude.
    static let strip = "(latitude + 900000000) / 100000"

    /// Result sessions: the query, and the order of its results in chunks of record numbers, eight bytes each, least significant byte
    /// first. `gone_record` keeps the kind and title of deleted records, so that the arrows still work on them.
    static let sessions = """
        CREATE TABLE result_session (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            query TEXT NOT NULL,
            moment TEXT NOT NULL,
            total INTEGER NOT NULL CHECK (total >= 0)
        ) STRICT;

        CREATE TABLE result_chunk (
            session INTEGER NOT NULL REFERENCES result_session (number),
            place INTEGER NOT NULL,
            numbers BLOB NOT NULL,
            PRIMARY KEY (session, place)
        ) STRICT;

        CREATE TABLE gone_record (
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL,
            kind INTEGER NOT NULL,
            title TEXT NOT NULL
        ) STRICT;
        CREATE INDEX gone_record_by_id ON gone_record (id);
        CREATE TRIGGER record_gone AFTER DELETE ON record BEGIN
            INSERT OR REPLACE INTO gone_record VALUES (OLD.number, OLD.id, OLD.kind, OLD.title);
        END;
        CREATE TRIGGER record_came AFTER INSERT ON record BEGIN
            DELETE FROM gone_record WHERE number = NEW.number;
        END;

        """
}
