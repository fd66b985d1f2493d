extension DirectorySchema {
    /// The parts that admins configure; a part without a row has its default. Also the index of the records' last checks.
    static let layout = """
        CREATE TABLE layout (
            name TEXT NOT NULL PRIMARY KEY,
            content TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX record_by_freshness ON record (verified_on, added_on, id);

        """
}
