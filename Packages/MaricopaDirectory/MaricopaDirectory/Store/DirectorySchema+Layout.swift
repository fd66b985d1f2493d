extension DirectorySchema {
    /// What admins set up: buttons, section titles, filters, pages. A part without a row is as the engine has it. And what was checked
    /// when.
    static let layout = """
        CREATE TABLE layout (
            name TEXT NOT NULL PRIMARY KEY,
            content TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX record_by_freshness ON record (verified_on, added_on, id);

        """
}
