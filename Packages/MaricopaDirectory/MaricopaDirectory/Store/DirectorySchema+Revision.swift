extension DirectorySchema {
    /// The number of changes of the rows that screens show and that aren't in the change log: ratings, favorites, subscriptions, reminders
    /// and the device's settings. Triggers count them for the revisions of screens.
    static let unloggedRevision = """
        CREATE TABLE unlogged_revision (
            id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
            changes INTEGER NOT NULL
        ) STRICT;
        INSERT INTO unlogged_revision VALUES (1, 0);

        """
        + ["rating", "favorite", "subscription", "event_reminder", "device_setting"].flatMap { table in
            ["INSERT", "UPDATE", "DELETE"].map { event in
                """
                CREATE TRIGGER \(table)_\(event.lowercased())_counted AFTER \(event) ON \(table) BEGIN
                    UPDATE unlogged_revision SET changes = changes + 1;
                END;

                """
            }
        }.joined()
}
