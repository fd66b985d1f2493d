extension DirectorySchema {
    /// Data of the device that belongs to no account: its settings, and the ids of bundled records that were added. It isn't in the change
    /// log.
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
