extension DirectorySchema {
    /// What belongs to the device and to nobody's account: its settings, and which of the bundled records were laid in. Neither is in the
    /// change log.
    static let device = """
        CREATE TABLE device_setting (
            name TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE furnished (
            record_id TEXT NOT NULL PRIMARY KEY
        ) STRICT, WITHOUT ROWID;

        """
}
