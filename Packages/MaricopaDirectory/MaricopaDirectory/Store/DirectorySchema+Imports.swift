extension DirectorySchema {
    /// Import runs. A run is in the change log, but its new records aren't. Undoing the run moves the records that nobody has edited to
    /// `record_aside`, and redoing it restores them with their numbers.
    static let imports = """
        CREATE TABLE import_run (
            id TEXT NOT NULL PRIMARY KEY,
            at INTEGER NOT NULL,
            format TEXT NOT NULL,
            source TEXT NOT NULL,
            first_number INTEGER,
            last_number INTEGER,
            read_count INTEGER NOT NULL,
            new_count INTEGER NOT NULL,
            changed_count INTEGER NOT NULL,
            refused_count INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE record_aside (
            run_id TEXT NOT NULL,
            number INTEGER NOT NULL PRIMARY KEY,
            \(RecordCoding.names.map { $0 + " ANY" }.joined(separator: ",\n    "))
        ) STRICT;
        CREATE INDEX record_aside_by_run ON record_aside (run_id);

        CREATE TRIGGER import_run_taken_back AFTER DELETE ON import_run BEGIN
            INSERT INTO record_aside (run_id, number, \(columns))
            SELECT OLD.id, number, \(columns) FROM record
            WHERE number BETWEEN OLD.first_number AND OLD.last_number AND version = 1;
            DELETE FROM record WHERE number IN (SELECT number FROM record_aside WHERE run_id = OLD.id);
        END;
        CREATE TRIGGER import_run_brought_back AFTER INSERT ON import_run BEGIN
            INSERT INTO record (number, \(columns))
            SELECT number, \(columns) FROM record_aside WHERE run_id = NEW.id;
            DELETE FROM record_aside WHERE run_id = NEW.id;
        END;

        """

    private static let columns = RecordCoding.names.joined(separator: ", ")
}
