extension DirectorySchema {
    /// What finds records around a place: the records of a kind by strips of a hundredth of a degree, from west to east. All that a
    /// circle and the payments ask for is in the index, so that only what may be shown is looked up.
    static let near = """
        CREATE INDEX record_near ON record (kind, (\(strip)), longitude, latitude, payments)
        WHERE latitude IS NOT NULL;

        """

    /// The strip a record lies in.
    static let strip = "(latitude + 900000000) / 100000"

    /// What was asked, and the order of its results: numbers of records, eight bytes each, the least first, so many in a chunk.
    /// `gone_record` remembers what a deleted record was, so that whoever looks at it can go on from there.
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
